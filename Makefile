# One command each for running, checking and documenting the project. Needs Python 3.11 or newer
# and make, on a POSIX system; CONTRIBUTING.md has the commands themselves, for Windows.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
LOGS := build/logs

# The demonstration, and the game that the installed wheel has to play.
DEMO_CHECK := check cards
DEMO_PLAY := play --seats 4 --seed 7 --agents greedy

MAKEFLAGS += --no-print-directory

# Hundreds of tests start Python anew, which would compile all that it loads each time.
unexport PYTHONDONTWRITEBYTECODE

# $(call stage,name,command): runs a stage with its output in a log, shown only when it fails, so
# that stages may run beside the tests and what is printed stays readable.
define stage
	@mkdir -p $(LOGS); start=$$(date +%s); \
	if $(2) > $(LOGS)/$(1).log 2>&1; then \
	  echo "ok      $(1) ($$(($$(date +%s) - start)) s)"; \
	else \
	  echo "FAILED  $(1):"; cat $(LOGS)/$(1).log; echo "FAILED  $(1)"; exit 1; \
	fi
endef

.PHONY: help demo test test-thorough lint types pytest docs tables wheel bench format clean \
        beside-the-tests

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- the environment ------------------------------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed: make PYTHON=python3.11 ..."; exit 1; }
	@echo "==> making the environment $(VENV)"
	@$(PYTHON) -m venv $(VENV)

# The plain install is all that a user needs, and all that the demonstration gets.
$(VENV)/.installed: pyproject.toml | $(BIN)/python
	@echo "==> installing abyss-rules and what it needs"
	@$(PIP) install --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/python
	@echo "==> installing abyss-rules and the tools that check it (a minute or two)"
	@$(PIP) install --editable '.[dev]'
	@touch $@ $(VENV)/.installed

# --- running --------------------------------------------------------------------------------

demo: $(VENV)/.installed ## check all cards and watch one game of four
	@echo "==> abyss $(DEMO_CHECK)"
	@$(BIN)/abyss $(DEMO_CHECK)
	@echo "==> abyss $(DEMO_PLAY)"
	@$(BIN)/abyss $(DEMO_PLAY)

bench: $(VENV)/.installed-dev ## measure the speed and print a table
	@$(BIN)/python -m tests.benchmarks

tables: $(VENV)/.installed-dev ## write the reference pages that follow from the code
	@$(BIN)/python docs/tables.py

# --- checking -------------------------------------------------------------------------------

test: $(VENV)/.installed-dev ## everything that guards a change
	@$(MAKE) lint
	@$(MAKE) -j2 pytest beside-the-tests
	@echo "==> everything passed"

test-thorough: $(VENV)/.installed-dev ## the properties, with many drawn games (long)
	@echo "==> properties, thorough profile"
	@ABYSS_HYPOTHESIS_PROFILE=thorough $(BIN)/python -m pytest -n auto --dist worksteal tests/properties

lint: $(VENV)/.installed-dev ## style and layout
	$(call stage,ruff-check,$(BIN)/ruff check --output-format concise .)
	$(call stage,ruff-format,$(BIN)/ruff format --check .)
	$(call stage,abyss-fmt,$(BIN)/abyss fmt --check cards)

types: $(VENV)/.installed-dev ## mypy, strict
	$(call stage,mypy,$(BIN)/mypy)

pytest: $(VENV)/.installed-dev ## tests and doctests, with branch coverage
	@echo "==> tests with branch coverage"
	@rm -rf build/coverage; mkdir -p build/coverage
	@$(BIN)/python -m pytest -q -n auto --dist worksteal --cov --cov-report=term

# -E: read every page anew, since an unchanged page would not repeat its warnings.
docs: $(VENV)/.installed-dev ## the site, in build/docs; a warning is an error
	$(call stage,docs,$(BIN)/python -m sphinx -E -W --keep-going -n -q -b html -d build/doctrees docs build/docs)

wheel: $(VENV)/.installed-dev ## build the wheel, install it elsewhere, play a game there
	$(call stage,wheel,$(BIN)/python tests/packaging/smoke.py $(DEMO_PLAY))

# One after the other in this order, as the second of two lanes: the tests are the first.
beside-the-tests: $(VENV)/.installed-dev
	@$(MAKE) types
	@$(MAKE) docs
	@$(MAKE) wheel

# --- tidying --------------------------------------------------------------------------------

format: $(VENV)/.installed-dev ## lay out code and cards, and fix what can be fixed
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/abyss fmt cards

clean: ## remove the environment and everything made
	@rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .coverage*
	@find src tests docs -name __pycache__ -type d -prune -exec rm -rf {} +

"""Sphinx: how the site is built. A warning is an error (`make docs`), and nothing is downloaded."""

from sphinx.application import Sphinx

from abyss_rules.highlighting import AbyssLexer

project = "abyss-rules"
author = "The abyss_rules team"
project_copyright = author

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx_copybutton",
]
exclude_patterns = ["_build"]

html_theme = "furo"
html_title = "abyss-rules"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
autodoc_default_options = {"members": True, "show-inheritance": True}
napoleon_google_docstring = True
napoleon_numpy_docstring = False

# Prompts and output of examples are not copied.
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

# Nitpicky, yet without the inventories of other projects, which would need the network: names of
# the standard library and of our dependencies cannot be resolved here. Our own must be.
nitpick_ignore_regex = [
    (r"py:.*", r"(?!abyss_rules\b).*"),
]


def setup(app: Sphinx) -> None:
    """Colour cards, also where the project is not installed with its entry points."""
    app.add_lexer("abyss", AbyssLexer)

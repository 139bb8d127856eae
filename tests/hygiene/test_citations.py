"""Every clause of the rules is cited by a test, and nothing else is cited."""

import pytest

from tests.clauses import cited_by_code, cited_by_tests, known_clauses

KNOWN = known_clauses()
CITED = cited_by_tests()


@pytest.mark.parametrize("name", KNOWN)
def test_a_clause_is_cited_by_a_test(name: str) -> None:
    assert name in CITED, f"no test is marked with {name}: {KNOWN[name]}"


#: Worked examples: there is nothing to carry out.
EXAMPLES = {"A11", "C8.5"}
CARRIED_OUT = cited_by_code()


@pytest.mark.parametrize("name", [name for name in KNOWN if name not in EXAMPLES])
def test_a_clause_is_cited_by_the_code_that_carries_it_out(name: str) -> None:
    assert name in CARRIED_OUT, f"no code cites {name}: {KNOWN[name]}"


def test_only_clauses_of_the_rules_are_cited() -> None:
    assert not {name: tests for name, tests in CITED.items() if name not in KNOWN}

"""Every clause of the rules is cited by a test, and nothing else is cited."""

import pytest

from tests.clauses import cited_by_tests, known_clauses

KNOWN = known_clauses()
CITED = cited_by_tests()


@pytest.mark.parametrize("name", KNOWN)
def test_a_clause_is_cited_by_a_test(name: str) -> None:
    assert name in CITED, f"no test is marked with {name}: {KNOWN[name]}"


def test_only_clauses_of_the_rules_are_cited() -> None:
    assert not {name: tests for name, tests in CITED.items() if name not in KNOWN}

"""Every clause of the rules is cited by a test, and nothing else is cited."""

from tests.clauses import cited_by_code, cited_by_tests, known_clauses

#: Worked examples: there is nothing to carry out.
EXAMPLES = {"A11", "C8.5"}


def test_each_clause_and_nothing_else_is_cited_by_tests() -> None:
    known, cited = known_clauses(), cited_by_tests()
    missing = [f"{name}: {subject}" for name, subject in known.items() if name not in cited]
    assert not missing, "no test is marked with\n" + "\n".join(missing)
    unknown = [f"{name}: {tests}" for name, tests in cited.items() if name not in known]
    assert not unknown, "there are no such clauses\n" + "\n".join(unknown)


def test_each_clause_is_cited_by_the_code_that_carries_it_out() -> None:
    cited = cited_by_code()
    known = known_clauses()
    assert set(known) > EXAMPLES
    missing = [
        f"{name}: {subject}"
        for name, subject in known.items()
        if name not in cited and name not in EXAMPLES
    ]
    assert not missing, "no code cites\n" + "\n".join(missing)

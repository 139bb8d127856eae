"""The order in which tests are tried against a change."""

from tests.mutation.trials import in_turn


def test_tests_are_tried_by_turns_those_of_the_changed_module_first() -> None:
    times = {
        "tests/unit/engine/test_standing.py::test_slow": 2.0,
        "tests/unit/engine/test_standing.py::test_quick[a::b]": 1.0,
        "tests/unit/engine/test_powers.py::test_much": 9.0,
        "cards/abyss/lords.abyss::a Lord": 0.1,
        "cards/abyss/lords.abyss::another": 0.1,
    }
    tried = in_turn(times, "src/abyss_rules/engine/standing.py", times.__getitem__)
    assert tried == [
        "tests/unit/engine/test_standing.py::test_quick[a::b]",
        "tests/unit/engine/test_powers.py::test_much",
        "cards/abyss/lords.abyss::a Lord",
        "tests/unit/engine/test_standing.py::test_slow",
        "cards/abyss/lords.abyss::another",
    ]

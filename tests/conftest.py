"""What all tests share: how hard Hypothesis works.

`ABYSS_HYPOTHESIS_PROFILE` chooses the profile. `quick`, the default, draws the same few examples
on every run, so that a failure is the change's and not the draw's; `thorough` draws many new ones.
No profile has a deadline: whole games are played, on machines of every speed.
"""

import os

from hypothesis import HealthCheck, settings

#: Card files below this folder are material of tests, and their scenarios none of ours.
collect_ignore_glob = ["*.abyss"]

# A drawn game is played while it is drawn, which Hypothesis would call slow under coverage.
_WHOLE_GAMES = (HealthCheck.too_slow,)

settings.register_profile(
    "quick",
    derandomize=True,
    deadline=None,
    max_examples=25,
    print_blob=True,
    suppress_health_check=_WHOLE_GAMES,
)
settings.register_profile(
    "thorough",
    deadline=None,
    max_examples=2000,
    print_blob=True,
    suppress_health_check=_WHOLE_GAMES,
)
settings.load_profile(os.environ.get("ABYSS_HYPOTHESIS_PROFILE", "quick"))

"""The rulesets under the laws."""

from tests.properties.abyss_world import ABYSS
from tests.properties.senate_world import CONSPIRACY

WORLDS = (ABYSS, CONSPIRACY)

"""The card language of THE EYE OF JUDGMENT: everything a card definition is written with. Frozen data only."""

from duelkit.judgment.language.amounts import *  # noqa: F403
from duelkit.judgment.language.base import *  # noqa: F403
from duelkit.judgment.language.card import *  # noqa: F403
from duelkit.judgment.language.conditions import *  # noqa: F403
from duelkit.judgment.language.define import *  # noqa: F403
from duelkit.judgment.language.filters import *  # noqa: F403
from duelkit.judgment.language.modifiers import *  # noqa: F403
from duelkit.judgment.language.patterns import *  # noqa: F403
from duelkit.judgment.language.triggers import *  # noqa: F403
from duelkit.judgment.language.verbs import *  # noqa: F403
from duelkit.judgment.language.words import *  # noqa: F403

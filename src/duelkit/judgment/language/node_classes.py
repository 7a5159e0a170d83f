"""The classes behind the words of the card language, and everything else that definitions are made of."""

from duelkit.judgment.language.base import *  # noqa: F403
from duelkit.judgment.language.card import *  # noqa: F403
from duelkit.judgment.language.conditions import *  # noqa: F403
from duelkit.judgment.language.define import *  # noqa: F403
from duelkit.judgment.language.filters import *  # noqa: F403
from duelkit.judgment.language.patterns import *  # noqa: F403
from duelkit.judgment.language.terms import *  # noqa: F403
from duelkit.judgment.language.triggers import *  # noqa: F403
from duelkit.judgment.words.abilities.meaning import *  # noqa: F403
from duelkit.judgment.words.amounts.meaning import *  # noqa: F403
from duelkit.judgment.words.battle.meaning import *  # noqa: F403
from duelkit.judgment.words.choosing.meaning import *  # noqa: F403
from duelkit.judgment.words.conditions.meaning import *  # noqa: F403
from duelkit.judgment.words.damage.meaning import *  # noqa: F403
from duelkit.judgment.words.figures.meaning import *  # noqa: F403
from duelkit.judgment.words.filters.meaning import *  # noqa: F403
from duelkit.judgment.words.flow.meaning import *  # noqa: F403
from duelkit.judgment.words.ground.meaning import *  # noqa: F403
from duelkit.judgment.words.mana.meaning import *  # noqa: F403
from duelkit.judgment.words.moving.meaning import *  # noqa: F403
from duelkit.judgment.words.piles.meaning import *  # noqa: F403
from duelkit.judgment.words.places.meaning import *  # noqa: F403
from duelkit.judgment.words.rules.meaning import *  # noqa: F403
from duelkit.judgment.words.summoning.meaning import *  # noqa: F403

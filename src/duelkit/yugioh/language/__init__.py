"""The card language: everything a card definition is written with (カード定義の言語).

Frozen data only. Nothing here knows the engine; the engine compiles it, ``duelkit.yugioh.text`` prints it.
"""

from duelkit.yugioh.language.amounts import *  # noqa: F403
from duelkit.yugioh.language.base import *  # noqa: F403
from duelkit.yugioh.language.card import *  # noqa: F403
from duelkit.yugioh.language.classics import *  # noqa: F403
from duelkit.yugioh.language.conditions import *  # noqa: F403
from duelkit.yugioh.language.define import *  # noqa: F403
from duelkit.yugioh.language.filters import *  # noqa: F403
from duelkit.yugioh.language.modifiers import *  # noqa: F403
from duelkit.yugioh.language.triggers import *  # noqa: F403
from duelkit.yugioh.language.verbs import *  # noqa: F403
from duelkit.yugioh.language.words import *  # noqa: F403

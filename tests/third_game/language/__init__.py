"""The card language of coins: everything that its cards are written with."""

from tests.third_game.language.base import *  # noqa: F403
from tests.third_game.words.coins.meaning import *  # noqa: F403
from tests.third_game.words.purse.meaning import *  # noqa: F403

from duelkit.cardlang import vocabulary

__all__ = vocabulary.public(globals(), ("Amount", "Card", "Filter", "Verb"))

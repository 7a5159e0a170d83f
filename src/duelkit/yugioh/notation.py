"""Definitions as text and back: the card language written as it is in Python, on one line (カード定義の表記).

>>> from duelkit.yugioh.language import MONSTER, Side, destroy, every
>>> text = written(destroy(every(MONSTER.on_field(Side.OPPONENT))))
>>> print(text)
Destroy(Every(Pool(OfType(CardType.MONSTER), Zone.FIELD, Side.OPPONENT)))
>>> parsed(text) == destroy(every(MONSTER.on_field(Side.OPPONENT)))
True
"""

from __future__ import annotations

from typing import Final

from duelkit.cardlang.nodes import written as written
from duelkit.cardlang.notation import NotANotation as NotANotation
from duelkit.cardlang.notation import Notation
from duelkit.yugioh.language import node_classes

NOTATION: Final = Notation(node_classes)
"""The notation of the card language."""
parsed = NOTATION.parsed

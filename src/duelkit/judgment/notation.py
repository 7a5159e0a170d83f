"""Definitions as text and back: the card language written as it is in Python, on one line (カード定義の表記).

>>> from duelkit.judgment.language import GainMana, when, summoned
>>> print(written(when(summoned(), GainMana(2))))
Trigger(When(Event.SUMMONED), GainMana(2))
>>> parsed("Trigger(When(Event.SUMMONED), GainMana(2))") == when(summoned(), GainMana(2))
True
"""

from __future__ import annotations

from typing import Final

from duelkit.cardlang.nodes import written as written
from duelkit.cardlang.notation import NotANotation as NotANotation
from duelkit.cardlang.notation import Notation
from duelkit.judgment.language import node_classes

NOTATION: Final = Notation(node_classes)
"""The notation of the card language."""
parsed = NOTATION.parsed

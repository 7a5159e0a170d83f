"""Handlers that compile the words about what a card counts in a turn."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, VERBS
from duelkit.yugioh.words.counted_activations.meaning import Counted, CountUp
from duelkit.yugioh.words.counted_activations.run import CountedAmount, CountUpOp

VERBS.passes({CountUp: CountUpOp})
AMOUNTS.passes({Counted: CountedAmount})

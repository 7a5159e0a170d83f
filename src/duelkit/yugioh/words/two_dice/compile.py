"""Handlers that compile the words about a die rolled twice."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, VERBS
from duelkit.yugioh.words.two_dice.meaning import HigherRoll, RollTwice, TotalRoll
from duelkit.yugioh.words.two_dice.run import HigherOfTwo, SumOfTwo, TwoDiceOp

VERBS.passes({RollTwice: TwoDiceOp})
AMOUNTS.passes({HigherRoll: HigherOfTwo, TotalRoll: SumOfTwo})

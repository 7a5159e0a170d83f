"""Words about a die rolled twice: their wording in English."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import AMOUNTS, CONDITIONS, VERBS, State
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.two_dice.meaning import ChooseRoll, HigherRoll, RolledLower, RollOff, RollTwice, TotalRoll

WHOSE: Final = "your opponent's"
VERBS.fixed(
    {
        RollTwice: act("roll", "a six-sided die twice"),
        ChooseRoll: act("choose", "1 result"),
        RollOff: act("roll", "a six-sided die, and again if the results are the same", "each player"),
    }
)
CONDITIONS.table(
    {
        RolledLower: lambda node, scope: State(
            f"{'your' if node.side is Side.YOU else WHOSE} result is lower than {WHOSE if node.side is Side.YOU else 'yours'}",
            f"{'your' if node.side is Side.YOU else WHOSE} result is not lower",
        )
    }
)
AMOUNTS.fixed({HigherRoll: "the larger number rolled", TotalRoll: "the total roll"})

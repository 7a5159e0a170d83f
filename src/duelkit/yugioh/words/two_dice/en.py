"""Words about a die rolled twice: their wording in English."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import AMOUNTS, CONDITIONS, VERBS, Scope, State
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


@CONDITIONS.words(RolledLower)
def _rolled_lower(node: RolledLower, scope: Scope) -> State:
    mine, theirs = ("your", WHOSE) if node.side is Side.YOU else (WHOSE, "yours")
    return State(f"{mine} result is lower than {theirs}", f"{mine} result is not lower than {theirs}")


AMOUNTS.fixed({HigherRoll: "the larger number rolled", TotalRoll: "the total roll"})

"""Words about a die rolled twice: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import AMOUNTS, VERBS
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.two_dice.meaning import HigherRoll, RollTwice, TotalRoll

VERBS.fixed({RollTwice: act("roll", "a six-sided die twice")})
AMOUNTS.fixed({HigherRoll: "the larger number rolled", TotalRoll: "the total roll"})

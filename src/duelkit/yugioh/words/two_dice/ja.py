"""Words about a die rolled twice: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, VERBS
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.words.two_dice.meaning import HigherRoll, RollTwice, TotalRoll

VERBS.fixed({RollTwice: phrase("サイコロを２回", "振る")})
AMOUNTS.fixed({HigherRoll: "大きい方の出た目", TotalRoll: "出た目の合計"})

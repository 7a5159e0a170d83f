"""Words about a die rolled twice: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, CONDITIONS, VERBS
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.words.two_dice.meaning import ChooseRoll, HigherRoll, RolledLower, RollOff, RollTwice, TotalRoll

VERBS.fixed(
    {
        RollTwice: phrase("サイコロを２回", "振る"),
        ChooseRoll: phrase("出た目を１つ", "選ぶ"),
        RollOff: phrase("お互いに、異なる目が出るまでサイコロを１回ずつ", "振る"),
    }
)
CONDITIONS.table({RolledLower: lambda node, scope: phrase(f"{SIDE[node.side]}の出た目が小さい方", "である")})
AMOUNTS.fixed({HigherRoll: "大きい方の出た目", TotalRoll: "出た目の合計"})

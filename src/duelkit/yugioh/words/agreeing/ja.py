"""Words about monsters that agree with another card in some of their properties: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Stat
from duelkit.yugioh.text.grammar.ja.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.terms import STATS, small
from duelkit.yugioh.words.agreeing.meaning import AgreesIn


@FILTERS.words(AgreesIn)
def _agrees(node: AgreesIn, scope: Scope) -> Trait:
    names = {**STATS, Stat.RACE: "種族", Stat.ATTRIBUTE: "属性"}
    many = f"{small(node.at_least)}つ{'のみ' if node.only else '以上'}"
    of = "・".join(names[stat] for stat in node.of)
    return Trait(Slot.CLAUSE, f"{of}の内、{many}が{WHATS(node.ref, scope).bare}と同じ")

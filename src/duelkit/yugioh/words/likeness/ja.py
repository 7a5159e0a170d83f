"""Words about monsters that agree with another card in some of their properties: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.terms import Stat
from duelkit.yugioh.text.grammar.ja.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.places import place
from duelkit.yugioh.text.grammar.ja.terms import STATS, small
from duelkit.yugioh.words.likeness.meaning import AgreesIn, HasEqual, HasPartner


@FILTERS.words(AgreesIn)
def _agrees(node: AgreesIn, scope: Scope) -> Trait:
    names = {**STATS, Stat.RACE: "種族", Stat.ATTRIBUTE: "属性"}
    many = f"{small(node.at_least)}つ{'のみ' if node.only else '以上'}"
    of = "・".join(names[stat] for stat in node.of)
    if isinstance(node.ref, Pool):
        other = f"{place(node.ref.zones, node.ref.side)}の{noun_of(node.ref.filter, scope)}のいずれか"
    else:
        other = WHATS(node.ref, scope).bare
    return Trait(Slot.CLAUSE, f"{of}の内、{many}が{other}と同じ")


@FILTERS.words(HasPartner)
def _partner(node: HasPartner, scope: Scope) -> Trait:
    names = {Stat.RACE: "種族", Stat.ATTRIBUTE: "属性"}
    of = "・".join(names[stat] for stat in node.of)
    other = f"{place(node.among.zones, node.among.side)}の他の{noun_of(node.among.filter, scope)}"
    return Trait(
        Slot.CLAUSE, f"{other}と{'元々の' if node.original else ''}{of}が{'異なる' if node.different else '同じ'}"
    )


@FILTERS.words(HasEqual)
def _equal(node: HasEqual, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{STATS[node.first]}と{STATS[node.second]}の数値が同じ")

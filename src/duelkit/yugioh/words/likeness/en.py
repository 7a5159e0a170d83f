"""Words about monsters that agree with another card in some of their properties: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.terms import Stat
from duelkit.yugioh.text.grammar.en.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import place
from duelkit.yugioh.text.grammar.en.terms import STATS
from duelkit.yugioh.words.likeness.meaning import AgreesIn, HasEqual, HasPartner


@FILTERS.words(AgreesIn)
def _agrees(node: AgreesIn, scope: Scope) -> Trait:
    names = {**STATS, Stat.RACE: "Type", Stat.ATTRIBUTE: "Attribute"}
    *first, last = [names[stat] for stat in node.of]
    many = f"exactly {node.at_least}" if node.only else f"{node.at_least} or more"
    if isinstance(node.ref, Pool):
        other = f"{noun_of(node.ref.filter, scope).a} {place(node.ref.zones, node.ref.side)}"
    else:
        other = WHATS(node.ref, scope).text
    words = f"{many} of the same {', '.join(first)}, or {last} as {other}"
    return Trait(Slot.CLAUSE, f"that has {words}", f"that does not have {words}", f"that have {words}")


@FILTERS.words(HasPartner)
def _partner(node: HasPartner, scope: Scope) -> Trait:
    names = {Stat.RACE: "Type", Stat.ATTRIBUTE: "Attribute"}
    of = f"{'original ' if node.original else ''}{' and '.join(names[stat] for stat in node.of)}"
    other = f"another {noun_of(node.among.filter, scope).one} {place(node.among.zones, node.among.side)}"
    if node.different:
        words = f"in {of} from {other}"
        return Trait(Slot.CLAUSE, f"that differs {words}", f"that does not differ {words}", f"that differ {words}")
    words = f"the same {of} as {other}"
    return Trait(Slot.CLAUSE, f"that has {words}", f"that does not have {words}", f"that have {words}")


@FILTERS.words(HasEqual)
def _equal(node: HasEqual, scope: Scope) -> Trait:
    first, second = STATS[node.first], STATS[node.second]
    return Trait(
        Slot.CLAUSE,
        f"whose {first} equals its own {second}",
        f"whose {first} does not equal its own {second}",
        f"whose {first} equals their own {second}",
    )

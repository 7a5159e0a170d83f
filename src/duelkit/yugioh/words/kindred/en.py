"""Words about monsters of one kind: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.places import place
from duelkit.yugioh.text.grammar.en.terms import races
from duelkit.yugioh.words.kindred.meaning import (
    BecomesMonster,
    OfOriginalRace,
    OnlyRaceOf,
    SameKindAs,
    SharesKind,
    UnlikeOneOf,
)


@FILTERS.words(OnlyRaceOf)
def _only_race_of(node: OnlyRaceOf, scope: Scope) -> Trait:
    where = place(node.among.zones, node.among.side)
    return Trait(Slot.CLAUSE, f"of the Type that all monsters {where} originally have, if that is only 1 Type")


@FILTERS.words(OfOriginalRace)
def _original_race(node: OfOriginalRace, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"whose original Type is {races(node.race)}")


@FILTERS.words(SameKindAs)
def _same_kind(node: SameKindAs, scope: Scope) -> Trait:
    words = f"of the same kind (Fusion, Synchro, Xyz, Pendulum, or Link) as {WHATS(node.ref, scope).text}"
    return Trait(Slot.CLAUSE, words)


@FILTERS.words(SharesKind)
def _shares_kind(node: SharesKind, scope: Scope) -> Trait:
    where = place(node.among.zones, node.among.side)
    words = f"of the same kind (Ritual, Fusion, Synchro, Xyz, or Link) as a monster {where}"
    return Trait(Slot.CLAUSE, words)


@FILTERS.words(UnlikeOneOf)
def _unlike_one(node: UnlikeOneOf, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"with a different original Attribute from at least 1 of {WHATS(node.ref, scope).text}")


FILTERS.fixed({BecomesMonster: Trait(Slot.CLAUSE, "with an effect that Special Summons itself as a monster")})

"""Words about monsters of one kind: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import FILTERS, WHATS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.places import place
from duelkit.yugioh.text.grammar.ja.terms import races
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
    return Trait(Slot.CLAUSE, f"{where}の全てのモンスターの元々の種族が同じ場合のその種族の")


@FILTERS.words(OfOriginalRace)
def _original_race(node: OfOriginalRace, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"元々の種族が{races(node.race)}の")


@FILTERS.words(SameKindAs)
def _same_kind(node: SameKindAs, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{WHATS(node.ref, scope).bare}と同じ種類（融合・Ｓ・Ｘ・Ｐ・リンク）の")


@FILTERS.words(SharesKind)
def _shares_kind(node: SharesKind, scope: Scope) -> Trait:
    where = place(node.among.zones, node.among.side)
    return Trait(Slot.CLAUSE, f"{where}のモンスターと同じ種類（儀式・融合・Ｓ・Ｘ・リンク）の")


@FILTERS.words(UnlikeOneOf)
def _unlike_one(node: UnlikeOneOf, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{WHATS(node.ref, scope).bare}の内の１体とは元々の属性が異なる")


FILTERS.fixed({BecomesMonster: Trait(Slot.CLAUSE, "自身をモンスターとして特殊召喚する効果を持つ")})

"""Words about Link Monsters and where they point (リンク): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.nouns import IS_THIS
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.ja.core import FILTERS, MODIFIERS, Clause, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.words.links.meaning import (
    CanBeLinked,
    InColumnOf,
    InColumnOfNegated,
    InExtraMonsterZone,
    InMiddleZone,
    IsCoLinked,
    IsLinked,
    IsPointedAt,
    LinkMaterialFromHand,
    PointsAt,
)


@FILTERS.words(IsPointedAt)
def _pointed_at(node: IsPointedAt, scope: Scope) -> Trait:
    by = noun_of(node.by, scope) if node.by is not None else "リンクモンスター"
    return Trait(Slot.CLAUSE, f"{by}のリンク先の", f"{by}のリンク先ではない")


@FILTERS.words(PointsAt)
def _points_at(node: PointsAt, scope: Scope) -> Trait:
    if node.at == IS_THIS:
        return Trait(Slot.CLAUSE, "このカードをリンク先とする", "このカードをリンク先としない")
    at = noun_of(node.at, scope) if node.at is not None else "モンスター"
    return Trait(Slot.CLAUSE, f"リンク先に{at}が存在する", f"リンク先に{at}が存在しない")


@FILTERS.words(IsCoLinked)
def _co_linked(node: IsCoLinked, scope: Scope) -> Trait:
    if node.partner == IS_THIS:
        return Trait(Slot.CLAUSE, "このカードの相互リンク先の", "このカードの相互リンク先ではない")
    partner = f"{noun_of(node.partner, scope)}と" if node.partner is not None else ""
    state = f"{partner}相互リンク状態"
    return Trait(Slot.CLAUSE, f"{state}の", f"{state}ではない", state)


@FILTERS.words(IsLinked)
def _linked(node: IsLinked, scope: Scope) -> Trait:
    partner = f"{noun_of(node.partner, scope)}と" if node.partner is not None else ""
    return Trait(Slot.CLAUSE, f"{partner}リンク状態の", f"{partner}リンク状態ではない", f"{partner}リンク状態")


@FILTERS.words(InColumnOf)
def _in_column(node: InColumnOf, scope: Scope) -> Trait:
    other = ("" if node.side is Side.EITHER else f"{SIDE[node.side]}の") + noun_of(node.which, scope)
    return Trait(Slot.CLAUSE, f"{other}と同じ縦列の", f"{other}とは違う縦列の")


FILTERS.fixed(
    {
        InColumnOfNegated: Trait(Slot.CLAUSE, "そのカードが存在していたゾーンと同じ縦列の"),
        InExtraMonsterZone: Trait(
            Slot.CLAUSE,
            "ＥＸモンスターゾーンの",
            "メインモンスターゾーンの",
            "ＥＸモンスターゾーン",
            "メインモンスターゾーン",
        ),
    }
)


@MODIFIERS.words(LinkMaterialFromHand)
def _from_hand(node: LinkMaterialFromHand, scope: Scope) -> list[Clause]:
    """自分フィールドのサイバース族モンスターを〜のＬ素材とする場合、手札のこのカードもＬ素材にできる."""
    used = f"自分フィールドの{noun_of(node.beside, scope)}を{noun_of(node.making, scope)}のＬ素材とする場合、"
    return [Clause("", phrase(f"{used}手札のこのカードもＬ素材に", "できる"))]


FILTERS.fixed(
    {
        InMiddleZone: Trait(Slot.CLAUSE, "中央のメインモンスターゾーンの"),
        CanBeLinked: Trait(Slot.CLAUSE, "このカードとリンク状態になれる"),
    }
)

"""Words about Link Monsters and where they point (リンク): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import FILTERS, MODIFIERS, Clause, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.heads import Head
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
    by = noun_of(node.by, scope, Head.MONSTER).a if node.by is not None else "a Link Monster"
    return Trait(Slot.CLAUSE, f"that {by} points to", f"that {by} does not point to")


@FILTERS.words(PointsAt)
def _points_at(node: PointsAt, scope: Scope) -> Trait:
    at = noun_of(node.at, scope, Head.MONSTER).a if node.at is not None else "a monster"
    return Trait(Slot.CLAUSE, f"that points to {at}", f"that does not point to {at}", f"that point to {at}")


@FILTERS.words(IsCoLinked)
def _co_linked(node: IsCoLinked, scope: Scope) -> Trait:
    if node.partner is None:
        return Trait(Slot.FACE, "co-linked", "not co-linked")
    to = noun_of(node.partner, scope, Head.MONSTER).a
    return Trait(
        Slot.CLAUSE, f"that is co-linked to {to}", f"that is not co-linked to {to}", f"that are co-linked to {to}"
    )


@FILTERS.words(IsLinked)
def _linked(node: IsLinked, scope: Scope) -> Trait:
    to = noun_of(node.partner, scope, Head.MONSTER).a if node.partner is not None else "another monster"
    return Trait(
        Slot.CLAUSE,
        f"that points to {to} or is pointed to by it",
        f"that is not linked to {to}",
        f"that point to {to} or are pointed to by it",
    )


@FILTERS.words(InColumnOf)
def _in_column(node: InColumnOf, scope: Scope) -> Trait:
    owner = {Side.YOU: " you control", Side.OPPONENT: " your opponent controls"}.get(node.side, "")
    other = f"{noun_of(node.which, scope).a}{owner}"
    return Trait(Slot.CLAUSE, f"in the same column as {other}", f"not in the same column as {other}")


FILTERS.fixed(
    {
        InColumnOfNegated: Trait(
            Slot.CLAUSE, "in the column in which that card was", "not in the column in which that card was"
        ),
        InExtraMonsterZone: Trait(
            Slot.CLAUSE, "in an Extra Monster Zone", "in a Main Monster Zone", "in the Extra Monster Zones"
        ),
    }
)


@MODIFIERS.words(LinkMaterialFromHand)
def _from_hand(node: LinkMaterialFromHand, scope: Scope) -> list[Clause]:
    """if a Cyberse monster you control would be used as Link Material for a "Code Talker" monster, this card in your
    hand can also be used as material.
    """
    used = f"{noun_of(node.beside, scope).a} you control would be used as Link Material for"
    making = noun_of(node.making, scope).a
    also = "this card in your hand can also be used as material"
    return [Clause(Noun("you"), whole=f"if {used} {making}, {also}")]


FILTERS.fixed(
    {
        InMiddleZone: Trait(Slot.CLAUSE, "in the Main Monster Zone in the middle"),
        CanBeLinked: Trait(Slot.CLAUSE, "that can be linked to this card"),
    }
)

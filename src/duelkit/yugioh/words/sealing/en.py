"""Words about Graveyards that effects cannot reach: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.words.sealing.meaning import GraveyardsSealed, GraveyardUnaffected, ReachesPast


@MODIFIERS.words(GraveyardsSealed)
def _graveyards_sealed(node: GraveyardsSealed, scope: Scope) -> list[Clause]:
    moved = "any card effect that would move a card in the GY to a different place is negated"
    return [Clause(Noun("cards in the GY", plural=True), f"cannot be banished, and {moved}")]


@MODIFIERS.words(GraveyardUnaffected)
def _graveyard_unaffected(node: GraveyardUnaffected, scope: Scope) -> list[Clause]:
    whose = {Side.YOU: "your GY", Side.OPPONENT: "your opponent's GY", Side.EITHER: "each GY"}[node.side]
    return [Clause(Noun(whose), f"is unaffected by {noun_of(node.by, scope).one}")]


@MODIFIERS.words(ReachesPast)
def _reaches_past(node: ReachesPast, scope: Scope) -> list[Clause]:
    which = noun_of(node.seal, scope).one
    return [Clause(Noun("this card's activation and effect", plural=True), f"are unaffected by {which}")]

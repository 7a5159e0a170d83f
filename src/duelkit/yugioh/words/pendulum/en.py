"""Words about pendulum scales and zones (ペンデュラム): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.core import (
    FILTERS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Phrase,
    Scope,
    Slot,
    Trait,
)
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.verbs import act, acted
from duelkit.yugioh.words.pendulum.meaning import FitsScales, InPendulumZone, PendulumAgain, PlaceInPendulumZone


@FILTERS.words(FitsScales)
def _fits(node: FitsScales, scope: Scope) -> Trait:
    whose = "your" if node.side is Side.YOU else "your opponent's"
    return Trait(Slot.CLAUSE, f"whose Level is between {whose} Pendulum Scales")


@FILTERS.words(InPendulumZone)
def _in_pendulum_zone(node: InPendulumZone, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"in the {'left' if node.left else 'right'} Pendulum Zone")


@VERBS.words(PlaceInPendulumZone)
def _place_in_pendulum_zone(node: PlaceInPendulumZone, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "placed in the Pendulum Zone", Zone.PENDULUM_ZONE)
    return act("place", f"{what.text} in your Pendulum Zone")


@MODIFIERS.words(PendulumAgain)
def _again(node: PendulumAgain, scope: Scope) -> list[Clause]:
    once = f"you can Pendulum Summon {noun_of(node.which, scope).many} once during your Main Phase"
    return [Clause(Noun("you"), whole=f"{once}, in addition to your Pendulum Summon")]

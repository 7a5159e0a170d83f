"""Words about chains (チェーン): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import AMOUNTS, CONDITIONS, EVENTS, FILTERS, Scope, Slot, State, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import place, the_place
from duelkit.yugioh.words.chains.meaning import (
    ActivatedIn,
    AnswersTrigger,
    ChainLinkNumber,
    ChainNamesDiffer,
    IsChainLink,
    UsedItsEffectIn,
    WasAnAnswer,
)


@CONDITIONS.words(IsChainLink)
def _is_chain_link(node: IsChainLink, scope: Scope) -> State:
    link = f"Chain Link {node.at_least} or higher"
    return State(f"this activation is {link}", f"this activation is not {link}")


@CONDITIONS.words(WasAnAnswer)
def _was_an_answer(node: WasAnAnswer, scope: Scope) -> State:
    to = f"in response to the activation of your {noun_of(node.which, scope).one} or its effect"
    return State(f"that activation was {to}", f"that activation was not {to}")


@CONDITIONS.words(AnswersTrigger)
def _answers_trigger(node: AnswersTrigger, scope: Scope) -> State:
    words = f"an effect that activates when {EVENTS(node.when, scope).text}"
    return State(f"it is {words}", f"it is not {words}")


@FILTERS.words(ActivatedIn)
def _activated_in(node: ActivatedIn, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"that activated their effects this turn {place(node.zones, node.side)}")


@FILTERS.words(UsedItsEffectIn)
def _used_its_effect_in(node: UsedItsEffectIn, scope: Scope) -> Trait:
    where = "in an Extra Monster Zone" if node.extra_zone else the_place(node.zones)
    return Trait(Slot.CLAUSE, f"whose effect was activated {where}")


AMOUNTS.table({ChainLinkNumber: lambda node, scope: "the Chain Link number of this card"})
CONDITIONS.fixed(
    {
        ChainNamesDiffer: State(
            "no cards/effects with the same name are in that Chain",
            "multiple cards/effects with the same name are in that Chain",
        )
    }
)

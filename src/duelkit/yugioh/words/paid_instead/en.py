"""Words about cards that pay in place of others (手札を捨てる場合、代わりに〜): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.clauses import counters
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.words.paid_instead.meaning import (
    CountersPaid,
    DiscardEased,
    DiscardPaid,
    SelfTributePaid,
    TributePaid,
)


@MODIFIERS.words(DiscardPaid)
def _discard_paid(node: DiscardPaid, scope: Scope) -> list[Clause]:
    lead = f"if you would discard to activate the effect of {noun_of(node.which, scope).a} you control"
    return [Clause(Noun("this card", this=True), whole=f"{lead}, you can send this card to the GY instead")]


@MODIFIERS.words(TributePaid)
def _tribute_paid(node: TributePaid, scope: Scope) -> list[Clause]:
    lead = f"if you would Tribute a monster(s) to activate the effect of {noun_of(node.which, scope).a}"
    cards = "card" if node.amount == 1 else f"{node.amount} cards"
    return [
        Clause(
            Noun("this card", this=True), whole=f"{lead}, you can send the top {cards} of your Deck to the GY instead"
        )
    ]


@MODIFIERS.words(SelfTributePaid)
def _self_tribute_paid(node: SelfTributePaid, scope: Scope) -> list[Clause]:
    lead = f"if {noun_of(node.which, scope).a} you control would Tribute itself to activate its effect"
    whole = f"{lead}, you can banish this card you control or from your GY instead"
    return [Clause(Noun("this card", this=True), whole=whole)]


@MODIFIERS.words(DiscardEased)
def _discard_eased(node: DiscardEased, scope: Scope) -> list[Clause]:
    monster = noun_of(node.which, scope).a
    lead = f"once per turn, if you would discard {monster} and 1 card to activate its effect in your hand"
    return [Clause(Noun("this card", this=True), whole=f"{lead}, you can discard only that monster instead")]


@MODIFIERS.words(CountersPaid)
def _counters_paid(node: CountersPaid, scope: Scope) -> list[Clause]:
    lead = f"once per turn, if you would remove {counters(node.name, 2)} from your field to activate a card effect"
    return [Clause(Noun("this card", this=True), whole=f"{lead}, you can remove them from this card instead")]

"""Changes of rules, in English."""

from __future__ import annotations

from duelkit.judgment.language.terms import Side
from duelkit.judgment.text.en.amounts import quantity
from duelkit.judgment.text.en.clauses import merged
from duelkit.judgment.text.en.core import MODIFIERS, VERBS, Clause, Noun, Phrase, Scope
from duelkit.judgment.text.en.nouns import cards, counted, fields
from duelkit.judgment.text.en.terms import POSSESSIVE, UNTIL, closed
from duelkit.judgment.words.rules.meaning import Cancels, CardCost, Decree, Forbids, HandLimit, TurnsDiscards


@MODIFIERS.words(CardCost)
def _card_cost(node: CardCost, scope: Scope) -> list[Clause]:
    words = cards(node.cards, scope).many
    whose = "all players'" if node.side is Side.EITHER else POSSESSIVE[node.side]
    value = quantity(node.amount, scope)
    less = value.factor < 0 if value.number is None else value.number < 0
    how = "less" if less else "more"
    onto = f" to summon to {fields(node.onto, scope).a}" if node.onto is not None else ""
    if value.number is not None:
        cost = f"{abs(value.number)} mana {how}{onto}"
    elif value.each:
        cost = f"{abs(value.factor)} mana {how}{onto} for each {value.each}"
    else:
        cost = f"X mana {how}{onto}, where X is {value.text}"
    minimum = f" (minimum {node.least})" if node.least else ""
    return [Clause(Noun(f"{whose} {words}", plural=True), "", f"cost {cost}{minimum}")]


@MODIFIERS.words(HandLimit)
def _hand_limit(node: HandLimit, scope: Scope) -> list[Clause]:
    how = "lower" if node.amount < 0 else "higher"
    whose = "each player's" if node.side is Side.EITHER else POSSESSIVE[node.side]
    return [Clause(None, f"{whose} hand limit is {abs(node.amount)} {how}")]


FORBIDDEN = {
    "steal mana": "steal mana",
    "cast spells": "cast spells",
    "gain mana": "gain mana outside the Mana Charge phase",
}
"""What a player can be prevented from doing."""


@MODIFIERS.words(Forbids)
def _forbids(node: Forbids, scope: Scope) -> list[Clause]:
    who = {Side.YOU: "you cannot", Side.OPPONENT: "your opponent cannot", Side.EITHER: "no player can"}[node.side]
    return [Clause(None, f"{who} {closed(FORBIDDEN, node.what, 'Forbids')}")]


@MODIFIERS.words(TurnsDiscards)
def _turns_discards(node: TurnsDiscards, scope: Scope) -> list[Clause]:
    text = "each time your opponent would make you discard cards, your opponent discards as many instead"
    return [Clause(None, text)]


CANCELLED = {
    "attack": "an enemy creature is activated to attack",
    "rotation": "an enemy creature is activated to rotate",
    "spell": "your opponent casts a spell",
}
"""What can be cancelled."""


@MODIFIERS.words(Cancels)
def _cancels(node: Cancels, scope: Scope) -> list[Clause]:
    what = closed(CANCELLED, node.what, "Cancels")
    paid = counted(node.discard, cards(node.which, scope))
    return [Clause(None, f"each time {what}, you may discard {paid} to cancel it (its cost stays paid)")]


@VERBS.words(Decree)
def _decree(node: Decree, scope: Scope) -> Phrase:
    rules = "; ".join(clause.text for clause in merged(MODIFIERS(node.rule, scope)))
    return Phrase(f"{UNTIL[node.until]}, {rules}", order=False)

"""Amounts within an English sentence."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import Count, CountOf, StatOf, The, Times
from duelkit.yugioh.language.base import Amount
from duelkit.yugioh.language.nouns import IsAmong
from duelkit.yugioh.language.selections import COST_CARDS
from duelkit.yugioh.language.terms import Number, Stat
from duelkit.yugioh.text.grammar.en.clauses import counters
from duelkit.yugioh.text.grammar.en.core import AMOUNTS, HEADS, WHATS, Scope
from duelkit.yugioh.text.grammar.en.places import place, pool_text
from duelkit.yugioh.text.grammar.en.terms import figure
from duelkit.yugioh.words.counters.meaning import CounterCount
from duelkit.yugioh.words.xyz_materials.meaning import MaterialCount


def value(amount: Amount | int, scope: Scope) -> str:
    """A number, or an amount in words."""
    return figure(amount) if isinstance(amount, int) else AMOUNTS(amount, scope)


def for_each(amount: Amount, scope: Scope) -> str:
    """What follows for each (monster on the field); empty where there is no such wording."""
    if isinstance(amount, Count):
        if amount.pool.more:
            return ""
        if isinstance(amount.pool.filter, IsAmong):
            return f"of those cards {place(amount.pool.zones, amount.pool.side)}"
        return pool_text(amount.pool, scope, plural=False)
    if isinstance(amount, CounterCount):
        return f"{counters(amount.name, 1)} on {WHATS(amount.what, scope).text}"
    if isinstance(amount, MaterialCount):
        noun = WHATS(amount.what, scope)
        return f"material {noun.subj} had" if amount.had else f"material attached to {noun.text}"
    if isinstance(amount, The) and amount.number is Number.DONE:
        return scope.done_each
    if isinstance(amount, CountOf):
        noun = WHATS(amount.what, scope)
        if " used as " in noun.text:
            return noun.text.removeprefix("the ").replace(
                "monsters used as this card's materials", "monster used as this card's material"
            )
        paid = amount.what == COST_CARDS and noun.plural
        return (
            f"of {noun.text}"
            if paid or noun.text in ("them", "those targets")
            else f"{HEADS[noun.head][0]} referred to"
        )
    if isinstance(amount, StatOf) and amount.stat in (Stat.LEVEL, Stat.RANK, Stat.ORIGINAL_LEVEL):
        return ""
    return ""


def rate(amount: Amount | int, scope: Scope) -> tuple[str, str]:
    """(300, for each monster on the field); the second is empty where there is no rate."""
    if isinstance(amount, Times):
        each = for_each(amount.amount, scope)
        if each:
            return str(amount.factor), f" for each {each}"
    return value(amount, scope), ""

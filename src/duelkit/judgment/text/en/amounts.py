"""Amounts in English."""

from __future__ import annotations

from duelkit.judgment.language.base import Amount
from duelkit.judgment.text.en.core import AMOUNTS, Quantity, Scope
from duelkit.judgment.text.en.terms import NUMBERS

UNITS = {"mana": "mana", "HP": "HP", "card": "cards", "magic damage": "magic damage"}


def quantity(amount: Amount | int, scope: Scope) -> Quantity:
    """A number in words."""
    if isinstance(amount, int):
        return Quantity(str(amount), amount)
    return AMOUNTS(amount, scope)


def measure(amount: Amount | int, unit: str, scope: Scope, after: str = "") -> str:
    """2 mana; a card; mana equal to the number of Fire fields; 2 mana for each Fire field.

    :param unit: one of :data:`UNITS`.
    :param after: words before "for each" (from your opponent).
    """
    value = quantity(amount, scope)
    if value.number is None:
        if value.each:
            number = str(value.factor) if unit != "card" else "a" if value.factor == 1 else NUMBERS[value.factor]
            return f"{number} {UNITS[unit] if value.factor != 1 else unit}{after} for each {value.each}"
        if unit == "card":
            return f"as many cards{after} as {value.text}"
        return f"{UNITS[unit]}{after} equal to {value.text}"
    if unit == "card":
        return ("a card" if value.number == 1 else f"{NUMBERS[value.number]} cards") + after
    return f"{value.number} {unit}{after}"


def change(stat: str, amount: Amount | int, negative: bool, scope: Scope, after: str = "") -> str:
    """Attack +2; Attack -1 for each adjacent enemy creature; Attack +X, where X is your mana.

    :param after: words after the figure (for that attack).
    """
    value = quantity(amount, scope)
    sign = "-" if negative else "+"
    if value.number is not None:
        number = -value.number if negative else value.number
        return f"{stat} {number:+d}{after}"
    if value.each:
        factor = -value.factor if negative else value.factor
        return f"{stat} {factor:+d}{after} for each {value.each}"
    return f"{stat} {sign}X{after}, where X is {value.text}"

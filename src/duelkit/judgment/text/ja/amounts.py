"""Amounts in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.base import Amount
from duelkit.judgment.text.ja.core import AMOUNTS, Quantity, Scope

MEASURES = {"点": "点数", "枚": "枚数", "回分": "回数"}
"""The nouns for equal amounts, by counter."""


def quantity(amount: Amount | int, scope: Scope) -> Quantity:
    """A number in words."""
    if isinstance(amount, int):
        return Quantity(str(amount), amount)
    return AMOUNTS(amount, scope)


def measure(amount: Amount | int, counter: str, scope: Scope) -> tuple[str, str]:
    """The words before the thing measured, and its number after it.

    (火フィールド1つにつき, 1点); (…と同じ点数だけ, empty).

    :param counter: one of :data:`MEASURES`.
    """
    value = quantity(amount, scope)
    if value.number is not None:
        return "", f"{abs(value.number)}{counter}"
    if value.each:
        return f"{value.each}につき", f"{abs(value.factor)}{counter}"
    return f"{value.text}と同じ{MEASURES[counter]}だけ", ""

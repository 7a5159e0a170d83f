"""Amounts within a Japanese sentence."""

from __future__ import annotations

from duelkit.yugioh.language.base import Amount
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, Scope
from duelkit.yugioh.text.grammar.ja.terms import figure


def value(amount: Amount | int, scope: Scope) -> str:
    """An amount of ATK, DEF or life points."""
    return figure(amount) if isinstance(amount, int) else AMOUNTS(amount, scope)

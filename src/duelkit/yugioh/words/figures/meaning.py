"""Words about changes of figures (攻撃力・守備力・レベルの変化): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from duelkit.yugioh.language.base import Amount, Modifier
from duelkit.yugioh.language.selections import EACH, Subject
from duelkit.yugioh.language.terms import Stat


class Change(IntEnum):
    """How a figure changes."""

    GAIN = 0
    """Up by an amount (アップ); an Attribute is had as well (「闇」としても扱う)."""
    LOSE = 1
    """Down by an amount (ダウン)."""
    BECOME = 2
    """The value becomes the amount (〜になる). Rule: RES-GAP-STA-04."""
    BECOME_ORIGINAL = 3
    """The original value becomes the amount (元々の〜は〜になる). Rule: RES-GAP-STA-05."""


@dataclass(frozen=True, slots=True)
class ChangeStat(Modifier):
    """A figure changes. Amounts are read when the modifier starts if ``frozen`` (default for ``apply``)."""

    change: Change
    stat: Stat
    amount: Amount | int
    to: Subject = EACH


def gains(stat: Stat, amount: Amount | int, to: Subject = EACH) -> Modifier:
    """ATK, DEF or Level goes up."""
    return ChangeStat(Change.GAIN, stat, amount, to)


def loses(stat: Stat, amount: Amount | int, to: Subject = EACH) -> Modifier:
    """ATK, DEF or Level goes down."""
    return ChangeStat(Change.LOSE, stat, amount, to)


def becomes(stat: Stat, amount: Amount | int, to: Subject = EACH) -> Modifier:
    """A figure becomes a value."""
    return ChangeStat(Change.BECOME, stat, amount, to)


def original_becomes(stat: Stat, amount: Amount | int, to: Subject = EACH) -> Modifier:
    """An original figure becomes a value."""
    return ChangeStat(Change.BECOME_ORIGINAL, stat, amount, to)

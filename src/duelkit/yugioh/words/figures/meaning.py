"""Words about changes of figures (攻撃力・守備力・レベルの変化): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Modifier
from duelkit.yugioh.language.selections import EACH, Subject
from duelkit.yugioh.language.terms import Change, Stat


@dataclass(frozen=True, slots=True)
class ChangeStat(Modifier):
    """A figure of cards changes (攻撃力は〜アップする): ``gains(Stat.ATK, 500)``.

    :param change: how: it rises, falls, becomes a value, or its original value becomes one.
    :param stat: ATK, DEF, Level …
    :param amount: by how much, or the new value.
    :param to: the cards.
    """

    of_monsters: ClassVar[bool] = True

    change: Change
    stat: Stat
    amount: Amount | int
    to: Subject = EACH

    def figure(self) -> Stat | None:
        return self.stat


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

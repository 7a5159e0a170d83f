"""Words about changes of figures (攻撃力・守備力・レベルの変化): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from duelkit.yugioh.language.amounts import StatOf
from duelkit.yugioh.language.base import Amount, Modifier
from duelkit.yugioh.language.selections import EACH, Subject
from duelkit.yugioh.language.terms import Change, Stat

SWAPPED: Final = {Stat.ATK: Stat.DEF, Stat.DEF: Stat.ATK}
"""The figures that can be swapped."""


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

    def swaps(self) -> bool:
        """Whether the figure becomes the other one of the same card, as it was before (入れ替える)."""
        amount = self.amount
        other = isinstance(amount, StatOf) and amount.what == EACH and amount.stat is SWAPPED.get(self.stat)
        original = self.change is Change.BECOME_ORIGINAL and amount in (
            StatOf(Stat.ORIGINAL_DEF if self.stat is Stat.ATK else Stat.ORIGINAL_ATK, EACH),
        )
        return other and self.change is Change.BECOME or original


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

"""The arithmetic of the card language: numbers that are counted, added, halved (数値)."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Amount, Pool, What
from duelkit.yugioh.language.terms import Number, Stat


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """The number of cards in a pool (〜の数).

    :param pool: the cards.
    """

    pool: Pool


@dataclass(frozen=True, slots=True)
class CountOf(Amount):
    """The number of cards referred to or selected.

    :param what: the cards.
    """

    what: What


@dataclass(frozen=True, slots=True)
class StatOf(Amount):
    """A figure of a card, or the sum over several (〜の攻撃力, 〜の攻撃力の合計): ``atk_of(TARGET)``.

    :param stat: the figure.
    :param what: the cards.
    :param as_it_was: the figure on the field, for cards that have left it.
    """

    stat: Stat
    what: What
    as_it_was: bool = False


@dataclass(frozen=True, slots=True)
class Times(Amount):
    """A multiple of an amount (×).

    :param amount: the amount.
    :param factor: what it is multiplied by.
    """

    amount: Amount
    factor: int


@dataclass(frozen=True, slots=True)
class HalfOf(Amount):
    """Half of an amount, rounded up (〜の半分).

    :param amount: the amount.
    """

    amount: Amount


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """The sum, or the difference, of two amounts.

    :param first: the first.
    :param second: the second.
    :param minus: it is subtracted.
    """

    first: Amount | int
    second: Amount | int
    minus: bool = False


@dataclass(frozen=True, slots=True)
class The(Amount):
    """A number that the effect itself produced or that its event carries: ``DECLARED``, ``HEADS``, ``DIE`` …

    :param number: which.
    """

    number: Number


@dataclass(frozen=True, slots=True)
class AtWill(Amount):
    """A number of the player's choice, as an amount of a cost; it is ``CHOSEN`` afterwards (任意の数, 〜の倍数).

    Only what can be paid can be chosen, and only what leaves the effect something to do.

    :param unit: it is a multiple of this.
    :param most: the highest number; 0: as many as can be paid.
    """

    unit: int = 1
    most: int = 0


DECLARED = The(Number.DECLARED)


HEADS = The(Number.HEADS)


DIE = The(Number.DIE)


DAMAGE_TAKEN = The(Number.DAMAGE)


DONE = The(Number.DONE)


CHOSEN = The(Number.CHOSEN)
GAINED = The(Number.GAINED)


def count(pool: Pool) -> Amount:
    """The number of cards in the pool."""
    return Count(pool)


def atk_of(what: What) -> Amount:
    """The ATK of the card (their sum, if several)."""
    return StatOf(Stat.ATK, what)


def original_atk_of(what: What) -> Amount:
    """The original ATK of the card (their sum, if several). Rule: MR3-STA-01."""
    return StatOf(Stat.ORIGINAL_ATK, what)


def level_of(what: What) -> Amount:
    """The Level of the card (their sum, if several)."""
    return StatOf(Stat.LEVEL, what)


def half(amount: Amount) -> Amount:
    """Half of an amount."""
    return HalfOf(amount)


def times(amount: Amount, factor: int) -> Amount:
    """A multiple of an amount."""
    return Times(amount, factor)

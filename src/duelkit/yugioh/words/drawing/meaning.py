"""Words about drawing and the deck's top (ドロー): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, Filter, Modifier, Verb
from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.language.terms import Handling, Side


@dataclass(frozen=True, slots=True)
class DrawnBefore(Amount):
    """The number of cards that an effect of this card drew in the turn before this one (その効果でドローした数).

    0 if it drew none, or if this card has moved since.
    """

    used_by_one: ClassVar[str] = "only it counts what another turn's effect did"


@dataclass(frozen=True, slots=True)
class DrewBefore(Condition):
    """An effect of this card drew cards in the turn before this one, and this card has not moved since."""

    used_by_one: ClassVar[str] = "DrawnBefore as a condition; a comparison of numbers would read oddly"


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """A player draws cards (ドローする): ``draw(2)``. Rules: RES-DRW-01 to RES-DRW-09.

    :param amount: how many.
    :param side: who draws; ``EITHER``: both players, the turn player first.
    :param shown: both players see the cards drawn, which are ``THEM`` (ドローし、お互いに確認する).
    :param noted: the cards drawn are ``THEM``, although nobody else sees them (そのドローしたカード).
    """

    keeps_that: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.REVEALED})
    fills_hand: ClassVar[bool] = True
    about_players: ClassVar[bool] = True

    amount: Amount | int = 1
    side: Side = Side.YOU
    shown: bool = False
    noted: bool = False

    def stands_alone(self) -> bool:
        return self.side is Side.OPPONENT

    def introduces(self) -> Filter | None:
        return AnyCard() if self.shown or self.noted else None


@dataclass(frozen=True, slots=True)
class ForgoDraw(Verb):
    """A player does not draw by the rules in this Draw Phase: what follows is done instead
    (通常のドローを行う代わりに). It is possible before that draw, once in a turn, if the draw is.
    """

    keeps_that: ClassVar[bool] = True
    about_players: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DrawUntil(Verb):
    """A player draws until the hand has a number of cards (手札が〜枚になるようにドローする).

    :param hand: the number of cards.
    :param side: who draws.
    """

    keeps_that: ClassVar[bool] = True
    fills_hand: ClassVar[bool] = True

    hand: int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Mill(Verb):
    """Send the top cards of a deck to the graveyard (デッキの上からカードを〜枚墓地へ送る).

    :param amount: how many.
    :param side: whose deck.
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SENT})

    amount: Amount | int
    side: Side = Side.YOU

    def introduces(self) -> Filter | None:
        return AnyCard()


@dataclass(frozen=True, slots=True)
class NormalDraw(Modifier):
    """A player draws this many cards in the Draw Phase instead of 1 (通常のドローの枚数は〜になる).

    :param amount: how many.
    :param side: the player.
    """

    amount: Amount | int
    side: Side = Side.YOU


def draw(amount: Amount | int = 1, side: Side = Side.YOU) -> Verb:
    """A player draws."""
    return Draw(amount, side)

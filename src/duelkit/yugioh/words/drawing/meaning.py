"""Words about drawing and the deck's top (ドロー): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, Filter, Verb
from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.language.terms import Handling, Side


@dataclass(frozen=True, slots=True)
class DrawnBefore(Amount):
    """How many cards an effect of this card drew in the turn before this one (その効果でドローした数).

    0 if it drew none, or if this card has moved since.
    """

    used_by_one: ClassVar[str] = "only it counts what another turn's effect did"


@dataclass(frozen=True, slots=True)
class DrewBefore(Condition):
    """An effect of this card drew cards in the turn before this one, and the card has not moved since."""

    used_by_one: ClassVar[str] = "DrawnBefore as a condition; a comparison of numbers would read oddly"


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """A player draws (ドローする); ``EITHER``: both, the turn player first. Rules: RES-DRW-01 to RES-DRW-09.

    ``shown``: both players see what was drawn, which is ``THEM`` (ドローし、お互いに確認する).
    """

    keeps_that: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.REVEALED})
    fills_hand: ClassVar[bool] = True
    about_players: ClassVar[bool] = True

    amount: Amount | int = 1
    side: Side = Side.YOU
    shown: bool = False

    def introduces(self) -> Filter | None:
        return AnyCard() if self.shown else None


@dataclass(frozen=True, slots=True)
class DrawUntil(Verb):
    """A player draws until the hand has this many cards."""

    keeps_that: ClassVar[bool] = True
    fills_hand: ClassVar[bool] = True

    hand: int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Mill(Verb):
    """A player sends the top cards of the deck to the graveyard."""

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SENT})

    amount: Amount | int
    side: Side = Side.YOU

    def introduces(self) -> Filter | None:
        return AnyCard()


def draw(amount: Amount | int = 1, side: Side = Side.YOU) -> Verb:
    """A player draws."""
    return Draw(amount, side)

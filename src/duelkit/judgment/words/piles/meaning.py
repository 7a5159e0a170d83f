"""Hands, libraries and graveyards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.judgment.language.base import Amount, Verb
from duelkit.judgment.language.filters import TARGET, Filter, What
from duelkit.judgment.language.kinds import Kind
from duelkit.judgment.language.terms import Pile, Side


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """Draw cards (手札ドロウ). Rule: EOJ-ABIL-22."""

    KIND: ClassVar[Kind | None] = Kind.DRAW
    amount: Amount | int
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Discard(Verb):
    """A side discards hand cards of its choice (手札破壊). Rules: EOJ-ABIL-23, -23b."""

    KIND: ClassVar[Kind | None] = Kind.HAND_DESTRUCTION
    amount: Amount | int
    side: Side = Side.OPPONENT
    which: Filter | None = None


@dataclass(frozen=True, slots=True)
class Mill(Verb):
    """The top cards of a side's library go to its graveyard."""

    amount: Amount | int
    side: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class ReturnToHand(Verb):
    """Creatures, or cards in graveyards, return to their owners' hands."""

    what: What = TARGET


@dataclass(frozen=True, slots=True)
class Fetch(Verb):
    """Cards from a pile go to the hand, or into the library, which is shuffled."""

    what: What
    to: Pile = Pile.HAND


@dataclass(frozen=True, slots=True)
class DiscardHand(Verb):
    """A side puts its whole hand into the graveyard."""

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class RevealTop(Verb):
    """The top card of a side's library is revealed; the following verbs refer to it as ``THEM``."""

    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Bury(Verb):
    """The cards that are still in a library or hand go to their owners' graveyards."""

    what: What


@dataclass(frozen=True, slots=True)
class ShowHand(Verb):
    """A side reveals its hand."""

    side: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class LookAtTop(Verb):
    """You look at the top card of your library, which stays there."""

    used_by_one: ClassVar[str] = "only its player sees the card; RevealTop shows it to both players"


@dataclass(frozen=True, slots=True)
class Judgment(Verb):
    """Both players reveal the top card of their library; the higher cost wins (審判).

    The cards stay where they are.
    """

    win: Verb
    lose: Verb | None = None

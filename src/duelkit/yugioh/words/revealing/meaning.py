"""Words about what is shown, looked at, selected (確認): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Filter, Verb, What
from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.language.terms import Handling, Ordinal, Side, Zone


@dataclass(frozen=True, slots=True)
class Reveal(Verb):
    """Show cards to the opponent (相手に見せる)."""

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.REVEALED})
    only_shows: ClassVar[bool] = True

    what: What


@dataclass(frozen=True, slots=True)
class LookAt(Verb):
    """The effect's controller looks at cards (確認する). With ``arrange`` they may be put back in any order."""

    only_shows: ClassVar[bool] = True

    what: What
    arrange: bool = False


@dataclass(frozen=True, slots=True)
class Excavate(Verb):
    """Turn over the top cards of your deck (めくる); they stay there, as ``THEM``. Rule: MR3-FDN-08."""

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.EXCAVATED})
    only_shows: ClassVar[bool] = True

    amount: Amount | int = 1

    def introduces(self) -> Filter | None:
        return AnyCard()


@dataclass(frozen=True, slots=True)
class PickOut(Verb):
    """Of the cards just shown or turned over, ``THEM``, some are picked, and ``verb`` is done to those (その中から〜).

    ``which``: what may be picked; ``number``: so many; ``chooser`` picks, or chance does (``at_random``);
    ``optional``: the player may leave it. The others go to ``rest`` (残りのカード), in the deck to ``where``: on top
    and at the bottom in an order of the player's choice; 0: they stay. ``THEM``: the cards picked.
    """

    verb: Verb
    which: Filter = AnyCard()
    number: int = 1
    chooser: Side = Side.YOU
    at_random: bool = False
    optional: bool = False
    rest: Zone = Zone(0)
    where: Ordinal = Ordinal.SHUFFLED


@dataclass(frozen=True, slots=True)
class Remember(Verb):
    """Select cards without doing anything to them; they are ``THEM`` (選ぶ)."""

    used_by_one: ClassVar[str] = "nothing is done to what is chosen before something is guessed of it"
    only_shows: ClassVar[bool] = True
    what: What

"""Words that only cards of the first years need: guesses, lots, what fell to a card in battle."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Verb
from duelkit.yugioh.language.filters import MONSTER, Filter, Ref
from duelkit.yugioh.language.words import Side


@dataclass(frozen=True, slots=True)
class FellTo(Filter):
    """A monster that the card referred to destroyed by battle this turn, lying where it went then (戦闘で破壊した)."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class GuessLowest(Verb):
    """``by`` names the card that lies lowest in a graveyard of ``side`` among those that pass (一番下の〜を当てる).

    Then ``right`` or ``wrong`` is done to it, as ``THEM``. From the activation until this has been processed ``by`` may
    look at no graveyard. Rule: EX04-PUB-04.
    """

    right: Verb
    wrong: Verb
    which: Filter = MONSTER
    side: Side = Side.YOU
    by: Side = Side.OPPONENT


@dataclass(frozen=True, slots=True)
class DrawLot(Verb):
    """Chance picks one of the cards that the verb before worked on, as ``EACH``; ``THEM`` stay (ランダムに１枚選ぶ)."""

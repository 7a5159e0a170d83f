"""Words about the purse: what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from tests.third_game.language.base import Amount, Verb


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """Coins are drawn out of the purse, as many as there are at most.

    :param amount: how many.
    """

    amount: Amount | int

"""Words about cards of which each player must keep only so many (〜になるように): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Pool, Verb
from duelkit.yugioh.language.terms import Handling


@dataclass(frozen=True, slots=True)
class BanishDownTo(Verb):
    """Each player must banish their own cards so that only so many are left; it is not the effect that does it, so that
    unaffected cards can be chosen too (自身のフィールドの〜が１体になるように除外しなければならない).

    :param pool: the cards, of both players.
    :param left: how many each player keeps.
    :param face_down: they are banished face-down.
    """

    moves_cards: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "Banish has one player pick, a number that does not depend on who picks"
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.BANISHED})

    pool: Pool
    left: int = 1
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class MustSend(Verb):
    """Each player must send all of their own cards to the graveyard; it is not the effect that does it, so that
    unaffected cards go too (そのコントローラーは自身のフィールドの〜を全て墓地へ送らなければならない).

    :param pool: the cards, of both players.
    """

    moves_cards: ClassVar[bool] = True
    used_by_one: ClassVar[str] = "Send is what an effect does, which spares unaffected cards"
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SENT})

    pool: Pool

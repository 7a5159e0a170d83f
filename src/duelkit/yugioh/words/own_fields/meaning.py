"""Words about Summons by each player to their own field (それぞれのフィールドに): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Verb, What
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.terms import Handling, Position


@dataclass(frozen=True, slots=True)
class SummonEach(Verb):
    """Each player Special Summons those of the monsters that are their own to their own field, all at the same time
    (それぞれのフィールドに特殊召喚する). If only the opponent's are meant, the opponent alone does it. Of monsters that
    were turned over from a Deck, those for which there is no room go to the Graveyard.

    :param what: the monsters.
    :param positions: the battle positions to choose from.
    :param split: the player alone picks two of them, the first for their own field, the second for the opponent's
        (自分・相手のフィールドに１体ずつ特殊召喚する).
    :param yours: the player alone summons them all, each to the field of its owner, and chooses their positions
        (元々の持ち主のフィールドに特殊召喚する).
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SPECIAL_SUMMONED})

    what: What
    positions: Position = Position.FACE_UP
    split: bool = False
    yours: bool = False

    def introduces(self) -> Filter | None:
        return MONSTER

    def monsters(self) -> What | None:
        return self.what

    def summons(self) -> What | None:
        return self.what

    def by_owners(self) -> bool:
        return True

    def asks_summonable(self) -> bool:
        return True

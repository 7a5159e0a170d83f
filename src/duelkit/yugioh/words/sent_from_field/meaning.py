"""Words about the cards that went from the field to the Graveyard this turn: what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Filter


@dataclass(frozen=True, slots=True)
class TypesSent(Amount):
    """How many card types (Monster, Spell, Trap), as printed, such cards have that were sent from the field to a
    Graveyard in the current turn (このターンにフィールドから墓地へ送られた〜の種類（モンスター・魔法・罠）の数).

    They may have moved since, and either player may have had them.

    :param which: the cards.
    """

    used_by_one: ClassVar[str] = "Kinds and TypesAmong count cards where they lie"

    which: Filter

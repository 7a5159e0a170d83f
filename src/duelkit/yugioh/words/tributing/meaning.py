"""Words about Tributes (リリース): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Verb, What
from duelkit.yugioh.language.terms import Handling


@dataclass(frozen=True, slots=True)
class Tribute(Verb):
    """Tribute monsters (リリースする). Rules: MR3-COST-01 to MR3-COST-03.

    :param what: the monsters.
    """

    moves_cards: ClassVar[bool] = True
    to_each: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.TRIBUTED})

    what: What

    def monsters(self) -> What | None:
        return self.what


def tribute(what: What) -> Verb:
    """Release monsters."""
    return Tribute(what)

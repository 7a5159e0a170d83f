"""Words about Xyz materials (Ｘ素材): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Filter, Verb, What
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Handling


@dataclass(frozen=True, slots=True)
class MaterialCount(Amount):
    """The number of Xyz materials under this card, or another one.

    ``had``: as it left the field (持っていたX素材の数).
    """

    what: What = THIS
    had: bool = False


@dataclass(frozen=True, slots=True)
class HasMaterial(Filter):
    """An Xyz Monster that has at least ``at_least`` materials, of which one passes ``which`` if given.

    Of one that has left the field: that had them then.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    of_monsters_denied: ClassVar[bool] = True

    at_least: int = 1
    which: Filter | None = None


@dataclass(frozen=True, slots=True)
class Detach(Verb):
    """Detach Xyz materials (X素材を取り除く). Rule: MR3-GAP-XYZ-02."""

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.DETACHED})

    amount: Amount | int = 1
    what: What = THIS


@dataclass(frozen=True, slots=True)
class Attach(Verb):
    """Put cards under an Xyz Monster as materials (X素材とする)."""

    moves_cards: ClassVar[bool] = True
    known_cards_first: ClassVar[bool] = True

    what: What
    to: What = THIS


def detach(amount: Amount | int = 1) -> Verb:
    """Detach materials from this card."""
    return Detach(amount)

"""Words about Xyz materials (Ｘ素材): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, Filter, Verb, What
from duelkit.yugioh.language.clauses import Are
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.selections import THIS, Ref
from duelkit.yugioh.language.terms import Handling, Stat


@dataclass(frozen=True, slots=True)
class MaterialCount(Amount):
    """The number of Xyz Materials of a card (X素材の数).

    :param what: the card.
    :param had: as it left the field (持っていたX素材の数).
    :param kinds: those of one name count as one (X素材の種類の数).
    :param which: only those materials that pass (X素材としている〜の数).
    """

    what: What = THIS
    had: bool = False
    kinds: bool = False
    which: Filter | None = None

    def at_least(self, number: int) -> Condition | None:
        return Are(THIS, HasMaterial(number)) if self == MaterialCount() else None


@dataclass(frozen=True, slots=True)
class MaterialFigures(Amount):
    """The sum of a figure over those Xyz Materials of this card that pass (X素材としている〜の攻撃力の合計).

    :param stat: the figure.
    :param which: what the materials are.
    """

    stat: Stat
    which: Filter = MONSTER


@dataclass(frozen=True, slots=True)
class HasMaterial(Filter):
    """An Xyz Monster with materials; of one that left the field, as it left (X素材を持っている).

    :param at_least: how many at least.
    :param which: what one of them is.
    """

    of_monsters: ClassVar[bool] = True
    implies_monster: ClassVar[bool] = True
    of_monsters_denied: ClassVar[bool] = True

    at_least: int = 1
    which: Filter | None = None


@dataclass(frozen=True, slots=True)
class DetachedFrom(Filter):
    """A card that has just been detached from such an Xyz Monster (〜のX素材が取り除かれた).

    :param which: the monster that had it as a material.
    """

    which: Filter


@dataclass(frozen=True, slots=True)
class AttachedTo(Filter):
    """A card that an Xyz Monster referred to has as a material (そのモンスターがX素材としている).

    :param ref: the monster.
    """

    used_by_one: ClassVar[str] = "a pool of materials is that of all cards of an owner"
    says_bearer: ClassVar[bool] = True

    ref: Ref


@dataclass(frozen=True, slots=True)
class Detach(Verb):
    """Detach Xyz Materials (X素材を取り除く): ``detach()``. Rule: MR3-GAP-XYZ-02.

    :param amount: how many.
    :param what: the monster.
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.DETACHED})

    amount: Amount | int = 1
    what: What = THIS


@dataclass(frozen=True, slots=True)
class Attach(Verb):
    """Attach cards to an Xyz Monster as materials (X素材とする).

    :param what: the cards.
    :param to: the monster.
    :param with_materials: their own Xyz Materials are attached to it too (それらも全てX素材にする).
    """

    moves_cards: ClassVar[bool] = True
    known_cards_first: ClassVar[bool] = True

    what: What
    to: What = THIS
    with_materials: bool = False


def detach(amount: Amount | int = 1) -> Verb:
    """Detach materials from this card."""
    return Detach(amount)

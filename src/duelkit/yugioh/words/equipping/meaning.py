"""Words about equip cards (装備): what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from duelkit.yugioh.language.base import Condition, Filter, Modifier, Verb, What
from duelkit.yugioh.language.clauses import Are
from duelkit.yugioh.language.nouns import IS_THIS, AnyCard
from duelkit.yugioh.language.selections import EQUIPPED, TARGET, THIS, Ref, RefKind
from duelkit.yugioh.language.terms import Bond, Handling


@dataclass(frozen=True, slots=True)
class EquippedByItself(Condition):
    """This card is an equip card by its own effect (このカードの効果でこのカードが装備されている)."""

    while_equipped: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class IsEquipped(Filter):
    """A monster equipped with a card (装備カードを装備した).

    :param by: the equip card; ``None``: any.
    """

    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class EquippedTo(Filter):
    """An equip card of such a monster, or one that was when it left the field (〜に装備された).

    :param bearer: the monster.
    """

    bearer: Filter = IS_THIS

    def means_this(self) -> bool:
        return self.bearer.means_this()


@dataclass(frozen=True, slots=True)
class Equip(Verb):
    """Equip cards to a monster (装備する): ``equip(TARGET, to=THIS)``. Rules: MR3-EQP-01, RES-GAP-EQP-01.

    The activation of an Equip Spell is ``Equip()``; its modifiers are in its continuous effects.

    :param what: the cards that become equip cards.
    :param to: the monster.
    :param modifiers: what applies to the monster while it is equipped.
    :param bind: the source remembers the equip cards as ``LINKED``.
    :param as_monster: they count towards the five monsters. Rule: EX04-EQP-13.
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.EQUIPPED})
    known_cards_first: ClassVar[bool] = True

    what: What = THIS
    to: What = TARGET
    modifiers: tuple[Modifier, ...] = ()
    bind: bool = False
    as_monster: bool = False

    def monsters(self) -> What | None:
        return self.to

    def bond(self) -> tuple[Bond, What] | None:
        return (Bond.EQUIPPED, self.what) if self.bind else None

    def bringing(self, modifiers: tuple[Modifier, ...]) -> Verb | None:
        return replace(self, modifiers=(*self.modifiers, *modifiers))

    def keeps_its_card(self) -> bool:
        return self.what == THIS and isinstance(self.to, Ref) and self.to.kind is RefKind.TARGET


IS_EQUIPPED = Are(EQUIPPED, AnyCard())
"""This card is equipped to a monster (このカードが装備されている)."""

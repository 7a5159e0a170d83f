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


@dataclass(frozen=True, slots=True)
class IsEquipped(Filter):
    """A monster with an equip card that passes ``by`` (any if ``None``)."""

    of_monsters: ClassVar[bool] = True
    visible: ClassVar[bool] = True

    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class EquippedTo(Filter):
    """A card with which such a monster is equipped, or was when the card left (このカードに装備された)."""

    bearer: Filter = IS_THIS

    def means_this(self) -> bool:
        return self.bearer.means_this()


@dataclass(frozen=True, slots=True)
class Equip(Verb):
    """Equip a card to a monster (装備する). ``modifiers``: what the equipped monster gets from it while equipped.

    For an Equip Spell's own activation leave ``what`` THIS; its modifiers stand in its continuous effects.
    ``bind``: the source remembers the equip cards as ``LINKED``. ``as_monster``: they are counted among the five
    monsters (EX04-EQP-13). Rules: MR3-EQP-01, RES-GAP-EQP-01.
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

"""References that are still to be told which card they mean: そのモンスター, 対象のカード, 自身 (照応の印)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duelkit.yugioh.language.base import Filter
from duelkit.yugioh.language.selections import Ref, RefKind
from duelkit.yugioh.language.terms import Handling, Side, Zone


@dataclass(frozen=True)
class Mark:
    """A card spoken of before: how the text calls it (そのモンスター, 対象のモンスター, リリースしたモンスター).

    :param word: ``that``, ``target``, or what was done to it.
    :param which: the noun.
    :param side: whose, if the text says it.
    :param zones: where it lies, if the text says it.
    :param where: the part of the text in which the action was done: ``cost``, ``effect``.
    :param number: how many they are, if the text says it (そのモンスター２体).
    """

    word: Handling | str
    which: Filter
    side: Side | None = None
    zones: Zone = Zone(0)
    where: str = ""
    number: int = 0


_MARKS: Final[list[Mark]] = []
_FIRST_MARK: Final = -1000


def marked(mark: Mark) -> Ref:
    """A reference that has not been told yet which card it means."""
    if mark not in _MARKS:
        _MARKS.append(mark)
    return Ref(RefKind.THEM, _FIRST_MARK - _MARKS.index(mark))


def mark_of(ref: Ref) -> Mark | None:
    """What such a reference says of its card."""
    return _MARKS[_FIRST_MARK - ref.slot] if ref.slot <= _FIRST_MARK else None


SUBJECT: Final = Ref(RefKind.EACH, -97)
"""Whom a clause is about, not yet told."""

ITSELF: Final = Ref(RefKind.EACH, -96)
"""自身: whom the clause is about; where it is about nobody else, this card."""

PLACES_OF_THIS: Final = (
    Zone.HAND,
    Zone.GRAVEYARD,
    Zone.HAND | Zone.GRAVEYARD,
    Zone.BANISHED,
    Zone.FIELD,
    Zone.HAND | Zone.FIELD,
    Zone.FIELD | Zone.GRAVEYARD,
    Zone.HAND | Zone.FIELD | Zone.GRAVEYARD,
    Zone.FIELD_ZONE,
    Zone.SPELL_TRAP_ZONE,
    Zone.PENDULUM_ZONE,
)


def this_in(zones: Zone) -> Ref:
    """このカード, lying there as the text says: a note for where the effect works."""
    return Ref(RefKind.THIS, -100 - PLACES_OF_THIS.index(zones))


def place_of_this(ref: Ref) -> Zone:
    """Where a text says that this card lies; nowhere in particular: 0."""
    return PLACES_OF_THIS[-100 - ref.slot] if ref.kind is RefKind.THIS and ref.slot <= -100 else Zone(0)

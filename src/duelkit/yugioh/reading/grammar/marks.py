"""References that are not resolved yet: そのモンスター, 対象のカード, 自身 (照応の印)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duelkit.yugioh.language.base import Filter
from duelkit.yugioh.language.selections import Ref, RefKind
from duelkit.yugioh.language.terms import Handling, Side, Zone


@dataclass(frozen=True)
class Mark:
    """How a text refers to a card mentioned before (そのモンスター, 対象のモンスター, リリースしたモンスター).

    :param word: ``that``, ``target``, or what was done to it.
    :param which: the noun.
    :param side: whose card it is, if the text says so.
    :param zones: where it is, if the text says so.
    :param where: the part of the text with the action: ``cost``, ``effect``.
    :param number: how many cards, if the text says so (そのモンスター２体).
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
    """Returns a reference that is not resolved yet."""
    if mark not in _MARKS:
        _MARKS.append(mark)
    return Ref(RefKind.THEM, _FIRST_MARK - _MARKS.index(mark))


def mark_of(ref: Ref) -> Mark | None:
    """Returns how such a reference was written."""
    return _MARKS[_FIRST_MARK - ref.slot] if ref.slot <= _FIRST_MARK else None


SUBJECT: Final = Ref(RefKind.EACH, -97)
"""The subject of a clause, which is not known yet."""

ITSELF: Final = Ref(RefKind.EACH, -96)
"""自身: the subject of the clause; without one, this card."""

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
    """このカード in the place that the text names: a note that says where the effect works."""
    return Ref(RefKind.THIS, -100 - PLACES_OF_THIS.index(zones))


def place_of_this(ref: Ref) -> Zone:
    """The place of this card that a text names; 0 if it names none."""
    return PLACES_OF_THIS[-100 - ref.slot] if ref.kind is RefKind.THIS and ref.slot <= -100 else Zone(0)

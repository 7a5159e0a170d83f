"""Differences between the mat and the duel.

Rules: EOJ-RECOG-05, EOJ-RECOG-06, EOJ-RECOG-10, EOJ-TRASH-01, EOJ-TERM-12.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duelkit.camera.codes import is_operation, is_proxy
from duelkit.camera.seeing.reading import FieldSeen, Shown
from duelkit.judgment.cards import library
from duelkit.judgment.state import codes
from duelkit.judgment.state.duel import State

MISSING: Final = "missing"
"""The duel has a creature on the field, the mat has no card."""
EXTRA: Final = "extra"
"""The mat has a card on a field that is empty in the duel."""
OTHER: Final = "other"
"""The mat has another card on the field."""
TURNED: Final = "turned"
"""The card on the mat has another facing."""
SLANTED: Final = "slanted"
"""The card on the mat is between two facings."""
SEVERAL: Final = "several"
"""The mat has several cards side by side on the field."""


@dataclass(frozen=True)
class Difference:
    """A field on which mat and duel differ.

    :param number: the number of the card on the mat, 0 for none; ``facing``: its facing.
    """

    kind: str
    position: int
    number: int = 0
    facing: int = 0


def is_spell(code: int) -> bool:
    """Whether a code is a spell card."""
    return code in library() and not library()[code].is_creature


def is_sign(card: Shown) -> bool:
    """Whether a card on a field refers to that field, instead of being a creature on it."""
    return is_operation(card.code) or is_spell(card.code)


def number_of(duel: State, card: int) -> int:
    """The number of a card in the library of cards."""
    return duel.info[card].definition.number


def creature_on(seen: FieldSeen) -> Shown | None:
    """The only creature card or proxy on a field, if there is exactly one."""
    found = [card for card in seen.cards if not is_sign(card)]
    return found[0] if len(found) == 1 else None


def covered(seen: FieldSeen) -> bool:
    """Whether a sign may cover a creature."""
    return creature_on(seen) is None and any(is_sign(card) for card in seen.cards)


def is_it(seen: Shown, number: int) -> bool:
    """Whether a card on the mat is, or may stand for, a creature of the duel. Rule: EOJ-TERM-12."""
    return seen.code == number or is_proxy(seen.code)


def difference(duel: State, position: int, seen: FieldSeen) -> Difference | None:
    """The difference between mat and duel at a field, ``None`` if none is visible."""
    card = duel.occupant[position]
    if sum(not is_sign(one) for one in seen.cards) > 1:
        return Difference(SEVERAL, position)
    there = creature_on(seen)
    if there is None:
        return Difference(MISSING, position) if card >= 0 and not covered(seen) else None
    if there.facing < 0:
        return Difference(SLANTED, position, there.code)
    if card < 0:
        return Difference(EXTRA, position, there.code, there.facing)
    if not is_it(there, number_of(duel, card)):
        return Difference(OTHER, position, there.code, there.facing)
    if there.facing != duel.creatures[card].facing:
        return Difference(TURNED, position, there.code, there.facing)
    return None


def differences(duel: State, fields: tuple[FieldSeen, ...]) -> list[Difference]:
    """All differences between mat and duel."""
    found = [difference(duel, position, seen) for position, seen in enumerate(fields)]
    return [one for one in found if one is not None]


def lies_elsewhere(duel: State, number: int) -> int:
    """The position of a card with a number in the duel, −1 if it is not on the board."""
    return next(
        (position for position, card in enumerate(duel.occupant) if card >= 0 and number_of(duel, card) == number), -1
    )


def has_gone(duel: State, number: int) -> bool:
    """Whether a card with a number is in a graveyard."""
    return any(number_of(duel, card) == number for pile in duel.graveyard for card in pile)


def in_hand(duel: State, player: int, number: int) -> int:
    """A card with a number in a player's hand, −1 for none."""
    return next((card for card in duel.hand[player] if number_of(duel, card) == number), -1)


def on_board(duel: State, card: int) -> bool:
    """Whether a card is on the board."""
    return duel.place[card] == codes.BOARD

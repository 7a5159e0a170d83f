"""Whether mat and duel agree, and what has to be done where they do not.

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
"""A creature stands there in the duel and no card lies on the field."""
EXTRA: Final = "extra"
"""A card lies on a field that is free in the duel."""
OTHER: Final = "other"
"""Another card lies there."""
TURNED: Final = "turned"
"""The card lies there another way round."""
SLANTED: Final = "slanted"
"""The card lies between two quarter turns."""
SEVERAL: Final = "several"
"""Several cards lie there side by side."""


@dataclass(frozen=True)
class Difference:
    """A field on which mat and duel do not agree.

    :param number: the card's number in the game that lies there, 0 for none; ``facing``: which way it lies.
    """

    kind: str
    position: int
    number: int = 0
    facing: int = 0


def is_spell(code: int) -> bool:
    """Whether a code is a spell card."""
    return code in library() and not library()[code].is_creature


def is_sign(card: Shown) -> bool:
    """Whether a card on a field points at it, and is not a creature that lies there."""
    return is_operation(card.code) or is_spell(card.code)


def number_of(duel: State, card: int) -> int:
    """A card's number in the game."""
    return duel.info[card].definition.number


def creature_on(seen: FieldSeen) -> Shown | None:
    """The one creature's card, or stand-in, that lies on a field."""
    found = [card for card in seen.cards if not is_sign(card)]
    return found[0] if len(found) == 1 else None


def covered(seen: FieldSeen) -> bool:
    """Whether a sign lies where a creature may lie below it."""
    return creature_on(seen) is None and any(is_sign(card) for card in seen.cards)


def is_it(seen: Shown, number: int) -> bool:
    """Whether a card that is seen is, or stands for, a creature. Rule: EOJ-TERM-12."""
    return seen.code == number or is_proxy(seen.code)


def difference(duel: State, position: int, seen: FieldSeen) -> Difference | None:
    """On what mat and duel do not agree at a field; ``None`` if they do, as far as can be seen."""
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
    """Everything on which mat and duel do not agree."""
    found = [difference(duel, position, seen) for position, seen in enumerate(fields)]
    return [one for one in found if one is not None]


def lies_elsewhere(duel: State, number: int) -> int:
    """Where a card with a number stands in the duel: a position, −1 if nowhere on the board."""
    return next(
        (position for position, card in enumerate(duel.occupant) if card >= 0 and number_of(duel, card) == number), -1
    )


def has_gone(duel: State, number: int) -> bool:
    """Whether a card with a number lies in a graveyard."""
    return any(number_of(duel, card) == number for pile in duel.graveyard for card in pile)


def in_hand(duel: State, player: int, number: int) -> int:
    """A card with a number in a player's hand, −1 if there is none."""
    return next((card for card in duel.hand[player] if number_of(duel, card) == number), -1)


def on_board(duel: State, card: int) -> bool:
    """Whether a card stands on the board."""
    return duel.place[card] == codes.BOARD

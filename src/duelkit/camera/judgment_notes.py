"""How a card is operated under the camera: what stands behind the mark ▽ of a spell's text, no part of its effect.

Rules: EOJ-CARD-14, EOJ-RECOG-09.
"""

from __future__ import annotations

from typing import Final

from duelkit.camera.words import say
from duelkit.judgment.language.base import nodes
from duelkit.judgment.language.card import Card, Choice
from duelkit.judgment.language.filters import FieldFilter, Pick, PickElement
from duelkit.judgment.language.terms import Pile
from duelkit.judgment.words.battle.meaning import Incite

MARK: Final = "▽"
"""Behind it stands how a card is operated."""


def kind_of(choice: Choice) -> str:
    """What is chosen: ``creature``, ``field``, ``element``, or ``card`` for one that does not lie on the board."""
    what = choice.what
    if isinstance(what, PickElement):
        return "element"
    if isinstance(what, FieldFilter):
        return "field"
    if isinstance(what, Pick) and what.pool.piles != Pile.BOARD:
        return "card"
    return "creature"


def is_directed(card: Card) -> bool:
    """Whether the way a spell lies means something. Rule: EOJ-RECOG-07."""
    return any(isinstance(node, Incite) for node in nodes(card.effect))


def steps(card: Card) -> list[tuple[str, int]]:
    """What is done with a spell under the camera, in this order: the key of its words, and a number.

    :returns: nothing for a creature, which is only laid onto its field.
    """
    if card.is_creature:
        return []
    kinds = [kind_of(choice) for choice in card.choices]
    found = [("directed" if is_directed(card) else "show", 0)]
    if card.price is not None and card.price.discard:
        found.append(("discard", card.price.discard))
    if card.price is not None and card.price.sacrifice is not None:
        found.append(("sacrifice", 1))
    for at, kind in enumerate(kinds):
        found.append((f"on-{kind}-again" if kind in kinds[:at] else f"on-{kind}", at + 1))
    # what is laid onto a field need not be shown before
    if len(found) > 1 and found[1][0] in ("on-creature", "on-field"):
        del found[0]
    return found


def operation_note(card: Card, language: str) -> str:
    """How a spell is operated, in words; empty for a creature."""
    joint = "" if language == "ja" else " "
    return joint.join(say(language, f"note-{key}", count=number) for key, number in steps(card))


def printed_text(effect: str, note: str) -> str:
    """A card's text with the note behind it."""
    return f"{effect}\n{MARK}{note}" if note else effect


def split(text: str) -> tuple[str, str]:
    """A printed text in its effect and its operation. Rule: EOJ-CARD-14."""
    effect, _, note = text.partition(MARK)
    return effect.rstrip(), note

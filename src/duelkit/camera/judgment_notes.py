"""How a card is used under the camera: the note after the mark ▽ of a spell's text, which is not part of its effect.

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
"""The mark before the note on how a card is used."""


def kind_of(choice: Choice) -> str:
    """What is chosen: ``creature``, ``field``, ``element``, or ``card`` for one off the board."""
    what = choice.what
    if isinstance(what, PickElement):
        return "element"
    if isinstance(what, FieldFilter):
        return "field"
    if isinstance(what, Pick) and what.pool.piles != Pile.BOARD:
        return "card"
    return "creature"


def is_directed(card: Card) -> bool:
    """Whether the facing of a spell matters. Rule: EOJ-RECOG-07."""
    return any(isinstance(node, Incite) for node in nodes(card.effect))


def steps(card: Card) -> list[tuple[str, int]]:
    """The steps to use a spell under the camera, in order, each a message key and a number.

    :returns: an empty list for a creature, which is only put onto its field.
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
    # a card that is put onto a field need not be shown first
    if len(found) > 1 and found[1][0] in ("on-creature", "on-field"):
        del found[0]
    return found


def operation_note(card: Card, language: str) -> str:
    """The note on how a spell is used; empty for a creature."""
    joint = "" if language == "ja" else " "
    return joint.join(say(language, f"note-{key}", count=number) for key, number in steps(card))


def printed_text(effect: str, note: str) -> str:
    """A card's text, followed by the note."""
    return f"{effect}\n{MARK}{note}" if note else effect


def split(text: str) -> tuple[str, str]:
    """Split a printed text into the effect and the note on its use. Rule: EOJ-CARD-14."""
    effect, _, note = text.partition(MARK)
    return effect.rstrip(), note

"""Operation cards, which are commands and not part of the deck. Rules: EOJ-RECOG-08, EOJ-DECK-10."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from duelkit.camera.codes import OPERATIONS, PROXIES
from duelkit.camera.layout import CARD, CARD_MARK, CARD_MARK_AT
from duelkit.camera.printing.paper import BLACK, GREY, WHITE, Colour, Pen
from duelkit.camera.words import say

INK: Final[Colour] = (0.10, 0.12, 0.16)
EDGE: Final = 2.6


def draw_operation(pen: Pen, code: int, language: str) -> None:
    """Draw an operation card: its command in both languages, and how to show it."""
    _draw(pen, code, f"operation-{OPERATIONS[code]}", f"shown-{OPERATIONS[code]}", language)


def draw_proxy(pen: Pen, code: int, language: str) -> None:
    """Draw a card that can stand for any creature. Rule: EOJ-TERM-12."""
    _draw(pen, code, "operation-proxy", "shown-proxy", language, str(PROXIES.index(code) + 1))


def _draw(pen: Pen, code: int, name: str, shown: str, language: str, number: str = "") -> None:
    pen.box(0, 0, *CARD, fill=WHITE)
    pen.box(0, 0, CARD[0], 9.4, fill=INK)
    other = "en" if language == "ja" else "ja"
    room = CARD[0] - 2 * EDGE
    pen.text(f"{say(language, name)} {number}".strip(), EDGE, 4.8, 9, WHITE, bold=True, width=room)
    pen.text(f"{say(other, name)} {number}".strip(), EDGE, 8.2, 6.5, WHITE, width=room)
    pen.code(code, *CARD_MARK_AT, CARD_MARK)
    # marks the top of the card, for commands with a direction
    x = CARD[0] - 12
    pen.shape([(x, 18), (x + 5, 13), (x + 10, 18), (x + 7, 18), (x + 7, 30), (x + 3, 30), (x + 3, 18)], INK)
    pen.paragraph([say(language, shown), "", say(other, shown)], EDGE, 52, room, 28, 8, BLACK)
    pen.text("duelkit", CARD[0] - EDGE - 6, CARD[1] - 2.2, 4.6, GREY)


def operation_cards(language: str) -> list[Callable[[Pen], None]]:
    """The functions that draw the operation cards and proxies, in order."""
    return [
        *[partial(_operation, code=code, language=language) for code in OPERATIONS],
        *[partial(_proxy, code=code, language=language) for code in PROXIES],
    ]


def _operation(pen: Pen, code: int, language: str) -> None:
    draw_operation(pen, code, language)


def _proxy(pen: Pen, code: int, language: str) -> None:
    draw_proxy(pen, code, language)

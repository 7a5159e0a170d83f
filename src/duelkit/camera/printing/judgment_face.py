"""The printed face of a card: code, names, figures, icons, and the project's own text.

Rules: EOJ-CARD-02 to EOJ-CARD-16, EOJ-RECOG-04.
"""

from __future__ import annotations

from typing import Final

from duelkit.camera.judgment_notes import operation_note, printed_text
from duelkit.camera.layout import CARD, CARD_MARK, CARD_MARK_AT
from duelkit.camera.printing.paper import BLACK, GREY, WHITE, Colour, Pen
from duelkit.judgment.language.card import Card
from duelkit.judgment.language.patterns import AttackPattern, Damage, DefencePattern, Mode
from duelkit.judgment.language.terms import CardSide, Element, SpellClass
from duelkit.judgment.text import render
from duelkit.judgment.text.en.terms import ELEMENTS as ELEMENTS_EN
from duelkit.judgment.text.en.terms import RARITIES
from duelkit.judgment.text.en.terms import SPELL_CLASSES as CLASSES_EN
from duelkit.judgment.text.ja.terms import ELEMENTS as ELEMENTS_JA
from duelkit.judgment.text.ja.terms import SPELL_CLASSES as CLASSES_JA
from duelkit.judgment.text.ja.terms import race as race_ja

COLOURS: Final[dict[int, Colour]] = {
    0: (0.55, 0.55, 0.55),
    Element.FIRE: (0.80, 0.22, 0.13),
    Element.WATER: (0.16, 0.40, 0.75),
    Element.EARTH: (0.62, 0.44, 0.16),
    Element.WOOD: (0.18, 0.52, 0.24),
    Element.BIOLITH: (0.42, 0.30, 0.56),
}
SPELL: Final[Colour] = (0.25, 0.27, 0.36)
PHYSICAL: Final[Colour] = (0.85, 0.25, 0.20)
MAGIC: Final[Colour] = (0.48, 0.28, 0.70)
COUNTER: Final[Colour] = (0.20, 0.55, 0.30)
PALE: Final[Colour] = (0.93, 0.93, 0.93)
BAND: Final = 9.4
"""The height of the band with the names."""
COLUMN: Final = 41.5
"""The x position of the figures beside the code."""
TEXT_TOP: Final = CARD_MARK_AT[1] + CARD_MARK + 6.0
EDGE: Final = 2.6


def draw_card(pen: Pen, card: Card, language: str) -> None:
    """Draw a card.

    :param language: the language of its text, ``"ja"`` or ``"en"``; its name is printed in both if known.
    """
    colour = SPELL if card.spell_class is not None else COLOURS[card.element]
    pen.box(0, 0, *CARD, fill=WHITE)
    pen.box(0, 0, CARD[0], BAND, fill=colour)
    names = [name for name in ((card.ja, card.en) if language == "ja" else (card.en, card.ja)) if name]
    room = CARD[0] - 2 * EDGE - 9
    pen.text(names[0], EDGE, 4.6 if len(names) > 1 else 6.0, 8.5, WHITE, bold=True, width=room)
    if len(names) > 1:
        pen.text(names[1], EDGE, 8.0, 6, WHITE, width=room)
    x_cost = card.price is not None and bool(card.price.mana) and not card.cost
    pen.box(CARD[0] - 9.4, 1.2, 7, 7, fill=WHITE, round=3.4)
    pen.text("X" if x_cost else str(card.cost), CARD[0] - 5.9, 6.4, 13, BLACK, bold=True, middle=True)
    pen.code(card.number, *CARD_MARK_AT, CARD_MARK)
    if card.is_creature:
        _creature(pen, card, language)
    else:
        _spell(pen, card)
    text = render(card, language)
    text_and_note = printed_text(text.box, operation_note(card, language))
    pen.line(EDGE, TEXT_TOP - 1.6, CARD[0] - EDGE, TEXT_TOP - 1.6, colour, 0.3)
    foot = CARD[1] - 4.2
    pen.paragraph(text_and_note.split("\n"), EDGE, TEXT_TOP - 0.6, CARD[0] - 2 * EDGE, foot - TEXT_TOP, 7)
    limits = " ".join(f"{'G' if limit.group else ''}{limit.count}" for limit in card.limits)
    pen.text(
        f"No. {card.number}  {RARITIES[card.rarity]}{f'  max. {limits}' if limits else ''}",
        EDGE,
        CARD[1] - 2.2,
        4.6,
        GREY,
    )
    pen.text("duelkit", CARD[0] - EDGE - 6, CARD[1] - 2.2, 4.6, GREY)


def _creature(pen: Pen, card: Card, language: str) -> None:
    element = f"{ELEMENTS_JA[card.element]} {ELEMENTS_EN[card.element]}" if card.element else "無 –"
    pen.text(element, COLUMN, 14.6, 6.5, COLOURS[card.element], bold=True)
    race = race_ja(card.race) if language == "ja" and card.race else card.race
    pen.text(race, COLUMN, 17.6, 5.6, BLACK, width=CARD[0] - COLUMN - EDGE)
    pen.text(card.affiliation, COLUMN, 20.2, 5, GREY, width=CARD[0] - COLUMN - EDGE)
    heart(pen, COLUMN, 21.6)
    pen.text(str(card.hp), COLUMN + 4.6, 25.0, 11, BLACK, bold=True)
    sword(pen, COLUMN + 10, 21.6)
    pen.text(str(card.attack), COLUMN + 14.6, 25.0, 11, BLACK, bold=True)
    _turn(pen, COLUMN, 27.0)
    pen.text(str(card.rotate_cost), COLUMN + 4.6, 30.0, 8.5, BLACK, bold=True)
    sword(pen, COLUMN + 10, 26.8, 0.75, GREY)
    pen.text(str(card.attack_cost), COLUMN + 14.6, 30.0, 8.5, BLACK, bold=True)
    for at, pattern in enumerate(card.patterns[:2]):
        _attack(pen, pattern, COLUMN + at * 10.0, 32.0, 8.6 if len(card.patterns) > 1 else 9.6)
    if card.defence is not None:
        _defence(
            pen,
            card.defence,
            COLUMN + (10.4 if len(card.patterns) < 2 else 5.0),
            32.0 if len(card.patterns) < 2 else 41.4,
            8.6,
        )
    if card.lock:
        lock(pen, COLUMN + 16.4, 12.2)


def _spell(pen: Pen, card: Card) -> None:
    assert card.spell_class is not None
    pen.text(CLASSES_JA[card.spell_class], COLUMN, 16.0, 9, SPELL, bold=True, width=CARD[0] - COLUMN - EDGE)
    pen.text(CLASSES_EN[card.spell_class], COLUMN, 20.0, 7, SPELL, width=CARD[0] - COLUMN - EDGE)
    if card.spell_class is SpellClass.SORCERY:
        pen.text("ターン終了 ends the turn", COLUMN, 23.4, 5, GREY, width=CARD[0] - COLUMN - EDGE)
    if card.lock:
        lock(pen, COLUMN, 25.0)


def heart(pen: Pen, x: float, y: float) -> None:
    """Draw the icon of HP."""
    pen.shape(
        [
            (x + 1.9, y + 3.8),
            (x, y + 1.5),
            (x + 0.3, y + 0.4),
            (x + 1.1, y),
            (x + 1.9, y + 0.7),
            (x + 2.7, y),
            (x + 3.5, y + 0.4),
            (x + 3.8, y + 1.5),
        ],
        PHYSICAL,
    )


def sword(pen: Pen, x: float, y: float, scale: float = 1.0, colour: Colour = BLACK) -> None:
    """Draw the icon of the attack value."""
    pen.shape(
        [
            (x + px * scale, y + py * scale)
            for px, py in (
                (3.8, 0),
                (3.6, 1.0),
                (1.6, 3.0),
                (2.0, 3.4),
                (1.6, 3.8),
                (1.0, 3.2),
                (0.4, 3.8),
                (0, 3.4),
                (0.6, 2.8),
                (0, 2.2),
                (0.4, 1.8),
                (0.8, 2.2),
                (2.8, 0.2),
            )
        ],
        colour,
    )


def _turn(pen: Pen, x: float, y: float) -> None:
    """Draw the icon of rotations: an arrow around a corner."""
    pen.shape(
        [
            (x, y + 3),
            (x, y + 0.6),
            (x + 2, y + 0.6),
            (x + 2, y),
            (x + 3.4, y + 1.1),
            (x + 2, y + 2.2),
            (x + 2, y + 1.6),
            (x + 1, y + 1.6),
            (x + 1, y + 3),
        ],
        GREY,
    )


def lock(pen: Pen, x: float, y: float) -> None:
    """Draw the icon of the summoning and casting lock."""
    pen.box(x + 0.7, y, 2.4, 2.8, line=BLACK, thick=0.45, round=1.1)
    pen.box(x, y + 1.5, 3.8, 2.6, fill=BLACK, round=0.3)


def _attack(pen: Pen, pattern: AttackPattern, x: float, y: float, side: float) -> None:
    """Draw an attack icon: the cells around the creature that its attack reaches, with a ring if all at once."""
    cell = side / 5
    colour = MAGIC if pattern.damage is Damage.MAGIC else PHYSICAL
    everywhere = pattern.damage is not Damage.NONE and not pattern.cells
    for row in range(5):
        for column in range(5):
            at = (column - 2, 2 - row)
            hit = at in pattern.cells or everywhere and at != (0, 0)
            fill = BLACK if at == (0, 0) else colour if hit else PALE
            pen.box(x + column * cell + 0.1, y + row * cell + 0.1, cell - 0.2, cell - 0.2, fill=fill)
    if pattern.mode is not Mode.CHOOSE:
        pen.box(x - 0.3, y - 0.3, side + 0.6, side + 0.6, line=colour, thick=0.3, round=0.6)


def _defence(pen: Pen, pattern: DefencePattern, x: float, y: float, side: float) -> None:
    """Draw a defence icon, with arrows at the sides that counterattack and the letter B at blind sides."""
    pen.box(x + 2, y + 2, side - 4, side - 4, fill=PALE)
    middle = side / 2
    for card_side, across, down in (
        (CardSide.FRONT, 0, -1),
        (CardSide.RIGHT, 1, 0),
        (CardSide.BACK, 0, 1),
        (CardSide.LEFT, -1, 0),
    ):
        at_x, at_y = x + middle + across * (middle - 1), y + middle + down * (middle - 1)
        if pattern.counter & card_side:
            pen.shape(
                [
                    (at_x + across, at_y + down),
                    (at_x - across + down, at_y - down + across),
                    (at_x - across - down, at_y - down - across),
                ],
                COUNTER,
            )
        elif pattern.blind & card_side:
            pen.text("B", at_x, at_y + 0.9, 6, PHYSICAL, bold=True, middle=True)

"""The board drawn with boxes, for a screen of 80 to 140 columns.

The middle of a creature shows its facing, surrounded by its sides: + counterattacks, B blind, · plain. The board is
always drawn from the first player's side, at the bottom, because fields are named by their numbers.
"""

from __future__ import annotations

from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from duelkit.judgment import View
from duelkit.judgment.state.view import CreatureView, FieldView
from duelkit.judgment.telling.teller import SIDES, Teller
from duelkit.terminal.judgment.figures import (
    bonus,
    costs,
    hand_words,
    kind,
    lock_line,
    reach_words,
    remarks,
    side_line,
    tile,
    tiny_reach,
)
from duelkit.terminal.paper import wrapped

STYLES: Final = {1: "red", 2: "blue", 4: "yellow", 8: "green", 16: "bright_magenta", 0: "white"}
ARROWS: Final = ("▲", "▶", "▼", "◀")
OWN, OTHER = "bold bright_cyan", "bold bright_red"
COMPASS: Final = 6
"""The columns of a creature's compass."""


def element_style(elements: int) -> str:
    """Returns the colour of an element."""
    return STYLES.get(elements & -elements, "white")


def side_mark(creature: CreatureView, way: int) -> tuple[str, str]:
    """Returns the sign for a creature's side in a direction, with its style."""
    side = SIDES[(way - creature.facing) % 4]
    if creature.blind_sides & side:
        return "B", "bold red"
    if creature.counter_sides & side:
        return "+", "bold green"
    return "·", "dim"


def compass(creature: CreatureView) -> list[Text]:
    """Returns three lines: where the creature faces, and its four sides."""
    marks = [side_mark(creature, way) for way in range(4)]
    rows = [Text("  "), Text(), Text("  ")]
    rows[0].append(*marks[0])
    rows[1].append(*marks[3])
    rows[1].append(" ")
    rows[1].append("x" if creature.dead else ARROWS[creature.facing], style="bold")
    rows[1].append(" ")
    rows[1].append(*marks[1])
    rows[2].append(*marks[2])
    return rows


def cell(teller: Teller, field: FieldView, position: int, width: int) -> Text:
    """Returns one field: its number and elements, and the creature on it."""
    text = Text(f"{position + 1} ", style="bold")
    text.append(wrapped(tile(teller, field), width - 2, 1)[0], style=element_style(field.face))
    creature = field.creature
    if creature is None:
        return text
    own = creature.owner == teller.player
    text.append("\n" + wrapped(teller.name(creature.card), width, 1)[0], style="dim" if creature.dead else "bold")
    mark = teller.subject(creature.owner)
    text.append("\n" + mark, style=OWN if own else OTHER)
    text.append(
        " " + wrapped(kind(teller, creature), width - cell_len(mark) - 1, 1)[0], style=element_style(creature.element)
    )
    change = bonus(teller, creature)
    points = teller.words("short-hp", hp=str(creature.hp)) + (f" ({change:+})" if change else "")
    right = [
        f"{points}  {teller.words('short-attack', attack=str(creature.attack))}",
        costs(teller, creature),
        reach_words(teller, creature),
    ]
    styles = ("bold", "", "bright_yellow")
    for row, line, style in zip(compass(creature), right, styles, strict=True):
        text.append("\n")
        text.append_text(row)
        text.append(" " * (COMPASS - row.cell_len))
        text.append(wrapped(line, width - COMPASS, 1)[0], style=style)
    found = remarks(teller, creature)
    if found:
        for line in wrapped(", ".join(found), width, 2):
            text.append("\n" + line, style="bright_cyan")
    return text


def short_cell(teller: Teller, field: FieldView, position: int, width: int) -> Text:
    """Returns one field in three lines: the creature's owner, its name, its figures with the sides clockwise from the
    top."""
    text = Text(f"{position + 1}", style="bold")
    creature = field.creature
    parts = [(tile(teller, field), element_style(field.face))]
    if creature is not None:
        parts.insert(0, (teller.subject(creature.owner), OWN if creature.owner == teller.player else OTHER))
        parts.append((", ".join(remarks(teller, creature)), "bright_cyan"))
    for words, style in parts:
        left = width - text.cell_len - 1
        if words and left > 1:
            text.append(" " + wrapped(words, left, 1)[0], style=style)
    if creature is None:
        return text
    arrow = "x" if creature.dead else ARROWS[creature.facing]
    text.append(
        f"\n{arrow} " + wrapped(teller.name(creature.card), width - 2, 1)[0], style="dim" if creature.dead else "bold"
    )
    change = bonus(teller, creature)
    text.append(f"\n{creature.hp}" + (f"({change:+})" if change else "") + f"/{creature.attack}", style="bold")
    text.append(f" {creature.attack_cost}/{creature.rotate_cost} ")
    for way in range(4):
        text.append(*side_mark(creature, way))
    rest = width - cell_len(text.plain.rpartition("\n")[2]) - 1
    words = reach_words(teller, creature)
    # if there is little room, in signs
    text.append(" " + (words if cell_len(words) <= rest else tiny_reach(teller, creature)), style="bright_yellow")
    return text


def grid(teller: Teller, view: View, width: int, tall: bool) -> Table:
    """Returns the three rows of three fields."""
    inner = (width - 4) // 3
    table = Table(
        box=box.SQUARE if tall else box.MINIMAL,
        show_header=False,
        padding=0,
        show_lines=True,
        show_edge=tall,
        border_style="bright_black",
    )
    for _ in range(3):
        table.add_column(width=inner, no_wrap=True, overflow="ellipsis")
    for row in range(3):
        cells = [
            (cell if tall else short_cell)(teller, view.fields[at], at, inner) for at in range(row * 3, row * 3 + 3)
        ]
        lines = max(3 if tall else 1, *(len(text.plain.split("\n")) for text in cells))
        for text in cells:
            text.append("\n" * (lines - len(text.plain.split("\n"))))
        table.add_row(*cells)
    return table


def board(teller: Teller, view: View, width: int, tall: bool = True) -> RenderableType:
    """Returns the whole table as a player sees it: the opponent's side, the board, the own side and hand.

    :param tall: with all details of each creature; otherwise three lines per field, for a screen of 24 rows.
    """
    own, other = view.sides
    parts: list[RenderableType] = [
        Rule(f"{teller.phase()}  {lock_line(teller, view)}", style="bright_black"),
        Text(side_line(teller, view, other, 1 - view.player), style=OTHER),
    ]
    if any(card.card >= 0 for card in other.hand):
        parts.append(Text(f"{teller.words('hand-line')}: {hand_words(teller, other)}"))
    parts.append(grid(teller, view, width, tall))
    parts.append(Text(side_line(teller, view, own, view.player), style=OWN))
    parts += [Text(line) for line in wrapped(f"{teller.words('hand-line')}: {hand_words(teller, own)}", width, 4)]
    return Group(*parts)

"""The field drawn with boxes, for a screen of 80 to 140 columns."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from duelkit.terminal.paper import wrapped
from duelkit.yugioh import View
from duelkit.yugioh.engine.seen.view import CardView, SideView
from duelkit.yugioh.state import codes
from duelkit.yugioh.telling.asking import number_words
from duelkit.yugioh.telling.messages import sentence
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.text.grammar.en.clauses import counters as english_counters
from duelkit.yugioh.text.grammar.registry import Language
from duelkit.yugioh.text.old_terms import BEFORE_RELEASES

MAIN_ZONES = 5
"""The main monster zones of a side where there are extra monster zones too."""


def frame_style(types: int) -> str:
    """Returns the colour of a card's frame."""
    for bit, style in (
        (codes.SPELL, "green"),
        (codes.TRAP, "magenta"),
        (codes.XYZ, "bright_white"),
        (codes.LINK, "bright_blue"),
        (codes.SYNCHRO, "bold white"),
        (codes.FUSION, "bright_magenta"),
        (codes.RITUAL, "bright_blue"),
        (codes.TOKEN, "bright_black"),
        (codes.NORMAL, "yellow"),
    ):
        if types & bit:
            return style
    return "dark_orange" if types & codes.MONSTER else "dim"


def bare_name(teller: Teller, card: CardView) -> str:
    """Returns the name without quotation marks; empty for an unknown card."""
    definition = teller.definition(card.number)
    if definition is None:
        return ""
    return definition.ja if teller.language == "ja" else definition.en


def monster_cell(teller: Teller, card: CardView | None, zone: int, width: int, tall: bool = True) -> Text:
    """Returns one monster zone; without ``tall`` its name in one line."""
    if card is None:
        return Text(str(zone), style="bright_black")
    text = Text()
    name = bare_name(teller, card)
    rows = wrapped(name, width, 2 if tall else 1) if name else []
    style = frame_style(card.types) if card.face_up else "dim"
    for row in rows:
        text.append(row + "\n", style=style)
    position = 8 if not card.face_up else 4 if card.defense else 1
    line = teller.words(f"short-{position}")
    if card.face_up:
        if card.markers:
            text.append(f"{card.atk} {teller.markers(card)}\n")
            line += " " + teller.words("short-rating", number=str(card.rating))
        else:
            text.append(f"{card.atk}/{card.defense_points}\n")
        if card.rank and card.types & codes.XYZ:
            line += " " + teller.words("short-rank", number=str(card.rank))
        elif card.level:
            line += " " + teller.words("short-level", number=str(card.level))
    text.append(line, style="bold" if position == 1 else "cyan" if position == 4 else "bright_black")
    for remark in remarks(teller, card):
        text.append("\n" + remark, style="bright_cyan")
    return text


def remarks(teller: Teller, card: CardView) -> list[str]:
    """Returns materials, counters and so on, short, in one line."""
    short: list[str] = []
    if card.materials:
        short.append(teller.words("short-materials", count=str(len(card.materials))))
    short += [short_counters(teller, name, count) for name, count in sorted(card.counters.items())]
    if card.negated:
        short.append(teller.words("short-negated"))
    return [" ".join(short)] if short else []


def short_counters(teller: Teller, name: str, count: int) -> str:
    """Returns counters in short form: 魔力2, Spell 2."""
    if teller.language is Language.JA:
        return f"{name.removesuffix('カウンター')}{count}"
    return f"{english_counters(name, 1).removesuffix(' Counter')} {count}"


def spell_cell(teller: Teller, card: CardView | None, zone: int, width: int, tall: bool = True) -> Text:
    """Returns one spell & trap zone; without ``tall`` in one line."""
    if card is None:
        return Text(str(zone), style="bright_black")
    name = bare_name(teller, card)
    if card.face_up:
        text = Text("\n".join(wrapped(name, width, 2 if tall else 1)), style=frame_style(card.types))
    elif tall or not name:
        text = Text(teller.words("short-set"), style="bright_black")
        if name:
            text.append("\n" + wrapped(name, width, 1)[0], style="dim")
    else:
        text = Text(wrapped(f"{teller.words('short-set')} {name}", width, 1)[0], style="dim")
    for remark in remarks(teller, card):
        text.append("\n" + remark, style="bright_cyan")
    return text


def scale_words(teller: Teller, card: CardView | None) -> str:
    """Returns a pendulum zone in words."""
    if card is None:
        return "－" if teller.language == "ja" else "-"
    return teller.words("scale", card=bare_name(teller, card), scale=str(card.scale))


def side_line(teller: Teller, side: SideView, player: int) -> str:
    """Returns life points and the sizes of all piles."""
    extra = str(len(side.extra))
    up = sum(1 for card in side.extra if card.face_up)
    if up:
        extra += teller.words("side-face-up", count=str(up))
    key = "side" if teller.duel.rules.year > BEFORE_RELEASES else "side-fusion-deck"
    return teller.words(
        key,
        player=teller.subject(player),
        life=str(side.life),
        hand=str(len(side.hand)),
        deck=str(side.deck_size),
        grave=str(len(side.graveyard)),
        banished=str(len(side.banished)),
        extra=extra,
    )


def back_line(teller: Teller, side: SideView) -> str:
    """Returns the field zone and, where they are separate, the pendulum zones."""
    none = "－" if teller.language == "ja" else "-"
    field = none
    if side.field is not None:
        field = bare_name(teller, side.field) or teller.words("short-set")
        if not side.field.face_up and bare_name(teller, side.field):
            field += f" ({teller.words('short-set')})"
    rules = teller.duel.rules
    if rules.pendulum_in_row or not rules.types & codes.PENDULUM:
        return teller.words("back-line-field", field=field)
    return teller.words(
        "back-line",
        field=field,
        left=scale_words(teller, side.pendulum[0]),
        right=scale_words(teller, side.pendulum[1]),
    )


def has_back(side: SideView) -> bool:
    """Whether a side has a Field Spell or a card in a pendulum zone."""
    return side.field is not None or any(card is not None for card in side.pendulum)


def top_lines(teller: Teller, side: SideView, player: int) -> list[str]:
    """Returns the cards on top of a deck, if the viewer knows them."""
    if not side.deck_top:
        return []
    names = teller.words("linear-list").join(teller.name(card.number) for card in side.deck_top)
    return [sentence(teller.words("deck-top", owner=teller.whose(player), cards=names))]


def zones(teller: Teller, side: SideView, mine: bool, width: int, tall: bool) -> Table:
    """Returns monster zones and spell & trap zones, with the monsters towards the middle on both sides."""
    count = max(len(side.monsters[:MAIN_ZONES]), len(side.spells))
    cell = (width - count - 1) // count
    table = Table(
        box=box.SQUARE if tall else box.MINIMAL,
        show_header=False,
        padding=0,
        show_lines=True,
        show_edge=tall,
        border_style="bright_black",
    )
    for _ in range(count):
        table.add_column(width=cell, no_wrap=True, overflow="ellipsis")
    monsters = [monster_cell(teller, card, at + 1, cell, tall) for at, card in enumerate(side.monsters[:MAIN_ZONES])]
    spells = [spell_cell(teller, card, at + 1, cell, tall) for at, card in enumerate(side.spells)]
    ends = pendulum_cells(teller, side, cell)
    spells = [ends.get(at, text) for at, text in enumerate(spells)]
    _even(monsters, 3 if tall and any(side.monsters) else 1)
    _even(spells, 2 if tall and (any(side.spells) or ends and any(side.pendulum)) else 1)
    if not mine:
        monsters.reverse()
        spells.reverse()
    for row in (monsters, spells) if mine else (spells, monsters):
        table.add_row(*row)
    return table


def pendulum_cells(teller: Teller, side: SideView, width: int) -> dict[int, Text]:
    """Returns the ends of the spell & trap row where those are the pendulum zones: the scales, or that they may be
    there."""
    cells: dict[int, Text] = {}
    if not teller.duel.rules.pendulum_in_row:
        return cells
    for at, card in ((0, side.pendulum[0]), (len(side.spells) - 1, side.pendulum[1])):
        if card is not None:
            text = spell_cell(teller, card, at + 1, width)
            text.append("\n" + teller.words("short-scale", scale=str(card.scale)), style="bold")
            cells[at] = text
        elif side.spells[at] is None:
            cells[at] = Text(teller.words("zone-pendulum", zone=str(at + 1)), style="bright_black")
    return cells


def extra_zones(teller: Teller, view: View, width: int, tall: bool) -> Table:
    """Returns the two extra monster zones, above the second and the fourth main monster zone."""
    cell = (width - MAIN_ZONES - 1) // MAIN_ZONES
    table = Table(box=box.SIMPLE_HEAD, show_header=False, padding=0, show_edge=False, border_style="bright_black")
    for _ in range(MAIN_ZONES):
        table.add_column(width=cell, no_wrap=True, overflow="ellipsis")
    cells = [Text() for _ in range(MAIN_ZONES)]
    for slot in (MAIN_ZONES, MAIN_ZONES + 1):
        left = (slot == MAIN_ZONES) == (view.player == 0)
        name = wrapped(teller.words(f"zone-extra-{'left' if left else 'right'}"), cell, 2 if tall else 1)
        text = Text("\n".join(name), style="bright_black")
        for side, player in ((view.sides[0], view.player), (view.sides[1], 1 - view.player)):
            card = side.monsters[slot]
            if card is not None:
                text = Text(teller.subject(player) + "\n", style="bold blue" if player == view.player else "bold red")
                text.append_text(monster_cell(teller, card, slot + 1, cell))
        cells[1 if left else 3] = text
    table.add_row(*cells)
    return table


def _even(cells: list[Text], least: int) -> None:
    """Gives all cells of a row the same number of lines, so that the field does not jump."""
    lines = max([least, *[len(cell.plain.split("\n")) for cell in cells]])
    for cell in cells:
        cell.append("\n" * (lines - len(cell.plain.split("\n"))))


def chain_lines(teller: Teller, view: View) -> list[str]:
    """Returns the chain, one line for each link, and the current attack."""
    lines: list[str] = []
    for link in view.chain:
        public = teller.public(link.card)
        line = teller.words(
            "chain-line",
            link=number_words(teller, link.number),
            player=teller.subject(link.player),
            effect=public.effect(link.card, link.effect)
            if not public.is_card_activation(link.card, link.effect)
            else public.name(link.card),
        )
        if link.targets:
            names = teller.words("linear-list").join(teller.there(card) for card in link.targets)
            line += " " + teller.words("chain-targets", targets=names)
        if link.negated:
            line += teller.words("chain-negated")
        lines.append(line)
    if view.attacker >= 0:
        target = teller.name(view.attack_target) if view.attack_target >= 0 else teller.words("attack-player")
        lines.append(teller.words("attack-line", attacker=teller.name(view.attacker), target=target))
    return lines


def turn_line(teller: Teller, view: View) -> str:
    """Returns turn and phase: 第３ターン・自分のメインフェイズ１."""
    return teller.words(
        "turn-line",
        number=number_words(teller, view.turn),
        owner=teller.whose(view.turn_player),
        phase=teller.phase(view.phase, view.step),
    )


def hand_line(teller: Teller, side: SideView) -> Text:
    """Returns the names of the cards in a hand."""
    text = Text(teller.words("hand-line") + ": ", style="bold")
    known = [card for card in side.hand if card.passcode]
    for card in known:
        text.append(bare_name(teller, card), style=frame_style(card.types))
        text.append("  ")
    hidden = len(side.hand) - len(known)
    if hidden:
        text.append(teller.words("pile-unknown", count=number_words(teller, hidden)), style="dim")
    if not side.hand:
        text.append(teller.words("empty"), style="dim")
    return text


def board(teller: Teller, view: View, width: int, tall: bool = True) -> RenderableType:
    """Returns the whole field as a player sees it; without ``tall`` for a screen of 24 rows."""
    own, other = view.sides
    parts: list[RenderableType] = [Rule(turn_line(teller, view), style="bright_black")]
    parts.append(Text(side_line(teller, other, 1 - view.player), style="bold red"))
    if any(card.passcode for card in other.hand):
        parts.append(hand_line(teller, other))
    parts += [Text(line) for line in top_lines(teller, other, 1 - view.player)]
    if tall or has_back(other):
        parts.append(Text(back_line(teller, other), style="red"))
    parts.append(zones(teller, other, False, width, tall))
    if len(own.monsters) > MAIN_ZONES:
        parts.append(extra_zones(teller, view, width, tall))
    parts += [Text(line, style="bold yellow") for line in chain_lines(teller, view)]
    if not tall:
        parts.append(Rule(style="bright_black"))
    parts.append(zones(teller, own, True, width, tall))
    if tall or has_back(own):
        parts.append(Text(back_line(teller, own), style="blue"))
    parts.append(Text(side_line(teller, own, view.player), style="bold blue"))
    parts += [Text(line) for line in top_lines(teller, own, view.player)]
    parts.append(hand_line(teller, own))
    return Group(*parts)

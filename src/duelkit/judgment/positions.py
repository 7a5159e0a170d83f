"""Position files of THE EYE OF JUDGMENT: situations of a duel, written by hand in TOML.

``docs/positions.md`` describes the format. A file is checked as a whole before anything is built; a mistake raises one
:class:`FileError` that names the file, the key and what was expected.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from duelkit.judgment.boards import load_board, standard_settings
from duelkit.judgment.cards import UnknownCard, library
from duelkit.judgment.compiler.definitions import card_info
from duelkit.judgment.duel import Duel, blank_duel
from duelkit.judgment.engine.moves.placing import put_on_board
from duelkit.judgment.language.card import Card
from duelkit.judgment.scenario import FILLER
from duelkit.judgment.setup import MULLIGAN, PHASES, go_on
from duelkit.judgment.state import codes
from duelkit.judgment.state.board import Settings
from duelkit.judgment.state.duel import add_card
from duelkit.kernel.errors import FileError
from duelkit.reader import Reader, Table, join, load_text, read_toml, shown

GAME: Final = "judgment"
FACINGS: Final = ("up", "right", "down", "left")
STANDARD: Final = "standard"
_TOP: Final = (
    "game",
    "board",
    "turn",
    "turn_player",
    "phase",
    "seed",
    "tiles",
    "flipped",
    "chances",
    "summoned_this_turn",
    "player0",
    "player1",
)
_PLAYER: Final = ("mana", "hand", "library", "filler", "graveyard", "creatures", "timeouts")
_CREATURE: Final = ("card", "field", "facing", "damage", "extra_hp", "extra_attack", "this_turn", "attacked", "rotated")


class PositionReader(Reader):
    """Checks the values of a position file."""

    def card(self, value: object, where: str) -> Card:
        """A card by its name or number."""
        if not isinstance(value, (str, int)) or isinstance(value, bool):
            raise self.error(where, f"{shown(value)}; expected a card name or number")
        try:
            return library()[value]
        except UnknownCard:
            raise self.error(where, f"unknown card {shown(value)}; expected the name or number of a card") from None

    def cards(self, table: Table, key: str, where: str) -> list[Card]:
        """A list of cards."""
        return [self.card(value, f"{join(where, key)}[{at}]") for at, value in enumerate(self.items(table, key, where))]

    def fields(self, table: Table, key: str) -> list[int]:
        """A list of different fields."""
        values = self.items(table, key, "")
        for at, value in enumerate(values):
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 9 or value in values[:at]:
                raise self.error(f"{key}[{at}]", f"{shown(value)}; expected a field from 1 to 9, each at most once")
        return values


class Position:
    """A situation of a duel; :meth:`start` runs ``duel`` from there."""

    def __init__(self, duel: Duel, phase: str) -> None:
        self.duel = duel
        self._phase = phase
        self._started = False

    def start(self) -> None:
        """Run the duel to its first decision."""
        if self._started:
            return
        self._started = True
        go_on(self.duel, self._phase)


def load_position(path: str | Path) -> Position:
    """Read a position file.

    :raises FileError: if the file cannot be read or is not a position, with the key and what was expected.
    """
    return read_position(load_text(path, "position"), str(path))


def read_position(text: str, name: str = "position") -> Position:
    """Read a position from a text; ``name`` is the file's path for messages, and board files are relative to it."""
    return position_of(read_toml(text, name), name)


def position_of(table: Table, name: str) -> Position:
    """Read a position from a parsed table, such as a part of another file."""
    reader = PositionReader(name)
    top = reader.known(table, _TOP, "")
    reader.word(top, "game", "", GAME, (GAME,))
    settings = _settings(reader, top)
    phase = reader.word(top, "phase", "", "action 1", PHASES)
    turn = reader.number(top, "turn", "", 1 if phase == MULLIGAN else 3, 1, 1 if phase == MULLIGAN else 999)
    turn_player = reader.number(top, "turn_player", "", 0, 0, 1)
    seed = reader.number(top, "seed", "", 1, 0, 2**63)
    flipped = reader.fields(top, "flipped")
    tiles = reader.fields(top, "tiles")
    if tiles and len(tiles) != 9:
        raise reader.error("tiles", f"{len(tiles)} tiles; expected nine, the number of the tile on each field")
    chances = reader.items(top, "chances", "")
    for at, value in enumerate(chances):
        if not isinstance(value, bool):
            raise reader.error(f"chances[{at}]", f"{shown(value)}; expected true or false")
    used = reader.flag(top, "summoned_this_turn", "")
    taken: dict[int, str] = {}
    sides = [_side(reader, top.get(f"player{at}", {}), f"player{at}", taken, settings) for at in range(2)]
    for at in range(2):
        for key in ("creatures", "graveyard"):
            if phase == MULLIGAN and sides[at][key]:
                raise reader.error(
                    f"player{at}.{key}",
                    "cards in the mulligan phase; expected none before the first turn (EOJ-SETUP-04)",
                )

    duel = blank_duel(settings, seed)
    duel.turn = turn
    duel.turn_player = turn_player
    duel.first_player = turn_player if turn % 2 == 1 else 1 - turn_player
    if tiles:
        duel.tile = [tile - 1 for tile in tiles]
    for position in flipped:
        duel.flipped[duel.tile[position - 1]] = True
    for player in range(2):
        _build(duel, player, sides[player])
    duel.forced = list(chances)
    duel.normal_summon = used
    return Position(duel, phase)


def _settings(reader: PositionReader, top: Table) -> Settings:
    value = top.get("board", STANDARD)
    if not isinstance(value, str) or not value:
        raise reader.error("board", f"{shown(value)}; expected {STANDARD!r} or the path of a board file")
    if value == STANDARD:
        return standard_settings()
    try:
        return Settings(load_board(str(Path(reader.name).parent / value)))
    except (FileError, ValueError) as error:
        raise reader.error("board", str(error)) from None


def _side(reader: PositionReader, value: object, where: str, taken: dict[int, str], settings: Settings) -> Table:
    table = reader.known(value, _PLAYER, where)
    side: Table = {
        "mana": reader.number(table, "mana", where, 0, 0, 999),
        "filler": reader.number(table, "filler", where, 10, 0, 60),
        "timeouts": reader.number(table, "timeouts", where, 0, 0, settings.timeouts - 1),
    }
    for key in ("hand", "library", "graveyard"):
        side[key] = reader.cards(table, key, where)
    side["creatures"] = []
    for at, entry in enumerate(reader.items(table, "creatures", where)):
        place = f"{where}.creatures[{at}]"
        found = _creature(reader, entry, place)
        if found["field"] in taken:
            raise reader.error(
                f"{place}.field",
                f"{found['field']} is taken by {taken[found['field']]}; expected a free field (EOJ-CTRL-02)",
            )
        taken[found["field"]] = place
        side["creatures"].append(found)
    return side


def _creature(reader: PositionReader, value: object, where: str) -> Table:
    table = reader.known(value, _CREATURE, where)
    if "card" not in table or "field" not in table:
        raise reader.error(where, "without card or field; expected both")
    card = reader.card(table["card"], f"{where}.card")
    if not card.is_creature:
        raise reader.error(f"{where}.card", f"{card.en!r} is a spell; expected a creature")
    turned = {key: reader.flag(table, key, where) for key in ("this_turn", "attacked", "rotated")}
    numbers = {
        "damage": reader.number(table, "damage", where, 0, 0, 99),
        "extra_hp": reader.number(table, "extra_hp", where, 0, -99, 99),
        "extra_attack": reader.number(table, "extra_attack", where, 0, -99, 99),
    }
    facing = table.get("facing")
    if facing is not None:
        facing = FACINGS.index(reader.word(table, "facing", where, "up", FACINGS))
    return {"card": card, "field": reader.number(table, "field", where, 0, 1, 9), "facing": facing, **numbers, **turned}


def _build(duel: Duel, player: int, side: dict[str, Any]) -> None:
    """Put a player's cards into their zones."""
    duel.mana[player] = side["mana"]
    duel.timeouts[player] = side["timeouts"]
    for _ in range(side["filler"]):
        add_card(duel, card_info(FILLER), player)
    for card in reversed(side["library"]):
        add_card(duel, card_info(card), player)
    for key, place, piles in (("hand", codes.HAND, duel.hand), ("graveyard", codes.GRAVEYARD, duel.graveyard)):
        for card in side[key]:
            number = add_card(duel, card_info(card), player)
            duel.library[player].remove(number)
            duel.place[number] = place
            piles[player].append(number)
    for entry in side["creatures"]:
        number = add_card(duel, card_info(entry["card"]), player)
        duel.library[player].remove(number)
        duel.place[number] = codes.NOWHERE
        facing = entry["facing"]
        put_on_board(duel, number, entry["field"] - 1, (0 if player == 0 else 2) if facing is None else facing)
        creature = duel.creatures[number]
        creature.damage = entry["damage"]
        creature.hp = entry["extra_hp"]
        creature.attack = entry["extra_attack"]
        creature.summoned = duel.turn if entry["this_turn"] else 0
        if entry["attacked"] or entry["rotated"]:
            creature.acted = duel.turn
            creature.attacks = int(entry["attacked"])
            creature.rotations = int(entry["rotated"])

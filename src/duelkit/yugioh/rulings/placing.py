"""The position of a ruling put down in an edition."""

from __future__ import annotations

from typing import Any

from duelkit.kernel.errors import FileError
from duelkit.reader import Reader, Table, shown
from duelkit.yugioh.cards import fold, library
from duelkit.yugioh.editions import edition
from duelkit.yugioh.positions import position_of
from duelkit.yugioh.rulings.position import LISTS, POSITION_KEYS, SIDES, listed, plain, side_of
from duelkit.yugioh.scenario import Scenario


def _without_label(value: object) -> object:
    return plain(value)[0] if isinstance(value, str) else value


def _plain_side(side: Table, sides: list[Table], error: Any, where: str) -> Table:
    """A side as a position file has it."""
    found = dict(side)
    for key in LISTS:
        if isinstance(side.get(key), list):
            found[key] = [
                {**entry, "card": _without_label(entry.get("card"))}
                if isinstance(entry, dict)
                else _without_label(entry)
                for entry in side[key]
            ]
    for key in ("monsters", "spells"):
        if isinstance(side.get(key), list):
            found[key] = [
                _plain_entry(entry, sides, error, f"{where}.{key}[{at}]") for at, entry in enumerate(side[key])
            ]
    if "field" in side:
        found["field"] = _plain_entry(side["field"], sides, error, f"{where}.field")
    if isinstance(side.get("pendulum"), dict):
        found["pendulum"] = {key: _without_label(value) for key, value in side["pendulum"].items()}
    return found


def _plain_entry(entry: Table, sides: list[Table], error: Any, where: str) -> Table:
    found = {**entry, "card": _without_label(entry.get("card"))}
    if isinstance(entry.get("materials"), list):
        found["materials"] = [_without_label(material) for material in entry["materials"]]
    if isinstance(entry.get("equipped_to"), str):
        found["equipped_to"] = _bearer(entry["equipped_to"], sides, error, f"{where}.equipped_to")
    return found


def _bearer(wanted: str, sides: list[Table], error: Any, where: str) -> Table:
    """The monster that bears a name or label, as a position file names it: player and zone."""
    found = []
    for player, side in enumerate(sides):
        monsters = listed(side, "monsters")
        taken = [entry.get("zone") for entry in monsters]
        free = iter(zone for zone in range(1, 6) if zone not in taken)
        for entry in monsters:
            zone = entry["zone"] if "zone" in entry else next(free, 5)
            name, label = plain(entry.get("card"))
            if wanted in (f"#{label}", f"{name} #{label}") if "#" in wanted else same(name, wanted):
                found.append({"player": player, "zone": zone})
    if len(found) != 1:
        raise error(
            where, f"{shown(wanted)} is {len(found)} monsters of the position; expected one, by its name or #label"
        )
    return found[0]


def same(name: str, other: str) -> bool:
    """Whether two names mean one card."""
    if name in library() and other in library():
        return library()[name].passcode == library()[other].passcode
    return fold(name) == fold(other)


def build(position: Table, identity: str, where: str) -> Scenario:
    """The position of a ruling in an edition.

    :param identity: of the edition; ``where``: file and ruling, for messages.
    :raises FileError: which key, and what was expected there.
    """
    reader = Reader(where)
    sides = []
    for key in SIDES:
        if not isinstance(position.get(key, {}), dict):
            raise reader.error(key, f"{shown(position[key])}; expected a side such as {{ hand = […], monsters = […] }}")
        sides.append(side_of(position.get(key, {})))
    table: Table = {key: position[key] for key in POSITION_KEYS if key in position and key not in SIDES}
    if "turn_player" in position:
        table["turn_player"] = SIDES.index(reader.word(position, "turn_player", "", "me", SIDES))
    table["edition"] = edition(identity).identity
    for player, key in enumerate(SIDES):
        table[f"player{player}"] = _plain_side(sides[player], sides, reader.error, key)
    try:
        return position_of(table, where)
    except FileError as error:
        message = error.what.replace("player0", "me").replace("player1", "other")
        raise FileError(where, 0, message) from None

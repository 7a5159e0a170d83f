"""The position of a ruling: a position file's keys, with ``me`` and ``other``, labels, and short forms of entries."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from duelkit.kernel.errors import FileError
from duelkit.reader import Reader, Table, shown
from duelkit.yugioh.cards import fold, library
from duelkit.yugioh.editions import edition
from duelkit.yugioh.positions import position_of
from duelkit.yugioh.scenario import Scenario

POSITION_KEYS: Final = ("phase", "turn", "turn_player", "seed", "normal_summon_used", "pendulum_summon_used", "me",
                        "other")
SIDES: Final = ("me", "other")
_LISTS: Final = ("deck", "hand", "extra", "extra_face_up", "graveyard", "banished")
_LABELLED: Final = re.compile(r"^(.+) #(\w+)$")
_SHORT: Final[dict[str, Table]] = {"set now ": {"set_this_turn": True}, "set ": {"set": True}}
_MONSTERS: Final[dict[str, Table]] = {"set now ": {"position": "set", "this_turn": True}, "set ": {"position": "set"},
                    "defense ": {"position": "defense"}, "new ": {"this_turn": True}}


def plain(value: object) -> tuple[str, str]:
    """A card's name without its label, and the label."""
    text = str(value)
    found = _LABELLED.match(text)
    return (found[1], found[2]) if found else (text, "")


def _entry(value: object, short: Mapping[str, Table]) -> Table:
    """A monster, or a spell or trap, as a table; short forms such as ``set Trap Hole`` are spelled out."""
    if isinstance(value, dict):
        return dict(value)
    text = str(value)
    for word, keys in short.items():
        if text.startswith(word):
            return {"card": text.removeprefix(word), **keys}
    return {"card": value}


def _side(value: object) -> Table:
    if not isinstance(value, dict):
        return {}
    side = dict(value)
    if isinstance(side.get("monsters"), list):
        side["monsters"] = [_entry(entry, _MONSTERS) for entry in side["monsters"]]
    if isinstance(side.get("spells"), list):
        side["spells"] = [_entry(entry, _SHORT) for entry in side["spells"]]
    if "field" in side:
        side["field"] = _entry(side["field"], _SHORT)
    return side


def _in_order(side: Table) -> Iterator[tuple[object, bool]]:
    """The cards of a side in the order in which they are put down, but for the filler; whether in the back row."""
    for key in _LISTS:
        for entry in _listed(side, key):
            yield (entry.get("card") if isinstance(entry, dict) else entry), False
    for entry in _listed(side, "monsters"):
        yield entry.get("card"), False
        for material in _listed(entry, "materials"):
            yield material, False
    scales = side.get("pendulum", {})
    for key in ("left", "right"):
        if isinstance(scales, dict) and key in scales:
            yield scales[key], False
    for entry in _listed(side, "spells"):
        yield entry.get("card"), True
    if "field" in side:
        yield side["field"].get("card"), True


def _listed(table: Table, key: str) -> list[Any]:
    value = table.get(key, [])
    return value if isinstance(value, list) else []


def cards_in(position: Table) -> Iterator[str]:
    """The names of the cards of a position."""
    for key in SIDES:
        for value, _ in _in_order(_side(position.get(key, {}))):
            yield plain(value)[0]


def numbers(position: Table) -> dict[str, int]:
    """The labels of a position, with the numbers that the cards get when they are put down."""
    found: dict[str, int] = {}
    sides = [_side(position.get(key, {})) for key in SIDES]
    at = 0
    for back in (False, True):
        for side in sides:
            at += 0 if back else _filler(side)
            for value, behind in _in_order(side):
                if behind == back:
                    label = plain(value)[1]
                    if label:
                        found[label] = at
                    at += 1
    return found


def _filler(side: Table) -> int:
    number = side.get("filler", 20)
    return number if isinstance(number, int) else 0


def filler_cards(position: Table) -> frozenset[int]:
    """The numbers of the harmless cards at the bottom of the decks."""
    first, second = (_side(position.get(key, {})) for key in SIDES)
    in_front = _filler(first) + sum(not behind for _, behind in _in_order(first))
    return frozenset((*range(_filler(first)), *range(in_front, in_front + _filler(second))))


def checked_labels(position: Table, reader: Reader) -> dict[str, int]:
    """The same as ``numbers``.

    :raises FileError: if a label stands behind two cards.
    """
    labels = [plain(value)[1] for key in SIDES for value, _ in _in_order(_side(position.get(key, {})))]
    for label in labels:
        if label and labels.count(label) > 1:
            raise reader.error(f"#{label}", "stands behind two cards; expected a label of its own for each")
    return numbers(position)


def _without_label(value: object) -> object:
    return plain(value)[0] if isinstance(value, str) else value


def _plain_side(side: Table, sides: list[Table], error: Any, where: str) -> Table:
    """A side as a position file has it."""
    found = dict(side)
    for key in _LISTS:
        if isinstance(side.get(key), list):
            found[key] = [{**entry, "card": _without_label(entry.get("card"))} if isinstance(entry, dict)
                          else _without_label(entry) for entry in side[key]]
    for key in ("monsters", "spells"):
        if isinstance(side.get(key), list):
            found[key] = [_plain_entry(entry, sides, error, f"{where}.{key}[{at}]")
                          for at, entry in enumerate(side[key])]
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
        monsters = _listed(side, "monsters")
        taken = [entry.get("zone") for entry in monsters]
        free = iter(zone for zone in range(1, 6) if zone not in taken)
        for entry in monsters:
            zone = entry["zone"] if "zone" in entry else next(free, 5)
            name, label = plain(entry.get("card"))
            if wanted in (f"#{label}", f"{name} #{label}") if "#" in wanted else same(name, wanted):
                found.append({"player": player, "zone": zone})
    if len(found) != 1:
        raise error(where, f"{shown(wanted)} is {len(found)} monsters of the position; expected one, by its name or "
                           "#label")
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
        sides.append(_side(position.get(key, {})))
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

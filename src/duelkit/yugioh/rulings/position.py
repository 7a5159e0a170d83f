"""The position of a ruling: a position file's keys, with ``me`` and ``other``, labels, and short forms of entries."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from duelkit.reader import Reader, Table

POSITION_KEYS: Final = (
    "phase",
    "turn",
    "turn_player",
    "seed",
    "normal_summon_used",
    "pendulum_summon_used",
    "me",
    "other",
)
SIDES: Final = ("me", "other")
LISTS: Final = ("deck", "hand", "extra", "extra_face_up", "graveyard", "banished")
_LABELLED: Final = re.compile(r"^(.+) #(\w+)$")
_SHORT: Final[dict[str, Table]] = {"set now ": {"set_this_turn": True}, "set ": {"set": True}}
_MONSTERS: Final[dict[str, Table]] = {
    "set now ": {"position": "set", "this_turn": True},
    "set ": {"position": "set"},
    "defense ": {"position": "defense"},
    "new ": {"this_turn": True},
}


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


def side_of(value: object) -> Table:
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
    for key in LISTS:
        for entry in listed(side, key):
            yield (entry.get("card") if isinstance(entry, dict) else entry), False
    for entry in listed(side, "monsters"):
        yield entry.get("card"), False
        for material in listed(entry, "materials"):
            yield material, False
    scales = side.get("pendulum", {})
    for key in ("left", "right"):
        if isinstance(scales, dict) and key in scales:
            yield scales[key], False
    for entry in listed(side, "spells"):
        yield entry.get("card"), True
    if "field" in side:
        yield side["field"].get("card"), True


def listed(table: Table, key: str) -> list[Any]:
    value = table.get(key, [])
    return value if isinstance(value, list) else []


def cards_in(position: Table) -> Iterator[str]:
    """The names of the cards of a position."""
    for key in SIDES:
        for value, _ in _in_order(side_of(position.get(key, {}))):
            yield plain(value)[0]


def numbers(position: Table) -> dict[str, int]:
    """The labels of a position, with the numbers that the cards get when they are put down."""
    found: dict[str, int] = {}
    sides = [side_of(position.get(key, {})) for key in SIDES]
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


def label_names(position: Table) -> dict[str, str]:
    """The labels of a position, with the names of the cards that bear them."""
    found = (plain(value) for key in SIDES for value, _ in _in_order(side_of(position.get(key, {}))))
    return {label: name for name, label in found if label}


def _filler(side: Table) -> int:
    number = side.get("filler", 20)
    return number if isinstance(number, int) else 0


def filler_cards(position: Table) -> frozenset[int]:
    """The numbers of the harmless cards at the bottom of the decks."""
    first, second = (side_of(position.get(key, {})) for key in SIDES)
    in_front = _filler(first) + sum(not behind for _, behind in _in_order(first))
    return frozenset((*range(_filler(first)), *range(in_front, in_front + _filler(second))))


def checked_labels(position: Table, reader: Reader) -> dict[str, int]:
    """The same as ``numbers``.

    :raises FileError: if a label stands behind two cards.
    """
    labels = [plain(value)[1] for key in SIDES for value, _ in _in_order(side_of(position.get(key, {})))]
    for label in labels:
        if label and labels.count(label) > 1:
            raise reader.error(f"#{label}", "stands behind two cards; expected a label of its own for each")
    return numbers(position)

"""Hashes are compared with those of the same layout of the state only, so the layout has a number."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import duelkit.judgment.engine
import duelkit.judgment.state
import duelkit.yugioh.engine
import duelkit.yugioh.state
from duelkit.kernel.errors import RecordError
from duelkit.kernel.state import LAYOUT, Part, digest_of
from duelkit.recording import follow
from duelkit.yugioh import edition, load_deck
from duelkit.yugioh.records import Recorder

FIELDS = (22, "5efdebc259d2acf7")
"""The layout, and what its fields hash to. If they change, both numbers change: here and in ``kernel.state``."""


def kinds(kind: type[Part]) -> set[type[Part]]:
    """A kind of part and all that are derived from it."""
    return {kind}.union(*[kinds(derived) for derived in kind.__subclasses__()])


def test_the_layout_has_a_new_number_when_the_fields_change() -> None:
    for room in (duelkit.yugioh.state, duelkit.yugioh.engine, duelkit.judgment.state, duelkit.judgment.engine):
        for module in pkgutil.walk_packages(room.__path__, room.__name__ + "."):
            importlib.import_module(module.name)
    # the game and the class
    found = {
        f"{kind.__module__.split('.')[1]}.{kind.__name__}": kind.__new__(kind).fields()
        for kind in kinds(Part)
        if kind.__module__.startswith("duelkit.") and kind.fields is not Part.fields
    }
    assert len(found) > 30
    assert (LAYOUT, digest_of(found)) == FIELDS


UNSTORED = {"only_asks", "knows", "plain", "brief", "silent", "shared", "cache"}
"""Attributes that are constant for a class, set only while something is computed, or about who looks on."""


def test_every_attribute_of_a_part_is_stored_and_hashed() -> None:
    missing: dict[str, set[str]] = {}
    for kind in kinds(Part):
        if not kind.__module__.startswith("duelkit.") or kind.fields is Part.fields:
            continue
        part = kind()
        left = {name for name in vars(part) if not name.startswith("every_")} - set(part.fields()) - UNSTORED
        if left:
            missing[kind.__name__] = left
    assert missing == {}


def test_hashes_of_another_layout_are_passed_over() -> None:
    def begin() -> Recorder:
        deck = load_deck("plain")
        return Recorder(edition("mr3"), (deck, deck), 7)

    record = begin().record
    record.hashes = dict.fromkeys(record.hashes, "0" * 16)
    assert record.hashes and record.headers["layout"] == str(LAYOUT)
    again = begin()
    with pytest.raises(RecordError, match="the state is"):
        follow(record, again, again.choose)
    for other in ("1", None):
        record.headers.pop("layout", None)
        if other is not None:
            record.headers["layout"] = other
        follow(record, begin(), again.choose)

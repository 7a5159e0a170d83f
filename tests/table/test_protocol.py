"""What the table says and hears is what ``docs/protocol.md`` says: every message, part, field and word, no other."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import fields
from tests.table.house import House, with_house
from tests.table.test_rooms import play

from duelkit.judgment import choices as judgment_choices
from duelkit.judgment.state import log as judgment_entries
from duelkit.judgment.telling.teller import QUIET
from duelkit.table import answers
from duelkit.table.games import judgment_log, judgment_view, yugioh_log, yugioh_view
from duelkit.table.games.logs import Kind
from duelkit.table.messages import AnyMessage
from duelkit.table.protocols import Json
from duelkit.table.refusals import CODES
from duelkit.yugioh import choices as yugioh_choices
from duelkit.yugioh.state import log as yugioh_entries

DOCUMENT = Path(__file__).parents[2].joinpath("docs", "protocol.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`]+`", "".join(DOCUMENT.split("```")[0::2])))))
PARTS = (
    answers.Listed,
    answers.Player,
    answers.Result,
    answers.Ask,
    answers.About,
    answers.Option,
    answers.Zone,
    answers.Outcome,
    answers.Line,
    answers.JudgedAction,
    answers.Course,
)
Table = dict[str, dict[str, bool]]
"""Names of messages or parts, their fields, and whether those may be missing."""


def tables(start: str, end: str) -> Table:
    """What the tables between two lines of the document say."""
    part = DOCUMENT[DOCUMENT.index(start) :]
    found: Table = {}
    for name, named in re.findall(r"^\| `(\w+)` \| ([^|]*)\|", part[: part.index(end)], re.MULTILINE):
        assert name not in found, name
        found[name] = {field: bool(optional) for field, optional in re.findall(r"`(\w+)`(\??)", named)}
    return found


def typed(types: Iterable[Any], *, tagged: bool) -> Table:
    """What the types say."""
    found: Table = {}
    for kind in types:
        config = kind.__struct_config__
        missing = {
            one.encode_name: one.default is msgspec.UNSET or config.omit_defaults and not one.required
            for one in fields(kind)
        }
        found[config.tag if tagged else kind.__name__] = missing
    return found


def subclasses(kind: Any) -> list[Any]:
    return [one for below in kind.__subclasses__() for one in (below, *subclasses(below))]


def test_what_clients_say_stands_in_the_document_and_nothing_else() -> None:
    expected = {}
    for kind in get_args(AnyMessage):
        expected[kind.__struct_config__.tag] = {
            one.encode_name: not one.required for one in fields(kind) if one.name != "id"
        }
    assert tables("## From the client", "## From the server") == expected


def test_what_the_table_says_stands_in_the_document_and_nothing_else() -> None:
    expected = typed(subclasses(answers.Answer), tagged=True)
    assert all(one.pop("id") for one in expected.values())
    assert tables("## From the server", "Parts of messages:") == expected
    assert tables("Parts of messages:", "### The log") == typed(PARTS, tagged=False)


@pytest.mark.parametrize(
    "title, end, module",
    [
        ("### The view of Yu-Gi-Oh!", "### The view of THE EYE", yugioh_view),
        ("### The view of THE EYE", "## Being asked", judgment_view),
    ],
)
def test_views_stand_in_the_document_and_nothing_else(title: str, end: str, module: Any) -> None:
    types = [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]
    assert tables(title, end) == typed(types, tagged=False) and len(types) == 5


@pytest.mark.parametrize(
    "title, end, kinds",
    [
        ("| Yu-Gi-Oh! | fields", "| THE EYE OF JUDGMENT | fields", yugioh_log.KINDS),
        ("| THE EYE OF JUDGMENT | fields", "### Words", judgment_log.KINDS),
    ],
)
def test_kinds_of_the_log_stand_in_the_document_and_nothing_else(title: str, end: str, kinds: dict[int, Kind]) -> None:
    told = {name: list(found) for name, found in tables(title, end).items()}
    assert told == {kind.name: list(kind.fields) for kind in kinds.values()}
    assert {one.encode_name for one in fields(answers.Entry)} <= NAMED


def test_every_kind_that_an_engine_notes_has_a_name() -> None:
    """Those that are never told, and one that no engine notes, have none."""
    codes = {value for name, value in vars(yugioh_entries).items() if name.startswith("L_")}
    untold = {yugioh_entries.L_FORCED, yugioh_entries.L_SHUFFLE, yugioh_entries.L_PAY}
    assert codes - set(yugioh_log.KINDS) == untold
    own = {value for name, value in vars(judgment_entries).items() if name.startswith("L_")}
    assert own - set(judgment_log.KINDS) == QUIET


def test_every_word_stands_in_the_document() -> None:
    words = {*CODES, *yugioh_view.STEPS.values(), *yugioh_choices.VERBS.values(), *judgment_choices.VERBS.values()}
    words |= {word for module in (yugioh_view, judgment_view) for word in (*module.QUESTIONS.values(), *module.PHASES)}
    words |= {
        word
        for names in (yugioh_log.PLACES, yugioh_log.CAUSES, yugioh_log.SUMMONS, yugioh_log.LIFE, judgment_log.STATS)
        for word in names.values()
    }
    assert words - NAMED == set()


@pytest.mark.parametrize(
    "game, decks, more",
    [
        ("yugioh", ("synchron", "magician_pendulum"), {}),
        ("yugioh", ("link_allstars", "overlay"), {"edition": "mr20"}),
        ("judgment", ("fire", "water"), {}),
    ],
)
def test_what_is_sent_reads_as_its_type(game: str, decks: tuple[str, str], more: Json) -> None:
    """In whole duels: every message, every part of it and every entry of the log."""
    module, kinds = {"yugioh": (yugioh_view, yugioh_log.KINDS), "judgment": (judgment_view, judgment_log.KINDS)}[game]
    view = module.YugiohView if game == "yugioh" else module.JudgmentView
    types = {one.__struct_config__.tag: one for one in subclasses(answers.Answer)}
    entries = {kind.name: kind.type for kind in kinds.values()}

    def strict(kind: Any, value: Json) -> None:
        unknown = set(value) - {one.encode_name for one in fields(kind)} - {"type", "kind"}
        assert not unknown, (kind, unknown)

    async def test(house: House) -> None:
        guest = await house.guest()
        await guest.say(type="lobby")
        room = await guest.room(game=game, deck=decks[0], opponent_deck=decks[1], opponent="self", seed=1, **more)
        state = await guest.asked(room)
        card = next(card["card"] for side in state["view"]["sides"] for card in side["hand"] if card["card"] >= 0)
        await guest.say(type="why", room=room, card=card)
        await guest.until(lambda found: found["type"] == "why")
        await guest.say(type="forecast", room=room, option=0)
        await guest.until(lambda found: found["type"] == "forecast")
        await play(guest, room, 1)
        assert {found["type"] for found in guest.heard} >= {"room", "state", "lobby", "why", "forecast"}
        told = set()
        for found in guest.heard:
            kind = types[found["type"]]
            strict(kind, found)
            if kind is not answers.State:
                msgspec.convert(found, kind)
                continue
            msgspec.convert(found["view"], view)
            for one in (found["ask"], *(found["ask"] or {}).get("options", ())):
                if one is not None:
                    msgspec.convert(one, answers.Ask if "options" in one else answers.Option)
            for entry in found["log"]:
                strict(entries[entry["kind"]], entry)
                msgspec.convert(entry, entries[entry["kind"]])
                assert "other" not in entry.values(), entry
                told.add(entry["kind"])
        assert len(told) > 8

    with_house(test)

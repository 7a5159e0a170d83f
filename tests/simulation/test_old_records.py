"""Records that earlier versions wrote are replayed: every card dealt, every question, the end.

The files of ``tests/records`` were written by the version whose generator was sfc32 and are never written again. Of
the duels with many effects the deal must be the same; how the duel goes on may differ where a ruling has been mended.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duelkit import judgment
from duelkit.judgment.records import replay as replay_judgment
from duelkit.judgment.records import start_of as start_judgment
from duelkit.kernel.record import Record
from duelkit.recording import SURRENDER, TIME_OUT, load_record, load_text
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.match_records import is_match, read_match, record_of, replay_match
from duelkit.yugioh.records import replay
from duelkit.yugioh.records import start_of as start

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("*.duel"))
MATCHES = [path for path in FILES if is_match(load_text(path))]
DEALS: dict[str, list[list[int]]] = json.loads((FOLDER / "deals.json").read_text(encoding="utf-8"))
"""The opening hands of each of them."""
DUELS = [path for path in FILES if path not in MATCHES]


def hands(duel: Any) -> list[list[int]]:
    """The cards that were dealt, by passcode or card number."""
    return [
        [
            duel.info[card].definition.number
            if hasattr(duel.info[card].definition, "number")
            else duel.info[card].passcode
            for card in hand
        ]
        for hand in duel.hand
    ]


def is_plain(record: Record) -> bool:
    """Whether the duel was played with cards that mended rulings rarely touch."""
    return record.headers["game"] == "judgment" or all(
        record.headers[key].startswith("plain") for key in ("deck0", "deck1")
    )


@pytest.mark.parametrize("path", DUELS, ids=lambda path: path.stem)
def test_an_old_record_replays_to_the_same_states(path: Path) -> None:
    record = load_record(path)
    assert record.steps and len(record.hashes) > len(record.steps) // 20
    beginning = (start_judgment if record.headers["game"] == "judgment" else start)(record)
    assert hands(beginning.duel) == DEALS[path.stem]
    if not is_plain(record):
        return
    again = (replay_judgment if record.headers["game"] == "judgment" else replay)(record)
    assert again.record.end == record.end
    assert [(step.player, step.option) for step in again.record.steps] == [
        (step.player, step.option) for step in record.steps
    ]
    assert again.record.text().splitlines()[0] == record.text().splitlines()[0]


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_an_old_match_replays_to_the_same_duels(path: Path) -> None:
    record = read_match(load_text(path), path.name)
    match = replay_match(record)
    assert [duel.headers["seed"] for duel in record_of(match).duels] == [duel.headers["seed"] for duel in record.duels]
    assert (match.outcome is None) == (record.between.end is None)
    assert len(record.duels) == 3


def test_the_old_records_are_of_every_kind() -> None:
    records = [load_record(path) for path in DUELS]
    assert {record.headers["edition"] for record in records if "edition" in record.headers} == set(EDITIONS)
    assert {record.headers["board"] for record in records if "board" in record.headers} == {
        judgment.standard_board().name
    }
    for game in ("yugioh", "judgment"):
        mine = [record for record in records if record.headers["game"] == game]
        assert {record.end is None for record in mine} == {True, False}
        for how in (SURRENDER, TIME_OUT):
            assert any(step.option == how for record in mine for step in record.steps)
    assert len(MATCHES) == 2

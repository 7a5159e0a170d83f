"""Some duels with all that is seen, told and said of them, and the texts of all cards, as they were recorded.

A difference is no error by itself: it says that something goes another way than before, which a change of a rule, a
card or a wording intends and a refactoring does not. ``docs/testing.md`` says how to see it and how to record anew.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.tools import the_tool

FILE = Path(__file__).with_name("unchanged.json")


comparing, games, moments = (the_tool("unchanging", name) for name in ("comparing", "games", "moments"))
recorded = comparing.load(FILE)
POOLS = recorded["pools"]
SHORT = min(
    (name for name in recorded["duels"] if "judgment" not in name and " open " in name),
    key=lambda name: int(name.split(" ")[-1]) != 549,
)
"""A short duel of Yu-Gi-Oh!."""


def found(names: list[str], texts: dict[str, str] | None = None) -> dict[str, Any]:
    """What these duels and texts are now."""
    return {"pools": POOLS, "duels": {name: moments.measured(name, POOLS) for name in names}, "texts": texts or {}}


def told(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """What differs, as a person reads it."""
    return [
        f"{name}: {aspect}" + (f" at decision {at}" if at >= 0 else "")
        for name, aspect, at in comparing.differences(before, now)
    ]


@pytest.mark.parametrize("name", recorded["duels"])
def test_a_duel_goes_as_it_went(name: str) -> None:
    assert told({**recorded, "texts": {}}, comparing.small(found([name]))) == []


@pytest.mark.parametrize("game", ["yugioh", "judgment"])
def test_cards_read_as_they_read(game: str) -> None:
    texts = moments.texts_of(game, games.game_of(game).text_numbers())
    before = {key: text for key, text in recorded["texts"].items() if key.startswith(game)}
    assert told({**recorded, "texts": before}, comparing.small(found([], texts))) == []


def test_a_duel_is_measured_twice_the_same() -> None:
    assert told(found([SHORT]), found([SHORT])) == []


def test_a_text_that_changes_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game_of("judgment")
    before = found([], moments.texts_of("judgment", [1, 2]))
    monkeypatch.setitem(game.library._found, 2, replace(game.library[2], en=f"{game.library[2].en} II"))
    assert told(before, found([], moments.texts_of("judgment", [1, 2]))) == [
        "judgment 2 en card: text",
        "judgment 2 ja card: text",
    ]


def test_a_log_entry_that_changes_is_named_with_its_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    before = found([SHORT])
    entry = moments.Moment.entry
    monkeypatch.setattr(
        moments.Moment, "entry", staticmethod(lambda one: [*entry(one), "planted"] if one.number == 100 else entry(one))
    )
    (first,) = told(before, found([SHORT]))
    assert first.startswith(f"{SHORT}: told at decision ")
    at = int(first.rsplit(" ", 1)[1])
    entries = [moment.duel.log.number for moment, _ in moments.played(SHORT, POOLS)]
    assert 0 < at < len(entries)


def test_a_card_that_plays_differently_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(name for name in recorded["duels"] if name.startswith("judgment") and "random" not in name)
    before = found([name])
    game = games.game_of("judgment")
    load = game.load_deck

    def stronger(deck: str) -> Any:
        loaded = load(deck)
        return replace(
            loaded, main=tuple(replace(card, hp=card.hp + 1) if card.is_creature else card for card in loaded.main)
        )

    monkeypatch.setattr(game, "load_deck", stronger)
    (differing,) = told(before, found([name]))
    assert differing.startswith(name)


def test_what_is_left_out_on_purpose_is_not_compared() -> None:
    before = found([SHORT])
    now = found([SHORT])
    now["duels"][SHORT]["inside"] = before["duels"][SHORT]["told"]
    assert [aspect for _, aspect, _ in comparing.differences(before, now)] == ["inside"]
    assert comparing.differences(before, now, ["inside"]) == []

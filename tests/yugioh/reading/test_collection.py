"""A new state of the public collection: what of it is new or changed, and how it is read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.tools import the_command

from duelkit.yugioh.cards.shelf import load
from duelkit.yugioh.cards.written import written_parts
from duelkit.yugioh.reading.sources import collection as entries_of
from duelkit.yugioh.reading.sources import lexicon

collection = the_command("collection")


def card(passcode: int, ja: str, text: str, english: str = "A text.") -> dict[str, Any]:
    return {
        "password": passcode,
        "name": {"ja": ja, "en": f"Card {passcode}"},
        "text": {"ja": text, "en": english},
        "card_type": "Spell",
        "property": "Normal",
    }


DRAWS = card(90_000_001, "見本の魔法", "①：自分はデッキから１枚ドローする。", "Draw 1 card.")


def news(state: list[dict[str, Any]], before: list[dict[str, Any]]) -> Any:
    known = {printed.card.passcode: collection.digests(data, printed) for data, printed in collection.cards_of(before)}
    gates = collection.Gates(lexicon(state, []), None, None, {}, load())
    return collection.news(collection.cards_of(state), known, gates)


def lines(found: Any) -> dict[str, list[str]]:
    return {heading: [line.split()[0] for line in lines] for heading, lines in found.all()}


def test_the_same_state_brings_nothing() -> None:
    found = news([DRAWS], [DRAWS])
    assert lines(found) == {} and found.text() == "nothing is new\n"


def test_new_cards_are_read_or_refused_with_the_place() -> None:
    unread = card(90_000_002, "謎の魔法", "①：この効果は誰にも読めない。")
    found = news([DRAWS, unread], [])
    assert lines(found) == {"new and read": ["90000001"], "new and refused": ["90000002"]}
    assert "effect 1 at character" in found.text()


def test_a_changed_text_says_whether_it_is_still_refused() -> None:
    before = card(90_000_001, "見本の魔法", "①：この効果は誰にも読めない。")
    still = card(90_000_001, "見本の魔法", "①：この効果はやはり誰にも読めない。")
    assert lines(news([DRAWS], [before])) == {"new and read": ["90000001"]}
    assert lines(news([still], [before])) == {"changed in Japanese and refused as before": ["90000001"]}


def test_a_changed_english_text_is_told_apart() -> None:
    assert lines(news([card(90_000_001, "見本の魔法", "①：自分はデッキから１枚ドローする。")], [DRAWS])) == {
        "changed in English only": ["90000001"]
    }


def test_a_card_with_written_effects_is_named_by_itself() -> None:
    code = next(iter(written_parts()))
    before, now = card(code, "名", "①：元の効果。"), card(code, "名", "①：別の効果。")
    assert lines(news([now], [before])) == {"changed, with written effects: compare them with the text": [str(code)]}


def test_a_card_that_is_gone_is_named() -> None:
    assert lines(news([], [DRAWS])) == {"are no longer there": ["90000001"]}


def test_a_state_is_a_file_or_a_folder(tmp_path: Path) -> None:
    (tmp_path / "all.json").write_text(json.dumps([DRAWS]), encoding="utf-8")
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "90000001.json").write_text(json.dumps(DRAWS), encoding="utf-8")
    assert list(entries_of(tmp_path / "all.json")) == list(entries_of(folder)) == [DRAWS]


@pytest.mark.parametrize("passcode", [27551, 46986414])
def test_the_known_state_has_a_digest_of_every_card(passcode: int) -> None:
    ja, en = collection.known()[passcode]
    assert len(ja) == len(en) == collection.LONGEST and len(collection.known()) >= 13_000

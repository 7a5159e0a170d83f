"""Games and cards over HTTP: everything that there is can be reached, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from tests.table.web import Web, web

from duelkit import judgment, yugioh
from duelkit.games.game import SIX_LEVELS
from duelkit.judgment.text import card_text, notes_of
from duelkit.rulebook import load_rulebook
from duelkit.table.games.client import table_of
from duelkit.table.protocols import Json
from duelkit.yugioh.decks import check_deck, limit_lists
from duelkit.yugioh.editions import EDITIONS, formats
from duelkit.yugioh.text import render
from duelkit.yugioh.text.old_terms import of_its_time


def test_games_name_every_edition_deck_level_and_list(table: Web) -> None:
    games = {game["id"]: game for game in table.get("/api/games")["games"]}
    assert set(games) == {"yugioh", "judgment"}
    yugi, eye = games["yugioh"], games["judgment"]
    mixed = ["ex04+mixed", "mr1+mixed", "mr2+mixed", "mr3+mixed"]
    assert [edition["id"] for edition in yugi["editions"]] == [*EDITIONS, *mixed, *formats()]
    assert [edition["id"] for edition in yugi["editions"] if edition["mixed"]] == mixed
    assert len({edition["name"]["en"] for edition in yugi["editions"]}) == len(EDITIONS) + len(mixed) + len(formats())
    assert [edition["id"] for edition in yugi["editions"] if edition["default"]] == ["mr3"]
    assert {deck["id"] for deck in yugi["decks"]} == set(yugioh.builtin_decks())
    assert {deck["id"] for deck in eye["decks"]} == set(judgment.builtin_decks())
    assert {one["id"] for one in yugi["limits"]} == set(limit_lists()) and eye["limits"] == []
    assert yugi["levels"] == eye["levels"] == ["greedy", "random", *SIX_LEVELS]
    for game in games.values():
        for thing in (game, *game["decks"], *game["editions"], *game["limits"]):
            assert thing["name"]["ja"] and thing["name"]["en"], thing["id"]
    assert [eye["sizes"][key] for key in ("least", "most", "copies")] == [30, 30, 3] and eye["hand"] == 5


def test_decks_that_an_edition_offers_may_be_played_in_it(table: Web) -> None:
    for edition in table.get("/api/games")["games"][0]["editions"]:
        assert edition["decks"] or edition["format"], edition["id"]
        for name in edition["decks"]:
            assert not check_deck(yugioh.load_deck(name), yugioh.edition(edition["id"])), (edition["id"], name)
    expert = table.get("/api/games")["games"][0]["editions"][0]
    assert "synchron" not in expert["decks"] and expert["sizes"]["most"] is None


@pytest.mark.parametrize("game", ["yugioh", "judgment"])
def test_every_built_in_deck_has_a_name_of_its_own_in_both_languages(game: str) -> None:
    names, texts = table_of(game).decks.names(), table_of(game).decks.descriptions()
    for identity, name in names.items():
        assert name["ja"] != identity and name["en"] != identity, f"{identity} has no entry in decks.toml"
        assert texts[identity]["ja"] and texts[identity]["en"]
        assert re.search(r"[ぁ-んァ-ヶ一-龠]", name["ja"])


@pytest.mark.parametrize("game", ["yugioh", "judgment"])
def test_every_built_in_deck_is_reached_with_all_its_cards(table: Web, game: str) -> None:
    numbers = {card["number"] for card in table.get(f"/api/cards/{game}")["cards"]}
    for identity in table_of(game).decks.names():
        deck = table.get(f"/api/decks/built-in/{game}/{identity}")["deck"]
        cards = [*deck["main"], *deck["extra"], *deck["side"]]
        assert set(cards) <= numbers
        if game == "yugioh":
            assert deck["main"] == [card.passcode for card in yugioh.load_deck(identity).main]
        else:
            assert deck["main"] == [card.number for card in judgment.load_deck(identity).main]
            assert deck["extra"] == deck["side"] == []


def test_every_card_of_yugioh_is_in_the_index_and_has_a_sheet(table: Web) -> None:
    index = table.get("/api/cards/yugioh?texts=1")
    assert [card["number"] for card in index["cards"]] == [card.passcode for card in yugioh.library()]
    rules = {statement.id for statement in load_rulebook()}
    written = {card.passcode for card in yugioh.library().tested}
    # those written by hand, and every eighth of the shelf: all are made alike
    for row in (row for at, row in enumerate(index["cards"]) if at % 8 == 0 or row["number"] in written):
        card = yugioh.library()[row["number"]]
        sheet = table.get(f"/api/cards/yugioh/{row['number']}")
        assert {key: sheet[key] for key in row} == row, card.en
        assert sheet["name"] == {"ja": card.ja, "en": card.en}
        assert sheet["text"] == {"ja": render(card, "ja"), "en": render(card, "en")}
        assert len(sheet["notes"]) >= len(card.effects)
        assert {rule for note in sheet["notes"] for rule in note["rules"]} <= rules
        assert (row["part"] == "extra") == card.in_extra_deck
        assert row["level"] + row["rank"] + row["rating"] == card.level


def test_every_card_of_the_eye_of_judgment_is_in_the_index_and_has_a_sheet(table: Web) -> None:
    index = table.get("/api/cards/judgment?texts=true")
    assert [card["number"] for card in index["cards"]] == [card.number for card in judgment.library().cards]
    rules = {statement.id for statement in load_rulebook()}
    for row in index["cards"]:
        card = judgment.library()[row["number"]]
        sheet = table.get(f"/api/cards/judgment/{row['number']}")
        assert {key: sheet[key] for key in row} == row, card.en
        assert sheet["text"] == {language: card_text(card, language) for language in ("ja", "en")}
        assert sheet["name"]["en"] == card.en and sheet["name"]["ja"] == (card.ja or card.en)
        assert {rule for note in sheet["notes"] for rule in note["rules"]} <= rules
        assert [note["rules"] for note in sheet["notes"]] == [list(note.rules) for note in notes_of(card)]
        assert all(note["text"]["ja"] and note["text"]["en"] for note in sheet["notes"])
        assert (row["hp"], row["attack"], row["cost"]) == (card.hp, card.attack, card.cost)


def test_words_of_the_index_explain_every_figure(table: Web) -> None:
    index = table.get("/api/cards/yugioh")
    for figure, group in (("attribute", "attributes"), ("race", "races")):
        bits = {word["bit"] for word in index["words"][group]}
        for card in index["cards"]:
            assert not card[figure] or card[figure] in bits
    eye = table.get("/api/cards/judgment")
    elements = {word["bit"] for word in eye["words"]["elements"]}
    classes = {word["bit"] for word in eye["words"]["classes"]}
    for card in eye["cards"]:
        assert not card["element"] or card["element"] in elements
        assert (card["class"] in classes) == (card["kind"] == "spell")
        assert card["race_name"] is None or card["race_name"]["ja"] and card["race_name"]["en"]


def test_readings_of_names(table: Web) -> None:
    names = table.get("/api/readings")["names"]
    assert names["強欲で謙虚な壺"] == "強 ごう|欲 よく|謙 けん|虚 きょ|壺 つぼ"
    assert "ジャンク・シンクロン" not in names


def test_sheet_names_the_decks_that_hold_a_card(table: Web) -> None:
    sheet = table.get("/api/cards/yugioh/63977008")
    held = {deck["id"]: deck for deck in sheet["decks"]}
    assert held["synchron"]["main"] == 3 and held["synchron"]["name"]["ja"] == "シンクロン"
    assert all(63977008 in [card.passcode for card in yugioh.load_deck(name).main] for name in held)
    assert table.get("/api/cards/judgment/5")["decks"][0]["id"] == "fire"


def test_sheet_follows_the_wording_and_the_terms_of_an_edition(table: Web) -> None:
    changed = next(card for card in yugioh.library().tested if card.versions)
    until = changed.versions[-1].until
    edition = next(rules for rules in EDITIONS.values() if rules.year <= until)
    now = table.get(f"/api/cards/yugioh/{changed.passcode}")
    then = table.get(f"/api/cards/yugioh/{changed.passcode}?edition={edition.identity}")
    assert now["old_until"] is None and now["versions"] == [version.until for version in changed.versions]
    assert then["old_until"] is not None and then["edition"] == edition.identity
    assert then["text"]["ja"] == of_its_time(render(changed.under(edition.year), "ja"), edition.year)
    assert then["name"] == now["name"]
    tuner = table.get("/api/cards/yugioh/63977008?edition=ex04")
    assert tuner["exists"] is False and table.get("/api/cards/yugioh/63977008?edition=MR3")["exists"] is True


def test_other_artwork_is_the_same_card(table: Web) -> None:
    assert table.get("/api/cards/yugioh/63977009")["number"] == 63977008


@pytest.fixture(scope="module")
def limits_of() -> Iterator[Callable[[int], list[Json]]]:
    """What the sheet of a card says of the lists that limit it; each sheet is asked for once."""
    with web() as client:
        yield cache(lambda number: client.get(f"/api/cards/yugioh/{number}")["limits"])


@pytest.mark.parametrize("identity", sorted(limit_lists()))
def test_limit_list_tells_copies_of_playable_cards(
    table: Web, limits_of: Callable[[int], list[Json]], identity: str
) -> None:
    found = table.get(f"/api/limits/{identity}")
    assert found["cards"] and found["name"]["ja"] and found["name"]["en"]
    for row in found["cards"]:
        assert row["card"] in yugioh.library() and row["copies"] in (0, 1, 2)
        assert {"id": identity, "copies": row["copies"]} in limits_of(row["card"])


def test_answers_are_kept_until_they_change(table: Web) -> None:
    for path in (
        "/api/games",
        "/api/cards/yugioh",
        "/api/cards/judgment/1",
        "/api/rules/MR3-WIN-01",
        "/api/rules/compare",
    ):
        first = table.ask("GET", path)
        assert first.headers["cache-control"] == "no-cache" and first.headers["etag"]
        second = table.ask("GET", path, headers={"if-none-match": first.headers["etag"]})
        assert second.status_code == 304 and second.content == b""
        third = table.ask("GET", path, headers={"if-none-match": '"another"'})
        assert third.status_code == 200 and third.content == first.content


@pytest.mark.parametrize(
    "path",
    [
        "/api/cards/chess",
        "/api/cards/yugioh/1",
        "/api/cards/yugioh/0",
        "/api/cards/yugioh/-5",
        "/api/cards/yugioh/x",
        "/api/cards/yugioh/99999999999999999999",
        "/api/cards/judgment/0",
        "/api/cards/judgment/312",
        "/api/cards/judgment/１",
        "/api/cards/yugioh/63977008?edition=mr9",
        "/api/cards/judgment/1?edition=mr3",
        "/api/cards/yugioh/63977008/x",
        "/api/cards/yugioh/..%2f..%2fetc%2fpasswd",
        "/api/limits/none",
        "/api/limits/..%2focg-2004-03",
        "/api/decks/built-in/yugioh/none",
        "/api/decks/built-in/judgment/synchron",
        "/api/decks/built-in/yugioh/..%2f..%2fsynchron",
        "/api/decks/built-in/yugioh/%2fetc%2fpasswd",
        "/api/cards/",
    ],
)
def test_what_is_not_there_is_not_found(table: Web, path: str) -> None:
    table.refused("GET", path, 404, "not_found")


def test_overlong_query_is_refused(table: Web) -> None:
    table.refused("GET", f"/api/cards/yugioh?texts={'x' * 300}", 400, "bad_message")


def test_tokens_have_numbers_and_pages_but_belong_to_no_deck(table: Web) -> None:
    index = table.get("/api/cards/yugioh")
    tokens = {row["number"]: row for row in index["tokens"]}
    assert not set(tokens) & {row["number"] for row in index["cards"]}
    sheep = next(row for row in index["tokens"] if row["name"]["en"] == "Sheep Token")
    assert sheep["name"]["ja"] == "羊トークン" and sheep["part"] == "token"
    for number in tokens:
        sheet = table.get(f"/api/cards/yugioh/{number}")
        assert sheet["number"] == number and sheet["name"] == tokens[number]["name"] and sheet["decks"] == []

"""Decks over HTTP: checking, importing, exporting."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.table.web import Web

from duelkit import judgment, yugioh
from duelkit.rulebook import load_rulebook
from duelkit.rulebook.cite import rule
from duelkit.table.messages import LARGEST
from duelkit.yugioh.cards.shelf import figures, refused
from duelkit.yugioh.decks import check_deck, limit_lists, load_limits
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.language.terms import CardType

REBORN, JUNK, STARDUST = 83764718, 63977008, 44508094


def checked(table: Web, deck: Any, edition: str = "mr3", limits: str | None = None, game: str = "yugioh") -> Any:
    """The answer of a check."""
    wish = {"game": game, "deck": deck} | ({"edition": edition, "limits": limits} if game == "yugioh" else {})
    return table.post("/api/decks/check", wish)


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_check_says_all_that_the_deck_check_says(table: Web, edition: str) -> None:
    for name in yugioh.builtin_decks():
        for limits in (None, "ocg-2004-09", "ocg-2015-04"):
            report = checked(table, name, edition, limits)
            found = check_deck(yugioh.load_deck(name), EDITIONS[edition], load_limits(limits) if limits else None)
            assert sorted(line["rules"] for line in report["violations"]) == sorted([fault.rule] for fault in found)
            assert report["legal"] == (not found) and report["playable"] is True


def test_every_violation_is_told_in_both_languages_with_its_rule_and_card(table: Web) -> None:
    book = load_rulebook()
    japanese = set("ぁあいうえおかがきくけこさしすせそただちってでとなにのはまもりるれをん")
    for edition in EDITIONS:
        for name in ("synchron", "link_allstars", "wc2004_chaos"):
            deck = table.get(f"/api/decks/built-in/yugioh/{name}")["deck"]
            deck["main"] = deck["main"] * 2
            deck["extra"], deck["side"] = [JUNK, *deck["extra"]], deck["side"] * 2
            report = checked(table, deck, edition, "ocg-2004-09")
            assert report["violations"]
            for line in [*report["violations"], *report["hints"]]:
                assert set(line["text"]["ja"]) & japanese, line
                assert "「" not in line["text"]["en"] and line["text"]["en"] != line["text"]["ja"]
                assert all(identity in book for identity in line["rules"])
            cards = {line["card"] for line in report["violations"] if line["card"]}
            assert cards <= {*deck["main"], *deck["extra"], *deck["side"]} and cards


@rule("MR3-DECK-01", "MR3-DECK-02", "MR3-DECK-07", "MR3-LIM-02")
def test_check_of_a_broken_deck_names_the_rules(table: Web) -> None:
    report = checked(table, {"main": [REBORN] * 4 + [STARDUST], "extra": [JUNK]}, "mr3", "ocg-2005-03")
    rules = [line["rules"][0] for line in report["violations"]]
    assert {"MR3-DECK-01", "MR3-DECK-02", "MR3-LIM-02"} <= set(rules)
    assert report["sizes"] == {"main": 5, "extra": 1, "side": 0}, "each card counts where it belongs"


def test_check_knows_cards_that_are_not_playable(table: Web) -> None:
    report = checked(table, {"main": [1234567] + [REBORN] * 3})
    assert report["playable"] is False
    assert [line["card"] for line in report["unplayable"]] == [1234567]
    assert "1234567" in report["unplayable"][0]["text"]["ja"]


@rule("EOJ-DECK-01", "EOJ-DECK-02")
def test_check_of_the_eye_of_judgment(table: Web) -> None:
    for name in judgment.builtin_decks():
        assert checked(table, name, game="judgment")["legal"] is True
    report = checked(table, {"main": [1] * 4}, game="judgment")
    assert [line["rules"][0] for line in report["violations"]] == ["EOJ-DECK-01", "EOJ-DECK-02"]
    assert "4枚" in report["violations"][1]["text"]["ja"]
    assert report["violations"][1]["card"] == 1


@rule("EOJ-DECK-04", "EOJ-DECK-05", "EOJ-DECK-07")
def test_limits_printed_on_cards_are_told_in_both_languages(table: Web) -> None:
    cards = judgment.library().cards
    for card in (card for card in cards if card.limits):
        kin = [other.number for other in cards if other.race == card.race and other.spell_class == card.spell_class]
        report = checked(table, {"main": ([card.number] * 4 + kin)[:60]}, game="judgment")
        told = [line for line in report["violations"] if line["rules"][0] != "EOJ-DECK-01"]
        assert told and all("「" in line["text"]["ja"] and line["card"] for line in told), card.en


@pytest.mark.parametrize("name", yugioh.builtin_decks())
@pytest.mark.parametrize(("form", "language"), [("ydk", "ja"), ("ydke", "en"), ("deck", "ja"), ("deck", "en")])
def test_export_and_import_give_the_deck_back(table: Web, name: str, form: str, language: str) -> None:
    deck = table.get(f"/api/decks/built-in/yugioh/{name}")["deck"]
    out = table.post("/api/decks/export", {"game": "yugioh", "deck": name, "format": form, "language": language})
    back = table.post("/api/decks/import", {"game": "yugioh", "text": out["text"]})
    assert back["unknown"] == [] and back["format"] == form
    for part in ("main", "extra", "side"):
        assert sorted(back["deck"][part]) == sorted(deck[part])
    assert back["deck"]["name"] == (name if form == "deck" else "")
    assert out["file"] == name + {"ydk": ".ydk", "ydke": ".txt", "deck": ".deck"}[form]


@pytest.mark.parametrize("name", judgment.builtin_decks())
def test_export_and_import_of_the_eye_of_judgment(table: Web, name: str) -> None:
    out = table.post("/api/decks/export", {"game": "judgment", "deck": name, "format": "deck"})
    back = table.post("/api/decks/import", {"game": "judgment", "text": out["text"]})
    assert sorted(back["deck"]["main"]) == sorted(card.number for card in judgment.load_deck(name).main)
    assert back["deck"]["name"] == name


def test_import_by_names_in_either_language(table: Web) -> None:
    text = (
        "\ufeffname: 混ぜた<b>デッキ</b>\n# a remark\nmain:\n3 Junk Synchron\n2x 死者蘇生 ; good\n１ #83764718\n"
        "Stardust Dragon x2\njunk　synchron\nside deck:\n1 SYNCHRON explorer\n"
    )
    found = table.post("/api/decks/import", {"game": "yugioh", "text": text})
    assert found["unknown"] == [] and found["format"] == "deck"
    assert found["deck"]["main"] == [JUNK] * 3 + [REBORN] * 3 + [JUNK]
    assert found["deck"]["extra"] == [STARDUST] * 2 and len(found["deck"]["side"]) == 1
    assert found["deck"]["name"] == "混ぜた<b>デッキ</b>"


def test_import_leaves_out_what_is_not_playable_and_names_it(table: Web) -> None:
    found = table.post(
        "/api/decks/import", {"game": "yugioh", "text": f"#main\n{REBORN}\n1234567\n!side\n7654321 en\n"}
    )
    assert found["deck"]["main"] == [REBORN]
    assert [(row["line"], row["text"], row["count"], row["only_side"]) for row in found["unknown"]] == [
        (3, "1234567", 1, False),
        (5, "7654321", 1, True),
    ]
    assert found["here"] == {"cards": 1, "of_cards": 3, "copies": 1, "of_copies": 3, "playable": False}
    named = table.post("/api/decks/import", {"game": "yugioh", "text": "main:\n1 死者蘇生\n2 No such card\n1 #5\n"})
    assert [row["line"] for row in named["unknown"]] == [3, 4]


def test_import_names_each_card_that_is_missing_once_with_the_reason(table: Web) -> None:
    spell, trap = (
        next(card for card in refused() if figures()[card.passcode][0] & kind)
        for kind in (CardType.SPELL, CardType.TRAP)
    )
    text = f"#main\n{REBORN}\n{spell.passcode}\n{spell.passcode}\n!side\n{trap.passcode + 1}\n"
    found = table.post("/api/decks/import", {"game": "yugioh", "text": text})
    assert [(row["line"], row["text"], row["count"], row["only_side"]) for row in found["unknown"]] == [
        (3, spell.en, 2, False),
        (6, trap.en, 1, True),
    ]
    assert [row["name"] for row in found["unknown"]] == [{"ja": card.ja, "en": card.en} for card in (spell, trap)]
    for row in found["unknown"]:
        assert row["reason"]["ja"] and row["reason"]["en"] and row["reason"]["ja"] != row["reason"]["en"]
    assert found["here"] == {"cards": 1, "of_cards": 3, "copies": 1, "of_copies": 4, "playable": False}
    assert found["legal_editions"] == [], "a deck of three cards is legal nowhere"
    report = checked(table, {"main": [REBORN, spell.passcode, spell.passcode]})
    assert [line["card"] for line in report["unplayable"]] == [spell.passcode]
    assert spell.ja in report["unplayable"][0]["text"]["ja"] and not report["playable"]


def test_import_says_where_a_deck_is_legal_and_what_only_its_side_deck_lacks(table: Web) -> None:
    card = next(card for card in refused() if figures()[card.passcode][0] & CardType.TRAP)
    deck = table.get("/api/decks/built-in/yugioh/wc2004_chaos")["deck"]
    text = "#main\n" + "\n".join(map(str, deck["main"])) + f"\n#extra\n!side\n{card.passcode}\n"
    found = table.post("/api/decks/import", {"game": "yugioh", "text": text})
    assert found["here"]["playable"] and [row["only_side"] for row in found["unknown"]] == [True]
    assert "mr3" in found["legal_editions"] and "ex04" not in found["legal_editions"], "its side deck has one card"
    report = checked(table, {"main": deck["main"], "side": [card.passcode]})
    assert report["playable"] and report["unplayable"]
    found = table.post("/api/decks/import", {"game": "yugioh", "text": text.partition("!side")[0]})
    assert "ex04" in found["legal_editions"] and "ocg-2004-03" in found["legal_limits"] and found["unknown"] == []


@pytest.mark.parametrize(
    "game, text",
    [
        ("yugioh", ""),
        ("yugioh", "hello\nworld"),
        ("yugioh", "ydke://x"),
        ("yugioh", "ydke://AAAA!!!"),
        ("yugioh", "1234567\n"),
        ("yugioh", "1 No such card\n"),
        ("yugioh", "1 死者蘇生\n" * 500),
        ("yugioh", f"{REBORN}\n" * 201),
        ("yugioh", "9" * 500),
        ("yugioh", f"{REBORN}\n" + "#\n" * 1000),
        ("judgment", "9 x\n" * 1001),
        ("yugioh", "\x00\x01\x02"),
        ("yugioh", "999 死者蘇生\n999 死者蘇生"),
        ("judgment", ""),
        ("judgment", "1 Nobody\n"),
        ("judgment", "999 #1\n"),
        ("judgment", "1 アタック"),
        ("judgment", "\x00"),
    ],
)
def test_import_of_what_is_no_deck_is_refused(table: Web, game: str, text: str) -> None:
    message = table.refused("POST", "/api/decks/import", 400, "bad_deck", json={"game": game, "text": text})
    assert len(message) <= 600


def test_name_of_a_file_keeps_out_of_folders(table: Web) -> None:
    for name in ("../../etc/passwd", "a/b\\c", "..", "", "con\u202etxt", "<script>", "カオス・デッキ", "x" * 60):
        out = table.post(
            "/api/decks/export", {"game": "yugioh", "format": "ydk", "deck": {"name": name, "main": [REBORN]}}
        )
        assert "/" not in out["file"] and "\\" not in out["file"] and not out["file"].startswith(".")
        assert out["file"].endswith(".ydk") and len(out["file"]) <= 44 and out["file"].isprintable()
    assert (
        table.post(
            "/api/decks/export",
            {"game": "yugioh", "format": "ydk", "deck": {"name": "カオス・デッキ", "main": [REBORN]}},
        )["file"]
        == "カオス_デッキ.ydk"
    )


BAD_BODIES: list[Any] = [
    None,
    [],
    "x",
    5,
    {},
    {"game": "yugioh"},
    {"game": "chess", "deck": "synchron"},
    {"game": "yugioh", "deck": 5},
    {"game": "yugioh", "deck": {"main": "x"}},
    {"game": "yugioh", "deck": {"main": [1.5]}},
    {"game": "yugioh", "deck": {"main": [-1]}},
    {"game": "yugioh", "deck": {"main": [True]}},
    {"game": "yugioh", "deck": {"main": [1] * 201}},
    {"game": "yugioh", "deck": {"main": [1 << 40]}},
    {"game": "yugioh", "deck": {"main": [], "more": 1}},
    {"game": "yugioh", "deck": {"extra": []}},
    {"game": "yugioh", "deck": "synchron", "more": 1},
    {"game": "yugioh", "deck": "synchron", "edition": "mr9"},
    {"game": "yugioh", "deck": "synchron", "edition": 3},
    {"game": "yugioh", "deck": "synchron", "limits": "none"},
    {"game": "yugioh", "deck": "synchron", "limits": "/etc/passwd"},
    {"game": "yugioh", "deck": "synchron", "limits": "../limit_lists/ocg-2004-03.toml"},
    {"game": "judgment", "deck": "fire", "edition": "mr3"},
    {"game": "judgment", "deck": "fire", "limits": "ocg-2004-03"},
    {"game": "yugioh", "deck": {"name": "x" * 61, "main": []}},
]


@pytest.mark.parametrize("body", BAD_BODIES, ids=lambda body: json.dumps(body)[:50])
def test_check_refuses_wrong_bodies(table: Web, body: Any) -> None:
    table.refused("POST", "/api/decks/check", 400, "bad_message", json=body)


@pytest.mark.parametrize("deck", ["none", "../synchron", "/etc/passwd", "synchron.ydk", "fire"])
def test_only_built_in_decks_have_names(table: Web, deck: str) -> None:
    table.refused("POST", "/api/decks/check", 400, "bad_deck", json={"game": "yugioh", "deck": deck})


@pytest.mark.parametrize("route", ["check", "import", "export", "hands"])
def test_bodies_that_are_no_json_or_too_large_are_refused(table: Web, route: str) -> None:
    path = f"/api/decks/{route}"
    for content in (
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 5000,
        b'{"game": "yugioh", "deck": ' + b"[" * 3000,
        b"null",
        b"\x00",
    ):
        table.refused("POST", path, 400, "bad_message", content=content)
    table.refused("POST", path, 413, "too_large", content=b'{"text": "' + b"x" * LARGEST + b'"}')

    async def slowly() -> Any:
        for _ in range(40):
            yield b"x" * 4096

    table.refused("POST", path, 413, "too_large", content=slowly())
    assert table.ask("GET", path).status_code in (404, 405)


def test_judgment_refuses_what_only_the_other_game_has(table: Web) -> None:
    deck = {"name": "x", "main": [1], "extra": [2]}
    table.refused("POST", "/api/decks/check", 400, "bad_deck", json={"game": "judgment", "deck": deck})
    table.refused("POST", "/api/decks/check", 400, "bad_deck", json={"game": "judgment", "deck": {"main": [400]}})
    table.refused(
        "POST", "/api/decks/export", 400, "bad_message", json={"game": "judgment", "deck": "fire", "format": "ydk"}
    )


def test_limit_lists_that_are_not_complete_say_so(table: Web) -> None:
    for identity, limits in limit_lists().items():
        assert checked(table, "synchron", "mr3", identity)["limits_complete"] == limits.complete


def test_printings_are_read_under_any_passcode_and_written_under_the_main_one(table: Web) -> None:
    found = table.post("/api/decks/import", {"game": "yugioh", "text": "#main\n36996508\n46986415\n27847700\n"})
    assert found["unknown"] == [] and found["deck"]["main"] == [46986414, 46986414, 24094653]
    deck = {"main": [36996508, 27847700]}
    for form, words in (("ydk", "46986414"), ("deck", "1 Dark Magician"), ("ydke", "ydke://rvTMAr")):
        text = table.post("/api/decks/export", {"game": "yugioh", "deck": deck, "format": form})["text"]
        assert words in text and "36996508" not in text, text


def test_a_format_brings_its_pool_and_list(table: Web) -> None:
    """A deck is told in which formats it is legal; a format's check needs no list to be named."""
    goat = table.get("/api/decks/built-in/yugioh/goat_warrior_toolbox")["deck"]
    text = "#main\n" + "\n".join(map(str, goat["main"])) + "\n#extra\n!side\n" + "\n".join(map(str, goat["side"]))
    assert table.post("/api/decks/import", {"game": "yugioh", "text": text})["legal_formats"] == ["goat", "all-cards"]
    assert checked(table, goat, "goat")["legal"]
    young = {**goat, "main": [70095154, *goat["main"][1:]]}  # Cyber Dragon
    assert checked(table, young, "ex04")["legal"]
    (fault,) = checked(table, young, "goat")["violations"]
    assert "2005-08-17" in fault["text"]["en"] and "2005-08-17" in fault["text"]["ja"]
    words = {one["id"]: one["word"]["en"] for one in table.get("/api/cards/yugioh/26202165")["formats"]}
    assert words["goat"] == "limited" and words["mr20-2020"] == "" and "nothing" not in words

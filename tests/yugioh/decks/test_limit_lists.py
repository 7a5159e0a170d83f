"""Limit lists: our own dated ones, a user's lflist.conf, and what they do to a deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.rulebook.cite import rule
from duelkit.yugioh import library
from duelkit.yugioh.database import CardDatabase, DatabaseCard
from duelkit.yugioh.decks import Deck, Directory, check_deck, limit_lists, list_in_force, load_deck, load_limits
from duelkit.yugioh.decks.limits import LimitList, UnknownLimitList, identity_hash, read_lflist, read_toml
from duelkit.yugioh.editions import EDITIONS, edition
from duelkit.yugioh.language.terms import CardType

FILLING = [card for card in library().tested if card.types == CardType.MONSTER | CardType.NORMAL]
CARD = library()["サイクロン"]


def padded(*cards: str) -> Deck:
    named = tuple(library()[name] for name in cards)
    return Deck("padded", (*named, *(FILLING * 3)[: 40 - len(named)]))


def limited(count: int) -> LimitList:
    word = ("forbidden", "limited", "semi_limited", "unlimited")[count]
    return read_toml(f'id = "t"\nname = "Test"\n{word} = ["サイクロン"]', "t.toml")


@rule(
    "EX04-LIM-02",
    "EX04-LIM-03",
    "EX04-LIM-04",
    "MR3-LIM-02",
    "MR3-LIM-03",
    "MR3-LIM-04",
    "MR20-LIM-02",
    "MR20-LIM-03",
    "MR20-LIM-04",
    "EX04-LIM-01",
    "MR3-LIM-01",
    "MR20-LIM-01",
)
@pytest.mark.parametrize(
    ("identity", "ids"),
    [
        ("ex04", ("EX04-LIM-04", "EX04-LIM-02", "EX04-LIM-03")),
        ("mr3", ("MR3-LIM-02", "MR3-LIM-03", "MR3-LIM-04")),
        ("mr20", ("MR20-LIM-02", "MR20-LIM-03", "MR20-LIM-04")),
    ],
)
def test_forbidden_limited_and_semi_limited_cards(identity: str, ids: tuple[str, ...]) -> None:
    rules = edition(identity)
    for allowed, statement in enumerate(ids):
        for copies in range(4):
            found = check_deck(padded(*[CARD.ja] * copies), rules, limited(allowed))
            assert [violation.rule for violation in found] == ([statement] if copies > allowed else []), copies
    assert check_deck(padded(*[CARD.ja] * 3), rules, limited(3)) == []
    assert check_deck(padded(*[CARD.ja] * 3), rules) == []


@rule("EX04-GAP-LIM-01", "MR3-SIDE-05", "MR3-LIM-01", "MR20-LIM-01")
@pytest.mark.parametrize("identity", ["ex04", "mr3", "mr20"])
def test_the_list_is_counted_over_all_parts_together(identity: str) -> None:
    fusion = next(
        card for card in library().tested if card.types & CardType.FUSION and not card.types & CardType.PENDULUM
    )
    side = (*[card for card in library().tested if card.types & 0x6 and card != CARD][:14],)
    split = Deck("split", padded(CARD.ja).main, (), (CARD, *side))
    found = check_deck(split, edition(identity), limited(1))
    assert len(found) == 1 and "2 copies" in found[0].message and "all parts together" in found[0].message
    assert check_deck(split, edition(identity), limited(2)) == []
    limits = read_toml(f'id = "t"\nname = "T"\nlimited = ["{fusion.ja}"]', "t.toml")
    both = Deck("fusion", padded().main, (fusion,), (fusion, *side))
    assert len(check_deck(both, edition(identity), limits)) == 1


@rule("MR3-DECK-03", "MR3-LIM-05", "EX04-LIM-05", "MR20-LIM-05")
def test_an_event_s_list_is_asked_for_and_dated() -> None:
    deck = padded("強欲な壺")
    assert check_deck(deck, edition("mr3")) == []
    assert [violation.rule for violation in check_deck(deck, edition("mr3"), load_limits("ocg-2015-04"))] == [
        "MR3-LIM-02"
    ]
    # the list in force on a day is the newest that is not younger
    assert list_in_force("2004-02-29") is None
    for day, identity in (
        ("2004-03-01", "ocg-2004-03"),
        ("2004-08-31", "ocg-2004-03"),
        ("2004-11-20", "ocg-2004-09"),
        ("2015-04-01", "ocg-2015-04"),
        ("2020-04-01", "ocg-2020-04"),
    ):
        found = list_in_force(day)
        assert found is not None and found.identity == identity
    tcg = list_in_force("2005-05-01", "TCG")
    assert tcg is not None and tcg.identity == "tcg-2005-04"


def test_our_own_lists_say_what_they_are_and_how_sure() -> None:
    assert {"ocg-2004-09", "ocg-2005-03", "tcg-2005-04", "ocg-2015-04", "ocg-2020-04"} <= set(limit_lists())
    for limits in limit_lists().values():
        assert limits.date and limits.source and limits.region in ("OCG", "TCG")
        assert limits.confidence in ("high", "medium", "low")
        assert limits.edition in EDITIONS
        assert len(limits.entries) > 50 and {entry.copies for entry in limits.entries} == {0, 1, 2}
        directory = Directory()
        keys = [directory.key_of_name(entry.names[0]) if entry.names else entry.passcode for entry in limits.entries]
        assert len(keys) == len(set(keys)), "a card stands on one list once"
        for entry in limits.entries:
            known = {library()[name].passcode for name in entry.names if name in library()}
            assert known <= {entry.passcode}, entry


@pytest.mark.parametrize(
    ("identity", "name", "copies"),
    [
        ("ocg-2004-03", "死者蘇生", 1),
        ("ocg-2004-09", "死者蘇生", 0),
        ("ocg-2004-09", "混沌帝龍 －終焉の使者－", 0),
        ("ocg-2004-09", "サイクロン", 1),
        ("ocg-2005-03", "強欲な壺", 1),
        ("tcg-2005-04", "強欲な壺", 1),
        ("ocg-2015-04", "強欲な壺", 0),
        ("ocg-2020-04", "死者蘇生", 1),
        ("ocg-2020-04", "強奪", 0),
    ],
)
def test_facts_of_the_lists(identity: str, name: str, copies: int) -> None:
    entry = next(entry for entry in limit_lists()[identity].entries if name in entry.names)
    assert entry.copies == copies


@pytest.mark.parametrize(
    ("deck", "identity", "limits"),
    [
        ("chaos_2005", "ex04", "ocg-2005-03"),
        ("goat_warrior_toolbox", "ex04", "tcg-2005-04"),
        ("magician_pendulum", "mr3", "ocg-2015-04"),
    ],
)
def test_decks_of_the_time_obey_the_list_of_the_time(deck: str, identity: str, limits: str) -> None:
    assert check_deck(load_deck(deck), edition(identity), load_limits(limits)) == []


# lflist.conf --------------------------------------------------------------------------------------

SAMPLE = """\ufeff#[2015.4][White]
!2015.4 OCG\r
#forbidden
55144522 0 --強欲な壺
05318639 1
83764718 2 -- 死者蘇生

!White
$whitelist
5318639 3 --サイクロン
83764719 1
55144522 -1
"""


def test_an_lflist_with_several_lists() -> None:
    first, white = read_lflist(SAMPLE, "lflist.conf")
    assert (first.name, first.whitelist) == ("2015.4 OCG", False)
    assert [(entry.passcode, entry.copies) for entry in first.entries] == [(55144522, 0), (5318639, 1), (83764718, 2)]
    assert (white.name, white.whitelist) == ("White", True)
    found = check_deck(padded("強欲な壺", "サイクロン", "サイクロン", "死者蘇生"), edition("mr3"), first)
    assert [violation.rule for violation in found] == ["MR3-LIM-02", "MR3-LIM-03"]


@rule("MR3-DECK-03")
def test_a_whitelist_allows_only_what_it_names() -> None:
    _, white = read_lflist(SAMPLE, "lflist.conf")
    deck = padded("強欲な壺", "サイクロン", "死者蘇生", "死者蘇生")
    found = check_deck(deck, edition("mr3"), white)
    names = len({card.ja for card in deck.main} - {"サイクロン", "死者蘇生", "強欲な壺"})
    assert sorted(violation.rule for violation in found) == ["MR3-DECK-03"] * (names + 1) + ["MR3-LIM-03"]
    assert any("outside the card pool" in violation.message for violation in found)


def test_entries_are_pooled_by_alias() -> None:
    white = read_lflist("!L\n83764719 1\n", "l.conf")[0]
    assert len(check_deck(padded("死者蘇生", "死者蘇生"), edition("mr3"), white)) == 1
    # cards that a database treats as another card are counted with it
    rows = {
        100: DatabaseCard(100, 0, "Lady", 0x11, 0, 0, 1, 0, 0, 1, 1),
        900: DatabaseCard(900, 100, "Lady 1", 0x21, 0, 0, 1, 0, 0, 1, 1),
    }
    directory = Directory(CardDatabase("x.cdb", rows))
    assert directory[100].key == directory[900].key
    bounds = read_lflist("!L\n100 1\n", "l.conf")[0].bound(directory)
    assert bounds.of(directory[900]) == 1


def test_the_identity_hash() -> None:
    assert identity_hash([]) == 0x7DFCEE6A
    assert read_lflist("!L\n", "l")[0].identity_hash == 0x7DFCEE6A
    code, count = 83764718, 1
    by_hand = 0x7DFCEE6A ^ ((code << 18 | code >> 14) & 0xFFFFFFFF) ^ ((code << 28 | code >> 4) & 0xFFFFFFFF)
    assert identity_hash([(code, count)]) == by_hand
    assert read_lflist("!L\n83764718 1\n", "l")[0].identity_hash == by_hand
    assert identity_hash([(1, 0), (2, 1)]) == identity_hash([(2, 1), (1, 0)]) != identity_hash([(1, 1), (2, 0)])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no list in it"),
        ("# only a comment\n", "no list in it"),
        ("123 1\n", "line 1: an entry before any list"),
        ("!L\nabc 1\n", "line 2: damaged entry 'abc 1'"),
        ("!L\n123\n", "line 2: damaged entry"),
        ("!L\n123 4\n", "line 2: 123 4: expected a passcode and −1 to 3"),
        ("!L\n123 -2\n", "−1 to 3"),
        ("!\n", "line 1: a list without a name"),
        ("!L\n$\n", r"line 2: unknown word"),
        ("!L\n0 1\n", "expected a passcode"),
        ("!L\n99999999999 1\n", "line 2: damaged"),
        ("!L\n9999999999 1\n", "line 2: 9999999999 1: expected a passcode"),
    ],
)
def test_damaged_lflists_name_the_line(text: str, message: str) -> None:
    with pytest.raises(FileError, match=message):
        read_lflist(text, "l.conf")


def test_choosing_a_list_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "lflist.conf"
    path.write_text(SAMPLE, encoding="utf-8")
    assert load_limits(str(path)).name == "2015.4 OCG"
    assert load_limits(f"{path}:white").name == "White"
    with pytest.raises(UnknownLimitList, match=r"expected one of 2015\.4 OCG, White"):
        load_limits(f"{path}:2016.1")
    with pytest.raises(UnknownLimitList, match="no such limit list or file"):
        load_limits("ocg-1999-01")
    path.write_bytes(b"!L\n\xff\xfe 1\n")
    with pytest.raises(FileError, match="line 2: not UTF-8"):
        load_limits(str(path))
    path.write_bytes(b"!" * (9 << 20))
    with pytest.raises(FileError, match="too large"):
        load_limits(str(path))


@pytest.mark.parametrize(
    "text",
    [
        "",
        'id = "x"',
        'id = 1\nname = "x"',
        'id = "x"\nname = "x"\nforbidden = 3',
        'id = "x"\nname = "x"\nlimited = [3]',
        'id = "x"\nname = "x"\nlimited = [{ code = "x" }]',
        'id = "x"\nname = "x"\nlimited = [{}]',
        'id = "x',
        'id = "x"\nname = "x"\ndate = "soon"',
        'id = "x"\nname = "x"\ncomplete = 1',
        'id = "x"\nname = "x"\nother = 1',
        'id = "x"\nname = "x\\ny"',
    ],
)
def test_damaged_toml_lists_are_refused_in_one_line(text: str) -> None:
    with pytest.raises(FileError) as caught:
        read_toml(text, "my.toml")
    assert str(caught.value).startswith("my.toml: ") and "\n" not in str(caught.value)


def test_a_list_of_one_s_own_in_toml(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(
        'id = "house"\nname = "House"\nwhitelist = true\nunlimited = ["サイクロン"]\n'
        'limited = [{ en = "Pot of Greed" }]\n',
        encoding="utf-8",
    )
    found = check_deck(padded("サイクロン", "強欲な壺", "強欲な壺"), edition("mr3"), load_limits(str(path)))
    assert "MR3-LIM-03" in [violation.rule for violation in found]


def test_what_the_documentation_says_of_lists_is_so() -> None:
    text = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    sample = text.split("## Limit lists")[1].split("```toml\n")[1].split("```")[0]
    assert [entry.copies for entry in read_toml(sample, "house.toml").entries] == [0, 0, 1]
    assert f"{len(limit_lists())} lists" in text
    for limits in limit_lists().values():
        if not limits.entries[0].names:
            continue  # one of the many that are passcodes alone
        numbers = [sum(entry.copies == copies for entry in limits.entries) for copies in range(3)]
        assert f"| `{limits.identity}` | {limits.date} | {limits.edition} | {' / '.join(map(str, numbers))} |" in text


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "limits"]) == 0
    assert "ocg-2004-09" in capsys.readouterr().out
    assert main(["deck", "limits", "ocg-2004-09"]) == 0
    shown = capsys.readouterr().out
    assert "死者蘇生 / Monster Reborn" in shown and "confidence high" in shown
    path = tmp_path / "lflist.conf"
    path.write_text(SAMPLE, encoding="utf-8")
    assert main(["deck", "limits", str(path)]) == 0
    assert "identity hash" in capsys.readouterr().out
    assert main(["deck", "check", "chaos_2005", "--edition", "ex04", "--limits", f"{path}:2015.4 OCG"]) == 1
    assert "(EX04-LIM-04)" in capsys.readouterr().out
    assert main(["deck", "check", "chaos_2005", "--edition", "ex04", "--limits", "nothing"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_hostile_lists_never_end_in_a_traceback() -> None:
    from duelkit.kernel.rng import Rng

    chance = Rng(20_040_901)
    whole = SAMPLE.encode()
    for _ in range(400):
        data = bytearray(whole[: chance.below(len(whole) + 1)])
        for _ in range(chance.below(6)):
            data.insert(chance.below(len(data) + 1), chance.below(256))
        text = bytes(data).decode("utf-8", "replace")
        for read in (read_lflist, read_toml):
            try:
                read(text, "l")
            except DuelkitError as error:
                assert "\n" not in str(error)

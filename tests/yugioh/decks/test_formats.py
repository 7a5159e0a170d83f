"""Formats: an edition with a card pool, a limit list and the wording of a year."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from duelkit import cli
from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.rulebook import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks import Deck, Directory, check_deck, demand_kinds, limit_lists, load_deck, playable_decks
from duelkit.yugioh.decks.construction import legal_formats
from duelkit.yugioh.decks.facts import facts_of
from duelkit.yugioh.decks.pools import limits_of, release_day, released, standings
from duelkit.yugioh.editions import EDITIONS, chosen_edition, chosen_rules, dated_formats, edition, format_of, formats
from duelkit.yugioh.editions.formats import UnknownFormat, chosen_format, read_format
from duelkit.yugioh.records import Recorder, replay

CYBER_DRAGON = 70095154
SANGAN = 26202165
GILFER = 50287060
PLAIN = 'id = "mine"\nname = { ja = "私の", en = "Mine" }\nedition = "ex04"\n'


def goat_deck(*more: int) -> Deck:
    """The built-in Goat deck with other cards in the place of its first ones."""
    deck = load_deck("goat_warrior_toolbox")
    directory = Directory()
    cards = [directory.library[code] for code in more]
    return Deck(deck.name, (*cards, *deck.main[len(cards) :]), deck.extra, deck.side)


def test_each_format_has_an_edition_a_list_and_a_pool() -> None:
    """Each names an edition, a limit list of ours that was in force at the end of its pool, and says what it is."""
    assert {"expert-2004", "goat", "408", "march-2008", "edison", "mr3-2015", "mr20-2020"} <= set(formats())
    for each in {**formats(), **dated_formats()}.values():
        limits = limits_of(each)
        assert each.edition in EDITIONS and all(each.name.values())
        if each.identity != "all-cards":
            assert limits is not None and each.source
            assert limits.region == each.region or each.identity == "408", "the OCG's list of March 2006 is not at hand"
            assert limits.date[:7] <= (each.until or "9999")[:7]
            assert each.note is not None or each.identity in dated_formats()
        assert each.rules.values() | {"year": 0} == EDITIONS[each.edition].values() | {
            "year": 0,
            "identity": each.identity,
            "name_ja": each.name["ja"],
            "name_en": each.name["en"],
            "source": "custom",
        }


def test_the_newest_formats_have_short_names() -> None:
    newest = {each.region: each.identity for each in formats().values() if each.identity in dated_formats()}
    assert chosen_format("master2020").identity == chosen_format("OCG").identity == newest["OCG"]
    assert chosen_format("tcg").identity == newest["TCG"]


def test_each_dated_format_lasts_until_the_next_list_of_its_region() -> None:
    """Its id is that of the list; the newest of each region have no last day and stand among the named formats."""
    found = dated_formats()
    assert len(found) > 100
    days: dict[str, list[tuple[str, str]]] = {"OCG": [], "TCG": []}
    for identity, each in found.items():
        limits = limit_lists()[identity]
        # the rule page of 4000 life points has the list of April 2020 as its own
        assert limits.region == each.region and limits.edition in (each.edition, "mr20"), identity
        days[each.region].append((limits.date, each.until))
    for region, spans in days.items():
        for (_, until), (following, _) in pairwise(spans):
            assert date.fromisoformat(until) + timedelta(days=1) == date.fromisoformat(following), (region, until)
        assert spans[-1][1] == ""
    assert {identity for identity, each in found.items() if not each.until} <= set(formats())


def test_a_dated_format_knows_its_cards_and_its_list() -> None:
    """Maxx "C" was allowed in the OCG of July 2018 and forbidden in the TCG; Accesscode Talker is younger."""
    maxx, accesscode = library()['Maxx "C"'], 86066372
    ocg, tcg = chosen_format("ocg-2018-07"), chosen_format("TCG-2018-05")
    assert (ocg.edition, tcg.edition) == ("mr4", "mr4")
    for each, copies in ((ocg, 3), (tcg, 0)):
        limits = limits_of(each)
        assert limits is not None
        allowed = limits.bound(Directory()).of(facts_of(maxx))
        assert (each.rules.copies if allowed is None else allowed) == copies
        assert not each.has(accesscode, release_day(accesscode, each.region))
        assert each.has(maxx.passcode, release_day(maxx.passcode, each.region))
    assert edition("ocg-2018-07").identity == "ocg-2018-07" and format_of(edition("ocg-2018-07")) is ocg


def test_a_format_of_now_has_what_came_out_in_its_region() -> None:
    """A pool without a last day: what has been released, on whatever day, and nothing that has not."""
    mine = read_format(PLAIN + 'region = "OCG"', "mine.toml")
    assert mine.has(CYBER_DRAGON, "2005-05-26") and not mine.has(CYBER_DRAGON, "")


def test_release_days_are_days() -> None:
    """Days are ISO dates not before the first booster, and every known card has a line unless it never came out."""
    assert len(released()) > 13_000
    for days in released().values():
        assert any(days)
        assert all(not day or re.fullmatch(r"(199[6-9]|20[0-2]\d)-\d\d-\d\d", day) for day in days)
    assert release_day(CYBER_DRAGON, "OCG") == "2005-05-26"
    assert release_day(CYBER_DRAGON, "TCG") == "2005-08-17"


@rule("EX04-LIM-05")
def test_a_deck_with_a_younger_card_is_not_legal() -> None:
    """Cyber Dragon came out in the TCG on the day after the last of the format."""
    goat = edition("goat")
    assert check_deck(goat_deck(), goat) == []
    assert check_deck(goat_deck(GILFER), goat) == [], "it came with a video game before"
    (found,) = check_deck(goat_deck(CYBER_DRAGON), goat)
    assert "2005-08-17" in found.message and "2005-08-16" in found.message and found.rule == "EX04-LIM-05"
    assert "2005-08-17" in found.ja
    assert check_deck(goat_deck(CYBER_DRAGON), edition("ex04")) == []


@rule("EX04-LIM-04")
def test_a_format_brings_its_limit_list() -> None:
    """Without naming a list: what the list of the format forbids is not legal in it."""
    reborn = 83764718
    (found,) = check_deck(goat_deck(reborn), edition("goat"))
    assert "forbidden" in found.message and found.rule == "EX04-LIM-04"
    assert check_deck(goat_deck(reborn), edition("ex04")) == []


def test_a_card_has_the_wording_of_the_year() -> None:
    """Sangan adds a card without a restriction until it was reworded: Goat has the old wording, 2020 the new one."""
    new = Directory().library[SANGAN]
    assert new.under(edition("goat").year).effects != new.effects
    assert new.under(edition("mr20-2020").year).effects == new.effects


def test_standings_of_a_card() -> None:
    """What each format says of a card: outside the pool, forbidden, limited, free."""
    directory = Directory()
    sangan = {each.format.identity: each for each in standings(directory[SANGAN])}
    assert (sangan["goat"].copies, sangan["goat"].word, sangan["goat"].word_ja) == (1, "limited", "制限カード")
    assert (sangan["hat"].copies, sangan["mr20-2020"].copies) == (0, 3)
    dragon = {each.format.identity: each.legal for each in standings(directory[CYBER_DRAGON])}
    assert dragon == {name: name not in ("goat", "expert-2004") for name in formats()}


def test_a_type_that_the_edition_lacks_is_not_legal() -> None:
    """Junk Synchron is a Tuner: in the pool of no format before Synchro Monsters."""
    directory = Directory()
    found = {each.format.identity for each in standings(directory[63977008]) if each.legal}
    assert "goat" not in found and "408" not in found and "edison" in found


def test_the_formats_in_which_a_deck_is_legal() -> None:
    """A deck list is legal in the formats whose pool and list it obeys."""
    directory = Directory()
    assert [each.identity for each in legal_formats(goat_deck().listing(), directory)] == ["goat", "all-cards"]
    assert [each.identity for each in legal_formats(goat_deck(CYBER_DRAGON).listing(), directory)] == ["all-cards"]


def test_a_deck_that_is_not_legal_is_refused() -> None:
    """Whoever plays a format plays it with legal decks; built-in ones that are not are not offered."""
    demand_kinds(goat_deck(), edition("goat"))
    with pytest.raises(DuelkitError, match=r"not legal in the format goat.*2005-08-17"):
        demand_kinds(goat_deck(CYBER_DRAGON), edition("goat"))
    names = playable_decks(edition("goat"))
    assert "goat_warrior_toolbox" in names and "synchron" not in names and "plain" not in names


def test_an_edition_and_a_format_are_one_choice() -> None:
    """Both at once is a mistake; a format's id works where an edition's does."""
    assert chosen_rules(None, None) is EDITIONS["mr3"]
    assert chosen_rules("goat", None) is chosen_rules(None, "Goat") is chosen_edition("goat")
    assert edition("goat+mixed").identity == "goat+mixed"
    with pytest.raises(DuelkitError, match="expected one of them"):
        chosen_rules("mr3", "goat")
    with pytest.raises(UnknownFormat, match="expected one of expert-2004, goat"):
        chosen_rules(None, "mr3")
    assert format_of(EDITIONS["ex04"]) is None


def test_a_format_of_ones_own(tmp_path: Path) -> None:
    """A file defines a pool by a list, or by region and day, with cards more and less."""
    path = tmp_path / "mine.toml"
    path.write_text(PLAIN + f"cards = [{SANGAN}]\nwording = 2005\n", encoding="utf-8")
    mine = chosen_format(str(path))
    assert mine.has(SANGAN, "") and not mine.has(CYBER_DRAGON, "2000-01-01") and mine.rules.year == 2005
    assert check_deck(goat_deck(), mine.rules), "the rest of the deck is not in the list"
    by_day = read_format(PLAIN + f'region = "OCG"\nuntil = "2004-12-09"\nplus = [5]\nminus = [{SANGAN}]\n', "mine.toml")
    assert by_day.has(CYBER_DRAGON, "2004-12-09") and not by_day.has(CYBER_DRAGON, "2004-12-10")
    assert by_day.has(5, "") and not by_day.has(SANGAN, "2000-01-01") and not by_day.has(7, "")
    path.write_text(PLAIN.replace("mine", "goat"), encoding="utf-8")
    with pytest.raises(FileError, match="taken already"):
        chosen_format(str(path))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("edition = ", "not TOML"),
        (PLAIN + "colour = 1", "colour: unknown key"),
        (PLAIN.replace('"ex04"', '"ex05"'), "edition: 'ex05'; expected one of ex04"),
        (PLAIN.replace('"mine"', '"My format"'), "id: 'My format'; expected lower-case"),
        (PLAIN.replace(', en = "Mine"', ""), "name: expected both ja and en"),
        (PLAIN + 'until = "2004-12-09"', "region: missing"),
        (PLAIN + 'region = "OCG"\nuntil = "9.12.2004"', "until: '9.12.2004'; expected a day"),
        (PLAIN + 'region = "OCG"\nuntil = "2004-12-09"\ncards = [5]', "cards: given together with region"),
        (PLAIN + "plus = [true]", "plus: 'True'; expected a passcode"),
        (PLAIN + "plus = 5", "plus: expected a list"),
        (PLAIN + "wording = 1890", "wording: 1890; expected a number from 1999"),
        (PLAIN + 'limits = "a\\nb"', "limits: 'a"),
    ],
)
def test_mistakes_in_a_format(text: str, expected: str) -> None:
    """One line names the file, the key and what was expected."""
    with pytest.raises(FileError, match=re.escape(expected)) as caught:
        read_format(text, "mine.toml")
    assert str(caught.value).startswith("mine.toml") and "\n" not in str(caught.value)


def test_a_list_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A format of one's own that names an unknown limit list: one line, exit status 2."""
    path = tmp_path / "mine.toml"
    path.write_text(PLAIN + 'limits = "nowhere"', encoding="utf-8")
    assert cli.main(["deck", "check", "plain", "--format", str(path)]) == 2
    error = capsys.readouterr().err
    assert "nowhere" in error and len(error.splitlines()) == 1


def test_a_duel_in_a_format_is_recorded_and_replayed() -> None:
    """The record names the format, and replays to the same state."""
    goat = edition("goat")
    recorder = Recorder(goat, (load_deck("goat_warrior_toolbox"), load_deck("goat_cookie_cutter_chaos")), 4)
    for _ in range(12):
        decision = recorder.duel.decision
        assert decision is not None
        recorder.choose(decision.options[0])
    assert recorder.record.headers["edition"] == "goat" and "year=2005" in recorder.record.headers["rules"]
    again = replay(recorder.record)
    assert again.duel.digest() == recorder.duel.digest() and again.duel.rules.year == 2005


def test_commands(capsys: pytest.CaptureFixture[str]) -> None:
    """The list, one format, a deck and a card, in both languages."""
    assert cli.main(["formats"]) == 0
    listed = capsys.readouterr().out
    assert all(name in listed for name in formats())
    assert cli.main(["formats", "goat", "--language", "ja"]) == 0
    assert "2005-08-16までにTCGで出たカード" in capsys.readouterr().out
    assert cli.main(["formats", "edison", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["limits"] == "tcg-2010-03"
    assert cli.main(["deck", "check", "goat_warrior_toolbox", "--format", "goat"]) == 0
    assert "legal in the formats: goat" in capsys.readouterr().out
    assert cli.main(["deck", "check", "synchron", "--format", "goat"]) == 1
    assert "2008-08-05" in capsys.readouterr().out
    assert cli.main(["card", "Sangan"]) == 0
    assert "goat (limited)" in capsys.readouterr().out
    assert cli.main(["formats", "nothing"]) == 2
    assert "expected one of expert-2004" in capsys.readouterr().err


def test_watching_a_format(capsys: pytest.CaptureFixture[str]) -> None:
    """Two computer players duel in a format, with decks separated by a comma; an illegal deck is refused."""
    decks = "goat_warrior_toolbox,goat_cookie_cutter_chaos"
    assert cli.main(["watch", "--format", "goat", "--decks", decks, "--seed", "1"]) == 0
    assert "wins" in capsys.readouterr().out
    assert cli.main(["watch", "--format", "goat", "--decks", "synchron", "plain"]) == 2
    assert "not legal in the format goat" in capsys.readouterr().err
    assert cli.main(["watch", "--decks", "plain"]) == 2
    assert "expected two, such as --decks A B or --decks A,B" in capsys.readouterr().err


def test_lists_are_there() -> None:
    """The lists of the formats come with the project and name their cards by passcode or name."""
    for name in ("tcg-2008-03", "tcg-2010-03", "tcg-2014-04"):
        entries = limit_lists()[name].entries
        assert len(entries) > 100 and all(entry.names for entry in entries)


def test_the_sample_of_the_documentation_is_a_format() -> None:
    """The page's format of one's own is read, and its table lists every format."""
    text = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    sample = text.split("## Formats")[1].split("```toml\n")[1].split("```")[0]
    assert read_format(sample, "club.toml").has(CYBER_DRAGON, "2005-08-17")
    for each in formats().values():
        pool = f"{each.region} up to {each.until}" if each.until else each.region or "all"
        limits = f"`{each.limits}`" if each.limits else "none"
        assert f"| `{each.identity}` | {each.edition} | {pool} | {limits} |" in text


def test_no_edition_of_ones_own_takes_the_id_of_a_format(tmp_path: Path) -> None:
    """A format can be the base of an edition, but not its id: decks would be checked against the format's pool."""
    path = tmp_path / "own.toml"
    path.write_text('base = "goat"\nidentity = "goat"\n', encoding="utf-8")
    with pytest.raises(FileError, match="which is an edition already"):
        chosen_edition(str(path))
    path.write_text('base = "goat"\nidentity = "long"\nlife_points = 16000\n', encoding="utf-8")
    assert chosen_edition(str(path)).year == 2005 and format_of(chosen_edition(str(path))) is None

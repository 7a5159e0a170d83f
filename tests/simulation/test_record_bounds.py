"""What is read of a record is bounded, and one that differs says which version made it, where and why it differs."""

from __future__ import annotations

from hashlib import blake2b
from itertools import pairwise
from typing import Any

import pytest

from duelkit import __version__, judgment, recording, yugioh
from duelkit.judgment import records as judgment_records
from duelkit.judgment.boards import standard_settings
from duelkit.judgment.records import Recorder as JudgmentRecorder
from duelkit.judgment.records import start_of as start_of_judgment
from duelkit.kernel.errors import FileError, RecordError
from duelkit.kernel.record import MOST_HEADERS, Record, read_record
from duelkit.recording import LONGEST_NAME, MOST_CARDS
from duelkit.yugioh import records as yugioh_records
from duelkit.yugioh.match_records import read_match, replay_match
from duelkit.yugioh.records import Recorder, replay, start_of

HEAD = '[duelkit "record 1"]\n[game "yugioh"]\n[edition "ex04"]\n[seed "1"]\n[first "0"]\n'


def duel(steps: int = 30) -> Record:
    deck = yugioh.load_deck("plain")
    recorder = Recorder(yugioh.edition("ex04"), (deck, deck), 5)
    while len(recorder.record.steps) < steps and recorder.duel.decision is not None:
        recorder.choose(recorder.duel.decision.options[-1])
    return recorder.record


@pytest.mark.parametrize("letter", ["\0", "\x1b", "\x07", "\x85", "\u202e", "\x0c"])
def test_control_characters_are_refused_where_they_stand(letter: str) -> None:
    for line in (f'[deck0 "a{letter}b: 1"]', f"1. 0 5   ; a{letter}b"):
        with pytest.raises(FileError, match=rf"line 6: control character U\+{ord(letter):04X}; expected text"):
            read_record(HEAD + line + "\n", "record")


def test_names_with_control_characters_are_written_without() -> None:
    deck = yugioh.load_deck("plain")
    strange = yugioh.Deck("a\x1b[31m\0b", deck.main, deck.extra)
    record = Recorder(yugioh.edition("ex04"), (strange, deck), 5).record
    assert read_record(record.text(), "record").headers["deck0"].startswith("a [31m b:")


@pytest.mark.parametrize("count", [MOST_CARDS + 1, 5000])
def test_decks_of_more_cards_than_options_can_name(count: int) -> None:
    many = " ".join(["1"] * count)
    for text, start in (
        (HEAD + f'[deck0 "x: {many}"]\n[deck1 "x: {many}"]\n', start_of),
        (
            f'[duelkit "record 1"]\n[game "judgment"]\n[board "{standard_settings().board.name}"]\n'
            f'[seed "1"]\n[first "0"]\n[deck0 "x: {many}"]\n[deck1 "x: {many}"]\n',
            start_of_judgment,
        ),
    ):
        with pytest.raises(FileError, match=f"{count} cards; expected at most {MOST_CARDS}"):
            start(read_record(text, "record"))
    text = HEAD.replace("record 1", "match 1") + f'[deck0 "x: {many} | | "]\n[deck1 "x: {many} | | "]\n'
    with pytest.raises(FileError, match=f"{count} cards; expected at most {MOST_CARDS}"):
        replay_match(read_match(text, "record"))


def test_names_headers_and_lines_have_an_end() -> None:
    name = "x" * (LONGEST_NAME + 1)
    with pytest.raises(FileError, match=f"a name of {LONGEST_NAME + 1} characters"):
        start_of(read_record(HEAD + f'[deck0 "{name}: 1"]\n[deck1 "x: 1"]\n', "record"))
    with pytest.raises(FileError, match="a line of 500013 characters"):
        read_record(HEAD + f'[deck0 "{"x" * 500_000}: 1"]\n', "record")
    with pytest.raises(FileError, match=f"more than {MOST_HEADERS} headers"):
        read_record(HEAD + "".join(f'[h{number} "x"]\n' for number in range(MOST_HEADERS)), "record")


def test_records_of_both_games_say_what_made_them() -> None:
    fire = judgment.load_deck("fire")
    for headers in (duel(0).headers, JudgmentRecorder(standard_settings(), (fire, fire), 3).record.headers):
        assert headers["version"] == __version__
        assert len(headers["fingerprint"]) == 16
    other = Recorder(yugioh.edition("mr3"), (yugioh.load_deck("plain"),) * 2, 5).record.headers
    assert other["fingerprint"] != duel(0).headers["fingerprint"]


@pytest.mark.parametrize(
    "header, value, why",
    [
        ("cards", "0" * 16, "because the cards of its decks have changed"),
        ("fingerprint", "0" * 16, "because the edition or board has other rules now"),
        ("version", "0.0.1", "because the rules have been mended since"),
        ("title", "x", "because it was changed by hand, or this version is at fault"),
    ],
)
def test_a_record_that_differs_says_where_and_why(header: str, value: str, why: str) -> None:
    record = duel()
    record.headers[header] = value
    record.hashes[20] = "0123456789abcdef"
    read = read_record(record.text(), "old.duel")
    with pytest.raises(RecordError) as caught:
        replay(read)
    version = value if header == "version" else __version__
    told = str(caught.value)
    assert "\n" not in told
    assert told.startswith(f"old.duel, line {read.steps[19].line}: made by version {version}, differs at decision 20: ")
    assert told.endswith(why)


def test_the_version_is_that_of_the_package() -> None:
    import tomllib
    from pathlib import Path

    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == __version__


@pytest.mark.parametrize("game", [yugioh, judgment], ids=["yugioh", "judgment"])
def test_the_hash_of_the_cards_is_theirs_whatever_decks_were_asked_about_before(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is kept by the decks' identity, and another deck may come to lie where one lay."""
    monkeypatch.setattr(recording, "MOST_KEPT", 5)
    whole = game.load_deck("plain" if game is yugioh else "fire")
    digest = (yugioh_records if game is yugioh else judgment_records).card_data_digest
    kinds = sorted(set(whole.cards()), key=repr)[:8]
    shown = [
        "\n".join(recording.spelled_out(card) for card in sorted((one, two), key=lambda card: number_of(card, game)))
        for one, two in pairwise(kinds)
    ]
    wanted = [blake2b(text.encode(), digest_size=8).hexdigest() for text in shown]
    assert len(set(wanted)) == 7
    for _ in range(3):
        assert [digest((game.Deck("a", (one,)), game.Deck("b", (two,)))) for one, two in pairwise(kinds)] == wanted
        assert len(recording._DIGESTS) <= 5
    held = game.Deck("a", kinds[:1]), game.Deck("b", kinds[1:2])
    assert digest(held) == digest(held) == wanted[0]


def number_of(card: Any, game: Any) -> int:
    return int(card.passcode if game is yugioh else card.number)

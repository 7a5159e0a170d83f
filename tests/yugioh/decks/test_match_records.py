"""Matches as files and as a command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.kernel.errors import DuelkitError, FileError, RecordError
from duelkit.kernel.rng import Rng
from duelkit.players.random_player import RandomPlayer
from duelkit.players.yugioh.siding import RandomSideDecker, play_match
from duelkit.rulebook.cite import rule
from duelkit.yugioh import load_deck
from duelkit.yugioh.editions import edition
from duelkit.yugioh.match import Match
from duelkit.yugioh.match_records import is_match, read_match, record_of, replay_match, save_match
from duelkit.yugioh.records import replay


def a_match(identity: str = "mr3", seed: int = 3) -> Match:
    match = Match(edition(identity), (load_deck("chaos_2005"), load_deck("chaos_2005")), seed)
    play_match(match, (RandomPlayer(seed), RandomPlayer(seed + 1)), (RandomSideDecker(1), RandomSideDecker(2)))
    return match


@rule("MR3-MATCH-01")
@pytest.mark.parametrize("identity", ["ex04", "mr3", "mr20"])
def test_a_match_is_replayed_from_its_file(identity: str, tmp_path: Path) -> None:
    match = a_match(identity)
    path = tmp_path / "match.rec"
    save_match(match, path)
    text = path.read_text(encoding="utf-8")
    assert is_match(text)
    record = read_match(text, "match.rec")
    assert len(record.duels) == len(match.results)
    again = replay_match(record)
    assert again.digest() == match.digest() and again.outcome == match.outcome
    assert again.exchanges == match.exchanges
    assert record_of(again).text() == text
    # each duel is a whole record of its own
    for duel, result in zip(record.duels, match.results, strict=True):
        assert replay(duel).duel.outcome == result.outcome


def test_an_unfinished_match_stops_where_it_was_left() -> None:
    match = Match(edition("mr3"), (load_deck("synchron"), load_deck("overlay")), 6)
    chance = Rng(1)
    for _ in range(180):
        assert match.decision is not None
        match.choose(match.decision.options[chance.below(len(match.decision.options))])
        if _ % 20 == 0:
            again = replay_match(read_match(record_of(match).text(), "m"))
            assert again.digest() == match.digest() and again.outcome is None


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def test_a_record_that_goes_another_way_says_where() -> None:
    text = record_of(a_match()).text()
    seed = next(line for line in text.splitlines() if line.startswith("[seed"))
    for old, new, message in (
        (seed, '[seed "4"]', "duel 1|player"),
        ("\n1. ", "\n2. ", "out of order"),
        ("== duel 2", "== duel 3", "order"),
        ("== duel 2", "== dool", "damaged line"),
        ('[game "yugioh"]', '[game "chess"]', "unknown game"),
        ('[edition "mr3"]', '[edition "mr9"]', "unknown edition"),
        (seed, '[seed "x"]', "seed"),
        ("end 0 two duels won" if "end 0 two" in text else "end 1 two duels won", "end -1 nothing", "ends with"),
        ("match 1", "match 2", "not the record of a match"),
    ):
        with pytest.raises((FileError, RecordError), match=message):
            replay_match(read_match(edited(text, old, new), "m.rec"))
    # the lines of damage inside a duel are those of the whole file
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line == "== duel 2") + 12
    lines[at] = "damage"
    with pytest.raises(FileError, match=rf"m\.rec, line {at + 1}: "):
        read_match("\n".join(lines), "m.rec")


def test_scrambled_records_never_end_in_a_traceback() -> None:
    whole = record_of(a_match()).text()
    chance = Rng(77)
    for _ in range(120):
        text = list(whole[: chance.below(len(whole))] if chance.below(2) else whole)
        for _ in range(1 + chance.below(5)):
            if text:
                text[chance.below(len(text))] = chr(32 + chance.below(95))
        try:
            replay_match(read_match("".join(text), "m"))
        except DuelkitError as error:
            assert "\n" not in str(error)


@pytest.mark.parametrize("identity", ["ex04", "mr3", "mr20"])
def test_the_command_plays_a_match_with_side_decks(
    identity: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m.rec"
    arguments = ["match", "--edition", identity, "--seed", "3", "--players", "random", "random"]
    assert main([*arguments, "--record", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "duel 1: " in shown and "duel 2: " in shown and "side deck of player 1: " in shown and "match: " in shown
    assert main([*arguments, "--language", "ja"]) == 0
    japanese = capsys.readouterr().out
    assert (
        "マッチ：" in japanese
        and "のサイドデッキ：" in japanese
        and len(japanese.splitlines()) == len(shown.splitlines()) - 1
    )
    assert main(["replay", str(path)]) == 0
    assert "a match, " in capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    first = capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    assert capsys.readouterr().out == first
    report = json.loads(first)
    assert report["edition"] == identity and 2 <= len(report["duels"]) <= 3
    wins = [sum(duel["winner"] == seat for duel in report["duels"]) for seat in (0, 1)]
    assert report["wins"] == wins
    assert any(swap for duel in report["duels"] for swap in duel["siding"])


def test_decks_that_are_not_legal_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--edition", "ex04", "--decks", "synchron", "plain"]) == 2
    assert main(["match", "--decks", "chaos_2005", "plain", "--limits", "ocg-2015-04"]) == 2
    assert main(["match", "--decks", "nothing", "plain"]) == 2
    assert main(["match", "--limits", "nothing"]) == 2
    assert main(["match", "--players", "clever", "random"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 5 and all(line.startswith("duelkit: ") for line in said)
    assert "(EX04-GAP-TYPE-01)" in said[0] and "MR3-LIM-0" in said[1]

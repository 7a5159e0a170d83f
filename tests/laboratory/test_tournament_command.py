"""``duelkit tournament`` as an organiser uses it: files, results of people, duels of computer players, bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.terminal.conftest import Run

from duelkit import games
from duelkit.laboratory.tournaments.matches import Hall
from duelkit.laboratory.tournaments.model import load
from duelkit.laboratory.tournaments.telling import MESSAGES

COMPUTERS = ("--game", "judgment", "--swiss", "--players", "random:fire", "random:water", "random:wood", "random:earth")


def test_an_organiser_runs_a_tournament_of_people(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "cup.json")
    assert run("tournament", file, "pair", "--swiss", "--best-of", "3", "--people", "Anna", "Ben", "Chie", "武")[0] == 0
    first = load(file).of_round(1)
    assert [pairing.table for pairing in first] == [1, 2]
    names = [entrant.name for entrant in load(file).entrants]
    status, text = run("tournament", file, "result", "1", "2-1")
    assert status == 0 and "Results are awaited: 2." in text
    assert run("tournament", file, "result", names[first[1].second or 0], "2-0")[0] == 0
    after = load(file).of_round(1)
    assert [pairing.score for pairing in after] == [(2, 1, 0), (0, 2, 0)]
    status, text = run("tournament", file, "pair", "--language", "ja")
    assert status == 0 and "第2回戦（全2回戦）" in text and "結果を待っている卓：1、2" in text
    assert {load(file).of_round(2)[0].first, load(file).of_round(2)[0].second} == {first[0].first, first[1].second}
    assert run("tournament", file, "result", "1", "1-1-1")[0] == 0
    status, text = run("tournament", file, "result", "2", "2-0")
    assert status == 0 and "Standings after round 2" in text
    said = json.loads(run("tournament", file, "standings", "--json")[1])
    assert said["over"] and [row["points"] for row in said["standings"]] == [4, 4, 3, 0]
    before = Path(file).read_bytes()
    assert run("tournament", file)[0] == 0 and Path(file).read_bytes() == before


def test_computer_players_are_played_at_once_and_people_are_waited_for(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "cup.json")
    status, text = run("tournament", file, *COMPUTERS[:5], "random:wood", "--people", "Anna", "--seed", "2")
    assert status == 0
    played = {pairing.table: pairing for pairing in load(file).of_round(1)}
    assert [pairing.is_open for pairing in played.values()].count(True) == 1
    waiting = next(table for table, pairing in played.items() if pairing.is_open)
    assert f"Results are awaited: {waiting}." in text
    assert run("tournament", file, "result", "Anna", "1-0")[0] == 0
    assert run("tournament", file)[0] == 0
    assert load(file).round == 2


def test_what_was_stopped_goes_on_to_the_same_end(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, stopped = str(tmp_path / "whole.json"), str(tmp_path / "stopped.json")
    assert run("tournament", whole, *COMPUTERS, "--seed", "4")[0] == 0
    play = Hall.play
    left = [2]

    def stop(hall: Hall, pairing: object) -> object:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return play(hall, pairing)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Hall, "play", stop)
        assert run("tournament", stopped, *COMPUTERS, "--seed", "4")[0] == 130
    assert len([one for one in load(stopped).pairings if one.score is not None]) == 2
    assert run("tournament", stopped)[0] == 0
    assert Path(stopped).read_bytes() == Path(whole).read_bytes()
    assert not load(whole).open_pairings() and load(whole).round == 2


def test_matches_are_played_as_the_game_has_them(run: Run) -> None:
    arguments = (
        "tournament",
        "--round-robin",
        "--best-of",
        "3",
        "--players",
        "random",
        "random:chaos_2005",
        "--json",
        "--edition",
        "mr3",
    )
    told = json.loads(run(*arguments)[1])
    [pairing] = told["pairings"]
    assert max(pairing["score"]) == 2 and told["setup"] == {"edition": "mr3"}
    game = games.named("yugioh")
    setup = game.setup()
    decks = [game.deck(name, setup) for name in ("synchron", "chaos_2005")]
    scores = [game.best_of_three(setup, decks, ("random", "random"), 5) for _ in range(2)]
    assert sum(pairing["score"]) <= 3 and scores[0] == scores[1]


def test_entrants_are_told_apart(run: Run, tmp_path: Path) -> None:
    told = json.loads(
        run(
            "tournament",
            str(tmp_path / "cup.json"),
            "pair",
            "--game",
            "judgment",
            "--round-robin",
            "--players",
            "random",
            "random",
            "Kai=random",
            "--decks",
            "fire",
            "wood",
            "--json",
        )[1]
    )
    assert sorted(row["name"] for row in told["standings"]) == [
        "Kai fire",
        "Kai wood",
        "random fire 1",
        "random fire 2",
        "random wood 1",
        "random wood 2",
    ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "no tournament; expected a file"),
        (("cup.json",), "cup.json: cannot be read"),
        (("--swiss",), "entrants: 0; expected 2 to 1024"),
        (("--swiss", "--players", "greedy"), "entrants: 1; expected 2 to 1024"),
        (("--swiss", "--players", "greedy", "grandmaster"), "unknown player 'grandmaster'"),
        (("--swiss", "--players", "greedy", "=x"), "'=x' is no player; expected LEVEL"),
        (("--swiss", "--players", "greedy", "greedy:nothing"), "nothing"),
        (
            ("--swiss", "--players", "greedy", "random", "--rounds", "2"),
            "2 Swiss rounds of 2 entrants; expected 1 to 1",
        ),
        (("--round-robin", "--players", "greedy", "random", "--rounds", "2"), "--rounds belongs to Swiss"),
        (("--swiss", "--players", "greedy", "--people", "Anna"), "expected a file"),
        (("new.json", "--swiss", "--people", "Anna", "Anna"), "a name is there twice"),
        (("new.json", "--swiss", "--people", "Anna", "7"), "expected a name that is no number"),
        (("new.json", "standings", "--swiss", "--people", "Anna", "Ben"), "standings of a tournament that begins"),
        (("here.json", "--swiss", "--people", "Anna", "Ben"), "is there already"),
        (("here.json", "--rounds", "3"), "--rounds belongs to a new tournament"),
        (("here.json", "result", "1"), "tournament result with 1 words; expected 2"),
        (("here.json", "result", "1", "3-0"), "expected duels won by the first"),
        (("here.json", "result", "1", "won"), "'won' is no result"),
        (("here.json", "result", "9", "1-0"), "no table 9 in round 1; expected one of 1 to 1"),
        (("here.json", "result", "Zoe", "1-0"), "no entrant 'Zoe'; expected one of Anna, Ben"),
        (("here.json", "pair"), "expected the results of table 1 first"),
        (("here.json", "drop", "Zoe"), "no entrant 'Zoe'"),
        (("here.json", "add", "Anna"), "there is an entrant 'Anna' already"),
    ],
)
def test_bad_input_is_one_line(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("tournament", "here.json", "pair", "--swiss", "--people", "Anna", "Ben")[0] == 0
    before = Path("here.json").read_bytes()
    assert run("tournament", *arguments)[0] == 2
    error = capsys.readouterr().err
    assert error.startswith("duelkit: ") and error.count("\n") == 1 and told in error
    assert Path("here.json").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["here.json"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (('"kind": "swiss"', '"kind": "cup"'), "kind: expected one of"),
        (('"best_of": 1', '"best_of": 2'), "best_of: expected 1 or 3"),
        (('"best_of": 1', '"best_of": "one"'), "$.best_of"),
        (('"first": 1', '"first": 9'), "pairings[0].first: expected the number of another entrant"),
        (('"round": 1', '"round": 0'), "pairings[0].round"),
        (('"seed": 1', '"seed": 1, "colour": 2'), "colour"),
        (("{", "["), "not a tournament"),
    ],
)
def test_a_damaged_file_is_refused(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str], change: tuple[str, str], told: str
) -> None:
    file = tmp_path / "cup.json"
    assert run("tournament", str(file), "pair", "--swiss", "--people", "Anna", "Ben")[0] == 0
    text = file.read_text(encoding="utf-8").replace('"first": 0,\n   "second": 1', '"first": 1,\n   "second": 0')
    assert change[0] in text
    file.write_text(text.replace(*change, 1), encoding="utf-8")
    assert run("tournament", str(file), "standings")[0] == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and told in error and "cup.json" in error


def test_a_bracket_changed_by_hand_is_refused(run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cup.json"
    people = ("--people", "Anna", "Ben", "Chie", "Dai")
    assert run("tournament", str(file), "pair", "--double-elimination", *people)[0] == 0
    text = file.read_text(encoding="utf-8")
    for change in ("U1.2", "U1.2"), ("U1.2", "U9.1"), ("U1.2", "L1.1"):
        file.write_text(text.replace(*change), encoding="utf-8")
        assert run("tournament", str(file), "standings")[0] == (0 if change[0] == change[1] else 2)
    assert "'L1.1' is not what the bracket gives" in capsys.readouterr().err


def test_both_languages_have_the_same_messages() -> None:
    assert MESSAGES.keys("ja") == MESSAGES.keys("en")

"""Playing through a pipe."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.openings import yugioh_seed

from duelkit.yugioh.cards import library
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.records import load_record, start_of
from duelkit.yugioh.state.log import entries

Run = Callable[..., tuple[int, str]]

PLAIN = ("play", "--deck", "plain", "--opponent-deck", "overlay", "--opponent", "random", "--seed", "3")


def picks(seed: int, count: int = 2500) -> str:
    """Random answers; those that are not offered are answered with a line and asked again."""
    dice = random.Random(seed)
    return "".join(f"{dice.choice((1, 1, 2, 2, 3, 4, 5))}\n" for _ in range(count))


@pytest.mark.parametrize("command", ["banished", "removed", "除外"])
def test_banished_cards_are_listed_under_their_old_name_too(run: Run, command: str) -> None:
    _, out = run(*PLAIN, "--language", "en", lines=f"{command}\n")
    assert "Your banished (0)" in out and "Your opponent's banished (0)" in out


@pytest.mark.parametrize("game", ["yugioh", "judgment"])
def test_surrender_ends_the_duel_and_can_be_taken_back_and_saved(run: Run, tmp_path: Path, game: str) -> None:
    first = (
        PLAIN
        if game == "yugioh"
        else (
            "play",
            "--game",
            game,
            "--deck",
            "fire",
            "--opponent-deck",
            "water",
            "--opponent",
            "random",
            "--seed",
            "3",
        )
    )
    saved = tmp_path / "given-up.duel"
    status, out = run(
        *first,
        "--language",
        "en",
        lines=f"surrender\n\nsurrender\nn\nsurrender\n?\ny\nsurrender\nwhy\nlist\n\nundo\nfoo\nsurrender\ny\n"
        f"save {saved}\n",
    )
    assert status == 0
    assert out.casefold().count("opponent wins") == 2 and out.count("Give up this duel (y, Enter: no)") == 5
    assert out.count("The duel goes on.") == 2
    assert '"surrender" is not understood; type log, field, undo' in out, "the duel is over already"
    assert out.count("There is nothing to choose now.") == 3, "why, list and an empty line after the end"
    assert '"foo" is not understood; type a number' in out, "after undo the question is open again"
    _, out = run(
        "play",
        *(() if game == "yugioh" else ("--game", game)),
        "--resume",
        str(saved),
        "--language",
        "en",
        lines="log\n",
    )
    assert "opponent wins" in out.casefold()


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_whole_duel_through_a_pipe(run: Run, language: str) -> None:
    status, out = run(*PLAIN, "--language", language, lines=picks(1))
    assert status == 0
    assert ("の勝ちです" if language == "ja" else " win") in out or ("引き分け" in out or "draw" in out)
    assert not re.search(r"[\x1b┌│─]", out)
    assert "Traceback" not in out


def test_in_a_process_of_its_own_line_by_line() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8"}
    found = subprocess.run(
        [sys.executable, "-m", "duelkit.cli", *PLAIN, "--language", "ja"],
        input=picks(2, 40),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
    )
    assert found.returncode == 0
    assert found.stderr == ""
    assert "第１ターン" in found.stdout


@pytest.mark.parametrize("lines", ["", "1\n", "2\n1\n", "1\n1\n1\n2\n2\n", "zzz\n\n9\n", "1\n2\n1\n2\n"])
def test_the_end_of_the_input_is_no_error_even_in_the_first_questions(run: Run, lines: str) -> None:
    status, out = run("play", lines=lines)
    assert status == 0
    assert "終了します" in out or "Goodbye" in out


def test_bad_input_is_one_line_and_asks_again(run: Run) -> None:
    status, out = run(*PLAIN, "--language", "en", lines="0\n99\nfoo\n\n-1\n? 99\n? no such card\n１\n")
    assert status == 0
    assert out.count("is not offered; type a number from 1 to") == 4
    assert out.count("is not understood; type a number from 1 to") == 1
    assert out.count("Main Phase 1. What do you do?") > 1, "an empty line shows the options again"
    assert 'No card or rule "no such card"' in out
    assert "You Normal Summoned" in out


def test_commands(run: Run) -> None:
    text = "?\n? 1\n? サイクロン\n? MR3-SUM-04\nfield\nlog\ngrave\nbanished\nextra\nlp\nhelp\n？\n"
    status, out = run(*PLAIN, "--language", "ja", lines=text)
    assert status == 0
    for words in (
        "MR3-PHASE-05",
        "MR3-SUM-02",
        "Mystical Space Typhoon",
        "アドバンス召喚に要するリリース",
        "相手の墓地（０枚）",
        "自分の除外（０枚）",
        "裏側のカード １２枚",
        "自分: LP 8000",
        "直前の選択の前に戻す",
    ):
        assert words in out, words


def test_a_card_that_cannot_be_used_says_why(run: Run) -> None:
    seed = yugioh_seed("plain", "overlay", "デーモンの召喚", "死者蘇生")
    _, out = run(*PLAIN[:-1], seed, "--language", "en", lines="? Summoned Skull\n? Monster Reborn\n")
    assert 'There are not enough monsters to Tribute for "Summoned Skull" (needed: 1, there: 0). (MR3-SUM-04)' in out
    assert 'There is no legal target for "Monster Reborn": 1 monster in either GY. (MR3-TGT-01)' in out


def test_identical_options_are_shown_once(run: Run) -> None:
    seed = yugioh_seed("plain", "overlay", "サファイアドラゴン", "サファイアドラゴン")
    _, out = run(*PLAIN[:-1], seed, "--language", "en")
    assert out.count('Normal Summon "Luster Dragon"') == 1


def test_undo_goes_back_to_before_the_last_choice(run: Run) -> None:
    _, out = run(*PLAIN, "--language", "en", lines="undo\n1\nundo\nlog\n")
    assert "There is no choice to take back." in out
    before, after = out.split("Taken back.")
    question = before[before.index("Main Phase 1. What do you do?") :].split("Number")[0]
    assert question in after
    assert "Normal Summoned" in before
    assert "Normal Summoned" not in after


def test_undo_after_the_opponents_turn(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first.duel", tmp_path / "second.duel"
    _, out = run(*PLAIN, "--language", "en")
    (ends,) = re.findall(r"^ +(\d+)  End the turn$", out, re.MULTILINE)
    _, out = run(*PLAIN, "--language", "en", lines=f"save {first}\n{ends}\nundo\nsave {second}\n")
    assert "Turn 2" in out[: out.index("Taken back.")]
    assert first.read_text() == second.read_text()


@pytest.mark.parametrize("language", ["ja", "en"])
def test_save_and_resume(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "duel.txt"
    lines = picks(7, 30)
    status, out = run(*PLAIN, "--language", language, lines=f"{lines}field\nsave {path}\n")
    assert status == 0
    assert len(load_record(path).steps) > 5
    status, again = run("play", "--resume", str(path), lines="field\n")
    assert status == 0
    field = out.rstrip().split("\n")
    last_life = [line for line in field if "LP" in line][-1]
    assert last_life in again
    asked = [line for line in out.split("\n") if re.match(r" +\d+  ", line)][-1]
    assert asked in again


def test_quit_offers_to_save(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.duel"
    status, out = run(*PLAIN, "--language", "en", lines=f"1\nquit\n{path}\n")
    assert status == 0
    assert path.exists()
    assert out.rstrip().endswith("Goodbye.")


def test_saving_where_it_cannot_be_is_one_line(run: Run, tmp_path: Path) -> None:
    status, out = run(*PLAIN, "--language", "en", lines=f"save {tmp_path}/no/such/place\nsave\n1\n")
    assert status == 0
    assert "cannot be written" in out
    assert "No file name" in out
    assert "You Normal Summoned" in out


def test_a_damaged_save_is_one_clear_error(run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.duel"
    path.write_text("nonsense")
    status, _ = run("play", "--resume", str(path))
    assert status == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "not a record" in error


def test_both_sides_oneself(run: Run) -> None:
    status, out = run(
        "play",
        "--deck",
        "plain",
        "--opponent-deck",
        "plain",
        "--opponent",
        "both",
        "--seed",
        "5",
        "--language",
        "en",
        lines=picks(3, 60),
    )
    assert status == 0
    assert "-- Player 1 to answer --" in out
    assert "-- Player 2 to answer --" in out


@pytest.mark.rule("MR3-PUB-01")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_transcript_never_names_a_card_that_only_the_opponent_knows(run: Run, tmp_path: Path, seed: int) -> None:
    path = tmp_path / "duel.txt"
    status, out = run(
        "play",
        "--deck",
        "plain",
        "--opponent-deck",
        "chaos_2005",
        "--opponent",
        "random",
        "--seed",
        str(seed),
        "--language",
        "en",
        lines=picks(seed, 60) + f"log\ngrave\nextra\nfield\nsave {path}\n",
    )
    assert status == 0
    record = load_record(path)
    recorder = start_of(record)
    public: set[str] = set()

    def look() -> None:
        duel = recorder.duel
        public.update(duel.info[card].definition.en for card in range(len(duel.info)) if knows(duel, 0, card))

    look()
    for step in record.steps:
        recorder.choose(step.option)
        look()
    duel = recorder.duel
    public.update(
        duel.info[entry.card].definition.en for entry in entries(duel.log) if entry.card >= 0 and entry.secret in (0, 1)
    )
    own = {card.en for card in library().tested} & {
        duel.info[card].definition.en for card in range(len(duel.info)) if duel.owner[card] == 0
    }
    named = set(re.findall(r'"([^"\n]+)"', out)) & {card.en for card in library().tested}
    assert named <= public | own

"""Records: readable, replayable, and refused in one line when damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.kernel.errors import DuelkitError, FileError, IllegalChoice, RecordError
from duelkit.kernel.record import read_record
from duelkit.kernel.rng import Rng
from duelkit.yugioh.decks import load_deck
from duelkit.yugioh.editions import edition
from duelkit.yugioh.records import Recorder, load_record, replay


@pytest.fixture(scope="module")
def recorder() -> Recorder:
    chance = Rng(3)
    made = Recorder(edition("mr3"), (load_deck("plain"), load_deck("chaos_2005")), 21, 1)
    while made.duel.decision is not None:
        options = made.duel.decision.options
        made.choose(options[chance.below(len(options))])
    return made


def test_record_survives_the_file_and_replays_to_the_same_state(recorder: Recorder, tmp_path: Path) -> None:
    path = tmp_path / "duel.txt"
    recorder.save(path)
    record = load_record(path)
    again = replay(record)
    assert again.duel.digest() == recorder.duel.digest()
    assert record.end == recorder.record.end is not None
    assert main(["replay", str(path)]) == 0
    assert [item.name for item in tmp_path.iterdir()] == ["duel.txt"]


def test_record_can_be_commented_cut_and_branched(recorder: Recorder) -> None:
    lines = recorder.record.text().splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("1. "))
    cut = "\n".join(["# a comment", *lines[: first + 10], "; another comment"])
    record = read_record(cut, "cut")
    branch = replay(record)
    assert len(branch.record.steps) == len(record.steps)
    decision = branch.duel.decision
    assert decision is not None
    branch.choose(decision.options[-1])
    assert replay(branch.record).duel.digest() == branch.duel.digest()


def damaged(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def test_damaged_records_are_refused_with_the_line(recorder: Recorder) -> None:
    text = recorder.record.text()
    third = next(at for at, line in enumerate(text.splitlines(), 1) if line.startswith("3. "))
    with pytest.raises(FileError, match=f"line {third}: damaged line"):
        read_record(damaged(text, "\n3. ", "\nthree "), "x")
    with pytest.raises(FileError, match="decision 4 out of order; expected decision 3"):
        read_record("\n".join(line for line in text.splitlines() if not line.startswith("3. ")), "x")
    with pytest.raises(FileError, match="expected the header"):
        read_record("hello\nworld", "x")
    with pytest.raises(FileError, match="expected the header"):
        read_record("", "x")
    with pytest.raises(FileError, match="no header 'seed'"):
        replay(read_record(damaged(text, "[seed", "[sheep"), "x"))
    with pytest.raises(FileError, match="unknown edition 'mr99'"):
        replay(read_record(damaged(text, '[edition "mr3"]', '[edition "mr99"]'), "x"))


def test_replay_says_where_the_duel_goes_another_way(recorder: Recorder) -> None:
    text = recorder.record.text()
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("5. "))
    lines[at] = "5. " + lines[at].split()[1] + " 424242"
    with pytest.raises(RecordError, match=f"line {at + 1}: .*differs at decision 5: option 424242 is not offered"):
        replay(read_record("\n".join(lines), "x"))
    wrong = [("= " + "0" * 16) if line.startswith("= ") else line for line in text.splitlines()]
    with pytest.raises(RecordError, match="differs at decision 0: the state is"):
        replay(read_record("\n".join(wrong), "x"))
    with pytest.raises(RecordError, match="the record ends with"):
        replay(read_record(damaged(text, "\nend ", "\nend -1 nothing at all "), "x"))


def test_refused_choice_leaves_duel_and_record_alone() -> None:
    recorder = Recorder(edition("mr3"), (load_deck("plain"), load_deck("plain")), 2)
    before = recorder.record.text(), recorder.duel.digest()
    with pytest.raises(IllegalChoice, match="option 99 is not offered; player 0 can choose"):
        recorder.choose(99)
    assert (recorder.record.text(), recorder.duel.digest()) == before


@pytest.mark.parametrize(
    "arguments",
    [["replay", "no such file"], ["deck", "check", "no such deck"], ["fuzz", "--duels", "1", "--edition", "mr99"]],
)
def test_wrong_input_is_one_line_and_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("duelkit: ")
    assert error.count("\n") == 1


def test_errors_of_input_are_of_one_kind() -> None:
    assert issubclass(FileError, DuelkitError) and issubclass(IllegalChoice, DuelkitError)

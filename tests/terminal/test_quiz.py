"""``duelkit quiz``: questions at the terminal, with the score that is kept."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from duelkit import cli, games

Run = Callable[..., tuple[int, str]]


def rights(seed: int, count: int) -> list[int]:
    found = [games.named("yugioh").question(seed + number) for number in range(count)]
    return [question.right + 1 for question in found if question is not None]


@pytest.mark.parametrize(
    ("language", "right", "score"), [("en", "○ Right.", "3 right of 3"), ("ja", "○ 正解です。", "3問中3問正解")]
)
def test_right_answers(run: Run, progress: Path, language: str, right: str, score: str) -> None:
    typed = "\n".join(map(str, rights(20, 3))) + "\n"
    status, told = run("quiz", "--plain", "--language", language, "--seed", "20", "--count", "3", lines=typed)
    assert status == 0 and told.count(right) == 3 and score in told
    assert json.loads(progress.read_text("utf-8"))["quiz"] == {"right": 3, "asked": 3, "row": 3, "best": 3}


def test_wrong_answers_and_other_input(run: Run, progress: Path) -> None:
    first, second = rights(20, 2)
    typed = f"9\nnonsense\n{3 - first}\n{second}\nquit\n"
    status, told = run("quiz", "--plain", "--language", "en", "--seed", "20", lines=typed)
    assert status == 0 and '"9" is not offered' in told and '"nonsense" is not offered' in told
    assert "△ Not so. Right is: " in told and "1 right of 2" in told and told.rstrip().endswith("Goodbye.")
    assert json.loads(progress.read_text("utf-8"))["quiz"] == {"right": 1, "asked": 2, "row": 1, "best": 1}


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("--game", "judgment"), "duelkit: the game judgment has no quiz; expected one of yugioh"),
        (("--seed", "-1"), "duelkit: --seed -1: expected a number from 0 to 2147483647"),
        (("--count", "0"), "duelkit: --count 0: expected a number from 1 to 1000"),
    ],
)
def test_mistakes(arguments: tuple[str, ...], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["quiz", *arguments]) == 2
    assert capsys.readouterr().err == line + "\n"


@pytest.mark.parametrize(("language", "yes", "no"), [("en", "yes", "no"), ("ja", "はい", "いいえ")])
def test_the_ruling_of_a_day(run: Run, progress: Path, language: str, yes: str, no: str) -> None:
    book = games.named("yugioh").rulings()
    assert book is not None
    for day in ("2026-11-27", "2026-11-28"):
        case = book.of_day(datetime.date.fromisoformat(day))
        right, wrong = (yes, no) if case.verdict else (no, yes)
        arguments = ("rulings", "day", day, "--plain", "--language", language)
        status, told = run(*arguments, lines=f"?!\n{right}\n\n\nquit\n")
        assert status == 0 and case.question[language] in told and case.answer[language] in told
        assert ("Right." if language == "en" else "正解です。") in told
        assert case.answer[language] not in run(*arguments, lines="quit\n")[1]
        assert ("Not so." if language == "en" else "違います。") in run(*arguments, lines=f"{wrong}\nquit\n")[1]
    assert json.loads(progress.read_text("utf-8"))["day"] == {"2026-11-27": True, "2026-11-28": True}


def test_no_such_day(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rulings", "day", "tomorrow"]) == 2
    assert capsys.readouterr().err == "duelkit rulings: unknown day 'tomorrow'; expected one such as 2026-01-31\n"

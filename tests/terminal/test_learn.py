"""``duelkit learn``: lessons at the terminal, with answers to whatever is typed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duelkit import cli, games
from duelkit.judgment.state import codes
from duelkit.judgment.telling.teller import Teller
from duelkit.lessons import Lesson, begin
from duelkit.rulebook.cite import rule
from duelkit.terminal.judgment.session import grouped
from duelkit.terminal.yugioh.session import grouped as yugioh_rows
from duelkit.yugioh.telling.teller import Teller as YugiohTeller

Run = Callable[..., tuple[int, str]]
LEARN = ("learn", "--game", "judgment", "--plain", "--language")


def solved(number: int) -> str:
    """What one types to do a lesson."""
    attempt = begin(games.named("judgment").lessons()[number - 1])
    typed: list[str] = []
    while attempt.step is not None:
        chosen = attempt.solution()
        rows = [alike for _, alike in grouped(Teller(attempt.duel, 0, "en"), attempt.duel.decision.options)]
        row = next(at for at, alike in enumerate(rows, 1) if chosen in alike)
        typed.append(str(row))
        if len(rows[row - 1]) > 1:
            typed.append(str(codes.number_of(chosen) + 1))
        if codes.verb_of(chosen) == codes.O_ATTACK:
            typed.append("y")
        attempt.choose(chosen)
    return "\n".join(typed) + "\n"


@rule("EOJ-RECOG-11")
@pytest.mark.parametrize(
    ("language", "title", "done"),
    [("en", "Lesson 3: Facing", "Lesson {} is done."), ("ja", "レッスン3：向き", "レッスン{}を終えました。")],
)
def test_all_lessons_one_after_the_other(run: Run, language: str, title: str, done: str) -> None:
    typed = "\n" + "\n".join(solved(number) for number in range(1, 11)) + "\n"
    status, told = run(*LEARN, language, lines=typed)
    assert status == 0 and title in told
    assert all(done.format(number) in told for number in range(1, 11))
    assert told.count("× ") == told.count("△ ") == 0 and "duelkit:" not in told


@rule("EOJ-RECOG-11")
def test_every_kind_of_answer(run: Run) -> None:
    status, told = run(*LEARN, "en", "1", lines="Infernal Sciondar\n3\n1\n7\n5\n2\nquit\n")
    assert status == 0
    for line in (
        "× Not possible.\n  Infernal Sciondar Dragon: not enough mana: it costs 7, you have 2 (EOJ-SUMMON-02)",
        "  Summon Partmole Flame Lizard to field 1: the field is taken (EOJ-CTRL-02, EOJ-SUMMON-03)",
        "△ Allowed, but not the task here: nothing has been done.\n  That field is beside Twin Goblins too",
        "○ Right.\n  Field 5 is free",
        "Task 2 of 2: Now choose where it faces",
        "You may let it face any of the four ways",
    ):
        assert line in told, line
    assert told.rstrip().endswith("Goodbye.") and "Lesson 1 is done" not in told


def test_commands_of_a_lesson(run: Run) -> None:
    typed = ("hint", "task", "2", "undo", "1", "help", "save x", "surrender", "? 2", "? eoj-react-02", "q", "")
    status, told = run(*LEARN, "en", "reactions", lines="\n".join(typed))
    assert status == 0 and "This does it: Rotate Partmole Flame Lizard to the right" in told
    assert told.count("Task 1 of 2") >= 3 and "Taken back." in told and "its blind back" in told
    assert '"save x" is not understood' in told and '"surrender" is not understood' in told
    assert "CARD NAME     why that card" in told and "EOJ-REACT-02: " in told


def test_the_board_is_the_one_of_a_duel(run: Run) -> None:
    _, told = run(*LEARN, "ja", "4", lines="終了\n")
    assert "フィールド5（機／火）：「Verzar Foot Soldier」相手、土 人間、左向き、HP3、攻撃力1" in told
    assert "課題1/2：" in told


def test_lists_and_mistakes(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    judgment, yugioh = games.named("judgment"), games.named("yugioh")
    assert run("learn", "--game", "judgment", "--list") == (
        0,
        f"{judgment.name['en']}\n"
        + "".join(f"{number:>3}   {lesson.name['en']}\n" for number, lesson in enumerate(judgment.lessons(), 1)),
    )
    status, told = run("learn", "--list", "--language", "ja")
    assert status == 0 and yugioh.lessons()[14].name["ja"] in told and judgment.lessons()[9].name["ja"] in told
    for arguments, line in (
        (
            ("learn", "12", "--game", "judgment"),
            "duelkit: unknown lesson '12'; expected a number from 1 to 10, or one of ",
        ),
        (("learn", "16"), "duelkit: unknown lesson '16'; expected a number from 1 to 15, or one of "),
        (("learn", "xyz", "--edition", "ex04"), "duelkit: lesson xyz: unknown edition 'ex04'; expected one of mr3, "),
        (("learn", "4", "--game", "judgment", "--edition", "mr3"), "duelkit: lesson sides: unknown edition 'mr3'; "),
    ):
        assert cli.main(list(arguments)) == 2
        told = capsys.readouterr().err
        assert told.startswith(line) and told.count("\n") == 1


def test_what_is_asked_for(run: Run) -> None:
    status, told = run("learn", "--plain", lines="2\n9\n2\n99\n7\nquit\n")
    assert status == 0 and "Which game? (Enter: Yu-Gi-Oh! OCG)" in told
    assert '"9" is not offered; type a number from 1 to 2' in told
    assert "Which lesson, 1 to 10 (Enter: " in told
    assert '"99" is not offered; type a number from 1 to 10' in told and "Lesson 7: Re-actions" in told


def typed_for(lesson: Lesson) -> str:
    """What one types to do a lesson of Yu-Gi-Oh!"""
    attempt = begin(lesson)
    typed: list[str] = []
    while attempt.step is not None:
        rows = yugioh_rows(YugiohTeller(attempt.duel, 0, "en"), attempt.duel.decision.options)
        chosen = attempt.solution()
        words = YugiohTeller(attempt.duel, 0, "en").option(chosen)
        typed.append(str(next(at for at, (text, _) in enumerate(rows, 1) if text == words)))
        attempt.choose(chosen)
    return "\n".join(typed) + "\n"


@pytest.mark.parametrize(
    ("language", "title", "done"),
    [("en", "Lesson 6: Chains", "Lesson {} is done."), ("ja", "レッスン6：チェーン", "レッスン{}を終えました。")],
)
def test_all_lessons_of_yugioh_one_after_the_other(run: Run, language: str, title: str, done: str) -> None:
    known = games.named("yugioh").lessons()
    typed = "1\n" + "\n".join(typed_for(lesson) for lesson in known) + "\n"
    status, told = run("learn", "--game", "yugioh", "--plain", "--language", language, lines=typed)
    assert status == 0 and title in told
    assert all(done.format(number) in told for number in range(1, 16))
    assert told.count("× ") == told.count("△ ") == 0 and "duelkit:" not in told
    # what is done is kept
    _, listed = run("learn", "--game", "yugioh", "--list")
    assert listed.count("✓") == 15


def test_answers_and_undo_in_a_lesson_of_yugioh(run: Run) -> None:
    typed = "8\nVorse\nraigeki\n1\nhint\nundo\n1\nwhy gemini elf\nq\n"
    status, told = run("learn", "turn", "--plain", "--language", "en", "--edition", "ex04", lines=typed)
    assert status == 0 and "By the rules of: Expert Rules" in told
    assert (
        "△ Allowed, but not the task here: nothing has been done." in told and "you have nothing to attack with" in told
    )
    assert "Nothing stands against that card" in told and 'This does it: Activate "Raigeki"' in told
    assert told.count("○ Right.") == 2 and "Taken back." in told
    assert "came to the field this turn" in told

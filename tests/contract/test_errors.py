"""Wrong input, compiled or not: one clear line, and the status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from duelkit.cli import main


@pytest.mark.parametrize(
    "arguments",
    [
        ["deck", "check", "MISSING.ydk", "--edition", "mr3"],
        ["deck", "check", "MISSING.deck", "--game", "judgment"],
        ["deck", "check", "synchron", "--edition", "mr3", "--limits", "MISSING"],
        ["deck", "check", "synchron", "--edition", "no-such-edition"],
        ["show", "MISSING.toml"],
        ["replay", "MISSING.duel"],
        ["play", "--resume", "MISSING.duel"],
        ["watch", "--edition", "MISSING.toml"],
        ["watch", "--decks", "MISSING", "plain"],
        ["watch", "--game", "judgment", "--board", "MISSING.toml"],
        ["card", "no such card"],
        ["rules", "MR3-NONE-99"],
    ],
)
def test_wrong_input_is_one_line(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert len(said.err.strip().splitlines()) == 1 and said.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["fuzz", "--duels", "-1"], "fuzz: argument --duels: expected a whole number above 0; see duelkit fuzz --help"),
        (["solve", "x.toml", "--seconds", "-1"], "solve: argument --seconds: expected a number above 0"),
        (["watch", "--level", "6"], "watch: unrecognized arguments: --level 6; see duelkit watch --help"),
        (["deck", "check", "plain", "--x"], "deck check: unrecognized arguments: --x; see duelkit deck check --help"),
        (["--x", "editions"], "duelkit: unrecognized arguments: --x; see duelkit --help"),
    ],
)
def test_wrong_arguments_are_reported_by_the_command(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    err = capsys.readouterr().err
    assert left.value.code == 2 and said in err and len(err.splitlines()) == 1

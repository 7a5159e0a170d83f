"""Help and the look-up of a card are there at once: only what is needed is imported."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import contextlib, io, sys
from duelkit.cli import main
with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.suppress(SystemExit):
    main(sys.argv[1:])
print(len(out.getvalue()))
print(*sorted(sys.modules))
"""


@pytest.mark.parametrize(
    ("arguments", "unwanted"),
    [
        (("--help",), ("duelkit.yugioh", "duelkit.judgment", "duelkit.table", "duelkit.rulebook", "rich", "fluent")),
        (
            ("card", "--game", "judgment", "flame", "magus"),
            ("duelkit.yugioh", "duelkit.table", "duelkit.simulation", "duelkit.rulebook", "duelkit.players", "rich"),
        ),
        (
            ("card", "Jinzo"),
            (
                "duelkit.judgment",
                "duelkit.table",
                "duelkit.simulation",
                "duelkit.rulebook",
                "duelkit.players",
                "duelkit.yugioh.engine",
                "duelkit.yugioh.state.duel",
                "duelkit.yugioh.duel",
                "rich",
                "sqlalchemy",
                "importlib.metadata",
            ),
        ),
        (("rules", "EOJ-BATTLE-17"), ("duelkit.yugioh", "duelkit.judgment", "duelkit.table")),
    ],
)
def test_a_command_imports_what_it_needs(arguments: tuple[str, ...], unwanted: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True)
    length, modules = done.stdout.splitlines()
    assert int(length) > 100
    assert set(modules.split()).isdisjoint(unwanted)


def test_every_command_tells_what_may_follow_it(capsys: pytest.CaptureFixture[str]) -> None:
    from duelkit.cli import COMMANDS, main

    for name in COMMANDS:
        with pytest.raises(SystemExit) as left:
            main([name, "--help"])
        assert left.value.code == 0
        assert f"duelkit {name}" in capsys.readouterr().out

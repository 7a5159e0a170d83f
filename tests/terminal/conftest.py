"""Running commands as a user would: lines in, lines out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., tuple[int, str]]


@pytest.fixture(autouse=True)
def progress(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """What is learned in a test is forgotten after it."""
    monkeypatch.setenv("DUELKIT_PROGRESS", str(tmp_path / "progress.json"))
    return tmp_path / "progress.json"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process with these lines as its input; answers status and output."""

    def command(*arguments: str, lines: str = "") -> tuple[int, str]:
        from duelkit import cli

        out = io.StringIO()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(lines))
            patch.setattr(sys, "stdout", out)
            status = cli.main(list(arguments))
        return status, out.getvalue()

    return command

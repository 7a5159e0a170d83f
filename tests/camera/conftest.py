"""One core for pictures, as measured; the command with pictures for a camera."""

from __future__ import annotations

import sys

import cv2
import pytest
from cv2.typing import MatLike
from tests.camera.shots import SEED, Later, Run, Shots

from duelkit import cli
from duelkit.camera.playing import judgment_running

cv2.setNumThreads(1)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run ``duelkit camera`` with pictures and lines; answers status, output and errors."""

    def command(pictures: list[MatLike], *arguments: str, lines: str = "", lost: bool = False) -> tuple[int, str, str]:
        shots = Shots(pictures, lost)
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", Later(lines, shots))
            patch.setattr(judgment_running, "source_of", lambda _: shots)
            status = cli.main(["camera", "--plain", "--seed", str(SEED), *arguments])
        told = capsys.readouterr()
        return status, told.out, told.err

    return command

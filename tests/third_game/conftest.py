"""The third game as its users have it: registered in this process, or installed with an entry point."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.browser.conftest import Server, browser, started
from tests.terminal.conftest import run
from tests.third_game.game import COINS, Coins

from duelkit import games

__all__ = ["browser", "run", "started"]
ROOT = Path(__file__).parents[2]


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> Coins:
    """The game, registered for the time of a test."""
    monkeypatch.setattr(games, "_registered", {})
    games.register(COINS)
    return COINS


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """An installed package with an entry point, for processes that are started; nothing else tells them of the game."""
    folder = tmp_path_factory.mktemp("site")
    info = folder / "coins-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: coins\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[duelkit.games]\ncoins = tests.third_game.game:COINS\n", encoding="utf-8")
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), str(ROOT), *([before] if before else [])])
    yield folder
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before


@pytest.fixture(scope="module")
def table(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real table on which the game is installed."""
    found = Server(tmp_path_factory.mktemp("table"))
    found.start()
    yield found
    found.stop()

"""Small plans of both games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.conftest import run
from tests.third_game.conftest import coins

from duelkit import games
from duelkit.laboratory.plan import Pairing, Plan, Seat
from duelkit.laboratory.rows import Row
from duelkit.laboratory.running import Run

__all__ = ["coins", "plan_of", "rows_of", "run", "undisturbed"]

Small = Callable[..., Plan]


def plan_of(
    duels: int,
    game: str = "judgment",
    seed: int = 1,
    players: tuple[str, str] = ("random", "random"),
    decks: tuple[str, str] | None = None,
) -> Plan:
    """A plan with one pairing."""
    found = games.named(game)
    setup = found.setup()
    both = tuple(found.deck(name, setup) for name in decks or found.two_decks(setup))
    return Plan(found, setup, both, (Pairing(Seat(players[0], 0), Seat(players[1], 1)),), duels, seed)


@pytest.fixture(autouse=True)
def _registered_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a worker registers in this process, so that it knows a plan's game, goes with the test."""
    monkeypatch.setattr(games, "_registered", dict(games._registered))


@pytest.fixture(scope="session")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> list[Row]:
    """The duels of a plan, played one after the other."""
    with Run(tmp_path_factory.mktemp("run"), plan_of(60)) as run:
        assert run.play()
        return list(run.rows())


def rows_of(folder: Path, plan: Plan) -> list[Row]:
    """What a folder holds of a plan."""
    with Run(folder, plan) as run:
        return list(run.rows())

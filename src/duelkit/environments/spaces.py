"""Observations and actions as the spaces of Gymnasium, and their arrays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from duelkit.environments.arena import Arena
from duelkit.environments.schema import LEAST, MOST, Schema
from duelkit.kernel.errors import DuelkitError

Observation = dict[str, NDArray[Any]]
"""``observation``: the numbers of the layout; ``action_mask``: 1 for each legal action."""
NUMBER: Final = np.dtype(np.int16)


def observation_space(layout: Schema) -> spaces.Dict:
    """Returns the space of a game's observations."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (layout.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (layout.menu,), np.int8),
        }
    )


def action_space(layout: Schema) -> spaces.Discrete[Any]:
    """Returns the space of a game's actions: the indices of options."""
    return spaces.Discrete(layout.menu)


@cache
def masks(menu: int) -> NDArray[np.int8]:
    """Returns the masks of questions with 0, 1, 2 … options, one per row."""
    return np.tri(menu + 1, menu, -1, dtype=np.int8)


@cache
def mask_rows(menu: int) -> list[NDArray[np.int8]]:
    """Returns each of the masks separately, to be copied."""
    return list(masks(menu))


def observed(arena: Arena, player: int) -> Observation:
    """Returns what a player may know, and do."""
    decision = arena.duel.decision
    count = len(decision.options) if decision is not None and decision.player == player else 0
    layout = arena.layout
    return {
        "observation": np.ndarray(layout.size, NUMBER, arena.encode(player)),
        "action_mask": mask_rows(layout.menu)[count].copy(),
    }


def demand_mode(wanted: str | None, known: Sequence[str]) -> str | None:
    """Returns a render mode if an environment has it.

    :raises DuelkitError: otherwise.
    """
    if wanted is not None and wanted not in known:
        raise DuelkitError(f"render_mode is {wanted!r}; expected {' or '.join(map(repr, (None, *known)))}")
    return wanted


def drawn(options: int, chance: np.random.Generator) -> int:
    """Returns a random legal action, each equally likely."""
    return int(chance.integers(options))


def row_views(array: NDArray[Any]) -> Sequence[memoryview]:
    """Returns the rows of an array as writable bytes."""
    return [memoryview(row.view(np.uint8)) for row in array]

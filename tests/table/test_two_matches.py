"""Matches and late spectators: what is hidden in the decks, also after siding, is told to neither player nor spectator.

``tools/two_worlds.py`` plays thousands of such pairs at a table of its own; these are two of them.
"""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.table.two_worlds import table

from duelkit.table import hub
from duelkit.table.config import config_of

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def the_tool(name: str) -> Any:
    """A module of what ``tools/two_worlds.py`` consists of."""
    if "worlds" not in sys.modules:
        folder = TOOLS / "worlds"
        spec = importlib.util.spec_from_file_location(
            "worlds", folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        assert spec is not None
        sys.modules["worlds"] = importlib.util.module_from_spec(spec)
    return importlib.import_module(f"worlds.{name}")


pairs = the_tool("pairs")
Plan = the_tool("playing").Plan


USUAL: dict[str, Any] = {
    "game": "yugioh",
    "edition": "mr3",
    "seat": 0,
    "first": "me",
    "delay": None,
    "modes": ("can", "always"),
    "best_of": 1,
    "texts": False,
    "most": 25,
}
PAIRS: dict[str, dict[str, Any]] = {
    "match": {"number": 1, "best_of": 3},
    "another match": {"number": 2, "best_of": 3},
    "late": {"number": 3, "edition": "mr20", "delay": 1, "most": 40},
    "late, the other game": {"number": 4, "game": "judgment", "edition": "", "delay": 1, "most": 40},
}


@pytest.fixture(scope="module")
def results() -> dict[str, Any]:
    """What comes of each pair, all played at one table: the viewer is Alice, and Bob's decks differ."""

    async def pair(address: str, wish: dict[str, Any]) -> Any:
        plan = Plan(**{**USUAL, **wish})
        place = pairs.Place(address)
        try:
            return await place.play(plan, random.Random(plan.number))
        finally:
            await place.close()

    async def play() -> list[Any]:
        async with table() as address:
            return list(await asyncio.gather(*(pair(address, wish) for wish in PAIRS.values())))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hub, "config_of", lambda wish, seed: config_of(wish, pairs.seeded(wish)))
        return dict(zip(PAIRS, asyncio.run(play()), strict=True))


@pytest.mark.parametrize("name", ["match", "another match"])
def test_what_the_other_exchanged_between_duels_does_not_show(results: dict[str, Any], name: str) -> None:
    found = results[name]
    assert found.difference is None
    assert found.sided and not found.parted and found.hidden > 30 and found.messages > 40


@pytest.mark.parametrize("name", ["late", "late, the other game"])
def test_a_late_spectator_hears_nothing_hidden(results: dict[str, Any], name: str) -> None:
    found = results[name]
    assert found.difference is None
    assert not found.parted and found.hidden > 20 and found.watched > 20

"""Matches and late spectators: what is hidden in the decks, also after siding, is told to neither player nor spectator.

``tools/two_worlds.py`` plays thousands of such pairs at a table of its own; these are two of them.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final

import pytest
from tests.table.two_worlds import table
from tests.tools import the_tool

from duelkit.table import hub
from duelkit.table.config import config_of

pairs = the_tool("worlds", "pairs")
Plan = the_tool("worlds", "playing").Plan


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
    "late": {"number": 6, "edition": "mr20", "delay": 1, "most": 40},
    "late, the other game": {"number": 4, "game": "judgment", "edition": "", "delay": 1, "most": 40},
}


TRIES: Final = 5


@pytest.fixture(scope="module")
def results() -> dict[str, Any]:
    """What comes of each pair, all played at one table: the viewer is Alice, and Bob's decks differ.

    Where another card in Bob's hand keeps Bob from the same answers, which depends on the cards of the library, the
    pair with the next number is played.
    """

    async def pair(address: str, wish: dict[str, Any]) -> Any:
        place = pairs.Place(address)
        try:
            for further in range(0, 10 * TRIES, 10):
                plan = Plan(**{**USUAL, **wish, "number": wish["number"] + further})
                found = await place.play(plan, random.Random(plan.number))
                if found.difference is not None or not found.parted:
                    break
            return found
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

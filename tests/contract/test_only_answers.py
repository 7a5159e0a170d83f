"""An answer that was the only one is known to who gave it, and to nobody else: it may be a card of a hand."""

from __future__ import annotations

from typing import Any

import pytest

from duelkit import games
from duelkit.judgment.engine.seen import view as judgment_view
from duelkit.judgment.state import log as judgment_log
from duelkit.kernel.rng import Rng
from duelkit.yugioh.engine.seen import view as yugioh_view
from duelkit.yugioh.state import log as yugioh_log


def seen(game: str, duel: Any, player: int) -> set[int]:
    """The numbers of the only answers that a player reads of."""
    if game == "yugioh":
        return {
            entry.number for entry in yugioh_view.seen_log(duel, player, duel.log) if entry.kind == yugioh_log.L_FORCED
        }
    return {entry.number for entry in judgment_view.seen_log(duel, player) if entry.kind == judgment_log.L_FORCED}


def given(game: str, duel: Any, player: int) -> set[int]:
    """The numbers of the only answers that a player gave."""
    kind, entries = (
        (yugioh_log.L_FORCED, yugioh_log.entries) if game == "yugioh" else (judgment_log.L_FORCED, judgment_log.entries)
    )
    return {entry.number for entry in entries(duel.log, 0) if entry.kind == kind and entry.player == player}


@pytest.mark.rule("MR3-PUB-01")
@pytest.mark.parametrize("game", ["yugioh", "judgment"])
@pytest.mark.parametrize("seed", range(3))
def test_only_its_player_reads_of_an_only_answer(game: str, seed: int) -> None:
    found = games.named(game)
    setup = found.setup()
    duel = found.begin(setup, [found.deck(name, setup) for name in found.two_decks(setup)], seed).duel
    rng = Rng(seed)
    for _ in range(150):
        if duel.decision is None:
            break
        duel.choose(duel.decision.options[rng.below(len(duel.decision.options))])
    for player in (0, 1):
        assert seen(game, duel, player) == given(game, duel, player)
    assert given(game, duel, 0) | given(game, duel, 1)

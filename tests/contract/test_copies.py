"""Copies of a duel share what seldom changes, and neither shows in the other what is played on it."""

from __future__ import annotations

from typing import Any

import pytest

from duelkit import games
from duelkit.kernel.decision import ACT
from duelkit.kernel.rng import Rng
from duelkit.kernel.state import NO_PILES, NO_TABLE, NONE, ZEROS
from duelkit.players.random_player import RandomPlayer
from duelkit.yugioh.state.codes import PASS

GAMES = [
    (name, edition)
    for name, editions in (
        ("yugioh", ("ex04", "mr1", "mr2", "mr3", "mr4", "mr20", "mr20-official")),
        ("judgment", ("",)),
    )
    for edition in editions
]


@pytest.mark.parametrize(("name", "edition"), GAMES)
def test_what_is_played_on_one_never_shows_in_the_other(name: str, edition: str) -> None:
    game: Any = games.named(name)
    setup = game.setup({"edition": edition} if edition else {})
    player = RandomPlayer(1)
    for seed in range(4):
        duel = game.some_duel(setup, Rng(seed), seed)
        for _ in range(120):
            if duel.decision is None:
                break
            before = duel.digest()
            twin = duel.copy(silent=True)
            for _ in range(8):
                if twin.decision is not None:
                    twin.choose(player.choose(twin))
            assert duel.digest() == before
            beside = twin.digest()
            duel.choose(player.choose(duel))
            assert twin.digest() == beside
    assert (NONE, NO_TABLE, NO_PILES, ZEROS) == ([], {}, [[], []], [0, 0]), "what blank states hold was written"


@pytest.mark.parametrize(("name", "edition"), GAMES)
def test_a_brief_copy_comes_to_the_same_without_saying_what_can_be_done(name: str, edition: str) -> None:
    """Where it is free to act a brief copy stands where one does in which nobody responds."""
    game: Any = games.named(name)
    setup = game.setup({"edition": edition} if edition else {})
    player = RandomPlayer(2)
    met = 0
    asked = [0, 0]
    for seed in range(3):
        duel = game.some_duel(setup, Rng(seed), seed)
        for _ in range(100):
            decision = duel.decision
            if decision is None:
                break
            option = player.choose(duel)
            brief = duel.copy(silent=True)
            brief.brief = True
            shuffles = duel.shuffles
            brief.choose(option)
            slow = duel.copy(silent=True)
            slow.choose(option)
            duel.choose(option)
            for trial in (brief, slow):
                while trial.decision is not None and PASS in trial.decision.options:
                    trial.choose(PASS)
                    asked[trial is slow] += 1
            then, other = slow.decision, brief.decision
            if (
                then is None
                or other is None
                or (then.kind, then.why, then.player) != (other.kind, other.why, other.player)
            ):
                # the turn player had nothing but to go on, and did
                assert other is None or other.kind == ACT
                continue
            met += other.kind == ACT
            assert other.options == then.options or other.kind == ACT and set(other.options) <= set(then.options)
            assert brief.shuffles == slow.shuffles and [len(hand) for hand in brief.hand] == [
                len(hand) for hand in slow.hand
            ]
            # what is shuffled lies as it lay, so that other cards may be drawn
            assert (
                shuffles < slow.shuffles
                or brief.rng.state() == slow.rng.state()
                and (brief.hand == slow.hand and brief.place == slow.place)
            )
    assert met > 20 and (name == "judgment" or asked[0] < asked[1] / 4), asked

"""Two worlds that differ in all that a player may not know give that player the same arrays at every decision."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest
from tests.table.two_worlds import Dealt

from duelkit.environments.arena import Arena
from duelkit.environments.ground import identities
from duelkit.kernel.rng import Rng

IN_DECK = 1
DUELS = {
    "yugioh_ex04": ("goat_warrior_toolbox", "goat_cookie_cutter_chaos"),
    "yugioh_mr1": ("chaos_2005", "synchron"),
    "yugioh_mr2": ("synchron", "overlay"),
    "yugioh_mr3": ("magician_pendulum", "synchron"),
    "yugioh_mr4": ("link_allstars", "overlay"),
    "yugioh_mr20": ("link_cyberse_starter", "hero_ritual"),
    "yugioh_mr20_official": ("magician_pendulum", "link_allstars"),
    "judgment": ("biolith", "fire"),
}


def parts_of(arena: Arena, duel: Any, player: int) -> dict[str, Any]:
    return arena.layout.split(np.frombuffer(arena.encoder.encode(duel, player), np.int16))


def begun(
    name: str, decks: tuple[str, str], monkeypatch: pytest.MonkeyPatch, piles: list[list[Any]], first: bool
) -> Arena:
    """A duel whose cards have other numbers in each world, and come from deck lists in another order."""
    arena = Arena(name)
    lists = [arena.game.deck(deck, arena.setup).cards() for deck in decks]
    with monkeypatch.context() as patch:
        patch.setattr(
            f"duelkit.{arena.identity.game}.state.duel.generator", lambda kind, seed: Dealt(7, lists, piles, first)
        )
        arena.begin(3, {"decks": decks, "first": 0})
    return arena


@pytest.mark.parametrize("name", sorted(identities()))
def test_numbers_and_deck_lists_never_show(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    piles: list[list[Any]] = []
    one, two = (begun(name, DUELS[name], monkeypatch, piles, first) for first in (True, False))
    chance, differs = Rng(2), False
    for count in range(150):
        if one.over:
            break
        assert one.player == two.player and one.options == two.options
        differs = differs or cast(Any, one.duel.decision).options != cast(Any, two.duel.decision).options
        for player in range(2):
            mine, theirs = parts_of(one, one.duel, player), parts_of(two, two.duel, player)
            for block in mine:
                assert np.array_equal(mine[block], theirs[block]), f"decision {count}, player {player}: {block}"
        action = chance.below(one.options)
        one.choose(action)
        two.choose(action)
    assert count > 40 and differs


@pytest.mark.parametrize("name", sorted(identities()))
def test_what_a_player_imagines_looks_the_same(name: str) -> None:
    """But for the deck that the player is searching, which is open while it is searched and drawn anew all the same."""
    arena, chance, changed = Arena(name), Rng(4), 0
    arena.begin(11, {"decks": DUELS[name]})
    while not arena.over:
        if chance.below(4) == 0:
            for player in range(2):
                imagined = arena.duel.redrawn(player, chance.next())
                mine, other = parts_of(arena, arena.duel, player), parts_of(arena, imagined, player)
                hidden = parts_of(arena, imagined, 1 - player)
                changed += not np.array_equal(hidden["cards"], parts_of(arena, arena.duel, 1 - player)["cards"])
                if "place" in arena.layout["options"].columns:
                    searched = mine["options"][:, arena.layout["options"].at("place")] == IN_DECK
                else:
                    searched = (mine["options"][:, 0] == 1) & ~mine["options"][:, 3:5].any(1)
                for parts in (mine, other):
                    parts["options"] = np.where(searched[:, None], 0, parts["options"])
                for block in mine:
                    assert np.array_equal(mine[block], other[block]), f"{arena.count}, player {player}: {block}"
        arena.choose(chance.below(arena.options))
    assert changed > 10


@pytest.mark.parametrize(("name", "module"), [("judgment", "encoding"), ("yugioh_mr3", "rows")])
def test_a_leak_is_found(name: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison of two worlds sees a single number that is told too much."""
    arena = Arena(name)
    arena.begin(1)
    player, duel = 0, cast(Any, arena.duel)
    info = duel.info
    twin = next(
        twin
        for seed in range(99)
        if (twin := duel.redrawn(player, seed)).hand[1] != duel.hand[1]
        or [twin.info[card] for card in twin.hand[1]] != [info[card] for card in duel.hand[1]]
    )
    mine, other = parts_of(arena, arena.duel, player)["cards"], parts_of(arena, twin, player)["cards"]
    assert np.array_equal(mine, other)
    monkeypatch.setattr(f"duelkit.environments.{arena.identity.game}.{module}.knows", lambda duel, who, card: True)
    arena._encoders.clear()
    arena.begin(1, {"decks": arena.decks})
    assert not np.array_equal(parts_of(arena, arena.duel, player)["cards"], parts_of(arena, twin, player)["cards"])

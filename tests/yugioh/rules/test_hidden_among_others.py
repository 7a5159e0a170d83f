"""Magical Hats: a monster among two cards of the Deck, and what each player may know of them."""

from __future__ import annotations

import pickle

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario

HATS = ["Trap Hole", "Raigeki"]


def hidden(seed: int = 0) -> tuple[Scenario, int]:
    """Bob's monster among two cards of his Deck, in Alice's Battle Phase."""
    duel = scenario(seed=seed)
    duel.alice.attack_position("Summoned Skull")
    elf = duel.bob.attack_position("Gemini Elf")
    for name in HATS:
        duel.bob.deck(name)
    trap = duel.bob.has_set("Magical Hats")
    duel.alice.enters_battle()
    duel.bob.activates(trap)
    duel.all_pass()
    return duel, elf


def names(duel: Scenario, twin: object = None) -> list[str]:
    state = duel.duel if twin is None else twin
    return [state.info[card].definition.en for card in state.monsters[BOB] if card >= 0]  # type: ignore[attr-defined]


@rule("MR3-FDN-03")
def test_the_order_is_left_to_chance() -> None:
    orders = {tuple(names(hidden(seed)[0])) for seed in range(12)}
    assert len(orders) > 3 and all(sorted(order) == sorted(["Gemini Elf", *HATS]) for order in orders)


@rule("MR3-FDN-03")
def test_only_the_controller_knows_which_is_which() -> None:
    duel, _ = hidden()
    rows = {player: duel.duel.observe(player).rows() for player in (ALICE, BOB)}
    for seed in range(8):
        twin = duel.duel.redrawn(ALICE, seed)
        assert twin.observe(ALICE).rows() == rows[ALICE]
        assert sorted(names(duel, twin)) == sorted(["Gemini Elf", *HATS])
        assert names(duel, duel.duel.redrawn(BOB, seed)) == names(duel)
    assert len({tuple(names(duel, duel.duel.redrawn(ALICE, seed))) for seed in range(12)}) > 3


@rule("MR3-FDN-03")
def test_in_every_world_the_two_cards_fall_at_the_end_of_the_battle_phase() -> None:
    duel, _ = hidden()
    for seed in range(8):
        twin = duel.duel.redrawn(ALICE, seed)
        while twin.phase == duel.duel.phase:
            assert twin.decision is not None
            twin.choose(twin.decision.options[-1])
        assert names(duel, twin) == ["Gemini Elf"], seed
        assert sorted(twin.info[card].definition.en for card in twin.graveyard[BOB]) == ["Magical Hats", *HATS[::-1]]


def test_a_duel_with_hidden_cards_can_be_stored() -> None:
    duel, _ = hidden()
    assert pickle.loads(pickle.dumps(duel.duel)).digest() == duel.duel.digest() == duel.duel.copy().digest()

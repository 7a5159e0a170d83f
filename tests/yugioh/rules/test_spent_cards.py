"""Spells and traps that are being activated and leave after the chain: nothing returns them to a hand or a deck."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state import codes

RETURNS = ["Phoenix Wing Wind Blast", "Spiritual Wind Art - Miyabi", "Masked HERO Blast"]
"""To the top and to the bottom of the deck, and to the hand."""


def answered(returns: str, card: str) -> tuple[Scenario, int]:
    """Bob activates a card, and Alice is asked whether she answers with what returns cards."""
    duel = scenario(turn=BOB)
    duel.alice.hand("Mystical Elf")
    duel.alice.attack_position("Harpie Lady")
    if returns == "Masked HERO Blast":
        duel.alice.attack_position(returns)
    else:
        duel.alice.has_set(returns)
    duel.bob.has_set("Waboku")
    activated = duel.bob.has_set(card)
    if card == "Mystical Space Typhoon":
        duel.alice.has_set("Torrential Tribute")
    duel.bob.activates(activated)
    if card == "Mystical Space Typhoon":
        duel.bob.picks("Torrential Tribute")
    return duel, activated


@rule("MR3-ZONE-04")
@pytest.mark.parametrize("returns", RETURNS)
@pytest.mark.parametrize("card", ["Jar of Greed", "Reckless Greed", "Mystical Space Typhoon"])
def test_what_returns_cards_cannot_target_a_card_that_leaves_after_the_chain(returns: str, card: str) -> None:
    duel, activated = answered(returns, card)
    duel.alice.activates(returns)
    duel.alice.picks(
        *{"Phoenix Wing Wind Blast": ["Mystical Elf"], "Spiritual Wind Art - Miyabi": ["Harpie Lady"]}.get(returns, [])
    )
    assert not duel.alice.can("pick", activated)
    if duel.alice.is_asked("pick"):
        duel.alice.picks("Waboku")
    duel.all_pass()
    assert duel.where(activated) == "graveyard"
    assert duel.where("Waboku") in ("hand", "deck")


@rule("MR3-ZONE-04")
@pytest.mark.parametrize("returns", RETURNS)
def test_with_nothing_else_to_return_it_is_not_activated(returns: str) -> None:
    duel = scenario(turn=BOB)
    duel.alice.hand("Mystical Elf")
    duel.alice.attack_position("Harpie Lady")
    if returns == "Masked HERO Blast":
        duel.alice.attack_position(returns)
    else:
        duel.alice.has_set(returns)
    duel.alice.has_set("Mystical Space Typhoon")
    jar = duel.bob.has_set("Jar of Greed")
    duel.bob.activates(jar)
    assert not duel.alice.can("activate", returns)
    assert duel.alice.can("activate", "Mystical Space Typhoon")  # what destroys may


@rule("MR3-SPL-05", "MR3-TRP-03")
@pytest.mark.parametrize("returns", RETURNS)
@pytest.mark.parametrize("card", ["Swords of Revealing Light", "Imperial Iron Wall", "Supply Squad"])
def test_a_card_that_will_lie_face_up_is_returned_while_it_is_activated(returns: str, card: str) -> None:
    duel, activated = answered(returns, card)
    duel.alice.activates(returns)
    duel.alice.picks(
        *{"Phoenix Wing Wind Blast": ["Mystical Elf"], "Spiritual Wind Art - Miyabi": ["Harpie Lady"]}.get(returns, [])
    )
    if duel.alice.is_asked("pick"):
        duel.alice.picks(activated)
    duel.all_pass()
    assert duel.where(activated) == ("hand" if returns == "Masked HERO Blast" else "deck")


@rule("MR3-ZONE-04")
def test_what_returns_everything_leaves_the_cards_of_the_chain_there() -> None:
    """Also those whose link is still to come: 究極宝玉神 レインボー・オーバー・ドラゴン is the later link here."""
    duel = scenario(turn=BOB)
    dragon = duel.alice.attack_position("Rainbow Overdragon", kinds=codes.S_FUSION)
    jar = duel.bob.has_set("Jar of Greed")
    other = duel.bob.has_set("Waboku")
    duel.bob.activates(jar)
    duel.alice.activates(dragon)
    duel.all_pass()
    assert duel.where(other) == "deck"
    assert duel.where(jar) == "graveyard"
    assert duel.bob.hand_size == 1


@rule("MR3-ZONE-04")
@pytest.mark.parametrize("another", [False, True])
def test_a_card_of_the_chain_does_not_go_to_the_hand_to_pay(another: bool) -> None:
    duel = scenario("mr4")
    fairy = duel.alice.attack_position("Altergeist Silquitous")
    trap = duel.alice.has_set("Altergeist Revitalization")
    duel.alice.graveyard("Altergeist Hexstia")
    if another:
        duel.alice.attack_position("Altergeist Marionetter")
    duel.bob.attack_position("Battle Ox")
    assert duel.alice.can("activate", fairy)  # it returns the trap, which is Set
    duel.alice.activates(trap)
    assert duel.alice.can("activate", fairy) is another
    if another:
        duel.alice.activates(fairy)
        duel.is_settled()
        assert duel.alice.cards("hand") == ["Altergeist Marionetter"]
        assert duel.where(trap) == "graveyard"

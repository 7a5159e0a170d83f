"""Scenarios themselves: what is built, what may be named, what is asked anew."""

from __future__ import annotations

import pytest

from duelkit.yugioh.scenario import scenario


def test_a_sole_target_a_sole_tribute_and_sole_picks_can_be_named() -> None:
    duel = scenario()
    force = duel.bob.has_set("Mirror Force")
    duel.alice.hand("Mystical Space Typhoon")
    duel.alice.activates("Mystical Space Typhoon")
    duel.alice.picks(force)
    assert duel.where(force) == "graveyard"

    duel = scenario()
    knight = duel.alice.attack_position("Gaia The Fierce Knight")
    jinzo = duel.alice.hand("Jinzo")
    duel.alice.summons(jinzo)
    duel.alice.picks(knight)
    assert duel.where(jinzo) == "monster zone"

    duel = scenario()
    duel.alice.attack_position("Battle Ox")
    duel.bob.attack_position("Gaia The Fierce Knight")
    duel.alice.hand("Creature Swap")
    duel.alice.activates("Creature Swap")
    duel.alice.picks("Battle Ox")
    duel.bob.picks("Gaia The Fierce Knight")
    assert duel.controller("Battle Ox") == 1


def test_what_was_not_picked_cannot_be_named_and_a_forced_pick_only_once() -> None:
    duel = scenario()
    force = duel.bob.has_set("Mirror Force")
    duel.alice.hand("Mystical Space Typhoon")
    duel.alice.activates("Mystical Space Typhoon")
    with pytest.raises(AssertionError, match="picking Battle Ox is not offered"):
        duel.alice.picks("Battle Ox")
    duel.alice.picks(force)
    with pytest.raises(AssertionError, match="picking Mirror Force is not offered"):
        duel.alice.picks("Mirror Force")


def test_a_set_spell_or_trap_lies_in_the_zone_that_is_named() -> None:
    duel = scenario()
    force = duel.bob.has_set("Mirror Force", zone=4)
    typhoon = duel.bob.has_set("Mystical Space Typhoon")
    assert duel.duel.spells[1] == [typhoon, -1, -1, force, -1]
    with pytest.raises(AssertionError, match="zone 4 is not free"):
        duel.bob.has_set("Pot of Greed", zone=4)
    duel.alice.activates(duel.alice.hand("Mystical Space Typhoon"))
    duel.alice.picks(force)
    duel.all_pass()
    assert duel.duel.spells[1] == [typhoon, -1, -1, -1, -1]


def test_a_pendulum_card_keeps_the_outer_zone_where_zones_are_shared() -> None:
    duel = scenario("mr20-official")
    duel.alice.pendulum_zones("Oafdragon Magician")
    with pytest.raises(AssertionError, match="zone 1 is not free"):
        duel.alice.has_set("Mirror Force", zone=1)


def test_a_field_spell_and_a_number_that_is_no_zone_are_refused() -> None:
    with pytest.raises(AssertionError, match="zone 2 is not free"):
        scenario().alice.has_set("Geartown", zone=2)
    with pytest.raises(AssertionError, match="zone 9 is not free"):
        scenario().alice.has_set("Mirror Force", zone=9)


def test_cards_that_come_later_are_offered_at_once() -> None:
    duel = scenario()
    duel.alice.attack_position("Battle Ox")
    duel.is_settled()
    pot = duel.alice.hand("Pot of Greed")
    assert duel.alice.can("activate", pot)
    duel.alice.activates(pot)
    duel.is_settled()
    assert duel.alice.hand_size == 2
    duel.alice.enters_battle()
    duel.bob.attack_position("Gaia The Fierce Knight")
    duel.alice.declares_attack("Battle Ox")
    assert duel.where("Battle Ox") == "graveyard"


def test_nothing_is_added_while_something_else_is_asked() -> None:
    duel = scenario()
    duel.bob.has_set("Mirror Force")
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.hand("Mystical Space Typhoon")
    duel.alice.activates("Mystical Space Typhoon")
    assert duel.alice.is_asked("pick")
    with pytest.raises(AssertionError, match="nothing can be added now; expected it before the first action"):
        duel.alice.hand("Pot of Greed")
    with pytest.raises(AssertionError, match="nothing can be added now"):
        duel.bob.has_life(100)

"""Rulings of the traps of the years up to 2005."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

ATTACK = 1


@rule("MR3-SPD-05")
def test_negate_attack_ends_the_battle_phase() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    negate = duel.alice.has_set("Negate Attack")
    skull = duel.bob.attack_position("Summoned Skull")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.bob.attacks(skull)
    duel.alice.activates(negate)
    duel.is_settled()
    assert duel.alice.life == 8000
    assert not duel.bob.can("attack", elf)
    assert duel.bob.can("turn", elf)  # main phase 2


def test_magic_cylinder_turns_the_attack_back() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    cylinder = duel.alice.has_set("Magic Cylinder")
    skull = duel.bob.attack_position("Summoned Skull")
    other = duel.bob.attack_position("Mystical Elf")
    duel.bob.attacks(skull)
    duel.alice.activates(cylinder)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (8000, 5500)
    assert duel.where(skull) == "monster zone"
    assert not duel.bob.can("attack", skull)
    assert duel.bob.can("attack", other)


@rule("RES-CAN-01")
def test_waboku_spares_monsters_and_life_points_for_a_turn() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    waboku = duel.alice.has_set("Waboku")
    elf = duel.alice.attack_position("Mystical Elf")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull, elf)
    duel.alice.activates(waboku)
    assert duel.where(elf) == "monster zone"
    assert duel.alice.life == 8000


@rule("MR3-CHN-09")
def test_torrential_tribute_answers_a_summon() -> None:
    duel = scenario()
    torrential = duel.bob.has_set("Torrential Tribute")
    mine = duel.alice.hand("Mystical Elf")
    other = duel.alice.has_set("Millennium Shield")
    theirs = duel.bob.attack_position("Summoned Skull")
    duel.alice.summons(mine)
    duel.bob.activates(torrential)
    duel.is_settled()
    assert duel.where(mine) == duel.where(other) == duel.where(theirs) == "graveyard"


def test_torrential_tribute_answers_any_kind_of_summon_but_no_set() -> None:
    duel = scenario()
    torrential = duel.bob.has_set("Torrential Tribute")
    elf = duel.alice.hand("Mystical Elf")
    duel.alice.sets_monster(elf)
    duel.is_settled()
    assert duel.where(torrential) == "spell zone"

    duel = scenario()
    torrential = duel.bob.has_set("Torrential Tribute")
    duel.alice.graveyard("Summoned Skull")
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.bob.activates(torrential)
    duel.is_settled()
    assert duel.where("Summoned Skull") == "graveyard"


def test_compulsory_evacuation_device_returns_a_monster() -> None:
    duel = scenario()
    device = duel.alice.has_set("Compulsory Evacuation Device")
    restrict = duel.bob.attack_position("Thousand-Eyes Restrict")
    duel.alice.activates(device)
    duel.is_settled()
    assert duel.where(restrict) == "extra deck"


@rule("MR3-COST-01", "RES-END-02", "RES-GAP-DMG-01")
def test_ring_of_destruction_deals_the_damage_to_its_user_first() -> None:
    duel = scenario(turn=BOB)
    ring = duel.alice.has_set("Ring of Destruction")
    skull = duel.bob.attack_position("Summoned Skull")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    duel.alice.activates(ring)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"
    assert (duel.alice.life, duel.bob.life) == (5500, 5500)


def test_ring_of_destruction_may_cost_its_user_the_duel() -> None:
    duel = scenario(turn=BOB)
    ring = duel.alice.has_set("Ring of Destruction")
    duel.alice.has_life(2500)
    duel.bob.has_life(2500)
    duel.bob.attack_position("Summoned Skull")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    duel.alice.activates(ring)
    assert duel.winner == BOB


def test_ring_of_destruction_only_in_the_opponents_turn_and_within_their_life_points() -> None:
    duel = scenario()
    ring = duel.alice.has_set("Ring of Destruction")
    duel.bob.attack_position("Summoned Skull")
    assert not duel.alice.can("activate", ring)

    duel = scenario(turn=BOB)
    duel.alice.has_set("Ring of Destruction")
    duel.bob.has_life(2400)
    duel.bob.attack_position("Summoned Skull")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    duel.is_settled()


@rule("MR3-OPT-01")
def test_ring_of_destruction_is_activated_once_a_turn() -> None:
    duel = scenario(turn=BOB)
    ring = duel.alice.has_set("Ring of Destruction")
    duel.alice.has_set("Ring of Destruction")
    duel.bob.attack_position("Hunter Dragon")
    duel.bob.attack_position("Hunter Dragon")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    duel.alice.activates(ring)
    duel.alice.picks("Hunter Dragon")
    duel.is_settled()
    assert duel.alice.life == 8000 - 1700


@rule("MR3-FLIP-01")
def test_ceasefire_turns_monsters_up_without_flip_effects_and_burns_for_effect_monsters() -> None:
    duel = scenario()
    ceasefire = duel.alice.has_set("Ceasefire")
    faith = duel.alice.has_set("Magician of Faith")
    duel.alice.graveyard("Pot of Greed")
    duel.alice.attack_position("Mystical Elf")
    turtle = duel.bob.has_set("Green Turtle Summoner")
    duel.bob.attack_position("Exiled Force")
    duel.alice.activates(ceasefire)
    duel.is_settled()
    assert duel.position(faith) == duel.position(turtle) == "defense"
    assert duel.bob.life == 8000 - 3 * 500
    assert duel.alice.hand_size == 0


def test_ceasefire_needs_an_effect_monster_or_a_face_down_one() -> None:
    duel = scenario()
    ceasefire = duel.alice.has_set("Ceasefire")
    duel.bob.attack_position("Mystical Elf")
    assert not duel.alice.can("activate", ceasefire)
    duel = scenario()
    ceasefire = duel.alice.has_set("Ceasefire")
    shield = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(ceasefire)
    duel.is_settled()
    assert duel.position(shield) == "defense"
    assert duel.bob.life == 8000

"""Rulings of the monsters of the years up to 2005."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase, Race
from duelkit.yugioh.scenario import BOB, scenario

ATTACK = 1
DEFENSE = 4
COUNTER = "魔力カウンター"


@rule("MR3-TYPE-04", "MR3-FLIP-01")
def test_ducker_recovers_a_level_4_monster() -> None:
    duel = scenario()
    ducker = duel.alice.has_set("DUCKER Mobile Cannon")
    elf = duel.alice.graveyard("Mystical Elf")
    duel.alice.graveyard("Summoned Skull", "Pot of Greed")
    duel.alice.flip_summons(ducker)
    duel.is_settled()
    assert duel.where(elf) == "hand"


def test_ducker_does_nothing_without_a_level_4_monster_and_when_normal_summoned() -> None:
    duel = scenario()
    ducker = duel.alice.has_set("DUCKER Mobile Cannon")
    duel.alice.graveyard("Summoned Skull")
    duel.alice.flip_summons(ducker)
    duel.is_settled()
    assert duel.alice.hand_size == 0

    duel = scenario()
    ducker = duel.alice.hand("DUCKER Mobile Cannon")
    duel.alice.graveyard("Mystical Elf")
    duel.alice.summons(ducker)
    duel.is_settled()
    assert duel.alice.hand_size == 0


def test_magician_of_faith_recovers_a_spell_after_the_battle_that_destroyed_it() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    faith = duel.alice.has_set("Magician of Faith")
    pot = duel.alice.graveyard("Pot of Greed")
    duel.alice.graveyard("Jar of Greed", "Mystical Elf")
    dragon = duel.bob.attack_position("Luster Dragon")
    duel.bob.attacks(dragon, faith)
    assert duel.where(faith) == "graveyard"
    assert duel.where(pot) == "hand"


def test_gravekeepers_spy_summons_a_gravekeeper_from_the_deck() -> None:
    duel = scenario()
    spy = duel.alice.has_set("Gravekeeper's Spy")
    other = duel.alice.deck("Gravekeeper's Spy")
    guard = duel.alice.deck("Gravekeeper's Guard")
    duel.alice.flip_summons(spy)
    assert sorted(duel.alice.offered_cards()) == ["Gravekeeper's Guard", "Gravekeeper's Spy"]
    duel.alice.picks(guard)
    duel.alice.puts_in(DEFENSE)
    duel.is_settled()
    assert duel.where(other) == "deck"
    assert duel.position(guard) == "defense"


def test_gravekeepers_guard_returns_a_monster_of_the_opponent() -> None:
    duel = scenario()
    guard = duel.alice.has_set("Gravekeeper's Guard")
    elf = duel.alice.attack_position("Mystical Elf")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.alice.flip_summons(guard)
    duel.is_settled()
    assert duel.where(skull) == "hand"
    assert duel.where(elf) == "monster zone"


@rule("MR3-SS-08", "MR3-SS-04")
def test_cyber_dragon_comes_alone_against_monsters() -> None:
    duel = scenario()
    dragon = duel.alice.hand("Cyber Dragon")
    duel.bob.has_set("Mystical Elf")
    duel.alice.special_summons(dragon)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(dragon) == "monster zone"


def test_cyber_dragon_needs_an_opposing_monster_and_an_empty_own_field() -> None:
    duel = scenario()
    dragon = duel.alice.hand("Cyber Dragon")
    duel.alice.attack_position("Mystical Elf")
    duel.bob.attack_position("Mystical Elf")
    assert not duel.alice.can("procedure", dragon)
    assert duel.alice.can("summon", dragon)  # by Tributing, like any Level 5 monster
    duel = scenario()
    dragon = duel.alice.hand("Cyber Dragon")
    assert not duel.alice.can("procedure", dragon)


@rule("MR3-DSD-02", "MR3-DSD-04")
def test_mystic_swordsman_destroys_a_face_down_monster_before_it_is_turned_up() -> None:
    duel = scenario(phase=Phase.BATTLE)
    swordsman = duel.alice.attack_position("Mystic Swordsman LV2")
    duel.alice.attack_position("Hunter Dragon")
    turtle = duel.bob.has_set("Green Turtle Summoner")
    duel.alice.attacks(swordsman, turtle)
    duel.is_settled()
    assert duel.where(turtle) == "graveyard"  # and its flip effect was never activated
    assert duel.where(swordsman) == "monster zone"
    assert (duel.alice.life, duel.bob.life) == (8000, 8000)


def test_mystic_swordsman_fights_a_face_up_monster_as_usual() -> None:
    duel = scenario(phase=Phase.BATTLE)
    swordsman = duel.alice.attack_position("Mystic Swordsman LV2")
    elf = duel.bob.defense_position("Mystical Elf")
    duel.alice.attacks(swordsman, elf)
    assert duel.alice.life == 8000 - 1100
    assert duel.where(elf) == "monster zone"


@rule("MR3-END-01")
def test_mystic_swordsman_levels_up_in_the_end_phase_of_a_turn_it_destroyed_by_battle() -> None:
    duel = scenario(phase=Phase.BATTLE)
    swordsman = duel.alice.attack_position("Mystic Swordsman LV2")
    next_level = duel.alice.deck("Mystic Swordsman LV4")
    hand = duel.alice.hand("Hunter Dragon")
    idol = duel.bob.attack_position("Thousand-Eyes Idol")
    duel.alice.attacks(swordsman, idol)
    duel.alice.ends_turn()
    duel.alice.triggers(swordsman)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(swordsman) == "graveyard"
    assert duel.where(next_level) == "monster zone"
    assert duel.where(hand) == "hand"


def test_mystic_swordsman_does_not_level_up_for_a_monster_it_destroyed_by_its_effect() -> None:
    duel = scenario(phase=Phase.BATTLE)
    swordsman = duel.alice.attack_position("Mystic Swordsman LV2")
    duel.alice.hand("Mystic Swordsman LV4")
    elf = duel.bob.has_set("Mystical Elf")
    duel.alice.attacks(swordsman, elf)
    assert duel.where(elf) == "graveyard"
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(swordsman) == "monster zone"


def test_mystic_swordsman_lv4_is_set_but_not_summoned() -> None:
    duel = scenario()
    swordsman = duel.alice.hand("Mystic Swordsman LV4")
    assert not duel.alice.can("summon", swordsman)
    assert duel.alice.can("set monster", swordsman)


def test_mystic_swordsman_lv4_cuts_down_face_down_monsters_too() -> None:
    duel = scenario(phase=Phase.BATTLE)
    swordsman = duel.alice.attack_position("Mystic Swordsman LV4")
    shield = duel.bob.has_set("Millennium Shield")
    duel.alice.attacks(swordsman, shield)
    assert duel.where(shield) == "graveyard"
    assert duel.alice.life == 8000


def test_mystic_swordsman_lv4_stays_when_there_is_nothing_to_level_up_into() -> None:
    duel = scenario(phase=Phase.BATTLE)
    swordsman = duel.alice.attack_position("Mystic Swordsman LV4")
    duel.alice.hand("Mystical Elf")
    dragon = duel.bob.attack_position("Hunter Dragon")
    duel.alice.attacks(swordsman, dragon)
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(swordsman) == "monster zone"


@rule("MR3-BAT-05", "MR3-DSD-11")
def test_airknight_parshath_pierces_and_draws() -> None:
    duel = scenario(phase=Phase.BATTLE)
    knight = duel.alice.attack_position("Airknight Parshath")
    weak = duel.bob.defense_position("Sinister Serpent")
    duel.alice.attacks(knight, weak)
    assert duel.bob.life == 8000 - 1650
    assert duel.alice.hand_size == 1


def test_airknight_parshath_draws_nothing_without_damage() -> None:
    duel = scenario(phase=Phase.BATTLE)
    knight = duel.alice.attack_position("Airknight Parshath")
    elf = duel.bob.defense_position("Mystical Elf")
    duel.alice.attacks(knight, elf)
    assert duel.alice.life == 7900
    assert duel.alice.hand_size == 0


@rule("MR3-DSD-11", "RES-BAN-04")
def test_dd_warrior_lady_may_banish_both_battlers() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    lady = duel.alice.attack_position("D.D. Warrior Lady")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attacks(skull, lady)
    duel.alice.triggers(lady)
    assert duel.where(lady) == duel.where(skull) == "banished"
    assert duel.alice.life == 7000


def test_dd_warrior_lady_may_decline_and_does_nothing_after_a_direct_attack() -> None:
    duel = scenario(phase=Phase.BATTLE)
    lady = duel.alice.attack_position("D.D. Warrior Lady")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.alice.attacks(lady, elf)
    duel.alice.declines()
    assert duel.where(elf) == "graveyard"
    assert duel.where(lady) == "monster zone"

    duel = scenario(phase=Phase.BATTLE)
    lady = duel.alice.attack_position("D.D. Warrior Lady")
    duel.alice.attacks(lady)
    assert duel.bob.life == 6500


def test_dd_assailant_banishes_both_when_destroyed() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    assailant = duel.alice.attack_position("D.D. Assailant")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attacks(skull, assailant)
    assert duel.where(assailant) == duel.where(skull) == "banished"


def test_dd_assailant_banishes_nothing_when_it_survives() -> None:
    duel = scenario(phase=Phase.BATTLE)
    assailant = duel.alice.attack_position("D.D. Assailant")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.alice.attacks(assailant, elf)
    assert duel.where(elf) == "graveyard"
    assert duel.where(assailant) == "monster zone"


@rule("RES-RND-01", "RES-DIS-02")
def test_don_zaloog_discards_or_mills() -> None:
    duel = scenario(phase=Phase.BATTLE)
    don = duel.alice.attack_position("Don Zaloog")
    card = duel.bob.hand("Mystical Elf")
    duel.alice.attacks(don)
    duel.alice.triggers(don)
    duel.alice.declares(0)
    assert duel.where(card) == "graveyard"

    duel = scenario(phase=Phase.BATTLE)
    don = duel.alice.attack_position("Don Zaloog")
    duel.bob.hand("Mystical Elf")
    duel.bob.deck("Hunter Dragon", "Pot of Greed", "Mystical Space Typhoon")
    duel.alice.attacks(don)
    duel.alice.triggers(don)
    duel.alice.declares(1)
    assert duel.bob.cards("graveyard") == ["Hunter Dragon", "Pot of Greed"]


def test_don_zaloog_can_only_mill_an_opponent_with_an_empty_hand() -> None:
    duel = scenario(phase=Phase.BATTLE)
    don = duel.alice.attack_position("Don Zaloog")
    duel.bob.deck("Hunter Dragon", "Pot of Greed")
    duel.alice.attacks(don)
    duel.alice.triggers(don)
    assert len(duel.bob.cards("graveyard")) == 2


@rule("RES-CAN-01")
def test_spirit_reaper_is_not_destroyed_by_battle() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    reaper = duel.alice.attack_position("Spirit Reaper")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attacks(skull, reaper)
    assert duel.where(reaper) == "monster zone"
    assert duel.alice.life == 8000 - 2200


def test_spirit_reaper_discards_after_a_direct_attack_only() -> None:
    duel = scenario(phase=Phase.BATTLE)
    reaper = duel.alice.attack_position("Spirit Reaper")
    card = duel.bob.hand("Mystical Elf")
    duel.alice.attacks(reaper)
    assert duel.where(card) == "graveyard"

    duel = scenario(phase=Phase.BATTLE)
    reaper = duel.alice.attack_position("Spirit Reaper")
    card = duel.bob.hand("Mystical Elf")
    sacrifice = duel.bob.attack_position("Relinquished")
    duel.alice.attacks(reaper, sacrifice)
    assert duel.bob.life == 7700
    assert duel.where(card) == "hand"


@rule("MR3-EFF-02")
def test_spirit_reaper_is_destroyed_after_an_effect_that_targets_it() -> None:
    duel = scenario(turn=BOB)
    reaper = duel.alice.attack_position("Spirit Reaper")
    rush = duel.bob.hand("Rush Recklessly")
    duel.bob.hand("Mystical Elf")
    duel.bob.activates(rush)
    duel.is_settled()
    assert duel.where(reaper) == "graveyard"


def test_spirit_reaper_takes_the_equip_card_along() -> None:
    duel = scenario()
    reaper = duel.alice.attack_position("Spirit Reaper")
    axe = duel.alice.hand("Lucky Iron Axe")
    duel.alice.activates(axe)
    duel.is_settled()
    assert duel.where(reaper) == duel.where(axe) == "graveyard"


def test_spirit_reaper_lives_when_the_activation_is_negated_or_it_is_not_targeted() -> None:
    duel = scenario(turn=BOB)
    reaper = duel.alice.attack_position("Spirit Reaper")
    jammer = duel.alice.has_set("Magic Jammer")
    duel.alice.hand("Mystical Elf")
    rush = duel.bob.hand("Rush Recklessly")
    duel.bob.hand("Mystical Elf")
    duel.bob.activates(rush)
    duel.alice.activates(jammer)
    duel.is_settled()
    assert duel.where(reaper) == "monster zone"

    duel = scenario(turn=BOB)
    reaper = duel.alice.attack_position("Spirit Reaper")
    storm = duel.bob.hand("Heavy Storm")
    duel.alice.has_set("Jar of Greed")
    duel.bob.activates(storm)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(reaper) == "monster zone"


def test_spirit_reaper_targeted_in_the_damage_step_falls_after_damage_calculation() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    reaper = duel.alice.defense_position("Spirit Reaper")
    rush = duel.alice.has_set("Rush Recklessly")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull, reaper)
    duel.alice.passes()  # at the declaration
    duel.alice.activates(rush)
    duel.alice.picks(reaper)
    assert duel.where(reaper) == "graveyard"
    assert duel.alice.life == 8000


@rule("MR3-DSD-14")
def test_zombyra_loses_atk_for_each_monster_it_destroys_and_never_attacks_directly() -> None:
    duel = scenario(phase=Phase.BATTLE)
    zombyra = duel.alice.attack_position("Zombyra the Dark")
    other = duel.alice.attack_position("Mystical Elf")
    dragon = duel.bob.attack_position("Luster Dragon")
    duel.alice.attacks(zombyra, dragon)
    duel.is_settled()
    assert duel.atk(zombyra) == 1900
    duel = scenario(phase=Phase.BATTLE)
    zombyra = duel.alice.attack_position("Zombyra the Dark")
    other = duel.alice.attack_position("Mystical Elf")
    assert not duel.alice.can("attack", zombyra)
    assert duel.alice.can("attack", other)


def test_kycoo_banishes_up_to_two_monsters_after_battle_damage() -> None:
    duel = scenario(phase=Phase.BATTLE)
    kycoo = duel.alice.attack_position("Kycoo the Ghost Destroyer")
    first = duel.bob.graveyard("Mystical Elf")
    second = duel.bob.graveyard("Summoned Skull")
    third = duel.bob.graveyard("Millennium Shield")
    duel.bob.graveyard("Pot of Greed")
    duel.alice.attacks(kycoo)
    duel.alice.triggers(kycoo)
    duel.alice.picks(first, third)
    assert duel.where(first) == duel.where(third) == "banished"
    assert duel.where(second) == "graveyard"


@rule("RES-CAN-01")
def test_kycoo_keeps_the_opponent_from_banishing_from_a_graveyard() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position("Kycoo the Ghost Destroyer")
    envoy = duel.bob.hand("Black Luster Soldier - Envoy of the Beginning")
    duel.bob.graveyard("Mystical Elf", "Summoned Skull")
    assert not duel.bob.can("procedure", envoy)

    duel = scenario()
    duel.alice.attack_position("Kycoo the Ghost Destroyer")
    envoy = duel.alice.hand("Black Luster Soldier - Envoy of the Beginning")
    duel.alice.graveyard("Mystical Elf", "Summoned Skull")
    assert duel.alice.can("procedure", envoy)


def test_blade_knight_is_stronger_with_an_empty_hand() -> None:
    duel = scenario()
    knight = duel.alice.attack_position("Blade Knight")
    pot = duel.alice.hand("Pot of Greed")
    assert duel.atk(knight) == 2000
    duel.alice.activates(pot)
    duel.is_settled()
    assert duel.alice.hand_size == 2
    assert duel.atk(knight) == 1600


@rule("RES-GAP-NEG-03")
def test_blade_knight_alone_negates_flip_effects_of_monsters_it_destroys() -> None:
    duel = scenario(phase=Phase.BATTLE)
    knight = duel.alice.attack_position("Blade Knight")
    turtle = duel.bob.has_set("Green Turtle Summoner")
    duel.alice.attacks(knight, turtle)
    assert duel.where(turtle) == "graveyard"
    assert duel.where(knight) == "monster zone"


def test_blade_knight_with_company_negates_nothing() -> None:
    duel = scenario(phase=Phase.BATTLE)
    knight = duel.alice.attack_position("Blade Knight")
    duel.alice.defense_position("Millennium Shield")
    turtle = duel.bob.has_set("Green Turtle Summoner")
    duel.alice.attacks(knight, turtle)
    duel.bob.picks(knight)
    assert duel.where(knight) == "graveyard"


def test_blade_knight_does_not_negate_what_it_does_not_destroy() -> None:
    duel = scenario(phase=Phase.BATTLE)
    knight = duel.alice.attack_position("Blade Knight")
    duel.alice.hand("Mystical Elf", "Mystical Elf")
    guard = duel.bob.has_set("Gravekeeper's Guard")
    duel.alice.attacks(knight, guard)
    assert duel.where(guard) == "monster zone"
    assert duel.where(knight) == "hand"


@rule("MR3-TIM-01", "MR3-SS-05")
def test_marauding_captain_brings_a_comrade_and_shields_warriors() -> None:
    duel = scenario()
    captain = duel.alice.hand("Marauding Captain")
    sword = duel.alice.hand("Dark Blade")
    duel.alice.hand("Summoned Skull")
    duel.alice.summons(captain)
    duel.alice.triggers(captain)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(sword) == "monster zone"


@rule("MR3-BP-04", "RES-CAN-01")
def test_marauding_captain_is_the_only_warrior_that_can_be_attacked() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    captain = duel.alice.attack_position("Marauding Captain")
    sword = duel.alice.attack_position("Dark Blade")
    elf = duel.alice.attack_position("Mystical Elf")
    hidden = duel.alice.has_set("Dark Blade")
    skull = duel.bob.attack_position("Summoned Skull")
    with pytest.raises(AssertionError):
        duel.bob.attacks(skull, sword)
    assert duel.bob.can("pick", captain)
    assert duel.bob.can("pick", elf)
    assert duel.bob.can("pick", hidden)


def test_two_marauding_captains_lock_attacks_out() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.attack_position("Marauding Captain")
    duel.alice.attack_position("Marauding Captain")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Mystical Elf")
    assert not duel.bob.can("attack", skull)


@pytest.mark.parametrize(
    ("floater", "fits", "misfits"),
    [
        ("Giant Rat", "Exiled Force", "La Jinn the Mystical Genie of the Lamp"),
        ("Shining Angel", "D.D. Warrior Lady", "Blade Knight"),
        ("Mystic Tomato", "Don Zaloog", "Zombyra the Dark"),
    ],
)
def test_floaters_fetch_a_small_monster_of_their_attribute(floater: str, fits: str, misfits: str) -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    fallen = duel.alice.attack_position(floater)
    found = duel.alice.deck(fits)
    left = duel.alice.deck(misfits)
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull, fallen)
    duel.alice.triggers(fallen)
    assert duel.position(found) == "attack"
    assert duel.where(left) == "deck"


def test_floaters_do_nothing_when_an_effect_destroys_them() -> None:
    duel = scenario(turn=BOB)
    rat = duel.alice.attack_position("Giant Rat")
    duel.alice.deck("Exiled Force")
    hole = duel.bob.hand("Dark Hole")
    duel.bob.activates(hole)
    duel.is_settled()
    assert duel.where(rat) == "graveyard"


@rule("RES-HND-02", "RES-DRW-07", "MR3-SHF-01")
def test_sangan_fetches_a_monster_from_the_deck() -> None:
    duel = scenario(filler=0)
    sangan = duel.alice.attack_position("Sangan")
    kuriboh = duel.alice.deck("Sinister Serpent")
    faith = duel.alice.deck("D.D. Warrior Lady")
    duel.alice.deck("Luster Dragon", "Pot of Greed")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(hole)
    assert sorted(duel.alice.offered_cards()) == ["D.D. Warrior Lady", "Sinister Serpent"]
    duel.alice.picks(faith)
    duel.is_settled()
    assert duel.where(sangan) == "graveyard"
    assert duel.where(faith) == "hand"
    assert duel.where(kuriboh) == "deck"


def test_a_monster_fetched_by_sangan_cannot_activate_its_effects_until_the_turn_ends() -> None:
    duel = scenario(filler=0)
    duel.alice.attack_position("Sangan")
    exiled = duel.alice.deck("Exiled Force")
    other = duel.alice.attack_position("Exiled Force")
    sword = duel.alice.attack_position("D.D. Warrior Lady")
    hole = duel.alice.hand("Raigeki Break")
    duel.bob.attack_position("Mystical Elf")
    tribute = duel.alice.hand("Summoned Skull")
    assert duel.alice.can("activate", other)
    duel.alice.summons(tribute)
    duel.alice.picks("Sangan")
    duel.is_settled()
    assert duel.where(exiled) == "hand"
    assert not duel.alice.can("activate", other)  # another copy is barred as well
    assert duel.where(sword) == "monster zone"
    assert duel.where(hole) == "hand"


@rule("MR3-OPT-04")
def test_sangan_works_once_a_turn() -> None:
    duel = scenario()
    duel.alice.attack_position("Sangan")
    duel.alice.attack_position("Sangan")
    duel.alice.deck("Sinister Serpent", "Thousand-Eyes Idol")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(hole)
    duel.alice.triggers("Sangan")  # one of the two; the other may no longer be used
    duel.alice.picks("Sinister Serpent")
    duel.is_settled()
    assert duel.alice.cards("hand") == ["Sinister Serpent"]


def test_witch_of_the_black_forest_looks_at_def() -> None:
    duel = scenario()
    witch = duel.alice.attack_position("Witch of the Black Forest")
    skull = duel.alice.deck("Summoned Skull")
    duel.alice.deck("Mystical Elf")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(witch) == "graveyard"
    assert duel.where(skull) == "hand"


@rule("MR3-PHASE-04", "MR3-OPT-04")
def test_sinister_serpent_returns_once_a_turn_and_costs_a_serpent_in_the_next_end_phase() -> None:
    duel = scenario(phase=Phase.STANDBY)
    serpent = duel.alice.graveyard("Sinister Serpent")
    other = duel.alice.graveyard("Sinister Serpent")
    duel.alice.triggers(serpent)
    duel.is_settled()
    assert duel.where(serpent) == "hand"
    assert duel.where(other) == "graveyard"
    duel.alice.ends_turn()
    assert duel.duel.turn_player == BOB
    assert duel.where(other) == "graveyard"
    duel.bob.ends_turn()
    assert duel.where(other) == "banished"
    assert duel.where(serpent) == "hand"


def test_sinister_serpent_may_stay_and_waits_for_the_own_standby_phase() -> None:
    duel = scenario(phase=Phase.STANDBY)
    serpent = duel.alice.graveyard("Sinister Serpent")
    duel.alice.passes()
    duel.is_settled()
    assert duel.where(serpent) == "graveyard"

    duel = scenario(turn=BOB, phase=Phase.STANDBY)
    serpent = duel.alice.graveyard("Sinister Serpent")
    duel.is_settled()
    assert duel.where(serpent) == "graveyard"


def test_thunder_dragon_discards_itself_for_two_more() -> None:
    duel = scenario()
    dragon = duel.alice.hand("Thunder Dragon")
    first = duel.alice.deck("Thunder Dragon")
    second = duel.alice.deck("Thunder Dragon")
    duel.alice.activates(dragon)
    assert duel.where(dragon) == "graveyard"
    assert duel.alice.can("finish")
    duel.alice.picks("Thunder Dragon")
    duel.is_settled()
    assert duel.where(first) == duel.where(second) == "hand"
    assert not duel.alice.can("activate", "Thunder Dragon")


def test_apprentice_magician_puts_a_counter_where_one_fits() -> None:
    duel = scenario()
    apprentice = duel.alice.hand("Apprentice Magician")
    breaker = duel.alice.attack_position("Breaker the Magical Warrior")
    full = duel.bob.attack_position("Breaker the Magical Warrior")
    duel.bob.has_counters(full, COUNTER, 1)
    duel.alice.summons(apprentice)
    duel.is_settled()
    assert duel.counters(breaker, COUNTER) == 1
    assert duel.counters(full, COUNTER) == 1


def test_apprentice_magician_does_nothing_where_no_counter_fits() -> None:
    duel = scenario()
    apprentice = duel.alice.hand("Apprentice Magician")
    duel.alice.attack_position("Mystical Elf")
    duel.alice.summons(apprentice)
    duel.is_settled()


@rule("MR3-SET-03")
def test_apprentice_magician_is_replaced_face_down_when_destroyed_by_battle() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    apprentice = duel.alice.attack_position("Apprentice Magician")
    faith = duel.alice.deck("Magician of Faith")
    duel.alice.deck("Kycoo the Ghost Destroyer", "Sinister Serpent")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull, apprentice)
    duel.alice.triggers(apprentice)
    assert duel.position(faith) == "face-down"


@rule("RES-CAN-01", "RES-GAP-NEG-03")
def test_jinzo_forbids_and_negates_traps() -> None:
    duel = scenario()
    jinzo = duel.alice.attack_position("Jinzo")
    jar = duel.alice.has_set("Jar of Greed")
    duel.bob.has_set("Torrential Tribute")
    elf = duel.alice.hand("Mystical Elf")
    assert not duel.alice.can("activate", jar)
    duel.alice.summons(elf)
    duel.is_settled()
    assert duel.where(jinzo) == "monster zone"


def test_jinzo_forbids_the_effect_of_a_face_up_trap_but_not_of_one_in_the_graveyard() -> None:
    duel = scenario()
    duel.alice.has_life(3000)
    offering = duel.alice.face_up("Ultimate Offering")
    duel.alice.hand("Mystical Elf")
    assert duel.alice.can("activate", offering)
    duel = scenario()
    duel.bob.attack_position("Jinzo")
    offering = duel.alice.face_up("Ultimate Offering")
    duel.alice.hand("Mystical Elf")
    assert not duel.alice.can("activate", offering)


def test_jinzo_lifts_what_a_continuous_trap_did() -> None:
    duel = scenario()
    shadow = duel.bob.has_set("Shadow Spell")
    skull = duel.alice.attack_position("Summoned Skull")
    jar = duel.alice.has_set("Jar of Greed")
    jinzo = duel.alice.hand("Jinzo")
    duel.alice.attack_position("Mystical Elf")
    duel.alice.activates(jar)
    duel.bob.activates(shadow)
    duel.bob.picks(skull)
    duel.is_settled()
    assert duel.atk(skull) == 1800
    duel.alice.summons(jinzo)
    duel.alice.picks("Mystical Elf")
    duel.is_settled()
    assert duel.atk(skull) == 2500
    duel.alice.enters_battle()
    assert duel.alice.can("attack", skull)


def test_a_trap_chained_to_the_effect_that_brings_jinzo_resolves_first() -> None:
    duel = scenario()
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.graveyard("Jinzo")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.activates(reborn)
    duel.bob.activates(jar)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.bob.hand_size == 1


@rule("MR3-CTR-01", "MR3-CTR-02", "MR3-TEXT-02")
def test_breaker_gets_a_counter_when_normal_summoned_and_spends_it() -> None:
    duel = scenario()
    breaker = duel.alice.hand("Breaker the Magical Warrior")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.summons(breaker)
    duel.all_pass()
    duel.is_settled()
    assert duel.counters(breaker, COUNTER) == 1
    assert duel.atk(breaker) == 1900
    duel.alice.activates(breaker)
    assert duel.counters(breaker, COUNTER) == 0
    duel.bob.passes()
    duel.is_settled()
    assert duel.where(jar) == "graveyard"
    assert duel.atk(breaker) == 1600
    assert not duel.alice.can("activate", breaker)


def test_breaker_gets_no_counter_when_special_summoned() -> None:
    duel = scenario()
    breaker = duel.alice.graveyard("Breaker the Magical Warrior")
    reborn = duel.alice.hand("Monster Reborn")
    duel.bob.has_set("Heavy Storm")
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.counters(breaker, COUNTER) == 0
    assert not duel.alice.can("activate", breaker)


@rule("MR3-COST-01")
def test_tribe_infecting_virus_declares_a_race_and_destroys_it() -> None:
    duel = scenario()
    virus = duel.alice.attack_position("Tribe-Infecting Virus")
    cost = duel.alice.hand("Pot of Greed")
    elf = duel.alice.attack_position("Mystical Elf")
    theirs = duel.bob.attack_position("Mystical Elf")
    hidden = duel.bob.has_set("Mystical Elf")
    dragon = duel.bob.attack_position("Luster Dragon")
    duel.alice.activates(virus)
    assert duel.where(cost) == "graveyard"
    duel.alice.declares(Race.SPELLCASTER.bit_length() - 1)
    duel.is_settled()
    assert duel.where(elf) == duel.where(theirs) == "graveyard"
    assert duel.where(hidden) == duel.where(dragon) == duel.where(virus) == "monster zone"


def test_tribe_infecting_virus_may_be_used_as_often_as_cards_are_discarded() -> None:
    duel = scenario()
    virus = duel.alice.attack_position("Tribe-Infecting Virus")
    duel.alice.hand("Pot of Greed", "Heavy Storm")
    duel.bob.attack_position("Mystical Elf")
    duel.alice.activates(virus)
    duel.alice.picks("Pot of Greed")
    assert not duel.alice.can("declare", number=Race.DRAGON.bit_length() - 1), "no Dragon is there to be destroyed"
    duel.alice.declares(Race.SPELLCASTER.bit_length() - 1)
    duel.is_settled()
    assert duel.alice.can("activate", virus)
    duel.alice.activates(virus)
    duel.is_settled()
    assert duel.where(virus) == "graveyard", "Aqua is the only type left to declare"


@rule("MR3-COST-02")
def test_exiled_force_releases_itself_to_destroy_a_monster() -> None:
    duel = scenario()
    exiled = duel.alice.attack_position("Exiled Force")
    assert not duel.alice.can("activate", exiled)
    duel = scenario()
    exiled = duel.alice.attack_position("Exiled Force")
    shield = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(exiled)
    duel.is_settled()
    assert duel.where(exiled) == duel.where(shield) == "graveyard"


@rule("MR3-FLIP-01")
def test_tsukuyomi_turns_a_monster_face_down_and_returns_in_the_end_phase() -> None:
    duel = scenario()
    tsukuyomi = duel.alice.hand("Tsukuyomi")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.alice.summons(tsukuyomi)
    duel.alice.picks(skull)
    duel.is_settled()
    assert duel.position(skull) == "face-down"
    duel.alice.ends_turn()
    assert duel.where(tsukuyomi) == "hand"


def test_tsukuyomi_may_hide_itself_and_then_stays() -> None:
    duel = scenario()
    tsukuyomi = duel.alice.hand("Tsukuyomi")
    duel.alice.summons(tsukuyomi)
    duel.is_settled()
    assert duel.position(tsukuyomi) == "face-down"
    duel.alice.ends_turn()
    assert duel.where(tsukuyomi) == "monster zone"


def test_tsukuyomi_works_when_flipped_by_an_attack_and_cannot_be_special_summoned() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    tsukuyomi = duel.alice.has_set("Tsukuyomi")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(elf, tsukuyomi)
    duel.alice.picks(elf)
    assert duel.position(elf) == "face-down"
    duel.bob.ends_turn()
    assert duel.where(tsukuyomi) == "hand"

    duel = scenario()
    duel.alice.graveyard("Tsukuyomi")
    reborn = duel.alice.hand("Monster Reborn")
    assert not duel.alice.can("activate", reborn)


@rule("MR3-SS-04", "MR3-SS-09", "MR3-TYPE-14")
def test_chaos_monsters_banish_a_light_and_a_dark_monster() -> None:
    duel = scenario()
    sorcerer = duel.alice.hand("Chaos Sorcerer")
    light = duel.alice.graveyard("Mystical Elf")
    dark = duel.alice.graveyard("Summoned Skull")
    assert not duel.alice.can("summon", sorcerer)
    assert not duel.alice.can("set monster", sorcerer)
    duel.alice.special_summons(sorcerer)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(light) == duel.where(dark) == "banished"
    assert duel.where(sorcerer) == "monster zone"

    duel = scenario()
    sorcerer = duel.alice.hand("Chaos Sorcerer")
    duel.alice.graveyard("Summoned Skull", "Sangan")
    assert not duel.alice.can("procedure", sorcerer)


@rule("MR3-SS-06", "MR3-SS-07")
def test_chaos_monsters_are_revived_only_after_a_proper_summon() -> None:
    duel = scenario()
    reborn = duel.alice.hand("Monster Reborn")
    duel.alice.graveyard("Black Luster Soldier - Envoy of the Beginning", proper=False)
    assert not duel.alice.can("activate", reborn)
    duel = scenario()
    reborn = duel.alice.hand("Monster Reborn")
    envoy = duel.alice.graveyard("Black Luster Soldier - Envoy of the Beginning")
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(envoy) == "monster zone"


def test_chaos_sorcerer_banishes_a_face_up_monster_and_does_not_attack() -> None:
    duel = scenario()
    sorcerer = duel.alice.attack_position("Chaos Sorcerer")
    skull = duel.bob.attack_position("Summoned Skull")
    hidden = duel.bob.has_set("Mystical Elf")
    duel.alice.activates(sorcerer)
    assert not duel.alice.can("pick", hidden)
    duel.alice.picks(skull)
    duel.is_settled()
    assert duel.where(skull) == "banished"
    assert not duel.alice.can("activate", sorcerer)
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", sorcerer)


def test_chaos_sorcerer_that_has_attacked_does_not_banish() -> None:
    duel = scenario(phase=Phase.BATTLE)
    sorcerer = duel.alice.attack_position("Chaos Sorcerer")
    other = duel.alice.attack_position("Summoned Skull")
    duel.bob.attack_position("Millennium Shield")
    duel.bob.attack_position("Millennium Shield")
    duel.alice.attacks(sorcerer, "Millennium Shield")
    duel.alice.ends_battle()
    assert duel.alice.can("turn", other)
    assert not duel.alice.can("activate", sorcerer)


def test_black_luster_soldier_envoy_banishes_or_attacks_twice() -> None:
    duel = scenario()
    envoy = duel.alice.attack_position("Black Luster Soldier - Envoy of the Beginning")
    hidden = duel.bob.has_set("Mystical Elf")
    duel.alice.activates(envoy)
    duel.alice.picks(hidden)
    duel.is_settled()
    assert duel.where(hidden) == "banished"
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", envoy)

    duel = scenario(phase=Phase.BATTLE)
    envoy = duel.alice.attack_position("Black Luster Soldier - Envoy of the Beginning")
    duel.alice.hand("Mystical Elf")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.alice.attacks(envoy, elf)
    duel.alice.triggers(envoy)
    duel.alice.attacks(envoy)
    assert duel.bob.life == 8000 - 2200 - 3000
    duel.is_settled()
    assert not duel.alice.can("attack", envoy)


def test_black_luster_soldier_envoy_may_decline_and_gets_no_attack_for_being_attacked() -> None:
    duel = scenario(phase=Phase.BATTLE)
    envoy = duel.alice.attack_position("Black Luster Soldier - Envoy of the Beginning")
    duel.alice.hand("Mystical Elf")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.alice.attacks(envoy, elf)
    duel.alice.declines()
    assert not duel.alice.can("attack", envoy)

    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.attack_position("Black Luster Soldier - Envoy of the Beginning")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(elf, "Black Luster Soldier - Envoy of the Beginning")
    duel.is_settled()


# Relinquished and Thousand-Eyes Restrict


@rule("MR3-RIT-03", "MR3-RIT-04", "MR3-RIT-06")
def test_black_illusion_ritual_brings_relinquished() -> None:
    duel = scenario()
    ritual = duel.alice.hand("Black Illusion Ritual")
    sacrifice = duel.alice.hand("Relinquished")
    elf = duel.alice.hand("Mystical Elf")
    duel.alice.activates(ritual)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(sacrifice) == "monster zone"
    assert duel.where(elf) == duel.where(ritual) == "graveyard"


@rule("MR3-EQP-01", "RES-GAP-EQP-01")
def test_relinquished_absorbs_one_monster_and_has_its_figures() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.face_up("Lucky Iron Axe", equipped_to=skull)
    duel.bob.attack_position("Mystical Elf")
    duel.alice.activates(sacrifice)
    duel.alice.picks(skull)
    duel.is_settled()
    assert duel.where(skull) == "spell zone"
    assert duel.controller(skull) == 0
    assert (duel.atk(sacrifice), duel.defense(sacrifice)) == (2500, 1200)
    assert not duel.alice.can("activate", sacrifice)


def test_relinquished_may_absorb_again_when_its_prey_is_gone_and_a_turn_has_passed() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    skull = duel.bob.attack_position("Summoned Skull")
    elf = duel.bob.attack_position("Mystical Elf")
    storm = duel.alice.hand("Heavy Storm")
    duel.alice.activates(sacrifice)
    duel.alice.picks(skull)
    duel.is_settled()
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"
    assert duel.atk(sacrifice) == 0
    assert not duel.alice.can("activate", sacrifice)  # once per turn
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.is_settled()
    duel.alice.activates(sacrifice)
    duel.is_settled()
    assert duel.atk(sacrifice) == 800
    assert duel.where(elf) == "spell zone"


@rule("RES-DES-05")
def test_relinquished_lets_its_prey_die_in_battle_and_shares_the_damage() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.hand("Mystical Elf")
    duel.alice.activates(sacrifice)
    duel.alice.picks(skull)
    duel.is_settled()
    duel.alice.enters_battle()
    duel.alice.attacks(sacrifice, "Blue-Eyes White Dragon")
    assert duel.where(sacrifice) == "monster zone"
    assert duel.where(skull) == "graveyard"
    assert duel.atk(sacrifice) == 0
    assert (duel.alice.life, duel.bob.life) == (7500, 7500)


def test_relinquished_without_prey_falls_and_shares_nothing() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    sacrifice = duel.alice.attack_position("Relinquished")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(elf, sacrifice)
    assert duel.where(sacrifice) == "graveyard"
    assert (duel.alice.life, duel.bob.life) == (7200, 8000)


def test_relinquished_absorbs_a_face_down_monster_without_gaining_from_it() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    hidden = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(sacrifice)
    duel.is_settled()
    assert duel.where(hidden) == "spell zone"
    assert duel.position(hidden) == "face-down"
    assert (duel.atk(sacrifice), duel.defense(sacrifice)) == (0, 0)
    assert not duel.alice.can("activate", sacrifice)


def test_relinquished_gives_its_prey_up_when_it_is_turned_face_down() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    skull = duel.bob.attack_position("Summoned Skull")
    moon = duel.alice.hand("Book of Moon")
    duel.alice.activates(sacrifice)
    duel.all_pass()
    duel.is_settled()
    duel.alice.activates(moon)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"


def test_relinquished_needs_a_free_spell_and_trap_zone() -> None:
    duel = scenario()
    sacrifice = duel.alice.attack_position("Relinquished")
    duel.bob.attack_position("Summoned Skull")
    for _ in range(5):
        duel.alice.has_set("Magic Jammer")
    assert not duel.alice.can("activate", sacrifice)


@rule("MR3-FUS-01", "MR3-FUS-03")
def test_thousand_eyes_restrict_is_made_of_relinquished_and_thousand_eyes_idol() -> None:
    duel = scenario()
    fusion = duel.alice.hand("Polymerization")
    duel.alice.hand("Relinquished", "Thousand-Eyes Idol")
    restrict = duel.alice.extra("Thousand-Eyes Restrict")
    duel.alice.activates(fusion)
    duel.alice.picks("Relinquished")
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(restrict) == "monster zone"


@rule("RES-CAN-01")
def test_thousand_eyes_restrict_holds_every_other_monster() -> None:
    duel = scenario(turn=BOB)
    restrict = duel.alice.attack_position("Thousand-Eyes Restrict")
    skull = duel.bob.attack_position("Summoned Skull")
    hidden = duel.bob.has_set("Green Turtle Summoner")
    assert not duel.bob.can("turn", skull)
    assert not duel.bob.can("flip", hidden)
    duel.bob.enters_battle()
    assert not duel.bob.can("attack", skull)
    assert duel.where(restrict) == "monster zone"

    duel = scenario()
    restrict = duel.alice.attack_position("Thousand-Eyes Restrict")
    mine = duel.alice.attack_position("Summoned Skull")
    assert duel.alice.can("turn", restrict)
    assert not duel.alice.can("turn", mine)
    duel.alice.enters_battle()
    assert duel.alice.can("attack", restrict)
    assert not duel.alice.can("attack", mine)


def test_effects_still_change_positions_beside_thousand_eyes_restrict() -> None:
    duel = scenario()
    duel.alice.attack_position("Thousand-Eyes Restrict")
    skull = duel.bob.attack_position("Summoned Skull")
    moon = duel.alice.hand("Book of Moon")
    duel.alice.activates(moon)
    duel.alice.picks(skull)
    duel.is_settled()
    assert duel.position(skull) == "face-down"


def test_thousand_eyes_restrict_absorbs_and_survives_battle() -> None:
    duel = scenario()
    restrict = duel.alice.attack_position("Thousand-Eyes Restrict")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.hand("Mystical Elf")
    duel.alice.activates(restrict)
    duel.alice.picks(skull)
    duel.is_settled()
    assert (duel.atk(restrict), duel.defense(restrict)) == (2500, 1200)
    duel.alice.enters_battle()
    duel.alice.attacks(restrict, "Blue-Eyes White Dragon")
    assert duel.where(restrict) == "monster zone"
    assert duel.where(skull) == "graveyard"
    assert (duel.alice.life, duel.bob.life) == (7500, 8000)


@pytest.mark.parametrize(
    ("fusion", "materials"),
    [
        ("Sanwitch", ("Sangan", "Witch of the Black Forest")),
        ("Twin-Headed Thunder Dragon", ("Thunder Dragon", "Thunder Dragon")),
        ("Black Skull Dragon", ("Summoned Skull", "Red-Eyes Black Dragon")),
        ("Blue-Eyes Ultimate Dragon", ("Blue-Eyes White Dragon", "Blue-Eyes White Dragon", "Blue-Eyes White Dragon")),
    ],
)
def test_fusion_monsters_without_effect_are_made_of_their_materials(fusion: str, materials: tuple[str, ...]) -> None:
    duel = scenario()
    spell = duel.alice.hand("Polymerization")
    duel.alice.hand(*materials)
    monster = duel.alice.extra(fusion)
    duel.alice.activates(spell)
    duel.alice.picks(*materials[1:])
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(monster) == "monster zone"
    assert duel.alice.hand_size == 0


@pytest.mark.parametrize("fusion", ["Dragoness the Wicked Knight", "Musician King", "Roaring Ocean Snake"])
def test_fusion_monsters_cannot_be_made_of_anything_else(fusion: str) -> None:
    duel = scenario()
    spell = duel.alice.hand("Polymerization")
    duel.alice.hand("Witch of the Black Forest", "Mystical Elf")
    duel.alice.extra(fusion)
    assert not duel.alice.can("activate", spell)

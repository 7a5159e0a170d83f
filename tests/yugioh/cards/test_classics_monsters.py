"""Rulings of the monsters of the years up to 2005: what flips, what fights, what finds."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

ATTACK = 1
DEFENSE = 4


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

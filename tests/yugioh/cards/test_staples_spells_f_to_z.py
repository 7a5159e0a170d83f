"""Spell Cards of the staples, from Forbidden Dress on: each effect, and the rulings that go wrong most easily."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
STONE = "Giant Soldier of Stone"
MAGICIAN = "Dark Magician"
CHASER = "Mechanicalchaser"
WALL = "Labyrinth Wall"
HINOTAMA = "Hinotama"


# Forbidden Dress


def test_forbidden_dress_saves_from_destruction_and_targeting_but_costs_600() -> None:
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    duel.alice.attack_position(STONE)
    duel.alice.hand("Forbidden Dress", "Black Pendant")
    duel.alice.activates("Forbidden Dress")
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.atk(ox) == 1100
    duel.alice.activates("Black Pendant")
    duel.is_settled()
    assert duel.atk(STONE) == 1800
    duel.alice.ends_turn()
    assert duel.atk(ox) == 1700


@rule("RES-CAN-01")
def test_forbidden_dress_in_response_makes_the_destruction_fail() -> None:
    duel = scenario(turn=BOB)
    ox = duel.alice.attack_position(OX)
    duel.alice.has_set("Forbidden Dress")
    duel.bob.hand("Smashing Ground", "Last Day of Witch")
    duel.bob.activates("Smashing Ground")
    duel.alice.activates("Forbidden Dress")
    duel.is_settled()
    assert duel.where(ox) == "monster zone"
    assert duel.where("Smashing Ground") == "graveyard"


@rule("MR3-DS-01", "MR3-DS-02")
def test_forbidden_dress_in_the_damage_step_but_not_at_damage_calculation() -> None:
    duel = scenario(phase=Phase.BATTLE)
    attacker = duel.alice.attack_position(OX)
    target = duel.bob.attack_position(GAIA)
    duel.alice.hand("Forbidden Dress")
    duel.alice.attacks(attacker, target)
    duel.alice.passes()
    assert duel.duel.step == 0x4
    duel.alice.passes()
    assert duel.duel.step == 0x8
    assert duel.alice.can("activate", "Forbidden Dress")
    duel.alice.activates("Forbidden Dress")
    duel.alice.picks(target)
    duel.is_settled()
    assert duel.where(attacker) == duel.where(target) == "graveyard"
    assert duel.alice.life == duel.bob.life == 8000


# Gaia Power, Sogen, Yami


def test_gaia_power_raises_atk_and_lowers_def_of_earth_monsters() -> None:
    duel = scenario()
    mine = duel.alice.attack_position(STONE)
    theirs = duel.bob.attack_position(OX)
    dark = duel.bob.attack_position(MAGICIAN)
    duel.alice.hand("Gaia Power")
    duel.alice.activates("Gaia Power")
    duel.is_settled()
    assert (duel.atk(mine), duel.defense(mine)) == (1800, 1600)
    assert (duel.atk(theirs), duel.defense(theirs)) == (2200, 600)
    assert (duel.atk(dark), duel.defense(dark)) == (2500, 2100)


def test_sogen_helps_warriors_and_beast_warriors_only() -> None:
    duel = scenario()
    duel.bob.face_up("Sogen")
    knight = duel.alice.attack_position(GAIA)
    ox = duel.bob.attack_position(OX)
    stone = duel.alice.attack_position(STONE)
    duel.is_settled()
    assert (duel.atk(knight), duel.defense(knight)) == (2500, 2300)
    assert (duel.atk(ox), duel.defense(ox)) == (1900, 1200)
    assert (duel.atk(stone), duel.defense(stone)) == (1300, 2000)


def test_yami_helps_fiends_and_spellcasters_and_weakens_fairies() -> None:
    duel = scenario()
    duel.alice.face_up("Yami")
    magician = duel.alice.attack_position(MAGICIAN)
    kuriboh = duel.bob.attack_position("Kuriboh")
    fairy = duel.bob.attack_position("Shining Abyss")
    duel.is_settled()
    assert (duel.atk(magician), duel.defense(magician)) == (2700, 2300)
    assert (duel.atk(kuriboh), duel.defense(kuriboh)) == (500, 400)
    assert (duel.atk(fairy), duel.defense(fairy)) == (1400, 1600)


@rule("MR3-SPL-08")
def test_a_new_field_spell_replaces_only_ones_own() -> None:
    duel = scenario()
    duel.alice.face_up("Yami")
    duel.bob.face_up("Sogen")
    duel.alice.hand("Gaia Power")
    duel.alice.activates("Gaia Power")
    duel.is_settled()
    assert duel.where("Yami") == "graveyard"
    assert duel.where("Sogen") == duel.where("Gaia Power") == "field zone"


# Last Day of Witch


def test_last_day_of_witch_destroys_face_up_spellcasters_of_both_sides() -> None:
    duel = scenario()
    duel.alice.hand("Last Day of Witch")
    mine = duel.alice.attack_position("Gagaga Magician")
    theirs = duel.bob.attack_position(MAGICIAN)
    hidden = duel.bob.has_set("Peten the Dark Clown")
    ox = duel.bob.attack_position(OX)
    duel.alice.activates("Last Day of Witch")
    duel.is_settled()
    assert duel.where(mine) == duel.where(theirs) == "graveyard"
    assert duel.where(hidden) == duel.where(ox) == "monster zone"


def test_last_day_of_witch_needs_a_face_up_spellcaster() -> None:
    duel = scenario()
    duel.alice.hand("Last Day of Witch")
    duel.bob.has_set(MAGICIAN)
    assert not duel.alice.can("activate", "Last Day of Witch")


# Legendary Sword


@rule("MR3-TGT-01", "MR3-GAP-EQP-01")
def test_legendary_sword_fits_only_warriors() -> None:
    duel = scenario()
    sword = duel.alice.hand("Legendary Sword")
    knight = duel.bob.attack_position(GAIA)
    duel.alice.attack_position(STONE)
    duel.bob.attack_position("D.D. Warrior")
    duel.alice.activates(sword)
    assert sorted(duel.alice.offered_cards()) == sorted([GAIA, "D.D. Warrior"])
    duel.alice.picks(knight)
    duel.is_settled()
    assert (duel.atk(knight), duel.defense(knight)) == (2600, 2400)


# Limiter Removal


@rule("MR3-END-06")
def test_limiter_removal_doubles_own_machines_and_destroys_them_in_the_end_phase() -> None:
    duel = scenario()
    duel.alice.hand("Limiter Removal")
    chaser = duel.alice.attack_position(CHASER)
    ox = duel.alice.attack_position(OX)
    theirs = duel.bob.attack_position("Cannon Soldier")
    late = duel.alice.hand("Jinzo #7")
    duel.alice.activates("Limiter Removal")
    duel.is_settled()
    assert duel.atk(chaser) == 3700
    assert duel.atk(theirs) == 1400
    duel.alice.summons(late)
    assert duel.atk(late) == 500
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(chaser) == "graveyard"
    assert duel.where(late) == duel.where(ox) == duel.where(theirs) == "monster zone"


def test_limiter_removal_doubles_what_the_atk_is_at_that_moment() -> None:
    duel = scenario()
    first = duel.alice.hand("Limiter Removal")
    second = duel.alice.hand("Limiter Removal")
    chaser = duel.alice.attack_position(CHASER)
    duel.alice.face_up("Black Pendant", chaser)
    duel.alice.activates(first)
    duel.alice.passes()
    assert duel.atk(chaser) == 4700
    duel.alice.activates(second)
    duel.is_settled()
    assert duel.atk(chaser) == 9400


@rule("MR3-DS-01")
def test_limiter_removal_in_the_damage_step() -> None:
    duel = scenario(phase=Phase.BATTLE)
    chaser = duel.alice.attack_position(CHASER)
    duel.alice.attack_position("Petit Moth")
    gaia = duel.bob.attack_position(GAIA)
    duel.alice.hand("Limiter Removal")
    duel.alice.attacks(chaser, gaia)
    duel.alice.passes()
    assert duel.duel.step == 0x4
    duel.alice.activates("Limiter Removal")
    duel.is_settled()
    assert duel.where(gaia) == "graveyard"
    assert duel.bob.life == 8000 - (3700 - 2300)


def test_limiter_removal_spares_a_machine_that_has_left_and_come_back() -> None:
    duel = scenario()
    duel.alice.hand("Limiter Removal")
    duel.alice.has_set("Interdimensional Matter Transporter")
    chaser = duel.alice.attack_position(CHASER)
    duel.alice.activates("Limiter Removal")
    duel.alice.passes()
    assert duel.atk(chaser) == 3700
    duel.alice.activates("Interdimensional Matter Transporter")
    duel.is_settled()
    assert duel.where(chaser) == "banished"
    duel.alice.ends_turn()
    duel.alice.processes("Interdimensional Matter Transporter")
    duel.is_settled()
    assert duel.where(chaser) == "monster zone"
    assert duel.atk(chaser) == 1850


# Mage Power


def test_mage_power_counts_all_spells_and_traps_of_its_controller() -> None:
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    duel.alice.has_set("Divine Wrath")
    duel.alice.pendulum_zones("Flash Knight")
    duel.bob.has_set("Divine Wrath")
    power = duel.alice.hand("Mage Power")
    duel.alice.hand("Sogen")
    duel.alice.activates(power)
    duel.is_settled()
    assert (duel.atk(ox), duel.defense(ox)) == (1700 + 1500, 1000 + 1500)
    duel.alice.activates("Sogen")
    assert duel.atk(ox) == 1700 + 2000 + 200


# Polymerization


@rule("MR3-FUS-02", "MR3-FUS-03", "MR3-FUS-06", "MR3-FUS-07")
def test_polymerization_fuses_from_hand_and_field() -> None:
    duel = scenario()
    duel.alice.hand("Polymerization", "Curse of Dragon")
    knight = duel.alice.has_set(GAIA)
    dragon = duel.alice.extra("Gaia the Dragon Champion")
    duel.alice.extra("Elemental HERO Flame Wingman")
    duel.alice.activates("Polymerization")
    duel.alice.picks(knight)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(dragon) == "monster zone"
    assert duel.where(knight) == duel.where("Curse of Dragon") == duel.where("Polymerization") == "graveyard"


def test_polymerization_needs_all_materials() -> None:
    duel = scenario()
    duel.alice.hand("Polymerization", "Curse of Dragon")
    duel.alice.extra("Gaia the Dragon Champion")
    duel.bob.attack_position(GAIA)
    assert not duel.alice.can("activate", "Polymerization")


# Soul Exchange


@rule("MR3-SUM-03", "MR3-SUM-05", "RES-SND-05")
def test_soul_exchange_makes_the_opponents_monster_the_release() -> None:
    duel = scenario()
    duel.alice.hand("Soul Exchange")
    curse = duel.alice.hand("Curse of Dragon")
    own = duel.alice.attack_position(STONE)
    victim = duel.bob.attack_position(MAGICIAN)
    duel.alice.activates("Soul Exchange")
    duel.is_settled()
    duel.alice.summons(curse)
    duel.is_settled()
    assert duel.where(victim) == "graveyard"
    assert victim in duel.duel.graveyard[BOB]
    assert duel.where(own) == "monster zone"
    assert not duel.alice.can("battle")


def test_soul_exchange_replaces_only_one_of_two_releases() -> None:
    duel = scenario()
    duel.alice.hand("Soul Exchange", MAGICIAN)
    duel.alice.attack_position(STONE)
    duel.alice.attack_position(OX)
    victim = duel.bob.has_set(GAIA)
    duel.alice.activates("Soul Exchange")
    duel.alice.summons(MAGICIAN)
    assert sorted(duel.alice.offered_cards()) == sorted([STONE, OX])
    duel.alice.picks(OX)
    duel.is_settled()
    assert duel.where(victim) == duel.where(OX) == "graveyard"
    assert duel.where(STONE) == "monster zone"


def test_soul_exchange_also_pays_costs() -> None:
    duel = scenario()
    duel.alice.hand("Soul Exchange")
    cannon = duel.alice.attack_position("Cannon Soldier")
    victim = duel.bob.attack_position(OX)
    duel.alice.activates("Soul Exchange")
    duel.alice.activates(cannon)
    duel.is_settled()
    assert duel.where(victim) == "graveyard"
    assert duel.where(cannon) == "monster zone"
    assert duel.bob.life == 7500
    duel.alice.activates(cannon)
    assert duel.where(cannon) == "graveyard"


def test_soul_exchange_also_serves_a_ritual() -> None:
    duel = scenario()
    duel.alice.hand("Soul Exchange", "Black Luster Ritual", "Black Luster Soldier")
    wall = duel.alice.hand(WALL)
    own = duel.alice.attack_position(STONE)
    victim = duel.bob.attack_position(OX)
    duel.alice.activates("Soul Exchange")
    duel.alice.activates("Black Luster Ritual")
    duel.alice.picks(wall)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where("Black Luster Soldier") == duel.where(own) == "monster zone"
    assert duel.where(victim) == duel.where(wall) == "graveyard"


@rule("MR3-ZONE-02")
def test_soul_exchange_frees_no_zone_of_ones_own() -> None:
    duel = scenario()
    duel.alice.hand("Soul Exchange", "Curse of Dragon")
    for _ in range(5):
        duel.alice.attack_position(STONE)
    duel.bob.attack_position(OX)
    assert duel.alice.can("summon", "Curse of Dragon")
    duel.alice.activates("Soul Exchange")
    assert not duel.alice.can("summon", "Curse of Dragon")


@rule("MR3-PHASE-10")
def test_soul_exchange_cannot_be_used_after_the_battle_phase() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.hand("Soul Exchange")
    duel.bob.attack_position(OX)
    duel.alice.attack_position(STONE)
    duel.alice.ends_battle()
    assert not duel.alice.can("activate", "Soul Exchange")


def test_soul_exchange_ends_with_the_turn() -> None:
    duel = scenario()
    duel.alice.hand("Soul Exchange", HINOTAMA)
    duel.alice.attack_position("Cannon Soldier")
    duel.bob.attack_position(OX)
    duel.alice.activates("Soul Exchange")
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("battle")
    duel.alice.activates("Cannon Soldier")
    assert duel.where("Cannon Soldier") == "graveyard"


# Toon World


@rule("MR3-GAP-LIFE-01")
def test_toon_world_costs_1000_life_points() -> None:
    duel = scenario()
    duel.alice.hand("Toon World")
    duel.alice.activates("Toon World")
    duel.is_settled()
    assert duel.where("Toon World") == "spell zone"
    assert duel.alice.life == 7000


def test_toon_world_cannot_be_paid_with_less() -> None:
    duel = scenario()
    duel.alice.hand("Toon World")
    duel.alice.has_life(999)
    assert not duel.alice.can("activate", "Toon World")

"""Effect Monsters of the staples."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.duel import begin
from duelkit.yugioh.editions.master_rule_3 import MASTER_RULE_3
from duelkit.yugioh.language import Attribute, Phase, Race, damage, ignition, monster, named, one, special_summon
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.log import L_COIN

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
STONE = "Giant Soldier of Stone"
MAGICIAN = "Dark Magician"
MOTH = "Petit Moth"
WALL = "Labyrinth Wall"
CANNON = "Cannon Soldier"
BOLT = "Raigeki"
GILFER = "Archfiend of Gilfer"
BARREL = "Barrel Dragon"
SPHERE = "Blast Sphere"
COCOON = "Cocoon of Evolution"
DD = "D.D. Warrior"
NECROFEAR = "Dark Necrofear"
DRILL = "Drillroid"
EHREN = "Ehren, Lightsworn Monk"
STRATOS = "Elemental HERO Stratos"
SPARKMAN = "Elemental HERO Sparkman"
EXODIA = "Exodia the Forbidden One"
LIMBS = (
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
)
YAKSHA = "Fire King Avatar Yaksha"
GAGAGA = "Gagaga Magician"
LAQUARI = "Gladiator Beast Laquari"
GOLDD = "Goldd, Wu-Lord of Dark World"
GORZ = "Gorz the Emissary of Darkness"
HONEST = "Honest"
KISEITAI = "Kiseitai"
KURIBOH = "Kuriboh"
GARZETT = "Maju Garzett"
MATAZA = "Mataza the Zapper"
PETEN = "Peten the Dark Clown"
SASUKE = "Sasuke Samurai"
BEAST = "Shaddoll Beast"
SHADOW = "Shaddoll Dragon"
LIZARD = "Shaddoll Squamata"
GUIDE = "Tour Guide From the Underworld"
RABBIT = "Wind-Up Rabbit"
DEALINGS = "Dark World Dealings"
HINOTAMA = "Hinotama"
FISSURE = "Dimensional Fissure"
GANTETSU = "Gachi Gachi Gantetsu"


def battle(turn: int = ALICE) -> Scenario:
    """A battle phase in which the turn player has an idle monster, so that nothing runs on by itself."""
    duel = scenario(turn=turn, phase=Phase.BATTLE)
    (duel.alice if turn == ALICE else duel.bob).attack_position(MOTH)
    return duel


# Archfiend of Gilfer


def test_gilfer_equips_itself_from_the_graveyard_and_weakens_by_500() -> None:
    duel = battle(BOB)
    gilfer = duel.alice.attack_position(GILFER)
    magician = duel.bob.attack_position(MAGICIAN)
    duel.bob.attacks(magician, gilfer)
    duel.alice.triggers(gilfer)
    duel.alice.picks(magician)
    duel.is_settled()
    assert duel.where(gilfer) == "spell zone"
    assert duel.atk(magician) == 2000


@rule("MR3-TIM-01")
def test_gilfer_misses_the_timing_as_a_release() -> None:
    duel = scenario()
    gilfer = duel.alice.attack_position(GILFER)
    duel.bob.attack_position(OX)
    curse = duel.alice.hand("Curse of Dragon")
    duel.alice.summons(curse)
    duel.is_settled()
    assert duel.where(gilfer) == "graveyard"


@rule("MR3-TIM-01")
def test_gilfer_misses_the_timing_as_a_cost() -> None:
    duel = scenario()
    gilfer = duel.alice.attack_position(GILFER)
    cannon = duel.alice.attack_position(CANNON)
    duel.bob.attack_position(OX)
    duel.alice.activates(cannon)
    duel.alice.picks(gilfer)
    duel.is_settled()
    assert duel.where(gilfer) == "graveyard"


@rule("MR3-EQP-02")
def test_gilfer_goes_back_to_the_graveyard_with_its_monster_and_may_equip_again() -> None:
    duel = scenario()
    gilfer = duel.alice.hand(GILFER)
    duel.alice.hand(DEALINGS, BOLT)
    cannon = duel.alice.attack_position(CANNON)
    ox = duel.bob.attack_position(OX)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(gilfer)
    duel.alice.triggers(gilfer)
    duel.alice.picks(ox)
    assert duel.where(gilfer) == "spell zone"
    duel.alice.activates(BOLT)
    duel.alice.triggers(gilfer)
    duel.is_settled()
    assert duel.where(ox) == "graveyard"
    assert duel.where(gilfer) == "spell zone"
    assert duel.atk(cannon) == 900


def test_gilfer_may_be_declined() -> None:
    duel = scenario()
    duel.alice.hand(DEALINGS, GILFER)
    duel.bob.attack_position(OX)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(GILFER)
    duel.alice.declines()
    duel.is_settled()
    assert duel.where(GILFER) == "graveyard"


# Barrel Dragon


@rule("MR3-RND-01")
@pytest.mark.parametrize("seed", range(1, 9))
def test_barrel_dragon_destroys_with_at_least_two_heads(seed: int) -> None:
    duel = scenario(seed=seed)
    barrel = duel.alice.attack_position(BARREL)
    ox = duel.bob.attack_position(OX)
    duel.alice.activates(barrel)
    duel.is_settled()
    coins = duel.log_numbers(L_COIN)
    assert len(coins) == 3
    assert duel.where(ox) == ("graveyard" if sum(coins) >= 2 else "monster zone")
    assert not duel.alice.can("activate", barrel)


# Blast Sphere


@rule("MR3-DSD-07", "MR3-EQP-01")
def test_blast_sphere_clings_to_its_attacker_and_explodes_in_the_next_standby_phase() -> None:
    duel = battle(BOB)
    sphere = duel.alice.has_set(SPHERE)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, sphere)
    duel.is_settled()
    assert duel.where(sphere) == "spell zone"
    assert duel.alice.life == duel.bob.life == 8000
    duel.bob.ends_battle()
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.duel.turn_player == BOB
    assert duel.where(gaia) == duel.where(sphere) == "graveyard"
    assert duel.bob.life == 8000 - 2300


def test_blast_sphere_face_up_is_an_ordinary_monster() -> None:
    duel = battle(BOB)
    sphere = duel.alice.defense_position(SPHERE)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, sphere)
    duel.is_settled()
    assert duel.where(sphere) == "graveyard"


def test_blast_sphere_deals_no_damage_when_the_monster_is_not_destroyed() -> None:
    duel = battle(BOB)
    sphere = duel.alice.has_set(SPHERE)
    barrier = duel.bob.attack_position(GANTETSU, [MOTH])
    duel.bob.attacks(barrier, sphere)
    assert duel.where(sphere) == "spell zone"
    duel.bob.ends_battle()
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    duel.bob.says_yes()
    duel.is_settled()
    assert duel.duel.turn_player == BOB
    assert duel.where(barrier) == "monster zone"
    assert duel.where(sphere) == "spell zone"
    assert duel.bob.life == 8000
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(barrier) == "monster zone"


# Cannon Soldier


@rule("MR3-COST-01", "MR3-COST-02")
def test_cannon_soldier_releases_any_own_monster_as_often_as_it_likes() -> None:
    duel = scenario()
    cannon = duel.alice.attack_position(CANNON)
    hidden = duel.alice.has_set(STONE)
    ox = duel.alice.attack_position(OX)
    duel.alice.activates(cannon)
    duel.alice.picks(hidden)
    duel.alice.activates(cannon)
    duel.alice.picks(ox)
    duel.alice.activates(cannon)
    duel.is_settled()
    assert duel.bob.life == 6500
    assert duel.where(cannon) == "graveyard"


# Cocoon of Evolution


def test_cocoon_of_evolution_wraps_a_petit_moth_from_the_hand() -> None:
    duel = scenario()
    cocoon = duel.alice.hand(COCOON)
    moth = duel.alice.attack_position(MOTH)
    duel.alice.activates(cocoon)
    duel.is_settled()
    assert duel.where(cocoon) == "spell zone"
    assert (duel.atk(moth), duel.defense(moth)) == (0, 2000)


def test_cocoon_of_evolution_needs_an_own_face_up_petit_moth() -> None:
    duel = scenario()
    duel.alice.hand(COCOON)
    duel.bob.attack_position(MOTH)
    duel.alice.has_set(MOTH)
    assert not duel.alice.can("activate", COCOON)


@rule("RES-GAP-STA-05")
def test_cocoon_of_evolution_changes_only_the_original_figures() -> None:
    duel = scenario()
    duel.alice.hand(COCOON)
    moth = duel.alice.attack_position(MOTH)
    duel.alice.face_up("Black Pendant", moth)
    duel.alice.activates(COCOON)
    duel.is_settled()
    assert duel.atk(moth) == 500


# D.D. Warrior


@rule("MR3-DSD-11")
def test_dd_warrior_banishes_itself_and_its_opponent() -> None:
    duel = battle()
    warrior = duel.alice.attack_position(DD)
    magician = duel.bob.attack_position(MAGICIAN)
    duel.alice.attacks(warrior, magician)
    duel.is_settled()
    assert duel.where(warrior) == duel.where(magician) == "banished"
    assert duel.alice.life == 8000 - 1300


def test_dd_warrior_does_nothing_at_a_direct_attack() -> None:
    duel = battle()
    warrior = duel.alice.attack_position(DD)
    duel.alice.attacks(warrior)
    duel.is_settled()
    assert duel.where(warrior) == "monster zone"
    assert duel.bob.life == 8000 - 1200


@rule("MR3-DSD-13")
def test_dd_warrior_banishes_a_recruiter_before_it_could_go_to_the_graveyard() -> None:
    duel = battle()
    warrior = duel.alice.attack_position(DD)
    bear = duel.bob.defense_position("Mother Grizzly")
    duel.bob.deck("Mother Grizzly")
    duel.alice.attacks(warrior, bear)
    duel.is_settled()
    assert duel.where(bear) == "banished"
    assert duel.bob.cards("monster zone") == []


# Dark Necrofear


@rule("MR3-SS-04", "MR3-TYPE-14")
def test_dark_necrofear_comes_by_banishing_three_fiends() -> None:
    duel = scenario()
    necrofear = duel.alice.hand(NECROFEAR)
    duel.alice.graveyard(KURIBOH, CANNON, GORZ, GUIDE, GOLDD)
    duel.alice.attack_position(OX)
    assert not duel.alice.can("summon", necrofear)
    duel.alice.special_summons(necrofear)
    assert not duel.alice.can("pick", CANNON)
    duel.alice.picks(KURIBOH, GORZ, GUIDE)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(necrofear) == "monster zone"
    assert duel.where(KURIBOH) == duel.where(GORZ) == duel.where(GUIDE) == "banished"
    assert duel.where(CANNON) == duel.where(GOLDD) == "graveyard"


def test_dark_necrofear_needs_three_fiends() -> None:
    duel = scenario()
    duel.alice.hand(NECROFEAR)
    duel.alice.graveyard(KURIBOH, GORZ, OX)
    assert not duel.alice.can("procedure", NECROFEAR)


@rule("MR3-CTL-02", "MR3-END-01")
def test_dark_necrofear_takes_a_monster_in_the_end_phase_after_its_destruction() -> None:
    duel = scenario(turn=BOB)
    necrofear = duel.alice.attack_position(NECROFEAR)
    ox = duel.bob.attack_position(OX)
    stone = duel.bob.has_set(STONE)
    duel.bob.hand(BOLT)
    duel.bob.activates(BOLT)
    duel.bob.ends_turn()
    duel.is_settled()
    assert duel.where(necrofear) == "spell zone"
    assert duel.controller(ox) == ALICE
    assert duel.controller(stone) == BOB


def test_dark_necrofear_gives_the_monster_back_when_it_is_gone() -> None:
    duel = scenario(turn=BOB)
    necrofear = duel.alice.attack_position(NECROFEAR)
    ox = duel.bob.attack_position(OX)
    duel.bob.hand(BOLT)
    duel.alice.hand("Mystical Space Typhoon")
    duel.bob.activates(BOLT)
    duel.bob.ends_turn()
    assert duel.controller(ox) == ALICE
    duel.alice.activates("Mystical Space Typhoon")
    duel.is_settled()
    assert duel.where(necrofear) == "graveyard"
    assert duel.controller(ox) == BOB


def test_dark_necrofear_destroyed_by_ones_own_card_stays_in_the_graveyard() -> None:
    duel = scenario()
    necrofear = duel.alice.attack_position(NECROFEAR)
    duel.bob.attack_position(OX)
    duel.alice.hand("Dark Hole")
    duel.alice.activates("Dark Hole")
    duel.bob.attack_position(STONE)
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.where(necrofear) == "graveyard"


def test_dark_necrofear_destroyed_by_battle_counts_as_destroyed_by_the_opponent() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    necrofear = duel.alice.attack_position(NECROFEAR)
    magician = duel.bob.attack_position(MAGICIAN)
    duel.bob.attacks(magician, necrofear)
    duel.is_settled()
    assert duel.where(necrofear) == "spell zone"
    assert duel.controller(magician) == ALICE


# Drillroid, Ehren, Lightsworn Monk, Sasuke Samurai


@rule("MR3-DSD-07")
def test_drillroid_destroys_a_defending_monster_before_damage_calculation() -> None:
    duel = battle()
    drill = duel.alice.attack_position(DRILL)
    wall = duel.bob.has_set(WALL)
    duel.alice.attacks(drill, wall)
    duel.is_settled()
    assert duel.where(wall) == "graveyard"
    assert duel.alice.life == 8000


def test_a_flip_effect_activates_though_drillroid_has_destroyed_its_monster() -> None:
    duel = battle()
    drill = duel.alice.attack_position(DRILL)
    trap = duel.alice.has_set("Threatening Roar")
    flipped = duel.bob.has_set("Hydrotortoise, the Empowered Warrior")
    duel.alice.attacks(drill, flipped)
    duel.is_settled()
    assert duel.where(flipped) == "graveyard" and duel.where(trap) == "graveyard"


def test_drillroid_battles_attack_position_monsters_as_usual() -> None:
    duel = battle()
    drill = duel.alice.attack_position(DRILL)
    ox = duel.bob.attack_position(OX)
    duel.alice.attacks(drill, ox)
    duel.is_settled()
    assert duel.where(drill) == "graveyard"


def test_drillroid_does_nothing_when_it_is_attacked() -> None:
    duel = battle(BOB)
    drill = duel.alice.attack_position(DRILL)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, drill)
    duel.is_settled()
    assert duel.where(drill) == "graveyard"
    assert duel.where(gaia) == "monster zone"


@rule("RES-DCK-01", "MR3-DSD-12")
def test_ehren_shuffles_a_defending_monster_into_the_deck_without_its_flip_effect() -> None:
    duel = battle()
    ehren = duel.alice.attack_position(EHREN)
    lizard = duel.bob.has_set(LIZARD)
    duel.alice.attacks(ehren, lizard)
    duel.is_settled()
    assert duel.where(lizard) == "deck"
    assert duel.where(ehren) == "monster zone"


def test_ehren_mills_three_in_each_own_end_phase() -> None:
    duel = scenario()
    duel.alice.attack_position(EHREN)
    duel.alice.ends_turn()
    duel.is_settled()
    assert len(duel.alice.cards("graveyard")) == 3
    duel.bob.ends_turn()
    duel.is_settled()
    assert len(duel.alice.cards("graveyard")) == 3


@rule("MR3-DSD-02", "MR3-DSD-04")
def test_sasuke_samurai_cuts_down_a_face_down_monster_unseen() -> None:
    duel = battle()
    sasuke = duel.alice.attack_position(SASUKE)
    lizard = duel.bob.has_set(LIZARD)
    duel.alice.attacks(sasuke, lizard)
    duel.is_settled()
    assert duel.where(lizard) == "graveyard"
    assert duel.where(sasuke) == "monster zone"


def test_sasuke_samurai_battles_face_up_monsters_as_usual() -> None:
    duel = battle()
    sasuke = duel.alice.attack_position(SASUKE)
    stone = duel.bob.defense_position(STONE)
    duel.alice.attacks(sasuke, stone)
    duel.is_settled()
    assert duel.where(stone) == "monster zone"
    assert duel.alice.life == 8000 - 1500


# Elemental HERO Stratos


def test_stratos_adds_a_hero_from_the_deck() -> None:
    duel = scenario()
    stratos = duel.alice.hand(STRATOS)
    duel.alice.deck(SPARKMAN, OX)
    duel.alice.summons(stratos)
    duel.alice.triggers(stratos)
    duel.is_settled()
    assert duel.where(SPARKMAN) == "hand"


def test_stratos_destroys_up_to_as_many_spells_and_traps_as_there_are_other_heroes() -> None:
    duel = scenario()
    stratos = duel.alice.hand(STRATOS)
    duel.alice.attack_position(SPARKMAN)
    duel.alice.attack_position("Elemental HERO Avian")
    first = duel.bob.has_set("Divine Wrath")
    second = duel.bob.face_up("Sogen")
    third = duel.bob.has_set("Appropriate")
    duel.alice.summons(stratos)
    duel.alice.triggers(stratos)
    duel.alice.picks(first)
    assert duel.alice.can("finish")
    duel.alice.picks(second)
    duel.is_settled()
    assert duel.where(first) == duel.where(second) == "graveyard"
    assert duel.where(third) == "spell zone"


def test_stratos_lets_one_choose_the_effect_at_activation() -> None:
    duel = scenario()
    stratos = duel.alice.hand(STRATOS)
    duel.alice.attack_position(SPARKMAN)
    duel.alice.deck(SPARKMAN)
    trap = duel.bob.has_set("Divine Wrath")
    duel.alice.summons(stratos)
    duel.alice.triggers(stratos)
    assert duel.alice.is_asked("choice")
    duel.alice.declares(0)
    duel.is_settled()
    assert duel.where(trap) == "graveyard"


def test_stratos_alone_with_no_hero_in_the_deck_has_nothing_to_do() -> None:
    duel = scenario()
    stratos = duel.alice.hand(STRATOS)
    duel.bob.has_set("Divine Wrath")
    duel.alice.summons(stratos)
    duel.is_settled()


# Exodia the Forbidden One


@rule("MR3-WIN-05")
def test_exodia_wins_once_all_five_are_in_the_hand() -> None:
    duel = scenario()
    duel.alice.hand(EXODIA, *LIMBS[:3], DEALINGS, OX)
    duel.alice.deck(LIMBS[3])
    assert not duel.is_over()
    duel.alice.activates(DEALINGS)
    assert not duel.is_over(), "a card is discarded first"
    duel.alice.picks(OX)
    assert duel.winner == ALICE


@rule("MR3-WIN-05")
def test_exodia_wins_at_the_normal_draw_of_the_opponents_of_nobody() -> None:
    duel = scenario(turn=BOB, phase=Phase.DRAW)
    duel.bob.hand(EXODIA, *LIMBS[:3])
    duel.bob.deck(LIMBS[3])
    assert duel.winner == BOB


@rule("MR3-WIN-05")
def test_two_exodias_at_the_same_time_are_a_draw() -> None:
    duel = scenario()
    duel.alice.hand(EXODIA, *LIMBS[:3], DEALINGS, OX)
    duel.bob.hand(EXODIA, *LIMBS[:3], OX)
    duel.alice.deck(LIMBS[3])
    duel.bob.deck(LIMBS[3])
    duel.alice.activates(DEALINGS)
    duel.alice.picks(OX)
    duel.bob.picks(OX)
    assert duel.winner == -1


def test_exodia_in_the_opening_hand_wins_at_once() -> None:
    pieces = [library()[name] for name in (EXODIA, *LIMBS)]
    duel = begin(MASTER_RULE_3, [pieces, [library()[OX]] * 40], 1)
    assert duel.outcome is not None
    assert duel.outcome.winner == ALICE


def test_exodia_needs_all_four_limbs() -> None:
    duel = scenario()
    duel.alice.hand(EXODIA, *LIMBS[:3], LIMBS[0])
    duel.alice.graveyard(LIMBS[3])
    duel.is_settled()


def test_the_limbs_need_exodia() -> None:
    duel = scenario()
    duel.alice.hand(*LIMBS)
    duel.is_settled()


# Fire King Avatar Yaksha


def test_yaksha_comes_from_the_hand_when_a_fire_king_is_destroyed_by_an_effect() -> None:
    duel = scenario(turn=BOB)
    yaksha = duel.alice.hand(YAKSHA)
    fallen = duel.alice.attack_position(YAKSHA)
    duel.bob.hand(BOLT)
    duel.alice.hand(OX)
    duel.bob.activates(BOLT)
    assert duel.alice.can("trigger", fallen) and not duel.alice.can("trigger", yaksha)
    duel.alice.declines()
    duel.alice.triggers(yaksha)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(yaksha) == "monster zone"


def test_yaksha_does_not_come_for_a_battle() -> None:
    duel = battle(BOB)
    yaksha = duel.alice.hand(YAKSHA)
    fallen = duel.alice.attack_position(YAKSHA)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, fallen)
    assert not duel.alice.can("trigger", yaksha)
    assert duel.alice.can("trigger", fallen)
    duel.alice.triggers(fallen)
    assert duel.where(yaksha) == "graveyard"


@rule("MR3-OPT-05")
def test_yaksha_destroys_one_of_ones_own_cards_once_per_turn() -> None:
    duel = scenario(turn=BOB)
    first = duel.alice.attack_position(YAKSHA)
    second = duel.alice.attack_position(YAKSHA)
    duel.alice.hand(OX)
    pendant = duel.alice.has_set("Black Pendant")
    duel.bob.hand(BOLT)
    duel.bob.activates(BOLT)
    assert duel.alice.can("trigger", first)
    assert duel.alice.can("trigger", second)
    duel.alice.triggers(first)
    duel.alice.picks(pendant)
    duel.is_settled()
    assert duel.where(pendant) == "graveyard"
    assert duel.where(OX) == "hand"
    assert duel.bob.life == 7500


def test_yaksha_in_the_hand_can_be_destroyed_by_its_like() -> None:
    duel = scenario(turn=BOB)
    field = duel.alice.attack_position(YAKSHA)
    held = duel.alice.hand(OX)
    duel.bob.hand(BOLT)
    duel.bob.activates(BOLT)
    duel.alice.triggers(field)
    duel.is_settled()
    assert duel.where(held) == "graveyard"


# Flying Kamakiri #1, Mother Grizzly, UFO Turtle


@rule("MR3-DSD-14")
@pytest.mark.parametrize(
    ("recruiter", "recruits", "others"),
    [
        ("Flying Kamakiri #1", ["Gemini Soldier"], ["Elemental HERO Stratos", "UFO Turtle"]),
        ("Mother Grizzly", ["Mother Grizzly"], ["Number 17: Leviathan Dragon", "Flying Kamakiri #1"]),
        ("UFO Turtle", ["Blazewing Butterfly"], [YAKSHA, "Mother Grizzly"]),
    ],
)
def test_a_recruiter_brings_a_monster_of_its_attribute_with_at_most_1500_atk(
    recruiter: str, recruits: list[str], others: list[str]
) -> None:
    duel = battle()
    gaia = duel.alice.attack_position(GAIA)
    victim = duel.bob.attack_position(recruiter)
    duel.bob.deck(*recruits, *[name for name in others if name != "Number 17: Leviathan Dragon"])
    duel.alice.attacks(gaia, victim)
    duel.bob.triggers(victim)
    duel.is_settled()
    assert duel.bob.cards("monster zone") == recruits
    assert [duel.position(card) for card in duel.duel.monsters[BOB] if card >= 0] == ["attack"]


def test_a_recruiter_destroyed_by_an_effect_brings_nothing() -> None:
    duel = scenario()
    duel.alice.hand(BOLT)
    duel.bob.attack_position("Flying Kamakiri #1")
    duel.bob.deck("Flying Kamakiri #1")
    duel.alice.activates(BOLT)
    duel.is_settled()
    assert duel.bob.cards("monster zone") == []


def test_a_recruiter_that_is_banished_brings_nothing() -> None:
    duel = battle()
    gaia = duel.alice.attack_position(GAIA)
    duel.alice.face_up(FISSURE)
    victim = duel.bob.attack_position("UFO Turtle")
    duel.bob.deck("UFO Turtle")
    duel.alice.attacks(gaia, victim)
    duel.is_settled()
    assert duel.bob.cards("monster zone") == []


def test_a_recruiter_without_recruits_in_the_deck_is_not_offered() -> None:
    duel = battle()
    gaia = duel.alice.attack_position(GAIA)
    victim = duel.bob.attack_position("Flying Kamakiri #1")
    duel.alice.attacks(gaia, victim)
    duel.is_settled()


# Gagaga Magician


@rule("MR3-END-06")
def test_gagaga_magician_takes_a_declared_level_until_the_end_of_the_turn() -> None:
    duel = scenario()
    gagaga = duel.alice.attack_position(GAGAGA)
    duel.alice.activates(gagaga)
    assert not duel.alice.can("declare", number=0)
    assert not duel.alice.can("declare", number=9)
    duel.alice.declares(8)
    duel.is_settled()
    assert duel.level(gagaga) == 8
    assert not duel.alice.can("activate", gagaga)
    duel.alice.ends_turn()
    assert duel.level(gagaga) == 4


@rule("RES-GAP-PLAY-01")
def test_only_one_gagaga_magician_can_lie_face_up() -> None:
    duel = scenario()
    duel.alice.attack_position(GAGAGA)
    second = duel.alice.hand(GAGAGA)
    duel.bob.attack_position(GAGAGA)
    duel.is_settled()
    assert not duel.alice.can("summon", second)
    assert duel.alice.can("set monster", second)


def test_gagaga_magician_is_no_synchro_material() -> None:
    duel = scenario()
    duel.alice.attack_position(GAGAGA)
    duel.alice.attack_position("Junk Synchron")
    duel.alice.extra("Junk Archer")
    assert not duel.alice.can("procedure", "Junk Archer")


# Gladiator Beast Laquari

RECRUIT = monster(
    900001001,
    "剣闘獣の新兵",
    "Gladiator Beast Recruit",
    Attribute.EARTH,
    Race.BEAST,
    3,
    1000,
    1000,
    ignition(special_summon(one(named("剣闘獣ラクエル", "Gladiator Beast Laquari").in_hand()))),
)


def test_laquari_returns_to_the_deck_at_the_end_of_a_battle_phase_for_another_gladiator_beast() -> None:
    duel = battle()
    laquari = duel.alice.attack_position(LAQUARI)
    ox = duel.bob.attack_position(OX)
    duel.alice.deck(LAQUARI, RECRUIT)
    duel.alice.attacks(laquari, ox)
    duel.alice.ends_battle()
    duel.alice.triggers(laquari)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(laquari) == "deck"
    assert duel.where(RECRUIT) == "monster zone"


def test_laquari_must_have_battled_and_needs_another_gladiator_beast() -> None:
    duel = battle()
    laquari = duel.alice.attack_position(LAQUARI)
    duel.alice.deck(RECRUIT)
    duel.alice.attacks(duel.find(MOTH))
    duel.alice.ends_battle()
    duel.is_settled()
    other = battle()
    other.alice.attack_position(LAQUARI)
    other.alice.deck(LAQUARI)
    other.alice.attacks(LAQUARI)
    other.alice.ends_battle()
    other.is_settled()
    assert duel.where(laquari) == other.where(LAQUARI) == "monster zone"


def test_laquari_also_returns_after_being_attacked() -> None:
    duel = battle(BOB)
    laquari = duel.alice.attack_position(LAQUARI)
    ox = duel.bob.attack_position(OX)
    duel.alice.deck(RECRUIT)
    duel.bob.attacks(ox, laquari)
    duel.bob.ends_battle()
    duel.alice.triggers(laquari)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(RECRUIT) == "monster zone"


def test_laquari_has_2100_atk_when_a_gladiator_beast_brought_it_out() -> None:
    duel = scenario()
    recruit = duel.alice.attack_position(RECRUIT)
    laquari = duel.alice.hand(LAQUARI)
    plain = duel.alice.hand(LAQUARI)
    duel.alice.summons(plain)
    duel.alice.activates(recruit)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.atk(laquari) == 2100
    assert duel.atk(plain) == 1800


# Goldd, Wu-Lord of Dark World


def test_goldd_comes_back_when_discarded_by_an_effect() -> None:
    duel = scenario()
    goldd = duel.alice.hand(GOLDD)
    duel.alice.hand(DEALINGS)
    theirs = duel.bob.attack_position(OX)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(goldd)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(goldd) == "monster zone"
    assert duel.where(theirs) == "monster zone"


def test_goldd_destroys_up_to_two_cards_when_discarded_by_the_opponents_effect() -> None:
    duel = scenario(turn=BOB)
    goldd = duel.alice.hand(GOLDD)
    duel.bob.hand(DEALINGS)
    first = duel.bob.attack_position(OX)
    second = duel.bob.has_set("Divine Wrath")
    third = duel.bob.attack_position(STONE)
    duel.bob.activates(DEALINGS)
    duel.alice.picks(goldd)
    duel.alice.picks(first, second)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(goldd) == duel.where(third) == "monster zone"
    assert duel.where(first) == duel.where(second) == "graveyard"


def test_goldd_may_be_summoned_without_destroying() -> None:
    duel = scenario(turn=BOB)
    goldd = duel.alice.hand(GOLDD)
    duel.bob.hand(DEALINGS)
    ox = duel.bob.attack_position(OX)
    duel.bob.activates(DEALINGS)
    duel.alice.picks(goldd)
    duel.alice.finishes()
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(goldd) == duel.where(ox) == "monster zone"


def test_goldd_discarded_as_a_cost_stays_in_the_graveyard() -> None:
    duel = scenario(turn=BOB)
    goldd = duel.alice.hand(GOLDD)
    duel.alice.has_set("Divine Wrath")
    barrel = duel.bob.attack_position(BARREL)
    duel.alice.attack_position(OX)
    duel.bob.activates(barrel)
    duel.alice.activates("Divine Wrath")
    duel.is_settled()
    assert duel.where(goldd) == "graveyard"


# Gorz the Emissary of Darkness


@rule("MR3-BAT-10", "MR3-DSD-11")
def test_gorz_answers_battle_damage_with_himself_and_a_token_as_strong() -> None:
    duel = battle(BOB)
    gorz = duel.alice.hand(GORZ)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia)
    duel.alice.activates(gorz)
    duel.alice.puts_in(1)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.alice.life == 8000 - 2300
    assert duel.where(gorz) == "monster zone"
    token = duel.find("冥府の使者カイエントークン")
    assert (duel.atk(token), duel.defense(token), duel.level(token)) == (2300, 2300, 7)
    assert duel.position(token) == "defense"


def test_gorz_answers_effect_damage_with_the_same_damage() -> None:
    duel = scenario(turn=BOB)
    gorz = duel.alice.hand(GORZ)
    duel.bob.hand(HINOTAMA)
    duel.bob.attack_position(OX)
    duel.bob.activates(HINOTAMA)
    duel.alice.activates(gorz)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(gorz) == "monster zone"
    assert duel.alice.life == duel.bob.life == 7500


def test_gorz_stays_in_the_hand_while_one_controls_a_card() -> None:
    duel = scenario(turn=BOB)
    duel.alice.hand(GORZ)
    duel.alice.has_set("Divine Wrath")
    duel.bob.hand(HINOTAMA)
    duel.bob.attack_position(OX)
    duel.bob.activates(HINOTAMA)
    duel.is_settled()
    assert duel.where(GORZ) == "hand"


def test_gorz_does_not_come_for_ones_own_payment_or_burn() -> None:
    duel = scenario()
    duel.alice.hand(GORZ, HINOTAMA)
    duel.bob.attack_position(OX)
    duel.alice.activates(HINOTAMA)
    duel.is_settled()
    assert duel.where(GORZ) == "hand"


# Honest


def test_honest_returns_to_the_hand_in_the_main_phase() -> None:
    duel = scenario()
    honest = duel.alice.attack_position(HONEST)
    duel.alice.activates(honest)
    duel.is_settled()
    assert duel.where(honest) == "hand"


@rule("MR3-DSD-03", "MR3-DSD-06")
def test_honest_adds_the_opposing_atk_in_the_damage_step() -> None:
    duel = battle(BOB)
    honest = duel.alice.hand(HONEST)
    spark = duel.alice.attack_position(SPARKMAN)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, spark)
    assert duel.alice.can("activate", honest)
    assert duel.duel.step == 0x4
    duel.alice.passes()
    assert duel.duel.step == 0x8
    duel.alice.activates(honest)
    duel.is_settled()
    assert duel.where(honest) == duel.where(gaia) == "graveyard"
    assert duel.atk(spark) == 1600 + 2300
    assert duel.bob.life == 8000 - 1600


@rule("MR3-DSD-10")
def test_honest_is_too_late_at_damage_calculation_and_no_help_for_other_attributes() -> None:
    duel = battle(BOB)
    duel.alice.hand(HONEST)
    ox = duel.alice.attack_position(OX)
    spark = duel.alice.attack_position(SPARKMAN)
    first = duel.bob.attack_position(GAIA)
    second = duel.bob.attack_position(MAGICIAN)
    duel.bob.attacks(first, ox)
    assert duel.where(ox) == "graveyard"
    duel.bob.attacks(second, spark)
    duel.alice.passes()
    duel.alice.passes()
    duel.is_settled()
    assert duel.where(spark) == "graveyard"
    assert duel.where(HONEST) == "hand"


def test_honest_needs_a_face_up_opponent() -> None:
    duel = battle()
    duel.alice.hand(HONEST)
    spark = duel.alice.attack_position(SPARKMAN)
    stone = duel.bob.has_set(STONE)
    duel.alice.attacks(spark, stone)
    assert duel.duel.step == 0x8
    duel.alice.passes()
    duel.is_settled()
    assert duel.alice.life == 8000 - 400


@rule("RES-SND-04")
def test_honest_cannot_be_sent_while_he_would_be_banished() -> None:
    duel = battle(BOB)
    duel.alice.hand(HONEST)
    spark = duel.alice.attack_position(SPARKMAN)
    duel.bob.face_up(FISSURE)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, spark)
    duel.is_settled()
    assert duel.where(spark) == "banished"
    assert duel.where(HONEST) == "hand"


# Jinzo #7


def test_jinzo_7_attacks_directly() -> None:
    duel = battle()
    jinzo = duel.alice.attack_position("Jinzo #7")
    ox = duel.bob.attack_position(OX)
    duel.alice.attacks(jinzo)
    duel.is_settled()
    assert duel.bob.life == 7500
    assert duel.where(ox) == "monster zone"


# Kiseitai


def test_kiseitai_clings_to_its_attacker_and_heals_half_its_atk_each_opposing_standby_phase() -> None:
    duel = battle(BOB)
    parasite = duel.alice.has_set(KISEITAI)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, parasite)
    duel.is_settled()
    assert duel.where(parasite) == "spell zone"
    duel.bob.ends_battle()
    for heals in (1, 2):
        duel.bob.ends_turn()
        duel.alice.ends_turn()
        duel.is_settled()
        assert duel.alice.life == 8000 + heals * 1150


# Kuriboh


@rule("MR3-DSD-10")
def test_kuriboh_stops_the_damage_but_not_the_destruction() -> None:
    duel = battle(BOB)
    kuriboh = duel.alice.hand(KURIBOH)
    ox = duel.alice.attack_position(OX)
    gaia = duel.bob.attack_position(GAIA)
    duel.bob.attacks(gaia, ox)
    assert duel.duel.step == 0x10
    duel.alice.activates(kuriboh)
    duel.is_settled()
    assert duel.alice.life == 8000
    assert duel.where(ox) == duel.where(kuriboh) == "graveyard"


def test_kuriboh_is_for_the_opponents_attacks_that_would_hurt() -> None:
    duel = battle()
    duel.alice.hand(KURIBOH)
    moth = duel.find(MOTH)
    duel.bob.attack_position(OX)
    duel.alice.attack_position(STONE)
    duel.alice.attacks(moth, OX)
    duel.is_settled()
    assert duel.alice.life == 8000 - 1400
    other = battle(BOB)
    other.alice.hand(KURIBOH)
    other.alice.defense_position(STONE)
    ox = other.bob.attack_position(OX)
    other.bob.attacks(ox, STONE)
    other.is_settled()
    assert other.bob.life == 8000 - 300


# Maju Garzett


@rule("MR3-SUM-04", "MR3-STA-02")
def test_maju_garzett_has_the_original_atk_of_its_two_releases() -> None:
    duel = scenario()
    garzett = duel.alice.hand(GARZETT)
    ox = duel.alice.attack_position(OX)
    stone = duel.alice.attack_position(STONE)
    duel.alice.face_up("Sogen")
    duel.is_settled()
    duel.alice.summons(garzett)
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.where(stone) == "graveyard"
    assert duel.atk(garzett) == 1700 + 1300


def test_maju_garzett_special_summoned_has_no_atk() -> None:
    duel = scenario()
    duel.alice.graveyard(GARZETT)
    duel.alice.hand("Monster Reborn")
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.atk(GARZETT) == 0


def test_maju_garzett_gains_from_what_applies_to_it() -> None:
    duel = scenario()
    duel.alice.face_up("Yami")
    garzett = duel.alice.hand(GARZETT)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(STONE)
    duel.alice.summons(garzett)
    duel.alice.picks(OX)
    duel.is_settled()
    assert duel.atk(garzett) == 3000 + 200


# Mataza the Zapper


@rule("MR3-BP-06")
def test_mataza_attacks_twice() -> None:
    duel = battle()
    mataza = duel.alice.attack_position(MATAZA)
    duel.alice.attacks(mataza)
    duel.alice.attacks(mataza)
    duel.is_settled()
    assert duel.bob.life == 8000 - 2600
    assert not duel.alice.can("attack", mataza)


def test_control_of_mataza_cannot_change() -> None:
    duel = scenario()
    mataza = duel.bob.attack_position(MATAZA)
    duel.alice.hand("Snatch Steal")
    if duel.alice.can("activate", "Snatch Steal"):
        duel.alice.activates("Snatch Steal")
    duel.is_settled()
    assert duel.controller(mataza) == BOB


# Peten the Dark Clown


def test_peten_replaces_itself() -> None:
    duel = battle(BOB)
    peten = duel.alice.attack_position(PETEN)
    gaia = duel.bob.attack_position(GAIA)
    second = duel.alice.deck(PETEN)
    duel.bob.attacks(gaia, peten)
    duel.alice.triggers(peten)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(peten) == "banished"
    assert duel.where(second) == "monster zone"


@rule("MR3-TIM-01")
def test_peten_misses_the_timing_when_released() -> None:
    duel = scenario()
    duel.alice.attack_position(PETEN)
    duel.alice.deck(PETEN)
    curse = duel.alice.hand("Curse of Dragon")
    duel.alice.summons(curse)
    duel.is_settled()
    assert duel.alice.cards("monster zone") == ["Curse of Dragon"]


# シャドール


@rule("MR3-FLIP-01", "MR3-DSD-12")
def test_shaddoll_beast_flipped_draws_two_and_discards_one() -> None:
    duel = battle(BOB)
    beast = duel.alice.has_set(BEAST)
    ox = duel.bob.attack_position(STONE)
    duel.alice.deck(OX, GAIA)
    duel.bob.attacks(ox, beast)
    duel.alice.triggers(beast)
    duel.alice.picks(OX)
    duel.is_settled()
    assert duel.where(OX) == "graveyard"
    assert duel.where(GAIA) == "hand"
    assert duel.where(beast) == "monster zone"


def test_shaddoll_beast_sent_by_an_effect_draws_one() -> None:
    duel = scenario()
    duel.alice.hand(DEALINGS, BEAST)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(BEAST)
    duel.alice.triggers(BEAST)
    duel.is_settled()
    assert duel.alice.hand_size == 2


@rule("MR3-OPT-04")
def test_shaddoll_effects_share_their_one_use_per_turn() -> None:
    duel = scenario()
    beast = duel.alice.has_set(BEAST)
    duel.alice.hand(DEALINGS, BEAST)
    duel.alice.flip_summons(beast)
    duel.alice.triggers(beast)
    duel.alice.picks(WALL)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(BEAST)
    duel.is_settled()
    assert not duel.alice.is_asked("trigger")


def test_shaddolls_sent_by_battle_cost_or_release_do_nothing() -> None:
    duel = scenario()
    cannon = duel.alice.attack_position(CANNON)
    duel.alice.attack_position(BEAST)
    duel.alice.activates(cannon)
    duel.alice.picks(BEAST)
    duel.is_settled()
    assert duel.alice.hand_size == 0


def test_shaddoll_dragon_flipped_returns_an_opposing_card() -> None:
    duel = scenario()
    dragon = duel.alice.has_set(SHADOW)
    trap = duel.bob.has_set("Divine Wrath")
    duel.bob.attack_position(OX)
    duel.alice.flip_summons(dragon)
    duel.alice.triggers(dragon)
    duel.alice.picks(trap)
    duel.is_settled()
    assert duel.where(trap) == "hand"


def test_shaddoll_dragon_sent_by_an_effect_destroys_a_spell_or_trap() -> None:
    duel = scenario()
    duel.alice.hand(DEALINGS, SHADOW)
    trap = duel.bob.has_set("Divine Wrath")
    duel.alice.activates(DEALINGS)
    duel.alice.picks(SHADOW)
    duel.alice.triggers(SHADOW)
    duel.is_settled()
    assert duel.where(trap) == "graveyard"


def test_shaddoll_squamata_flipped_destroys_a_monster() -> None:
    duel = scenario()
    lizard = duel.alice.has_set(LIZARD)
    ox = duel.bob.attack_position(OX)
    duel.alice.flip_summons(lizard)
    duel.alice.triggers(lizard)
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.where(ox) == "graveyard"


def test_shaddoll_squamata_sent_by_an_effect_sends_another_shaddoll_which_then_triggers() -> None:
    duel = scenario()
    duel.alice.hand(DEALINGS, LIZARD)
    duel.alice.deck(OX, BEAST, LIZARD, OX)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(LIZARD)
    duel.alice.triggers(LIZARD)
    assert duel.where(BEAST) == "graveyard"
    duel.alice.triggers(BEAST)
    duel.is_settled()
    assert duel.alice.hand_size == 2


@rule("RES-SND-04")
def test_shaddolls_that_are_banished_do_nothing() -> None:
    duel = scenario()
    duel.bob.face_up(FISSURE)
    duel.alice.hand(DEALINGS, BEAST)
    duel.alice.activates(DEALINGS)
    duel.alice.picks(BEAST)
    duel.is_settled()
    assert duel.where(BEAST) == "banished"
    assert duel.alice.hand_size == 1


# Tour Guide From the Underworld

GOON = monster(900001002, "三下の悪魔", "Petty Fiend", Attribute.DARK, Race.FIEND, 3, 500, 500, ignition(damage(100)))


def test_tour_guide_brings_a_level_three_fiend_without_effects() -> None:
    duel = scenario()
    guide = duel.alice.hand(GUIDE)
    other = duel.alice.deck(GUIDE)
    duel.alice.hand(KURIBOH)
    duel.alice.summons(guide)
    duel.alice.triggers(guide)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(other) == "monster zone"
    assert not duel.alice.is_asked("trigger")


def test_the_guest_of_tour_guide_has_no_effects() -> None:
    duel = scenario()
    guide = duel.alice.hand(GUIDE)
    guest = duel.alice.hand(GOON)
    duel.alice.summons(guide)
    duel.alice.triggers(guide)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(guest) == "monster zone"
    duel.alice.activates(guest)
    duel.is_settled()
    assert duel.bob.life == 8000


def test_the_guest_of_tour_guide_is_no_synchro_material() -> None:
    duel = scenario()
    guide = duel.alice.hand(GUIDE)
    guest = duel.alice.deck(GUIDE)
    duel.alice.attack_position("Junk Synchron")
    duel.alice.extra("Brionac, Dragon of the Ice Barrier")
    duel.alice.summons(guide)
    duel.alice.triggers(guide)
    duel.alice.puts_in(1)
    duel.alice.special_summons("Brionac, Dragon of the Ice Barrier")
    assert not duel.alice.can("pick", guest)
    duel.alice.picks(guide)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(guide) == "graveyard"
    assert duel.where(guest) == "monster zone"


def test_the_guest_of_tour_guide_is_an_xyz_material() -> None:
    duel = scenario()
    guide = duel.alice.hand(GUIDE)
    duel.alice.deck(GUIDE)
    duel.alice.extra("Number 17: Leviathan Dragon")
    duel.alice.summons(guide)
    duel.alice.triggers(guide)
    duel.alice.puts_in(1)
    assert duel.alice.can("procedure", "Number 17: Leviathan Dragon")


def test_tour_guide_special_summoned_brings_nobody() -> None:
    duel = scenario()
    duel.alice.graveyard(GUIDE)
    duel.alice.deck(GUIDE)
    duel.alice.hand("Monster Reborn")
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    duel.is_settled()
    assert len(duel.alice.cards("monster zone")) == 1


# Wind-Up Rabbit


@rule("RES-TMP-01", "RES-TMP-05")
def test_wind_up_rabbit_hides_until_the_next_own_standby_phase() -> None:
    duel = scenario(turn=BOB)
    rabbit = duel.alice.attack_position(RABBIT)
    duel.bob.hand(BOLT)
    duel.bob.activates(BOLT)
    duel.alice.activates(rabbit)
    duel.is_settled()
    assert duel.where(rabbit) == "banished"
    duel.bob.ends_turn()
    assert duel.duel.turn_player == ALICE
    assert duel.where(rabbit) == "monster zone"
    assert duel.alice.can("activate", rabbit)


def test_wind_up_rabbit_uses_its_effect_once_while_face_up() -> None:
    duel = scenario()
    rabbit = duel.alice.attack_position(RABBIT)
    other = duel.alice.attack_position(RABBIT)
    duel.alice.activates(rabbit)
    duel.alice.picks(other)
    duel.alice.passes()
    duel.is_settled()
    assert duel.where(other) == "banished"
    assert not duel.alice.can("activate", rabbit)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.where(other) == "monster zone"
    assert not duel.alice.can("activate", rabbit)
    assert duel.alice.can("activate", other)

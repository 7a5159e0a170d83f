"""The other Synchro Monsters of the Synchron deck, Stardust Dragon, Black Rose Dragon."""

from __future__ import annotations

from tests.yugioh.cards.plays import synchro

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts import figures
from duelkit.yugioh.language import Attribute, Race, monster
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario

STARDUST_WARRIOR = "Stardust Warrior"
ACCEL = "Accel Synchron"
JUNK_WARRIOR = "Junk Warrior"
JET_WARRIOR = "Jet Warrior"
ARCHER = "Junk Archer"
ARM = "Armory Arm"
DRILL = "Drill Warrior"
FORMULA = "Formula Synchron"
LIBRARIAN = "T.G. Hyper Librarian"
SCRAP_DRAGON = "Scrap Dragon"
GOYO = "Goyo Guardian"
STARDUST = "Stardust Dragon"
BLACK_ROSE = "Black Rose Dragon"
JUNK = "Junk Synchron"
JET = "Jet Synchron"
SPEED = "Speed Warrior"
SUPPORTER = "Tuningware"
OX = "Battle Ox"
BLUE_EYES = "Blue-Eyes White Dragon"
HOLE = "Dark Hole"
WALL = "Giant Soldier of Stone"
SCRAP_MONSTER = monster(990001, "スクラップ・テスト", "Scrap Test", Attribute.EARTH, Race.BEAST, 4, 1000, 1000)


# Armory Arm


@rule("MR3-EQP-01", "RES-GAP-EQP-01")
def test_armory_arm_equips_itself_and_comes_back_next_turn() -> None:
    duel = scenario()
    arm = duel.alice.attack_position(ARM)
    bearer = duel.alice.attack_position(OX)
    duel.alice.hand("Reinforcement of the Army")
    duel.bob.hand("Reinforcement of the Army")
    duel.alice.activates(arm)
    duel.is_settled()
    assert duel.where(arm) == "spell zone"
    assert duel.atk(bearer) == 2700
    assert not duel.alice.can("activate", arm)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.activates(arm)
    duel.is_settled()
    assert duel.where(arm) == "monster zone"
    assert duel.position(arm) == "attack"
    assert duel.atk(bearer) == 1700
    assert not duel.alice.can("activate", arm)


def test_armory_arm_burns_for_the_original_attack_of_what_its_bearer_destroys() -> None:
    duel = scenario()
    arm = duel.alice.attack_position(ARM)
    bearer = duel.alice.attack_position(OX)
    target = duel.bob.defense_position("Mystical Elf")
    duel.alice.hand("Reinforcement of the Army")
    duel.alice.activates(arm)
    duel.alice.picks(bearer)
    duel.alice.enters_battle()
    duel.alice.attacks(bearer, target)
    assert duel.where(target) == "graveyard"
    assert duel.bob.life == 8000 - 800


@rule("MR3-EQP-02")
def test_armory_arm_goes_with_its_bearer() -> None:
    duel = scenario()
    arm = duel.alice.attack_position(ARM)
    bearer = duel.bob.attack_position(OX)
    hole = duel.alice.hand(HOLE)
    duel.alice.activates(arm)
    assert duel.atk(bearer) == 2700
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(arm) == "graveyard"


# Drill Warrior


def test_drill_warrior_halves_its_attack_to_attack_directly() -> None:
    duel = scenario()
    drill = duel.alice.attack_position(DRILL)
    duel.bob.attack_position(BLUE_EYES)
    duel.alice.hand("Reinforcement of the Army")
    duel.alice.activates(drill, 0)
    assert duel.atk(drill) == 1200
    duel.alice.enters_battle()
    duel.alice.attacks(drill)
    assert duel.bob.life == 8000 - 1200
    assert not duel.alice.can("activate", drill, 0)
    assert duel.atk(drill) == 1200


def test_drill_warrior_not_in_main_phase_two() -> None:
    duel = scenario(phase=Phase.MAIN_2)
    drill = duel.alice.attack_position(DRILL)
    duel.alice.hand("Reinforcement of the Army")
    assert not duel.alice.can("activate", drill, 0)
    assert duel.alice.can("activate", drill, 1)


def test_drill_warrior_leaves_until_the_next_own_standby_phase() -> None:
    duel = scenario()
    drill = duel.alice.attack_position(DRILL)
    duel.alice.hand("Reinforcement of the Army")
    back = duel.alice.graveyard(OX)
    duel.bob.hand("Reinforcement of the Army")
    duel.alice.activates(drill, 1)
    assert duel.where(drill) == "banished"
    assert duel.where("Reinforcement of the Army") == "graveyard"
    duel.alice.ends_turn()
    assert duel.where(drill) == "banished"
    duel.bob.ends_turn()
    duel.alice.puts_in(1)
    assert duel.where(drill) == "monster zone"
    assert duel.where(back) == "hand"


def test_drill_warrior_banished_otherwise_does_not_return() -> None:
    duel = scenario()
    drill = duel.alice.attack_position(DRILL)
    archer = duel.bob.attack_position(ARCHER)
    duel.alice.banished(DRILL)
    duel.alice.hand("Reinforcement of the Army")
    duel.bob.hand("Reinforcement of the Army")
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.is_settled()
    assert duel.alice.cards("banished") == [DRILL]
    assert duel.where(drill) == duel.where(archer) == "monster zone"


# Formula Synchron


def test_formula_synchron_draws_and_takes_exactly_one_non_tuner() -> None:
    duel = scenario()
    jet = duel.alice.attack_position(JET)
    duel.alice.attack_position(SUPPORTER)
    formula = duel.alice.extra(FORMULA)
    synchro(duel, FORMULA, jet)
    duel.alice.triggers(FORMULA)
    duel.is_settled()
    assert duel.where(formula) == "monster zone"
    assert duel.alice.hand_size == 2


def test_formula_synchron_synchro_summons_on_the_opponents_turn() -> None:
    duel = scenario(turn=BOB)
    formula = duel.alice.attack_position(FORMULA)
    duel.alice.attack_position(SCRAP_DRAGON)
    duel.alice.extra(STARDUST_WARRIOR)
    card = duel.bob.hand("Reinforcement of the Army")
    duel.bob.attack_position(OX)
    duel.bob.sets(card)
    duel.alice.activates(formula)
    duel.alice.picks(formula)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(STARDUST_WARRIOR) == "monster zone"


def test_formula_synchron_not_on_the_own_turn_nor_with_nothing_to_make() -> None:
    duel = scenario()
    duel.alice.attack_position(FORMULA)
    duel.alice.attack_position(SCRAP_DRAGON)
    duel.alice.extra(STARDUST_WARRIOR)
    assert not duel.alice.can("activate", FORMULA)


# T.G. Hyper Librarian


def test_librarian_draws_for_every_other_synchro_summon_of_either_player() -> None:
    duel = scenario()
    librarian = duel.alice.attack_position(LIBRARIAN)
    theirs = duel.bob.attack_position(LIBRARIAN)
    jet = duel.alice.attack_position(JET)
    duel.alice.attack_position(OX)
    duel.alice.extra("Stardust Dragon", JET_WARRIOR)
    synchro(duel, JET_WARRIOR, jet)
    # both Librarians must draw; what is asked is only Jet Warrior's own effect
    duel.alice.declines()
    duel.is_settled()
    assert duel.alice.hand_size == duel.bob.hand_size == 1
    assert duel.where(librarian) == duel.where(theirs) == "monster zone"


def test_librarian_does_not_draw_for_itself() -> None:
    duel = scenario()
    jet = duel.alice.attack_position(JET)
    duel.alice.attack_position(OX)
    duel.alice.extra(LIBRARIAN)
    duel.alice.deck(SPEED)
    synchro(duel, LIBRARIAN, jet)
    duel.is_settled()
    assert duel.alice.hand_size == 0


def test_librarian_that_has_left_does_not_draw() -> None:
    duel = scenario()
    librarian = duel.alice.attack_position(LIBRARIAN)
    junk = duel.alice.attack_position(JUNK)
    duel.alice.attack_position(SPEED)
    duel.alice.extra(JUNK_WARRIOR)
    trap = duel.bob.has_set("Compulsory Evacuation Device")
    synchro(duel, JUNK_WARRIOR, junk)
    duel.alice.triggers(librarian)
    duel.bob.activates(trap)
    duel.bob.picks(librarian)
    duel.is_settled()
    assert duel.alice.hand_size == 0


# Scrap Dragon


def test_scrap_dragon_destroys_one_card_of_each_side() -> None:
    duel = scenario()
    dragon = duel.alice.attack_position(SCRAP_DRAGON)
    mine = duel.alice.has_set("Reinforcement of the Army")
    theirs = duel.bob.has_set(WALL)
    duel.alice.activates(dragon)
    duel.alice.picks(mine)
    duel.is_settled()
    assert duel.where(mine) == duel.where(theirs) == "graveyard"
    assert not duel.alice.can("activate", dragon)


@rule("RES-CON-01")
def test_scrap_dragon_destroys_the_other_card_if_one_has_left() -> None:
    duel = scenario()
    dragon = duel.alice.attack_position(SCRAP_DRAGON)
    mine = duel.alice.has_set("Reinforcement of the Army")
    theirs = duel.bob.has_set("Mystical Space Typhoon")
    target = duel.bob.attack_position(OX)
    duel.alice.activates(dragon)
    duel.alice.picks(mine, target)
    duel.bob.activates(theirs)
    duel.is_settled()
    assert duel.where(mine) == duel.where(target) == "graveyard"


@rule("MR3-DES-02")
def test_scrap_dragon_destroyed_by_the_opponent_revives_a_scrap_monster() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.attack_position(SCRAP_DRAGON)
    scrap = duel.alice.graveyard(SCRAP_MONSTER)
    duel.alice.graveyard(SCRAP_DRAGON)
    duel.bob.attack_position(BLUE_EYES)
    duel.bob.attack_position(OX)
    duel.bob.attacks(BLUE_EYES, SCRAP_DRAGON)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(scrap) == "monster zone"
    duel = scenario(turn=BOB)
    duel.alice.attack_position(SCRAP_DRAGON)
    scrap = duel.alice.graveyard(SCRAP_MONSTER)
    duel.bob.hand(HOLE, "Reinforcement of the Army")
    duel.bob.activates(HOLE)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.where(scrap) == "monster zone"


def test_scrap_dragon_destroyed_by_its_own_controller_revives_nothing() -> None:
    duel = scenario()
    duel.alice.attack_position(SCRAP_DRAGON)
    scrap = duel.alice.graveyard(SCRAP_MONSTER)
    duel.alice.hand(HOLE)
    duel.alice.activates(HOLE)
    duel.is_settled()
    assert duel.where(scrap) == "graveyard"


# Goyo Guardian


@rule("MR3-DSD-14")
def test_goyo_guardian_takes_what_it_destroys() -> None:
    duel = scenario(phase=Phase.BATTLE)
    goyo = duel.alice.attack_position(GOYO)
    target = duel.bob.attack_position(OX)
    duel.alice.attacks(goyo, target)
    duel.alice.triggers(goyo)
    duel.is_settled()
    assert duel.where(target) == "monster zone"
    assert duel.controller(target) == ALICE
    assert duel.position(target) == "defense"


@rule("MR3-TOK-03", "MR3-SS-07")
def test_goyo_guardian_gets_no_token_and_no_special_summon_monster_that_may_not_be() -> None:
    duel = scenario(phase=Phase.BATTLE)
    goyo = duel.alice.attack_position(GOYO)
    target = duel.bob.attack_position("Black Dragon Collapserpent")
    duel.alice.attacks(goyo, target)
    assert not duel.alice.can("trigger", goyo)
    assert duel.where(target) == "graveyard"


def test_goyo_guardian_needs_an_earth_tuner() -> None:
    duel = scenario()
    duel.alice.attack_position(JUNK)
    duel.alice.attack_position("Elemental HERO Avian")
    duel.alice.extra(GOYO)
    assert not duel.alice.can("procedure", GOYO)
    duel = scenario()
    duel.alice.attack_position("Drill Synchron")
    duel.alice.attack_position("Elemental HERO Avian")
    duel.alice.extra(GOYO)
    assert duel.alice.can("procedure", GOYO)


# Stardust Dragon


@rule("RES-GAP-NEG-02", "MR3-COST-02")
def test_stardust_negates_a_destruction_and_returns() -> None:
    duel = scenario(turn=BOB)
    stardust = duel.alice.attack_position(STARDUST)
    ox = duel.alice.attack_position(OX)
    hole = duel.bob.hand(HOLE)
    duel.bob.hand("Reinforcement of the Army")
    duel.bob.activates(hole)
    duel.alice.activates(stardust)
    assert duel.where(stardust) == "graveyard"
    duel.is_settled()
    assert duel.where(hole) == "graveyard"
    assert duel.where(ox) == "monster zone"
    duel.bob.ends_turn()
    duel.alice.triggers(stardust)
    duel.alice.puts_in(1)
    assert duel.where(stardust) == "monster zone"


def test_stardust_ignores_what_destroys_nothing_on_the_field() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position(STARDUST)
    duel.alice.hand("Reinforcement of the Army")
    duel.bob.hand("Reinforcement of the Army")
    duel.bob.deck(JUNK)
    duel.bob.activates("Reinforcement of the Army")
    duel.is_settled()
    duel = scenario(turn=BOB)
    duel.alice.attack_position(STARDUST)
    trap = duel.bob.has_set("Compulsory Evacuation Device")
    duel.bob.hand("Reinforcement of the Army")
    duel.bob.activates(trap)
    duel.is_settled()


def test_stardust_does_not_answer_the_negation_of_a_card_activation() -> None:
    """What is negated while it is activated is not a card on the field any more."""
    duel = scenario()
    duel.alice.attack_position(STARDUST)
    theirs = duel.bob.attack_position(STARDUST)
    hole = duel.alice.hand(HOLE)
    duel.alice.activates(hole)
    duel.bob.activates(theirs)
    assert not duel.alice.is_asked("respond")
    assert duel.where(hole) == "graveyard"


def test_stardust_in_the_damage_step_against_a_destruction() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    stardust = duel.alice.attack_position(STARDUST)
    lady = duel.alice.attack_position("Mystical Elf")
    attacker = duel.bob.attack_position(SCRAP_DRAGON)
    duel.bob.attacks(attacker, lady)
    assert not duel.alice.can("activate", stardust)


def test_stardust_returns_only_in_the_turn_of_its_effect() -> None:
    duel = scenario()
    duel.alice.graveyard(STARDUST)
    duel.alice.hand("Reinforcement of the Army")
    duel.bob.hand("Reinforcement of the Army")
    duel.alice.ends_turn()
    assert duel.duel.turn_player == BOB
    assert duel.where(STARDUST) == "graveyard"


@rule("RES-GAP-NEG-01")
def test_stardust_that_was_negated_does_not_return() -> None:
    duel = scenario(turn=BOB)
    stardust = duel.alice.attack_position(STARDUST)
    ox = duel.alice.attack_position(OX)
    hole = duel.bob.hand(HOLE)
    duel.bob.hand("Reinforcement of the Army", "Reinforcement of the Army")
    duel.bob.has_set("Divine Wrath")
    duel.bob.activates(hole)
    duel.alice.activates(stardust)
    duel.bob.activates("Divine Wrath")
    duel.bob.picks("Reinforcement of the Army")
    duel.is_settled()
    assert duel.where(ox) == "graveyard"
    duel.bob.ends_turn()
    assert duel.duel.turn_player == ALICE
    assert duel.where(stardust) == "graveyard"


# Black Rose Dragon


def test_black_rose_destroys_everything_when_synchro_summoned() -> None:
    duel = scenario()
    junk = duel.alice.attack_position(JUNK)
    duel.alice.attack_position(OX)
    duel.alice.extra(BLACK_ROSE)
    duel.alice.hand("Reinforcement of the Army")
    duel.bob.has_set("Reinforcement of the Army")
    duel.bob.has_set(WALL)
    synchro(duel, BLACK_ROSE, junk)
    duel.alice.triggers(BLACK_ROSE)
    duel.is_settled()
    assert duel.bob.cards("monster zone") == duel.bob.cards("spell zone") == []
    assert duel.where(BLACK_ROSE) == "graveyard"


def test_black_rose_turns_a_defender_up_and_takes_its_attack() -> None:
    duel = scenario()
    rose = duel.alice.attack_position(BLACK_ROSE)
    plant = duel.alice.graveyard("Mandragon")
    hidden = duel.bob.has_set(WALL)
    duel.bob.attack_position(OX)
    duel.bob.hand("Reinforcement of the Army")
    duel.alice.activates(rose)
    duel.is_settled()
    assert duel.where(plant) == "banished"
    assert duel.position(hidden) == "attack"
    assert duel.atk(hidden) == 0
    assert not duel.alice.can("activate", rose)
    duel.alice.ends_turn()
    assert duel.atk(hidden) == 1300


def test_black_rose_needs_a_plant_and_a_defender() -> None:
    duel = scenario()
    duel.alice.attack_position(BLACK_ROSE)
    duel.alice.graveyard(OX)
    duel.bob.defense_position(OX)
    assert not duel.alice.can("activate", BLACK_ROSE)
    duel = scenario()
    duel.alice.attack_position(BLACK_ROSE)
    duel.alice.graveyard("Mandragon")
    duel.bob.attack_position(OX)
    assert not duel.alice.can("activate", BLACK_ROSE)
    assert figures.atk_of(duel.duel, duel.find(BLACK_ROSE)) == 2400


# awkward moments


@rule("MR3-TIM-01", "MR3-TIM-02")
def test_summoned_in_the_middle_of_a_chain_black_rose_misses_its_moment_and_jet_warrior_does_not() -> None:
    duel = scenario(turn=BOB)
    formula = duel.alice.attack_position(FORMULA)
    duel.alice.attack_position("Curse of Dragon")
    duel.alice.extra(BLACK_ROSE)
    duel.bob.hand("Reinforcement of the Army", "Reinforcement of the Army")
    duel.bob.deck(JUNK)
    duel.bob.activates("Reinforcement of the Army")
    duel.alice.activates(formula)
    duel.alice.picks(formula)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(BLACK_ROSE) == "monster zone"
    assert not duel.alice.is_asked()
    duel = scenario(turn=BOB)
    accel = duel.alice.attack_position(ACCEL)
    duel.alice.attack_position("Elemental HERO Avian")
    duel.alice.attack_position(LIBRARIAN)
    duel.alice.extra(SCRAP_DRAGON)
    duel.bob.hand("Reinforcement of the Army", "Reinforcement of the Army")
    duel.bob.deck(JUNK)
    duel.bob.activates("Reinforcement of the Army")
    duel.alice.activates(accel)
    duel.alice.picks(accel)
    duel.alice.puts_in(1)
    duel.is_settled()
    # Librarian's 場合 is still met when the chain is over
    assert duel.alice.hand_size == 1


@rule("MR3-SYN-02")
def test_the_level_that_was_lowered_counts_for_the_next_synchro_summon() -> None:
    duel = scenario()
    eater = duel.alice.graveyard("Level Eater")
    accel = duel.alice.attack_position(ACCEL)
    duel.alice.extra(JUNK_WARRIOR, ARM, LIBRARIAN)
    duel.alice.activates(eater)
    duel.alice.puts_in(1)
    assert duel.level(accel) == 4
    # 4 + 1
    assert duel.alice.can("procedure", LIBRARIAN)
    assert not duel.alice.can("procedure", ARM)

"""The abilities of set 3's wood creatures, but for the ultra rare ones."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import (
    ANYTHING,
    FULL,
    LANCER,
    MAGIC,
    Element,
    Keyword,
    Move,
    Moving,
    Rarity,
    SpellClass,
    Turn,
    Turning,
    spell,
)
from duelkit.judgment.scenario import BOB, scenario
from duelkit.rulebook.cite import rule

SPIN = spell(9006, "Spin", SpellClass.CONJURATION, 0, Turn(Turning.CHOSEN), ANYTHING)
CARRY = spell(9007, "Carry", SpellClass.CONJURATION, 0, Move(Moving.CHOSEN), ANYTHING)


# Goblin Fanfare


@rule("EOJ-MANA-04")
@pytest.mark.parametrize(("enemy", "left"), [(False, 1), (True, 3)])
def test_goblin_fanfare_costs_an_absent_enemy_two_mana(enemy: bool, left: int) -> None:
    duel = scenario()
    gained = duel.duel.settings.mana_gain  # in the mana phase of the turn that begins then
    duel.alice.hand("Goblin Fanfare")
    if enemy:
        duel.bob.creature(dummy(), at=1)
    duel.alice.mana(1)
    duel.bob.mana(3)
    duel.alice.summons("Goblin Fanfare", at=5)
    assert duel.bob.mana_left == left + gained


def test_goblin_fanfare_makes_green_bandits_turn_for_less() -> None:
    duel = scenario()
    fanfare = duel.alice.creature("Goblin Fanfare", at=5)
    bandit = duel.alice.creature(dummy(affiliation="Green Bandits", action=2), at=1)
    other = duel.alice.creature(dummy("Other", action=2), at=2)
    enemy = duel.bob.creature(dummy("Enemy", affiliation="Green Bandits", action=2), at=3)
    assert [duel.rotate_cost(card) for card in (fanfare, bandit, other, enemy)] == [0, 1, 2, 2]
    assert duel.attack_cost(bandit) == 2


# Slumbertrap


@rule("EOJ-BOARD-06")
def test_slumbertrap_makes_the_opponent_show_the_hand() -> None:
    duel = scenario()
    duel.alice.hand("Slumbertrap")
    card = duel.bob.hand(dummy())
    duel.alice.mana(1)
    duel.alice.summons("Slumbertrap", at=5)
    assert duel.duel.known[card] == 3
    assert [view.card for view in duel.duel.observe(0).sides[1].hand if view.card >= 0] == [card]


@rule("EOJ-PHASE-10")
@pytest.mark.parametrize(("comrade", "attack"), [("Sleeptrap", 2), ("Goblin Fanfare", 1)])
def test_with_a_sleeptrap_slumbertrap_strengthens_plants_at_the_end_of_the_turn(comrade: str, attack: int) -> None:
    duel = scenario()
    trap = duel.alice.creature("Slumbertrap", at=5)
    duel.alice.creature(comrade, at=1)
    plant = duel.alice.creature(dummy(race="Plant", attack=1), at=2)
    elf = duel.alice.creature(dummy(race="Elf", attack=1), at=3)
    enemy = duel.bob.creature(dummy("Enemy", race="Plant", attack=1), at=9)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert [duel.atk(card) for card in (trap, plant, elf, enemy)] == [attack, attack, 1, 1]


# Elven Berserker Witch, Berserker Princess


@pytest.mark.parametrize(
    ("name", "wounds", "attack", "attempts"),
    [
        ("Elven Berserker Witch", 0, 1, 0),
        ("Elven Berserker Witch", 1, 2, 1),
        ("Berserker Princess", 1, 2, 0),
        ("Berserker Princess", 2, 4, 1),
    ],
)
def test_with_one_hit_point_left_elven_berserkers_rage(name: str, wounds: int, attack: int, attempts: int) -> None:
    duel = scenario(turn=BOB)
    elf = duel.alice.creature(name, at=5)
    mage = duel.bob.creature(fighter(attack=wounds, pattern=MAGIC), at=1)
    if wounds:
        duel.bob.attacks(mage)
    assert duel.atk(elf) == attack
    assert duel.duel.creatures[elf].evasion == attempts


@rule("EOJ-TRASH-05")
@pytest.mark.parametrize(("element", "race", "mana"), [("fire", "Orc", 0), ("fire", "Elf", 1), ("biolith", "Orc", 1)])
def test_off_biolith_berserker_princess_lets_only_elves_leave_mana(element: str, race: str, mana: int) -> None:
    duel = scenario()
    duel.field(9, element)
    duel.alice.creature("Berserker Princess", at=9)
    slayer = duel.alice.creature(fighter(), at=5)
    duel.bob.creature(dummy(hp=1, race=race), at=2)
    duel.alice.attacks(slayer)
    assert duel.bob.mana_left == mana


# Jade Mimic


@rule("EOJ-ABIL-21")
def test_jade_mimic_gives_way_to_a_wood_creature_from_the_graveyard() -> None:
    duel = scenario()
    egg = duel.alice.creature("Jade Mimic", at=5)
    duel.bob.creature(dummy(), at=2)
    duel.alice.graveyard(
        fighter("Ghost", element=Element.WOOD, cost=9),
        "Jade Mimic",
        dummy("Star", element=Element.WOOD, rarity=Rarity.ULTRA_RARE),
        dummy("Goat"),
    )
    duel.alice.uses(egg)
    duel.alice.faces("north")
    assert duel.at(5) == "Ghost"
    assert duel.where(egg) == "graveyard"
    assert duel.alice.is_asked("act")
    assert not duel.alice.can("attack", duel.duel.occupant[4])


def test_jade_mimic_cannot_give_way_once_it_has_turned() -> None:
    duel = scenario()
    egg = duel.alice.creature("Jade Mimic", at=5)
    duel.alice.graveyard(dummy("Ghost", element=Element.WOOD))
    duel.alice.mana(1)
    duel.alice.rotates(egg)
    assert not duel.alice.can("ability", egg)


# Bewitching Elf Huntress


@rule("EOJ-ABIL-27", "EOJ-COUNTER-06")
def test_bewitching_elf_huntress_draws_a_surviving_target_before_her() -> None:
    duel = scenario()
    huntress = duel.alice.creature("Bewitching Elf Huntress", at=8)
    target = duel.bob.creature(fighter(attack=3, pattern=LANCER, defence=FULL), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(huntress)
    assert duel.position(target) == 5
    assert (duel.hp(target), duel.hp(huntress)) == (8, 3)


def test_bewitching_elf_huntress_cannot_draw_anybody_onto_a_taken_field() -> None:
    duel = scenario()
    huntress = duel.alice.creature("Bewitching Elf Huntress", at=8)
    target = duel.bob.creature(dummy(), at=2)
    duel.bob.creature(dummy("Block"), at=5)
    duel.alice.mana(2)
    duel.alice.attacks(huntress)
    assert duel.position(target) == 2


@rule("EOJ-ABIL-18")
@pytest.mark.parametrize(("comrade", "hp"), [("Prince Lusirion", 4), ("Preacher Noova", 3)])
def test_prince_lusirion_heartens_bewitching_elf_huntress(comrade: str, hp: int) -> None:
    duel = scenario()
    huntress = duel.alice.creature("Bewitching Elf Huntress", at=8)
    duel.alice.creature(comrade, at=1)
    assert duel.hp(huntress) == hp


# Juno Spirit Fox


@pytest.mark.parametrize(("place", "milled"), [(5, 1), (2, 0)])
def test_juno_spirit_fox_mills_for_each_adjacent_enemy_destroyed(place: int, milled: int) -> None:
    duel = scenario()
    duel.alice.creature("Juno Spirit Fox", at=8)
    mage = duel.alice.creature(fighter(attack=9, pattern=MAGIC), at=9)
    duel.bob.creature(dummy("Victim"), at=place)
    duel.alice.attacks(mage)
    assert len(duel.bob.cards("library")) == 10 - milled
    assert len(duel.bob.cards("graveyard")) == 1 + milled


@rule("EOJ-ABIL-13")
def test_juno_spirit_fox_slows_bioliths_off_biolith() -> None:
    duel = scenario()
    duel.field(1, "fire")
    duel.alice.creature("Juno Spirit Fox", at=9)
    away = duel.alice.creature(dummy("Away", element=Element.BIOLITH), at=1)
    home = duel.bob.creature(dummy("Home", element=Element.BIOLITH), at=2)
    assert [(duel.attack_cost(card), duel.rotate_cost(card)) for card in (away, home)] == [(2, 2), (0, 0)]


@rule("EOJ-PHASE-12")
@pytest.mark.parametrize(("dead", "kept"), [("Exalted Elven Deity", 6), ("Goddess Tritona", 7)])
def test_with_the_deity_in_the_graveyard_juno_spirit_fox_narrows_the_enemys_hand(dead: str, kept: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Juno Spirit Fox", at=9)
    duel.alice.graveyard(dead)
    duel.bob.hand(*[dummy(str(number)) for number in range(7)])
    duel.bob.ends_turn()
    if kept == 6:
        duel.bob.picks(dummy("0"))
    assert duel.bob.hand_size == kept
    assert duel.alice.is_asked("act")


# Goblin Chickenrider


@rule("EOJ-ABIL-03", "EOJ-ABIL-24")
def test_goblin_chickenrider_vanishes_until_the_end_of_the_next_turn_when_turned() -> None:
    duel = scenario()
    rider = duel.alice.creature("Goblin Chickenrider", at=5)
    enemy = duel.bob.creature(fighter(), at=2)
    duel.alice.mana(2)
    duel.alice.rotates(rider)
    duel.alice.ends_turn()
    assert not duel.bob.can("attack", enemy)
    duel.bob.ends_turn()
    duel.alice.ends_turn()
    assert duel.bob.can("attack", enemy)


def test_goblin_chickenrider_turned_in_the_enemys_turn_is_hidden_in_the_own_turn_too() -> None:
    duel = scenario(turn=BOB)
    rider = duel.alice.creature("Goblin Chickenrider", at=5)
    duel.bob.hand(SPIN)
    duel.bob.casts(SPIN)
    duel.bob.faces("west")
    duel.bob.ends_turn()
    assert duel.duel.creatures[rider].keywords & Keyword.INVISIBLE
    duel.alice.ends_turn()
    assert not duel.duel.creatures[rider].keywords & Keyword.INVISIBLE


def test_preacher_noova_makes_turning_cheaper_for_goblin_chickenrider() -> None:
    duel = scenario()
    rider = duel.alice.creature("Goblin Chickenrider", at=5)
    assert duel.rotate_cost(rider) == 2
    duel = scenario()
    rider = duel.alice.creature("Goblin Chickenrider", at=5)
    duel.alice.creature("Preacher Noova", at=1)
    assert duel.rotate_cost(rider) == 1


# Arboreal Wyrm


def test_arboreal_wyrm_counts_the_other_wood_creatures() -> None:
    duel = scenario()
    wyrm = duel.alice.creature("Arboreal Wyrm", at=5)
    duel.bob.creature(dummy(element=Element.WOOD), at=3)
    duel.alice.creature(dummy(element=Element.FIRE), at=2)
    assert duel.atk(wyrm) == 2


@pytest.mark.parametrize(("element", "hp"), [("wood", 10), ("fire", 9)])
def test_on_wood_arboreal_wyrm_heartens_adjacent_allies(element: str, hp: int) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Arboreal Wyrm", at=5)
    near = duel.alice.creature(dummy("Near"), at=4)
    far = duel.alice.creature(dummy("Far"), at=1)
    enemy = duel.bob.creature(dummy("Enemy"), at=6)
    assert [duel.hp(card) for card in (near, far, enemy)] == [hp, 9, 9]


@rule("EOJ-ABIL-10")
@pytest.mark.parametrize(("comrade", "possible"), [("Flame Wyvern", True), ("Prince Lusirion", False)])
def test_with_a_flame_wyvern_allies_of_arboreal_wyrm_make_room_for_dragons(comrade: str, possible: bool) -> None:
    duel = scenario()
    duel.alice.creature("Arboreal Wyrm", at=9)
    duel.alice.creature(comrade, at=7)
    duel.alice.creature(dummy(), at=5)
    dragon = duel.alice.hand(dummy("Whelp", race="Dragon", cost=8))
    assert duel.alice.can("incarnate", dragon, 5) == possible


# Leapfrog Warchief


@rule("EOJ-ABIL-12")
def test_leapfrog_warchief_spurs_his_other_bandits() -> None:
    duel = scenario()
    chief = duel.alice.creature("Leapfrog Warchief", at=5)
    bandit = duel.alice.creature(dummy(affiliation="Green Bandits", action=2), at=1)
    other = duel.alice.creature(dummy("Other", action=2), at=2)
    assert [(duel.attack_cost(card), duel.rotate_cost(card)) for card in (chief, bandit, other)] == [
        (2, 2),
        (1, 1),
        (2, 2),
    ]


@rule("EOJ-ABIL-23")
@pytest.mark.parametrize(("place", "discarded"), [(4, 1), (1, 0)])
def test_an_enemy_summoned_beside_leapfrog_warchief_costs_a_card(place: int, discarded: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Leapfrog Warchief", at=5)
    card = duel.bob.hand(dummy("Guest"))
    duel.bob.hand(dummy("Other"))
    duel.bob.mana(1)
    duel.bob.summons(card, at=place)
    assert len(duel.bob.cards("graveyard")) == discarded


# Elven Scout Mistress


@pytest.mark.parametrize("element", ["water", "wood"])
def test_from_water_or_wood_elven_scout_mistress_cheapens_her_target(element: str) -> None:
    duel = scenario()
    duel.field(8, element)
    elf = duel.alice.creature("Elven Scout Mistress", at=8)
    target = duel.bob.creature(dummy(cost=4), at=1)
    duel.alice.mana(2)
    duel.alice.attacks(elf)
    assert duel.hp(target) == 9
    seen = duel.duel.observe(BOB).fields[0].creature
    assert seen is not None
    assert seen.cost == 2


@pytest.mark.parametrize(
    ("element", "cost", "left", "change"), [("water", 2, 9, -1), ("water", 1, 7, 0), ("fire", 4, 7, 0)]
)
def test_elven_scout_mistress_leaves_a_cost_of_one_and_then_wounds(
    element: str, cost: int, left: int, change: int
) -> None:
    duel = scenario()
    duel.field(8, element)
    elf = duel.alice.creature("Elven Scout Mistress", at=8)
    target = duel.bob.creature(dummy(cost=cost), at=1)
    duel.alice.mana(2)
    duel.alice.attacks(elf)
    assert (duel.hp(target), duel.duel.creatures[target].cost_mod) == (left, change)


@rule("EOJ-ABIL-10b")
def test_a_creature_cheapened_by_elven_scout_mistress_is_worth_less_as_a_sacrifice() -> None:
    duel = scenario()
    duel.field(8, "wood")
    elf = duel.alice.creature("Elven Scout Mistress", at=8)
    target = duel.bob.creature(dummy(cost=4, element=Element.FIRE), at=1)
    duel.bob.creature(dummy("Second"), at=2)
    duel.bob.creature(dummy("Third"), at=3)
    god = duel.bob.hand("Sciondar Fire God")
    duel.alice.mana(2)
    duel.bob.mana(8)
    duel.alice.attacks(elf, target)
    duel.alice.ends_turn()
    duel.bob.incarnates(god, onto=target)
    assert duel.bob.mana_left == 10 - (9 - 2)


@rule("EOJ-REACT-06")
@pytest.mark.parametrize(("element", "free"), [("fire", False), ("earth", False), ("wood", True)])
def test_on_fire_or_earth_elven_scout_mistress_pins_enemies_that_are_not_adjacent(element: str, free: bool) -> None:
    duel = scenario(turn=BOB)
    duel.field(9, element)
    duel.alice.creature("Elven Scout Mistress", at=9)
    near = duel.bob.creature(dummy("Near"), at=6)
    far = duel.bob.creature(dummy("Far"), at=1)
    assert duel.bob.can("rotate", near)
    assert duel.bob.can("rotate", far) == free


@rule("EOJ-MOVE-01")
def test_an_enemy_pinned_by_elven_scout_mistress_cannot_be_moved() -> None:
    duel = scenario(turn=BOB)
    duel.field(9, "fire")
    duel.alice.creature("Elven Scout Mistress", at=9)
    far = duel.bob.creature(dummy("Far"), at=1)
    duel.bob.hand(CARRY)
    duel.bob.casts(CARRY)
    duel.bob.picks(far)
    assert duel.bob.is_asked("act")
    assert duel.position(far) == 1


# Moggy Howdah


@rule("EOJ-ABIL-24b")
@pytest.mark.parametrize(
    ("element", "facing", "possible"), [("fire", "north", False), ("fire", "east", True), ("biolith", "north", True)]
)
def test_off_biolith_moggy_howdah_hides_other_allies_that_face_the_same_way(
    element: str, facing: str, possible: bool
) -> None:
    duel = scenario(turn=BOB)
    duel.field(9, element)
    howdah = duel.alice.creature("Moggy Howdah", at=9)
    duel.alice.creature(dummy(), at=5, facing=facing)
    enemy = duel.bob.creature(fighter(), at=2)
    assert duel.bob.can("attack", enemy) == possible
    assert not duel.duel.creatures[howdah].keywords & Keyword.INVISIBLE


@rule("EOJ-ABIL-15")
def test_moggy_howdah_dies_on_earth() -> None:
    duel = scenario()
    duel.field(9, "earth")
    howdah = duel.alice.creature("Moggy Howdah", at=9)
    duel.start()
    assert duel.where(howdah) == "graveyard"


# Ronin Nagirashu


@rule("EOJ-ABIL-04", "EOJ-ABIL-04b")
def test_ronin_nagirashu_turns_a_surviving_target_round_and_is_not_countered() -> None:
    duel = scenario()
    ronin = duel.alice.creature("Ronin Nagirashu", at=8)
    target = duel.bob.creature(fighter(defence=FULL), at=5, facing="west")
    duel.alice.mana(4)
    duel.alice.attacks(ronin)
    assert duel.facing(target) == "east"
    assert (duel.hp(target), duel.hp(ronin)) == (6, 5)


@rule("EOJ-TIMING-03")
def test_a_target_that_dodges_ronin_nagirashu_is_not_turned() -> None:
    duel = scenario()
    ronin = duel.alice.creature("Ronin Nagirashu", at=8)
    target = duel.bob.creature(dummy(keywords=Keyword.VIGILANCE), at=5, facing="west")
    duel.alice.mana(4)
    duel.alice.attacks(ronin)
    assert duel.facing(target) == "west"


@pytest.mark.parametrize(("element", "milled"), [("fire", 2), ("wood", 0)])
def test_off_wood_the_fall_of_ronin_nagirashu_mills_for_each_wood_field(element: str, milled: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    duel.field(1, "wood")
    duel.field(3, "wood")
    duel.alice.creature("Ronin Nagirashu", at=5)
    slayer = duel.bob.creature(fighter(attack=9), at=2)
    duel.bob.attacks(slayer)
    assert len(duel.bob.cards("graveyard")) == milled


@rule("EOJ-ABIL-23")
@pytest.mark.parametrize(("element", "discarded"), [("fire", 1), ("biolith", 0)])
def test_a_biolith_off_biolith_costs_ronin_nagirashus_enemy_a_card_each_turn(element: str, discarded: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(1, element)
    duel.alice.creature("Ronin Nagirashu", at=9)
    duel.bob.creature(dummy(element=Element.BIOLITH), at=1)
    duel.bob.hand(dummy("One"))
    duel.bob.ends_turn()
    assert len(duel.bob.cards("graveyard")) == discarded

"""The abilities of set 3's fire creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import QUAKE, dummy, fighter

from duelkit.judgment.language import (
    FIRE,
    MAGIC,
    AnyField,
    ChosenField,
    Element,
    ExchangeFields,
    Heal,
    Keyword,
    Rarity,
    SpellClass,
    spell,
)
from duelkit.judgment.scenario import BOB, NotOffered, Scenario, scenario
from duelkit.rulebook.cite import rule

SHIFT = spell(
    9006, "Shift", SpellClass.CONJURATION, 0, ExchangeFields(ChosenField(0), ChosenField(1)), AnyField(), AnyField()
)
WARMTH = spell(9007, "Warmth", SpellClass.CONJURATION, 0, Heal(1), FIRE)

# Partmole Gatekeeper


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("element", "left"), [("water", 7), ("biolith", 8)])
def test_gatekeeper_is_stronger_if_a_target_is_on_water(element: str, left: int) -> None:
    duel = scenario()
    duel.field(5, element)
    keeper = duel.alice.creature("Partmole Gatekeeper", at=8)
    target = duel.bob.creature(dummy(), at=5)
    duel.alice.mana(2)
    duel.alice.attacks(keeper)
    assert duel.hp(target) == left


def test_an_enemy_alone_pays_more_to_appear_ahead_of_gatekeeper() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Partmole Gatekeeper", at=8)
    card = duel.bob.hand(dummy(cost=1))
    duel.bob.mana(1)
    assert [place for place in range(1, 10) if duel.bob.can("summon", card, place)] == [1, 3, 4, 6, 7, 9]


def test_with_an_enemy_on_the_board_gatekeeper_asks_no_toll() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Partmole Gatekeeper", at=8)
    duel.bob.creature(dummy("Guest"), at=6)
    card = duel.bob.hand(dummy(cost=1))
    duel.bob.mana(1)
    assert duel.bob.can("summon", card, 5)


# Rageflame Spitter


@rule("EOJ-TERM-02")
@pytest.mark.parametrize(("place", "possible"), [(2, False), (1, True)])
def test_rageflame_spitter_keeps_adjacent_enemies_from_being_sacrificed(place: int, possible: bool) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Rageflame Spitter", at=5)
    egg = duel.bob.creature("Crimson Mimic", at=place)
    duel.bob.hand(dummy(element=Element.FIRE))
    assert duel.bob.can("ability", egg) == possible


# Fire Witch's Familiar


@pytest.mark.parametrize(("victim", "left"), [("machine", 6), ("goat", 8)])
def test_fire_witchs_familiar_counts_enemy_bioliths_against_bioliths(victim: str, left: int) -> None:
    duel = scenario()
    familiar = duel.alice.creature("Fire Witch's Familiar", at=8)
    targets = {
        "machine": duel.bob.creature(dummy("Machine", element=Element.BIOLITH), at=1),
        "goat": duel.bob.creature(dummy("Goat"), at=2),
    }
    duel.bob.creature(dummy("Engine", element=Element.BIOLITH), at=3)
    duel.alice.creature(dummy("Own engine", element=Element.BIOLITH), at=4)
    duel.alice.mana(1)
    duel.alice.attacks(familiar, targets[victim])
    assert duel.hp(targets[victim]) == left


# Crimson Mimic


@rule("EOJ-ABIL-21", "EOJ-ABIL-21b", "EOJ-STACK-02")
def test_crimson_mimic_gives_way_to_a_fire_creature_from_the_hand() -> None:
    duel = scenario()
    egg = duel.alice.creature("Crimson Mimic", at=5)
    duel.bob.creature(dummy("Prey"), at=2)
    hatched = duel.alice.hand(fighter(element=Element.FIRE, cost=9))
    duel.alice.uses(egg)
    duel.alice.faces("north")
    assert duel.at(5) == "Fighter"
    assert duel.where(egg) == "graveyard"
    assert duel.alice.mana_left == 0
    assert duel.alice.is_asked("act")
    assert not duel.alice.can("attack", hatched)


def test_crimson_mimic_offers_no_other_element_nor_itself_nor_an_ultra_rare() -> None:
    duel = scenario()
    egg = duel.alice.creature("Crimson Mimic", at=5)
    duel.alice.hand(
        dummy(element=Element.WATER), "Crimson Mimic", dummy("Star", element=Element.FIRE, rarity=Rarity.ULTRA_RARE)
    )
    assert not duel.alice.can("ability", egg)


# Lizard Shocktrooper


def test_each_declared_attack_makes_lizard_shocktrooper_stronger_and_slower_to_turn() -> None:
    duel = scenario()
    trooper = duel.alice.creature("Lizard Shocktrooper", at=8)
    target = duel.bob.creature(dummy(), at=5)
    duel.alice.mana(2)
    duel.alice.attacks(trooper)
    assert duel.hp(target) == 6
    assert (duel.atk(trooper), duel.rotate_cost(trooper), duel.attack_cost(trooper)) == (3, 3, 2)


# Flame Lizard Barracks


@rule("EOJ-REACT-02")
def test_flame_lizard_barracks_let_adjacent_lizards_attack_twice() -> None:
    duel = scenario()
    duel.alice.creature("Flame Lizard Barracks", at=9)
    lizard = duel.alice.creature(fighter(race="Lizard"), at=8)
    goat = duel.alice.creature(fighter("Goat"), at=6)
    target = duel.bob.creature(dummy(), at=5)
    duel.bob.creature(dummy("Second"), at=3)
    duel.alice.attacks(lizard)
    duel.alice.attacks(lizard)
    duel.alice.attacks(goat)
    assert duel.hp(target) == 7
    assert not duel.alice.can("attack", lizard)
    assert not duel.alice.can("attack", goat)


@rule("EOJ-ABIL-01")
def test_flame_lizard_barracks_let_an_ally_move_instead_of_attacking() -> None:
    duel = scenario()
    duel.alice.creature("Flame Lizard Barracks", at=9)
    ally = duel.alice.creature(fighter(), at=5)
    duel.bob.creature(dummy(), at=2)
    decision = duel.decision()
    assert decision is not None
    assert "Use the ability of Fighter instead of an attack" in [
        duel.duel.describe(option, "en") for option in decision.options
    ]
    duel.alice.uses(ally)
    duel.alice.chooses_field(3)
    duel.alice.faces("west")
    assert (duel.position(ally), duel.facing(ally)) == (3, "west")
    assert not duel.alice.can("attack", ally)
    assert not duel.alice.can("ability", ally)


def test_without_the_barracks_nobody_may_move() -> None:
    duel = scenario()
    ally = duel.alice.creature(fighter(), at=5)
    assert not duel.alice.can("ability", ally)


@rule("EOJ-ABIL-15")
def test_flame_lizard_barracks_die_on_water() -> None:
    duel = scenario()
    duel.field(9, "water")
    barracks = duel.alice.creature("Flame Lizard Barracks", at=9)
    duel.start()
    assert duel.where(barracks) == "graveyard"
    assert duel.alice.mana_left == 0


# Cai-Shae Brazier


def test_cai_shae_brazier_weakens_bioliths_off_biolith() -> None:
    duel = scenario()
    duel.field(1, "earth")
    duel.alice.creature("Cai-Shae Brazier", at=9)
    away = duel.bob.creature(dummy("Away", attack=3, element=Element.BIOLITH), at=1)
    home = duel.bob.creature(dummy("Home", attack=3, element=Element.BIOLITH), at=2)
    assert (duel.atk(away), duel.atk(home)) == (2, 3)


def ally_of_brazier_falls(element: str, mana: int) -> tuple[Scenario, int]:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    duel.alice.creature("Cai-Shae Brazier", at=9)
    duel.alice.creature(dummy("Victim", hp=1), at=5)
    slayer = duel.bob.creature(fighter(attack=3, cost=2), at=2)
    duel.alice.mana(mana)
    duel.bob.attacks(slayer)
    return duel, slayer


def test_cai_shae_brazier_may_send_a_creature_home_when_an_ally_falls_on_fire() -> None:
    duel, slayer = ally_of_brazier_falls("fire", 2)
    duel.alice.says_yes()
    assert duel.where(slayer) == "hand"
    assert duel.alice.mana_left == 0


def test_cai_shae_brazier_sends_nobody_home_whom_its_owner_cannot_pay_for() -> None:
    duel, slayer = ally_of_brazier_falls("fire", 1)
    assert duel.bob.is_asked("act")
    assert duel.where(slayer) == "board"


def test_off_fire_an_allys_fall_does_not_stir_the_brazier() -> None:
    duel, _ = ally_of_brazier_falls("earth", 5)
    assert duel.bob.is_asked("act")


@rule("EOJ-ABIL-29")
def test_with_the_fire_god_in_the_graveyard_the_brazier_seals_all_fields() -> None:
    duel = scenario()
    duel.alice.creature("Cai-Shae Brazier", at=9)
    duel.alice.graveyard("Sciondar Fire God")
    duel.alice.hand(QUAKE, SHIFT, WARMTH)
    assert not duel.alice.can("cast", QUAKE)
    assert not duel.alice.can("cast", SHIFT)
    assert duel.alice.can("cast", WARMTH)


def test_without_the_fire_god_in_the_own_graveyard_the_brazier_seals_nothing() -> None:
    duel = scenario()
    duel.alice.creature("Cai-Shae Brazier", at=9)
    duel.bob.graveyard("Sciondar Fire God")
    duel.alice.hand(QUAKE)
    assert duel.alice.can("cast", QUAKE)


# Flame Wyvern


def test_flame_wyvern_counts_the_other_fire_creatures() -> None:
    duel = scenario()
    wyvern = duel.alice.creature("Flame Wyvern", at=5)
    duel.alice.creature(dummy(element=Element.FIRE), at=1)
    duel.bob.creature(dummy(element=Element.FIRE), at=3)
    duel.bob.creature(dummy(element=Element.WATER), at=2)
    assert duel.atk(wyvern) == 3


@pytest.mark.parametrize(("element", "left"), [("fire", 7), ("earth", 6)])
def test_on_fire_flame_wyvern_shields_other_allies_from_magic(element: str, left: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(9, element)
    duel.alice.creature("Flame Wyvern", at=9)
    ally = duel.alice.creature(dummy(), at=5)
    mage = duel.bob.creature(fighter(attack=3, pattern=MAGIC), at=1)
    duel.bob.attacks(mage, ally)
    assert duel.hp(ally) == left


@rule("EOJ-ABIL-10")
def test_with_a_bone_drake_allies_of_flame_wyvern_make_room_for_dragons_without_cost() -> None:
    duel = scenario()
    wyvern = duel.alice.creature("Flame Wyvern", at=9)
    duel.alice.creature("Bone Drake", at=7)
    ally = duel.alice.creature(dummy(), at=5)
    dragon = duel.alice.hand(dummy("Whelp", race="Dragon", cost=8))
    goat = duel.alice.hand(dummy("Goat", cost=0))
    assert not duel.alice.can("incarnate", goat)
    with pytest.raises(NotOffered):
        duel.alice.incarnates(dragon, onto=wyvern)
    duel.alice.incarnates(dragon, onto=ally)
    assert duel.at(5) == "Whelp"
    assert duel.where(ally) == "graveyard"
    assert duel.alice.mana_left == 0


def test_without_a_bone_drake_flame_wyvern_calls_no_dragon() -> None:
    duel = scenario()
    duel.alice.creature("Flame Wyvern", at=9)
    duel.alice.creature(dummy(), at=5)
    dragon = duel.alice.hand(dummy("Whelp", race="Dragon", cost=8))
    assert not duel.alice.can("incarnate", dragon)


# Mourning Cenobite


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("lucky", "left"), [(True, 5), (False, 7)])
def test_mourning_cenobite_is_stronger_half_of_the_time(lucky: bool, left: int) -> None:
    duel = scenario()
    monk = duel.alice.creature("Mourning Cenobite", at=8)
    target = duel.bob.creature(dummy(), at=2)
    duel.alice.mana(2)
    duel.chances(lucky)
    duel.alice.attacks(monk)
    assert duel.hp(target) == left


@pytest.mark.parametrize("element", ["fire", "earth"])
def test_from_fire_or_earth_mourning_cenobite_saps_attack(element: str) -> None:
    duel = scenario()
    duel.field(8, element)
    monk = duel.alice.creature("Mourning Cenobite", at=8)
    target = duel.bob.creature(dummy(attack=3), at=2)
    duel.alice.mana(2)
    duel.chances(False)
    duel.alice.attacks(monk)
    assert (duel.hp(target), duel.atk(target)) == (9, 1)


@pytest.mark.parametrize(("element", "attack"), [("fire", 0), ("water", 3)])
def test_without_attack_to_sap_or_elsewhere_mourning_cenobite_wounds(element: str, attack: int) -> None:
    duel = scenario()
    duel.field(8, element)
    monk = duel.alice.creature("Mourning Cenobite", at=8)
    target = duel.bob.creature(dummy(attack=attack), at=2)
    duel.alice.mana(2)
    duel.chances(False)
    duel.alice.attacks(monk)
    assert (duel.hp(target), duel.atk(target)) == (7, attack)


# Mourning Buffalo


@rule("EOJ-ABIL-24b")
@pytest.mark.parametrize(("place", "possible"), [(5, True), (2, False)])
def test_mourning_buffalo_sees_adjacent_invisible_enemies(place: int, possible: bool) -> None:
    duel = scenario()
    buffalo = duel.alice.creature("Mourning Buffalo", at=8)
    duel.bob.creature(dummy(keywords=Keyword.INVISIBLE), at=place)
    duel.alice.mana(9)
    assert duel.alice.can("attack", buffalo) == possible


def test_an_attack_of_mourning_buffalo_frightens_enemies_that_are_not_adjacent() -> None:
    duel = scenario()
    buffalo = duel.alice.creature("Mourning Buffalo", at=8)
    near = duel.bob.creature(dummy(attack=3), at=5)
    far = duel.bob.creature(dummy("Far", attack=3), at=2)
    friend = duel.alice.creature(dummy("Friend", attack=3), at=1)
    duel.alice.mana(9)
    duel.alice.attacks(buffalo, near)
    assert [duel.atk(card) for card in (near, far, friend)] == [3, 2, 3]


@rule("EOJ-ABIL-14b")
def test_mourning_buffalo_attacks_for_less_beside_another_mourner() -> None:
    duel = scenario()
    buffalo = duel.alice.creature("Mourning Buffalo", at=8)
    assert (duel.attack_cost(buffalo), duel.rotate_cost(buffalo)) == (2, 2)
    duel = scenario()
    buffalo = duel.alice.creature("Mourning Buffalo", at=8)
    duel.alice.creature(dummy(affiliation="Cult of Mourning"), at=1)
    assert (duel.attack_cost(buffalo), duel.rotate_cost(buffalo)) == (1, 2)


# Torrid Nightmare


@rule("EOJ-TIMING-05")
def test_torrid_nightmare_halves_the_hp_of_all_enemies_of_a_race() -> None:
    duel = scenario()
    nightmare = duel.alice.creature("Torrid Nightmare", at=8)
    first = duel.bob.creature(dummy("First", hp=9, race="Orc"), at=1)
    second = duel.bob.creature(dummy("Second", hp=4, race="Orc"), at=2)
    other = duel.bob.creature(dummy("Other", race="Elf"), at=3)
    friend = duel.alice.creature(dummy("Friend", race="Orc"), at=4)
    duel.alice.mana(4)
    duel.alice.attacks(nightmare, first)
    assert [duel.hp(card) for card in (first, second, other, friend)] == [5, 2, 9, 9]


@pytest.mark.parametrize(("affiliation", "left"), [("Church of Parmus", 10), ("", 9)])
def test_a_fallen_church_ally_strengthens_the_allies_of_torrid_nightmare(affiliation: str, left: int) -> None:
    duel = scenario(turn=BOB)
    nightmare = duel.alice.creature("Torrid Nightmare", at=9)
    duel.alice.creature(dummy("Martyr", hp=1, affiliation=affiliation), at=5)
    friend = duel.alice.creature(dummy("Friend"), at=7)
    slayer = duel.bob.creature(fighter(), at=2)
    duel.bob.attacks(slayer)
    assert (duel.hp(friend), duel.hp(nightmare), duel.hp(slayer)) == (left, 4, 9)


# Flame Lizard General


def test_flame_lizard_general_counts_his_other_fire_allies() -> None:
    duel = scenario()
    general = duel.alice.creature("Flame Lizard General", at=5)
    duel.alice.creature(dummy(element=Element.FIRE), at=1)
    duel.bob.creature(dummy(element=Element.FIRE), at=3)
    assert duel.atk(general) == 4


@rule("EOJ-CARD-05")
def test_allies_appear_for_less_on_fire_fields_in_line_with_flame_lizard_general() -> None:
    duel = scenario()
    for place in (2, 4, 5):
        duel.field(place, "fire")
    duel.alice.creature("Flame Lizard General", at=8)
    duel.alice.creature(dummy("Post"), at=1)
    card = duel.alice.hand(dummy("Recruit", cost=2))
    duel.alice.mana(1)
    assert [place for place in range(1, 10) if duel.alice.can("summon", card, place)] == [2, 5]


def test_flame_lizard_general_leaves_a_cost_of_one() -> None:
    duel = scenario()
    duel.field(5, "fire")
    duel.alice.creature("Flame Lizard General", at=8)
    card = duel.alice.hand(dummy("Recruit", cost=1))
    assert not duel.alice.can("summon", card, 5)


# Partmole Scout Balloon


@pytest.mark.parametrize(("element", "lucky", "left"), [("earth", True, 8), ("earth", False, 9), ("fire", True, 9)])
def test_off_fire_partmole_scout_balloon_lets_lizards_intercept(element: str, lucky: bool, left: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(9, element)
    duel.alice.creature("Partmole Scout Balloon", at=9)
    lizard = duel.alice.creature(fighter(race="Lizard"), at=5)
    duel.alice.creature(fighter("Goat"), at=8)
    card = duel.bob.hand(dummy())
    duel.bob.mana(1)
    duel.chances(lucky)
    duel.bob.summons(card, at=2)
    assert duel.hp(card) == left
    assert duel.hp(lizard) == 9


@rule("EOJ-ABIL-17")
@pytest.mark.parametrize(("enemies", "quick"), [(1, True), (2, False)])
def test_outnumbering_the_enemy_partmole_scout_balloon_quickens_allies(enemies: int, quick: bool) -> None:
    duel = scenario()
    balloon = duel.alice.creature("Partmole Scout Balloon", at=9)
    ally = duel.alice.creature(dummy("Ally"), at=5)
    for place in range(1, enemies + 1):
        duel.bob.creature(dummy(), at=place)
    duel.start()
    assert bool(duel.duel.creatures[ally].keywords & Keyword.FIRST_STRIKE) == quick
    assert not duel.duel.creatures[balloon].keywords & Keyword.FIRST_STRIKE

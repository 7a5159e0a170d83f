"""The abilities of set 1's fire creatures, but for the ultra rare ones."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import (
    ADJACENT,
    LANCER,
    MAGIC,
    NO_ATTACK,
    NO_DEFENCE,
    NONE,
    AnyField,
    ChosenField,
    Element,
    ExchangeFields,
    Fieldquake,
    Grants,
    Keyword,
    SpellClass,
    creature,
    spell,
    while_placed,
)
from duelkit.judgment.scenario import BOB, Scenario, scenario
from duelkit.rulebook.cite import rule

MAGE = creature(9003, "Mage", NONE, "", "", 1, 0, 9, 5, MAGIC, NO_DEFENCE)
QUAKE = spell(9004, "Quake", SpellClass.CONJURATION, 0, Fieldquake(ChosenField()), AnyField())
SHIFT = spell(
    9005, "Shift", SpellClass.CONJURATION, 0, ExchangeFields(ChosenField(0), ChosenField(1)), AnyField(), AnyField()
)


# Freedonian Wanderer


def wanderer_and_a_card(element: str, turn: int = 0) -> Scenario:
    duel = scenario(turn=turn)
    duel.field(5, element)
    duel.alice.creature("Freedonian Wanderer", at=5)
    return duel


@rule("EOJ-ABIL-34")
def test_off_fire_wanderer_gives_a_mana_for_an_allied_summon() -> None:
    duel = wanderer_and_a_card("earth")
    card = duel.alice.hand(dummy())
    duel.alice.mana(1)
    duel.alice.summons(card, at=4)
    assert duel.alice.mana_left == 1


def test_on_fire_wanderer_gives_nothing() -> None:
    duel = wanderer_and_a_card("fire")
    card = duel.alice.hand(dummy())
    duel.alice.mana(1)
    duel.alice.summons(card, at=4)
    assert duel.alice.mana_left == 0


def test_an_enemys_summon_gives_wanderer_nothing() -> None:
    duel = wanderer_and_a_card("earth", BOB)
    card = duel.bob.hand(dummy())
    duel.bob.mana(1)
    duel.bob.summons(card, at=1)
    duel.alice.ends_turn()
    assert duel.alice.mana_left == 2


def test_wanderers_own_summon_gives_nothing() -> None:
    duel = scenario()
    duel.alice.hand("Freedonian Wanderer")
    duel.alice.mana(2)
    duel.alice.summons("Freedonian Wanderer", at=5)
    assert duel.alice.mana_left == 0


# attack costs


@rule("EOJ-ABIL-14", "EOJ-ABIL-14b")
@pytest.mark.parametrize(
    ("name", "attack", "rotate"),
    [("Partmole Flame Lizard", 1, 2), ("Flame Ascetic", 1, 3), ("Pursuer of Saint Dhees", 1, 6)],
)
def test_only_the_attack_costs_less(name: str, attack: int, rotate: int) -> None:
    duel = scenario()
    card = duel.alice.creature(name, at=5)
    assert (duel.attack_cost(card), duel.rotate_cost(card)) == (attack, rotate)


def test_minos_attack_costs_less() -> None:
    duel = scenario()
    duel.field(5, "fire")
    card = duel.alice.creature("Great Minos of Sciondar", at=5)
    assert (duel.attack_cost(card), duel.rotate_cost(card)) == (1, 2)


def test_the_dragons_attack_costs_less_on_fire_only() -> None:
    duel = scenario()
    duel.field(5, "fire")
    here = duel.alice.creature("Infernal Sciondar Dragon", at=5)
    there = duel.alice.creature("Infernal Sciondar Dragon", at=4)
    assert (duel.attack_cost(here), duel.rotate_cost(here)) == (1, 4)
    assert (duel.attack_cost(there), duel.rotate_cost(there)) == (4, 4)


# Firefly Ninja


@rule("EOJ-ABIL-08", "EOJ-ABIL-08c")
def test_on_fire_firefly_ninja_evades_surely() -> None:
    duel = scenario()
    duel.field(2, "fire")
    ninja = duel.bob.creature("Firefly Ninja", at=2)
    attacker = duel.alice.creature(fighter(), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(ninja) == 4
    assert duel.hp(attacker) == 8


def test_off_fire_firefly_ninja_is_struck() -> None:
    duel = scenario()
    ninja = duel.bob.creature("Firefly Ninja", at=2)
    attacker = duel.alice.creature(fighter(), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(ninja) == 1


@rule("EOJ-ABIL-18", "EOJ-ABIL-24b")
def test_with_an_allied_spider_ninja_firefly_ninja_cannot_be_attacked() -> None:
    duel = scenario()
    duel.bob.creature("Firefly Ninja", at=2)
    duel.bob.creature("Spider Ninja", at=1)
    attacker = duel.alice.creature(fighter(), at=5)
    assert not duel.alice.can("attack", attacker)


def test_an_enemy_spider_ninja_does_not_hide_firefly_ninja() -> None:
    duel = scenario()
    duel.bob.creature("Firefly Ninja", at=2)
    duel.alice.creature("Spider Ninja", at=1)
    attacker = duel.alice.creature(fighter(), at=5)
    assert duel.alice.can("attack", attacker)


# Great Minos of Sciondar


@rule("EOJ-ABIL-15", "EOJ-ABIL-15b")
def test_minos_dies_off_fire_without_a_trash_bonus() -> None:
    duel = scenario()
    duel.alice.creature("Great Minos of Sciondar", at=5)
    duel.is_settled()
    assert duel.where("Great Minos of Sciondar") == "graveyard"
    assert duel.alice.mana_left == 0


def test_minos_lives_on_fire() -> None:
    duel = scenario()
    duel.field(5, "fire")
    duel.alice.creature("Great Minos of Sciondar", at=5)
    duel.is_settled()
    assert duel.where("Great Minos of Sciondar") == "board"


# Flame Ascetic


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("luck", "left"), [(True, 5), (False, 7)])
def test_half_the_time_ascetic_strikes_harder(luck: bool, left: int) -> None:
    duel = scenario()
    ascetic = duel.alice.creature("Flame Ascetic", at=5)
    other = duel.bob.creature(dummy(), at=2)
    duel.alice.mana(1)
    duel.chances(luck)
    duel.alice.attacks(ascetic)
    assert duel.hp(other) == left
    assert duel.atk(ascetic) == 2


# Partmole Flame Guard


@rule("EOJ-ABIL-07b", "EOJ-ABIL-07c")
def test_flame_guard_strikes_harder_once_if_any_target_stands_on_water() -> None:
    duel = scenario()
    duel.field(2, "water")
    duel.field(5, "water")
    guard = duel.alice.creature("Partmole Flame Guard", at=8)
    near = duel.alice.creature(dummy(), at=5)
    far = duel.bob.creature(dummy(), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(guard)
    assert (duel.hp(near), duel.hp(far)) == (6, 6)


def test_a_friend_on_water_is_enough_for_flame_guard() -> None:
    duel = scenario()
    duel.field(5, "water")
    guard = duel.alice.creature("Partmole Flame Guard", at=8)
    duel.alice.creature(dummy(), at=5)
    far = duel.bob.creature(dummy(), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(guard)
    assert duel.hp(far) == 6


def test_without_water_flame_guard_strikes_as_usual() -> None:
    duel = scenario()
    guard = duel.alice.creature("Partmole Flame Guard", at=8)
    other = duel.bob.creature(dummy(), at=5)
    duel.alice.mana(2)
    duel.alice.attacks(guard)
    assert duel.hp(other) == 8


# Lesser Granvenoa, Didi: sealed fields


@rule("EOJ-ABIL-29", "EOJ-ABIL-36")
def test_fields_next_to_granvenoa_stay_as_they_are() -> None:
    duel = scenario()
    duel.alice.creature("Lesser Granvenoa", at=5)
    duel.bob.creature(dummy(), at=2)
    duel.alice.hand(QUAKE)
    assert not duel.alice.can("attack", "Lesser Granvenoa")
    duel.alice.casts(QUAKE)
    assert duel.alice.offered_fields() == [1, 3, 5, 7, 9]


def test_fields_next_to_granvenoa_are_not_exchanged() -> None:
    duel = scenario()
    duel.field(1, "fire")
    duel.field(2, "water")
    duel.alice.creature("Lesser Granvenoa", at=5)
    duel.alice.hand(SHIFT)
    duel.alice.casts(SHIFT)
    assert 1 in duel.alice.offered_fields() and 2 not in duel.alice.offered_fields()


@rule("EOJ-ABIL-15")
@pytest.mark.parametrize(("element", "place"), [("water", "graveyard"), ("earth", "board")])
def test_granvenoa_dies_on_water(element: str, place: str) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Lesser Granvenoa", at=5)
    duel.is_settled()
    assert duel.where("Lesser Granvenoa") == place


def test_didi_seals_fire_fields() -> None:
    duel = scenario()
    duel.field(1, "fire")
    duel.field(9, "fire")
    duel.bob.creature("Didi the Enlightened", at=5)
    duel.alice.hand(QUAKE)
    duel.alice.casts(QUAKE)
    assert duel.alice.offered_fields() == [2, 3, 4, 5, 6, 7, 8]


@rule("EOJ-ABIL-38", "EOJ-ABIL-38b")
@pytest.mark.parametrize(("element", "left"), [("fire", 3), ("earth", 5)])
def test_didi_strikes_twice_and_harder_at_a_target_on_fire(element: str, left: int) -> None:
    duel = scenario()
    duel.field(2, element)
    didi = duel.alice.creature("Didi the Enlightened", at=5)
    other = duel.bob.creature(dummy(), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(didi)
    assert duel.hp(other) == left


# Partmole Fire Oracle


@rule("EOJ-ABIL-19", "EOJ-TRASH-14")
def test_a_destroyed_oracle_leaves_a_hit_point_to_each_ally() -> None:
    duel = scenario()
    mage = duel.alice.creature(MAGE, at=8)
    duel.bob.creature("Partmole Fire Oracle", at=2)
    one = duel.bob.creature(dummy(), at=1)
    other = duel.bob.creature(dummy(hp=3), at=3)
    duel.alice.attacks(mage, "Partmole Fire Oracle")
    assert (duel.hp(one), duel.hp(other), duel.hp(mage)) == (10, 4, 9)


# Triceptaur Behemoth


@rule("EOJ-ABIL-37")
@pytest.mark.parametrize(("fields", "left"), [((2,), 4), ((2, 4), 6), ((2, 4, 6), 8)])
def test_behemoth_strikes_weaker_the_more_it_strikes(fields: tuple[int, ...], left: int) -> None:
    duel = scenario()
    behemoth = duel.alice.creature("Triceptaur Behemoth", at=5)
    others = [duel.bob.creature(dummy(), at=at) for at in fields]
    duel.alice.mana(5)
    duel.alice.attacks(behemoth)
    assert [duel.hp(other) for other in others] == [left] * len(fields)


# Pursuer of Saint Dhees, Infernal Sciondar Dragon


@rule("EOJ-ABIL-26", "EOJ-ABIL-26b")
def test_pursuers_attack_grows_with_every_other_creature() -> None:
    duel = scenario()
    pursuer = duel.alice.creature("Pursuer of Saint Dhees", at=5)
    duel.alice.creature(dummy(), at=4)
    duel.bob.creature(dummy(), at=1)
    duel.bob.creature(dummy(), at=3)
    assert duel.atk(pursuer) == 8


def test_the_dragons_attack_grows_with_every_other_fire_creature() -> None:
    duel = scenario()
    dragon = duel.alice.creature("Infernal Sciondar Dragon", at=5)
    duel.alice.creature(dummy(element=Element.FIRE), at=4)
    duel.bob.creature(dummy(element=Element.FIRE), at=1)
    duel.bob.creature(dummy(element=Element.WATER), at=3)
    assert duel.atk(dragon) == 7


# Red Cubic


@rule("EOJ-ABIL-21", "EOJ-ABIL-21b")
def test_red_cubic_gives_way_to_a_fire_creature_without_cost() -> None:
    duel = scenario()
    cubic = duel.alice.creature("Red Cubic", at=5)
    enemy = duel.bob.creature(dummy(), at=2)
    new = duel.alice.hand("Partmole Flame Lizard", "Tritonan Ice Guard", "Red Cubic", "White Cubic", "Flame Magus")
    duel.alice.mana(3)
    duel.alice.uses(cubic)
    assert duel.alice.offered_cards() == ["Partmole Flame Lizard", "Flame Magus"]
    duel.alice.picks(new)
    duel.alice.faces("north")
    assert duel.at(5) == "Partmole Flame Lizard"
    assert duel.where(cubic) == "graveyard"
    assert duel.alice.mana_left == 3
    assert duel.hp(enemy) == 9
    duel.is_settled()
    assert not duel.alice.can("attack", new)
    assert duel.alice.can("rotate", new)
    assert duel.alice.can("end turn")


def test_without_a_fire_creature_in_hand_red_cubic_stays() -> None:
    duel = scenario()
    cubic = duel.alice.creature("Red Cubic", at=5)
    duel.alice.hand("Red Cubic", "Tritonan Ice Guard")
    assert not duel.alice.can("ability", cubic)


@rule("EOJ-ABIL-21c", "EOJ-STACK-03")
def test_the_lock_holds_for_a_reincarnation_too() -> None:
    duel = scenario()
    duel.field(4, "fire")
    free = duel.alice.creature("Red Cubic", at=4)
    barred = duel.alice.creature("Red Cubic", at=6)
    duel.alice.hand("Crucible King Dios IV")
    assert duel.alice.can("ability", free)
    assert not duel.alice.can("ability", barred)


@rule("EOJ-ABIL-21d", "EOJ-OVER-03")
def test_where_reincarnation_is_possible_there_is_no_incarnation() -> None:
    duel = scenario()
    duel.field(4, "fire")
    duel.field(5, "fire")
    cubic = duel.alice.creature("Red Cubic", at=4)
    duel.alice.creature("Flame Magus", at=5)
    god = duel.alice.hand("Sciondar Fire God")
    duel.alice.mana(20)
    assert duel.alice.can("incarnate", god, 5)
    assert not duel.alice.can("incarnate", god, 4)
    assert duel.alice.can("ability", cubic)


@rule("EOJ-ABIL-28")
def test_nobody_uses_a_possessed_cubic() -> None:
    duel = scenario(turn=BOB)
    cubic = duel.bob.creature("Red Cubic", at=2)
    duel.alice.creature("Tentacles of Possession", at=5)
    duel.alice.hand("Partmole Flame Lizard")
    duel.bob.hand("Partmole Flame Lizard")
    assert not duel.bob.can("ability", cubic)
    duel.bob.ends_turn()
    assert duel.alice.can("rotate", cubic)
    assert not duel.alice.can("ability", cubic)


@rule("EOJ-TERM-02")
def test_a_cubic_that_cannot_be_sacrificed_stays() -> None:
    duel = scenario()
    keeper = creature(
        9006,
        "Keeper",
        NONE,
        "",
        "",
        1,
        0,
        9,
        0,
        NO_ATTACK,
        NO_DEFENCE,
        while_placed(Grants(Keyword.NO_SACRIFICE, ADJACENT)),
    )
    near = duel.alice.creature("Red Cubic", at=4)
    far = duel.alice.creature("Red Cubic", at=1)
    duel.alice.creature(keeper, at=5)
    duel.alice.hand("Partmole Flame Lizard")
    assert duel.alice.can("ability", far)
    assert not duel.alice.can("ability", near)


# Hellfire Spitter


@rule("EOJ-ABIL-17")
def test_hellfire_spitter_counterattacks_first() -> None:
    duel = scenario()
    spitter = duel.bob.creature("Hellfire Spitter", at=2)
    attacker = duel.alice.creature(fighter(hp=1), at=5)
    duel.alice.attacks(attacker)
    assert duel.where(attacker) == "graveyard"
    assert duel.hp(spitter) == 1


def test_first_strike_is_on_the_cards_that_have_it() -> None:
    duel = scenario()
    lizard = duel.bob.creature("Partmole Flame Lizard", at=2)
    attacker = duel.alice.creature(fighter(hp=2, pattern=LANCER), at=5)
    duel.alice.attacks(attacker)
    assert duel.where(attacker) == "graveyard"
    assert duel.duel.creatures[lizard].keywords & Keyword.FIRST_STRIKE


@rule("EOJ-ABIL-32", "EOJ-ABIL-32b")
def test_flame_magus_strikes_anyone_by_magic() -> None:
    duel = scenario()
    magus = duel.alice.creature("Flame Magus", at=7)
    ninja = duel.bob.creature("Cloud Runner", at=3)
    duel.alice.mana(1)
    duel.alice.attacks(magus)
    assert duel.hp(ninja) == 1

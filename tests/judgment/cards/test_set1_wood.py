"""The abilities of set 1's wood creatures."""

from __future__ import annotations

import pytest

from duelkit.judgment.language import (
    ANYTHING,
    FRONT_BLIND_BACK,
    FULL,
    MAGIC,
    MAGIC_GROUP,
    NO_ATTACK,
    NO_DEFENCE,
    NONE,
    STANDARD,
    STANDARD_RANGED,
    AttackPattern,
    Card,
    DefencePattern,
    Element,
    MagicGroup,
    creature,
)
from duelkit.judgment.scenario import BOB, scenario
from duelkit.judgment.state.log import L_CHANCE, L_ROTATE, L_TRIGGER
from duelkit.rulebook.cite import rule


def fighter(
    attack: int = 1,
    hp: int = 9,
    element: Element = NONE,
    pattern: AttackPattern = STANDARD,
    defence: DefencePattern = FRONT_BLIND_BACK,
) -> Card:
    """A creature without abilities that re-acts for nothing and costs one mana."""
    return creature(9001, "Fighter", element, "", "", 1, 0, hp, attack, pattern, defence)


def target(hp: int = 9, element: Element = NONE) -> Card:
    """A creature that neither attacks nor counterattacks."""
    return creature(9002, "Target", element, "", "", 1, 0, hp, 0, NO_ATTACK, NO_DEFENCE)


MAGE = creature(9003, "Mage", NONE, "", "", 1, 0, 9, 20, MAGIC, NO_DEFENCE)
STORM = creature(9004, "Storm", NONE, "", "", 1, 0, 9, 2, MAGIC_GROUP, NO_DEFENCE, MagicGroup(ANYTHING))


# discards


@rule("EOJ-ABIL-23", "EOJ-TRASH-14")
@pytest.mark.parametrize(
    ("name", "element", "left"),
    [
        ("Leapfrog Bandit", "fire", 2),
        ("Leapfrog Bandit", "wood", 3),
        ("Samurai Nagirashu", "wood", 2),
        ("Samurai Nagirashu", "fire", 3),
        ("Elven Rider", "fire", 1),
        ("Elven Rider", "wood", 3),
    ],
)
def test_destroyed_here_they_make_the_opponent_discard(name: str, element: str, left: int) -> None:
    duel = scenario()
    duel.field(2, element)
    duel.field(7, "wood")
    duel.field(8, "wood")
    mage = duel.alice.creature(MAGE, at=5)
    duel.bob.creature(name, at=2)
    names = ["Flame Magus", "Hellfire Spitter", "Red Cubic"]
    duel.alice.hand(*names)
    duel.bob.hand("Blue Cubic")
    duel.alice.attacks(mage)
    while duel.alice.is_asked("pick"):
        duel.alice.picks(names.pop())
    duel.is_settled()
    assert duel.alice.hand_size == left
    assert duel.bob.hand_size == 1


def test_a_hand_that_is_too_small_is_discarded_whole() -> None:
    duel = scenario()
    duel.field(7, "wood")
    duel.field(8, "wood")
    mage = duel.alice.creature(MAGE, at=5)
    duel.bob.creature("Elven Rider", at=2)
    duel.alice.hand("Flame Magus")
    duel.alice.attacks(mage)
    duel.is_settled()
    assert duel.alice.hand_size == 0


@rule("EOJ-TRIG-03", "EOJ-TRIG-04")
def test_two_bandits_and_zomba_take_four_cards() -> None:
    duel = scenario()
    duel.field(9, "wood")
    storm = duel.alice.creature(STORM, at=5)
    duel.bob.creature("Leapfrog Bandit", at=1)
    duel.bob.creature("Leapfrog Bandit", at=3)
    zomba = duel.bob.creature("Green Erlking Zomba", at=9)
    duel.alice.hand(*["Flame Magus"] * 5)
    duel.alice.attacks(storm)
    while duel.alice.is_asked("pick"):
        duel.alice.picks("Flame Magus")
    assert duel.alice.hand_size == 1
    settled = [entry.card for entry in duel.log(L_TRIGGER)]
    assert settled[2:] == [zomba, zomba]
    assert zomba not in settled[:2]


@rule("EOJ-TRASH-13")
@pytest.mark.parametrize(("element", "left"), [("wood", 1), ("fire", 2)])
def test_on_wood_zomba_makes_the_opponent_discard_for_a_dead_ally(element: str, left: int) -> None:
    duel = scenario()
    duel.field(9, element)
    mage = duel.alice.creature(MAGE, at=5)
    duel.bob.creature("Green Erlking Zomba", at=9)
    ally = duel.bob.creature(target(), at=1)
    duel.alice.hand("Flame Magus", "Hellfire Spitter")
    duel.alice.attacks(mage, ally)
    if duel.alice.is_asked("pick"):
        duel.alice.picks("Flame Magus")
    duel.is_settled()
    assert duel.alice.hand_size == left


def test_zombas_own_death_takes_no_card() -> None:
    duel = scenario()
    duel.field(9, "wood")
    mage = duel.alice.creature(MAGE, at=5)
    zomba = duel.bob.creature("Green Erlking Zomba", at=9)
    duel.alice.hand("Flame Magus", "Hellfire Spitter")
    duel.alice.attacks(mage)
    duel.is_settled()
    assert duel.where(zomba) == "graveyard"
    assert duel.alice.hand_size == 2


def test_an_enemys_death_is_nothing_to_zomba() -> None:
    duel = scenario(turn=BOB)
    duel.field(9, "wood")
    mage = duel.bob.creature(MAGE, at=5)
    duel.bob.creature("Green Erlking Zomba", at=9)
    duel.alice.creature(target(), at=1)
    duel.alice.hand("Flame Magus", "Hellfire Spitter")
    duel.bob.attacks(mage)
    duel.is_settled()
    assert duel.alice.hand_size == 2


@rule("EOJ-ABIL-09")
@pytest.mark.parametrize(("element", "left"), [("wood", (6, 9)), ("fire", (6, 6))])
def test_on_wood_zomba_strikes_one_field_only(element: str, left: tuple[int, int]) -> None:
    duel = scenario()
    duel.field(8, element)
    zomba = duel.alice.creature("Green Erlking Zomba", at=8)
    near = duel.bob.creature(target(), at=5)
    far = duel.bob.creature(target(), at=2)
    duel.alice.mana(3)
    duel.alice.attacks(zomba)
    assert (duel.hp(near), duel.hp(far)) == left


# Green Lycanthrope


@rule("EOJ-ABIL-30")
@pytest.mark.parametrize(("luck", "figures"), [(True, (4, 2)), (False, (1, 0))])
def test_half_the_time_the_lycanthrope_grows_as_it_is_summoned(luck: bool, figures: tuple[int, int]) -> None:
    duel = scenario()
    duel.alice.hand("Green Lycanthrope")
    duel.alice.mana(1)
    duel.chances(luck)
    duel.alice.summons("Green Lycanthrope", at=5)
    assert (duel.hp("Green Lycanthrope"), duel.atk("Green Lycanthrope")) == figures
    duel.bob.ends_turn()
    assert (duel.hp("Green Lycanthrope"), duel.atk("Green Lycanthrope")) == figures


# turning


@rule("EOJ-ABIL-04", "EOJ-ABIL-04b")
def test_the_archeress_turns_round_what_she_hits() -> None:
    duel = scenario()
    archeress = duel.alice.creature("Bewitching Elf Archeress", at=8)
    other = duel.bob.creature(fighter(pattern=STANDARD_RANGED), at=2)
    duel.alice.mana(1)
    duel.alice.attacks(archeress)
    assert duel.facing(other) == "north"
    assert (duel.hp(other), duel.hp(archeress)) == (8, 2)


def test_the_archeress_turns_no_dead_body() -> None:
    duel = scenario()
    archeress = duel.alice.creature("Bewitching Elf Archeress", at=8)
    other = duel.bob.creature(target(1), at=2)
    duel.alice.mana(1)
    duel.alice.attacks(archeress)
    assert duel.where(other) == "graveyard"
    assert not duel.log(L_ROTATE)


@rule("EOJ-ABIL-04", "EOJ-ABIL-04b")
@pytest.mark.parametrize("facing", ["south", "east", "west"])
def test_swallow_ninja_turns_the_back_of_what_she_hits_towards_her(facing: str) -> None:
    duel = scenario()
    ninja = duel.alice.creature("Swallow Ninja", at=5)
    other = duel.bob.creature(fighter(), at=2, facing=facing)
    duel.alice.mana(2)
    duel.alice.attacks(ninja)
    assert duel.facing(other) == "north"
    assert duel.hp(ninja) == 3


@rule("EOJ-ABIL-04c")
def test_who_has_its_back_to_swallow_ninja_loses_its_counterattack_too() -> None:
    duel = scenario()
    ninja = duel.alice.creature("Swallow Ninja", at=5)
    everywhere = AttackPattern("all around", STANDARD.damage, STANDARD.mode, ((0, -1), (0, 1)))
    other = duel.bob.creature(fighter(pattern=everywhere, defence=FULL), at=2, facing="north")
    duel.alice.mana(2)
    duel.alice.attacks(ninja)
    assert duel.facing(other) == "north"
    assert duel.hp(ninja) == 3


def test_what_swallow_ninja_misses_strikes_back() -> None:
    duel = scenario()
    ninja = duel.alice.creature("Swallow Ninja", at=8)
    runner = duel.bob.creature("Mercenary Savior Latoo", at=5)
    duel.alice.mana(2)
    duel.chances(True)
    duel.alice.attacks(ninja)
    assert duel.facing(runner) == "south"
    assert duel.hp(ninja) == 1


@rule("EOJ-ABIL-18", "EOJ-ABIL-24")
def test_with_an_allied_firefly_ninja_swallow_ninja_cannot_be_attacked() -> None:
    duel = scenario()
    duel.bob.creature("Swallow Ninja", at=2)
    duel.bob.creature("Firefly Ninja", at=1)
    attacker = duel.alice.creature(fighter(), at=5)
    assert not duel.alice.can("attack", attacker)


def test_an_enemy_firefly_ninja_does_not_hide_swallow_ninja() -> None:
    duel = scenario()
    duel.bob.creature("Swallow Ninja", at=2)
    duel.alice.creature("Firefly Ninja", at=1)
    attacker = duel.alice.creature(fighter(), at=5)
    assert duel.alice.can("attack", attacker)


# costs of enemies


@rule("EOJ-ABIL-13")
@pytest.mark.parametrize(("name", "more"), [("Sleeptrap", 1), ("Elven Death Dancer", 3), ("Juno Forest Dragon", 2)])
def test_adjacent_enemies_act_dearer(name: str, more: int) -> None:
    duel = scenario()
    duel.field(5, "wood")
    duel.alice.creature(name, at=5)
    near = duel.bob.creature(fighter(), at=2)
    far = duel.bob.creature(fighter(), at=1)
    friend = duel.alice.creature(fighter(), at=4)
    assert [duel.attack_cost(card) for card in (near, far, friend)] == [more, 0, 0]
    assert [duel.rotate_cost(card) for card in (near, far, friend)] == [more, 0, 0]


def test_off_wood_the_forest_dragon_makes_nobody_dearer() -> None:
    duel = scenario()
    duel.alice.creature("Juno Forest Dragon", at=5)
    near = duel.bob.creature(fighter(), at=2)
    assert (duel.attack_cost(near), duel.rotate_cost(near)) == (0, 0)


@rule("EOJ-ABIL-26")
def test_the_forest_dragons_attack_grows_with_every_other_wood_creature() -> None:
    duel = scenario()
    dragon = duel.alice.creature("Juno Forest Dragon", at=5)
    duel.alice.creature(target(element=Element.WOOD), at=4)
    duel.bob.creature(target(element=Element.WOOD), at=1)
    duel.bob.creature(target(element=Element.EARTH), at=3)
    assert duel.atk(dragon) == 7


# Elven Berserker Maiden


@rule("EOJ-ABIL-26b")
def test_with_one_hit_point_the_maiden_strikes_harder_and_may_evade() -> None:
    duel = scenario()
    duel.field(2, "earth")
    maiden = duel.bob.creature("Elven Berserker Maiden", at=2, facing="east")
    attacker = duel.alice.creature(fighter(), at=5)
    assert (duel.hp(maiden), duel.atk(maiden)) == (1, 3)
    duel.chances(True)
    duel.alice.attacks(attacker)
    assert duel.hp(maiden) == 1
    assert len(duel.log(L_CHANCE)) == 1


def test_with_more_hit_points_the_maiden_is_as_printed() -> None:
    duel = scenario()
    maiden = duel.bob.creature("Elven Berserker Maiden", at=2, facing="east")
    attacker = duel.alice.creature(fighter(), at=5)
    other = duel.alice.creature(fighter(hp=1), at=1, facing="east")
    duel.chances(True)
    duel.alice.attacks(attacker)
    assert (duel.hp(maiden), duel.atk(maiden)) == (2, 1)
    duel.alice.attacks(other)
    assert duel.where(maiden) == "graveyard"


# Juno Tree Haunt, Juno Prisoner Trap


@rule("EOJ-ABIL-15", "EOJ-ABIL-15b")
@pytest.mark.parametrize(("element", "place"), [("wood", "board"), ("biolith", "graveyard"), ("fire", "graveyard")])
def test_the_tree_haunt_dies_off_wood(element: str, place: str) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Juno Tree Haunt", at=5)
    duel.is_settled()
    assert duel.where("Juno Tree Haunt") == place
    assert duel.alice.mana_left == 0


@rule("EOJ-ABIL-08")
def test_physical_attacks_never_hit_the_tree_haunt() -> None:
    duel = scenario()
    duel.field(2, "wood")
    haunt = duel.bob.creature("Juno Tree Haunt", at=2)
    attacker = duel.alice.creature(fighter(5), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(haunt) == 3
    assert duel.hp(attacker) == 7


@rule("EOJ-ABIL-15")
@pytest.mark.parametrize(("element", "place"), [("earth", "graveyard"), ("fire", "board")])
def test_the_prisoner_trap_dies_on_earth(element: str, place: str) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Juno Prisoner Trap", at=5)
    duel.is_settled()
    assert duel.where("Juno Prisoner Trap") == place


@rule("EOJ-ABIL-19")
@pytest.mark.parametrize(("at", "gained"), [(2, 1), (1, 0)])
def test_the_prisoner_trap_heals_its_allies_when_an_enemy_comes_next_to_it(at: int, gained: int) -> None:
    duel = scenario(turn=BOB)
    trap = duel.alice.creature("Juno Prisoner Trap", at=5)
    ally = duel.alice.creature(target(), at=7)
    card = duel.bob.hand(target())
    duel.bob.mana(1)
    duel.bob.summons(card, at=at)
    assert (duel.hp(ally), duel.hp(trap), duel.hp(card)) == (9 + gained, 4, 9)


def test_a_friends_summon_is_nothing_to_the_prisoner_trap() -> None:
    duel = scenario()
    duel.alice.creature("Juno Prisoner Trap", at=5)
    ally = duel.alice.creature(target(), at=7)
    card = duel.alice.hand(target())
    duel.alice.mana(1)
    duel.alice.summons(card, at=2)
    assert duel.hp(ally) == 9


# Elven Death Dancer


@rule("EOJ-ABIL-20", "EOJ-ABIL-20b")
@pytest.mark.parametrize(("hp", "place"), [(9, 3), (1, 7)])
def test_the_death_dancer_trades_places_with_what_survives_her(hp: int, place: int) -> None:
    duel = scenario()
    dancer = duel.alice.creature("Elven Death Dancer", at=7)
    other = duel.bob.creature(target(hp), at=3)
    duel.alice.mana(4)
    duel.alice.attacks(dancer)
    assert duel.position(dancer) == place
    assert duel.position(other) == (7 if hp == 9 else 0)


# Edin


@pytest.mark.parametrize(("element", "left"), [("wood", 6), ("fire", 7)])
def test_edin_strikes_a_target_on_wood_harder(element: str, left: int) -> None:
    duel = scenario()
    duel.field(2, element)
    edin = duel.alice.creature("Edin the Persecuted", at=8)
    other = duel.bob.creature(target(), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(edin)
    assert duel.hp(other) == left


@rule("EOJ-ABIL-03", "EOJ-ABIL-24b")
def test_edin_hides_other_allies_on_wood() -> None:
    duel = scenario()
    for at in (1, 2, 6):
        duel.field(at, "wood")
    edin = duel.bob.creature("Edin the Persecuted", at=1)
    hidden = duel.bob.creature(target(), at=2)
    seen = duel.bob.creature(target(), at=3)
    duel.alice.creature(target(), at=6)
    mage = duel.alice.creature(MAGE, at=5)
    duel.alice.attacks(mage, edin)
    assert duel.where(edin) == "graveyard"
    assert (duel.where(hidden), duel.where(seen)) == ("board", "board")


def test_what_edin_hides_is_not_among_the_targets() -> None:
    duel = scenario()
    duel.field(1, "wood")
    duel.field(2, "wood")
    edin = duel.bob.creature("Edin the Persecuted", at=1)
    duel.bob.creature(target(), at=2)
    seen = duel.bob.creature(target(), at=3)
    mage = duel.alice.creature(MAGE, at=5)
    duel.alice.attacks(mage)
    assert duel.alice.offered_cards() == ["Edin the Persecuted", "Target"]
    duel.alice.picks(seen)
    assert duel.where(seen) == "graveyard"
    assert duel.where(edin) == "board"


# Inquisitor Koog


@pytest.mark.parametrize(("element", "left"), [(Element.WOOD, 6), (Element.FIRE, 7)])
def test_koog_strikes_wood_creatures_harder(element: Element, left: int) -> None:
    duel = scenario()
    koog = duel.alice.creature("Inquisitor Koog", at=5)
    other = duel.bob.creature(target(element=element), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(koog)
    assert duel.hp(other) == left


@rule("EOJ-ABIL-34b")
def test_a_destroyed_koog_gives_a_mana_for_each_enemy() -> None:
    duel = scenario()
    mage = duel.alice.creature(MAGE, at=5)
    duel.alice.creature(target(), at=4)
    duel.bob.creature("Inquisitor Koog", at=2)
    duel.bob.creature(target(), at=1)
    duel.alice.attacks(mage, "Inquisitor Koog")
    assert duel.bob.mana_left == 3


# Twin Goblins, Exalted Elven Deity, Green Cubic


def test_twin_goblins_strike_before_and_behind() -> None:
    duel = scenario()
    goblins = duel.alice.creature("Twin Goblins", at=5)
    others = [duel.bob.creature(target(), at=at) for at in (2, 8, 4)]
    duel.alice.mana(1)
    duel.alice.attacks(goblins)
    assert [duel.hp(card) for card in others] == [8, 8, 9]


def test_the_deity_strikes_all_enemies_off_wood() -> None:
    duel = scenario()
    duel.field(5, "wood")
    duel.field(1, "wood")
    deity = duel.alice.creature("Exalted Elven Deity", at=5)
    spared = duel.bob.creature(target(), at=1)
    struck = [duel.bob.creature(target(), at=at) for at in (2, 9)]
    friend = duel.alice.creature(target(), at=4)
    duel.alice.mana(5)
    duel.alice.attacks(deity)
    assert [duel.hp(card) for card in (*struck, spared, friend)] == [6, 6, 9, 9]


@pytest.mark.parametrize(("element", "place"), [("biolith", "graveyard"), ("fire", "board")])
def test_the_deity_dies_on_biolith(element: str, place: str) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Exalted Elven Deity", at=5)
    duel.is_settled()
    assert duel.where("Exalted Elven Deity") == place


@rule("EOJ-ABIL-10")
def test_the_deity_is_incarnated_on_wood_creatures_only() -> None:
    duel = scenario()
    duel.field(4, "wood")
    duel.field(7, "wood")
    duel.field(5, "wood")
    duel.alice.creature(target(element=Element.WOOD), at=4)
    duel.alice.creature(target(element=Element.EARTH), at=5)
    deity = duel.alice.hand("Exalted Elven Deity")
    duel.alice.mana(12)
    assert duel.alice.can("incarnate", deity, 4)
    assert duel.alice.can("summon", deity, 7)
    assert not duel.alice.can("incarnate", deity, 5)


@rule("EOJ-ABIL-21")
def test_green_cubic_gives_way_to_a_wood_creature_without_cost() -> None:
    duel = scenario()
    cubic = duel.alice.creature("Green Cubic", at=5)
    duel.alice.hand("Flame Magus", "Green Cubic", "Elven Rider", "Sleeptrap")
    duel.alice.uses(cubic)
    assert duel.alice.offered_cards() == ["Elven Rider", "Sleeptrap"]
    duel.alice.picks("Elven Rider")
    duel.alice.faces("east")
    assert duel.at(5) == "Elven Rider"
    assert duel.where(cubic) == "graveyard"
    duel.is_settled()

"""The abilities of set 1's water creatures, but for evasion."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import (
    ARC_BARRAGE,
    FULL,
    MAGIC,
    NO_DEFENCE,
    NONE,
    SELECTIVE_FULL_CIRCLE,
    Element,
    creature,
)
from duelkit.judgment.scenario import BOB, scenario
from duelkit.rulebook.cite import rule

MAGE = creature(9003, "Mage", NONE, "", "", 1, 0, 9, 9, MAGIC, NO_DEFENCE)


# draws


@rule("EOJ-ABIL-22")
@pytest.mark.parametrize(("element", "drawn"), [("water", 0), ("earth", 1)])
def test_ice_guard_draws_when_summoned_off_water(element: str, drawn: int) -> None:
    duel = scenario()
    duel.field(8, element)
    duel.alice.hand("Tritonan Ice Guard")
    duel.alice.mana(1)
    duel.alice.summons("Tritonan Ice Guard", at=8)
    assert duel.alice.hand_size == drawn


def test_cloud_runner_draws_for_each_water_field() -> None:
    duel = scenario()
    for at in (1, 5, 8):
        duel.field(at, "water")
    duel.field(2, "fire", reverse="water")
    duel.alice.hand("Cloud Runner")
    duel.alice.mana(3)
    duel.alice.summons("Cloud Runner", at=4)
    assert duel.alice.hand_size == 3


@pytest.mark.parametrize(("element", "at", "drawn"), [("water", 4, 1), ("water", 1, 0), ("earth", 4, 0)])
def test_on_water_the_dragon_draws_for_an_adjacent_summon(element: str, at: int, drawn: int) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Dragon of Voice Sea", at=5)
    duel.alice.creature(dummy(), at=2)
    card = duel.alice.hand(dummy())
    duel.alice.mana(1)
    duel.alice.summons(card, at=at)
    assert duel.alice.hand_size == drawn


def test_an_enemys_summon_lets_the_dragon_draw_nothing() -> None:
    duel = scenario(turn=BOB)
    duel.field(5, "water")
    duel.alice.creature("Dragon of Voice Sea", at=5)
    card = duel.bob.hand(dummy())
    duel.bob.mana(1)
    duel.bob.summons(card, at=2)
    assert duel.alice.hand_size == 1


@rule("EOJ-ABIL-26")
def test_the_dragons_attack_grows_with_every_other_water_creature() -> None:
    duel = scenario()
    dragon = duel.alice.creature("Dragon of Voice Sea", at=5)
    duel.alice.creature(dummy(element=Element.WATER), at=4)
    duel.bob.creature(dummy(element=Element.WATER), at=1)
    duel.bob.creature(dummy(element=Element.WOOD), at=3)
    assert duel.atk(dragon) == 7


# possession


@rule("EOJ-ABIL-28", "EOJ-ABIL-28d")
def test_tentacles_possess_the_enemy_in_front() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Tentacles of Possession", at=8)
    held = duel.bob.creature(fighter(), at=5)
    free = duel.bob.creature(fighter(), at=2)
    assert not duel.bob.can("rotate", held)
    assert duel.bob.can("rotate", free)
    duel.bob.ends_turn()
    assert duel.alice.can("rotate", held)
    assert not duel.alice.can("rotate", free)


@rule("EOJ-ABIL-28e")
def test_a_creature_summoned_before_the_tentacles_does_not_attack() -> None:
    duel = scenario(turn=BOB)
    tentacles = duel.alice.creature("Tentacles of Possession", at=5)
    card = duel.bob.hand(fighter())
    duel.bob.mana(1)
    duel.bob.summons(card, at=2)
    assert duel.hp(tentacles) == 2
    assert duel.where(card) == "board"


def test_tentacles_possess_no_friend() -> None:
    duel = scenario()
    duel.alice.creature("Tentacles of Possession", at=5)
    friend = duel.alice.creature(fighter(), at=2)
    duel.is_settled()
    assert duel.duel.creatures[friend].possessor == -1


@pytest.mark.parametrize(("element", "held"), [("water", [2, 4]), ("earth", [])])
def test_on_water_anfisa_possesses_all_adjacent_enemies(element: str, held: list[int]) -> None:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    duel.alice.creature("Imposter Queen Anfisa", at=5)
    enemies = {at: duel.bob.creature(fighter(), at=at) for at in (2, 4, 9)}
    assert [at for at, card in enemies.items() if not duel.bob.can("rotate", card)] == held


# Wolf Ninja


@rule("EOJ-ABIL-18", "EOJ-ABIL-24")
def test_with_an_allied_swallow_ninja_wolf_ninja_cannot_be_attacked() -> None:
    duel = scenario()
    duel.bob.creature("Wolf Ninja", at=2)
    duel.bob.creature("Swallow Ninja", at=1)
    attacker = duel.alice.creature(fighter(), at=5)
    assert not duel.alice.can("attack", attacker)


def test_an_enemy_swallow_ninja_does_not_hide_wolf_ninja() -> None:
    duel = scenario()
    duel.bob.creature("Wolf Ninja", at=2)
    duel.alice.creature("Swallow Ninja", at=1)
    attacker = duel.alice.creature(fighter(), at=5)
    assert duel.alice.can("attack", attacker)


@rule("EOJ-ABIL-20", "EOJ-MOVE-01", "EOJ-COUNTER-06")
def test_wolf_ninja_trades_places_with_what_it_hits_on_water() -> None:
    duel = scenario()
    duel.field(2, "water")
    ninja = duel.alice.creature("Wolf Ninja", at=5)
    other = duel.bob.creature(fighter(), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(ninja)
    assert (duel.position(ninja), duel.position(other)) == (2, 5)
    assert (duel.facing(ninja), duel.facing(other)) == ("north", "south")
    assert (duel.hp(ninja), duel.hp(other)) == (5, 8)


def test_the_traded_creature_cannot_counterattack() -> None:
    duel = scenario()
    duel.field(2, "water")
    ninja = duel.alice.creature("Wolf Ninja", at=5)
    duel.bob.creature(fighter(pattern=ARC_BARRAGE, defence=FULL), at=2, facing="north")
    duel.alice.mana(2)
    duel.alice.attacks(ninja)
    assert duel.position(ninja) == 2
    assert duel.hp(ninja) == 5


def test_off_water_wolf_ninja_stays_and_is_struck_back() -> None:
    duel = scenario()
    ninja = duel.alice.creature("Wolf Ninja", at=5)
    duel.bob.creature(fighter(), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(ninja)
    assert duel.position(ninja) == 5
    assert duel.hp(ninja) == 2


@rule("EOJ-TIMING-02")
def test_a_counterattack_that_hits_trades_places_too() -> None:
    duel = scenario()
    duel.field(5, "water")
    ninja = duel.bob.creature("Wolf Ninja", at=2)
    attacker = duel.alice.creature(fighter(), at=5)
    duel.alice.attacks(attacker)
    assert (duel.position(ninja), duel.position(attacker)) == (5, 2)


@rule("EOJ-TIMING-04")
def test_a_hit_without_damage_trades_places() -> None:
    duel = scenario()
    duel.field(2, "water")
    ninja = duel.alice.creature("Wolf Ninja", at=5)
    duel.bob.creature("Verzar Canine", at=1)
    duel.bob.creature(dummy(), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(ninja)
    assert duel.position(ninja) == 2


@rule("EOJ-ABIL-20b")
def test_wolf_ninja_does_not_trade_places_with_the_dead() -> None:
    duel = scenario()
    duel.field(2, "water")
    ninja = duel.alice.creature("Wolf Ninja", at=5)
    duel.bob.creature(dummy(hp=1), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(ninja)
    assert duel.position(ninja) == 5


@rule("EOJ-TIMING-03")
def test_an_evaded_attack_trades_no_places() -> None:
    duel = scenario()
    duel.field(2, "water")
    ninja = duel.alice.creature("Wolf Ninja", at=5)
    duel.bob.creature("Tritonan Harpoonsman", at=2, facing="east")
    duel.alice.mana(2)
    duel.chances(True)
    duel.alice.attacks(ninja)
    assert duel.position(ninja) == 5


# Dancing Temptress


@rule("EOJ-ABIL-33", "EOJ-ABIL-27", "EOJ-TRASH-14")
def test_a_destroyed_temptress_steals_a_mana_and_draws_in_who_stands_before_her() -> None:
    duel = scenario()
    mage = duel.alice.creature(MAGE, at=9)
    drawn = duel.alice.creature(dummy(), at=5, facing="east")
    duel.bob.creature("Dancing Temptress", at=2)
    duel.alice.mana(3)
    duel.alice.attacks(mage, "Dancing Temptress")
    assert duel.position(drawn) == 2
    assert duel.facing(drawn) == "east"
    assert (duel.alice.mana_left, duel.bob.mana_left) == (2, 2)


def test_the_temptress_looks_where_she_faced() -> None:
    duel = scenario()
    mage = duel.alice.creature(MAGE, at=5)
    drawn = duel.alice.creature(dummy(), at=1)
    duel.bob.creature("Dancing Temptress", at=2, facing="west")
    duel.alice.mana(3)
    duel.alice.attacks(mage, "Dancing Temptress")
    assert duel.position(drawn) == 2
    assert duel.position(mage) == 5


def test_before_a_friend_the_temptress_steals_nothing() -> None:
    duel = scenario()
    mage = duel.alice.creature(MAGE, at=9)
    friend = duel.bob.creature(dummy(), at=5)
    duel.bob.creature("Dancing Temptress", at=2)
    duel.alice.mana(3)
    duel.alice.attacks(mage, "Dancing Temptress")
    assert duel.position(friend) == 2
    assert (duel.alice.mana_left, duel.bob.mana_left) == (3, 1)


def test_before_nobody_the_temptress_steals_nothing() -> None:
    duel = scenario()
    mage = duel.alice.creature(MAGE, at=8)
    duel.bob.creature("Dancing Temptress", at=2)
    duel.alice.mana(3)
    duel.alice.attacks(mage)
    assert duel.position(mage) == 8
    assert (duel.alice.mana_left, duel.bob.mana_left) == (3, 1)


# Venoan Assassin


@rule("EOJ-ABIL-06", "EOJ-ABIL-06c")
def test_assassin_strikes_the_back_from_anywhere() -> None:
    duel = scenario()
    assassin = duel.alice.creature("Venoan Assassin", at=5)
    other = duel.bob.creature(fighter(), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(assassin)
    assert duel.hp(other) == 6
    assert duel.hp(assassin) == 3


@rule("EOJ-ABIL-06b")
def test_who_guards_its_back_strikes_the_assassin_back() -> None:
    duel = scenario()
    assassin = duel.alice.creature("Venoan Assassin", at=5)
    other = duel.bob.creature(fighter(pattern=SELECTIVE_FULL_CIRCLE, defence=FULL), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(assassin)
    assert duel.hp(other) == 7
    assert duel.hp(assassin) == 2


# mana stolen


def test_a_destroyed_servant_steals_a_mana() -> None:
    duel = scenario()
    mage = duel.alice.creature(MAGE, at=5)
    duel.bob.creature("Queen's Servant", at=2)
    duel.alice.mana(3)
    duel.alice.attacks(mage)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (2, 2)


@rule("EOJ-ABIL-33c")
def test_from_nothing_the_servant_steals_nothing() -> None:
    duel = scenario()
    mage = duel.alice.creature(MAGE, at=5)
    duel.bob.creature("Queen's Servant", at=2)
    duel.alice.attacks(mage)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (0, 1)


@rule("EOJ-ABIL-08")
def test_physical_attacks_never_hit_the_servant() -> None:
    duel = scenario()
    attacker = duel.alice.creature(fighter(), at=5)
    servant = duel.bob.creature("Queen's Servant", at=2)
    duel.alice.attacks(attacker)
    assert duel.hp(servant) == 1


@rule("EOJ-ABIL-33", "EOJ-ABIL-33b")
@pytest.mark.parametrize(("element", "mana", "stolen"), [("earth", 5, 2), ("earth", 1, 1), ("water", 5, 0)])
def test_the_moving_isle_steals_when_summoned_off_water(element: str, mana: int, stolen: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(1, "water")
    duel.field(3, "water")
    duel.field(2, element)
    duel.bob.hand("Moving Isle of Kadena")
    duel.bob.mana(4)
    duel.alice.mana(mana)
    duel.bob.summons("Moving Isle of Kadena", at=2)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (mana - stolen + 2, stolen)


@rule("EOJ-SYNC-15", "EOJ-ABIL-15")
def test_on_fire_the_moving_isle_steals_and_then_dies() -> None:
    duel = scenario(turn=BOB)
    duel.field(1, "water")
    duel.field(2, "fire")
    duel.bob.hand("Moving Isle of Kadena")
    duel.bob.mana(4)
    duel.alice.mana(5)
    duel.bob.summons("Moving Isle of Kadena", at=2)
    assert duel.where("Moving Isle of Kadena") == "graveyard"
    assert (duel.alice.mana_left, duel.bob.mana_left) == (6, 1)


@rule("EOJ-ABIL-36", "EOJ-ABIL-36b")
def test_the_moving_isle_only_counterattacks() -> None:
    duel = scenario()
    isle = duel.bob.creature("Moving Isle of Kadena", at=2)
    attacker = duel.alice.creature(fighter(), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(attacker) == 8
    duel.bob.mana(9)
    duel.alice.ends_turn()
    assert not duel.bob.can("attack", isle)


# Siam


@rule("EOJ-ABIL-38")
@pytest.mark.parametrize(("element", "left"), [(Element.WATER, 3), (Element.FIRE, 5)])
def test_siam_strikes_twice_and_water_creatures_harder(element: Element, left: int) -> None:
    duel = scenario()
    siam = duel.alice.creature("Siam, Traitor of the Seas", at=5)
    other = duel.bob.creature(dummy(element=element), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(siam)
    assert duel.hp(other) == left


@rule("EOJ-ABIL-02", "EOJ-PARAM-01", "EOJ-PARAM-02")
def test_siam_weakens_enemies_on_water() -> None:
    duel = scenario()
    duel.field(1, "water")
    duel.field(2, "water")
    duel.field(4, "water")
    duel.alice.creature("Siam, Traitor of the Seas", at=5)
    strong = duel.bob.creature(fighter(attack=3), at=1)
    weak = duel.bob.creature(fighter(attack=0), at=2)
    dry = duel.bob.creature(fighter(attack=3), at=3)
    friend = duel.alice.creature(fighter(attack=3), at=4)
    assert [duel.atk(card) for card in (strong, weak, dry, friend)] == [2, 0, 3, 3]
    assert duel.raw_atk(weak) == -1


# Goddess Tritona, Blue Cubic


def test_the_goddess_strikes_all_enemies_off_water() -> None:
    duel = scenario()
    duel.field(5, "water")
    duel.field(1, "water")
    goddess = duel.alice.creature("Goddess Tritona", at=5)
    spared = duel.bob.creature(dummy(), at=1)
    struck = [duel.bob.creature(dummy(), at=at) for at in (2, 9)]
    friend = duel.alice.creature(dummy(), at=4)
    duel.alice.mana(5)
    duel.alice.attacks(goddess)
    assert [duel.hp(card) for card in (*struck, spared, friend)] == [6, 6, 9, 9]


@pytest.mark.parametrize(("element", "place"), [("biolith", "graveyard"), ("fire", "board")])
def test_the_goddess_dies_on_biolith(element: str, place: str) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Goddess Tritona", at=5)
    duel.is_settled()
    assert duel.where("Goddess Tritona") == place


@rule("EOJ-ABIL-10", "EOJ-ABIL-10e")
def test_the_goddess_is_incarnated_on_water_creatures_only() -> None:
    duel = scenario()
    duel.field(4, "water")
    duel.field(7, "water")
    duel.alice.creature(dummy(element=Element.WATER), at=4)
    duel.alice.creature(dummy(element=Element.FIRE), at=5)
    duel.alice.creature(dummy(element=Element.WATER), at=6)
    goddess = duel.alice.hand("Goddess Tritona")
    duel.alice.mana(12)
    assert duel.alice.can("incarnate", goddess, 4)
    assert duel.alice.can("summon", goddess, 7)
    assert not duel.alice.can("incarnate", goddess, 5)
    assert not duel.alice.can("incarnate", goddess, 6)


@rule("EOJ-ABIL-21")
def test_blue_cubic_gives_way_to_a_water_creature_without_cost() -> None:
    duel = scenario()
    cubic = duel.alice.creature("Blue Cubic", at=5)
    duel.alice.hand("Flame Magus", "Blue Cubic", "Wolf Ninja", "Cloud Runner")
    duel.alice.uses(cubic)
    assert duel.alice.offered_cards() == ["Wolf Ninja", "Cloud Runner"]
    duel.alice.picks("Wolf Ninja")
    duel.alice.faces("west")
    assert duel.at(5) == "Wolf Ninja"
    assert duel.facing("Wolf Ninja") == "west"
    assert duel.where(cubic) == "graveyard"
    duel.is_settled()

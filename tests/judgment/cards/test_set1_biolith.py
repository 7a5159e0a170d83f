"""The abilities of set 1's biolith creatures, but for the ultra rare ones, and of its creature without an element."""

from __future__ import annotations

import pytest
from tests.judgment.cards.stock import plain

from duelkit.judgment.language import FRONT_BLIND_BACK, FULL, MAGIC, SELECTIVE_FULL_CIRCLE, STANDARD, Element, Keyword
from duelkit.judgment.scenario import BOB, Scenario, scenario
from duelkit.rulebook.cite import rule

# Biolith Bomber


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("cost", "left"), [(2, 6), (3, 8)])
def test_bomber_strikes_harder_at_a_cheap_target(cost: int, left: int) -> None:
    duel = scenario()
    bomber = duel.alice.creature("Biolith Bomber", at=5)
    victim = duel.bob.creature(plain(cost=cost), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(bomber)
    assert duel.hp(victim) == left


# Biolith Stinger


@rule("EOJ-ABIL-20", "EOJ-TIMING-02", "EOJ-COUNTER-06")
def test_stinger_trades_places_with_whom_it_hits_and_is_not_countered() -> None:
    duel = scenario()
    stinger = duel.alice.creature("Biolith Stinger", at=5, facing="north")
    victim = duel.bob.creature(plain(attack=3, pattern=SELECTIVE_FULL_CIRCLE, defence=FULL), at=2, facing="east")
    duel.alice.mana(2)
    duel.alice.attacks(stinger)
    assert (duel.position(stinger), duel.position(victim)) == (2, 5)
    assert (duel.facing(stinger), duel.facing(victim)) == ("north", "east")
    assert duel.hp(stinger) == 1


def test_stinger_stays_when_its_attack_is_evaded_and_is_countered() -> None:
    duel = scenario()
    stinger = duel.alice.creature("Biolith Stinger", at=5)
    victim = duel.bob.creature(plain(attack=3, pattern=SELECTIVE_FULL_CIRCLE, defence=FULL, evasion=1), at=2)
    duel.alice.mana(2)
    duel.chances(True, False)
    duel.alice.attacks(stinger)
    assert duel.position(victim) == 2
    assert duel.where(stinger) == "graveyard"


@rule("EOJ-ABIL-20b")
def test_stinger_stays_when_it_destroys() -> None:
    duel = scenario()
    stinger = duel.alice.creature("Biolith Stinger", at=5)
    victim = duel.bob.creature(plain(hp=1, defence=FRONT_BLIND_BACK), at=2, facing="north")
    duel.alice.mana(2)
    duel.alice.attacks(stinger)
    assert duel.where(victim) == "graveyard"
    assert duel.position(stinger) == 5


@rule("EOJ-ABIL-05")
@pytest.mark.parametrize(("lucky", "where"), [(True, "board"), (False, "graveyard")])
def test_stinger_evades_half_of_the_time(lucky: bool, where: str) -> None:
    duel = scenario()
    stinger = duel.bob.creature("Biolith Stinger", at=2)
    attacker = duel.alice.creature(plain(attack=5, pattern=STANDARD), at=5)
    duel.chances(lucky)
    duel.alice.attacks(attacker)
    assert duel.where(stinger) == where


# Imperial Biolith Guard


def guard_and_a_card(at: int) -> Scenario:
    duel = scenario()
    duel.field(4, "fire")
    duel.alice.creature("Imperial Biolith Guard", at=5)
    duel.alice.mana(1)
    duel.alice.hand(plain())
    duel.alice.summons(plain(), at=at)
    return duel


@rule("EOJ-ABIL-34")
@pytest.mark.parametrize(("at", "mana"), [(6, 1), (4, 0)])
def test_guard_gives_a_mana_for_a_summon_to_a_biolith_field(at: int, mana: int) -> None:
    assert guard_and_a_card(at).alice.mana_left == mana


def test_guard_gives_nothing_for_its_own_or_an_enemys_summon() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Imperial Biolith Guard", at=5)
    duel.bob.hand("Imperial Biolith Guard")
    duel.bob.mana(3)
    duel.alice.mana(0)
    duel.bob.summons("Imperial Biolith Guard", at=1)
    assert duel.bob.mana_left == 0
    duel.alice.ends_turn()
    assert duel.alice.mana_left == 2


# Morning Star Warrior


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("hp", "left"), [(5, 1), (4, 2)])
def test_morning_star_strikes_harder_at_a_sound_target(hp: int, left: int) -> None:
    duel = scenario()
    warrior = duel.alice.creature("Morning Star Warrior", at=5)
    victim = duel.bob.creature(plain(hp=9), at=2)
    duel.duel.creatures[victim].damage = 9 - hp
    duel.alice.mana(2)
    duel.alice.attacks(warrior)
    assert duel.hp(victim) == left


@rule("EOJ-ABIL-35", "EOJ-ABIL-31")
@pytest.mark.parametrize(("allies", "left"), [(0, 2), (1, 3)])
def test_morning_star_is_protected_by_each_allied_biolith(allies: int, left: int) -> None:
    duel = scenario()
    warrior = duel.bob.creature("Morning Star Warrior", at=2)
    for at in range(allies):
        duel.bob.creature(plain(element=Element.BIOLITH), at=1 + 2 * at)
    duel.bob.creature(plain(element=Element.FIRE), at=9)
    duel.alice.creature(plain(element=Element.BIOLITH), at=7)
    attacker = duel.alice.creature(plain(attack=2, pattern=STANDARD), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(warrior) == left


# Biolith Ninja


@rule("EOJ-ABIL-08")
def test_on_biolith_ninja_evades_surely() -> None:
    duel = scenario()
    ninja = duel.bob.creature("Biolith Ninja", at=2)
    attacker = duel.alice.creature(plain(attack=4, pattern=STANDARD), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(ninja) == 4


def test_off_biolith_ninja_is_struck() -> None:
    duel = scenario()
    duel.field(2, "fire")
    ninja = duel.bob.creature("Biolith Ninja", at=2)
    attacker = duel.alice.creature(plain(attack=3, pattern=STANDARD), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(ninja) == 1


@rule("EOJ-ABIL-06", "EOJ-ABIL-06c", "EOJ-ORIENT-03")
def test_ninja_strikes_the_back_of_a_target_that_looks_at_it() -> None:
    duel = scenario()
    ninja = duel.alice.creature("Biolith Ninja", at=5)
    victim = duel.bob.creature("Biolith Battle Chariot", at=2, facing="south")
    duel.alice.mana(2)
    duel.alice.attacks(ninja)
    assert duel.hp(victim) == 5 - 2 - 1
    assert duel.hp(ninja) == 4


# Behemoth Groundbreaker


@rule("EOJ-ABIL-25", "EOJ-FIELD-03")
def test_groundbreaker_turns_the_fields_around_it_over_when_summoned() -> None:
    duel = scenario()
    for at in range(1, 10):
        duel.field(at, "fire", "earth")
    other = duel.alice.creature(plain(), at=4, facing="west")
    for at in (1, 7, 9):
        duel.bob.creature(plain(), at=at)
    duel.alice.hand("Behemoth Groundbreaker")
    duel.alice.mana(4)
    duel.alice.summons("Behemoth Groundbreaker", at=5)
    assert [at for at in range(1, 10) if duel.elements(at) == ["earth"]] == [2, 4, 6, 8]
    assert duel.facing(other) == "west"


def test_groundbreaker_turns_nothing_over_when_another_is_summoned() -> None:
    duel = scenario()
    duel.field(2, "fire", "earth")
    duel.alice.creature("Behemoth Groundbreaker", at=5)
    duel.alice.hand(plain())
    duel.alice.mana(1)
    duel.alice.summons(plain(), at=4)
    assert duel.elements(2) == ["fire"]


# Dragoon Dragon Cavalry


@rule("EOJ-ABIL-02", "EOJ-ABIL-02b")
def test_dragoon_weakens_enemy_dragons_only() -> None:
    duel = scenario()
    duel.alice.creature("Dragoon Dragon Cavalry", at=5)
    enemy = duel.bob.creature(plain(attack=4, race="Dragon"), at=1)
    weak = duel.bob.creature(plain(attack=2, race="Dragon"), at=2)
    friend = duel.alice.creature(plain(attack=4, race="Dragon"), at=8)
    lizard = duel.bob.creature(plain(attack=4, race="Lizard"), at=3)
    assert [duel.atk(card) for card in (enemy, weak, friend, lizard)] == [1, 0, 4, 4]
    assert duel.raw_atk(weak) == -1


@rule("EOJ-ABIL-38", "EOJ-ABIL-38b")
def test_dragoon_strikes_twice_before_it_is_countered() -> None:
    duel = scenario()
    dragoon = duel.alice.creature("Dragoon Dragon Cavalry", at=5)
    victim = duel.bob.creature(plain(attack=1, hp=7, pattern=STANDARD, defence=FULL), at=2)
    duel.alice.mana(3)
    duel.alice.attacks(dragoon)
    assert (duel.hp(victim), duel.hp(dragoon)) == (1, 4)


# Taurus Monolith


@rule("EOJ-ABIL-01", "EOJ-MOVE-01", "EOJ-TIMING-05")
def test_taurus_pushes_its_target_away_and_is_not_countered() -> None:
    duel = scenario()
    taurus = duel.alice.creature("Taurus Monolith", at=8)
    victim = duel.bob.creature(plain(attack=2, pattern=STANDARD, defence=FULL), at=5, facing="south")
    duel.alice.mana(3)
    duel.alice.attacks(taurus)
    assert duel.position(victim) == 2
    assert duel.facing(victim) == "south"
    assert duel.hp(taurus) == 6


@rule("EOJ-MOVE-02")
def test_taurus_cannot_push_a_target_onto_another_creature_or_off_the_board() -> None:
    duel = scenario()
    taurus = duel.alice.creature("Taurus Monolith", at=8)
    near = duel.bob.creature(plain(attack=2, pattern=STANDARD, defence=FULL), at=5, facing="south")
    far = duel.bob.creature(plain(), at=2)
    duel.alice.mana(3)
    duel.alice.attacks(taurus)
    assert (duel.position(near), duel.position(far)) == (5, 2)
    assert duel.hp(taurus) == 4


@pytest.mark.parametrize("name", ["Biolith Stinger", "Taurus Monolith", "Guardian Watchtower"])
def test_what_an_ally_attacks_stays_as_it_is(name: str) -> None:
    duel = scenario()
    watcher = duel.alice.creature(name, at=9)
    attacker = duel.alice.creature(plain(attack=1, pattern=STANDARD), at=8)
    victim = duel.bob.creature(plain(), at=5, facing="east")
    duel.alice.attacks(attacker)
    assert [duel.position(card) for card in (watcher, attacker, victim)] == [9, 8, 5]
    assert duel.facing(victim) == "east"


# Aegis Citadel


@rule("EOJ-ABIL-03", "EOJ-ABIL-24b")
def test_aegis_hides_other_allies_of_its_fields_element() -> None:
    duel = scenario()
    duel.field(9, "fire")
    aegis = duel.bob.creature("Aegis Citadel", at=9)
    fire = duel.bob.creature(plain(element=Element.FIRE), at=1)
    water = duel.bob.creature(plain(element=Element.WATER), at=2)
    mage = duel.alice.creature(plain(attack=1, pattern=MAGIC), at=5)
    duel.alice.attacks(mage)
    assert duel.alice.can("pick", water)
    assert duel.alice.can("pick", aegis)
    assert not duel.alice.can("pick", fire)


def test_on_biolith_aegis_does_not_hide_itself_or_enemies() -> None:
    duel = scenario()
    aegis = duel.bob.creature("Aegis Citadel", at=9)
    hidden = duel.bob.creature(plain(element=Element.BIOLITH), at=1)
    enemy = duel.alice.creature(plain(element=Element.BIOLITH), at=4)
    duel.start()
    marks = [bool(duel.duel.creatures[card].keywords & Keyword.INVISIBLE) for card in (aegis, hidden, enemy)]
    assert marks == [False, True, False]


@rule("EOJ-ABIL-36", "EOJ-ABIL-36b")
def test_aegis_does_not_attack_but_counterattacks() -> None:
    duel = scenario()
    aegis = duel.alice.creature("Aegis Citadel", at=5)
    duel.bob.creature(plain(), at=2)
    duel.alice.mana(9)
    assert not duel.alice.can("attack", aegis)
    duel = scenario()
    duel.bob.creature("Aegis Citadel", at=2)
    attacker = duel.alice.creature(plain(attack=1, pattern=STANDARD), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(attacker) == 8

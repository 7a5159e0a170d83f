"""The abilities of set 3's biolith creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import BLESSING, QUAKE, dummy, fighter

from duelkit.judgment.language import ANYTHING, FULL, LANCER, Element, Move, Moving, Rarity, SpellClass, spell
from duelkit.judgment.scenario import BOB, Scenario, scenario
from duelkit.rulebook.cite import rule

CARRY = spell(9007, "Carry", SpellClass.CONJURATION, 0, Move(Moving.CHOSEN), ANYTHING)


# Architekt


@rule("EOJ-ABIL-31")
def test_architekt_protects_allies_of_the_element_of_its_field() -> None:
    duel = scenario()
    duel.field(5, "fire")
    architekt = duel.alice.creature("Architekt", at=5)
    hot = duel.alice.creature(dummy("Hot", element=Element.FIRE), at=1)
    wet = duel.alice.creature(dummy("Wet", element=Element.WATER), at=2)
    enemy = duel.bob.creature(dummy("Enemy", element=Element.FIRE), at=3)
    duel.start()
    assert [duel.duel.creatures[card].protection for card in (architekt, hot, wet, enemy)] == [0, 2, 0, 0]


def test_architekt_does_not_protect_itself_on_biolith() -> None:
    duel = scenario()
    architekt = duel.alice.creature("Architekt", at=5)
    machine = duel.alice.creature(dummy("Machine", element=Element.BIOLITH), at=1)
    duel.start()
    assert [duel.duel.creatures[card].protection for card in (architekt, machine)] == [0, 2]


@rule("EOJ-REACT-06", "EOJ-MOVE-01")
def test_creatures_beside_architekt_neither_turn_nor_move() -> None:
    duel = scenario()
    architekt = duel.alice.creature("Architekt", at=5)
    near = duel.alice.creature(dummy("Near"), at=4)
    far = duel.alice.creature(dummy("Far"), at=1)
    duel.alice.hand(CARRY)
    duel.alice.mana(9)
    assert not duel.alice.can("rotate", near)
    assert duel.alice.can("rotate", far)
    assert duel.alice.can("rotate", architekt)
    duel.alice.casts(CARRY)
    duel.alice.picks(near)
    assert duel.alice.is_asked("act")
    assert duel.position(near) == 4


# Biolith Transmorph


@rule("EOJ-ABIL-21", "EOJ-BOARD-05")
def test_biolith_transmorph_gives_way_to_a_creature_from_the_library() -> None:
    duel = scenario()
    morph = duel.alice.creature("Biolith Transmorph", at=5)
    duel.bob.creature(dummy("Prey"), at=2)
    chosen = duel.alice.library(fighter("Tree", element=Element.WOOD, cost=9))
    duel.alice.library(
        dummy("Machine", element=Element.BIOLITH),
        "Biolith Transmorph",
        dummy("Without"),
        dummy("Star", element=Element.FIRE, rarity=Rarity.ULTRA_RARE),
        BLESSING,
    )
    duel.duel.known[duel.duel.library[0][-1]] = 1
    duel.alice.uses(morph)
    assert sorted(duel.alice.offered_cards()) == ["Machine", "Tree"]
    duel.alice.picks(chosen)
    duel.alice.faces("north")
    assert duel.at(5) == "Tree"
    assert duel.where(morph) == "graveyard"
    assert duel.alice.is_asked("act")
    assert not duel.alice.can("attack", chosen)
    assert duel.duel.known == {}


def test_biolith_transmorph_cannot_give_way_once_it_has_attacked() -> None:
    duel = scenario()
    morph = duel.alice.creature("Biolith Transmorph", at=5)
    duel.bob.creature(dummy(), at=2)
    duel.alice.library(dummy("Tree", element=Element.WOOD))
    duel.alice.mana(3)
    assert duel.alice.can("ability", morph)
    duel.alice.attacks(morph)
    assert not duel.alice.can("ability", morph)


# Barrager


@rule("EOJ-ABIL-38")
@pytest.mark.parametrize(("place", "left", "own"), [(5, 7, 2), (2, 8, 2)])
def test_with_an_adjacent_enemy_barrager_hits_twice(place: int, left: int, own: int) -> None:
    duel = scenario()
    barrager = duel.alice.creature("Barrager", at=8)
    target = duel.bob.creature(fighter(pattern=LANCER, defence=FULL), at=place)
    duel.alice.mana(1)
    duel.alice.attacks(barrager)
    assert (duel.hp(target), duel.hp(barrager)) == (left, own)


# Biolith Deathgarden


@rule("EOJ-ABIL-34")
@pytest.mark.parametrize(("summons", "gained"), [(False, 7), (True, 0)])
def test_biolith_deathgarden_thrives_in_idle_turns_of_the_opponent(summons: bool, gained: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(1, "fire")
    duel.field(2, "water")
    duel.alice.creature("Biolith Deathgarden", at=9)
    card = duel.bob.hand(dummy())
    duel.bob.mana(1)
    if summons:
        duel.bob.summons(card, at=1)
    else:
        duel.bob.ends_turn()
    assert duel.alice.mana_left == gained + 2


def test_biolith_deathgarden_gains_nothing_in_its_owners_turn() -> None:
    duel = scenario()
    duel.alice.creature("Biolith Deathgarden", at=9)
    duel.alice.ends_turn()
    assert duel.alice.mana_left == 0


def test_biolith_deathgarden_feeds_plants() -> None:
    duel = scenario()
    duel.alice.creature("Biolith Deathgarden", at=9)
    near = duel.alice.creature(dummy("Near", race="Plant", attack=1), at=6)
    far = duel.alice.creature(dummy("Far", race="Plant", attack=1), at=1)
    elf = duel.alice.creature(dummy("Elf", race="Elf", attack=1), at=8)
    enemy = duel.bob.creature(dummy("Enemy", race="Plant", attack=1), at=2)
    assert [duel.atk(card) for card in (near, far, elf, enemy)] == [2, 1, 1, 1]
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert [duel.hp(card) for card in (near, far, elf, enemy)] == [11, 11, 9, 9]


# Toxic Intruder


@rule("EOJ-TIMING-05")
def test_toxic_intruder_halves_the_hp_that_its_attack_leaves() -> None:
    duel = scenario()
    intruder = duel.alice.creature("Toxic Intruder", at=8)
    target = duel.bob.creature(dummy(hp=9), at=5)
    duel.alice.mana(3)
    duel.alice.attacks(intruder)
    assert duel.hp(target) == 4


# Biolith Sentry


@pytest.mark.parametrize(("element", "attack"), [("biolith", 5), ("fire", 2)])
def test_on_biolith_biolith_sentry_is_as_strong_as_the_hand_is_large(element: str, attack: int) -> None:
    duel = scenario()
    duel.field(5, element)
    sentry = duel.alice.creature("Biolith Sentry", at=5)
    duel.alice.hand(dummy("One"), dummy("Two"), dummy("Three"))
    assert duel.atk(sentry) == attack


# Biolith Mage Guard


@rule("EOJ-ABIL-32")
def test_biolith_mage_guard_strikes_all_enemies_of_a_race() -> None:
    duel = scenario()
    guard = duel.alice.creature("Biolith Mage Guard", at=8)
    first = duel.bob.creature(dummy("First", race="Orc"), at=1)
    second = duel.bob.creature(dummy("Second", race="Orc"), at=2)
    other = duel.bob.creature(dummy("Other", race="Elf"), at=3)
    own = duel.alice.creature(dummy("Own", race="Orc"), at=4)
    duel.alice.mana(4)
    duel.alice.attacks(guard, first)
    assert [duel.hp(card) for card in (first, second, other, own)] == [7, 7, 9, 9]


def enemy_casts_before_mage_guard() -> tuple[Scenario, int]:
    duel = scenario(turn=BOB)
    duel.field(1, "fire", reverse="water")
    duel.alice.creature("Biolith Mage Guard", at=8)
    friend = duel.bob.creature(dummy(), at=1)
    duel.alice.hand(dummy("Goat"), QUAKE)
    duel.bob.hand(BLESSING)
    duel.bob.mana(1)
    duel.bob.casts(BLESSING)
    duel.bob.picks(friend)
    return duel, friend


@rule("EOJ-SPELL-12", "EOJ-SPELL-13")
def test_biolith_mage_guard_may_cancel_an_enemys_spell_for_a_spell() -> None:
    duel, friend = enemy_casts_before_mage_guard()
    duel.alice.says_yes()
    assert duel.hp(friend) == 9
    assert duel.alice.cards("hand") == ["Goat"]
    assert duel.bob.mana_left == 0
    assert duel.bob.cards("graveyard") == ["Blessing"]
    assert duel.bob.is_asked("act")


def test_biolith_mage_guard_may_let_a_spell_happen() -> None:
    duel, friend = enemy_casts_before_mage_guard()
    duel.alice.says_no()
    assert duel.hp(friend) == 10
    assert duel.alice.hand_size == 2


def test_biolith_mage_guard_is_not_asked_without_a_spell_nor_about_own_spells() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Biolith Mage Guard", at=8)
    friend = duel.bob.creature(dummy(), at=1)
    duel.alice.hand(dummy("Goat"))
    duel.bob.hand(BLESSING)
    duel.bob.mana(1)
    duel.bob.casts(BLESSING)
    duel.bob.picks(friend)
    assert duel.hp(friend) == 10
    duel = scenario()
    guard = duel.alice.creature("Biolith Mage Guard", at=8)
    duel.alice.hand(BLESSING, QUAKE)
    duel.alice.mana(1)
    duel.alice.casts(BLESSING)
    assert duel.hp(guard) == 6


# Prototype Behemoth


@rule("EOJ-ABIL-25")
def test_prototype_behemoth_turns_all_fields_like_its_own_when_it_turns() -> None:
    duel = scenario()
    for place in (1, 5):
        duel.field(place, "fire", reverse="water")
    duel.field(2, "earth", reverse="wood")
    behemoth = duel.alice.creature("Prototype Behemoth", at=5)
    duel.alice.mana(2)
    duel.alice.rotates(behemoth)
    assert [duel.elements(place) for place in (1, 5, 2)] == [["water"], ["water"], ["earth"]]


# Scion's Peace


@rule("EOJ-PHASE-10")
def test_scions_peace_trades_hp_for_attack_each_turn_but_keeps_one() -> None:
    duel = scenario()
    peace = duel.alice.creature("Scion's Peace", at=5)
    duel.alice.ends_turn()
    assert (duel.hp(peace), duel.atk(peace)) == (6, 2)
    for turn in range(6):
        (duel.bob if turn % 2 == 0 else duel.alice).ends_turn()
    assert (duel.hp(peace), duel.atk(peace)) == (1, 8)


@rule("EOJ-ABIL-08")
@pytest.mark.parametrize(("element", "left"), [("biolith", 7), ("fire", 6)])
def test_on_biolith_scions_peace_dodges_everything(element: str, left: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    peace = duel.alice.creature("Scion's Peace", at=5)
    enemy = duel.bob.creature(fighter(), at=2)
    duel.bob.attacks(enemy)
    assert duel.hp(peace) == left


# Centipede Tank


@rule("EOJ-ABIL-09")
def test_on_biolith_centipede_tank_strikes_all_of_a_race_by_magic() -> None:
    duel = scenario()
    tank = duel.alice.creature("Centipede Tank", at=5)
    first = duel.bob.creature(dummy("First", race="Orc"), at=1)
    second = duel.bob.creature(dummy("Second", race="Orc"), at=9)
    own = duel.alice.creature(dummy("Own", race="Orc"), at=7)
    ahead = duel.bob.creature(dummy("Ahead", race="Elf"), at=2)
    duel.alice.mana(4)
    duel.alice.attacks(tank, first)
    assert [duel.hp(card) for card in (first, second, own, ahead)] == [6, 6, 6, 9]


def test_off_biolith_centipede_tank_strikes_around_itself() -> None:
    duel = scenario()
    duel.field(5, "fire")
    tank = duel.alice.creature("Centipede Tank", at=5)
    ahead = duel.bob.creature(dummy("Ahead"), at=2)
    aside = duel.bob.creature(dummy("Aside"), at=4)
    far = duel.bob.creature(dummy("Far"), at=1)
    duel.alice.mana(4)
    duel.alice.attacks(tank)
    assert [duel.hp(card) for card in (ahead, aside, far)] == [6, 6, 9]


def test_off_biolith_centipede_tank_makes_enemies_of_its_fields_element_dearer() -> None:
    for element, change in (("fire", 1), ("biolith", 0)):
        duel = scenario()
        duel.field(5, element)
        duel.alice.creature("Centipede Tank", at=5)
        enemy = duel.bob.creature(dummy("Enemy", element=Element.FIRE), at=1)
        other = duel.bob.creature(dummy("Other", element=Element.WOOD), at=2)
        own = duel.alice.creature(dummy("Own", element=Element.FIRE), at=3)
        machine = duel.bob.creature(dummy("Machine", element=Element.BIOLITH), at=7)
        duel.start()
        assert [duel.duel.creatures[card].cost_mod for card in (enemy, other, own, machine)] == [change, 0, 0, 0]

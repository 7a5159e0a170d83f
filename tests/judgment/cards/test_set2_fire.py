"""The abilities of set 2's fire creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import FULL, LANCER, MAGIC, NONE, STANDARD, Element, Strike, creature, while_placed
from duelkit.judgment.scenario import BOB, Scenario, scenario
from duelkit.rulebook.cite import rule

# Flame Novice


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("lucky", "left"), [(True, 7), (False, 8)])
def test_flame_novice_strikes_harder_half_of_the_time(lucky: bool, left: int) -> None:
    duel = scenario()
    novice = duel.alice.creature("Flame Novice", at=8)
    target = duel.bob.creature(dummy(), at=5)
    duel.alice.mana(1)
    duel.chances(lucky)
    duel.alice.attacks(novice)
    assert duel.hp(target) == left


def test_flame_novice_takes_a_hit_point_for_each_dodge_attempt_of_adjacent_enemies() -> None:
    duel = scenario()
    duel.alice.creature("Flame Novice", at=5)
    near = duel.bob.creature(dummy(evasion=2), at=2)
    far = duel.bob.creature(dummy("Far", evasion=2), at=3)
    slow = duel.bob.creature(dummy("Slow"), at=4)
    friend = duel.alice.creature(dummy("Friend", evasion=1), at=6)
    assert [duel.hp(card) for card in (near, far, slow, friend)] == [7, 9, 9, 9]


# Flame Guard Recruit


@pytest.mark.parametrize(("element", "left"), [("water", 7), ("earth", 9)])
def test_flame_guard_recruit_is_stronger_against_a_target_on_water(element: str, left: int) -> None:
    duel = scenario()
    duel.field(5, element)
    recruit = duel.alice.creature("Flame Guard Recruit", at=8)
    target = duel.bob.creature(dummy(), at=5)
    duel.alice.mana(1)
    duel.alice.attacks(recruit)
    assert duel.hp(target) == left


# Flame Lizard Archer


@rule("EOJ-ABIL-38", "EOJ-ABIL-38b")
def test_flame_lizard_archer_hits_twice_and_is_countered_once() -> None:
    duel = scenario()
    archer = duel.alice.creature("Flame Lizard Archer", at=8)
    target = duel.bob.creature(fighter(attack=1, pattern=LANCER), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(archer)
    assert duel.hp(target) == 7
    assert duel.hp(archer) == 1


# Partmole Warhound


def test_partmole_warhound_guards_adjacent_allies_against_magic() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Partmole Warhound", at=5)
    near = duel.alice.creature(dummy("Near"), at=4)
    far = duel.alice.creature(dummy("Far"), at=7)
    mage = duel.bob.creature(fighter("Mage", attack=3, pattern=MAGIC), at=3)
    other = duel.bob.creature(fighter("Second mage", attack=3, pattern=MAGIC), at=2)
    duel.bob.attacks(mage, near)
    duel.bob.attacks(other, far)
    assert (duel.hp(near), duel.hp(far)) == (7, 6)


def test_partmole_warhound_does_not_guard_enemies() -> None:
    duel = scenario()
    duel.alice.creature("Partmole Warhound", at=5)
    enemy = duel.bob.creature(dummy("Enemy"), at=4)
    mage = duel.alice.creature(fighter("Mage", attack=3, pattern=MAGIC), at=9)
    duel.alice.attacks(mage)
    assert duel.hp(enemy) == 6


@pytest.mark.parametrize("back", [True, False])
def test_partmole_warhound_may_return_for_a_mana(back: bool) -> None:
    duel = scenario(turn=BOB)
    hound = duel.alice.creature("Partmole Warhound", at=5)
    killer = duel.bob.creature(fighter(attack=5), at=2)
    duel.bob.attacks(killer)
    if back:
        duel.alice.says_yes()
    else:
        duel.alice.says_no()
    assert duel.where(hound) == ("hand" if back else "graveyard")
    assert duel.alice.mana_left == (0 if back else 1)


# Partmole Axethrower


@rule("EOJ-ABIL-17")
def test_partmole_axethrower_counterattacks_first() -> None:
    duel = scenario(turn=BOB)
    thrower = duel.alice.creature("Partmole Axethrower", at=5)
    killer = duel.bob.creature(fighter(attack=5, hp=2), at=2)
    duel.bob.attacks(killer)
    assert duel.where(killer) == "graveyard"
    assert duel.hp(thrower) == 2


# Beacon of Cai-Shae


@pytest.mark.parametrize("didi", [True, False])
def test_beacon_of_cai_shae_quickens_all_allies_beside_didi(didi: bool) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Beacon of Cai-Shae", at=9)
    if didi:
        duel.alice.creature("Didi the Enlightened", at=7)
    guard = duel.alice.creature(fighter("Guard", attack=5, hp=2), at=5)
    killer = duel.bob.creature(fighter("Killer", attack=5, hp=2), at=2)
    duel.bob.attacks(killer)
    assert duel.where(guard) == ("board" if didi else "graveyard")


def test_the_price_of_a_fire_creature_beside_beacon_of_cai_shae() -> None:
    for cost, price in ((3, 2), (1, 1)):
        duel = scenario()
        duel.alice.creature("Beacon of Cai-Shae", at=5)
        card = duel.alice.hand(dummy("Fire", element=Element.FIRE, cost=cost))
        duel.alice.mana(5)
        duel.alice.summons(card, at=4)
        assert duel.alice.mana_left == 5 - price


@rule("EOJ-ABIL-08")
def test_beacon_of_cai_shae_dodges_everything() -> None:
    duel = scenario(turn=BOB)
    beacon = duel.alice.creature("Beacon of Cai-Shae", at=5)
    killer = duel.bob.creature(fighter(attack=5), at=2)
    duel.bob.attacks(killer)
    assert duel.where(beacon) == "board"


# Shrine of Mourning


@pytest.mark.parametrize("element", [Element.FIRE, Element.WATER])
def test_shrine_of_mourning_weakens_adjacent_enemies_without_an_enemy_fire_creature(element: Element) -> None:
    duel = scenario()
    duel.alice.creature("Shrine of Mourning", at=5)
    near = duel.bob.creature(fighter("Near", attack=3), at=2)
    far = duel.bob.creature(fighter("Far", attack=3, element=element), at=1)
    assert duel.atk(near) == (3 if element == Element.FIRE else 2)
    assert duel.atk(far) == 3


@pytest.mark.parametrize(("name", "left"), [("Flame Novice", 7), ("Flame Ascetic", 5)])
def test_shrine_of_mourning_makes_the_bonus_of_its_cult_sure(name: str, left: int) -> None:
    duel = scenario()
    duel.alice.creature("Shrine of Mourning", at=9)
    card = duel.alice.creature(name, at=8)
    target = duel.bob.creature(dummy(), at=5)
    duel.alice.mana(5)
    duel.chances(False, False)
    duel.alice.attacks(card)
    assert duel.hp(target) == left
    assert len(duel.duel.forced) == 2


def test_shrine_of_mourning_makes_nothing_sure_outside_its_cult() -> None:
    duel = scenario()
    duel.alice.creature("Shrine of Mourning", at=9)
    gambler = creature(9008, "Gambler", NONE, "", "", 1, 0, 9, 1, STANDARD, FULL, while_placed(Strike(1, chance=True)))
    card = duel.alice.creature(gambler, at=8)
    target = duel.bob.creature(dummy(), at=5)
    duel.chances(False)
    duel.alice.attacks(card)
    assert duel.hp(target) == 8


def test_the_counterattack_of_a_full_circle_is_unharmed_by_magic() -> None:
    duel = scenario()
    shrine = duel.alice.creature("Shrine of Mourning", at=8)
    duel.bob.creature(fighter("Guard", attack=5, pattern=STANDARD, defence=FULL), at=5)
    duel.alice.mana(2)
    duel.alice.attacks(shrine)
    assert duel.hp(shrine) == 3


def test_shrine_of_mourning_of_the_enemy_makes_nothing_sure() -> None:
    duel = scenario()
    duel.bob.creature("Shrine of Mourning", at=1)
    novice = duel.alice.creature("Flame Novice", at=8)
    target = duel.bob.creature(dummy(), at=5)
    duel.alice.mana(1)
    duel.chances(False)
    duel.alice.attacks(novice)
    assert duel.hp(target) == 8


# Behemorph


@rule("EOJ-ABIL-09")
@pytest.mark.parametrize("lucky", [True, False])
def test_behemorph_may_change_as_it_is_summoned(lucky: bool) -> None:
    duel = scenario()
    front = duel.bob.creature(dummy("Front"), at=5)
    right = duel.bob.creature(dummy("Right"), at=9)
    behemorph = duel.alice.hand("Behemorph")
    duel.alice.mana(3)
    duel.chances(lucky)
    duel.alice.summons(behemorph, at=8)
    assert duel.atk(behemorph) == (3 if lucky else 1)
    assert (duel.hp(front), duel.hp(right)) == ((6, 6) if lucky else (8, 9))


# Flame Lizard Commander


def test_flame_lizard_commander_pays_for_lizards() -> None:
    duel = scenario()
    duel.alice.creature("Flame Lizard Commander", at=5)
    lizard = duel.alice.hand(dummy("Lizard", race="Lizard"))
    duel.alice.mana(1)
    duel.alice.summons(lizard, at=4)
    assert duel.alice.mana_left == 1


def test_flame_lizard_commander_does_not_pay_for_itself() -> None:
    duel = scenario()
    card = duel.alice.hand("Flame Lizard Commander")
    duel.alice.mana(4)
    duel.alice.summons(card, at=5)
    assert duel.alice.mana_left == 0


@pytest.mark.parametrize("mine", [True, False])
def test_flame_lizard_commander_pays_neither_for_others_nor_for_enemies(mine: bool) -> None:
    duel = scenario(turn=0 if mine else BOB)
    duel.alice.creature("Flame Lizard Commander", at=5)
    side = duel.alice if mine else duel.bob
    card = side.hand(dummy("Newcomer", race="Demon" if mine else "Lizard"))
    side.mana(1)
    side.summons(card, at=4)
    assert duel.alice.mana_left == (0 if mine else 2)


@rule("EOJ-ABIL-12")
def test_flame_lizard_commander_lets_other_lizards_act_for_less() -> None:
    duel = scenario()
    commander = duel.alice.creature("Flame Lizard Commander", at=5)
    lizard = duel.alice.creature(dummy("Lizard", race="Lizard", action=2), at=9)
    demon = duel.alice.creature(dummy("Demon", race="Demon", action=2), at=7)
    enemy = duel.bob.creature(dummy("Enemy", race="Lizard", action=2), at=1)
    assert [duel.attack_cost(card) for card in (commander, lizard, demon, enemy)] == [4, 1, 2, 2]
    assert [duel.rotate_cost(card) for card in (commander, lizard, demon, enemy)] == [4, 1, 2, 2]


def test_flame_lizard_commander_counterattacks_first() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Flame Lizard Commander", at=5)
    killer = duel.bob.creature(fighter(attack=9, hp=3), at=2)
    duel.bob.attacks(killer)
    assert duel.where(killer) == "graveyard"
    assert duel.at(5) == "Flame Lizard Commander"


# Parmetic Deathspeaker


@rule("EOJ-ABIL-19")
def test_parmetic_deathspeaker_heals_the_ally_in_front() -> None:
    duel = scenario()
    front = duel.alice.creature(dummy("Front"), at=5)
    beside = duel.alice.creature(dummy("Beside"), at=9)
    card = duel.alice.hand("Parmetic Deathspeaker")
    duel.alice.mana(4)
    duel.alice.summons(card, at=8)
    assert (duel.hp(front), duel.hp(beside)) == (11, 9)


def test_parmetic_deathspeaker_does_not_heal_an_enemy_and_may_return() -> None:
    duel = scenario()
    duel.alice.creature(dummy("Beside"), at=9)
    front = duel.bob.creature(fighter("Front", attack=5), at=5)
    card = duel.alice.hand("Parmetic Deathspeaker")
    duel.alice.mana(4)
    duel.alice.summons(card, at=8)
    assert duel.hp(front) == 7
    duel.alice.mana(0)
    duel.bob.mana(0)
    duel.bob.attacks(front)
    duel.alice.says_yes()
    assert duel.where(card) == "hand"


# Noram Zealot


def zealots_at_work(zealot: str, element: Element) -> Scenario:
    """Bob has a zealot, Alice loses a creature of an element to it."""
    duel = scenario(turn=BOB)
    duel.bob.creature(zealot, at=1)
    killer = duel.bob.creature(fighter("Killer", attack=9), at=2)
    duel.alice.creature(dummy("Victim", element=element), at=5)
    duel.bob.mana(0)
    duel.bob.attacks(killer)
    return duel


@rule("EOJ-TRASH-04")
@pytest.mark.parametrize(("element", "stolen"), [(Element.WATER, 1), (Element.EARTH, 0)])
def test_noram_zealot_steals_the_exit_mana_of_water_creatures(element: Element, stolen: int) -> None:
    duel = zealots_at_work("Noram Zealot", element)
    assert (duel.bob.mana_left, duel.alice.mana_left) == (stolen, 1 - stolen)


def test_noram_zealot_does_not_touch_the_exit_mana_of_its_own_side() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Noram Zealot", at=9)
    killer = duel.bob.creature(fighter("Killer", attack=9), at=2)
    duel.alice.creature(dummy("Victim", element=Element.WATER), at=5)
    duel.bob.attacks(killer)
    assert duel.alice.mana_left == 1


@rule("EOJ-ABIL-02")
def test_noram_zealot_weakens_adjacent_enemies_for_each_allied_earth_missionary() -> None:
    duel = scenario()
    duel.alice.creature("Noram Zealot", at=5)
    duel.alice.creature(dummy("First", element=Element.EARTH, race="Missionary"), at=7)
    duel.alice.creature(dummy("Second", element=Element.EARTH, race="Missionary"), at=9)
    duel.alice.creature(dummy("No missionary", element=Element.EARTH), at=8)
    near = duel.bob.creature(fighter("Near", attack=3), at=2)
    far = duel.bob.creature(fighter("Far", attack=3), at=1)
    friend = duel.alice.creature(fighter("Friend", attack=3), at=6)
    assert (duel.atk(near), duel.atk(far), duel.atk(friend)) == (1, 3, 3)


@pytest.mark.parametrize(
    ("element", "race", "cost", "price"),
    [
        (Element.EARTH, "Missionary", 4, 2),
        (Element.EARTH, "Missionary", 2, 1),
        (Element.EARTH, "Human", 4, 4),
        (Element.WOOD, "Missionary", 4, 4),
    ],
)
def test_noram_zealot_makes_earth_missionaries_cheaper(element: Element, race: str, cost: int, price: int) -> None:
    duel = scenario()
    duel.alice.creature("Noram Zealot", at=5)
    card = duel.alice.hand(dummy("Newcomer", element=element, race=race, cost=cost))
    duel.alice.mana(5)
    duel.alice.summons(card, at=4)
    assert duel.alice.mana_left == 5 - price


# Flame Archmage


@rule("EOJ-MASS-14")
def test_flame_archmage_hits_everyone_of_the_targets_race() -> None:
    duel = scenario()
    mage = duel.alice.creature("Flame Archmage", at=8)
    target = duel.bob.creature(dummy("Target", race="Elf"), at=1)
    elf = duel.bob.creature(dummy("Elf", race="Elf"), at=3)
    orc = duel.bob.creature(dummy("Orc", race="Orc"), at=2)
    friend = duel.alice.creature(dummy("Friend", race="Elf"), at=9)
    duel.alice.mana(4)
    duel.alice.attacks(mage, target)
    assert [duel.hp(card) for card in (target, elf, orc, friend)] == [7, 7, 9, 9]


@pytest.mark.parametrize(("affiliation", "price"), [("Church of Parmus", 2), ("Blackhoods", 3)])
def test_flame_archmage_makes_the_church_cheaper(affiliation: str, price: int) -> None:
    duel = scenario()
    duel.alice.creature("Flame Archmage", at=5)
    card = duel.alice.hand(dummy("Newcomer", affiliation=affiliation, cost=3))
    duel.alice.mana(5)
    duel.alice.summons(card, at=4)
    assert duel.alice.mana_left == 5 - price


# Flameheart


@rule("EOJ-BONUS-01")
def test_flameheart_makes_earth_fields_ahead_count_as_fire() -> None:
    duel = scenario()
    for at in (1, 2, 5, 8):
        duel.field(at, "earth")
    duel.alice.creature("Flameheart", at=8)
    ahead = duel.alice.creature(dummy("Ahead", element=Element.FIRE), at=2)
    beside = duel.alice.creature(dummy("Beside", element=Element.FIRE), at=1)
    assert (duel.hp(ahead), duel.hp(beside)) == (11, 9)
    assert duel.elements(5) == ["fire", "earth"]
    assert duel.elements(8) == ["earth"]


def test_flameheart_leaves_other_elements_as_they_are() -> None:
    duel = scenario()
    duel.field(5, "wood")
    duel.alice.creature("Flameheart", at=8)
    duel.start()
    assert duel.elements(5) == ["wood"]


def test_flameheart_guards_other_allies_against_magic() -> None:
    duel = scenario(turn=BOB)
    heart = duel.alice.creature("Flameheart", at=5)
    far = duel.alice.creature(dummy("Far"), at=7)
    mage = duel.bob.creature(fighter("Mage", attack=3, pattern=MAGIC), at=3)
    other = duel.bob.creature(fighter("Second mage", attack=3, pattern=MAGIC), at=2)
    duel.bob.attacks(mage, far)
    duel.bob.attacks(other, heart)
    assert (duel.hp(far), duel.hp(heart)) == (8, 1)


def test_flameheart_does_not_guard_enemies() -> None:
    duel = scenario()
    duel.alice.creature("Flameheart", at=5)
    enemy = duel.bob.creature(dummy("Enemy"), at=1)
    mage = duel.alice.creature(fighter("Mage", attack=3, pattern=MAGIC), at=9)
    duel.alice.attacks(mage)
    assert duel.hp(enemy) == 6


# Fire Witch Freedonia


def test_freedonia_hits_everyone_of_the_targets_element() -> None:
    duel = scenario()
    witch = duel.alice.creature("Fire Witch Freedonia", at=8)
    target = duel.bob.creature(dummy("Target", element=Element.EARTH), at=1)
    second = duel.bob.creature(dummy("Second", element=Element.EARTH), at=3)
    third = duel.bob.creature(dummy("Third", element=Element.WOOD), at=2)
    duel.alice.mana(6)
    duel.alice.attacks(witch, target)
    assert [duel.hp(card) for card in (target, second, third)] == [7, 7, 9]


def test_freedonia_adds_her_mana_against_bioliths() -> None:
    duel = scenario()
    witch = duel.alice.creature("Fire Witch Freedonia", at=8)
    target = duel.bob.creature(dummy("Target", element=Element.BIOLITH), at=1)
    duel.alice.mana(7)
    duel.alice.attacks(witch, target)
    assert duel.alice.mana_left == 3
    assert duel.hp(target) == 9 - 2 - 3


def test_freedonia_lets_adjacent_allies_return() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Fire Witch Freedonia", at=6)
    near = duel.alice.creature(dummy("Near"), at=5)
    far = duel.alice.creature(dummy("Far"), at=4)
    first = duel.bob.creature(fighter("First", attack=9), at=2)
    second = duel.bob.creature(fighter("Second", attack=9), at=1)
    duel.bob.attacks(first)
    duel.alice.says_yes()
    assert duel.where(near) == "hand"
    duel.bob.attacks(second)
    assert duel.where(far) == "graveyard"


def test_freedonia_does_not_let_enemies_return() -> None:
    duel = scenario()
    duel.alice.creature("Fire Witch Freedonia", at=6)
    enemy = duel.bob.creature(dummy("Enemy"), at=5)
    killer = duel.alice.creature(fighter("Killer", attack=9), at=8)
    duel.bob.mana(3)
    duel.alice.attacks(killer)
    assert duel.where(enemy) == "graveyard" and not duel.bob.is_asked()


# Shaman Zolda


def test_zolda_sends_a_creature_back_in_the_opponents_resolution_phase() -> None:
    duel = scenario(turn=BOB)
    zolda = duel.alice.creature("Shaman Zolda", at=8)
    cheap = duel.bob.creature(dummy("Cheap", cost=2), at=1)
    duel.bob.creature(dummy("Dear", cost=3), at=2)
    friend = duel.alice.creature(dummy("Friend", cost=1), at=9)
    duel.alice.graveyard("Flame Lizard Archer", "Partmole Axethrower", "Partmole Warhound")
    duel.bob.ends_turn()
    assert sorted(duel.alice.offered_cards()) == ["Cheap", "Friend"]
    duel.alice.picks(cheap)
    assert duel.where(cheap) == "hand" and duel.bob.hand_size >= 1
    assert duel.where(friend) == "board" and duel.where(zolda) == "board"


def test_zolda_does_nothing_in_the_own_resolution_phase() -> None:
    duel = scenario()
    duel.alice.creature("Shaman Zolda", at=8)
    cheap = duel.bob.creature(dummy("Cheap", cost=1), at=1)
    duel.alice.graveyard("Flame Lizard Archer", "Partmole Axethrower")
    duel.alice.ends_turn()
    assert duel.where(cheap) == "board"
    assert duel.bob.is_asked("act")

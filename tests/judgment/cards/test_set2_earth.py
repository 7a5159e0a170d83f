"""The abilities of set 2's earth creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.engine.facts.reasons import LURED
from duelkit.judgment.language import (
    FULL_CIRCLE_BARRAGE,
    LANCER,
    MAGIC,
    SELECTIVE_ARC,
    SELECTIVE_FULL_CIRCLE,
    Discard,
    Element,
    Side,
    SpellClass,
    spell,
)
from duelkit.judgment.scenario import ALICE, BOB, NotOffered, Scenario, scenario
from duelkit.judgment.state.codes import O_ATTACK, option
from duelkit.judgment.why.actions import codes_against
from duelkit.rulebook.cite import rule

ROBBERY = spell(9006, "Robbery", SpellClass.CONJURATION, 0, Discard(1))
OFFERING = spell(9007, "Offering", SpellClass.CONJURATION, 0, Discard(1, Side.YOU))

# Relentless Skeleton, Novogus Warrior


def slain(name: str, element: str, mana: int) -> tuple[Scenario, int]:
    """A creature of Alice's is killed on a field of an element; its double is in her hand."""
    duel = scenario(turn=BOB)
    duel.field(5, element)
    card = duel.alice.creature(name, at=5)
    double = duel.alice.hand(name)
    killer = duel.bob.creature(fighter(attack=9, pattern=MAGIC), at=2)
    duel.alice.mana(mana)
    duel.bob.attacks(killer)
    assert duel.where(card) == "graveyard"
    return duel, double


@pytest.mark.parametrize(
    ("name", "element"), [("Relentless Skeleton", "fire"), ("Novogus Warrior", "earth"), ("Novogus Warrior", "fire")]
)
def test_some_undead_resurrect(name: str, element: str) -> None:
    duel, double = slain(name, element, 0)
    duel.alice.says_yes()
    duel.alice.faces("east")
    assert duel.position(double) == 5 and duel.facing(double) == "east"
    assert duel.alice.mana_left == 0
    assert duel.bob.is_asked("act")


def test_a_resurrection_can_be_declined() -> None:
    duel, double = slain("Relentless Skeleton", "fire", 0)
    duel.alice.says_no()
    assert duel.where(double) == "hand" and duel.alice.mana_left == 1


def test_relentless_skeleton_does_not_resurrect_on_earth() -> None:
    duel, double = slain("Relentless Skeleton", "earth", 5)
    assert not duel.alice.is_asked()
    assert duel.where(double) == "hand"


# Verzar Swordsman


def test_verzar_swordsman_fights_without_tricks() -> None:
    duel = scenario()
    sword = duel.alice.creature("Verzar Swordsman", at=8)
    target = duel.bob.creature(dummy(), at=5)
    duel.alice.mana(2)
    duel.alice.attacks(sword)
    assert duel.hp(target) == 7 and duel.alice.mana_left == 0


# Far Land Sand Dog


def test_far_land_sand_dog_draws_the_attack_of_the_enemy_in_front() -> None:
    duel = scenario(turn=BOB)
    dog = duel.alice.creature("Far Land Sand Dog", at=5)
    other = duel.alice.creature(dummy("Other"), at=1)
    lured = duel.bob.creature(fighter("Lured", pattern=SELECTIVE_ARC), at=2)
    duel.bob.attacks(lured)
    assert (duel.hp(dog), duel.hp(other)) == (1, 9)


def test_far_land_sand_dog_lures_only_the_one_in_front() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Far Land Sand Dog", at=5)
    duel.alice.creature(dummy("Other"), at=1)
    free = duel.bob.creature(fighter("Free", pattern=SELECTIVE_FULL_CIRCLE), at=4)
    duel.bob.attacks(free)
    assert sorted(duel.bob.offered_cards()) == ["Far Land Sand Dog", "Other"]


def test_who_is_lured_and_reaches_no_decoy_attacks_nobody() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Far Land Sand Dog", at=5, facing="east")
    duel.alice.creature(dummy("Other"), at=9)
    attacker = duel.bob.creature(fighter("Attacker"), at=6)
    assert not duel.bob.can("attack", attacker)
    against = codes_against(duel.duel, BOB, option(O_ATTACK, attacker))
    assert against == [LURED]


def test_who_is_not_in_front_of_the_dog_attacks_whom_it_likes() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Far Land Sand Dog", at=5, facing="west")
    other = duel.alice.creature(dummy("Other"), at=9)
    attacker = duel.bob.creature(fighter("Attacker"), at=6)
    duel.bob.attacks(attacker)
    assert duel.hp(other) == 8


def test_an_attack_on_everyone_that_reaches_a_decoy_strikes_the_others_too() -> None:
    duel = scenario(turn=BOB)
    dog = duel.alice.creature("Far Land Sand Dog", at=5)
    other = duel.alice.creature(dummy("Other"), at=1)
    lured = duel.bob.creature(fighter("Lured", pattern=FULL_CIRCLE_BARRAGE), at=2)
    duel.bob.attacks(lured)
    assert (duel.hp(dog), duel.hp(other)) == (1, 8)


# Dwarf Sniper


@pytest.mark.parametrize(
    ("name", "at", "in_line", "beside"), [("Dwarf Sniper", 8, 2, 1), ("Elven Night Rider", 8, 2, 1)]
)
def test_enemies_ahead_of_some_cannot_dodge(name: str, at: int, in_line: int, beside: int) -> None:
    duel = scenario()
    duel.alice.creature(name, at=at)
    front = duel.bob.creature(dummy("In line", evasion=1), at=in_line)
    side = duel.bob.creature(dummy("Beside", evasion=1), at=beside)
    first = duel.alice.creature(fighter("First"), at=5)
    second = duel.alice.creature(fighter("Second"), at=4)
    duel.chances(True)
    duel.alice.attacks(first)
    duel.alice.attacks(second)
    assert (duel.hp(front), duel.hp(side)) == (8, 9)


@pytest.mark.parametrize("name", ["Dwarf Sniper", "Elven Night Rider"])
def test_allies_ahead_of_some_can_dodge(name: str) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature(name, at=8)
    friend = duel.alice.creature(dummy("Friend", evasion=1), at=5)
    attacker = duel.bob.creature(fighter(), at=2)
    duel.chances(True)
    duel.bob.attacks(attacker)
    assert duel.hp(friend) == 9


@rule("EOJ-ABIL-35", "EOJ-ABIL-18")
@pytest.mark.parametrize("vulitra", [True, False])
def test_dwarf_sniper_is_protected_beside_vulitra(vulitra: bool) -> None:
    duel = scenario(turn=BOB)
    if vulitra:
        duel.alice.creature("Black Hood Dwarf Vulitra", at=9)
    sniper = duel.alice.creature("Dwarf Sniper", at=5, facing="east")
    attacker = duel.bob.creature(fighter(attack=2), at=2)
    duel.bob.attacks(attacker)
    assert duel.hp(sniper) == (2 if vulitra else 1)


# Battering Ram


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("race", "left"), [("Base", 5), ("Dwarf", 8)])
def test_battering_ram_breaks_bases(race: str, left: int) -> None:
    duel = scenario()
    ram = duel.alice.creature("Battering Ram", at=8)
    target = duel.bob.creature(dummy("Target", race=race), at=5)
    duel.alice.mana(3)
    duel.alice.attacks(ram)
    assert duel.hp(target) == left


@rule("EOJ-ABIL-31")
def test_battering_ram_protects_its_neighbours() -> None:
    duel = scenario(turn=BOB)
    ram = duel.alice.creature("Battering Ram", at=6, facing="east")
    near = duel.alice.creature(dummy("Near"), at=5)
    far = duel.alice.creature(dummy("Far"), at=4)
    attackers = [duel.bob.creature(fighter(f"Attacker {at}", attack=2), at=at) for at in (1, 2, 3)]
    for attacker in attackers:
        duel.bob.attacks(attacker)
    assert [duel.hp(card) for card in (near, far, ram)] == [8, 7, 1]


# Novogus Bandwagon


@pytest.mark.parametrize("beside", [True, False])
def test_novogus_bandwagon_makes_the_other_undead_decoys_beside_one_of_them(beside: bool) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Novogus Bandwagon", at=7)
    duel.alice.creature(dummy("Companion", race="Undead"), at=4 if beside else 9)
    bones = duel.alice.creature(dummy("Bones", race="Undead"), at=5)
    living = duel.alice.creature(dummy("Living"), at=1)
    attacker = duel.bob.creature(fighter("Attacker", pattern=SELECTIVE_ARC), at=2)
    duel.bob.attacks(attacker)
    if beside:
        assert (duel.hp(bones), duel.hp(living)) == (8, 9)
    else:
        assert sorted(duel.bob.offered_cards()) == ["Bones", "Living"]


def test_novogus_bandwagon_is_no_decoy_itself() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Novogus Bandwagon", at=5)
    companion = duel.alice.creature(dummy("Companion", race="Undead"), at=4)
    attacker = duel.bob.creature(fighter("Attacker", pattern=SELECTIVE_FULL_CIRCLE), at=2)
    duel.alice.creature(dummy("Living"), at=1)
    near = duel.bob.creature(fighter("Near", pattern=SELECTIVE_FULL_CIRCLE), at=7)
    assert not duel.bob.can("attack", attacker)
    duel.bob.attacks(near)
    assert duel.hp(companion) == 8


@pytest.mark.parametrize("race", ["Undead", "Human"])
def test_novogus_bandwagon_works_beside_any_undead_an_enemy_too(race: str) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Novogus Bandwagon", at=7)
    duel.alice.creature(dummy("Bones", race="Undead"), at=5)
    duel.alice.creature(dummy("Living"), at=1)
    duel.bob.creature(dummy("Neighbour", race=race), at=8)
    attacker = duel.bob.creature(fighter("Attacker", pattern=SELECTIVE_ARC), at=2)
    duel.bob.attacks(attacker)
    assert duel.bob.is_asked("pick") is (race != "Undead")


# Verzar Golem


@rule("EOJ-ABIL-26")
def test_verzar_golem_is_as_strong_as_there_are_empty_fields() -> None:
    duel = scenario()
    golem = duel.alice.creature("Verzar Golem", at=5)
    duel.alice.creature(dummy(), at=1)
    duel.bob.creature(dummy(), at=3)
    assert duel.atk(golem) == 6


# Dwarf Battlebuggy


def test_dwarf_battlebuggy_strikes_harder_from_afar() -> None:
    duel = scenario()
    buggy = duel.alice.creature("Dwarf Battlebuggy", at=8)
    target = duel.bob.creature(dummy("Far"), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(buggy)
    assert duel.hp(target) == 7


def test_dwarf_battlebuggy_gains_nothing_against_an_adjacent_enemy() -> None:
    duel = scenario()
    buggy = duel.alice.creature("Dwarf Battlebuggy", at=8)
    target = duel.bob.creature(dummy("Near"), at=5)
    duel.alice.mana(2)
    duel.alice.attacks(buggy)
    assert duel.hp(target) == 8


@pytest.mark.parametrize("dwarf", [True, False])
def test_dwarf_battlebuggy_is_a_decoy_for_adjacent_enemies_beside_a_dwarf(dwarf: bool) -> None:
    duel = scenario(turn=BOB)
    buggy = duel.alice.creature("Dwarf Battlebuggy", at=5)
    duel.alice.creature(dummy("Companion", race="Dwarf" if dwarf else "Elf"), at=6)
    duel.alice.creature(dummy("Other"), at=1)
    attacker = duel.bob.creature(fighter("Attacker", pattern=SELECTIVE_ARC), at=2)
    mage = duel.bob.creature(fighter("Mage", pattern=MAGIC), at=3)
    duel.bob.attacks(mage)
    assert sorted(duel.bob.offered_cards()) == ["Companion", "Dwarf Battlebuggy", "Other"]
    duel.bob.picks(buggy)
    assert duel.hp(buggy) == 2
    duel.bob.attacks(attacker)
    if dwarf:
        assert duel.hp(buggy) == 1
    else:
        assert sorted(duel.bob.offered_cards()) == ["Dwarf Battlebuggy", "Other"]


# Dwarf Warbanner


def test_dwarf_warbanner_makes_all_dwarves_weaker_and_tougher() -> None:
    duel = scenario()
    duel.alice.creature("Dwarf Warbanner", at=9)
    mine = duel.alice.creature(fighter("Mine", attack=3, race="Dwarf"), at=8)
    theirs = duel.bob.creature(fighter("Theirs", attack=3, race="Dwarf"), at=5, facing="east")
    elf = duel.bob.creature(fighter("Elf", attack=3, race="Elf"), at=1)
    archer = duel.alice.creature(fighter("Archer", attack=5), at=4, facing="east")
    assert [duel.atk(card) for card in (mine, theirs, elf)] == [2, 2, 3]
    duel.alice.attacks(archer)
    assert duel.hp(theirs) == 9 - (5 + 1 - 3)


# Dwarf Battle Forge


def test_dwarf_battle_forge_turns_adjacent_fire_fields_into_earth_too() -> None:
    duel = scenario()
    for at in (1, 2):
        duel.field(at, "fire")
    duel.field(4, "water")
    duel.alice.creature("Dwarf Battle Forge", at=5)
    near = duel.alice.creature(dummy("Near", element=Element.EARTH), at=2)
    far = duel.alice.creature(dummy("Far", element=Element.EARTH), at=1)
    assert (duel.hp(near), duel.hp(far)) == (11, 9)
    assert duel.elements(4) == ["water"]


@rule("EOJ-ABIL-11")
def test_dwarf_battle_forge_sharpens_allied_dwarves() -> None:
    duel = scenario()
    duel.alice.creature("Dwarf Battle Forge", at=5)
    mine = duel.alice.creature(fighter("Mine", race="Dwarf"), at=9)
    theirs = duel.bob.creature(fighter("Theirs", race="Dwarf"), at=1)
    elf = duel.alice.creature(fighter("Elf", race="Elf"), at=7)
    assert [duel.atk(card) for card in (mine, theirs, elf)] == [2, 1, 1]


# Visvar Vaas Zealot


@rule("EOJ-TRASH-04")
@pytest.mark.parametrize(("element", "stolen"), [(Element.WOOD, 1), (Element.EARTH, 0)])
def test_visvar_vaas_zealot_steals_the_exit_mana_of_wood_creatures(element: Element, stolen: int) -> None:
    duel = scenario()
    duel.alice.creature("Visvar Vaas Zealot", at=9)
    killer = duel.alice.creature(fighter(attack=9), at=8)
    duel.bob.creature(dummy("Victim", element=element), at=5)
    duel.alice.attacks(killer)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (stolen, 1 - stolen)


@rule("EOJ-MANA-04")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_visvar_vaas_zealot_takes_mana_for_each_water_missionary(before: int, after: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Visvar Vaas Zealot", at=9)
    duel.alice.creature(dummy("First", element=Element.WATER, race="Missionary"), at=7)
    duel.alice.creature(dummy("Second", element=Element.WATER, race="Missionary"), at=5)
    duel.alice.creature(dummy("Third", element=Element.WATER), at=1)
    duel.bob.mana(before)
    duel.bob.ends_turn()
    assert duel.bob.mana_left == after
    duel.alice.ends_turn()
    assert duel.bob.mana_left == after + 2


@pytest.mark.parametrize(
    ("element", "cost", "price"), [(Element.WATER, 4, 2), (Element.WATER, 2, 1), (Element.EARTH, 4, 4)]
)
def test_visvar_vaas_zealot_makes_water_missionaries_cheaper(element: Element, cost: int, price: int) -> None:
    duel = scenario()
    duel.alice.creature("Visvar Vaas Zealot", at=5)
    card = duel.alice.hand(dummy("Newcomer", element=element, race="Missionary", cost=cost))
    duel.alice.mana(5)
    duel.alice.summons(card, at=4)
    assert duel.alice.mana_left == 5 - price


# Novogus Sinbearer


@rule("EOJ-ABIL-34b")
@pytest.mark.parametrize(("element", "mine", "mana"), [("earth", True, 3), ("fire", True, 1), ("earth", False, 0)])
def test_novogus_sinbearer_turns_losses_into_mana(element: str, mine: bool, mana: int) -> None:
    duel = scenario(turn=BOB if mine else ALICE)
    duel.field(9, element)
    duel.alice.creature("Novogus Sinbearer", at=9)
    duel.alice.graveyard("Relentless Skeleton", "Novogus Warrior", "Verzar Golem")
    loser, winner = (duel.alice, duel.bob) if mine else (duel.bob, duel.alice)
    loser.creature(dummy("Victim"), at=5)
    killer = winner.creature(fighter("Killer", attack=12), at=2, facing="south")
    winner.attacks(killer)
    assert duel.alice.mana_left == mana


@pytest.mark.parametrize(("element", "left"), [("fire", 8), ("earth", 7)])
def test_novogus_sinbearer_protects_other_allies_off_earth(element: str, left: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(9, element)
    duel.alice.creature("Novogus Sinbearer", at=9)
    friend = duel.alice.creature(dummy("Friend"), at=5)
    attacker = duel.bob.creature(fighter(attack=2), at=2)
    duel.bob.attacks(attacker)
    assert duel.hp(friend) == left


def test_novogus_sinbearer_gains_nothing_by_its_own_death() -> None:
    duel = scenario(turn=BOB)
    duel.field(5, "earth")
    bearer = duel.alice.creature("Novogus Sinbearer", at=5)
    duel.alice.graveyard("Relentless Skeleton", "Novogus Warrior")
    killer = duel.bob.creature(fighter(attack=9), at=2)
    duel.bob.attacks(killer)
    assert duel.where(bearer) == "graveyard" and duel.alice.mana_left == 1


def test_novogus_sinbearer_does_not_protect_enemies() -> None:
    duel = scenario()
    duel.alice.creature("Novogus Sinbearer", at=9)
    enemy = duel.bob.creature(dummy("Enemy"), at=5)
    attacker = duel.alice.creature(fighter(attack=2), at=8)
    duel.alice.attacks(attacker)
    assert duel.hp(enemy) == 7


def test_novogus_sinbearer_does_not_protect_itself() -> None:
    duel = scenario(turn=BOB)
    bearer = duel.alice.creature("Novogus Sinbearer", at=5)
    attacker = duel.bob.creature(fighter(attack=2), at=2)
    duel.bob.attacks(attacker)
    assert duel.hp(bearer) == 3


# Archbishop Jirva


def test_jirva_is_as_strong_as_the_mana() -> None:
    duel = scenario()
    jirva = duel.alice.creature("Archbishop Jirva", at=5)
    duel.alice.mana(4)
    duel.bob.mana(9)
    assert duel.atk(jirva) == 5


@rule("EOJ-ABIL-34")
def test_jirva_brings_a_mana_in_the_own_resolution_phase() -> None:
    duel = scenario()
    duel.alice.creature("Archbishop Jirva", at=5)
    duel.alice.ends_turn()
    assert duel.alice.mana_left == 1
    duel.bob.ends_turn()
    assert duel.alice.mana_left == 3


# Vamas, Tomb Sentinel


@rule("EOJ-ABIL-09")
@pytest.mark.parametrize(("element", "left"), [("fire", 7), ("earth", 9)])
def test_vamas_attacks_all_around_off_earth(element: str, left: int) -> None:
    duel = scenario()
    duel.field(5, element)
    vamas = duel.alice.creature("Vamas, Tomb Sentinel", at=5)
    front = duel.bob.creature(dummy("Front"), at=2)
    back = duel.bob.creature(dummy("Back"), at=8)
    duel.alice.mana(4)
    duel.alice.attacks(vamas, front)
    assert (duel.hp(front), duel.hp(back)) == (7, left)


def test_vamas_is_stronger_for_each_undead_in_the_graveyard() -> None:
    duel = scenario()
    vamas = duel.alice.creature("Vamas, Tomb Sentinel", at=5)
    duel.alice.graveyard("Relentless Skeleton", "Novogus Warrior", "Verzar Golem")
    duel.bob.graveyard("Relentless Skeleton")
    assert duel.atk(vamas) == 4


def test_vamas_brings_an_earth_creature_back_for_each_enemy_destroyed() -> None:
    duel = scenario()
    duel.alice.creature("Vamas, Tomb Sentinel", at=9)
    killer = duel.alice.creature(fighter(attack=9), at=8)
    duel.bob.creature(dummy("Victim"), at=5)
    wanted = duel.alice.graveyard("Verzar Golem", "Flame Novice", "Marshal Akhum", "Dwarf Sniper")
    duel.alice.attacks(killer)
    assert duel.alice.offered_cards() == ["Verzar Golem", "Dwarf Sniper"]
    duel.alice.picks(wanted)
    assert duel.alice.cards("hand") == ["Verzar Golem"]


def test_vamas_does_not_mourn_allies() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Vamas, Tomb Sentinel", at=9)
    duel.alice.creature(dummy("Victim"), at=5)
    duel.alice.graveyard("Verzar Golem")
    killer = duel.bob.creature(fighter(attack=9), at=2)
    duel.bob.attacks(killer)
    assert duel.alice.hand_size == 0


# Marshal Akhum


def test_akhum_hits_the_target_on_earth_and_the_enemies_around_it() -> None:
    duel = scenario()
    duel.field(2, "earth")
    akhum = duel.alice.creature("Marshal Akhum", at=9)
    target = duel.bob.creature(dummy("Target"), at=2)
    near = duel.bob.creature(dummy("Near"), at=5)
    far = duel.bob.creature(dummy("Far"), at=6)
    duel.alice.mana(3)
    duel.alice.attacks(akhum)
    assert [duel.hp(card) for card in (target, near, far)] == [8, 8, 9]


def test_akhum_needs_an_earth_field_to_strike_at() -> None:
    duel = scenario()
    akhum = duel.alice.creature("Marshal Akhum", at=9)
    duel.bob.creature(dummy("Far"), at=6)
    duel.alice.mana(3)
    with pytest.raises(NotOffered):
        duel.alice.attacks(akhum)


@rule("EOJ-ABIL-23")
@pytest.mark.parametrize("akhum", [True, False])
def test_akhum_turns_forced_discards_on_the_opponent(akhum: bool) -> None:
    duel = scenario(turn=BOB)
    if akhum:
        duel.alice.creature("Marshal Akhum", at=9)
    duel.alice.hand(dummy("Mine"))
    duel.bob.hand(dummy("Theirs"))
    robbery = duel.bob.hand(ROBBERY)
    duel.bob.casts(robbery)
    assert duel.alice.cards("hand") == (["Mine"] if akhum else [])
    assert duel.bob.cards("hand") == ([] if akhum else ["Theirs"])


def test_akhum_does_not_spare_own_discards_nor_touch_those_of_the_opponent() -> None:
    duel = scenario()
    duel.alice.creature("Marshal Akhum", at=9)
    duel.alice.hand(dummy("Mine"))
    duel.bob.hand(dummy("Theirs"))
    robbery = duel.alice.hand(ROBBERY)
    offering = duel.alice.hand(OFFERING)
    duel.alice.casts(robbery)
    assert duel.bob.cards("hand") == []
    duel.alice.casts(offering)
    assert duel.alice.cards("hand") == []


def test_a_lancer_goes_on_through_a_decoy() -> None:
    duel = scenario(turn=BOB)
    dog = duel.alice.creature("Far Land Sand Dog", at=5)
    behind = duel.alice.creature(dummy("Behind"), at=8)
    lancer = duel.bob.creature(fighter("Lancer", pattern=LANCER), at=2)
    duel.bob.attacks(lancer)
    assert (duel.hp(dog), duel.hp(behind)) == (1, 8)

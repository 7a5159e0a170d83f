"""The abilities of set 1's earth creatures."""

from __future__ import annotations

import pytest

from duelkit.judgment.language import (
    FRONT_BLIND_BACK,
    MAGIC,
    NO_ATTACK,
    NO_DEFENCE,
    NONE,
    STANDARD,
    AttackPattern,
    Card,
    DefencePattern,
    Element,
    Incite,
    SpellClass,
    creature,
    spell,
)
from duelkit.judgment.scenario import BOB, scenario
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


INCITEMENT = spell(9004, "Incitement", SpellClass.SORCERY, 0, Incite())
MAGE = creature(9003, "Mage", NONE, "", "", 1, 0, 9, 20, MAGIC, NO_DEFENCE)


# protection


@rule("EOJ-ABIL-31", "EOJ-ABIL-35")
@pytest.mark.parametrize(("name", "left"), [("Verzar Canine", 7), ("Se Hollyn Fortress", 8)])
def test_adjacent_allies_are_protected(name: str, left: int) -> None:
    duel = scenario()
    duel.bob.creature(name, at=3)
    near = duel.bob.creature(target(), at=2)
    far = duel.bob.creature(target(), at=1)
    attacker = duel.alice.creature(fighter(3), at=5)
    other = duel.alice.creature(fighter(3), at=4)
    duel.alice.attacks(attacker)
    duel.alice.attacks(other)
    assert (duel.hp(near), duel.hp(far)) == (left, 6)


@pytest.mark.parametrize("name", ["Verzar Canine", "Se Hollyn Fortress"])
def test_they_protect_neither_themselves_nor_enemies(name: str) -> None:
    duel = scenario()
    guard = duel.bob.creature(name, at=2)
    foe = duel.alice.creature(target(), at=1)
    duel.is_settled()
    assert [duel.duel.creatures[card].protection for card in (guard, foe)] == [0, 0]


@rule("EOJ-ABIL-35d")
def test_protections_add_up() -> None:
    duel = scenario()
    duel.bob.creature("Verzar Canine", at=1)
    duel.bob.creature("Se Hollyn Fortress", at=3)
    near = duel.bob.creature(target(), at=2)
    attacker = duel.alice.creature(fighter(4), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(near) == 8


def test_stone_wing_dwarf_is_protected_by_each_allied_giant_axe_dwarf() -> None:
    duel = scenario()
    dwarf = duel.bob.creature("Stone Wing Dwarf", at=2)
    duel.bob.creature("Giant Axe Dwarf", at=1)
    duel.bob.creature("Giant Axe Dwarf", at=3)
    duel.alice.creature("Giant Axe Dwarf", at=7)
    attacker = duel.alice.creature(fighter(2), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(dwarf) == 1
    assert duel.duel.creatures[dwarf].protection == 2


def test_giant_axe_dwarf_is_stronger_for_each_allied_stone_wing_dwarf() -> None:
    duel = scenario()
    dwarf = duel.alice.creature("Giant Axe Dwarf", at=5)
    duel.alice.creature("Stone Wing Dwarf", at=1)
    duel.alice.creature("Stone Wing Dwarf", at=9)
    duel.bob.creature("Stone Wing Dwarf", at=3)
    assert duel.atk(dwarf) == 3


def test_golem_is_protected_by_the_number_of_empty_fields() -> None:
    duel = scenario()
    golem = duel.bob.creature("Novogus Golem", at=2)
    attacker = duel.alice.creature(fighter(8), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(golem) == 2
    assert duel.duel.creatures[golem].protection == 7


def test_arelai_is_protected_by_the_number_of_earth_fields() -> None:
    duel = scenario()
    for at in (7, 8, 9):
        duel.field(at, "earth")
    duel.field(1, "fire", reverse="earth")
    arelai = duel.bob.creature("Arelai the Protector", at=2)
    attacker = duel.alice.creature(fighter(4), at=5)
    duel.alice.attacks(attacker)
    assert duel.hp(arelai) == 2


def test_arelai_protects_other_allies_on_earth() -> None:
    duel = scenario()
    duel.field(1, "earth")
    duel.field(2, "earth")
    duel.field(4, "earth")
    arelai = duel.bob.creature("Arelai the Protector", at=2)
    ally = duel.bob.creature(target(), at=1)
    other = duel.bob.creature(target(), at=3)
    foe = duel.alice.creature(target(), at=4)
    duel.is_settled()
    assert [duel.duel.creatures[card].protection for card in (arelai, ally, other, foe)] == [3, 1, 0, 0]


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("element", "left"), [("earth", 6), ("fire", 7)])
def test_arelai_strikes_harder_if_a_target_stands_on_earth(element: str, left: int) -> None:
    duel = scenario()
    duel.field(8, element)
    arelai = duel.alice.creature("Arelai the Protector", at=5)
    ahead = duel.bob.creature(target(), at=2)
    duel.bob.creature(target(), at=8)
    duel.alice.mana(2)
    duel.alice.attacks(arelai)
    assert duel.hp(ahead) == left


# extinction on wood


@rule("EOJ-ABIL-15")
@pytest.mark.parametrize("name", ["Se Hollyn Fortress", "Dungeon of Ten Tyrants"])
@pytest.mark.parametrize(("element", "place"), [("wood", "graveyard"), ("earth", "board")])
def test_fortresses_die_on_wood(name: str, element: str, place: str) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature(name, at=5)
    duel.is_settled()
    assert duel.where(name) == place
    assert duel.alice.mana_left == 0


@rule("EOJ-ABIL-36")
def test_fortresses_do_not_attack() -> None:
    duel = scenario()
    duel.alice.creature("Dungeon of Ten Tyrants", at=5)
    duel.bob.creature(target(), at=2)
    duel.alice.mana(9)
    assert duel.alice.can("rotate", "Dungeon of Ten Tyrants")
    assert not duel.alice.can("attack", "Dungeon of Ten Tyrants")


# mana


@rule("EOJ-PHASE-10", "EOJ-ABIL-34")
@pytest.mark.parametrize(("element", "mana"), [("fire", 1), ("earth", 0)])
def test_off_earth_the_dungeon_gives_a_mana_at_the_end_of_its_owners_turn(element: str, mana: int) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Dungeon of Ten Tyrants", at=5)
    duel.alice.ends_turn()
    assert duel.alice.mana_left == mana
    duel.bob.ends_turn()
    assert duel.alice.mana_left == mana + 2


@rule("EOJ-ABIL-34b")
def test_a_destroyed_skeleton_gives_a_mana_beside_the_trash_bonus() -> None:
    duel = scenario()
    mage = duel.alice.creature(MAGE, at=5)
    duel.bob.creature("Skeleton Soldier", at=2)
    duel.alice.attacks(mage)
    assert duel.bob.mana_left == 2


def test_a_destroyed_catapult_gives_a_mana_for_each_earth_field() -> None:
    duel = scenario()
    for at in (1, 4, 7):
        duel.field(at, "earth")
    mage = duel.alice.creature(MAGE, at=5)
    duel.bob.creature("Novogus Catapult", at=2)
    duel.alice.attacks(mage)
    assert duel.bob.mana_left == 4


@rule("EOJ-TRIG-04")
@pytest.mark.parametrize(("element", "at", "mana"), [("earth", 2, 2), ("earth", 1, 1), ("fire", 2, 1)])
def test_on_earth_the_undead_dragon_gives_a_mana_for_an_adjacent_ally_destroyed(
    element: str, at: int, mana: int
) -> None:
    duel = scenario()
    duel.field(3, element)
    mage = duel.alice.creature(MAGE, at=5)
    duel.bob.creature("Undead Dragon", at=3)
    ally = duel.bob.creature(target(), at=at)
    duel.alice.attacks(mage, ally)
    assert duel.where(ally) == "graveyard"
    assert duel.bob.mana_left == mana


def test_the_undead_dragon_gives_nothing_for_an_enemy() -> None:
    duel = scenario(turn=BOB)
    duel.field(3, "earth")
    mage = duel.bob.creature(MAGE, at=5)
    duel.bob.creature("Undead Dragon", at=3)
    duel.alice.creature(target(), at=2)
    duel.bob.attacks(mage)
    assert duel.bob.mana_left == 0


@rule("EOJ-ABIL-26")
def test_the_undead_dragons_attack_grows_with_every_other_earth_creature() -> None:
    duel = scenario()
    dragon = duel.alice.creature("Undead Dragon", at=5)
    duel.alice.creature(target(element=Element.EARTH), at=4)
    duel.bob.creature(target(element=Element.EARTH), at=1)
    duel.bob.creature(target(element=Element.WOOD), at=3)
    assert duel.atk(dragon) == 7


# Verzar Foot Soldier


@rule("EOJ-ABIL-18")
def test_another_allied_foot_soldier_makes_a_foot_soldier_stronger() -> None:
    duel = scenario()
    one = duel.alice.creature("Verzar Foot Soldier", at=5)
    two = duel.alice.creature("Verzar Foot Soldier", at=1)
    lonely = duel.bob.creature("Verzar Foot Soldier", at=3)
    duel.bob.creature("Verzar Canine", at=9)
    assert [duel.atk(card) for card in (one, two, lonely)] == [2, 2, 1]


def test_a_third_foot_soldier_changes_nothing() -> None:
    duel = scenario()
    soldiers = [duel.alice.creature("Verzar Foot Soldier", at=at) for at in (1, 5, 9)]
    assert [duel.atk(card) for card in soldiers] == [2, 2, 2]


# Spider Ninja


@rule("EOJ-ABIL-18", "EOJ-ABIL-24")
def test_with_an_allied_wolf_ninja_spider_ninja_cannot_be_attacked() -> None:
    duel = scenario()
    duel.bob.creature("Spider Ninja", at=2)
    wolf = duel.bob.creature("Wolf Ninja", at=1)
    mage = duel.alice.creature(MAGE, at=5)
    duel.alice.attacks(mage)
    assert duel.where(wolf) == "graveyard"
    assert duel.where("Spider Ninja") == "board"


def test_without_an_allied_wolf_ninja_spider_ninja_can_be_attacked() -> None:
    duel = scenario()
    spider = duel.bob.creature("Spider Ninja", at=2)
    duel.alice.creature("Wolf Ninja", at=1)
    duel.bob.creature("Swallow Ninja", at=3)
    mage = duel.alice.creature(MAGE, at=5)
    duel.alice.attacks(mage, spider)
    assert duel.where(spider) == "graveyard"


@rule("EOJ-ABIL-20")
@pytest.mark.parametrize(("element", "places"), [("earth", (3, 7)), ("fire", (7, 3))])
def test_spider_ninja_trades_places_with_what_it_hits_on_earth(element: str, places: tuple[int, int]) -> None:
    duel = scenario()
    duel.field(3, element)
    ninja = duel.alice.creature("Spider Ninja", at=7)
    other = duel.bob.creature(target(), at=3)
    duel.alice.mana(2)
    duel.alice.attacks(ninja)
    assert (duel.position(ninja), duel.position(other)) == places


# Dark Yokozuna Sekimaru


@rule("EOJ-ABIL-01", "EOJ-MOVE-01", "EOJ-COUNTER-06", "EOJ-TIMING-05")
def test_sekimaru_pushes_what_survives_his_attack() -> None:
    duel = scenario()
    sekimaru = duel.alice.creature("Dark Yokozuna Sekimaru", at=8)
    other = duel.bob.creature(fighter(), at=5, facing="west")
    duel.alice.mana(2)
    duel.alice.attacks(sekimaru)
    assert duel.position(other) == 2
    assert duel.facing(other) == "west"
    assert duel.hp(other) == 7


@rule("EOJ-MOVE-02")
def test_where_the_field_behind_is_taken_nobody_is_pushed_and_nobody_counterattacks() -> None:
    duel = scenario()
    sekimaru = duel.alice.creature("Dark Yokozuna Sekimaru", at=8)
    other = duel.bob.creature(fighter(), at=5)
    duel.bob.creature(target(), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(sekimaru)
    assert duel.position(other) == 5
    assert duel.hp(sekimaru) == 3


def test_at_the_edge_of_the_board_nobody_is_pushed() -> None:
    duel = scenario()
    sekimaru = duel.alice.creature("Dark Yokozuna Sekimaru", at=5)
    other = duel.bob.creature(fighter(), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(sekimaru)
    assert duel.position(other) == 2
    assert duel.hp(sekimaru) == 3


def test_who_evades_sekimaru_is_pushed_all_the_same() -> None:
    duel = scenario()
    sekimaru = duel.alice.creature("Dark Yokozuna Sekimaru", at=8)
    runner = duel.bob.creature("Cloud Runner", at=5)
    duel.alice.mana(2)
    duel.chances(True)
    duel.alice.attacks(sekimaru)
    assert duel.hp(runner) == 2
    assert duel.position(runner) == 2


def test_who_dies_of_sekimaru_falls_where_it_stood() -> None:
    duel = scenario()
    sekimaru = duel.alice.creature("Dark Yokozuna Sekimaru", at=8)
    other = duel.bob.creature(target(2), at=5)
    duel.alice.mana(2)
    duel.alice.attacks(sekimaru)
    assert duel.where(other) == "graveyard"
    assert duel.duel.occupant[1] == -1


# Verzar Elephant Brigade


@rule("EOJ-ABIL-09")
@pytest.mark.parametrize(("element", "left"), [("earth", (7, 9)), ("fire", (7, 7))])
def test_on_earth_the_brigade_strikes_one_field_only(element: str, left: tuple[int, int]) -> None:
    duel = scenario()
    duel.field(8, element)
    brigade = duel.alice.creature("Verzar Elephant Brigade", at=8)
    near = duel.bob.creature(target(), at=5)
    far = duel.bob.creature(target(), at=2)
    duel.alice.mana(3)
    duel.alice.attacks(brigade)
    assert (duel.hp(near), duel.hp(far)) == left


@rule("EOJ-ABIL-11", "EOJ-ABIL-13")
@pytest.mark.parametrize(("element", "more"), [("earth", (2, 1, 1)), ("fire", (0, 0, 0))])
def test_on_earth_the_brigade_makes_adjacent_allies_stronger_and_dearer(
    element: str, more: tuple[int, int, int]
) -> None:
    duel = scenario()
    duel.field(5, element)
    brigade = duel.alice.creature("Verzar Elephant Brigade", at=5)
    ally = duel.alice.creature(fighter(), at=4)
    far = duel.alice.creature(fighter(), at=1)
    foe = duel.bob.creature(fighter(), at=2)
    assert (duel.atk(ally) - 1, duel.attack_cost(ally), duel.rotate_cost(ally)) == more
    assert [(duel.atk(card), duel.attack_cost(card), duel.rotate_cost(card)) for card in (far, foe)] == [
        (1, 0, 0),
        (1, 0, 0),
    ]
    assert (duel.atk(brigade), duel.attack_cost(brigade), duel.rotate_cost(brigade)) == (2, 3, 3)


# Black Hood Dwarf Vulitra


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("element", "left"), [(Element.EARTH, 6), (Element.WOOD, 7)])
def test_vulitra_strikes_harder_if_a_target_is_of_earth(element: Element, left: int) -> None:
    duel = scenario()
    vulitra = duel.alice.creature("Black Hood Dwarf Vulitra", at=8)
    near = duel.bob.creature(target(), at=5)
    far = duel.bob.creature(target(element=element), at=2)
    duel.alice.mana(2)
    duel.alice.attacks(vulitra)
    assert (duel.hp(near), duel.hp(far)) == (left, left)


@rule("EOJ-ABIL-23", "EOJ-ABIL-23b")
def test_destroyed_off_earth_vulitra_takes_a_card_for_each_earth_field() -> None:
    duel = scenario()
    duel.field(1, "earth")
    duel.field(4, "earth")
    mage = duel.alice.creature(MAGE, at=5)
    duel.bob.creature("Black Hood Dwarf Vulitra", at=2)
    duel.alice.hand("Flame Magus", "Hellfire Spitter", "Red Cubic")
    duel.alice.attacks(mage)
    assert duel.alice.is_asked("pick")
    duel.alice.picks("Hellfire Spitter", "Flame Magus")
    assert duel.alice.cards("hand") == ["Red Cubic"]
    assert duel.alice.cards("graveyard") == ["Hellfire Spitter", "Flame Magus"]
    duel.is_settled()


def test_destroyed_on_earth_vulitra_takes_nothing() -> None:
    duel = scenario()
    duel.field(2, "earth")
    mage = duel.alice.creature(MAGE, at=5)
    duel.bob.creature("Black Hood Dwarf Vulitra", at=2)
    duel.alice.hand("Flame Magus", "Hellfire Spitter")
    duel.alice.attacks(mage)
    duel.is_settled()
    assert duel.alice.hand_size == 2


# Undead King Novogus


@rule("EOJ-ABIL-25")
@pytest.mark.parametrize(("element", "turned"), [("fire", "water"), ("earth", "wood")])
def test_off_earth_the_undead_king_turns_over_the_field_of_what_he_hits(element: str, turned: str) -> None:
    duel = scenario()
    duel.field(8, element)
    duel.field(2, "wood", reverse="water")
    king = duel.alice.creature("Undead King Novogus", at=8)
    other = duel.bob.creature(target(), at=2)
    duel.alice.mana(3)
    duel.alice.attacks(king)
    assert duel.hp(other) == 7
    assert duel.elements(2) == [turned]


@rule("EOJ-ABIL-29")
def test_the_undead_king_turns_over_no_sealed_field() -> None:
    duel = scenario()
    duel.field(2, "fire", reverse="water")
    duel.bob.creature("Didi the Enlightened", at=3)
    king = duel.alice.creature("Undead King Novogus", at=8)
    other = duel.bob.creature(target(), at=2)
    duel.alice.mana(3)
    duel.alice.attacks(king, other)
    assert duel.elements(2) == ["fire"]


# Novogus Gravekeeper, Yellow Cubic


def test_the_gravekeeper_strikes_all_enemies_off_earth() -> None:
    duel = scenario()
    duel.field(5, "earth")
    duel.field(1, "earth")
    keeper = duel.alice.creature("Novogus Gravekeeper", at=5)
    spared = duel.bob.creature(target(), at=1)
    struck = [duel.bob.creature(target(), at=at) for at in (2, 9)]
    friend = duel.alice.creature(target(), at=4)
    duel.alice.mana(5)
    duel.alice.attacks(keeper)
    assert [duel.hp(card) for card in (*struck, spared, friend)] == [6, 6, 9, 9]


@pytest.mark.parametrize(("element", "place"), [("biolith", "graveyard"), ("fire", "board")])
def test_the_gravekeeper_dies_on_biolith(element: str, place: str) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Novogus Gravekeeper", at=5)
    duel.is_settled()
    assert duel.where("Novogus Gravekeeper") == place


@rule("EOJ-ABIL-10")
def test_the_gravekeeper_is_incarnated_on_earth_creatures_only() -> None:
    duel = scenario()
    duel.field(4, "earth")
    duel.field(7, "earth")
    duel.field(5, "earth")
    duel.alice.creature(target(element=Element.EARTH), at=4)
    duel.alice.creature(target(element=Element.WOOD), at=5)
    keeper = duel.alice.hand("Novogus Gravekeeper")
    duel.alice.mana(12)
    assert duel.alice.can("incarnate", keeper, 4)
    assert duel.alice.can("summon", keeper, 7)
    assert not duel.alice.can("incarnate", keeper, 5)


@rule("EOJ-ABIL-21")
def test_yellow_cubic_gives_way_to_an_earth_creature_without_cost() -> None:
    duel = scenario()
    cubic = duel.alice.creature("Yellow Cubic", at=5)
    duel.alice.hand("Flame Magus", "Yellow Cubic", "Novogus Golem", "Verzar Canine")
    duel.alice.uses(cubic)
    assert duel.alice.offered_cards() == ["Novogus Golem", "Verzar Canine"]
    duel.alice.picks("Novogus Golem")
    duel.alice.faces("east")
    assert duel.at(5) == "Novogus Golem"
    assert duel.where(cubic) == "graveyard"
    duel.is_settled()


# in the mass battle


@rule("EOJ-MASS-06", "EOJ-MASS-07", "EOJ-ABIL-15c")
def test_minos_on_a_field_turned_over_in_the_mass_battle_dies_only_after_it() -> None:
    duel = scenario()
    duel.field(2, "fire", reverse="water")
    king = duel.alice.creature("Undead King Novogus", at=5)
    minos = duel.bob.creature("Great Minos of Sciondar", at=2)
    duel.alice.hand(INCITEMENT)
    duel.alice.casts(INCITEMENT)
    duel.alice.faces("north")
    assert duel.elements(2) == ["water"]
    assert duel.hp(king) == 4
    assert duel.where(minos) == "graveyard"
    assert duel.bob.mana_left == 2

"""The abilities of set 3's water creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import BLESSING, dummy, fighter

from duelkit.judgment.language import (
    ANYTHING,
    LANCER,
    Card,
    Element,
    Keyword,
    Rarity,
    SpellClass,
    StealMana,
    Turn,
    Turning,
    spell,
)
from duelkit.judgment.scenario import BOB, Scenario, scenario
from duelkit.rulebook.cite import rule

THEFT = spell(9006, "Theft", SpellClass.CONJURATION, 0, StealMana(1))
SPIN = spell(9007, "Spin", SpellClass.CONJURATION, 0, Turn(Turning.CHOSEN), ANYTHING)


# Blue Lycanthrope


@pytest.mark.parametrize("lucky", [True, False])
def test_blue_lycanthrope_changes_half_of_the_time_when_summoned(lucky: bool) -> None:
    duel = scenario()
    wolf = duel.alice.hand("Blue Lycanthrope")
    target = duel.bob.creature(fighter(attack=5, pattern=LANCER), at=2)
    duel.alice.mana(1)
    duel.chances(lucky)
    duel.alice.summons(wolf, at=8)
    if lucky:
        assert (duel.atk(wolf), duel.hp(target), duel.where(wolf)) == (1, 8, "board")
        assert duel.duel.creatures[wolf].keywords & Keyword.VIGILANCE
    else:
        assert (duel.atk(wolf), duel.hp(target)) == (0, 9)
        assert not duel.duel.creatures[wolf].keywords & Keyword.VIGILANCE


@rule("EOJ-ABIL-33")
@pytest.mark.parametrize(("goddess", "stolen"), [(True, 0), (False, 1)])
@pytest.mark.parametrize("turn", [0, 1])
def test_with_the_goddess_in_the_graveyard_blue_lycanthrope_lets_nobody_steal(
    turn: int, goddess: bool, stolen: int
) -> None:
    duel = scenario(turn=turn)
    duel.alice.creature("Blue Lycanthrope", at=5)
    if goddess:
        duel.alice.graveyard("Goddess Tritona")
    thief, victim = (duel.bob, duel.alice) if turn == BOB else (duel.alice, duel.bob)
    thief.hand(THEFT)
    victim.mana(3)
    thief.casts(THEFT)
    assert (thief.mana_left, victim.mana_left) == (stolen, 3 - stolen)


# Cloudrunner Shipmate


@rule("EOJ-ABIL-22")
def test_cloudrunner_shipmate_draws_when_it_is_turned() -> None:
    duel = scenario()
    mate = duel.alice.creature("Cloudrunner Shipmate", at=5)
    duel.alice.mana(2)
    duel.alice.rotates(mate)
    assert duel.alice.hand_size == 1


def test_cloudrunner_shipmate_draws_when_another_turns_it_too() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Cloudrunner Shipmate", at=5)
    duel.bob.hand(SPIN)
    duel.bob.casts(SPIN)
    duel.bob.faces("west")
    assert duel.alice.hand_size == 1


def test_siam_makes_turning_cheaper_for_cloudrunner_shipmate() -> None:
    for owner, cost in (("alice", 1), ("bob", 2)):
        duel = scenario()
        mate = duel.alice.creature("Cloudrunner Shipmate", at=5)
        (duel.alice if owner == "alice" else duel.bob).creature("Siam, Traitor of the Seas", at=1)
        assert (duel.rotate_cost(mate), duel.attack_cost(mate)) == (cost, 2)


# Darkwater Syren


@rule("EOJ-TERM-07")
def test_darkwater_syren_hides_adjacent_creatures_from_spells() -> None:
    duel = scenario()
    duel.alice.creature("Darkwater Syren", at=5)
    duel.alice.creature(dummy("Near"), at=4)
    duel.bob.creature(dummy("Next"), at=2)
    duel.bob.creature(dummy("Far"), at=1)
    duel.alice.hand(BLESSING)
    duel.alice.mana(1)
    duel.alice.casts(BLESSING)
    assert duel.alice.offered_cards() == ["Far", "Darkwater Syren"]


@rule("EOJ-ABIL-27")
def test_darkwater_syren_drags_a_creature_from_water_to_her_field() -> None:
    duel = scenario(turn=BOB)
    duel.field(1, "water")
    duel.alice.creature("Darkwater Syren", at=5)
    slayer = duel.bob.creature(fighter(attack=5), at=2)
    swimmer = duel.bob.creature(dummy("Swimmer"), at=1, facing="east")
    duel.bob.attacks(slayer)
    assert (duel.position(swimmer), duel.facing(swimmer)) == (5, "east")
    assert duel.position(slayer) == 2


# Indigo Mimic


def mimic_and_a_spell() -> tuple[Scenario, int]:
    duel = scenario()
    egg = duel.alice.creature("Indigo Mimic", at=5)
    duel.alice.hand(BLESSING, dummy("Hatchling", element=Element.WATER, cost=9))
    duel.alice.mana(1)
    duel.alice.casts(BLESSING)
    return duel, egg


@rule("EOJ-ABIL-21")
def test_indigo_mimic_may_give_way_when_its_owner_casts_a_spell() -> None:
    duel, egg = mimic_and_a_spell()
    duel.alice.says_yes()
    duel.alice.faces("east")
    assert duel.at(5) == "Hatchling"
    assert duel.where(egg) == "graveyard"
    assert duel.alice.is_asked("act")


def test_indigo_mimic_may_stay() -> None:
    duel, egg = mimic_and_a_spell()
    duel.alice.says_no()
    assert duel.where(egg) == "board"


def test_indigo_mimic_does_not_stir_for_an_enemys_spell() -> None:
    duel = scenario(turn=BOB)
    egg = duel.alice.creature("Indigo Mimic", at=5)
    duel.alice.hand(dummy("Hatchling", element=Element.WATER))
    duel.bob.hand(BLESSING)
    duel.bob.mana(1)
    duel.bob.casts(BLESSING)
    assert duel.bob.is_asked("act")
    assert duel.where(egg) == "board"


# Corsez Henchman


@rule("EOJ-BOARD-04")
def test_corsez_henchman_looks_at_the_top_card_when_turned() -> None:
    duel = scenario()
    henchman = duel.alice.creature("Corsez Henchman", at=5)
    top = duel.alice.library(dummy("Top"))
    duel.alice.mana(1)
    duel.alice.rotates(henchman)
    assert duel.duel.known == {top: 1}
    assert duel.where(top) == "library"


def test_corsez_henchman_draws_instead_of_attacking() -> None:
    duel = scenario()
    henchman = duel.alice.creature("Corsez Henchman", at=5)
    duel.bob.creature(dummy(), at=2)
    duel.alice.mana(9)
    duel.alice.uses(henchman)
    assert duel.alice.hand_size == 1
    assert not duel.alice.can("attack", henchman)
    assert not duel.alice.can("ability", henchman)
    assert duel.alice.can("rotate", henchman)


# Corsez Moving Castle


@pytest.mark.parametrize(("element", "price"), [("earth", 3), ("water", 4)])
def test_off_water_adjacent_enemies_of_moving_castle_cost_more(element: str, price: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    duel.alice.creature("Corsez Moving Castle", at=5)
    duel.bob.creature(dummy(cost=2, element=Element.WOOD), at=4)
    god = duel.bob.hand("Exalted Elven Deity")
    duel.bob.creature(dummy("Second"), at=1)
    duel.bob.creature(dummy("Third"), at=3)
    duel.bob.mana(20)
    duel.bob.incarnates(god, onto=duel.duel.occupant[3])
    assert 20 - duel.bob.mana_left == price + 3


@rule("EOJ-ABIL-05", "EOJ-ABIL-16")
@pytest.mark.parametrize(
    ("element", "place", "left"), [(Element.BIOLITH, 2, 9), (Element.BIOLITH, 6, 8), (Element.WOOD, 2, 8)]
)
def test_moving_castle_helps_other_allies_dodge_bioliths_off_biolith(element: Element, place: int, left: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(2, "earth")
    duel.alice.creature("Corsez Moving Castle", at=9)
    ally = duel.alice.creature(dummy(), at=5)
    attacker = duel.bob.creature(fighter(element=element), at=place, facing="south" if place == 2 else "west")
    duel.chances(True)
    duel.bob.attacks(attacker)
    assert duel.hp(ally) == left


@rule("EOJ-ABIL-15")
def test_moving_castle_dies_on_fire() -> None:
    duel = scenario()
    duel.field(9, "fire")
    castle = duel.alice.creature("Corsez Moving Castle", at=9)
    duel.start()
    assert duel.where(castle) == "graveyard"


# Aluhja Prioress


def enemy_turns_before_prioress(element: str, *hand: Card) -> tuple[Scenario, int]:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    duel.alice.creature("Aluhja Prioress", at=5)
    enemy = duel.bob.creature(dummy(action=2), at=2, facing="south")
    duel.alice.hand(*hand)
    duel.bob.mana(2)
    duel.bob.rotates(enemy)
    return duel, enemy


def test_aluhja_prioress_may_cancel_a_rotation_for_a_creature_card() -> None:
    duel, enemy = enemy_turns_before_prioress("earth", dummy("Offering"), BLESSING)
    duel.alice.says_yes()
    assert duel.facing(enemy) == "south"
    assert duel.alice.cards("hand") == ["Blessing"]
    assert duel.bob.mana_left == 0
    assert not duel.bob.can("rotate", enemy)


def test_aluhja_prioress_may_let_it_happen() -> None:
    duel, enemy = enemy_turns_before_prioress("earth", dummy("Offering"))
    duel.alice.says_no()
    assert duel.facing(enemy) == "west"
    assert duel.alice.hand_size == 1


@pytest.mark.parametrize(("element", "card"), [("biolith", dummy("Offering")), ("earth", BLESSING)])
def test_aluhja_prioress_is_not_asked_on_biolith_or_without_a_creature_card(element: str, card: Card) -> None:
    duel, enemy = enemy_turns_before_prioress(element, card)
    assert duel.facing(enemy) == "west"


# Sea Serpent


def test_sea_serpent_counts_the_other_water_creatures() -> None:
    duel = scenario()
    serpent = duel.alice.creature("Sea Serpent", at=5)
    duel.bob.creature(dummy(element=Element.WATER), at=3)
    duel.alice.creature(dummy(element=Element.FIRE), at=2)
    assert duel.atk(serpent) == 2


@pytest.mark.parametrize(("element", "left"), [("water", 9), ("earth", 8)])
def test_on_water_sea_serpent_helps_adjacent_allies_dodge(element: str, left: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(8, element)
    duel.alice.creature("Sea Serpent", at=8)
    ally = duel.alice.creature(dummy(), at=5)
    enemy = duel.bob.creature(fighter(), at=2)
    duel.chances(True)
    duel.bob.attacks(enemy)
    assert duel.hp(ally) == left


@rule("EOJ-ABIL-10")
def test_with_an_arboreal_wyrm_allies_of_sea_serpent_make_room_for_dragons() -> None:
    duel = scenario()
    duel.alice.creature("Sea Serpent", at=9)
    ally = duel.alice.creature(dummy(), at=5)
    dragon = duel.alice.hand(dummy("Whelp", race="Dragon", cost=8))
    assert not duel.alice.can("incarnate", dragon)
    duel = scenario()
    duel.alice.creature("Sea Serpent", at=9)
    duel.alice.creature("Arboreal Wyrm", at=7)
    ally = duel.alice.creature(dummy(), at=5)
    dragon = duel.alice.hand(dummy("Whelp", race="Dragon", cost=8))
    duel.alice.incarnates(dragon, onto=ally)
    assert duel.at(5) == "Whelp"


# Siam's Sentinel


@rule("EOJ-ABIL-08")
def test_off_biolith_allies_facing_as_siams_sentinel_dodge_everything() -> None:
    for element, dodging in (("earth", True), ("biolith", False)):
        duel = scenario()
        duel.field(5, element)
        sentinel = duel.alice.creature("Siam's Sentinel", at=5)
        same = duel.alice.creature(dummy("Same"), at=1)
        other = duel.alice.creature(dummy("Other"), at=2, facing="east")
        enemy = duel.bob.creature(dummy("Enemy"), at=3, facing="north")
        duel.start()
        found = [
            bool(duel.duel.creatures[card].keywords & Keyword.VIGILANCE) for card in (sentinel, same, other, enemy)
        ]
        assert found == [dodging, dodging, False, False]


# Queen's Commissioner


@rule("EOJ-ABIL-33", "EOJ-ABIL-33b")
@pytest.mark.parametrize(("rich", "left", "own", "other"), [(5, 9, 2, 3), (1, 9, 1, 0), (0, 7, 0, 0)])
def test_queens_commissioner_steals_mana_instead_of_wounding(rich: int, left: int, own: int, other: int) -> None:
    duel = scenario()
    duel.field(8, "water")
    envoy = duel.alice.creature("Queen's Commissioner", at=8)
    target = duel.bob.creature(dummy(), at=1)
    duel.alice.mana(3)
    duel.bob.mana(rich)
    duel.alice.attacks(envoy)
    assert (duel.hp(target), duel.alice.mana_left, duel.bob.mana_left) == (left, own, other)


def test_queens_commissioner_wounds_if_its_owner_is_not_poorer() -> None:
    duel = scenario()
    duel.field(8, "water")
    envoy = duel.alice.creature("Queen's Commissioner", at=8)
    target = duel.bob.creature(dummy(), at=1)
    duel.alice.mana(6)
    duel.bob.mana(3)
    duel.alice.attacks(envoy)
    assert (duel.hp(target), duel.bob.mana_left) == (7, 3)


@rule("EOJ-ABIL-15")
@pytest.mark.parametrize(("element", "where"), [("water", "board"), ("earth", "graveyard")])
def test_queens_commissioner_dies_off_water(element: str, where: str) -> None:
    duel = scenario()
    duel.field(8, element)
    envoy = duel.alice.creature("Queen's Commissioner", at=8)
    duel.start()
    assert duel.where(envoy) == where


# Don's Double


@rule("EOJ-ABIL-09")
@pytest.mark.parametrize(("element", "left"), [("earth", 8), ("water", 9)])
def test_off_water_dons_double_strikes_all_around(element: str, left: int) -> None:
    duel = scenario()
    duel.field(5, element)
    double = duel.alice.creature("Don's Double", at=5)
    ahead = duel.bob.creature(dummy("Ahead"), at=2)
    aside = duel.bob.creature(dummy("Aside"), at=4)
    duel.alice.mana(3)
    duel.alice.attacks(double)
    assert duel.hp(ahead) == 8
    assert duel.hp(aside) == left


@pytest.mark.parametrize(("element", "attack"), [("earth", 1), ("water", 3)])
def test_on_water_dons_double_is_as_strong_as_the_hand_is_large(element: str, attack: int) -> None:
    duel = scenario()
    duel.field(5, element)
    double = duel.alice.creature("Don's Double", at=5)
    duel.alice.hand(dummy("One"), dummy("Two"))
    assert duel.atk(double) == attack


@rule("EOJ-ABIL-33", "EOJ-ABIL-05b")
@pytest.mark.parametrize(("family", "stolen"), [("Corsez Family", 2), ("", 0)])
def test_each_dodge_beside_another_corsez_steals_mana_for_dons_double(family: str, stolen: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Don's Double", at=9)
    duel.alice.creature(dummy(affiliation=family, evasion=2), at=5)
    enemy = duel.bob.creature(fighter(), at=2)
    duel.bob.mana(3)
    duel.chances(True, False)
    duel.bob.attacks(enemy)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (stolen, 3 - stolen)


# Tritonan Sacred Court


@rule("EOJ-ABIL-32")
def test_tritonan_sacred_court_strikes_all_enemies_of_an_element() -> None:
    duel = scenario()
    court = duel.alice.creature("Tritonan Sacred Court", at=8)
    first = duel.bob.creature(dummy("First", element=Element.FIRE), at=1)
    second = duel.bob.creature(dummy("Second", element=Element.FIRE), at=2)
    other = duel.bob.creature(dummy("Other", element=Element.WOOD), at=3)
    duel.alice.mana(4)
    duel.alice.attacks(court, first)
    assert [duel.hp(card) for card in (first, second, other)] == [7, 7, 9]


@pytest.mark.parametrize(
    ("element", "summons", "own", "enemys", "stolen"),
    [
        ("earth", True, 5, 3, 1),
        ("earth", True, 3, 5, 0),
        ("earth", True, 3, 3, 0),
        ("earth", False, 5, 3, 0),
        ("water", True, 5, 3, 0),
    ],
)
def test_tritonan_sacred_court_judges_the_enemys_turn_if_somebody_was_summoned(
    element: str, summons: bool, own: int, enemys: int, stolen: int
) -> None:
    duel = scenario(turn=BOB)
    duel.field(9, element)
    duel.alice.creature("Tritonan Sacred Court", at=9)
    duel.bob.creature(dummy("Post"), at=1)
    card = duel.bob.hand(dummy("Guest"))
    mine = duel.alice.library(dummy("Mine", cost=own))
    his = duel.bob.library(dummy("His", cost=enemys))
    duel.bob.mana(3)
    if summons:
        duel.bob.summons(card, at=2)
    else:
        duel.bob.mana(2)
        duel.bob.ends_turn()
    assert duel.bob.mana_left == 2 - stolen
    assert duel.alice.mana_left == 2 + stolen
    shown = summons and element == "earth"
    assert (duel.duel.known.get(his) == 3) == shown
    assert duel.where(his) == "library"
    assert duel.where(mine) == "hand"


@pytest.mark.parametrize(("element", "left"), [(Element.BIOLITH, 11), (Element.FIRE, 9)])
def test_an_enemy_biolith_makes_tritonan_sacred_court_bless_its_allies(element: Element, left: int) -> None:
    duel = scenario()
    court = duel.alice.creature("Tritonan Sacred Court", at=9)
    ally = duel.alice.creature(dummy("Ally"), at=5)
    machine = duel.alice.creature(dummy("Machine", element=Element.BIOLITH), at=6)
    duel.bob.creature(dummy("Enemy", element=element), at=1)
    assert [duel.hp(card) for card in (court, ally, machine)] == [4, left, 9]


# Missionary Ship


def test_missionary_ship_does_not_convert_the_dead() -> None:
    duel = scenario()
    duel.alice.creature("Missionary Ship", at=9)
    vengeress = duel.alice.creature("Parmetic Vengeress", at=6)
    duel.alice.graveyard(dummy("Dead"))
    assert duel.atk(vengeress) == 2


@pytest.mark.parametrize(
    ("place", "element", "left"), [(6, Element.FIRE, 10), (4, Element.FIRE, 9), (6, Element.BIOLITH, 9)]
)
def test_missionary_ships_converts_count_for_torrid_nightmare(place: int, element: Element, left: int) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Missionary Ship", at=9)
    friend = duel.alice.creature("Torrid Nightmare", at=place)
    watcher = duel.alice.creature(dummy("Watcher"), at=7)
    duel.alice.creature(dummy("Martyr", hp=1, element=element), at=5)
    slayer = duel.bob.creature(fighter(attack=5), at=2)
    duel.bob.attacks(slayer)
    assert duel.where(friend) == "board"
    assert duel.hp(watcher) == left


def enemy_attacks_before_ship(element: str, *hand: Card) -> tuple[Scenario, int, int]:
    duel = scenario(turn=BOB)
    duel.field(9, element)
    duel.alice.creature("Missionary Ship", at=9)
    ally = duel.alice.creature(dummy("Ally"), at=5)
    enemy = duel.bob.creature(fighter(action=2), at=2)
    duel.alice.hand(*hand)
    duel.bob.mana(2)
    duel.bob.attacks(enemy)
    return duel, enemy, ally


def test_missionary_ship_may_cancel_an_attack_for_two_creature_cards() -> None:
    duel, enemy, ally = enemy_attacks_before_ship("earth", dummy("One"), dummy("Two"), dummy("Three"), BLESSING)
    duel.alice.says_yes()
    assert duel.alice.offered_cards() == ["One", "Two", "Three"]
    duel.alice.picks(dummy("Two"), dummy("One"))
    assert duel.hp(ally) == 9
    assert duel.alice.cards("hand") == ["Three", "Blessing"]
    assert duel.bob.mana_left == 0
    assert not duel.bob.can("attack", enemy)


def test_missionary_ship_may_let_an_attack_happen() -> None:
    duel, _, ally = enemy_attacks_before_ship("earth", dummy("One"), dummy("Two"))
    duel.alice.says_no()
    assert duel.hp(ally) == 8


@pytest.mark.parametrize(("element", "second"), [("biolith", dummy("Two")), ("earth", BLESSING)])
def test_missionary_ship_is_not_asked_on_biolith_or_without_two_creature_cards(element: str, second: Card) -> None:
    duel, _, ally = enemy_attacks_before_ship(element, dummy("One"), second)
    assert duel.hp(ally) == 8


@pytest.mark.parametrize(("element", "asked"), [("earth", True), ("fire", False)])
def test_missionary_ship_fetches_a_comrade_of_a_creature_summoned_off_fire(element: str, asked: bool) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Missionary Ship", at=8)
    card = duel.alice.hand(dummy("Pirate", affiliation="Pirates", element=Element.BIOLITH))
    mate = duel.alice.library(dummy("Mate", affiliation="Pirates", element=Element.BIOLITH))
    duel.alice.library(dummy("Star", affiliation="Pirates", rarity=Rarity.ULTRA_RARE))
    duel.alice.library(dummy("Stranger", affiliation="Smiths", element=Element.BIOLITH))
    duel.alice.mana(1)
    duel.alice.summons(card, at=5)
    if asked:
        duel.alice.says_yes()
    assert duel.where(mate) == ("hand" if asked else "library")

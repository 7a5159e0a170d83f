"""The abilities of set 3's ultra rare biolith creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import MAGIC, NO_ATTACK, Element, Keyword
from duelkit.judgment.scenario import BOB, scenario
from duelkit.rulebook.cite import rule

# Kastor, Pollux


@pytest.mark.parametrize(("name", "twin"), [("Kastor", "Pollux"), ("Pollux", "Kastor")])
def test_the_twins_fetch_each_other_instead_of_turning(name: str, twin: str) -> None:
    duel = scenario()
    card = duel.alice.creature(name, at=5)
    other = duel.alice.library(twin)
    duel.alice.uses(card)
    assert duel.where(other) == "hand"
    assert not duel.alice.can("rotate", card)
    assert not duel.alice.can("ability", card)


@rule("EOJ-STACK-01", "EOJ-STACK-02")
@pytest.mark.parametrize(("name", "twin"), [("Kastor", "Pollux"), ("Pollux", "Kastor")])
def test_the_twins_unite(name: str, twin: str) -> None:
    duel = scenario()
    card = duel.alice.creature(name, at=5, facing="east")
    other = duel.alice.creature(twin, at=9)
    duel.bob.creature(dummy(), at=6)
    duel.alice.mana(2)
    duel.bob.mana(1)
    duel.alice.uses(card)
    assert (duel.position(card), duel.facing(card), duel.at(5)) == (9, "east", "")
    assert duel.where(other) == "graveyard"
    assert (duel.hp(card), duel.atk(card)) == (8, 5)
    assert duel.alice.mana_left == 2
    assert not duel.alice.can("attack", card)


def test_the_two_abilities_of_a_twin_are_told_apart() -> None:
    duel = scenario()
    duel.alice.creature("Kastor", at=5)
    duel.alice.creature("Pollux", at=9)
    duel.alice.library("Pollux")
    decision = duel.decision()
    assert decision is not None
    words = [duel.duel.describe(option, "en") for option in decision.options]
    assert "Use the ability of Kastor instead of an attack" in words
    assert "Use the ability of Kastor instead of a rotation" in words


def test_a_twin_does_not_unite_with_an_enemys_twin() -> None:
    duel = scenario()
    card = duel.alice.creature("Kastor", at=5)
    duel.bob.creature("Pollux", at=9)
    assert not duel.alice.can("ability", card)


def test_a_twin_does_not_unite_with_one_that_cannot_be_sacrificed() -> None:
    duel = scenario()
    card = duel.alice.creature("Kastor", at=5)
    duel.alice.creature("Pollux", at=9)
    duel.bob.creature("Rageflame Spitter", at=6)
    assert not duel.alice.can("ability", card)


@pytest.mark.parametrize(("name", "twin"), [("Kastor", "Pollux"), ("Pollux", "Kastor")])
def test_united_twins_strike_all_enemies_by_magic(name: str, twin: str) -> None:
    duel = scenario()
    card = duel.alice.creature(name, at=5)
    duel.alice.creature(twin, at=9)
    enemies = [duel.bob.creature(dummy(f"Enemy {place}"), at=place) for place in (1, 3, 7)]
    duel.alice.mana(1)
    duel.alice.uses(card)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.atk(card) == 5  # 2 and the mana of both at the last state sync: 1 and 2
    duel.alice.attacks(card)
    assert [duel.hp(enemy) for enemy in enemies] == [4, 4, 4]


@rule("EOJ-TRASH-05")
@pytest.mark.parametrize(
    ("united", "element", "own", "enemys"), [(True, "biolith", 1, 0), (True, "fire", 0, 1), (False, "biolith", 0, 1)]
)
def test_united_on_pollux_kastor_takes_the_exit_mana_of_enemies_on_biolith(
    united: bool, element: str, own: int, enemys: int
) -> None:
    duel = scenario()
    duel.field(2, element)
    card = duel.alice.creature("Kastor", at=9)
    slayer = duel.alice.creature(fighter(), at=5)
    duel.bob.creature(dummy(hp=1), at=2)
    if united:
        duel.alice.creature("Pollux", at=7)
        duel.alice.uses(card)
    duel.alice.attacks(slayer)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (own, enemys)


@pytest.mark.parametrize(("united", "hp"), [(True, 10), (False, 9)])
def test_united_on_kastor_pollux_heals_other_allies_on_biolith_each_turn(united: bool, hp: int) -> None:
    duel = scenario()
    duel.field(2, "fire")
    card = duel.alice.creature("Pollux", at=9)
    home = duel.alice.creature(dummy("Home"), at=5)
    away = duel.alice.creature(dummy("Away"), at=2)
    if united:
        duel.alice.creature("Kastor", at=7)
        duel.alice.uses(card)
    duel.alice.ends_turn()
    assert [duel.hp(creature) for creature in (home, away)] == [hp, 9]
    assert duel.hp(card) == (8 if united else 4)


# Dioskuri


@rule("EOJ-ABIL-10", "EOJ-ABIL-10b", "EOJ-ABIL-10c")
@pytest.mark.parametrize("twin", ["Kastor", "Pollux"])
def test_dioskuri_come_onto_a_twin_only(twin: str) -> None:
    duel = scenario()
    base = duel.alice.creature(twin, at=5)
    duel.alice.creature(dummy(), at=4)
    card = duel.alice.hand("Dioskuri")
    duel.bob.creature(dummy("Enemy"), at=2)
    duel.alice.mana(12)
    assert not duel.alice.can("summon", card)
    assert not duel.alice.can("incarnate", card, 4)
    duel.alice.incarnates(card, onto=base)
    assert duel.where(base) == "graveyard"
    assert duel.alice.mana_left == 4
    assert not duel.alice.can("attack", card)


def test_dioskuri_cannot_be_brought_out_by_a_transmorph() -> None:
    duel = scenario()
    morph = duel.alice.creature("Crimson Mimic", at=5)
    duel.alice.creature("Kastor", at=4)
    duel.alice.hand("Dioskuri")
    assert not duel.alice.can("ability", morph)


def test_dioskuri_strike_all_enemies_with_the_mana_of_both_players() -> None:
    duel = scenario()
    card = duel.alice.creature("Dioskuri", at=5)
    enemies = [duel.bob.creature(dummy(f"Enemy {place}"), at=place) for place in (1, 3, 7)]
    duel.alice.mana(3)
    duel.bob.mana(1)
    assert duel.atk(card) == 6
    duel.alice.attacks(card)
    assert [duel.hp(enemy) for enemy in enemies] == [3, 3, 3]


@rule("EOJ-TRASH-05")
@pytest.mark.parametrize(("twin", "own", "enemys"), [("Pollux", 1, 0), ("Kastor", 0, 1)])
def test_dioskuri_on_pollux_take_exit_mana(twin: str, own: int, enemys: int) -> None:
    duel = scenario()
    base = duel.alice.creature(twin, at=9)
    slayer = duel.alice.creature(fighter(), at=5)
    card = duel.alice.hand("Dioskuri")
    duel.bob.creature(dummy(hp=1), at=2)
    duel.alice.mana(8)
    duel.alice.incarnates(card, onto=base)
    duel.alice.attacks(slayer)
    assert (duel.alice.mana_left, duel.bob.mana_left) == (own, enemys)


@pytest.mark.parametrize(("twin", "hp"), [("Kastor", 10), ("Pollux", 9)])
def test_dioskuri_on_kastor_heal_allies(twin: str, hp: int) -> None:
    duel = scenario()
    base = duel.alice.creature(twin, at=9)
    ally = duel.alice.creature(dummy(), at=5)
    card = duel.alice.hand("Dioskuri")
    duel.alice.mana(8)
    duel.alice.incarnates(card, onto=base)
    duel.alice.ends_turn()
    assert (duel.hp(ally), duel.hp(card)) == (hp, 5)


# Atomic Rudra


@rule("EOJ-ABIL-07")
def test_atomic_rudra_counts_the_other_creatures_of_its_targets_element() -> None:
    duel = scenario()
    rudra = duel.alice.creature("Atomic Rudra", at=8)
    target = duel.bob.creature(dummy("Target", element=Element.FIRE), at=5)
    duel.bob.creature(dummy("Second", element=Element.FIRE), at=1)
    duel.alice.creature(dummy("Own", element=Element.FIRE), at=3)
    duel.alice.creature(dummy("Other", element=Element.WOOD), at=9)
    duel.alice.mana(3)
    duel.alice.attacks(rudra)
    assert duel.hp(target) == 4


def test_creatures_off_biolith_pay_for_their_defences_before_atomic_rudra() -> None:
    duel = scenario()
    duel.field(1, "fire")
    duel.field(2, "fire")
    duel.alice.creature("Atomic Rudra", at=9)
    enemy = duel.bob.creature(dummy("Enemy", protection=1, evasion=2), at=1)
    own = duel.alice.creature(dummy("Own", evasion=1), at=2)
    home = duel.bob.creature(dummy("Home", protection=3), at=3)
    assert [duel.hp(card) for card in (enemy, own, home)] == [6, 8, 9]


@rule("EOJ-ABIL-24")
@pytest.mark.parametrize(("place", "left"), [(8, 8), (1, 9)])
def test_an_ally_summoned_beside_atomic_rudra_burns_all_enemies_of_its_element(place: int, left: int) -> None:
    duel = scenario()
    duel.alice.creature("Atomic Rudra", at=9)
    duel.alice.creature(dummy("Post"), at=4)
    enemy = duel.bob.creature(dummy("Enemy", element=Element.FIRE), at=3)
    other = duel.bob.creature(dummy("Other", element=Element.WOOD), at=2)
    card = duel.alice.hand(dummy("Guest", element=Element.FIRE))
    duel.alice.mana(1)
    duel.alice.summons(card, at=place)
    assert [duel.hp(creature) for creature in (enemy, other)] == [left, 9]


# Romili Reloaded


def test_romili_reloaded_strikes_all_enemies_of_an_element() -> None:
    duel = scenario()
    romili = duel.alice.creature("Romili Reloaded", at=8)
    first = duel.bob.creature(dummy("First", element=Element.FIRE), at=1)
    second = duel.bob.creature(dummy("Second", element=Element.FIRE), at=2)
    other = duel.bob.creature(dummy("Other", element=Element.WOOD), at=3)
    duel.alice.mana(4)
    duel.alice.attacks(romili, first)
    assert [duel.hp(card) for card in (first, second, other)] == [7, 7, 9]


@rule("EOJ-ABIL-28", "EOJ-ABIL-28b")
def test_romili_reloaded_possesses_adjacent_enemies_on_biolith() -> None:
    duel = scenario()
    duel.field(4, "fire")
    romili = duel.alice.creature("Romili Reloaded", at=5)
    near = duel.bob.creature(dummy("Near"), at=2)
    hot = duel.bob.creature(dummy("Hot"), at=4)
    far = duel.bob.creature(dummy("Far"), at=1)
    duel.start()
    assert [duel.duel.creatures[card].possessor for card in (near, hot, far)] == [romili, -1, -1]


@rule("EOJ-ABIL-12")
def test_romili_reloaded_spurs_adjacent_creatures() -> None:
    duel = scenario()
    romili = duel.alice.creature("Romili Reloaded", at=5)
    near = duel.alice.creature(dummy("Near", action=2), at=4)
    enemy = duel.bob.creature(dummy("Enemy", action=2), at=2)
    far = duel.alice.creature(dummy("Far", action=2), at=1)
    assert [(duel.attack_cost(card), duel.rotate_cost(card)) for card in (near, enemy, far, romili)] == [
        (1, 1),
        (1, 1),
        (2, 2),
        (4, 4),
    ]


@pytest.mark.parametrize(("owner", "found"), [("alice", ["fire", "biolith"]), ("bob", ["fire"])])
def test_with_romili_fields_beside_lesser_granvenoa_count_as_biolith_too(owner: str, found: list[str]) -> None:
    duel = scenario()
    for place in (1, 4, 5):
        duel.field(place, "fire")
    duel.alice.creature("Romili Reloaded", at=9)
    (duel.alice if owner == "alice" else duel.bob).creature("Lesser Granvenoa", at=2)
    duel.start()
    assert [duel.elements(place) for place in (1, 5, 4)] == [found, found, ["fire"]]


# Scion Triumphant


@pytest.mark.parametrize(("bioliths", "possible"), [(1, False), (2, True)])
def test_scion_triumphant_needs_two_bioliths(bioliths: int, possible: bool) -> None:
    duel = scenario()
    duel.alice.creature(dummy(element=Element.BIOLITH), at=4)
    if bioliths == 2:
        duel.bob.creature(dummy(element=Element.BIOLITH), at=1)
    duel.alice.hand("Scion Triumphant")
    duel.alice.mana(9)
    assert duel.alice.can("summon", "Scion Triumphant", 5) == possible


def test_scion_triumphant_strikes_all_enemies() -> None:
    duel = scenario()
    scion = duel.alice.creature("Scion Triumphant", at=5)
    enemies = [duel.bob.creature(dummy(f"Enemy {place}"), at=place) for place in (1, 3, 7)]
    duel.alice.mana(6)
    duel.alice.attacks(scion)
    assert [duel.hp(enemy) for enemy in enemies] == [7, 7, 7]


@rule("EOJ-PHASE-10")
def test_on_biolith_scion_triumphant_sends_a_creature_home_each_turn_of_the_opponent() -> None:
    duel = scenario(turn=BOB)
    for place in (1, 2, 3, 4):
        duel.field(place, "fire")
    duel.alice.creature("Scion Triumphant", at=9)
    cheap = duel.bob.creature(dummy("Cheap", cost=5), at=1)
    duel.bob.creature(dummy("Dear", cost=6), at=2)
    duel.bob.creature(dummy("Machine", element=Element.BIOLITH), at=3)
    own = duel.alice.creature(dummy("Own"), at=4)
    duel.bob.ends_turn()
    assert sorted(duel.alice.offered_cards()) == ["Cheap", "Own"]
    duel.alice.picks(cheap)
    assert duel.where(cheap) == "hand"
    assert duel.where(own) == "board"


def test_off_biolith_scion_triumphant_sends_nobody_home() -> None:
    duel = scenario(turn=BOB)
    duel.field(9, "fire")
    duel.alice.creature("Scion Triumphant", at=9)
    enemy = duel.bob.creature(dummy(), at=1)
    duel.bob.ends_turn()
    assert duel.alice.is_asked("act")
    assert duel.where(enemy) == "board"


def test_empty_fields_count_as_biolith_too_with_scion_triumphant() -> None:
    duel = scenario()
    duel.field(1, "fire")
    duel.field(2, "fire")
    duel.alice.creature("Scion Triumphant", at=9)
    duel.bob.creature(dummy(pattern=NO_ATTACK, keywords=Keyword(0)), at=2)
    duel.start()
    assert [duel.elements(place) for place in (1, 2)] == [["fire", "biolith"], ["fire"]]


@rule("EOJ-ABIL-32")
def test_alone_pollux_strikes_one_by_magic() -> None:
    duel = scenario()
    pollux = duel.alice.creature("Pollux", at=8)
    first = duel.bob.creature(fighter("First", pattern=MAGIC), at=1)
    second = duel.bob.creature(dummy("Second"), at=2)
    duel.alice.mana(3)
    duel.alice.attacks(pollux, first)
    assert [duel.hp(card) for card in (first, second, pollux)] == [7, 9, 4]

"""The abilities of set 3's ultra rare earth creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.dummies import dummy, fighter

from duelkit.judgment.language import MAGIC, Element, GainMana, SpellClass, spell
from duelkit.judgment.scenario import BOB, scenario
from duelkit.rulebook.cite import rule

PURSE = spell(9006, "Purse", SpellClass.CONJURATION, 0, GainMana(2))


# Captain Xerabis


@rule("EOJ-ABIL-07")
@pytest.mark.parametrize(("element", "left"), [("earth", 6), ("fire", 7)])
def test_captain_xerabis_is_stronger_against_a_target_on_earth(element: str, left: int) -> None:
    duel = scenario()
    duel.field(5, element)
    captain = duel.alice.creature("Captain Xerabis", at=8)
    target = duel.bob.creature(dummy(), at=5)
    duel.alice.mana(3)
    duel.alice.attacks(captain)
    assert duel.hp(target) == left


@pytest.mark.parametrize(("enemies", "protection", "attack"), [(1, 1, 2), (2, 0, 3)])
def test_outnumbering_the_enemy_captain_xerabis_digs_in(enemies: int, protection: int, attack: int) -> None:
    duel = scenario()
    captain = duel.alice.creature("Captain Xerabis", at=9)
    ally = duel.alice.creature(dummy("Ally", attack=3), at=5)
    for place in range(1, enemies + 1):
        duel.bob.creature(dummy(), at=place)
    assert (duel.atk(ally), duel.duel.creatures[ally].protection) == (attack, protection)
    assert (duel.atk(captain), duel.duel.creatures[captain].protection) == (2, 0)


@pytest.mark.parametrize(
    ("race", "place", "offered"),
    [
        ("Dwarf", 5, ["Captain Xerabis"]),
        ("Elf", 5, ["Ally", "Captain Xerabis"]),
        ("Dwarf", 2, ["Ally", "Captain Xerabis"]),
    ],
)
def test_with_a_dwarf_captain_xerabis_is_a_decoy_for_adjacent_enemies(
    race: str, place: int, offered: list[str]
) -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Captain Xerabis", at=8)
    duel.alice.creature(dummy("Ally", race=race), at=4)
    mage = duel.bob.creature(fighter(pattern=MAGIC), at=place)
    target = duel.duel.occupant[7]
    duel.bob.attacks(mage)
    found = sorted(duel.bob.offered_cards()) if duel.bob.is_asked("pick") else []
    if offered == ["Captain Xerabis"]:
        assert found == []
        assert duel.hp(target) == 4
    else:
        assert found == offered


# Callous Gaiakhan


@pytest.mark.parametrize(("earths", "possible"), [(1, False), (2, True)])
def test_callous_gaiakhan_needs_two_earth_creatures(earths: int, possible: bool) -> None:
    duel = scenario()
    duel.field(5, "earth")
    duel.alice.creature(dummy(element=Element.EARTH), at=4)
    if earths == 2:
        duel.bob.creature(dummy(element=Element.EARTH), at=1)
    dragon = duel.alice.hand("Callous Gaiakhan")
    duel.alice.mana(8)
    assert duel.alice.can("summon", dragon, 5) == possible


def test_callous_gaiakhan_is_as_strong_as_both_players_are_rich() -> None:
    duel = scenario()
    dragon = duel.alice.creature("Callous Gaiakhan", at=5)
    duel.alice.mana(2)
    duel.bob.mana(3)
    assert duel.atk(dragon) == 10


@pytest.mark.parametrize(("element", "protection"), [("fire", 2), ("biolith", 0)])
def test_off_biolith_callous_gaiakhan_protects_adjacent_allies(element: str, protection: int) -> None:
    duel = scenario()
    duel.field(5, element)
    duel.alice.creature("Callous Gaiakhan", at=5)
    near = duel.alice.creature(dummy("Near"), at=4)
    far = duel.alice.creature(dummy("Far"), at=1)
    duel.start()
    assert [duel.duel.creatures[card].protection for card in (near, far)] == [protection, 0]


@rule("EOJ-ABIL-34")
@pytest.mark.parametrize(("element", "left"), [("fire", 7), ("biolith", 9)])
def test_each_mana_gained_wounds_the_enemies_beside_callous_gaiakhan(element: str, left: int) -> None:
    duel = scenario(turn=BOB)
    duel.field(5, element)
    duel.alice.creature("Callous Gaiakhan", at=5)
    near = duel.bob.creature(dummy("Near"), at=4)
    far = duel.bob.creature(dummy("Far"), at=1)
    duel.bob.hand(PURSE)
    duel.bob.casts(PURSE)
    assert (duel.hp(near), duel.hp(far)) == (left, 9)


def test_the_mana_of_the_mana_phase_wounds_nobody_beside_callous_gaiakhan() -> None:
    duel = scenario(turn=BOB)
    duel.field(5, "fire")
    duel.alice.creature("Callous Gaiakhan", at=5)
    near = duel.bob.creature(dummy("Near"), at=4)
    duel.bob.ends_turn()
    assert duel.alice.mana_left == 2
    assert duel.hp(near) == 9


# King Sanavaan


@rule("EOJ-ABIL-09")
def test_with_two_adjacent_allies_king_sanavaan_strikes_a_race_by_magic() -> None:
    duel = scenario()
    king = duel.alice.creature("King Sanavaan", at=5)
    duel.alice.creature(dummy("Left"), at=4)
    duel.alice.creature(dummy("Right"), at=6)
    first = duel.bob.creature(dummy("First", race="Orc", element=Element.EARTH), at=1)
    second = duel.bob.creature(dummy("Second", race="Orc", element=Element.EARTH), at=8)
    other = duel.bob.creature(dummy("Other", race="Elf"), at=3)
    duel.alice.mana(3)
    duel.alice.attacks(king, first)
    assert [duel.hp(card) for card in (first, second, other)] == [7, 7, 9]


def test_alone_king_sanavaan_strikes_left_and_right() -> None:
    duel = scenario()
    king = duel.alice.creature("King Sanavaan", at=5)
    targets = [duel.bob.creature(dummy(f"Enemy {place}", element=Element.EARTH), at=place) for place in (4, 6, 2)]
    duel.alice.mana(3)
    duel.alice.attacks(king)
    assert [duel.hp(card) for card in targets] == [7, 7, 9]


@pytest.mark.parametrize(("element", "left"), [(Element.EARTH, 7), (Element.FIRE, 5)])
def test_king_sanavaan_draws_on_earth_fields_against_others_than_earth(element: Element, left: int) -> None:
    duel = scenario()
    duel.field(1, "earth")
    duel.field(3, "earth")
    king = duel.alice.creature("King Sanavaan", at=5)
    target = duel.bob.creature(dummy(element=element), at=4)
    duel.alice.mana(3)
    duel.alice.attacks(king)
    assert duel.hp(target) == left


def test_king_sanavaan_gnaws_at_enemy_bioliths_off_biolith() -> None:
    duel = scenario()
    duel.field(1, "fire")
    duel.field(2, "fire")
    duel.alice.creature("King Sanavaan", at=9)
    away = duel.bob.creature(dummy("Away", element=Element.BIOLITH), at=1)
    own = duel.alice.creature(dummy("Own", element=Element.BIOLITH), at=2)
    home = duel.bob.creature(dummy("Home", element=Element.BIOLITH), at=3)
    assert [duel.hp(card) for card in (away, own, home)] == [7, 9, 9]


@rule("EOJ-BONUS-01")
def test_adjacent_earth_allies_of_king_sanavaan_stand_on_earth() -> None:
    duel = scenario()
    duel.alice.creature("King Sanavaan", at=5)
    near = duel.alice.creature(dummy("Near", element=Element.EARTH), at=6)
    far = duel.alice.creature(dummy("Far", element=Element.EARTH), at=9)
    assert [duel.hp(card) for card in (near, far)] == [11, 9]

"""The abilities of set 1's ultra rare biolith creatures."""

from __future__ import annotations

import pytest
from tests.judgment.cards.stock import plain

from duelkit.judgment.language import NONE, Element
from duelkit.judgment.scenario import BOB, scenario
from duelkit.rulebook.cite import rule

# Ouroboros Dragon


@rule("EOJ-ABIL-26")
def test_ouroboros_attack_grows_with_other_bioliths_of_both_sides() -> None:
    duel = scenario()
    dragon = duel.alice.creature("Ouroboros Dragon", at=5)
    assert duel.atk(dragon) == 7
    duel = scenario()
    dragon = duel.alice.creature("Ouroboros Dragon", at=5)
    duel.alice.creature(plain(element=Element.BIOLITH), at=1)
    duel.bob.creature(plain(element=Element.BIOLITH), at=2)
    other = duel.bob.creature(plain(element=Element.FIRE), at=3)
    assert duel.atk(dragon) == 9
    assert duel.atk(other) == 0


@rule("EOJ-ABIL-29", "EOJ-ABIL-29c", "EOJ-SPELL-09")
@pytest.mark.parametrize("spell", ["Seer Vizak's Calamity", "Fissures of Goghlie", "Call of Timeless Juno"])
def test_on_biolith_ouroboros_seals_every_field(spell: str) -> None:
    duel = scenario()
    duel.field(4, "fire", "water")
    duel.bob.creature("Ouroboros Dragon", at=5)
    duel.alice.hand(spell)
    duel.alice.mana(9)
    assert not duel.alice.can("cast", spell)
    duel = scenario()
    duel.field(5, "fire", "water")
    duel.bob.creature("Ouroboros Dragon", at=5)
    duel.alice.hand(spell)
    duel.alice.mana(9)
    assert duel.alice.can("cast", spell)


# Tino, Son of Scion


@rule("EOJ-ABIL-32", "EOJ-MASS-14")
@pytest.mark.parametrize("name", ["Tino, Son of Scion", "Scion, Biolith Lord", "Guardian Watchtower"])
def test_magic_strikes_all_enemies_of_the_targets_element(name: str) -> None:
    duel = scenario()
    duel.field(5, "fire")
    mage = duel.alice.creature(name, at=5)
    first = duel.bob.creature(plain(element=Element.WATER), at=1)
    second = duel.bob.creature(plain(element=Element.WATER), at=9)
    other = duel.bob.creature(plain(element=Element.EARTH), at=2)
    friend = duel.alice.creature(plain(element=Element.WATER), at=8)
    duel.alice.mana(9)
    before = duel.atk(mage)
    duel.alice.attacks(mage, first)
    assert [duel.hp(card) for card in (first, second, other, friend)] == [9 - before, 9 - before, 9, 9]


def test_a_target_without_an_element_is_struck_alone() -> None:
    duel = scenario()
    mage = duel.alice.creature("Tino, Son of Scion", at=5)
    first = duel.bob.creature(plain(), at=1)
    second = duel.bob.creature(plain(), at=9)
    duel.alice.mana(9)
    duel.alice.attacks(mage, first)
    assert (duel.hp(first), duel.hp(second)) == (8, 9)


def test_on_biolith_tinos_attack_grows_with_other_allied_bioliths() -> None:
    for element, attack in (("biolith", 2), ("fire", 1)):
        duel = scenario()
        duel.field(5, element)
        tino = duel.alice.creature("Tino, Son of Scion", at=5)
        duel.alice.creature(plain(element=Element.BIOLITH), at=1)
        duel.alice.creature(plain(element=Element.FIRE), at=3)
        other = duel.bob.creature(plain(element=Element.BIOLITH), at=2)
        assert duel.atk(tino) == attack
        assert duel.atk(other) == 0


def test_tino_gives_a_mana_for_each_allied_summon() -> None:
    duel = scenario()
    duel.alice.creature("Tino, Son of Scion", at=5)
    duel.alice.hand(plain())
    duel.alice.mana(1)
    duel.alice.summons(plain(), at=4)
    assert duel.alice.mana_left == 1


def test_tino_gives_nothing_for_its_own_summon() -> None:
    duel = scenario()
    duel.alice.hand("Tino, Son of Scion")
    duel.alice.mana(4)
    duel.alice.summons("Tino, Son of Scion", at=5)
    assert duel.alice.mana_left == 0


def test_tino_gives_nothing_for_an_enemys_summon() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Tino, Son of Scion", at=5)
    duel.bob.hand(plain())
    duel.bob.mana(1)
    duel.alice.mana(0)
    duel.bob.summons(plain(), at=1)
    assert duel.alice.mana_left == 2


# Wormak, Biolith Heir


@rule("EOJ-ABIL-07")
def test_wormak_strikes_a_biolith_with_all_that_are_none() -> None:
    duel = scenario()
    wormak = duel.alice.creature("Wormak, Biolith Heir", at=5)
    victim = duel.bob.creature(plain(element=Element.BIOLITH), at=1)
    duel.bob.creature(plain(element=Element.FIRE), at=2)
    duel.alice.creature(plain(), at=8)
    duel.bob.creature(plain(), at=9)
    duel.alice.mana(2)
    duel.alice.attacks(wormak, victim)
    assert duel.hp(victim) == 9 - 2 - 3


def test_wormak_strikes_others_with_two() -> None:
    duel = scenario()
    wormak = duel.alice.creature("Wormak, Biolith Heir", at=5)
    victim = duel.bob.creature(plain(element=Element.FIRE), at=1)
    duel.alice.mana(2)
    duel.alice.attacks(wormak)
    assert duel.hp(victim) == 7


def test_wormak_gives_a_mana_when_an_enemy_is_summoned() -> None:
    duel = scenario(turn=BOB)
    duel.alice.creature("Wormak, Biolith Heir", at=5)
    duel.bob.hand(plain())
    duel.bob.mana(1)
    duel.alice.mana(0)
    duel.bob.summons(plain(), at=1)
    assert duel.alice.mana_left == 3
    duel = scenario()
    duel.alice.creature("Wormak, Biolith Heir", at=5)
    duel.alice.hand(plain())
    duel.alice.mana(1)
    duel.alice.summons(plain(), at=4)
    assert duel.alice.mana_left == 0


# Scion, Biolith Lord


@rule("EOJ-ABIL-12", "EOJ-ABIL-12b")
def test_scion_makes_other_allied_bioliths_cheaper_to_re_act() -> None:
    duel = scenario()
    scion = duel.alice.creature("Scion, Biolith Lord", at=5)
    chariot = duel.alice.creature("Biolith Battle Chariot", at=1)
    free = duel.alice.creature(plain(element=Element.BIOLITH), at=2)
    goblins = duel.alice.creature("Twin Goblins", at=4)
    enemy = duel.bob.creature("Biolith Battle Chariot", at=3)
    cards = (chariot, free, scion, goblins, enemy)
    assert [duel.attack_cost(card) for card in cards] == [2, 0, 3, 1, 4]
    assert [duel.rotate_cost(card) for card in cards] == [2, 0, 3, 1, 4]


# Guardian Watchtower


@rule("EOJ-ABIL-04")
def test_watchtower_turns_whom_it_does_not_destroy() -> None:
    duel = scenario()
    tower = duel.alice.creature("Guardian Watchtower", at=5)
    sound = duel.bob.creature(plain(element=Element.FIRE), at=1, facing="east")
    frail = duel.bob.creature(plain(hp=1, element=Element.FIRE), at=2)
    aside = duel.bob.creature(plain(element=Element.WATER), at=3, facing="south")
    duel.alice.mana(3)
    duel.alice.attacks(tower, sound)
    assert duel.facing(sound) == "west"
    assert duel.facing(aside) == "south"
    assert duel.where(frail) == "graveyard"


@rule("EOJ-PHASE-10")
@pytest.mark.parametrize(("owner", "mana"), [("alice", 3), ("bob", 0)])
def test_watchtower_with_an_allied_scion_gives_mana_in_the_resolution_phase(owner: str, mana: int) -> None:
    duel = scenario()
    duel.alice.creature("Guardian Watchtower", at=5)
    (duel.alice if owner == "alice" else duel.bob).creature("Scion, Biolith Lord", at=1)
    duel.alice.creature(plain(), at=8)
    duel.bob.creature(plain(), at=9)
    duel.alice.mana(0)
    duel.bob.mana(0)
    duel.alice.ends_turn()
    assert duel.alice.mana_left == mana
    duel.bob.ends_turn()
    assert duel.alice.mana_left == mana + 2


# Phaseus, Biolith God


@rule("EOJ-ABIL-10", "EOJ-ABIL-10b", "EOJ-ABIL-10c")
def test_phaseus_is_incarnated_onto_a_biolith_for_the_difference() -> None:
    duel = scenario()
    chariot = duel.alice.creature("Biolith Battle Chariot", at=5)
    goblins = duel.alice.creature("Twin Goblins", at=1)
    for at in (2, 3):
        duel.bob.creature(plain(), at=at)
    duel.alice.hand("Phaseus, Biolith God")
    duel.alice.mana(8)
    assert not duel.alice.can("incarnate", "Phaseus, Biolith God", 1)
    duel.alice.incarnates("Phaseus, Biolith God", chariot)
    assert duel.alice.mana_left == 3
    assert duel.where(chariot) == "graveyard"
    assert not duel.alice.can("attack", "Phaseus, Biolith God")
    assert duel.where(goblins) == "board"


def test_phaseus_strikes_all_enemies() -> None:
    duel = scenario()
    god = duel.alice.creature("Phaseus, Biolith God", at=5)
    enemies = [
        duel.bob.creature(plain(element=element), at=at)
        for at, element in ((1, Element.FIRE), (2, Element.WATER), (9, NONE))
    ]
    friend = duel.alice.creature(plain(), at=8)
    duel.alice.mana(6)
    duel.alice.attacks(god, enemies[0])
    assert [duel.hp(card) for card in (*enemies, friend)] == [5, 5, 5, 9]


@rule("EOJ-ABIL-15", "EOJ-ABIL-15b")
def test_off_biolith_phaseus_dies_without_a_trash_bonus() -> None:
    duel = scenario()
    duel.field(5, "biolith", "fire")
    god = duel.alice.creature("Phaseus, Biolith God", at=5)
    duel.alice.hand("Fissures of Goghlie")
    duel.alice.mana(2)
    duel.alice.casts("Fissures of Goghlie")
    duel.alice.chooses_field(5)
    assert duel.where(god) == "graveyard"
    assert duel.alice.mana_left == 0


# White Cubic


@rule("EOJ-ABIL-21", "EOJ-ABIL-21b", "EOJ-STACK-01", "EOJ-STACK-02")
def test_white_cubic_makes_room_for_any_creature() -> None:
    duel = scenario()
    cubic = duel.alice.creature("White Cubic", at=5)
    duel.bob.creature(plain(), at=2)
    duel.alice.hand("Twin Goblins", "Flame Magus", "Fissures of Goghlie")
    duel.alice.mana(5)
    duel.alice.uses(cubic)
    assert duel.alice.offered_cards() == ["Twin Goblins", "Flame Magus"]
    duel.alice.picks("Twin Goblins")
    duel.alice.faces("north")
    assert duel.at(5) == "Twin Goblins"
    assert duel.where(cubic) == "graveyard"
    assert duel.alice.mana_left == 5
    duel.is_settled()
    assert not duel.alice.can("attack", "Twin Goblins")
    assert duel.alice.can("rotate", "Twin Goblins")


@rule("EOJ-ABIL-21c", "EOJ-STACK-03")
@pytest.mark.parametrize("creatures", [3, 4])
def test_the_lock_counts_white_cubic_itself(creatures: int) -> None:
    duel = scenario()
    duel.field(5, "fire")
    cubic = duel.alice.creature("White Cubic", at=5)
    for at in range(1, creatures):
        duel.bob.creature(plain(), at=at)
    duel.alice.hand("Biolith Bomber")
    assert duel.alice.can("ability", cubic) == (creatures == 4)


def test_white_cubic_needs_a_creature_in_hand() -> None:
    duel = scenario()
    cubic = duel.alice.creature("White Cubic", at=5)
    duel.alice.hand("Fissures of Goghlie")
    assert not duel.alice.can("ability", cubic)


def test_white_cubic_has_no_element() -> None:
    duel = scenario()
    duel.field(5, "fire")
    cubic = duel.alice.creature("White Cubic", at=5)
    assert duel.hp(cubic) == 1


@rule("EOJ-ABIL-28")
def test_a_possessed_white_cubic_is_not_sacrificed_by_the_possessor() -> None:
    duel = scenario(turn=BOB)
    duel.field(5, "fire")
    cubic = duel.alice.creature("White Cubic", at=5)
    duel.bob.creature("Warden Hilda", at=1)
    dancer = duel.bob.creature(plain(), at=9)
    duel.bob.hand(plain())
    duel.bob.mana(9)
    duel.start()
    duel.duel.creatures[cubic].possessed_since = 0
    duel.bob.rotates(dancer)
    assert duel.bob.can("rotate", cubic)
    assert not duel.bob.can("ability", cubic)

"""The spells of set 2, without those of the elements."""

from __future__ import annotations

import pytest
from tests.judgment.cards.stock import TRIFLE, plain, with_spell

from duelkit.judgment.language import FULL, STANDARD, Element, Keyword, Rarity
from duelkit.judgment.scenario import ALICE, BOB, Scenario
from duelkit.rulebook.cite import rule

# Absolver Sacrament, Granvenoa Altar, Caisen Riot


@rule("EOJ-SPELL-07", "EOJ-SPELL-13", "EOJ-TERM-02", "EOJ-TRASH-08")
def test_absolver_sacrament_turns_an_ally_into_its_summoning_cost() -> None:
    duel = with_spell("Absolver Sacrament", 0)
    ally = duel.alice.creature(plain(cost=5), at=1)
    duel.alice.creature(plain(cost=2), at=2)
    enemy = duel.bob.creature(plain(cost=7), at=3)
    duel.alice.casts("Absolver Sacrament")
    assert not duel.alice.can("pick", enemy)
    duel.alice.picks(ally)
    assert duel.alice.mana_left == 5
    assert duel.where(ally) == "graveyard"
    assert duel.alice.cards("graveyard") == ["Plain", "Absolver Sacrament"]


@rule("EOJ-SPELL-08")
def test_absolver_sacrament_needs_an_ally_that_can_be_sacrificed() -> None:
    duel = with_spell("Absolver Sacrament")
    duel.alice.creature(plain(keywords=Keyword.NO_SACRIFICE), at=1)
    duel.bob.creature(plain(), at=3)
    assert not duel.alice.can("cast", "Absolver Sacrament")


@rule("EOJ-ABIL-33")
def test_granvenoa_altar_takes_a_mana_for_a_creature_card() -> None:
    duel = with_spell("Granvenoa Altar", 0)
    duel.alice.hand("Twin Goblins")
    duel.bob.mana(3)
    duel.alice.casts("Granvenoa Altar")
    assert (duel.alice.mana_left, duel.bob.mana_left) == (1, 2)
    assert duel.alice.cards("graveyard") == ["Twin Goblins", "Granvenoa Altar"]


@rule("EOJ-ABIL-33c", "EOJ-SPELL-08", "EOJ-SPELL-09")
def test_granvenoa_altar_needs_mana_to_take_and_a_creature_card() -> None:
    duel = with_spell("Granvenoa Altar")
    duel.alice.hand("Twin Goblins")
    duel.bob.mana(0)
    assert not duel.alice.can("cast", "Granvenoa Altar")
    duel = with_spell("Granvenoa Altar")
    duel.alice.hand(TRIFLE)
    duel.bob.mana(3)
    assert not duel.alice.can("cast", "Granvenoa Altar")


@rule("EOJ-MANA-04")
def test_caisen_riot_costs_each_player_a_mana_for_each_own_creature() -> None:
    for mana, left in ((8, 5), (2, 0)):
        duel = with_spell("Caisen Riot", 5)
        duel.bob.mana(mana)
        for at, side in ((1, duel.alice), (2, duel.bob), (3, duel.bob), (4, duel.bob)):
            side.creature(plain(), at=at)
        duel.alice.casts("Caisen Riot")
        assert (duel.alice.mana_left, duel.bob.mana_left) == (4, left)


@rule("EOJ-SPELL-09")
def test_caisen_riot_needs_a_creature() -> None:
    duel = with_spell("Caisen Riot")
    assert not duel.alice.can("cast", "Caisen Riot")
    duel = with_spell("Caisen Riot")
    duel.bob.mana(2)
    duel.bob.creature(plain(), at=1)
    duel.alice.casts("Caisen Riot")
    assert (duel.alice.mana_left, duel.bob.mana_left) == (9, 1)


# Elven Dismissal


@rule("EOJ-SPELL-06")
def test_dismissal_returns_a_creature_beside_an_ally_for_its_cost_and_one() -> None:
    duel = with_spell("Elven Dismissal", 6)
    ally = duel.alice.creature(plain(cost=1), at=5)
    costly = duel.bob.creature(plain(cost=6), at=2)
    cheap = duel.bob.creature(plain(cost=3), at=4)
    far = duel.bob.creature(plain(cost=1), at=3)
    friend = duel.alice.creature(plain(cost=2), at=8)
    duel.bob.mana(0)
    duel.alice.casts("Elven Dismissal")
    assert [duel.alice.can("pick", card) for card in (cheap, friend, ally, costly, far)] == [
        True,
        True,
        True,
        False,
        False,
    ]
    duel.alice.picks(cheap)
    assert duel.where(cheap) == "hand"
    assert duel.bob.hand_size == 1
    assert (duel.alice.mana_left, duel.bob.mana_left) == (2, 0)


@rule("EOJ-SPELL-06", "EOJ-SPELL-09")
def test_dismissal_that_no_target_makes_affordable_cannot_be_cast() -> None:
    for mana, castable in ((3, False), (4, True)):
        duel = with_spell("Elven Dismissal", mana)
        duel.alice.creature(plain(), at=5)
        duel.bob.creature(plain(cost=3), at=2)
        assert duel.alice.can("cast", "Elven Dismissal") == castable


# Dhees's Command


def test_dhees_command_makes_an_ally_attack_for_nothing() -> None:
    duel = with_spell("Dhees's Command", 3)
    chariot = duel.alice.creature("Biolith Battle Chariot", at=5)
    victim = duel.bob.creature(plain(attack=1, pattern=STANDARD, defence=FULL), at=2)
    duel.alice.casts("Dhees's Command")
    assert (duel.hp(victim), duel.hp(chariot)) == (6, 4)
    assert duel.alice.mana_left == 0


@rule("EOJ-REACT-02")
def test_dhees_command_uses_the_attack_up_and_needs_one() -> None:
    duel = with_spell("Dhees's Command", 9)
    duel.alice.hand("Dhees's Command")
    goblins = duel.alice.creature("Twin Goblins", at=5)
    duel.bob.creature(plain(), at=2)
    duel.alice.casts("Dhees's Command")
    assert not duel.alice.can("attack", goblins)
    assert not duel.alice.can("cast", "Dhees's Command")


@rule("EOJ-SPELL-09", "EOJ-BATTLE-10")
def test_dhees_command_needs_an_ally_with_an_enemy_in_reach() -> None:
    duel = with_spell("Dhees's Command")
    duel.alice.creature("Biolith Battle Chariot", at=5)
    duel.alice.creature("Aegis Citadel", at=1)
    duel.bob.creature(plain(attack=1, pattern=STANDARD), at=4, facing="west")
    assert not duel.alice.can("cast", "Dhees's Command")


@rule("EOJ-ABIL-21b")
def test_dhees_command_is_not_for_a_creature_that_may_not_attack_this_turn() -> None:
    duel = with_spell("Dhees's Command")
    cubic = duel.alice.creature("White Cubic", at=5)
    duel.bob.creature(plain(), at=2)
    duel.alice.hand("Twin Goblins")
    duel.alice.uses(cubic)
    duel.alice.faces("north")
    assert not duel.alice.can("cast", "Dhees's Command")


def test_dhees_command_is_not_for_a_possessed_enemy() -> None:
    duel = with_spell("Dhees's Command")
    duel.field(2, "fire")
    duel.alice.creature("Warden Hilda", at=9, facing="south")
    possessed = duel.bob.creature(plain(attack=1, pattern=STANDARD), at=2, facing="west")
    duel.bob.creature(plain(), at=1)
    duel.start()
    assert duel.duel.creatures[possessed].possessor >= 0
    duel.duel.creatures[possessed].possessed_since = 0
    assert not duel.alice.can("cast", "Dhees's Command")


# Aluhjan Regeneration


@rule("EOJ-ABIL-21b", "EOJ-SUMMON-03")
def test_regeneration_summons_a_creature_of_an_allys_element_from_the_graveyard() -> None:
    duel = with_spell("Aluhjan Regeneration", 4)
    duel.alice.creature(plain(element=Element.FIRE), at=5)
    duel.bob.creature(plain(), at=2)
    duel.alice.graveyard(
        plain(element=Element.FIRE, cost=7, attack=5, pattern=STANDARD, name="Phoenix"),
        "Flame Magus",
        "Twin Goblins",
        plain(element=Element.FIRE, rarity=Rarity.ULTRA_RARE, name="King"),
    )
    duel.alice.casts("Aluhjan Regeneration")
    assert duel.alice.offered_cards() == ["Phoenix", "Flame Magus"]
    duel.alice.picks("Flame Magus")
    assert duel.alice.offered_fields() == [4, 6, 8]
    duel.alice.chooses_field(8)
    duel.alice.faces("north")
    assert duel.at(8) == "Flame Magus"
    assert duel.hp(duel.duel.occupant[1]) == 9
    assert duel.alice.mana_left == 0
    assert duel.bob.is_asked("act")


@rule("EOJ-SPELL-09", "EOJ-ABIL-21c")
def test_regeneration_needs_a_card_that_can_be_summoned() -> None:
    for name, castable in (("Flame Magus", True), ("Sciondar Fire God", False), ("Phaseus, Biolith God", False)):
        duel = with_spell("Aluhjan Regeneration", 4)
        duel.alice.creature(plain(element=Element.FIRE), at=5)
        duel.alice.graveyard(name)
        assert duel.alice.can("cast", "Aluhjan Regeneration") == castable
    for count, castable in ((2, False), (4, True)):
        duel = with_spell("Aluhjan Regeneration", 4)
        for at in range(1, 10):
            duel.field(at, "fire")
        for at in range(1, count + 1):
            duel.alice.creature(plain(element=Element.BIOLITH), at=at)
        duel.alice.graveyard("Biolith Bomber")
        assert duel.alice.can("cast", "Aluhjan Regeneration") == castable


@rule("EOJ-SUMMON-06")
def test_regeneration_brings_a_locked_creature_to_a_field_of_its_element_only() -> None:
    duel = with_spell("Aluhjan Regeneration", 4)
    for at in (1, 2, 3, 4, 5, 6):
        duel.field(at, "fire")
    duel.alice.creature(plain(element=Element.BIOLITH), at=5)
    duel.alice.graveyard("Biolith Bomber")
    duel.alice.casts("Aluhjan Regeneration")
    duel.alice.faces("north")
    assert duel.at(8) == "Biolith Bomber"


def test_regeneration_asks_for_an_ally_of_the_element() -> None:
    duel = with_spell("Aluhjan Regeneration", 4)
    duel.alice.creature(plain(), at=5)
    duel.bob.creature(plain(element=Element.FIRE), at=2)
    duel.alice.graveyard("Flame Magus")
    duel.bob.graveyard("Flame Magus")
    assert not duel.alice.can("cast", "Aluhjan Regeneration")


# Lament for Clare Wil


@rule("EOJ-ABIL-05c", "EOJ-ABIL-32b")
def test_lament_strikes_every_enemy_with_its_own_evasions() -> None:
    duel = with_spell("Lament for Clare Wil", 1)
    cards = [duel.bob.creature(plain(evasion=evasion), at=at) for at, evasion in ((1, 0), (2, 1), (3, 3))]
    friend = duel.alice.creature(plain(evasion=2), at=5)
    hidden = duel.bob.creature(plain(evasion=2, keywords=Keyword.INVISIBLE), at=9)
    duel.alice.casts("Lament for Clare Wil")
    assert [duel.hp(card) for card in (*cards, friend, hidden)] == [9, 8, 6, 9, 9]


@rule("EOJ-SPELL-09", "EOJ-ABIL-24")
def test_lament_needs_a_visible_enemy_that_evades() -> None:
    duel = with_spell("Lament for Clare Wil")
    duel.bob.creature(plain(evasion=2, keywords=Keyword.INVISIBLE), at=9)
    duel.bob.creature(plain(), at=8)
    duel.alice.creature(plain(evasion=2), at=1)
    assert not duel.alice.can("cast", "Lament for Clare Wil")


# Mesmer's Envoy


def test_envoy_draws_three_and_shuffles_two_hand_cards_into_the_library() -> None:
    duel = with_spell("Mesmer's Envoy", 1)
    duel.alice.hand("Flame Magus")
    duel.alice.library(TRIFLE, "Twin Goblins", "Biolith Bomber", "Biolith Stinger")
    before = len(duel.alice.cards("library"))
    duel.alice.casts("Mesmer's Envoy")
    assert duel.alice.offered_cards() == ["Flame Magus", "Trifle", "Twin Goblins", "Biolith Bomber"]
    duel.alice.picks("Flame Magus", TRIFLE)
    duel.is_settled()
    assert duel.alice.cards("hand") == ["Twin Goblins", "Biolith Bomber"]
    library = duel.alice.cards("library")
    assert len(library) == before - 1
    assert "Flame Magus" in library
    assert "Trifle" in library
    assert library[-1] != "Biolith Stinger"


@rule("EOJ-BOARD-06")
def test_envoys_returned_cards_stay_hidden_from_the_opponent() -> None:
    duel = with_spell("Mesmer's Envoy", 1)
    duel.alice.hand("Flame Magus", TRIFLE)
    duel.alice.casts("Mesmer's Envoy")
    assert duel.duel.observe(BOB).decision is None
    duel.alice.picks("Flame Magus", TRIFLE)
    assert duel.duel.known.get(duel.find("Flame Magus"), 0) == 0


# Ninja Fate Enhancer


def fate(top: str, race: str = "Goblin") -> Scenario:
    """Alice's top card is this; Bob has a creature of the race on 2, Alice one of another on 5."""
    duel = with_spell("Ninja Fate Enhancer", 1)
    duel.bob.creature(plain(race=race, name="Kin"), at=2)
    duel.alice.creature(plain(race="Elf", name="Elf"), at=5)
    duel.alice.library(top)
    duel.alice.casts("Ninja Fate Enhancer")
    duel.alice.picks(plain(race=race, name="Kin"))
    return duel


@rule("EOJ-ABIL-21b")
def test_fate_enhancer_may_summon_the_top_card_of_the_same_race() -> None:
    duel = fate("Twin Goblins")
    duel.alice.says_yes()
    assert duel.alice.offered_fields() == [4, 6, 8]
    duel.alice.chooses_field(4)
    duel.alice.faces("east")
    assert duel.at(4) == "Twin Goblins"
    assert duel.alice.mana_left == 0
    assert duel.bob.is_asked("act")


def test_fate_enhancer_buries_a_card_that_is_not_summoned_and_the_turn_goes_on() -> None:
    duel = fate("Twin Goblins")
    duel.alice.says_no()
    assert duel.alice.cards("graveyard") == ["Ninja Fate Enhancer", "Twin Goblins"]
    assert duel.alice.is_asked("act")


@pytest.mark.parametrize("top", ["Flame Magus", "Binding Shadows"])
def test_fate_enhancer_buries_a_card_of_another_race(top: str) -> None:
    duel = fate(top)
    assert duel.alice.cards("graveyard") == ["Ninja Fate Enhancer", top]
    assert duel.alice.is_asked("act")


@rule("EOJ-BOARD-04", "EOJ-SPELL-09")
def test_fate_enhancer_shows_the_top_card_to_both_and_needs_one() -> None:
    duel = fate("Twin Goblins")
    assert duel.duel.known[duel.find("Twin Goblins")] == 3
    duel = with_spell("Ninja Fate Enhancer")
    duel.alice.creature(plain(), at=5)
    duel.alice.empty_library()
    assert not duel.alice.can("cast", "Ninja Fate Enhancer")


# Binding Shadows


@rule("EOJ-ABIL-23", "EOJ-ABIL-23b", "EOJ-TRASH-09")
def test_binding_shadows_make_the_opponent_discard_a_card_of_their_choice() -> None:
    duel = with_spell("Binding Shadows", 1)
    duel.bob.hand("Flame Magus", TRIFLE)
    duel.bob.mana(0)
    duel.alice.casts("Binding Shadows")
    assert duel.bob.is_asked("pick")
    duel.bob.picks("Flame Magus")
    assert duel.bob.cards("hand") == ["Trifle"]
    assert duel.bob.cards("graveyard") == ["Flame Magus"]
    assert duel.bob.mana_left == 0


@rule("EOJ-SPELL-09")
def test_binding_shadows_need_a_hand() -> None:
    duel = with_spell("Binding Shadows")
    assert not duel.alice.can("cast", "Binding Shadows")


# Aluhjan Fieldbond, Benediction of Juno


@rule("EOJ-FIELD-05", "EOJ-BONUS-01")
def test_fieldbond_gives_the_field_the_creatures_element() -> None:
    duel = with_spell("Aluhjan Fieldbond", 2)
    duel.field(5, "water")
    card = duel.alice.creature(plain(element=Element.FIRE), at=5)
    duel.bob.creature(plain(), at=1)
    assert duel.hp(card) == 7
    duel.alice.casts("Aluhjan Fieldbond")
    assert duel.elements(5) == ["fire"]
    assert duel.hp(card) == 11
    for _ in range(2):
        duel.alice.ends_turn()
        duel.bob.ends_turn()
    assert duel.elements(5) == ["fire"]


def test_fieldbond_is_lost_when_the_creature_is_moved() -> None:
    duel = with_spell("Aluhjan Fieldbond", 9)
    duel.alice.hand("Tinoan Telekinesis")
    duel.field(5, "water")
    card = duel.alice.creature(plain(element=Element.FIRE), at=5)
    duel.alice.casts("Aluhjan Fieldbond")
    duel.alice.casts("Tinoan Telekinesis")
    duel.alice.chooses_field(4)
    assert duel.position(card) == 4
    assert (duel.elements(5), duel.elements(4)) == (["water"], ["biolith"])


def test_benediction_gives_all_creatures_of_an_element_fieldmorph_for_two_turns() -> None:
    duel = with_spell("Benediction of Juno", 3)
    duel.bob.creature(plain(), at=9)
    first = duel.alice.creature(plain(element=Element.FIRE), at=1)
    duel.bob.creature(plain(element=Element.FIRE), at=2)
    duel.bob.creature(plain(element=Element.WATER), at=3)
    duel.alice.casts("Benediction of Juno")
    duel.alice.picks(first)
    assert duel.bob.is_asked("act")
    assert [duel.elements(at) for at in (1, 2, 3, 9)] == [["fire"], ["fire"], ["biolith"], ["biolith"]]
    duel.bob.ends_turn()
    assert duel.elements(1) == ["fire"]
    duel.alice.ends_turn()
    assert [duel.elements(at) for at in (1, 2)] == [["biolith"], ["biolith"]]


@rule("EOJ-SPELL-09")
@pytest.mark.parametrize("spell", ["Aluhjan Fieldbond", "Benediction of Juno"])
def test_fieldmorph_needs_a_creature_with_an_element(spell: str) -> None:
    duel = with_spell(spell)
    duel.alice.creature(plain(), at=1)
    assert not duel.alice.can("cast", spell)


# Aluhjan Spellshield


def test_spellshield_forbids_spells_in_the_opponents_next_turn_only() -> None:
    duel = with_spell("Aluhjan Spellshield", 1)
    duel.alice.hand(TRIFLE)
    duel.bob.hand(TRIFLE)
    duel.alice.casts("Aluhjan Spellshield")
    assert duel.alice.can("cast", TRIFLE)
    duel.alice.ends_turn()
    assert not duel.bob.can("cast", TRIFLE)
    duel.bob.ends_turn()
    assert duel.alice.can("cast", TRIFLE)
    duel.alice.ends_turn()
    assert duel.bob.can("cast", TRIFLE)


@rule("EOJ-BOARD-08")
def test_a_copy_of_the_duel_keeps_the_spellshield() -> None:
    duel = with_spell("Aluhjan Spellshield", 1)
    duel.bob.hand(TRIFLE)
    duel.alice.casts("Aluhjan Spellshield")
    twin = duel.duel.copy()
    assert twin.digest() == duel.duel.digest()
    assert len(twin.decrees) == 1
    assert duel.duel.observe(BOB).decrees == duel.duel.observe(ALICE).decrees == [(202, ALICE, 4)]


# Scion's Revelation


@rule("EOJ-SPELL-02", "EOJ-SPELL-12")
def test_revelation_exchanges_the_hand_for_creatures_in_the_graveyard() -> None:
    duel = with_spell("Scion's Revelation", 1)
    duel.alice.hand(TRIFLE, "Flame Magus")
    duel.alice.graveyard("Twin Goblins", "Biolith Bomber", "Biolith Stinger", "Phaseus, Biolith God", TRIFLE)
    duel.alice.casts("Scion's Revelation")
    assert duel.alice.offered_cards() == ["Twin Goblins", "Biolith Bomber", "Biolith Stinger"]
    duel.alice.picks("Biolith Stinger", "Twin Goblins")
    assert duel.alice.cards("hand") == ["Biolith Stinger", "Twin Goblins"]
    assert duel.alice.cards("graveyard") == [
        "Biolith Bomber",
        "Phaseus, Biolith God",
        "Trifle",
        "Scion's Revelation",
        "Trifle",
        "Flame Magus",
    ]
    assert duel.bob.is_asked("act")


def test_revelation_may_take_fewer() -> None:
    duel = with_spell("Scion's Revelation", 1)
    duel.alice.hand(TRIFLE, "Flame Magus")
    duel.alice.graveyard("Twin Goblins", "Biolith Bomber")
    duel.alice.casts("Scion's Revelation")
    duel.alice.picks("Twin Goblins")
    duel.alice.finishes()
    assert duel.alice.cards("hand") == ["Twin Goblins"]


def test_revelation_may_take_none_for_a_single_card() -> None:
    duel = with_spell("Scion's Revelation", 1)
    duel.alice.hand(TRIFLE)
    duel.alice.graveyard("Twin Goblins", "Biolith Bomber")
    duel.alice.casts("Scion's Revelation")
    duel.alice.finishes()
    assert duel.alice.cards("hand") == []


@rule("EOJ-SPELL-09")
def test_revelation_needs_a_hand_and_a_creature_in_the_graveyard() -> None:
    duel = with_spell("Scion's Revelation", 1)
    duel.alice.graveyard("Twin Goblins")
    assert not duel.alice.can("cast", "Scion's Revelation")
    duel = with_spell("Scion's Revelation", 1)
    duel.alice.hand(TRIFLE)
    duel.alice.graveyard("Phaseus, Biolith God")
    assert not duel.alice.can("cast", "Scion's Revelation")


# Seer Vizak's Cleansing


@rule("EOJ-FIELD-01", "EOJ-SPELL-02")
def test_cleansing_turns_all_fields_with_the_same_reverse_over() -> None:
    duel = with_spell("Seer Vizak's Cleansing", 3)
    duel.field(1, "fire", "water")
    duel.field(5, "earth", "water")
    duel.field(9, "water", "fire")
    duel.alice.casts("Seer Vizak's Cleansing")
    assert duel.alice.offered_fields() == [1, 5, 9]
    duel.alice.chooses_field(5)
    assert [duel.elements(at) for at in (1, 5, 9)] == [["water"], ["water"], ["water"]]
    assert duel.bob.is_asked("act")


@rule("EOJ-SPELL-09")
def test_cleansing_needs_a_reverse_that_is_not_biolith() -> None:
    duel = with_spell("Seer Vizak's Cleansing")
    duel.field(1, "fire", "biolith")
    assert not duel.alice.can("cast", "Seer Vizak's Cleansing")

"""Spells and traps under the rule page and its neighbours, from another side than in the tests of Master Rule 3."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.log import L_ACTIVATE, entries

EDITIONS = ["mr3", "mr20", "mr20-official"]
OX = "Battle Ox"
ELF = "Mystical Elf"
JAR = "Jar of Greed"
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def to_turn(duel: Scenario, turn: int) -> None:
    """Go on, everybody passing, to the main phase of a turn."""
    for _ in range(60):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.turn >= turn and duel.duel.phase >= Phase.MAIN_1:
            return
        duel.duel.choose(decision.options[-1])
    raise AssertionError("the turn does not come")


def in_zone(duel: Scenario, viewer: int, whose: int, passcode: int) -> bool:
    """Whether a player sees a face-up card in the field zone of a player."""
    shown = duel.duel.observe(viewer).sides[0 if viewer == whose else 1].field
    return shown is not None and shown.face_up and shown.passcode == passcode


@rule("MR20-ZONE-06", "MR3-ZONE-06")
@every_edition
def test_each_player_has_a_field_zone_beside_five_full_ones(edition: str) -> None:
    duel = scenario(edition, turn=BOB)
    for _ in range(5):
        duel.bob.has_set(JAR, this_turn=True)
    theirs = duel.alice.face_up("Sogen")
    mine = duel.bob.hand("Mountain", "The A. Forces")
    assert duel.bob.can("activate", mine) and duel.bob.can("set", mine)
    assert not duel.bob.can("activate", "The A. Forces") and not duel.bob.can("set", "The A. Forces")
    duel.bob.activates(mine)
    duel.all_pass()
    assert duel.where(mine) == duel.where(theirs) == "field zone" and len(duel.bob.cards("spell zone")) == 5
    for viewer in (ALICE, BOB):
        assert in_zone(duel, viewer, BOB, duel.duel.info[mine].passcode)
        assert in_zone(duel, viewer, ALICE, duel.duel.info[theirs].passcode)


@rule("MR20-SPL-01", "MR3-SPL-01")
@every_edition
@pytest.mark.parametrize("place", ["hand", "set"])
def test_in_the_opponents_turn_only_quick_play_spells_and_those_only_when_set(edition: str, place: str) -> None:
    duel = scenario(edition, turn=BOB)
    duel.alice.attack_position(OX)
    cards = {
        name: duel.alice.hand(name) if place == "hand" else duel.alice.has_set(name)
        for name in ("Hinotama", "Axe of Despair", "The A. Forces", "Rush Recklessly")
    }
    duel.bob.hand("Hinotama")
    duel.bob.activates("Hinotama")
    answers = {name for name, card in cards.items() if duel.alice.can("activate", card)}
    assert answers == ({"Rush Recklessly"} if place == "set" else set())
    duel = scenario(edition, phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    for name in cards:
        (duel.alice.hand if place == "hand" else duel.alice.has_set)(name)
    may = {name for name in cards if duel.alice.can("activate", name)}
    assert may == {"Rush Recklessly"}, "in the own battle phase either way"


@rule("MR20-SPL-03", "MR3-SPL-04")
@every_edition
def test_an_army_of_allies_goes_on_through_the_turns_until_it_is_removed(edition: str) -> None:
    duel = scenario(edition)
    goblins = duel.alice.attack_position("Goblin Attack Force")
    army = duel.alice.hand("The A. Forces")
    duel.alice.activates(army)
    duel.all_pass()
    for turn in (3, 4, 5):
        to_turn(duel, turn)
        assert duel.where(army) == "spell zone" and duel.atk(goblins) == 2500
    duel.alice.hand("Mystical Space Typhoon")
    duel.alice.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.where(army) == "graveyard" and duel.atk(goblins) == 2300


@rule("MR20-SPL-06", "MR3-SPL-03")
@every_edition
@pytest.mark.parametrize(
    ("monster", "right", "wrong"),
    [
        ("Black Luster Soldier", "Black Luster Ritual", "Black Illusion Ritual"),
        ("Relinquished", "Black Illusion Ritual", "Black Luster Ritual"),
    ],
)
def test_neither_another_ritual_nor_a_revival_brings_the_ritual_monster(
    edition: str, monster: str, right: str, wrong: str
) -> None:
    duel = scenario(edition, turn=BOB)
    duel.bob.hand(monster, wrong, "Polymerization")
    for _ in range(2):
        duel.bob.attack_position("Summoned Skull")
    duel.bob.attack_position(OX)
    assert not duel.bob.can("activate", wrong) and not duel.bob.can("summon", monster)
    assert not duel.bob.can("procedure", monster)
    duel.bob.hand(right)
    assert duel.bob.can("activate", right)
    lost = scenario(edition)
    lost.alice.graveyard(monster, proper=False)
    lost.alice.hand("Monster Reborn")
    assert not lost.alice.can("activate", "Monster Reborn"), "it was never brought out by its spell"


@rule("MR20-SPL-08", "MR3-SPL-08")
@every_edition
@pytest.mark.parametrize("name", ["Mystical Space Typhoon", "Book of Moon"])
def test_a_quick_play_spell_that_was_just_set_answers_nothing_before_the_next_turn(edition: str, name: str) -> None:
    duel = scenario(edition)
    duel.alice.hand(name, OX)
    duel.bob.has_set(JAR)
    duel.bob.attack_position(ELF)
    assert duel.alice.can("activate", name), "from the hand it could be used"
    duel.alice.sets(name)
    duel.bob.activates(JAR)
    assert not duel.alice.can("activate", name), "not in response"
    duel.all_pass()
    assert duel.alice.is_asked("act") and not duel.alice.can("activate", name), "nor freely"
    to_turn(duel, 4)
    duel.bob.hand("Hinotama")
    duel.bob.activates("Hinotama")
    assert duel.alice.can("activate", name)


@rule("MR20-TRP-01", "MR20-TRP-02", "MR3-TRP-01")
@every_edition
@pytest.mark.parametrize("name", ["Torrential Tribute", "Bottomless Trap Hole"])
def test_a_trap_waits_for_the_opponents_turn_and_is_used_there(edition: str, name: str) -> None:
    duel = scenario(edition)
    duel.alice.hand(name, "Goblin Attack Force")
    duel.bob.hand("Goblin Attack Force")
    assert duel.alice.can("set", name) and not duel.alice.can("activate", name)
    duel.alice.sets(name)
    duel.alice.summons("Goblin Attack Force")
    assert not duel.alice.can("activate", name), "in the turn in which it was Set"
    duel.all_pass()
    to_turn(duel, 4)
    theirs = duel.duel.hand[BOB][0]
    duel.bob.summons(theirs)
    assert duel.alice.can("activate", name)
    duel.alice.activates(name)
    duel.all_pass()
    assert duel.where(theirs) == ("graveyard" if name == "Torrential Tribute" else "banished")
    assert duel.where(name) == "graveyard"


@rule("MR20-TRP-05", "MR3-TRP-04")
@every_edition
@pytest.mark.parametrize(("name", "asked"), [("Magic Jammer", True), ("Divine Wrath", False)])
def test_a_counter_trap_answers_only_what_it_names_and_negates_it(edition: str, name: str, asked: bool) -> None:
    duel = scenario(edition, turn=BOB)
    duel.alice.has_set(name)
    duel.alice.hand(OX)
    cannon = duel.bob.attack_position("Cannon Soldier")
    fuel = duel.bob.attack_position(ELF)
    duel.bob.hand("Hinotama")
    life = duel.alice.life
    assert not duel.alice.is_asked(), "there is nothing to answer yet"
    duel.bob.activates("Hinotama")
    assert duel.alice.can("activate", name) is asked
    if asked:
        duel.alice.activates(name)
    duel.all_pass()
    assert duel.alice.life == life - (0 if asked else 500) and duel.where("Hinotama") == "graveyard"
    duel.bob.activates(cannon)
    duel.bob.picks(fuel)
    assert duel.alice.can("activate", name) is (not asked)
    if not asked:
        duel.alice.activates(name)
    duel.all_pass()
    assert (duel.where(cannon) == "graveyard") is (not asked)
    assert duel.alice.life == life - 500, "one of the two was stopped"


@rule("MR20-SET-01", "MR3-SET-01", "MR3-SET-04")
@every_edition
@pytest.mark.parametrize("name", ["Hinotama", "The A. Forces", "Mountain", "Axe of Despair"])
def test_in_main_phase_2_too_a_set_spell_may_be_used_at_once(edition: str, name: str) -> None:
    duel = scenario(edition, turn=BOB, phase=Phase.MAIN_2)
    duel.bob.attack_position("Goblin Attack Force")
    duel.bob.hand(name, "Rush Recklessly")
    duel.bob.sets(name)
    duel.all_pass()
    duel.bob.sets("Rush Recklessly")
    duel.all_pass()
    assert duel.position(name) == "face-down"
    assert duel.bob.can("activate", name) and not duel.bob.can("activate", "Rush Recklessly")
    duel.bob.activates(name)
    duel.all_pass()
    assert duel.where(name) == {"Hinotama": "graveyard", "Mountain": "field zone"}.get(name, "spell zone")


@rule("MR20-GAP-FDN-01", "MR3-FDN-06")
@every_edition
def test_an_axe_finds_no_face_down_monster_even_if_it_was_turned_in_response(edition: str) -> None:
    duel = scenario(edition)
    duel.alice.has_set(OX)
    duel.bob.has_set(ELF)
    duel.alice.hand("Axe of Despair")
    assert not duel.alice.can("activate", "Axe of Despair")
    duel = scenario(edition)
    ox = duel.alice.attack_position(OX)
    duel.alice.hand("Axe of Despair")
    duel.bob.has_set("Book of Moon")
    duel.alice.activates("Axe of Despair")
    duel.bob.activates("Book of Moon")
    duel.all_pass()
    assert duel.position(ox) == "face-down" and duel.where("Axe of Despair") == "graveyard"
    assert duel.atk(ox) == 1700


@rule("MR20-FDN-03", "MR3-FDN-04")
@every_edition
def test_two_different_face_down_cards_look_the_same_from_the_other_side(edition: str) -> None:
    seen = []
    for name in ("Torrential Tribute", "Mystical Space Typhoon", "The A. Forces", "Solemn Judgment"):
        duel = scenario(edition)
        duel.alice.hand(name)
        duel.alice.sets(name)
        duel.all_pass()
        view = duel.duel.observe(BOB).sides[1].spells
        seen.append([None if card is None else (card.passcode, card.face_up) for card in view])
        mine = next(card for card in duel.duel.observe(ALICE).sides[0].spells if card is not None)
        assert mine.passcode == duel.duel.info[duel.find(name)].passcode
    assert all(one == seen[0] for one in seen) and (0, False) in seen[0]


@rule("MR20-ACT-04", "MR3-ACT-04")
@every_edition
@pytest.mark.parametrize("name", ["Jinzo", "The A. Forces", "Skill Drain"])
def test_what_applies_continuously_lets_nobody_answer(edition: str, name: str) -> None:
    duel = scenario(edition, turn=BOB)
    soldier = duel.alice.attack_position("Goblin Attack Force")
    if name == "Jinzo":
        duel.alice.attack_position(name)
    else:
        duel.alice.face_up(name)
    duel.bob.has_set("Mystical Space Typhoon")
    duel.bob.has_set(JAR)
    duel.is_settled()
    assert not duel.duel.chain and duel.atk(soldier) == {"The A. Forces": 2500}.get(name, 2300)
    assert duel.bob.can("activate", JAR) is (name != "Jinzo")
    assert not [entry for entry in entries(duel.duel.log) if entry.kind == L_ACTIVATE]

"""Spells and traps in 2004 (魔法・罠), and the one Field Spell of the whole field (フィールド魔法)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import FIELD_SPELL, CardType, Phase, Whenever, continuous, damage, destroyed, spell
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.codes import DESTROYED
from duelkit.yugioh.state.log import L_MOVE, entries

OX = "Battle Ox"
YAMI = "Yami"
SOGEN = "Sogen"
GAIA = "Gaia Power"


def why_left(duel: Scenario, card: int) -> list[bool]:
    """For each time that the card moved: whether it was destroyed."""
    return [entry.c & DESTROYED != 0 for entry in entries(duel.duel.log) if entry.kind == L_MOVE and entry.card == card]


# the one Field Spell


@rule("EX04-GAP-SPL-02")
@pytest.mark.parametrize(("origin", "whose"), [("hand", ALICE), ("hand", BOB), ("set", BOB)])
def test_a_new_field_spell_destroys_the_one_that_is_face_up(origin: str, whose: int) -> None:
    duel = scenario("ex04")
    old = (duel.alice if whose == ALICE else duel.bob).face_up(YAMI)
    new = duel.alice.hand(SOGEN) if origin == "hand" else duel.alice.has_set(SOGEN)
    duel.alice.activates(new)
    duel.all_pass()
    assert duel.where(new) == "field zone" and duel.position(new) != "face-down"
    assert duel.where(old) == "graveyard" and old in duel.duel.graveyard[whose]
    assert why_left(duel, old)[-1:] == [True], "destroyed, not just sent"
    assert [duel.duel.field[ALICE], duel.duel.field[BOB]] == [new, -1]


@rule("EX04-GAP-SPL-02")
def test_the_others_field_spell_is_destroyed_and_effects_notice_it() -> None:
    duel = scenario("ex04")
    bell = spell(
        900041902,
        "丘の見張り",
        "Hill Watch",
        continuous(Whenever(destroyed(FIELD_SPELL), damage(300))),
        icon=CardType.CONTINUOUS,
    )
    duel.bob.face_up(YAMI)
    duel.bob.face_up(bell)
    duel.alice.hand(GAIA)
    duel.alice.activates(GAIA)
    duel.all_pass()
    assert duel.alice.life == 7700


@rule("EX04-GAP-SPL-02")
def test_in_later_editions_each_player_has_one() -> None:
    for edition in ("mr3", "mr20"):
        duel = scenario(edition)
        theirs = duel.bob.face_up(YAMI)
        mine = duel.alice.face_up(GAIA)
        duel.alice.hand(SOGEN)
        duel.alice.activates(SOGEN)
        duel.all_pass()
        assert duel.where(theirs) == "field zone" and duel.where(mine) == "graveyard"
        assert why_left(duel, mine)[-1:] == [False], "sent there by the rules"


@rule("EX04-GAP-SPL-02")
def test_a_set_field_spell_leaves_the_others_face_up_one_alone_until_it_is_activated() -> None:
    duel = scenario("ex04")
    theirs = duel.bob.face_up(YAMI)
    duel.alice.hand(SOGEN)
    warrior = duel.alice.attack_position("D.D. Warrior")
    duel.alice.sets(SOGEN)
    duel.all_pass()
    assert duel.where(theirs) == duel.where(SOGEN) == "field zone" and duel.atk(warrior) == 1200
    duel.alice.activates(SOGEN)
    duel.all_pass()
    assert duel.where(theirs) == "graveyard" and duel.atk(warrior) == 1400


@rule("EX04-GAP-SPL-02")
def test_the_face_up_field_spell_works_for_both_players() -> None:
    duel = scenario("ex04")
    mine, theirs = duel.alice.attack_position("D.D. Warrior"), duel.bob.attack_position("D.D. Warrior")
    duel.bob.face_up(SOGEN)
    duel.is_settled()
    assert duel.atk(mine) == duel.atk(theirs) == 1400


# kinds of spells


@rule("EX04-GAP-SPL-01")
@pytest.mark.parametrize("card", ["Pot of Greed", "Toon World", "Black Pendant", SOGEN, "Black Illusion Ritual"])
def test_only_quick_play_spells_are_used_outside_the_own_main_phase(card: str) -> None:
    duel = scenario("ex04")
    duel.alice.attack_position(OX)
    duel.alice.hand(card, "Rush Recklessly", "Relinquished", "Giant Soldier of Stone")
    assert duel.alice.can("activate", card) and duel.alice.can("activate", "Rush Recklessly")
    duel = scenario("ex04", phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    duel.alice.hand(card, "Rush Recklessly", "Relinquished", "Giant Soldier of Stone")
    duel.alice.declares_attack(OX)
    assert duel.alice.can("activate", "Rush Recklessly") and not duel.alice.can("activate", card)
    duel = scenario("ex04", turn=BOB)
    duel.alice.attack_position(OX)
    duel.alice.hand(card, "Rush Recklessly", "Relinquished", "Giant Soldier of Stone")
    duel.alice.has_set("Shrink")
    duel.bob.hand("Pot of Greed")
    duel.bob.activates("Pot of Greed")
    assert duel.alice.can("activate", "Shrink")
    assert not duel.alice.can("activate", card) and not duel.alice.can("activate", "Rush Recklessly"), (
        "not from the hand then"
    )


@rule("EX04-GAP-SPL-01")
@pytest.mark.parametrize("card", ["Rush Recklessly", "Shrink"])
def test_a_quick_play_spell_waits_a_turn_once_it_is_set(card: str) -> None:
    duel = scenario("ex04")
    duel.alice.attack_position(OX)
    duel.alice.has_set("Mystical Space Typhoon")
    duel.bob.has_set("Torrential Tribute")
    duel.alice.hand(card)
    duel.alice.sets(card)
    assert not duel.alice.can("activate", card) and duel.alice.can("activate", "Mystical Space Typhoon")
    duel.all_pass()
    duel.alice.ends_turn()
    while duel.duel.turn == 3:
        assert not duel.alice.can("activate", card)
        (duel.alice if duel.alice.is_asked() else duel.bob).passes()
    while not duel.alice.is_asked():
        duel.bob.passes()
    assert duel.alice.can("activate", card), "in the opponent's turn already"


@rule("EX04-GAP-SPL-01")
def test_continuous_equip_and_field_spells_stay_and_the_others_go() -> None:
    duel = scenario("ex04")
    duel.alice.attack_position(OX)
    duel.alice.hand("Pot of Greed", "Rush Recklessly", "Toon World", "Black Pendant", SOGEN)
    for card, place in (
        ("Pot of Greed", "graveyard"),
        ("Rush Recklessly", "graveyard"),
        ("Toon World", "spell zone"),
        ("Black Pendant", "spell zone"),
        (SOGEN, "field zone"),
    ):
        duel.alice.activates(card)
        duel.all_pass()
        assert duel.where(card) == place


# kinds of traps


@rule("EX04-GAP-TRP-01")
@pytest.mark.parametrize("card", ["Reckless Greed", "Ultimate Offering", "Waboku"])
def test_a_trap_must_lie_set_for_a_turn(card: str) -> None:
    duel = scenario("ex04")
    duel.alice.hand(card)
    assert not duel.alice.can("activate", card) and duel.alice.can("set", card)
    duel.alice.sets(card)
    assert not duel.alice.can("activate", card)
    duel.alice.ends_turn()
    duel.all_pass()
    assert duel.duel.turn == 4 and duel.alice.can("activate", card), "from the opponent's turn on"


@rule("EX04-GAP-TRP-01")
def test_a_continuous_trap_stays_a_normal_and_a_counter_trap_go() -> None:
    duel = scenario("ex04")
    for card in ("Reckless Greed", "Ultimate Offering", "Solemn Judgment"):
        duel.alice.has_set(card)
    duel.bob.hand("Pot of Greed")
    duel.alice.activates("Reckless Greed")
    duel.all_pass()
    duel.alice.activates("Ultimate Offering")
    duel.all_pass()
    assert duel.where("Reckless Greed") == "graveyard" and duel.where("Ultimate Offering") == "spell zone"
    assert not duel.alice.can("activate", "Solemn Judgment"), "a counter trap answers something"
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.activates("Pot of Greed")
    duel.alice.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.where("Solemn Judgment") == "graveyard" and duel.bob.hand_size == 1 and duel.alice.life == 4000

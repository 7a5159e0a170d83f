"""Spells and traps in 2004 (魔法・罠), and the one Field Spell of the whole field (フィールド魔法)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import FIELD_SPELL, CardType, Phase, Whenever, continuous, damage, destroyed, spell
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.codes import DESTROYED
from duelkit.yugioh.state.log import L_MOVE, entries

OX = "ミノタウルス"
YAMI = "闇"
SOGEN = "草原"
GAIA = "ガイアパワー"


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
    warrior = duel.alice.attack_position("異次元の戦士")
    duel.alice.sets(SOGEN)
    duel.all_pass()
    assert duel.where(theirs) == duel.where(SOGEN) == "field zone" and duel.atk(warrior) == 1200
    duel.alice.activates(SOGEN)
    duel.all_pass()
    assert duel.where(theirs) == "graveyard" and duel.atk(warrior) == 1400


@rule("EX04-GAP-SPL-02")
def test_the_face_up_field_spell_works_for_both_players() -> None:
    duel = scenario("ex04")
    mine, theirs = duel.alice.attack_position("異次元の戦士"), duel.bob.attack_position("異次元の戦士")
    duel.bob.face_up(SOGEN)
    duel.is_settled()
    assert duel.atk(mine) == duel.atk(theirs) == 1400


# kinds of spells


@rule("EX04-GAP-SPL-01")
@pytest.mark.parametrize("card", ["強欲な壺", "トゥーン・ワールド", "黒いペンダント", SOGEN, "イリュージョンの儀式"])
def test_only_quick_play_spells_are_used_outside_the_own_main_phase(card: str) -> None:
    duel = scenario("ex04")
    duel.alice.attack_position(OX)
    duel.alice.hand(card, "突進", "サクリファイス", "岩石の巨兵")
    assert duel.alice.can("activate", card) and duel.alice.can("activate", "突進")
    duel = scenario("ex04", phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    duel.alice.hand(card, "突進", "サクリファイス", "岩石の巨兵")
    duel.alice.declares_attack(OX)
    assert duel.alice.can("activate", "突進") and not duel.alice.can("activate", card)
    duel = scenario("ex04", turn=BOB)
    duel.alice.attack_position(OX)
    duel.alice.hand(card, "突進", "サクリファイス", "岩石の巨兵")
    duel.alice.has_set("収縮")
    duel.bob.hand("強欲な壺")
    duel.bob.activates("強欲な壺")
    assert duel.alice.can("activate", "収縮")
    assert not duel.alice.can("activate", card) and not duel.alice.can("activate", "突進"), "not from the hand then"


@rule("EX04-GAP-SPL-01")
@pytest.mark.parametrize("card", ["突進", "収縮"])
def test_a_quick_play_spell_waits_a_turn_once_it_is_set(card: str) -> None:
    duel = scenario("ex04")
    duel.alice.attack_position(OX)
    duel.alice.has_set("サイクロン")
    duel.bob.has_set("激流葬")
    duel.alice.hand(card)
    duel.alice.sets(card)
    assert not duel.alice.can("activate", card) and duel.alice.can("activate", "サイクロン")
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
    duel.alice.hand("強欲な壺", "突進", "トゥーン・ワールド", "黒いペンダント", SOGEN)
    for card, place in (
        ("強欲な壺", "graveyard"),
        ("突進", "graveyard"),
        ("トゥーン・ワールド", "spell zone"),
        ("黒いペンダント", "spell zone"),
        (SOGEN, "field zone"),
    ):
        duel.alice.activates(card)
        duel.all_pass()
        assert duel.where(card) == place


# kinds of traps


@rule("EX04-GAP-TRP-01")
@pytest.mark.parametrize("card", ["無謀な欲張り", "血の代償", "和睦の使者"])
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
    for card in ("無謀な欲張り", "血の代償", "神の宣告"):
        duel.alice.has_set(card)
    duel.bob.hand("強欲な壺")
    duel.alice.activates("無謀な欲張り")
    duel.all_pass()
    duel.alice.activates("血の代償")
    duel.all_pass()
    assert duel.where("無謀な欲張り") == "graveyard" and duel.where("血の代償") == "spell zone"
    assert not duel.alice.can("activate", "神の宣告"), "a counter trap answers something"
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.activates("強欲な壺")
    duel.alice.activates("神の宣告")
    duel.all_pass()
    assert duel.where("神の宣告") == "graveyard" and duel.bob.hand_size == 1 and duel.alice.life == 4000

"""Chains, simultaneous effects, costs and sacrifices of 2004, each from another side than in ``test_chains``."""

from __future__ import annotations

import pytest
from tests.yugioh.ex04.test_chains import BALL, BOTH_DISCARD, BOTH_DRAW, FIRST, HOLE, OX, SECOND, THIRD

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    FACE_DOWN,
    TARGET,
    WHEN,
    Attribute,
    Card,
    CardType,
    GainLife,
    LookAt,
    Race,
    Side,
    damage,
    destroyed,
    monster,
    one,
    spell,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state.codes import DESTROYED, GRAVEYARD
from duelkit.yugioh.state.log import L_ACTIVATE, L_MOVE, entries


@rule("EX04-SIM-01")
@pytest.mark.parametrize("turn", [ALICE, BOB])
def test_who_has_the_turn_is_asked_first_for_what_both_do(turn: int) -> None:
    duel = scenario("ex04", turn=turn)
    sides = (duel.alice, duel.bob)
    for side in sides:
        side.hand(OX, "Giant Soldier of Stone")
    sides[turn].hand(BOTH_DISCARD)
    sides[turn].activates(BOTH_DISCARD)
    duel.all_pass()
    assert sides[turn].is_asked("pick") and not sides[1 - turn].is_asked()
    sides[turn].picks(OX)
    assert sides[1 - turn].is_asked("pick")
    sides[1 - turn].picks("Giant Soldier of Stone")
    duel.all_pass()
    assert OX in sides[turn].cards("graveyard") and sides[1 - turn].cards("graveyard") == ["Giant Soldier of Stone"]


@rule("EX04-SIM-02")
@pytest.mark.parametrize(("empty", "winner"), [((ALICE, BOB), -1), ((BOB,), ALICE), ((ALICE,), BOB)])
def test_two_players_who_cannot_draw_lose_together(empty: tuple[int, ...], winner: int) -> None:
    duel = scenario("ex04")
    for player in empty:
        side = (duel.alice, duel.bob)[player]
        side.empty_deck()
        side.deck(OX)
        side.has_set("Jar of Greed")
    duel.alice.hand(BOTH_DRAW)
    duel.alice.activates(BOTH_DRAW)
    for player in reversed(sorted(empty)):
        (duel.alice, duel.bob)[player].activates("Jar of Greed")
    duel.all_pass()
    assert duel.is_over() and duel.duel.outcome is not None and duel.duel.outcome.winner == winner


@rule("EX04-TRG-02")
@pytest.mark.parametrize("first", [FIRST, SECOND])
def test_the_turn_player_orders_the_own_triggers_and_begins_the_chain_with_them(first: Card) -> None:
    duel = scenario("ex04", turn=BOB)
    duel.bob.hand(HOLE)
    duel.alice.attack_position(THIRD)
    for card in (FIRST, SECOND):
        duel.bob.attack_position(card)
    duel.alice.has_set("Waboku")
    duel.bob.activates(HOLE)
    duel.alice.passes()
    assert duel.bob.is_asked("trigger") and not duel.bob.can("trigger", THIRD)
    duel.bob.triggers(first)
    other = SECOND if first is FIRST else FIRST
    assert [duel.name_of(duel.duel.scopes[link].card) for link in duel.duel.chain] == [first.ja, other.ja, THIRD.ja]


@rule("EX04-CONF-01")
def test_an_ultimate_offering_goes_before_the_one_summon_a_turn() -> None:
    duel = scenario("ex04")
    offering = duel.alice.face_up("Ultimate Offering")
    duel.alice.hand(OX, "Giant Soldier of Stone", "Mystical Space Typhoon")
    duel.alice.summons(OX)
    duel.all_pass()
    assert not duel.alice.can("summon", "Giant Soldier of Stone") and duel.alice.can("activate", offering)
    duel.alice.activates(offering)
    duel.all_pass()
    assert duel.alice.life == 7500
    if duel.alice.can("summon", "Giant Soldier of Stone"):
        duel.alice.summons("Giant Soldier of Stone")
        duel.all_pass()
    assert duel.where("Giant Soldier of Stone") == "monster zone", "a second Normal Summon in the same turn"


@rule("EX04-TRIB-02", "EX04-COST-03")
def test_a_sacrifice_is_made_before_the_answer_and_not_given_back_when_it_is_negated() -> None:
    duel = scenario("ex04")
    cannon = duel.alice.attack_position("Cannon Soldier")
    ox = duel.alice.attack_position(OX)
    wrath = duel.bob.has_set("Divine Wrath")
    duel.bob.hand("Giant Soldier of Stone")
    duel.alice.activates(cannon)
    duel.alice.picks(ox)
    assert duel.where(ox) == "graveyard" and duel.bob.can("activate", wrath)
    duel.bob.activates(wrath)
    duel.all_pass()
    assert duel.bob.life == 8000 and duel.where(cannon) == "graveyard"
    assert duel.where(ox) == "graveyard" and duel.bob.hand_size == 0, "neither cost comes back"


@rule("EX04-TRIB-03", "EX04-DES-01")
@pytest.mark.parametrize(
    ("name", "destroys"), [("Summoned Skull", False), ("Torrential Tribute", True), ("Black Luster Ritual", False)]
)
def test_the_log_marks_as_destroyed_what_was_destroyed_and_no_sacrifice(name: str, destroys: bool) -> None:
    duel = scenario("ex04")
    ox = duel.alice.attack_position(OX)
    duel.alice.hand("Giant Soldier of Stone", "Vorse Raider")
    if name == "Torrential Tribute":
        duel.bob.has_set(name)
        duel.alice.summons("Giant Soldier of Stone")
        duel.bob.activates(name)
    elif name == "Black Luster Ritual":
        duel.alice.hand(name, "Black Luster Soldier")
        duel.alice.activates(name)
        while duel.alice.is_asked("pick"):
            decision = duel.decision()
            assert decision is not None
            duel.duel.choose(decision.options[-1])
    else:
        duel.alice.hand(name)
        duel.alice.summons(name)
    duel.all_pass()
    gone = [
        entry.c & DESTROYED
        for entry in entries(duel.duel.log)
        if entry.kind == L_MOVE and entry.b == GRAVEYARD and duel.duel.info[entry.card].types & CardType.MONSTER
    ]
    assert duel.where(ox) == "graveyard" or name == "Black Luster Ritual"
    assert gone and all(bool(flag) is destroys for flag in gone)


@rule("EX04-FDN-01")
@pytest.mark.parametrize("name", ["Torrential Tribute", "Pot of Greed", "Morphing Jar"])
def test_a_card_that_was_looked_at_is_as_it_was(name: str) -> None:
    peek = spell(
        900041660,
        "裏を見る",
        "Look Beneath",
        targets=one((CARD & FACE_DOWN).on_field(Side.OPPONENT)),
        resolution=LookAt(TARGET),
    )
    duel = scenario("ex04")
    card = duel.bob.has_set(name)
    duel.alice.hand(peek, OX)
    duel.alice.activates(peek)
    duel.all_pass()
    assert duel.position(card) == "face-down" and duel.alice.hand_size == duel.bob.hand_size + 1, "no flip effect"
    assert not any(entry.card == card for entry in entries(duel.duel.log) if entry.kind == L_ACTIVATE)
    if name == "Torrential Tribute":
        duel.alice.summons(OX)
        assert duel.bob.can("activate", card), "it can still be used"


@rule("EX04-GAP-CHN-01")
@pytest.mark.parametrize("answered", [True, False])
def test_the_last_link_is_done_before_the_first(answered: bool) -> None:
    relief = trap(900041661, "間に合う薬", "Timely Relief", resolution=GainLife(400))
    duel = scenario("ex04")
    duel.bob.has_life(500)
    duel.bob.has_set(relief)
    duel.alice.hand(BALL)
    duel.alice.activates(BALL)
    if answered:
        duel.bob.activates(relief)
    duel.all_pass()
    assert duel.is_over() is not answered
    assert duel.bob.life == (400 if answered else 0), "500 and 400, then 500 less"


@rule("EX04-GAP-SPD-01")
def test_the_speeds_hold_for_the_other_player_too() -> None:
    duel = scenario("ex04", turn=BOB)
    duel.bob.hand("Mystical Space Typhoon", "Smashing Ground")
    duel.alice.has_set("Rush Recklessly")
    bargain, justice = duel.alice.has_set("Ultimate Offering"), duel.alice.has_set("Solemn Judgment")
    gun = duel.alice.attack_position("Cannon Soldier")
    duel.bob.has_set("Reckless Greed")
    duel.bob.activates("Mystical Space Typhoon")
    duel.bob.picks(bargain)
    assert duel.alice.can("activate", "Rush Recklessly") and duel.alice.can("activate", justice)
    assert not duel.alice.can("activate", gun), "an ordinary effect of a monster"
    duel.alice.activates(justice)
    assert not duel.duel.chain, "nobody could answer the Counter Trap, though he has a Normal Trap and she a spell"
    assert duel.where(bargain) == "spell zone", "the Counter Trap was processed first"


@rule("EX04-GAP-TIM-01")
@pytest.mark.parametrize(
    ("mandatory", "last", "offered"), [(False, True, True), (False, False, False), (True, False, True)]
)
def test_only_an_optional_when_effect_misses_and_only_where_more_followed(
    mandatory: bool, last: bool, offered: bool
) -> None:
    timely = monster(
        900041662,
        "その時の者",
        "Of the Moment",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(destroyed(), damage(100), timing=WHEN, mandatory=mandatory),
    )
    duel = scenario("ex04")
    card = duel.bob.attack_position(timely)
    duel.alice.hand("Pot of Greed")
    crush = duel.alice.has_set("Raigeki Break")
    duel.alice.hand(OX)
    if not last:
        duel.alice.activates("Pot of Greed")
        duel.bob.passes() if duel.bob.can("pass") else None
    duel.alice.activates(crush)
    if duel.alice.can("pick", OX):
        duel.alice.picks(OX)
    if duel.alice.can("pick", card):
        duel.alice.picks(card)
    duel.all_pass()
    if duel.bob.can("trigger", card):
        duel.bob.triggers(card)
        duel.all_pass()
    assert duel.where(card) == "graveyard" and duel.alice.life == (7900 if offered else 8000)

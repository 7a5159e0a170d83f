"""Winning and losing by other means than battle: an empty deck, card effects, Exodia."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CardType,
    Compare,
    LifePoints,
    Mill,
    Phase,
    Side,
    WinDuel,
    Wins,
    continuous,
    draw,
    in_phase,
    spell,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state.log import L_RESOLVE

POT = "Pot of Greed"
LIMBS = (
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
)
HEAD = "Exodia the Forbidden One"
OX = "Battle Ox"

WINNER = trap(900000201, "勝利の罠", "Trap of Victory", resolution=WinDuel())
RICH = spell(
    900000202, "大金持ち", "Rich", continuous(Wins(), condition=Compare(LifePoints(), 10000)), icon=CardType.CONTINUOUS
)
MUST_DRAW = spell(
    900000203,
    "強制ドロー",
    "Forced Draw",
    trigger(in_phase(Phase.STANDBY, of=Side.YOU), draw(2), mandatory=True),
    icon=CardType.CONTINUOUS,
)
MILL_AND_DRAW = spell(900000204, "削って引く魔法", "Mill and Draw", resolution=Mill(2).then(draw(2)))


@rule("MR3-WIN-04")
def test_drawing_the_last_card_loses_nothing() -> None:
    duel = scenario(phase=Phase.DRAW)
    duel.alice.empty_deck()
    duel.alice.deck(OX)
    duel.is_settled()
    assert duel.duel.deck[ALICE] == [] and duel.alice.hand_size == 1
    assert not duel.is_over()


@rule("MR3-WIN-04")
def test_a_player_who_cannot_draw_in_the_draw_phase_loses() -> None:
    duel = scenario(phase=Phase.DRAW)
    duel.alice.empty_deck()
    assert duel.is_over() and duel.winner == BOB


@rule("MR3-WIN-04")
def test_the_opponents_empty_deck_waits_for_their_own_draw() -> None:
    duel = scenario(phase=Phase.DRAW)
    duel.bob.empty_deck()
    duel.is_settled()
    duel.alice.ends_turn()
    assert duel.is_over() and duel.winner == ALICE and duel.duel.turn_player == BOB


@rule("MR3-WIN-05")
def test_an_effect_may_declare_the_duel_won_and_it_ends_at_once() -> None:
    duel = scenario()
    duel.alice.hand("Hinotama")
    duel.bob.has_set(WINNER)
    duel.alice.activates("Hinotama")
    duel.bob.activates(WINNER)
    assert duel.is_over() and duel.winner == BOB
    assert duel.bob.life == 8000 and duel.log_cards(L_RESOLVE) == ["勝利の罠"], "the link below is not processed"


@rule("MR3-WIN-05")
def test_a_winning_condition_is_watched_all_the_time() -> None:
    duel = scenario()
    duel.alice.has_life(9500)
    duel.alice.face_up(RICH)
    duel.alice.hand("Dian Keto the Cure Master")
    duel.is_settled()
    duel.alice.activates("Dian Keto the Cure Master")
    assert duel.is_over() and duel.winner == ALICE


@rule("MR3-WIN-06")
def test_drawing_the_fifth_piece_of_exodia_wins() -> None:
    duel = scenario()
    duel.alice.hand(*LIMBS, POT)
    duel.alice.deck(OX, HEAD)
    duel.is_settled()
    duel.alice.activates(POT)
    assert duel.is_over() and duel.winner == ALICE


@rule("MR3-WIN-06")
def test_four_pieces_in_hand_are_not_enough() -> None:
    for missing in (*LIMBS, HEAD):
        duel = scenario()
        duel.alice.hand(*[piece for piece in (*LIMBS, HEAD) if piece != missing])
        duel.alice.graveyard(missing)
        duel.is_settled()
        assert not duel.is_over()


@rule("MR3-WIN-06")
def test_exodia_wins_for_the_player_who_is_not_in_turn_too() -> None:
    duel = scenario()
    duel.bob.hand(*LIMBS)
    duel.bob.deck(HEAD, OX)
    duel.bob.has_set("Reckless Greed")
    duel.alice.ends_turn()
    duel.bob.activates("Reckless Greed")
    assert duel.is_over() and duel.winner == BOB


@rule("MR3-WIN-06")
def test_pieces_in_both_hands_do_not_add_up() -> None:
    duel = scenario()
    duel.alice.hand(*LIMBS)
    duel.bob.hand(HEAD)
    duel.is_settled()
    assert not duel.is_over()


@rule("RES-DRW-06")
def test_a_mandatory_draw_from_too_small_a_deck_loses() -> None:
    duel = scenario(turn=BOB, phase=Phase.END)
    duel.alice.empty_deck()
    duel.alice.deck(OX, OX)
    duel.alice.face_up(MUST_DRAW)
    assert duel.is_over() and duel.winner == BOB


@rule("RES-DRW-06")
def test_cards_milled_in_the_same_processing_are_missing_for_the_draw() -> None:
    duel = scenario()
    duel.alice.empty_deck()
    duel.alice.deck(OX, OX, OX)
    duel.alice.hand(MILL_AND_DRAW)
    duel.alice.activates(MILL_AND_DRAW)
    assert duel.is_over() and duel.winner == BOB


@rule("RES-DRW-06")
def test_cards_milled_by_a_later_link_are_missing_for_the_draw() -> None:
    miller = trap(900000205, "削る罠", "Milling Trap", resolution=Mill(1, Side.OPPONENT))
    duel = scenario()
    duel.alice.empty_deck()
    duel.alice.deck(OX, OX)
    duel.alice.hand(POT)
    duel.bob.has_set(miller)
    duel.alice.activates(POT)
    duel.bob.activates(miller)
    assert duel.is_over() and duel.winner == BOB


@rule("MR3-WIN-05")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
@pytest.mark.parametrize("kept", [True, False])
def test_exodia_wins_once_the_effect_that_drew_the_last_piece_has_been_processed(edition: str, kept: bool) -> None:
    """The rulings on 天使の施し: the two cards are discarded first."""
    duel = scenario(edition)
    duel.alice.hand(*LIMBS[:2])
    if kept:
        duel.alice.hand(OX, OX)
    charity = duel.alice.hand("Graceful Charity")
    duel.alice.deck(HEAD, *LIMBS[2:])
    duel.alice.activates(charity)
    assert not duel.is_over() and duel.alice.is_asked("pick")
    duel.alice.picks(*([OX, OX] if kept else LIMBS[:2]))
    assert duel.is_over() is kept
    if kept:
        assert duel.winner == ALICE and duel.alice.hand_size == 5
    else:
        duel.is_settled()


@rule("MR3-WIN-05")
@pytest.mark.parametrize("kept", [True, False])
def test_what_is_banished_or_discarded_after_the_draw_is_no_piece_any_more(kept: bool) -> None:
    for card, verb in (("Allure of Darkness", "banished"), ("Dark World Dealings", "graveyard")):
        duel = scenario()
        duel.alice.hand(*LIMBS)
        if kept:
            spare = duel.alice.hand("Sangan")
        drawer = duel.alice.hand(card)
        duel.bob.hand(OX)
        duel.alice.deck(HEAD)
        duel.alice.activates(drawer)
        duel.all_pass()
        assert not duel.is_over()
        duel.alice.picks(spare if kept else LIMBS[0])
        if duel.bob.is_asked("pick"):
            duel.bob.picks(OX)
        assert duel.where(spare if kept else LIMBS[0]) == verb
        assert duel.is_over() is kept


@rule("MR3-WIN-05")
def test_the_last_piece_wins_between_two_links_of_a_chain() -> None:
    duel = scenario()
    duel.alice.hand(*LIMBS)
    pot = duel.alice.hand(POT)
    greed = duel.alice.has_set("Reckless Greed")
    duel.alice.deck(HEAD)
    duel.alice.activates(pot)
    duel.alice.activates(greed)
    duel.all_pass()
    assert duel.is_over() and duel.winner == ALICE and duel.log_cards(L_RESOLVE) == ["Reckless Greed"]

"""Preparing a duel, turns and phases, winning and losing in 2004 (デュエルの準備, ターンの流れ, 勝利条件)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks.deck import Deck
from duelkit.yugioh.duel import Duel, begin
from duelkit.yugioh.editions import EXPERT_RULES, MASTER_RULE_3, RULE_PAGE_2020
from duelkit.yugioh.language import Phase, Side, WinDuel, damage, draw, spell
from duelkit.yugioh.match import Match
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_PHASE, entries
from duelkit.yugioh.state.rules import Rules

OX = "Battle Ox"
MAIN = [card for card in library().tested if card.types & 0x1 and card.types & 0x10 and not card.scale][:14] * 3


def new_duel(rules: Rules = EXPERT_RULES, first: int = ALICE) -> Duel:
    """A duel of two decks of 42 Normal Monsters."""
    return begin(rules, [MAIN, MAIN], 7, first)


def end_turn(duel: Duel) -> None:
    """Go to the next turn."""
    turn = duel.turn
    duel.choose(codes.option(codes.O_TO_END))
    while duel.turn == turn:
        assert duel.decision is not None
        duel.choose(duel.decision.options[0])


@rule("EX04-GAP-SETUP-01", "EX04-GAP-WIN-01")
@pytest.mark.parametrize("first", [ALICE, BOB])
def test_both_players_begin_with_five_cards_and_8000_points(first: int) -> None:
    duel = new_duel(first=first)
    assert duel.life == [8000, 8000] and duel.turn_player == first
    assert [len(duel.hand[player]) for player in (first, 1 - first)] == [6, 5], "the first player has drawn already"
    assert [len(duel.deck[player]) for player in (first, 1 - first)] == [36, 37]


@rule("EX04-GAP-SETUP-01")
def test_the_winner_of_the_contest_chooses_the_order() -> None:
    deck = Deck("Forty-two", tuple(MAIN))
    starters = set()
    for seed in range(1, 9):
        for choice in range(2):
            match = Match(EXPERT_RULES, (deck, deck), seed)
            decision = match.decision
            assert decision is not None and len(decision.options) == 2
            asked = decision.player
            match.choose(decision.options[choice])
            duel = match.duel
            assert duel is not None
            starters.add((asked, duel.first_player == asked, choice))
    assert len(starters) == 4, "either player may win it, and go first or second as they choose"


@rule("EX04-GAP-PHASE-01")
@pytest.mark.parametrize(("rules", "drawn"), [(EXPERT_RULES, 6), (MASTER_RULE_3, 5), (RULE_PAGE_2020, 5)])
def test_the_first_player_draws_on_turn_one(rules: Rules, drawn: int) -> None:
    duel = new_duel(rules)
    assert (duel.turn, len(duel.hand[ALICE])) == (1, drawn)
    end_turn(duel)
    assert (duel.turn, len(duel.hand[BOB])) == (2, 6)


@rule("EX04-GAP-PHASE-02")
def test_the_six_phases_come_in_order() -> None:
    duel = scenario("ex04", phase=Phase.DRAW)
    duel.alice.attack_position(OX)
    duel.alice.deck("Giant Soldier of Stone")
    duel.alice.hand(*[OX] * 6)
    duel.is_settled()
    assert duel.alice.hand_size == 7
    duel.alice.enters_battle()
    duel.alice.ends_battle()
    duel.alice.ends_turn()
    duel.alice.picks(OX)
    phases = [entry.a for entry in entries(duel.duel.log) if entry.kind == L_PHASE]
    assert phases[:7] == [Phase.DRAW, Phase.STANDBY, Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2, Phase.END, Phase.DRAW]
    assert duel.alice.hand_size == 6, "adjusted at the end"


@rule("EX04-GAP-PHASE-02", "EX04-GAP-BAT-03")
def test_without_a_battle_there_is_one_main_phase_only() -> None:
    duel = scenario("ex04", phase=Phase.DRAW)
    duel.alice.attack_position(OX)
    duel.is_settled()
    duel.alice.ends_turn()
    phases = [entry.a for entry in entries(duel.duel.log) if entry.kind == L_PHASE]
    assert phases[:4] == [Phase.DRAW, Phase.STANDBY, Phase.MAIN_1, Phase.END]


@rule("EX04-GAP-PHASE-03")
def test_the_first_player_has_no_battle_phase_on_turn_one() -> None:
    for number, offered in ((1, False), (2, True), (3, True)):
        duel = scenario("ex04", turn_number=number)
        duel.alice.attack_position(OX)
        assert duel.alice.can("battle") is offered and duel.alice.can("end turn")


@rule("EX04-GAP-WIN-01")
def test_a_player_with_no_points_left_loses() -> None:
    duel = scenario("ex04", phase=Phase.BATTLE)
    ox = duel.alice.attack_position(OX)
    duel.bob.has_life(1700)
    duel.alice.attacks(ox)
    duel.all_pass()
    assert duel.is_over() and duel.winner == ALICE and duel.bob.life == 0


@rule("EX04-GAP-WIN-01")
def test_a_player_who_must_draw_but_cannot_loses() -> None:
    duel = scenario("ex04", phase=Phase.DRAW, turn=BOB, filler=0)
    assert duel.is_over() and duel.winner == ALICE
    duel = scenario("ex04", filler=0)
    duel.alice.deck(OX)
    duel.bob.deck(OX, OX, OX)
    force = spell(900042101, "両者三枚", "Three for Both", resolution=draw(3, Side.OPPONENT))
    duel.alice.hand(force)
    duel.alice.activates(force)
    duel.all_pass()
    assert not duel.is_over() and duel.bob.hand_size == 3, "the last card may be drawn"
    duel.alice.ends_turn()
    duel.all_pass()
    assert duel.is_over() and duel.winner == ALICE, "Bob has none to draw in his turn"


@rule("EX04-GAP-WIN-01")
def test_a_card_effect_may_win_the_duel() -> None:
    win = spell(900042102, "勝利の札", "Card of Victory", resolution=WinDuel())
    duel = scenario("ex04")
    duel.bob.hand(win)
    duel.alice.hand(win)
    duel.alice.activates(win)
    duel.all_pass()
    assert duel.is_over() and duel.winner == ALICE
    duel = scenario("ex04", phase=Phase.DRAW)
    duel.alice.hand(
        "Exodia the Forbidden One",
        "Right Arm of the Forbidden One",
        "Left Arm of the Forbidden One",
        "Right Leg of the Forbidden One",
    )
    duel.alice.deck("Left Leg of the Forbidden One")
    assert duel.is_over() and duel.winner == ALICE


@rule("EX04-GAP-WIN-01")
def test_both_at_once_is_a_draw() -> None:
    both = spell(900042103, "相討ちの火", "Mutual Fire", resolution=damage(8000, Side.EITHER))
    duel = scenario("ex04")
    duel.alice.hand(both)
    duel.alice.activates(both)
    duel.all_pass()
    assert duel.is_over() and duel.winner == -1


@rule("EX04-GAP-PHASE-03")
@pytest.mark.parametrize("first", [ALICE, BOB])
def test_whoever_begins_has_no_battle_phase_and_the_other_player_has(first: int) -> None:
    duel = new_duel(first=first)
    for player, offered in ((first, False), (1 - first, True), (first, True)):
        decision = duel.decision
        assert decision is not None and decision.player == duel.turn_player == player
        assert (codes.option(codes.O_TO_BATTLE) in decision.options) is offered
        end_turn(duel)

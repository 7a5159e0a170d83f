"""The seven phases, drawing, mana, the ends of a turn and of a duel.

Rules: EOJ-PHASE, EOJ-DRAW, EOJ-MANA, EOJ-ACT1, EOJ-WIN, EOJ-TIME.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from duelkit.judgment.boards import standard_board, standard_settings
from duelkit.judgment.duel import begin
from duelkit.judgment.language import (
    ANYTHING,
    CREATURE,
    NO_DEFENCE,
    NONE,
    STANDARD,
    Activated,
    Card,
    Discard,
    Draw,
    Event,
    GainMana,
    Incarnation,
    LoseMana,
    MagicDamage,
    Pick,
    Pile,
    Pool,
    Side,
    SpellClass,
    SummonOnto,
    When,
    creature,
    resolution_phase,
    spell,
    when,
)
from duelkit.judgment.scenario import ALICE, BOB, Scenario, scenario
from duelkit.judgment.state import codes
from duelkit.judgment.state.board import Settings
from duelkit.judgment.state.log import L_ATTACK, L_CHECK, L_DRAW, L_MANA, L_TIMEOUT, L_TRASH, L_TURN, L_WIN, entries
from duelkit.rulebook.cite import rule

NUMBERS = count(811_000)


def being(
    name: str,
    *abilities: Any,
    hp: int = 5,
    attack: int = 2,
    cost: int = 1,
    action: int = 1,
    icon: Any = STANDARD,
    **more: Any,
) -> Card:
    return creature(
        next(NUMBERS), name, NONE, "Being", "", cost, action, hp, attack, icon, NO_DEFENCE, *abilities, **more
    )


PLAIN = being("Plain")
FREE = being("Free", cost=0)
WEAK = being("Weak", hp=2)
ERRAND = spell(next(NUMBERS), "Errand", SpellClass.CONJURATION, 1, Draw(2))
BOLT = spell(next(NUMBERS), "Bolt", SpellClass.CONJURATION, 1, MagicDamage(2), ANYTHING)
STORM = spell(next(NUMBERS), "Storm", SpellClass.SORCERY, 1, GainMana(1))
GRAB = spell(next(NUMBERS), "Grab", SpellClass.CONJURATION, 0, LoseMana(3))
GIFT = spell(next(NUMBERS), "Gift", SpellClass.RITUAL, 0, GainMana(40))
HEIR = being("Heir", Incarnation(ANYTHING), cost=2)


def duel_with(*cards: Card, mana: int = 9, turn: int = ALICE, **more: Any) -> Scenario:
    """Alice's (or Bob's) action phase 1 with these cards in hand."""
    duel = scenario(turn=turn, **more)
    side = duel.alice if turn == ALICE else duel.bob
    side.hand(*cards)
    side.mana(mana)
    return duel


def kinds(duel: Scenario) -> list[int]:
    return [entry.kind for entry in entries(duel.duel.log)]


# phases


@rule("EOJ-PHASE-01", "EOJ-PHASE-02")
def test_seven_phases_in_their_order() -> None:
    seen: list[int] = []
    probe = being("Probe", when(When(Event.RESOLUTION, ANYTHING, None, Side.YOU), Discard(1, Side.YOU)))
    duel = scenario(turn=ALICE, turn_number=5, phase="start")
    duel.alice.creature(probe, at=5)
    duel.alice.hand(*[PLAIN] * 8)
    duel.start()
    assert (duel.duel.turn, duel.duel.turn_player) == (5, ALICE)
    told = [kind for kind in kinds(duel) if kind in (L_TURN, L_DRAW, L_MANA)]
    assert told == [L_TURN, L_DRAW, L_MANA]
    seen.append(duel.duel.phase)
    duel.alice.ends_action_1()
    seen.append(duel.duel.phase)
    duel.alice.ends_turn()
    seen.append(duel.duel.phase)
    assert seen == [codes.ACTION_1, codes.ACTION_2, codes.RESOLUTION]
    while duel.duel.turn_player == ALICE:
        decision = duel.decision()
        assert decision is not None
        duel.duel.choose(decision.options[0])
    assert (duel.duel.turn, duel.duel.turn_player) == (6, BOB)


@rule("EOJ-PHASE-01")
def test_victory_is_judged_in_the_seventh_phase() -> None:
    duel = duel_with()
    for at in (1, 2, 3, 4, 5):
        duel.alice.creature(PLAIN, at=at)
    duel.alice.ends_turn()
    assert duel.winner == ALICE
    assert duel.duel.phase == codes.END


@rule("EOJ-PHASE-02")
def test_turn_start_counts_the_turn_and_changes_the_turn_player() -> None:
    duel = duel_with(turn_number=3)
    duel.alice.ends_turn()
    assert (duel.duel.turn, duel.duel.turn_player) == (4, BOB)
    duel.bob.ends_turn()
    assert (duel.duel.turn, duel.duel.turn_player) == (5, ALICE)


@pytest.mark.parametrize("by_summon", [False, True])
@rule("EOJ-PHASE-03", "EOJ-PHASE-04")
def test_battle_begins_at_once_and_its_dead_are_trashed_after_it(by_summon: bool) -> None:
    duel = duel_with(PLAIN)
    duel.bob.creature(WEAK, at=5)
    if by_summon:
        duel.alice.summons(PLAIN, at=8)
        assert duel.bob.is_asked("act")  # the turn went on to its end
    else:
        duel.alice.creature(FREE, at=8)
        duel.alice.attacks(FREE)
        assert duel.alice.is_asked("act")
    assert [entry.kind for entry in entries(duel.duel.log) if entry.kind in (L_ATTACK, L_TRASH)] == [L_ATTACK, L_TRASH]
    assert duel.where(WEAK) == "graveyard"
    assert duel.bob.mana_left == (1 if not by_summon else 3)


@rule("EOJ-PHASE-05", "EOJ-ACT1-04")
def test_declared_end_of_action_phase_1() -> None:
    duel = duel_with(PLAIN, BOLT)
    mine = duel.alice.creature(FREE, at=8)
    duel.bob.creature(WEAK, at=5)
    assert duel.alice.can("cast", BOLT)
    assert duel.alice.can("attack", mine)
    duel.alice.ends_action_1()
    assert duel.duel.phase == codes.ACTION_2
    for verb in ("cast", "attack", "rotate", "action 2"):
        assert not duel.alice.can(verb)
    assert duel.alice.can("summon", PLAIN, 7)
    assert duel.alice.can("end turn")


@rule("EOJ-PHASE-05", "EOJ-PHASE-06", "EOJ-ACT1-04")
def test_summon_declares_the_end_of_action_phase_1_and_ends_phase_2() -> None:
    duel = duel_with(PLAIN, FREE, BOLT)
    decision = duel.decision()
    assert decision is not None
    duel.duel.choose(next(one for one in decision.options if codes.verb_of(one) == codes.O_SUMMON))
    assert duel.alice.is_asked("position")
    assert duel.duel.phase == codes.ACTION_2
    duel.alice.faces("north")
    assert duel.duel.turn_player == BOB
    assert duel.alice.hand_size == 2


@rule("EOJ-PHASE-06")
def test_summon_with_a_battle_ends_action_phase_2_too() -> None:
    duel = duel_with(PLAIN, FREE)
    duel.bob.creature(WEAK, at=5)
    duel.alice.ends_action_1()
    duel.alice.summons(PLAIN, at=8)
    assert duel.where(WEAK) == "graveyard"
    assert duel.duel.turn_player == BOB


@rule("EOJ-PHASE-07")
def test_end_of_turn_may_be_declared_in_both_action_phases() -> None:
    duel = duel_with()
    duel.alice.ends_turn()
    assert duel.duel.turn_player == BOB
    duel.bob.ends_action_1()
    duel.bob.ends_turn()
    assert duel.duel.turn_player == ALICE


@rule("EOJ-PHASE-08")
def test_only_sorcery_declaration_and_summon_end_a_turn() -> None:
    def ready() -> Scenario:
        duel = duel_with(PLAIN, STORM, ERRAND, BOLT)
        duel.alice.creature(FREE, at=8)
        duel.bob.creature(being("Sturdy", hp=9), at=5)
        return duel

    stays: list[Callable[[Scenario], None]] = [
        lambda duel: duel.alice.casts(ERRAND),
        lambda duel: duel.alice.attacks(FREE),
        lambda duel: duel.alice.rotates(FREE),
        lambda duel: duel.alice.ends_action_1(),
    ]
    for act in stays:
        duel = ready()
        act(duel)
        assert duel.duel.turn_player == ALICE
    ends: list[Callable[[Scenario], None]] = [
        lambda duel: duel.alice.casts(STORM),
        lambda duel: duel.alice.ends_turn(),
        lambda duel: duel.alice.summons(PLAIN, at=7),
    ]
    for act in ends:
        duel = ready()
        act(duel)
        assert duel.duel.turn_player == BOB


@rule("EOJ-PHASE-09", "EOJ-ACT1-03", "EOJ-SUMMON-01")
def test_special_summon_does_not_end_the_turn_nor_use_up_the_normal_one() -> None:
    duel = duel_with(HEIR, PLAIN)
    duel.alice.creature(WEAK, at=8)
    duel.alice.incarnates(HEIR, WEAK)
    assert duel.at(8) == "Heir"
    assert duel.duel.turn_player == ALICE
    duel.is_settled()
    assert duel.alice.can("summon", PLAIN, 5)


@rule("EOJ-PHASE-10", "EOJ-PHASE-11")
def test_effects_of_the_resolution_phase_come_before_the_hand_limit() -> None:
    duel = duel_with(*[PLAIN] * 7)
    duel.alice.creature(being("Scholar", when(resolution_phase(), Draw(1))), at=5)
    duel.alice.ends_turn()
    assert duel.alice.is_asked("pick")
    assert duel.alice.hand_size == 8
    assert duel.duel.phase == codes.RESOLUTION
    duel.alice.picks(PLAIN)
    assert duel.alice.hand_size == 7
    assert duel.duel.turn_player == BOB


@rule("EOJ-PHASE-11")
def test_player_discards_down_to_seven_as_they_choose() -> None:
    cards = [being(f"Card {number}") for number in range(10)]
    duel = duel_with(*cards)
    duel.alice.ends_turn()
    assert sorted(duel.alice.offered_cards()) == sorted(card.en for card in cards)
    duel.alice.picks(cards[4], cards[0], cards[9])
    assert duel.alice.hand_size == 7
    assert duel.alice.cards("graveyard") == ["Card 4", "Card 0", "Card 9"]
    assert duel.duel.turn_player == BOB
    assert duel.duel.phase == codes.ACTION_1


@rule("EOJ-PHASE-12")
def test_hand_limit_holds_at_no_other_time_and_for_nobody_else() -> None:
    duel = duel_with(*[PLAIN] * 7, ERRAND)
    duel.bob.hand(*[PLAIN] * 9)
    duel.alice.casts(ERRAND)
    assert duel.alice.hand_size == 9
    assert duel.alice.is_asked("act")
    duel.alice.ends_turn()
    duel.alice.picks(PLAIN, PLAIN)
    assert duel.bob.is_asked("act")
    assert duel.bob.hand_size == 10  # nine, and the card of the draw phase


@rule("EOJ-PHASE-13")
def test_victory_is_judged_before_the_turn_passes() -> None:
    duel = duel_with()
    for at in (1, 2, 3, 4, 5):
        duel.alice.creature(PLAIN, at=at)
    duel.alice.ends_turn()
    assert (duel.winner, duel.duel.turn_player, duel.duel.turn) == (ALICE, ALICE, 3)
    assert duel.decision() is None


@rule("EOJ-PHASE-14")
def test_four_fields_at_the_end_of_a_turn_are_check_for_each_player() -> None:
    duel = duel_with()
    for at in (1, 2, 3, 4):
        duel.alice.creature(PLAIN, at=at, facing="north")
    for at in (6, 7, 8, 9):
        duel.bob.creature(WEAK, at=at, facing="south")
    assert duel.log(L_CHECK) == []
    duel.alice.ends_turn()
    assert sorted(entry.player for entry in duel.log(L_CHECK)) == [ALICE, BOB]
    other = duel_with()
    for at in (1, 2, 3):
        other.alice.creature(PLAIN, at=at)
    other.alice.ends_turn()
    assert other.log(L_CHECK) == []


# draw and mana


@pytest.mark.parametrize("player", [ALICE, BOB])
@rule("EOJ-DRAW-01", "EOJ-MANA-01")
def test_turn_player_draws_the_top_card_and_gains_two_mana(player: int) -> None:
    duel = scenario(turn=player, phase="draw")
    sides = (duel.alice, duel.bob)
    sides[player].library(PLAIN, FREE)
    sides[player].mana(1)
    sides[1 - player].mana(1)
    duel.start()
    assert sides[player].cards("hand") == ["Plain"]
    assert sides[1 - player].hand_size == 0
    assert (sides[player].mana_left, sides[1 - player].mana_left) == (3, 1)


@rule("EOJ-DRAW-02", "EOJ-DRAW-03", "EOJ-MANA-02", "EOJ-MANA-06")
def test_first_turns_of_both_players() -> None:
    duel = begin(standard_settings(), [[being(f"A {n}") for n in range(30)], [being(f"B {n}") for n in range(30)]], 1)
    for _ in range(2):
        assert duel.decision is not None
        duel.choose(duel.decision.options[0])
    assert standard_settings().start_mana == 0
    assert (len(duel.hand[0]), duel.mana) == (5, [2, 0])
    assert duel.decision is not None
    duel.choose(duel.decision.options[-1])
    assert (len(duel.hand[1]), duel.mana) == (6, [2, 2])


@rule("EOJ-MANA-06")
def test_starting_mana_is_a_setting() -> None:
    board = standard_board()
    duel = begin(Settings(board, start_mana=4), [[being("C")] * 30, [being("D")] * 30], 1)
    assert duel.mana == [4, 4]


@pytest.mark.parametrize("player", [ALICE, BOB])
@rule("EOJ-DRAW-04", "EOJ-WIN-04")
def test_empty_library_in_the_draw_phase_loses(player: int) -> None:
    duel = scenario(turn=player, phase="draw")
    (duel.alice, duel.bob)[player].empty_library()
    assert duel.winner == 1 - player
    assert duel.duel.outcome is not None
    assert duel.duel.outcome.rule == "EOJ-WIN-04"


@rule("EOJ-DRAW-04")
def test_opponents_empty_library_and_the_last_card_lose_nothing() -> None:
    duel = scenario(turn=ALICE, phase="draw")
    duel.bob.empty_library()
    duel.alice.empty_library()
    duel.alice.library(PLAIN)
    assert duel.winner is None
    assert duel.alice.cards("hand") == ["Plain"]


@rule("EOJ-WIN-04")
def test_draw_of_an_effect_from_too_small_a_library_loses() -> None:
    duel = duel_with(ERRAND)
    duel.alice.empty_library()
    duel.alice.library(PLAIN)
    duel.alice.casts(ERRAND)
    assert duel.winner == BOB


@rule("EOJ-MANA-03", "EOJ-MANA-07")
def test_mana_has_no_maximum_and_is_kept() -> None:
    duel = duel_with(GIFT, GIFT, mana=70)
    duel.alice.casts(GIFT)
    duel.alice.casts(GIFT)
    assert duel.alice.mana_left == 150
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.mana_left == 152


@rule("EOJ-MANA-04")
def test_mana_never_falls_below_zero() -> None:
    duel = duel_with(ERRAND, PLAIN, GRAB, mana=0)
    duel.bob.mana(2)
    duel.alice.creature(WEAK, at=5)
    for verb in ("summon", "attack", "rotate"):
        assert not duel.alice.can(verb)
    assert not duel.alice.can("cast", ERRAND)
    duel.alice.casts(GRAB)
    assert duel.bob.mana_left == 0


# action phase 1


@rule("EOJ-ACT1-01", "EOJ-ACT1-02")
def test_actions_of_phase_1_in_any_order() -> None:
    duel = duel_with(ERRAND, HEIR, BOLT, mana=20)
    mine = duel.alice.creature(FREE, at=8)
    duel.alice.creature(WEAK, at=9)
    duel.bob.creature(WEAK, at=5)
    duel.alice.rotates(mine)
    duel.alice.casts(ERRAND)
    duel.alice.incarnates(HEIR, WEAK)
    duel.alice.casts(BOLT)
    duel.alice.picks(mine)
    assert duel.duel.phase == codes.ACTION_1
    other = duel_with(ERRAND, BOLT, mana=20)
    fighter = other.alice.creature(FREE, at=8)
    other.bob.creature(WEAK, at=5)
    other.alice.attacks(fighter)
    assert other.where(WEAK) == "graveyard"
    other.alice.rotates(fighter)
    other.alice.casts(ERRAND)
    assert other.alice.is_asked("act")
    assert other.duel.phase == codes.ACTION_1


@rule("EOJ-ACT1-03")
def test_ability_that_summons_in_action_phase_1() -> None:
    cocoon = being("Cocoon", Activated(SummonOnto(Pick(Pool(CREATURE, Pile.HAND, Side.YOU)))))
    duel = duel_with(PLAIN)
    nest = duel.alice.creature(cocoon, at=5)
    duel.alice.uses(nest)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(PLAIN)
    duel.alice.faces("north")
    assert duel.at(5) == "Plain"
    assert duel.where(nest) == "graveyard"
    assert duel.duel.phase == codes.ACTION_1


# winning and losing


@pytest.mark.parametrize(("fields", "wins"), [(4, False), (5, True), (6, True)])
@rule("EOJ-WIN-01")
def test_five_fields_at_the_end_of_a_turn_win(fields: int, wins: bool) -> None:
    duel = duel_with()
    for at in range(1, fields + 1):
        duel.alice.creature(PLAIN, at=at)
    duel.alice.ends_turn()
    assert duel.winner == (ALICE if wins else None)


@rule("EOJ-WIN-02")
def test_five_fields_in_the_middle_of_a_turn_do_not_win() -> None:
    duel = duel_with()
    for at in range(1, 6):
        duel.bob.creature(PLAIN, at=at)
    killer = duel.alice.creature(being("Killer", attack=9), at=8)
    assert duel.winner is None
    assert duel.alice.is_asked("act")
    duel.alice.attacks(killer)
    duel.alice.ends_turn()
    assert duel.winner is None


@rule("EOJ-WIN-03")
def test_other_player_can_win_at_the_end_of_a_turn() -> None:
    duel = duel_with()
    for at in range(1, 6):
        duel.bob.creature(PLAIN, at=at)
    duel.alice.ends_turn()
    assert duel.winner == BOB


@pytest.mark.parametrize("player", [ALICE, BOB])
@rule("EOJ-WIN-05")
def test_surrender_loses_at_any_time(player: int) -> None:
    duel = duel_with()
    duel.start()
    duel.duel.surrender(player)
    assert duel.winner == 1 - player
    assert duel.duel.decision is None
    assert [entry.player for entry in duel.log(L_WIN)] == [1 - player]


# time-outs


@rule("EOJ-TIME-01")
def test_nobody_times_out_by_playing() -> None:
    duel = duel_with()
    for _ in range(4):
        duel.alice.ends_turn()
        duel.bob.ends_turn()
    assert duel.duel.timeouts == [0, 0]


@rule("EOJ-TIME-02", "EOJ-PHASE-08")
def test_time_out_ends_the_turn_with_all_that_belongs_to_its_end() -> None:
    duel = duel_with(*[PLAIN] * 9)
    duel.alice.creature(being("Scholar", when(resolution_phase(), GainMana(5))), at=5)
    duel.start()
    duel.duel.time_out()
    assert duel.duel.timeouts == [1, 0]
    assert [(entry.player, entry.a) for entry in duel.log(L_TIMEOUT)] == [(ALICE, 1)]
    assert duel.duel.turn_player == BOB
    assert duel.alice.mana_left == 14
    assert duel.alice.hand_size == 7
    assert duel.winner is None


@rule("EOJ-TIME-02")
def test_time_out_in_the_middle_of_a_summon() -> None:
    duel = duel_with(PLAIN)
    duel.start()
    decision = duel.decision()
    assert decision is not None
    duel.duel.choose(next(one for one in decision.options if codes.verb_of(one) == codes.O_SUMMON))
    assert duel.alice.is_asked("position")
    duel.duel.time_out()
    assert duel.duel.turn_player == BOB


@rule("EOJ-TIME-03")
def test_third_time_out_loses_at_once_and_need_not_be_in_a_row() -> None:
    duel = duel_with()
    duel.start()
    duel.duel.time_out()
    duel.duel.time_out()
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.duel.time_out()
    duel.bob.ends_turn()
    assert duel.duel.timeouts == [2, 1]
    assert duel.winner is None
    duel.duel.time_out()
    assert duel.winner == BOB
    assert duel.duel.turn_player == ALICE
    assert duel.duel.outcome is not None
    assert duel.duel.outcome.rule == "EOJ-TIME-03"

"""Priority: who may act first, and what it takes to go on."""

from __future__ import annotations

from duelkit.kernel.decision import ACT, RESPOND, TRIGGER
from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    MONSTER,
    Attribute,
    Phase,
    Race,
    Side,
    damage,
    ignition,
    monster,
    quick,
    summoned,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state import codes

OX = "Battle Ox"
GUN = monster(900000801, "即時砲台", "Quick Battery", Attribute.DARK, Race.MACHINE, 4, 1000, 1000, quick(damage(100)))
IGNITION = monster(
    900000802, "起動砲台", "Ignition Battery", Attribute.DARK, Race.MACHINE, 4, 1000, 1000, ignition(damage(100))
)
GREETER = monster(
    900000803,
    "見張り",
    "Lookout",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(summoned(MONSTER, side=Side.OPPONENT), damage(100), mandatory=True),
)
STAY = "Waboku"


def walk(duel: Scenario, attack: bool = False) -> list[tuple[int, int, int]]:
    """Go through the turn, everybody passing; answers (phase, step, player) for every question."""
    asked: list[tuple[int, int, int]] = []
    turn = duel.duel.turn
    for _ in range(60):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.turn != turn and duel.duel.turn_player != ALICE:
            return asked
        asked.append((duel.duel.phase, duel.duel.step, decision.player))
        if decision.kind == ACT:
            verbs = {codes.verb_of(option): option for option in decision.options}
            choice = verbs.get(
                codes.O_TO_BATTLE,
                verbs.get(
                    codes.O_ATTACK if attack else -1, verbs.get(codes.O_TO_MAIN_2, verbs.get(codes.O_TO_END, -1))
                ),
            )
            duel.duel.choose(choice)
        elif decision.kind in (RESPOND, TRIGGER):
            duel.duel.choose(codes.PASS)
        else:
            duel.duel.choose(decision.options[0])
    raise AssertionError("the turn does not end")


@rule("MR3-PRI-01", "MR3-TURN-04")
def test_in_each_phase_and_step_the_turn_player_is_asked_first() -> None:
    duel = scenario(phase=Phase.DRAW)
    for side in (duel.alice, duel.bob):
        side.has_set("Rush Recklessly")
        side.has_set(STAY)
        side.attack_position(OX)
    asked = walk(duel, attack=True)
    first: dict[tuple[int, int], int] = {}
    for phase, step, player in asked:
        first.setdefault((phase, step), player)
    assert {phase for phase, _ in first} == set(range(6)), "every phase asks"
    assert (codes.BATTLE, codes.START_STEP) in first and (codes.BATTLE, codes.BATTLE_STEP) in first
    assert (codes.BATTLE, codes.DAMAGE_START) in first and (codes.BATTLE, codes.BEFORE_CALC) in first
    assert (codes.BATTLE, codes.END_STEP) in first
    assert set(first.values()) == {ALICE}


@rule("MR3-PRI-01", "MR3-PRI-03")
def test_the_opponent_is_asked_once_the_turn_player_has_passed() -> None:
    duel = scenario(phase=Phase.STANDBY)
    duel.alice.has_set(STAY)
    duel.bob.has_set(STAY)
    assert duel.alice.is_asked() and not duel.bob.can("activate", STAY)
    duel.alice.passes()
    assert duel.bob.is_asked() and duel.bob.can("activate", STAY)


@rule("MR3-PRI-02")
def test_while_the_turn_player_has_priority_the_opponent_cannot_begin() -> None:
    duel = scenario()
    duel.alice.hand(OX, "Rush Recklessly")
    duel.bob.has_set(STAY)
    assert duel.alice.is_asked("act") and not duel.bob.can("activate", STAY)
    duel.alice.summons(OX)
    assert duel.alice.is_asked("respond") and not duel.bob.can("activate", STAY)
    duel.alice.passes()
    assert duel.bob.can("activate", STAY)


@rule("MR3-PRI-02")
def test_only_triggers_of_the_opponent_go_before_the_turn_players_first_activation() -> None:
    duel = scenario()
    duel.alice.hand(OX, "Rush Recklessly")
    duel.bob.attack_position(GREETER)
    duel.bob.has_set(STAY)
    duel.alice.summons(OX)
    assert len(duel.duel.chain) == 1 and duel.duel.scopes[duel.duel.chain[0]].player == BOB


@rule("MR3-PRI-03")
def test_priority_passes_with_an_activation() -> None:
    duel = scenario()
    duel.alice.hand("Hinotama", "Rush Recklessly")
    duel.alice.attack_position(OX)
    duel.bob.has_set(STAY)
    duel.alice.activates("Hinotama")
    assert duel.bob.is_asked("respond"), "not Alice again"


@rule("MR3-PRI-04", "MR3-PRI-05")
def test_the_phase_ends_only_after_the_opponent_has_passed() -> None:
    for declare in ("battle", "end"):
        duel = scenario()
        duel.bob.has_set(STAY)
        if declare == "battle":
            duel.alice.enters_battle()
        else:
            duel.alice.ends_turn()
        assert duel.bob.is_asked("respond") and duel.bob.can("activate", STAY) and duel.bob.can("pass")
        assert duel.duel.phase == Phase.MAIN_1
        duel.bob.passes()
        assert duel.duel.phase != Phase.MAIN_1


@rule("MR3-PRI-04")
def test_announcing_the_end_of_a_phase_gives_priority_up() -> None:
    duel = scenario()
    duel.alice.hand("Rush Recklessly")
    duel.alice.attack_position(OX)
    duel.bob.has_set(STAY)
    duel.alice.enters_battle()
    assert duel.bob.is_asked("respond"), "the turn player has passed by announcing it"
    duel.bob.passes()
    assert duel.duel.phase == Phase.BATTLE and duel.alice.is_asked("respond"), "asked anew only in the next phase"


@rule("MR3-PRI-05")
def test_a_response_to_the_announcement_keeps_the_phase_open() -> None:
    duel = scenario()
    duel.alice.hand("Rush Recklessly", OX)
    duel.bob.has_set(STAY)
    duel.bob.has_set("Reckless Greed")
    duel.alice.ends_turn()
    duel.bob.activates(STAY)
    duel.all_pass()
    assert duel.duel.phase == Phase.MAIN_1 and duel.alice.is_asked("act") and duel.alice.can("summon", OX)


@rule("MR3-PRI-05")
def test_the_end_of_the_battle_phase_can_be_answered() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.bob.has_set(STAY)
    duel.alice.attack_position(OX)
    duel.alice.ends_battle()
    assert duel.bob.is_asked("respond") and duel.duel.phase == Phase.BATTLE
    duel.bob.passes()
    assert duel.bob.is_asked("respond") and duel.duel.step == codes.END_STEP, "the end step asks once more"
    duel.bob.passes()
    assert duel.duel.phase == Phase.MAIN_2


@rule("MR3-PRI-05")
def test_the_end_of_the_turn_can_be_answered_in_the_end_phase() -> None:
    duel = scenario(phase=Phase.MAIN_2)
    duel.bob.has_set(STAY)
    duel.alice.hand(OX)
    duel.alice.ends_turn()
    duel.bob.passes()
    assert duel.duel.phase == Phase.END and duel.bob.is_asked() and duel.bob.can("activate", STAY)
    duel.bob.passes()
    assert duel.duel.turn_player == BOB


@rule("MR3-GAP-PRI-01")
def test_no_ignition_effect_answers_a_summon() -> None:
    duel = scenario()
    duel.alice.hand(IGNITION, "Rush Recklessly")
    duel.alice.attack_position(GUN)
    duel.alice.attack_position(IGNITION)
    duel.bob.has_set(STAY)
    duel.alice.summons(IGNITION)
    assert duel.alice.can("activate", GUN) and duel.alice.can("activate", "Rush Recklessly")
    assert not duel.alice.can("activate", IGNITION)
    duel.alice.passes()
    duel.bob.passes()
    assert duel.alice.can("activate", IGNITION)


@rule("MR3-TURN-04")
def test_the_turn_player_leads_the_turn() -> None:
    for turn in (ALICE, BOB):
        duel = scenario(turn=turn)
        duel.alice.hand(OX)
        duel.bob.hand(OX)
        assert duel.alice.can("summon", OX) is (turn == ALICE)
        assert duel.bob.can("summon", OX) is (turn == BOB)
        assert duel.duel.turn_player == turn

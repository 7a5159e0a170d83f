"""Handlers that compile the words about phases (フェイズ)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, CHECKS, MODIFIERS, VERBS, Compiler
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.state.card_info import KEEPS_ACTIVATION, KEEPS_ARRIVAL
from duelkit.yugioh.state.categories import C_PHASE_SKIPPED
from duelkit.yugioh.state.code import Amount, Check
from duelkit.yugioh.state.codes import MAIN_2
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.turns.meaning import (
    EndMainPhase,
    GoToEndPhase,
    HeldAtTurnEnd,
    IsPhaseSince,
    PhasesPassed,
    SkippedByBoth,
    SkipPhases,
    SkipTurn,
    TurnsFaceUp,
)
from duelkit.yugioh.words.turns.run import (
    EndMainOp,
    EndTurnOp,
    HeldAtTurnEndCheck,
    PassedAmount,
    PhaseSinceCheck,
    SkipPhasesOp,
    SkipTurnOp,
    TurnsFaceUpAmount,
)


@AMOUNTS.handles(PhasesPassed)
def _(compiler: Compiler, node: PhasesPassed) -> Amount:
    compiler.info.keeps |= KEEPS_ACTIVATION
    return PassedAmount(int(node.phase), int(node.side))


@AMOUNTS.handles(TurnsFaceUp)
def _(compiler: Compiler, node: TurnsFaceUp) -> Amount:
    compiler.info.counts_turns = True
    return TurnsFaceUpAmount()


@CHECKS.handles(HeldAtTurnEnd)
def _(compiler: Compiler, node: HeldAtTurnEnd) -> Check:
    compiler.info.at_turn_end = compiler.check(node.condition)
    return HeldAtTurnEndCheck()


@CHECKS.handles(IsPhaseSince)
def _(compiler: Compiler, node: IsPhaseSince) -> Check:
    compiler.info.keeps |= KEEPS_ARRIVAL
    compiler.info.by_phase = True
    return PhaseSinceCheck(node.number, int(node.phase), int(node.side))


VERBS.passes({SkipPhases: SkipPhasesOp, SkipTurn: SkipTurnOp, GoToEndPhase: EndTurnOp, EndMainPhase: EndMainOp})


@MODIFIERS.handles(SkippedByBoth)
def _(compiler: Compiler, node: SkippedByBoth) -> ModifierCode:
    code = ModifierCode(C_PHASE_SKIPPED)
    code.number = MAIN_2
    code.side = int(Side.EITHER)  # it concerns no cards
    return code

"""Handlers that compile the words about conditions (条件)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, Compiler, NotInVocabulary
from duelkit.yugioh.language.base import AllHold, DoesNotHold, OneHolds
from duelkit.yugioh.language.clauses import Are, Exists, InPhase, InStep, TurnOf
from duelkit.yugioh.language.nouns import OfAttribute
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.state.card_info import KEEPS_ARRIVAL, KEEPS_EFFECT
from duelkit.yugioh.state.code import Check
from duelkit.yugioh.state.duel import ASKS_FOR_SUMMONS
from duelkit.yugioh.words.conditions.meaning import (
    AllRemain,
    CameHere,
    ChainIsEmpty,
    Compare,
    EventIs,
    HasActivated,
    HasDone,
    HasLeft,
    HasSummoned,
    HeldAtActivation,
    PutHereBy,
)
from duelkit.yugioh.words.conditions.run import (
    AT_LEAST,
    EQUAL,
    MORE_THAN,
    ActivatedCheck,
    AllChecks,
    AreCheck,
    ArrivalCheck,
    CompareCheck,
    EventCheck,
    ExistsCheck,
    LeftCheck,
    NoChainCheck,
    NotCheck,
    NotedCheck,
    OneCheck,
    PastAttributeCheck,
    PhaseCheck,
    PutHereCheck,
    RemainCheck,
    StepCheck,
    SummonedCheck,
    TurnActionCheck,
    TurnCheck,
)


@CHECKS.handles(Exists)
def _(compiler: Compiler, node: Exists) -> Check:
    counting, compiler.counting = compiler.counting, bool(node.pool.zones & Zone.FIELD)
    pool = compiler.pool(node.pool)
    compiler.counting = counting
    return ExistsCheck(pool, node.at_least, -1 if node.at_most is None else node.at_most)


@CHECKS.handles(Compare)
def _(compiler: Compiler, node: Compare) -> Check:
    return CompareCheck(
        compiler.amount(node.first),
        compiler.amount(node.second),
        EQUAL if node.equal else MORE_THAN if node.strictly else AT_LEAST,
    )


@CHECKS.handles(InPhase)
def _(compiler: Compiler, node: InPhase) -> Check:
    compiler.info.by_phase = True
    return PhaseCheck(sum(1 << int(phase) for phase in node.phases))


@CHECKS.handles(Are)
def _(compiler: Compiler, node: Are) -> Check:
    if node.as_it_was:
        return past(compiler, node)
    return AreCheck(*compiler.ref(node.what), compiler.test(node.filter))


@CHECKS.handles(HasSummoned)
def _(compiler: Compiler, node: HasSummoned) -> Check:
    compiler.info.reach |= ASKS_FOR_SUMMONS
    return SummonedCheck(compiler.test(node.which), int(node.origin), int(node.side))


@CHECKS.handles(HeldAtActivation)
def _(compiler: Compiler, node: HeldAtActivation) -> Check:
    compiler.effect.noted = compiler.check(node.condition)
    return NotedCheck()


@CHECKS.handles(PutHereBy)
def _(compiler: Compiler, node: PutHereBy) -> Check:
    compiler.info.keeps |= KEEPS_EFFECT
    return PutHereCheck(node.effect, node.this_turn)


def past(compiler: Compiler, node: Are) -> Check:
    """A condition on previous properties of cards, of which the engine records the Attribute."""
    if not isinstance(node.filter, OfAttribute):
        raise NotInVocabulary(node.filter)
    return PastAttributeCheck(*compiler.ref(node.what), int(node.filter.attribute))


@CHECKS.handles(CameHere)
def _(compiler: Compiler, node: CameHere) -> Check:
    compiler.info.keeps |= KEEPS_ARRIVAL
    compiler.info.by_phase = True
    return ArrivalCheck(
        because=int(node.because),
        origin=int(node.origin),
        face_up=node.face_up,
        by=-1 if node.by in (None, Side.EITHER) else int(node.by or 0),
        this_turn=node.this_turn,
        next_phase=-1 if node.next is None else int(node.next),
        of=int(node.of),
        last_turn=node.last_turn,
    )


CHECKS.passes(
    {
        AllHold: AllChecks,
        OneHolds: OneCheck,
        DoesNotHold: NotCheck,
        InStep: StepCheck,
        TurnOf: TurnCheck,
        HasLeft: LeftCheck,
        HasDone: TurnActionCheck,
        EventIs: EventCheck,
        HasActivated: ActivatedCheck,
        ChainIsEmpty: NoChainCheck,
        AllRemain: RemainCheck,
    }
)

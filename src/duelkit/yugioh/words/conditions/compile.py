"""Handlers that compile the words about conditions (条件)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, Compiler, NotInVocabulary, handles
from duelkit.yugioh.compiler.subjects import flag
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


@handles(CHECKS, AllHold)
def _(compiler: Compiler, node: AllHold) -> Check:
    return AllChecks(tuple([compiler.check(part) for part in node.parts]))


@handles(CHECKS, OneHolds)
def _(compiler: Compiler, node: OneHolds) -> Check:
    return OneCheck(tuple([compiler.check(part) for part in node.parts]))


@handles(CHECKS, DoesNotHold)
def _(compiler: Compiler, node: DoesNotHold) -> Check:
    return NotCheck(compiler.check(node.part))


@handles(CHECKS, Exists)
def _(compiler: Compiler, node: Exists) -> Check:
    counting, compiler.counting = compiler.counting, bool(node.pool.zones & Zone.FIELD)
    pool = compiler.pool(node.pool)
    compiler.counting = counting
    return ExistsCheck(pool, node.at_least, -1 if node.at_most is None else node.at_most)


@handles(CHECKS, Compare)
def _(compiler: Compiler, node: Compare) -> Check:
    return CompareCheck(
        compiler.amount(node.first),
        compiler.amount(node.second),
        EQUAL if node.equal else MORE_THAN if node.strictly else AT_LEAST,
    )


@handles(CHECKS, InPhase)
def _(compiler: Compiler, node: InPhase) -> Check:
    compiler.info.by_phase = True
    return PhaseCheck(sum(1 << int(phase) for phase in node.phases))


@handles(CHECKS, InStep)
def _(compiler: Compiler, node: InStep) -> Check:
    return StepCheck(int(node.steps))


@handles(CHECKS, TurnOf)
def _(compiler: Compiler, node: TurnOf) -> Check:
    return TurnCheck(int(node.side))


@handles(CHECKS, Are)
def _(compiler: Compiler, node: Are) -> Check:
    if node.as_it_was:
        return past(compiler, node)
    return AreCheck(*compiler.ref(node.what), compiler.test(node.filter))


@handles(CHECKS, HasLeft)
def _(compiler: Compiler, node: HasLeft) -> Check:
    return LeftCheck(*compiler.ref(node.what))


@handles(CHECKS, EventIs)
def _(compiler: Compiler, node: EventIs) -> Check:
    return EventCheck(compiler.occasion(node.when))


@handles(CHECKS, HasDone)
def _(compiler: Compiler, node: HasDone) -> Check:
    return TurnActionCheck(int(node.action), int(node.side))


@handles(CHECKS, HasSummoned)
def _(compiler: Compiler, node: HasSummoned) -> Check:
    compiler.info.reach |= ASKS_FOR_SUMMONS
    return SummonedCheck(compiler.test(node.which), int(node.origin), int(node.side))


@handles(CHECKS, HasActivated)
def _(compiler: Compiler, node: HasActivated) -> Check:
    return ActivatedCheck(compiler.test(node.which), int(node.zones), int(node.side), flag(node.card))


@handles(CHECKS, HeldAtActivation)
def _(compiler: Compiler, node: HeldAtActivation) -> Check:
    compiler.effect.noted = compiler.check(node.condition)
    return NotedCheck()


@handles(CHECKS, PutHereBy)
def _(compiler: Compiler, node: PutHereBy) -> Check:
    compiler.info.keeps |= KEEPS_EFFECT
    return PutHereCheck(node.effect, node.this_turn)


@handles(CHECKS, ChainIsEmpty)
def _(compiler: Compiler, node: ChainIsEmpty) -> Check:
    return NoChainCheck()


@handles(CHECKS, AllRemain)
def _(compiler: Compiler, node: AllRemain) -> Check:
    return RemainCheck(*compiler.ref(node.what))


def past(compiler: Compiler, node: Are) -> Check:
    """A condition on previous properties of cards, of which the engine records the Attribute."""
    if not isinstance(node.filter, OfAttribute):
        raise NotInVocabulary(node.filter)
    return PastAttributeCheck(*compiler.ref(node.what), int(node.filter.attribute))


@handles(CHECKS, CameHere)
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

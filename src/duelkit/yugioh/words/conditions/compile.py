"""Handlers that compile the words about conditions (条件)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.compiler.context import CHECKS, Compiler, NotInVocabulary
from duelkit.yugioh.language.base import All, AllHold, DoesNotHold, Filter, Not, OneHolds, Pool
from duelkit.yugioh.language.clauses import Are, Exists, InPhase, InStep, TurnOf
from duelkit.yugioh.language.nouns import MONSTER, IsThis, OfAttribute, OfRace, OfType
from duelkit.yugioh.language.terms import CardType, Side, SummonKind, Zone
from duelkit.yugioh.state.card_info import KEEPS_ARRIVAL, KEEPS_EFFECT, KEEPS_REPLACED, KEEPS_SUMMON, KEEPS_WORKED
from duelkit.yugioh.state.code import Check
from duelkit.yugioh.words.conditions.meaning import (
    ActivatedFrom,
    AllRemain,
    CameHere,
    ChainIsEmpty,
    Compare,
    EventIs,
    HasActivated,
    HasDone,
    HasLeft,
    HasSummoned,
    HasWorked,
    HaveBattled,
    HeldAtActivation,
    PutHereBy,
    SummonedByEffect,
    SummonedInWay,
    UsedUp,
    WasDoneInstead,
    WasSet,
)
from duelkit.yugioh.words.conditions.run import (
    AT_LEAST,
    EQUAL,
    MORE_THAN,
    ActivatedCheck,
    ActivatedFromCheck,
    AllChecks,
    AreCheck,
    ArrivalCheck,
    BattledCheck,
    CompareCheck,
    DoneInsteadCheck,
    EventCheck,
    ExistsCheck,
    LeftCheck,
    NoChainCheck,
    NotCheck,
    NotedCheck,
    OneCheck,
    PastCheck,
    PhaseCheck,
    PutHereCheck,
    RemainCheck,
    StepCheck,
    SummonedByEffectCheck,
    SummonedCheck,
    SummonedInWayCheck,
    TurnActionCheck,
    TurnCheck,
    UsedUpCheck,
    WasSetCheck,
    WorkedCheck,
)
from duelkit.yugioh.words.counted_summons.run import SummonedInWaysCheck
from duelkit.yugioh.words.permissions.run import AloneCheck
from duelkit.yugioh.words.summoning.meaning import WasSummoned

NO_MONSTERS: Final = Exists(Pool(MONSTER, Zone.FIELD, Side.YOU), 0, 0)
"""自分フィールドにモンスターが存在しない."""


@CHECKS.handles(Exists)
def _(compiler: Compiler, node: Exists) -> Check:
    counting, compiler.counting = compiler.counting, bool(node.pool.zones & Zone.FIELD)
    pool = compiler.pool(node.pool)
    compiler.counting = counting
    if compiler.info.types & CardType.MONSTER and node == NO_MONSTERS:
        return AloneCheck(pool)
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
    return PhaseCheck(sum(1 << int(phase) for phase in node.phases), node.at_start)


@CHECKS.handles(Are)
def _(compiler: Compiler, node: Are) -> Check:
    if node.as_it_was:
        return past(compiler, node)
    return AreCheck(*compiler.ref(node.what), compiler.test(node.filter))


@CHECKS.handles(HasSummoned)
def _(compiler: Compiler, node: HasSummoned) -> Check:
    special_only = not (node.normal_too or node.normal_only or node.flip_too or node.or_before)
    if special_only and any(_way(part) for part in _parts(node.which)):
        return _summoned_in_ways(compiler, node)
    # any monster counts, whatever it is and wherever it has gone since
    which = None if node.which == MONSTER else compiler.test(node.which)
    normal = 2 if node.normal_only else int(node.normal_too)
    return SummonedCheck(which, int(node.origin), int(node.side), node.at_least, normal, node.or_before, node.flip_too)


BY_MATERIALS: Final = (
    SummonKind.FUSION | SummonKind.RITUAL | SummonKind.SYNCHRO | SummonKind.XYZ | SummonKind.PENDULUM | SummonKind.LINK
)
"""The ways of a Special Summon that an entry in ``State.summons`` holds."""


def _parts(node: Filter) -> tuple[Filter, ...]:
    return node.parts if isinstance(node, All) else (node,)


def _way(node: Filter) -> bool:
    """Whether it says how a monster was Special Summoned, or how it was not."""
    part = node.part if isinstance(node, Not) else node
    return isinstance(part, WasSummoned) and not part.this_turn and not part.kinds & ~BY_MATERIALS


def _summoned_in_ways(compiler: Compiler, node: HasSummoned) -> Check:
    """How it was summoned then counts, not how a monster that left and returned was summoned last."""
    ways = others = 0
    rest: list[Filter] = []
    for part in _parts(node.which):
        if isinstance(part, WasSummoned) and _way(part) and not ways:
            ways = int(part.kinds)
        elif isinstance(part, Not) and isinstance(part.part, WasSummoned) and _way(part):
            others |= int(part.part.kinds)
        elif part != MONSTER:
            rest.append(part)
    test = compiler.test(All(tuple(rest)) if len(rest) > 1 else rest[0]) if rest else None
    return SummonedInWaysCheck(test, ways, others, int(node.origin), int(node.side), node.at_least)


@CHECKS.handles(HaveBattled)
def _(compiler: Compiler, node: HaveBattled) -> Check:
    return BattledCheck(int(node.types))


@CHECKS.handles(HasDone)
def _(compiler: Compiler, node: HasDone) -> Check:
    return TurnActionCheck(int(node.action), int(node.side))


@CHECKS.handles(HeldAtActivation)
def _(compiler: Compiler, node: HeldAtActivation) -> Check:
    compiler.effect.noted = compiler.check(node.condition)
    return NotedCheck()


@CHECKS.handles(UsedUp)
def _(compiler: Compiler, node: UsedUp) -> Check:
    return UsedUpCheck(node.effect, None if isinstance(node.times, int) else compiler.amount(node.times))


@CHECKS.handles(WasDoneInstead)
def _(compiler: Compiler, node: WasDoneInstead) -> Check:
    compiler.info.keeps |= KEEPS_REPLACED
    return DoneInsteadCheck(node.effect)


@CHECKS.handles(HasWorked)
def _(compiler: Compiler, node: HasWorked) -> Check:
    compiler.info.keeps |= KEEPS_WORKED
    return WorkedCheck(node.effect, node.or_before)


@CHECKS.handles(PutHereBy)
def _(compiler: Compiler, node: PutHereBy) -> Check:
    compiler.info.keeps |= KEEPS_EFFECT
    return PutHereCheck(node.effect, node.this_turn)


@CHECKS.handles(SummonedInWay)
def _(compiler: Compiler, node: SummonedInWay) -> Check:
    compiler.info.keeps |= KEEPS_SUMMON
    return SummonedInWayCheck(node.way)


@CHECKS.handles(SummonedByEffect)
def _(compiler: Compiler, node: SummonedByEffect) -> Check:
    info = compiler.info
    info.keeps |= KEEPS_SUMMON
    info.summoners = (*info.summoners, compiler.test(node.which))
    return SummonedByEffectCheck(len(info.summoners) - 1)


def past(compiler: Compiler, node: Are) -> Check:
    """A condition on previous properties of cards, of which the engine records the Attribute, Type and card types."""
    ref = compiler.ref(node.what)
    if isinstance(node.filter, OfAttribute):
        return PastCheck(*ref, attributes=int(node.filter.attribute))
    if isinstance(node.filter, OfRace):
        return PastCheck(*ref, races=int(node.filter.race))
    if isinstance(node.filter, OfType):
        return PastCheck(*ref, types=int(node.filter.types))
    raise NotInVocabulary(node.filter)


@CHECKS.handles(CameHere)
def _(compiler: Compiler, node: CameHere) -> Check:
    compiler.info.keeps |= KEEPS_ARRIVAL
    compiler.info.by_phase = True
    return ArrivalCheck(
        because=int(node.because),
        origin=int(node.origin),
        face_up=1 if node.face_up else -1 if node.face_down else 0,
        by=-1 if node.by in (None, Side.EITHER) else int(node.by or 0),
        this_turn=node.this_turn,
        next_phase=-1 if node.next is None else int(node.next),
        of=int(node.of),
        last_turn=node.last_turn,
        by_card=compiler.optional_test(node.by_card),
        yours=node.yours,
    )


@CHECKS.handles(HasActivated)
def _(compiler: Compiler, node: HasActivated) -> Check:
    card = -1 if node.card is None else int(node.card)
    side = node.side.value
    test, this = compiler.test(node.which), node.which == IsThis()
    return ActivatedCheck(test, int(node.zones), side, card, node.in_main, node.at_least, this)


CHECKS.passes(
    {
        AllHold: AllChecks,
        OneHolds: OneCheck,
        DoesNotHold: NotCheck,
        InStep: StepCheck,
        TurnOf: TurnCheck,
        HasLeft: LeftCheck,
        EventIs: EventCheck,
        ChainIsEmpty: NoChainCheck,
        AllRemain: RemainCheck,
        WasSet: WasSetCheck,
        ActivatedFrom: ActivatedFromCheck,
    }
)

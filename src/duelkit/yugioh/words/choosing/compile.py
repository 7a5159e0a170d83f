"""Handlers that compile the words about what is chosen, joined, conditional and done later (選択)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.compiler.selections import speaks_of
from duelkit.yugioh.language import base as b
from duelkit.yugioh.language.amounts import The
from duelkit.yugioh.language.clauses import Apply, Are, ChooseOne, Exists, If, IfPossible, Later, YouMay
from duelkit.yugioh.language.nouns import IS_THIS, IsFaceUp
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.selections import COST_CARDS, TARGET, THIS, Both, Every, Pick, Ref, RefKind, one_by_one
from duelkit.yugioh.language.terms import Change, Handling, Side, Stat, Until, Zone
from duelkit.yugioh.state.code import Amount, NothingOp, Op, Program
from duelkit.yugioh.state.codes import DECK, FIELD, GRAVEYARD, HAND, K_CONTINUOUS, R_TARGET, YOU
from duelkit.yugioh.state.parts import TURN_END
from duelkit.yugioh.words.amounts.run import Fixed
from duelkit.yugioh.words.choosing.meaning import ChosenOnce, Repeat, Triggers
from duelkit.yugioh.words.choosing.run import (
    AgainOp,
    AskBranch,
    AskWhether,
    AsManyAfter,
    ChosenOnceOp,
    Conditional,
    FitsInHand,
    Jump,
    NewMoment,
    NothingFollowed,
    SkipUnless,
    SkipUnlessDone,
    SkipUnlessLoss,
    TriggersOp,
    Vacates,
)
from duelkit.yugioh.words.conditions.meaning import HeldAtActivation, SummonedByEffect
from duelkit.yugioh.words.counted_summons.meaning import HasSummonedSince
from duelkit.yugioh.words.counted_summons.run import CountSummonsOp
from duelkit.yugioh.words.destroying.run import FallsIf, FallsInAny
from duelkit.yugioh.words.drawing.run import DrawOp
from duelkit.yugioh.words.equipping.run import EquipOp
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.filters.run import AnyCardTest
from duelkit.yugioh.words.lasting.run import ApplyOp, FigureLeft, Inhabited
from duelkit.yugioh.words.life_points.run import ForCards
from duelkit.yugioh.words.moving.meaning import ToHand
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.permissions.run import BattleAhead
from duelkit.yugioh.words.selecting.run import Picked, Referred
from duelkit.yugioh.words.summoning.meaning import SpecialSummon
from duelkit.yugioh.words.summoning.run import SpecialSummonOp
from duelkit.yugioh.words.turns.run import LaterOp


@VERBS.handles(b.Joined)
def _(compiler: Compiler, node: b.Joined) -> list[Op]:
    begun = len(compiler.ops)
    loss = SkipUnlessLoss(own_losses(node))
    if loss.losses:
        compiler.ops.append(loss)
    needed = [loss, *compiler.verb(node.first)] if loss.losses else compiler.verb(node.first)
    if summons_this(node.second):
        spare_this(compiler.ops[begun:], 0)
    if node.joint in (b.Joint.ALSO, b.Joint.ALSO_AFTER):
        return also(compiler, node, needed)
    exact = lowered(node.first)
    applied = compiler.ops[-1] if exact else None
    if isinstance(applied, ApplyOp):
        applied.exact = exact
        needed = [*needed, *exact]
    skip = SkipUnlessDone(0)
    compiler.ops.append(skip)
    if node.joint == b.Joint.THEN:
        compiler.ops.append(NewMoment())
    before = compiler.target_left
    compiler.target_left = before or takes_target(node.first)
    middle = len(compiler.ops)
    second = compiler.verb(node.second)
    done_to = node.first.works_on()
    for op in second:
        if isinstance(op, Picked) and isinstance(done_to, Both):
            op.with_this = THIS in (done_to.first, done_to.second)
    if summons_this(node.first):  # this card has left the hand before the second part
        spare_this(compiler.ops[middle:], FIELD)
    compiler.target_left = before
    if not isinstance(node.second, b.Joined | If | YouMay):
        lead(compiler.ops[begun:middle], compiler.ops[middle:])
        hold_back(compiler.ops[begun:middle], compiler.ops[middle:])
    if node.joint == b.Joint.THEN:
        compiler.ops.append(NothingFollowed())
    loss.to = skip.to = len(compiler.ops)
    compiler.ops.append(NothingOp())
    return needed_of_joined(compiler, node, needed, second)


def own_losses(node: b.Joined) -> tuple[tuple[int, int], ...]:
    """The ATK and DEF that this card loses for good, each with its amount, so that the second part is done."""
    first = node.first
    if (
        node.joint != b.Joint.AND_IF_YOU_DO
        or not isinstance(first, Apply)
        or first.to != THIS
        or first.until != Until.LEAVES
    ):
        return ()
    losses = [
        (int(change.stat), change.amount)
        for change in first.modifiers
        if isinstance(change, ChangeStat)
        and (change.change == Change.LOSE and change.stat in (Stat.ATK, Stat.DEF) and isinstance(change.amount, int))
    ]
    return tuple(losses) if len(losses) == len(first.modifiers) else ()


def summons_this(node: b.Node) -> bool:
    """Whether a part of an effect Special Summons this card."""
    return any(THIS in one_by_one(what) for verb in b.verbs(node) if (what := verb.summons()) is not None)


def spare_this(ops: list[Op], elsewhere: int) -> None:
    """Let picks from the hand, unless from these other places too, leave out this card."""
    for op in ops:
        if isinstance(op, Picked) and op.pick.pool.zones & HAND and not op.pick.pool.zones & elsewhere:
            op.spares_this = True


def also(compiler: Compiler, node: b.Joined, needed: list[Op]) -> list[Op]:
    """Compile a second part that is done whether or not the first was (また)."""
    # a delayed part does nothing now
    later = node.joint == b.Joint.ALSO_AFTER and not isinstance(node.second, Later)
    if later:
        compiler.ops.append(NewMoment())
    second = compiler.verb(node.second)
    if later:
        compiler.ops.append(NothingFollowed())
    if compiler.in_cost:
        return [*needed, *second]
    # rolling a die alone does nothing
    return [op for op in second if isinstance(op, Inhabited)] if node.first.for_what_follows else needed


def lowered(node: b.Verb) -> tuple[FigureLeft, ...]:
    """What must be left of this card's figures if they are lowered by so much, and something else is done then."""
    if not isinstance(node, Apply) or node.to != THIS or node.until is not Until.LEAVES:
        return ()
    found = [
        FigureLeft(int(modifier.stat), modifier.amount)
        for modifier in node.modifiers
        if isinstance(modifier, ChangeStat)
        and modifier.change is Change.LOSE
        and modifier.stat in (Stat.ATK, Stat.DEF)
        and isinstance(modifier.amount, int)
    ]
    return tuple(found) if len(found) == len(node.modifiers) else ()


def keeps_from_attacking(node: b.Verb) -> bool:
    """Whether a part only keeps monsters from attacking, so that the effect is about a Battle Phase ahead."""
    return isinstance(node, Apply) and all(
        isinstance(modifier, Cannot) and modifier.action in (Action.ATTACK, Action.DECLARE_ATTACK)
        for modifier in node.modifiers
    )


def needed_of_joined(compiler: Compiler, node: b.Joined, needed: list[Op], second: list[Op]) -> list[Op]:
    """The instructions of two joined parts that must be possible for the effect to be activated."""
    # the number that the first part produces is unknown yet, and an addition to it need not apply (19932)
    second = [op for op in second if not isinstance(op, ForCards)]
    if not keeps_from_attacking(node.first):
        second = [op for op in second if not isinstance(op, BattleAhead)]
    # a card whose activation is negated need not be there any more to be destroyed as well
    second = [op for op in second if not (isinstance(op, Referred) and op.asks_place)]
    if isinstance(node.second, If) and node.second.otherwise is None:
        second = []  # nothing is done if the condition of the sentence does not hold
    if node.joint == b.Joint.AND_IF_YOU_DO or compiler.in_cost:
        make_room(needed, second)
        return [*needed, *vacated(compiler, node.first), *second]
    hand = not any(verb.fills_hand for verb in b.verbs(node.first))
    later = [part for op in second if (part := op.afterwards()) is not None]
    certain = [op for op in second if is_certain(op, hand)]
    aimed = [*others_aimed_at(node.first, second), *returned_first(node, second)]
    return [*needed, *certain, *later, *aimed, *as_many_after(compiler, node.first, second)]


def others_aimed_at(first: b.Verb, second: list[Op]) -> list[Op]:
    """The demands of a later part on a target other than the one that the first part is done to."""
    what = first.works_on()
    if not isinstance(what, Ref) or what.kind is not RefKind.TARGET or what.slot < 0:
        return []
    return [op for op in second if isinstance(op, Referred) and op.ref == R_TARGET and op.slot not in (-1, what.slot)]


def returned_first(node: b.Joined, second: list[Op]) -> list[Op]:
    """The demand on a target that returns to the hand before a monster from the hand must be Special Summoned."""
    if not isinstance(node.first, ToHand) or node.first.what != TARGET or not isinstance(node.second, SpecialSummon):
        return []
    return [
        Referred(R_TARGET, -1, FitsInHand(op.pick.pool))
        for op in second
        if isinstance(op, Picked) and op.pick.pool.zones == HAND and not op.by_them and op.pick.pool.test is not None
    ]


def make_room(first: list[Op], second: list[Op]) -> None:
    """Ask for room for the monsters of both parts (このカードを特殊召喚し、〜を特殊召喚する)."""
    taken = sum(op.needs for op in first if isinstance(op, SpecialSummonOp) and op.to == YOU)
    for op in second:
        if isinstance(op, SpecialSummonOp) and op.to == YOU:
            op.needs += taken


def as_many_after(compiler: Compiler, first: b.Verb, second: list[Op]) -> list[Op]:
    """What asks whether as many cards can be taken from the graveyard as are discarded before."""
    what = first.works_on()
    if Handling.DISCARDED not in first.mentioned_as or not isinstance(what, Every):
        return []
    gone = compiler.pool(what.pool)
    return [
        AsManyAfter(gone, op.pick.pool)
        for op in second
        if isinstance(op, Picked)
        and op.by_action
        and (op.pick.pool.zones == GRAVEYARD and op.pick.pool.side == gone.side == YOU)
    ]


def lead(first: list[Op], second: list[Op]) -> None:
    """Let a single pick restrict the pick that follows and depends on it.

    Without a card for the second pick, nothing is done (ruling 8342 on 天底の使徒).
    """
    picks = [op for op in first if isinstance(op, Picked)]
    led = [op for op in second if isinstance(op, Picked) and op.by_them and not op.by_target]
    if len(picks) == 1 and len(led) == 1 and isinstance(picks[0].pick.most, Fixed) and picks[0].pick.most.number == 1:
        picks[0].leads_to, led[0].led_by = led[0], picks[0]


def hold_back(first: list[Op], second: list[Op]) -> None:
    """Let a pick of any number of cards take no more than as many others as must be picked afterwards (その数だけ)."""
    picks = [op for op in first if isinstance(op, Picked)]
    same = [op for op in second if isinstance(op, Picked) and op.by_action and op.pick.least is op.pick.most]
    if len(picks) == 1 and len(same) == 1 and isinstance(picks[0].pick.most, Fixed) and picks[0].pick.most.number > 1:
        picks[0].as_many_as = same[0]


def is_certain(op: Op, hand: bool) -> bool:
    """Whether a later part (その後) must be possible from the beginning: a draw; a card taken from a deck, or from a
    deck, a hand or a graveyard; a card of a kind from the hand; or a zone for this card, if that becomes an equip card.

    :param hand: whether the first part adds nothing to the hand.
    """
    if isinstance(op, AskBranch):
        return all(any(is_certain(each, hand) for each in part.needed) for part in op.parts)
    if isinstance(op, Picked):
        pick = op.pick
        if (
            hand
            and pick.pool.zones == HAND
            and not pick.pool.more
            and not op.by_them
            and (pick.chooser == pick.pool.side == YOU)
        ):
            return not isinstance(op.pick.pool.test, AnyCardTest)
        return op.pick.pool.zones & DECK != 0 and not op.pick.pool.zones & FIELD and not op.pick.pool.more
    if isinstance(op, EquipOp):
        return op.takes_this
    return isinstance(op, DrawOp) and isinstance(op.amount, Fixed)


def takes_target(node: b.Verb) -> bool:
    """Whether a verb moves the targets."""
    if isinstance(node, b.Joined):
        return takes_target(node.first) or takes_target(node.second)
    what = node.works_on()
    return node.frees_zone and (what == TARGET or isinstance(what, Both) and TARGET in (what.first, what.second))


def vacated(compiler: Compiler, node: b.Verb) -> list[Op]:
    """The instruction, for legality only, that a verb makes room on its player's field before the next one."""
    if isinstance(node, b.Joined):
        return [*vacated(compiler, node.first), *vacated(compiler, node.second)]
    if compiler.in_cost or not node.frees_zone:
        return []
    what = node.works_on()
    if isinstance(what, Pick):
        return [Vacates(compiler.pool(what.pool))]
    if isinstance(what, Ref) and what.kind == RefKind.TARGET:
        return [Vacates(pick.pool) for pick in compiler.effect.targets]
    if isinstance(what, Ref) and what.kind == RefKind.THIS:
        return [Vacates(compiler.pool(IS_THIS.on_field(Side.YOU)))]
    return []


HIDDEN: Final = Zone.HAND | Zone.DECK | Zone.EXTRA_DECK
"""The hidden places."""


def part_of(compiler: Compiler, node: b.Verb) -> tuple[Program, tuple[Amount, ...]]:
    """Compile a part that may not happen: its program, and what it destroys if it does."""
    before = compiler.effect.falls
    compiler.effect.falls = ()
    part = Program((), tuple(compiler.verb(node)))
    falls = compiler.effect.falls
    compiler.effect.falls = before
    return part, falls


def as_activated(compiler: Compiler, condition: b.Condition) -> b.Condition:
    """How its monster was summoned, and what was paid, is fixed when an effect is activated: what it does as well
    (faq 21685).
    """
    if compiler.effect.kind == K_CONTINUOUS or compiler.in_cost or compiler.effect.noted is not None:
        return condition
    paid = isinstance(condition, Are) and condition.what == COST_CARDS
    return HeldAtActivation(condition) if paid or isinstance(condition, SummonedByEffect) else condition


@VERBS.handles(If)
def _(compiler: Compiler, node: If) -> list[Op]:
    node = replace(node, condition=as_activated(compiler, node.condition))
    check = compiler.check(node.condition)
    skip = SkipUnless(check, 0)
    compiler.ops.append(skip)
    before = compiler.effect.falls
    would = compiler.effect.would
    yes, falls = part_of(compiler, node.verb)
    if isinstance(node.condition, HeldAtActivation):
        compiler.effect.would_if_noted = compiler.effect.would & ~would
        compiler.effect.would = would
    no: Program | None = None
    otherwise: tuple[Amount, ...] = ()
    if node.otherwise is not None:
        jump = Jump(0)
        compiler.ops.append(jump)
        skip.to = len(compiler.ops)
        no, otherwise = part_of(compiler, node.otherwise)
        jump.to = len(compiler.ops)
    else:
        skip.to = len(compiler.ops)
    compiler.ops.append(NothingOp())
    if falls or otherwise:
        sure = not any(
            (isinstance(part, Ref | The) or isinstance(part, b.Condition) and part.by_chance)
            and part not in (THIS, TARGET)
            or (isinstance(part, b.Pool) and bool(part.zones & HIDDEN))
            for part in b.nodes(node.condition)
        )
        compiler.effect.falls = (*before, FallsIf(check, falls, otherwise) if sure else FallsInAny((falls, otherwise)))
    if node.condition == Are(TARGET, IsFaceUp()) and no is None:
        return list(yes.needed)  # その表側表示モンスターの〜: it is face-up as it is targeted
    unknown = speaks_of(node.condition, (RefKind.TARGET, RefKind.THEM))
    if isinstance(node.condition, Exists):  # the cards have not been paid yet
        unknown = unknown or speaks_of(node.condition, (RefKind.COST,))
    now = compiler.check(node.condition.condition) if isinstance(node.condition, HeldAtActivation) else check
    return [Conditional(now, yes, no, unknown, compiler.in_cost)]


@VERBS.handles(YouMay)
def _(compiler: Compiler, node: YouMay) -> list[Op]:
    at = len(compiler.ops)
    compiler.ops.append(NothingOp())
    part, _ = part_of(compiler, node.verb)
    compiler.ops[at] = AskWhether(int(node.side), part, len(compiler.ops))
    compiler.ops.append(NothingOp())
    return []


@VERBS.handles(ChosenOnce)
def _(compiler: Compiler, node: ChosenOnce) -> list[Op]:
    once = ChosenOnceOp(node.number)
    compiler.ops.append(once)
    return [once, *compiler.verb(node.verb)]


@VERBS.handles(IfPossible)
def _(compiler: Compiler, node: IfPossible) -> list[Op]:
    compiler.verb(node.verb)
    return []


@VERBS.handles(ChooseOne)
def _(compiler: Compiler, node: ChooseOne) -> list[Op]:
    at = len(compiler.ops)
    compiler.ops.append(NothingOp())
    parts: list[Program] = []
    starts: list[int] = []
    jumps: list[Jump] = []
    falls: list[tuple[Amount, ...]] = []
    for branch in node.branches:
        starts.append(len(compiler.ops))
        part, fallen = part_of(compiler, branch)
        parts.append(part)
        falls.append(fallen)
        jump = Jump(0)
        jumps.append(jump)
        compiler.ops.append(jump)
    if all(falls):
        compiler.effect.falls = (*compiler.effect.falls, FallsInAny(tuple(falls)))
    for jump in jumps:
        jump.to = len(compiler.ops)
    ask = AskBranch(tuple(parts), tuple(starts), len(compiler.ops))
    ask.chooser = int(node.chooser)
    compiler.ops[at] = ask
    compiler.ops.append(NothingOp())
    return [ask]


@VERBS.handles(Repeat)
def _(compiler: Compiler, node: Repeat) -> list[Op]:
    start = len(compiler.ops)
    compiler.ops.append(NothingOp())
    needed = compiler.verb(node.verb)
    compiler.ops.append(AgainOp(start, Program((), tuple(needed))))
    return needed


@VERBS.handles(Later)
def _(compiler: Compiler, node: Later) -> list[Op]:
    falls = compiler.effect.falls
    for each in b.nodes(node.verb):
        if isinstance(each, HasSummonedSince):
            compiler.ops.append(CountSummonsOp(compiler.test(each.which), each.normal))
    number = compiler.add_program(node.verb)
    compiler.effect.falls = falls
    phase = TURN_END if node.at_end else int(node.phase)
    compiler.ops.append(LaterOp(number, phase, int(node.of), node.next_turn, node.nth))
    return []


@VERBS.handles(Triggers)
def _(compiler: Compiler, node: Triggers) -> list[Op]:
    compiler.ops.append(TriggersOp(compiler.further_effect(node.effect)))
    return []

"""How verbs are compiled. Each handler emits instructions and answers those that must be possible for the effect."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from duelkit.yugioh.engine import exchange
from duelkit.yugioh.engine.aftermath import LevelLeft
from duelkit.yugioh.engine.compile.context import VERBS, Compiler, NotInVocabulary, handles
from duelkit.yugioh.engine.declared import CHOICES
from duelkit.yugioh.engine.foresight import NoSuchSummon
from duelkit.yugioh.engine.numbers import Fixed
from duelkit.yugioh.engine.verbs import acceptance, fighting, flow, lasting, life, moving, selecting, summons
from duelkit.yugioh.language import base as b
from duelkit.yugioh.language import filters as f
from duelkit.yugioh.language import verbs as v
from duelkit.yugioh.language.modifiers import Change, ChangeStat, May, Modifier, Negated, Permission
from duelkit.yugioh.language.triggers import Would
from duelkit.yugioh.language.words import Side, Stat, Zone
from duelkit.yugioh.state.code import Op, Program, Test
from duelkit.yugioh.state.codes import (
    BANISHED, C_CONTROL, DISCARDED, GRAVEYARD, HAND, TRIBUTED, WOULD_DESTROY_RESPONDED, WOULD_DESTROY_TRIGGERING,
    DOWN_DEFENSE,
)
from duelkit.yugioh.state.code import ModifierCode


def select(compiler: Compiler, what: f.What, accept: Test | None = None) -> list[Op]:
    """Emit the instruction that names the cards."""
    op: Op
    if isinstance(what, (f.Ref, f.Those)):
        ref, slot = compiler.ref(what)
        op = selecting.Named(ref, slot, accept)
    elif isinstance(what, f.Every):
        op = selecting.Whole(compiler.pool(what.pool, accept))
    elif isinstance(what, f.Pick):
        op = selecting.Picked(compiler.pick(what, accept))
        op.by_target = len(compiler.effect.targets) == 1 and speaks_of(what, (f.RefKind.TARGET,))
    elif isinstance(what, f.OwnMaterials):
        op = selecting.MaterialSet(int(what.zones), accept)
    elif isinstance(what, f.TopOfDeck):
        compiler.ops.append(flow_top(True))
        op = selecting.DeckTop(compiler.amount(what.count), int(what.side))
    else:
        raise NotInVocabulary(what)
    compiler.ops.append(op)
    return [op]


def speaks_of(node: object, kinds: tuple[f.RefKind, ...]) -> bool:
    """Whether a definition refers anywhere to cards of these kinds."""
    if isinstance(node, tuple):
        return any(speaks_of(part, kinds) for part in node)
    if isinstance(node, f.Ref):
        return node.kind in kinds
    return is_dataclass(node) and any(speaks_of(getattr(node, field.name), kinds) for field in fields(node))


def flow_top(on: bool) -> Op:
    """Mark that cards come off the top of a deck."""
    return moving.TopCards(on)


def would(compiler: Compiler, flags: Would) -> None:
    """Note what the effect in work would do."""
    compiler.effect.would |= int(flags)


def zones_of(what: f.What) -> Zone:
    """The places a selection looks at."""
    if isinstance(what, (f.Every, f.Pick)):
        zones = what.pool.zones
        for more in what.pool.more:
            zones |= more.zones
        return zones
    return Zone(0)


def excavated(compiler: Compiler, what: f.What) -> bool:
    """Whether these are cards that the effect turned up from the top of a deck."""
    return isinstance(what, f.Ref) and what.kind == f.RefKind.THEM and any(
        isinstance(op, selecting.DeckTop) for op in compiler.ops)


def emit(compiler: Compiler, *ops: Op) -> list[Op]:
    """Emit instructions that must be possible."""
    compiler.ops.extend(ops)
    return list(ops)


@handles(VERBS, b.Joined)
def _(compiler: Compiler, node: b.Joined) -> list[Op]:
    needed = compiler.verb(node.first)
    if node.joint in (b.Joint.ALSO, b.Joint.ALSO_AFTER):
        if node.joint == b.Joint.ALSO_AFTER:
            compiler.ops.append(flow.NewMoment())
        second = compiler.verb(node.second)
        return [*needed, *second] if compiler.in_cost else needed
    skip = flow.SkipUnlessDone(0)
    compiler.ops.append(skip)
    if node.joint == b.Joint.THEN:
        compiler.ops.append(flow.NewMoment())
    before = compiler.target_left
    compiler.target_left = before or takes_target(node.first)
    second = compiler.verb(node.second)
    compiler.target_left = before
    skip.to = len(compiler.ops)
    compiler.ops.append(flow.NothingOp())
    if node.joint == b.Joint.AND_IF_YOU_DO or compiler.in_cost:
        return [*needed, *vacated(compiler, node.first), *second]
    return [*needed, *[op for op in second if isinstance(op, life.DrawOp) and isinstance(op.amount, Fixed)]]


def takes_target(node: b.Verb) -> bool:
    """Whether a verb takes the targets away from where they are."""
    if isinstance(node, b.Joined):
        return takes_target(node.first) or takes_target(node.second)
    return isinstance(node, (v.Destroy, v.Send, v.Banish, v.ToHand, v.ToDeck)) and node.what == f.TARGET


def vacated(compiler: Compiler, node: b.Verb) -> list[Op]:
    """What says, for legality, that a verb makes room on its player's own field before the next one."""
    if isinstance(node, b.Joined):
        return [*vacated(compiler, node.first), *vacated(compiler, node.second)]
    if compiler.in_cost or not isinstance(node, (v.Destroy, v.Send, v.Banish, v.ToHand, v.ToDeck)):
        return []
    if isinstance(node.what, f.Pick):
        return [flow.Vacates(compiler.pool(node.what.pool))]
    if isinstance(node.what, f.Ref) and node.what.kind == f.RefKind.TARGET:
        return [flow.Vacates(pick.pool) for pick in compiler.effect.targets]
    return []


def destruction(compiler: Compiler, what: f.What) -> int:
    """What is noted of a destruction: of a card on the field, or of one that may or may not be there by then."""
    zones = zones_of(what)
    if isinstance(what, f.Ref):
        if what.kind == f.RefKind.RESPONDED:
            return WOULD_DESTROY_RESPONDED
        if what.kind == f.RefKind.TRIGGERING:
            return WOULD_DESTROY_TRIGGERING
        if what.kind == f.RefKind.TARGET:
            for pick in compiler.effect.targets:
                zones |= Zone(pick.pool.zones)
    return int(Would.DESTROY_ON_FIELD) if not zones or zones & Zone.FIELD else 0


@handles(VERBS, v.Destroy)
def _(compiler: Compiler, node: v.Destroy) -> list[Op]:
    compiler.effect.would |= destruction(compiler, node.what)
    many = isinstance(node.what, f.Every) or isinstance(node.what, f.Pick) and node.what.most != 1
    if isinstance(node.what, f.Ref) and node.what.kind == f.RefKind.TARGET:
        many = len(compiler.effect.targets) > 1 or any(
            not (isinstance(pick.most, Fixed) and pick.most.number == 1) for pick in compiler.effect.targets)
    if many:
        would(compiler, Would.DESTROY_TWO)
    needed = select(compiler, node.what, acceptance.BanishableTest() if node.to == Zone.BANISHED else None)
    compiler.ops.append(moving.DestroyOp(int(node.to)))
    return needed


@handles(VERBS, v.Send)
def _(compiler: Compiler, node: v.Send) -> list[Op]:
    if zones_of(node.what) & Zone.DECK or isinstance(node.what, f.TopOfDeck) or excavated(compiler, node.what):
        would(compiler, Would.SEND_FROM_DECK)
    return move(compiler, node.what, GRAVEYARD, 0, acceptance.SendableTest() if compiler.in_cost else None)


def move(compiler: Compiler, what: f.What, to: int, because: int, accept: Test | None = None) -> list[Op]:
    """Emit a move of the named cards."""
    needed = select(compiler, what, accept)
    for op in needed:
        if isinstance(op, selecting.Named):
            op.leaves = True
    compiler.ops.append(moving.MoveOp(to, because))
    if isinstance(what, f.TopOfDeck):
        compiler.ops.append(flow_top(False))
    return needed


@handles(VERBS, v.Discard)
def _(compiler: Compiler, node: v.Discard) -> list[Op]:
    return move(compiler, node.what, GRAVEYARD, DISCARDED,
                acceptance.SendableTest() if compiler.in_cost and node.to_graveyard else None)


@handles(VERBS, v.Tribute)
def _(compiler: Compiler, node: v.Tribute) -> list[Op]:
    if isinstance(node.what, f.Pick) and node.what.pool.zones & Zone.MONSTER_ZONE and node.what.chooser == Side.YOU:
        op = exchange.TributePicked(compiler.pick(node.what, acceptance.TributableTest()))
        compiler.ops.extend([op, moving.MoveOp(GRAVEYARD, TRIBUTED)])
        return [op]
    return move(compiler, node.what, GRAVEYARD, TRIBUTED, acceptance.TributableTest())


@handles(VERBS, v.Banish)
def _(compiler: Compiler, node: v.Banish) -> list[Op]:
    would(compiler, Would.BANISH)
    return move(compiler, node.what, BANISHED, 0, acceptance.BanishableTest())


@handles(VERBS, v.BanishFor)
def _(compiler: Compiler, node: v.BanishFor) -> list[Op]:
    would(compiler, Would.BANISH)
    needed = select(compiler, node.what, acceptance.BanishableTest())
    number = len(compiler.effect.programs)
    compiler.effect.programs.append(Program((), ()))
    before = compiler.ops
    compiler.ops = [moving.ComeBackOp()]
    if node.returned is not None:
        compiler.verb(node.returned)
    compiler.effect.programs[number] = Program(tuple(compiler.ops), ())
    compiler.ops = before
    compiler.ops.append(moving.BanishForOp(int(node.comes_back), number))
    return needed


@handles(VERBS, v.ToHand)
def _(compiler: Compiler, node: v.ToHand) -> list[Op]:
    if zones_of(node.what) & Zone.DECK or excavated(compiler, node.what):
        would(compiler, Would.SEARCH | Would.ADD_TO_HAND)
    return move(compiler, node.what, HAND, 0, acceptance.HandableTest() if compiler.in_cost else None)


@handles(VERBS, v.ToDeck)
def _(compiler: Compiler, node: v.ToDeck) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(moving.ToDeckOp(node.where.value))
    return needed


@handles(VERBS, v.ToExtraDeck)
def _(compiler: Compiler, node: v.ToExtraDeck) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(moving.ToExtraOp())
    return needed


@handles(VERBS, v.Draw)
def _(compiler: Compiler, node: v.Draw) -> list[Op]:
    would(compiler, Would.DRAW)
    return emit(compiler, life.DrawOp(compiler.amount(node.amount), int(node.side)))


@handles(VERBS, v.DrawUntil)
def _(compiler: Compiler, node: v.DrawUntil) -> list[Op]:
    would(compiler, Would.DRAW)
    return emit(compiler, life.DrawUntilOp(node.hand, int(node.side)))


@handles(VERBS, v.Mill)
def _(compiler: Compiler, node: v.Mill) -> list[Op]:
    would(compiler, Would.SEND_FROM_DECK)
    return emit(compiler, life.MillOp(compiler.amount(node.amount), int(node.side)))


@handles(VERBS, v.GainLife)
def _(compiler: Compiler, node: v.GainLife) -> list[Op]:
    return emit(compiler, life.GainLifeOp(compiler.amount(node.amount), int(node.side)))


@handles(VERBS, v.Damage)
def _(compiler: Compiler, node: v.Damage) -> list[Op]:
    would(compiler, Would.DAMAGE)
    return emit(compiler, life.DamageOp(compiler.amount(node.amount), int(node.side)))


@handles(VERBS, v.PayLife)
def _(compiler: Compiler, node: v.PayLife) -> list[Op]:
    return emit(compiler, life.PayLifeOp(compiler.amount(node.amount)))


@handles(VERBS, v.UseNormalSummon)
def _(compiler: Compiler, node: v.UseNormalSummon) -> list[Op]:
    return emit(compiler, summons.UseSummonOp())


@handles(VERBS, v.SetLife)
def _(compiler: Compiler, node: v.SetLife) -> list[Op]:
    return emit(compiler, life.SetLifeOp(compiler.amount(node.amount), int(node.side)))


@handles(VERBS, v.ChangePosition)
def _(compiler: Compiler, node: v.ChangePosition) -> list[Op]:
    to = lasting.THE_OTHER_WAY if node.to is None else int(node.to)
    if to == DOWN_DEFENSE:
        would(compiler, Would.FLIPS)
    needed = select(compiler, node.what, acceptance.TurnableTest(to))
    compiler.ops.append(lasting.ChangePositionOp(to, node.without_flip_effects))
    return needed


@handles(VERBS, v.TakeControl)
def _(compiler: Compiler, node: v.TakeControl) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.modifiers.append(ModifierCode(C_CONTROL))
    op = lasting.TakeControlOp(len(compiler.modifiers) - 1, int(node.until))
    compiler.ops.append(op)
    return [*needed, op]


@handles(VERBS, v.Equip)
def _(compiler: Compiler, node: v.Equip) -> list[Op]:
    needed = select(compiler, node.what)
    first, count = compiler.add_modifiers(node.modifiers)
    op = lasting.EquipOp(*compiler.ref(node.to), first, count, node.bind, node.as_monster)
    compiler.ops.append(op)
    return [*needed, op]


@handles(VERBS, v.NegateActivation)
def _(compiler: Compiler, node: v.NegateActivation) -> list[Op]:
    would(compiler, Would.NEGATES)
    return emit(compiler, lasting.NegateActivationOp())


@handles(VERBS, v.NegateEffect)
def _(compiler: Compiler, node: v.NegateEffect) -> list[Op]:
    would(compiler, Would.NEGATES)
    return emit(compiler, lasting.NegateEffectOp())


@handles(VERBS, v.NegateSummon)
def _(compiler: Compiler, node: v.NegateSummon) -> list[Op]:
    return emit(compiler, fighting.NegateSummonOp())


@handles(VERBS, v.NegateAttack)
def _(compiler: Compiler, node: v.NegateAttack) -> list[Op]:
    return emit(compiler, fighting.NegateAttackOp())


@handles(VERBS, v.EndBattlePhase)
def _(compiler: Compiler, node: v.EndBattlePhase) -> list[Op]:
    return emit(compiler, fighting.EndBattleOp())


@handles(VERBS, v.ChangeAttackTarget)
def _(compiler: Compiler, node: v.ChangeAttackTarget) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(fighting.RetargetOp())
    return needed


@handles(VERBS, v.AttackAgain)
def _(compiler: Compiler, node: v.AttackAgain) -> list[Op]:
    ref, slot = (-1, -1) if node.on is None else compiler.ref(node.on)
    return emit(compiler, fighting.AttackAgainOp(ref, slot))


def changes_atk_def(modifier: Modifier) -> bool:
    """Whether a modifier changes ATK or DEF."""
    return isinstance(modifier, ChangeStat) and modifier.stat in (
        Stat.ATK, Stat.DEF, Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF)


@handles(VERBS, v.Apply)
def _(compiler: Compiler, node: v.Apply) -> list[Op]:
    if any(changes_atk_def(modifier) for modifier in node.modifiers):
        would(compiler, Would.CHANGES_ATK_DEF)
    needed: list[Op] = []
    if node.to is not None:
        negates = all(isinstance(modifier, Negated) for modifier in node.modifiers)
        needed = select(compiler, node.to, acceptance.NegatableTest() if negates else None)
    for modifier in node.modifiers:
        if isinstance(modifier, ChangeStat) and modifier.stat == Stat.LEVEL and modifier.change == Change.LOSE and (
                node.to == f.THIS):
            needed = [*needed, LevelLeft(compiler.amount(modifier.amount))]
        if isinstance(modifier, May) and modifier.permission == Permission.EXTRA_NORMAL_SUMMON:
            needed = [*needed, NoSuchSummon()]
    first, count = compiler.add_modifiers(node.modifiers)
    compiler.ops.append(lasting.ApplyOp(first, count, int(node.until), node.to is not None, node.times))
    return needed


@handles(VERBS, v.PlaceCounters)
def _(compiler: Compiler, node: v.PlaceCounters) -> list[Op]:
    needed = select(compiler, node.what, acceptance.CounterTakerTest(node.name))
    compiler.ops.append(lasting.CountersOp(node.name, compiler.amount(node.amount), False))
    return needed


@handles(VERBS, v.RemoveCounters)
def _(compiler: Compiler, node: v.RemoveCounters) -> list[Op]:
    select(compiler, node.what)
    return emit(compiler, lasting.CountersOp(node.name, compiler.amount(node.amount), True))


@handles(VERBS, v.Detach)
def _(compiler: Compiler, node: v.Detach) -> list[Op]:
    select(compiler, node.what)
    return emit(compiler, lasting.DetachOp(compiler.amount(node.amount)))


@handles(VERBS, v.Attach)
def _(compiler: Compiler, node: v.Attach) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(lasting.AttachOp(*compiler.ref(node.to)))
    return needed


@handles(VERBS, v.SetCards)
def _(compiler: Compiler, node: v.SetCards) -> list[Op]:
    needed = select(compiler, node.what)
    return [*needed, *emit(compiler, lasting.SetCardsOp())]


@handles(VERBS, v.StaySet)
def _(compiler: Compiler, node: v.StaySet) -> list[Op]:
    compiler.ops.append(lasting.StaySetOp())
    return []


@handles(VERBS, v.PlaceInPendulumZone)
def _(compiler: Compiler, node: v.PlaceInPendulumZone) -> list[Op]:
    needed = select(compiler, node.what)
    return [*needed, *emit(compiler, lasting.PendulumZoneOp())]


@handles(VERBS, v.PlaceOnField)
def _(compiler: Compiler, node: v.PlaceOnField) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(lasting.PlaceOnFieldOp())
    return needed


@handles(VERBS, v.Reveal)
def _(compiler: Compiler, node: v.Reveal) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(lasting.ShowOp(True))
    return needed


@handles(VERBS, v.LookAt)
def _(compiler: Compiler, node: v.LookAt) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(lasting.ShowOp(False))
    if node.arrange:
        compiler.ops.append(lasting.ArrangeOp())
    return needed


@handles(VERBS, v.Excavate)
def _(compiler: Compiler, node: v.Excavate) -> list[Op]:
    op = selecting.DeckTop(compiler.amount(node.amount), 0)
    compiler.ops.extend([op, lasting.ShowOp(True)])
    return [op]


@handles(VERBS, v.Remember)
def _(compiler: Compiler, node: v.Remember) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(lasting.RememberOp())
    return needed


@handles(VERBS, v.ShuffleDeck)
def _(compiler: Compiler, node: v.ShuffleDeck) -> list[Op]:
    return emit(compiler, lasting.ShuffleOp(int(node.side)))


@handles(VERBS, v.TossCoins)
def _(compiler: Compiler, node: v.TossCoins) -> list[Op]:
    return emit(compiler, flow.CoinsOp(node.coins))


@handles(VERBS, v.RollDie)
def _(compiler: Compiler, node: v.RollDie) -> list[Op]:
    return emit(compiler, flow.DieOp())


@handles(VERBS, v.Declare)
def _(compiler: Compiler, node: v.Declare) -> list[Op]:
    choices = CHOICES.get(int(node.domain), tuple(range(node.at_least, node.at_most + 1)))
    unlike = None if node.unlike is None else compiler.amount(node.unlike)
    return emit(compiler, flow.DeclareOp(int(node.domain), choices, int(node.side), unlike))


@handles(VERBS, v.If)
def _(compiler: Compiler, node: v.If) -> list[Op]:
    check = compiler.check(node.condition)
    skip = flow.SkipUnless(check, 0)
    compiler.ops.append(skip)
    yes = Program((), tuple(compiler.verb(node.verb)))
    no: Program | None = None
    if node.otherwise is not None:
        jump = flow.Jump(0)
        compiler.ops.append(jump)
        skip.to = len(compiler.ops)
        no = Program((), tuple(compiler.verb(node.otherwise)))
        jump.to = len(compiler.ops)
    else:
        skip.to = len(compiler.ops)
    compiler.ops.append(flow.NothingOp())
    return [flow.Conditional(check, yes, no, speaks_of(node.condition, (f.RefKind.TARGET, f.RefKind.THEM)))]


@handles(VERBS, v.YouMay)
def _(compiler: Compiler, node: v.YouMay) -> list[Op]:
    at = len(compiler.ops)
    compiler.ops.append(flow.NothingOp())
    part = Program((), tuple(compiler.verb(node.verb)))
    compiler.ops[at] = flow.AskWhether(int(node.side), part, len(compiler.ops))
    compiler.ops.append(flow.NothingOp())
    return []


@handles(VERBS, v.IfPossible)
def _(compiler: Compiler, node: v.IfPossible) -> list[Op]:
    compiler.verb(node.verb)
    return []


@handles(VERBS, v.ChooseOne)
def _(compiler: Compiler, node: v.ChooseOne) -> list[Op]:
    at = len(compiler.ops)
    compiler.ops.append(flow.NothingOp())
    parts: list[Program] = []
    starts: list[int] = []
    jumps: list[flow.Jump] = []
    for branch in node.branches:
        starts.append(len(compiler.ops))
        parts.append(Program((), tuple(compiler.verb(branch))))
        jump = flow.Jump(0)
        jumps.append(jump)
        compiler.ops.append(jump)
    for jump in jumps:
        jump.to = len(compiler.ops)
    ask = flow.AskBranch(tuple(parts), tuple(starts), len(compiler.ops))
    compiler.ops[at] = ask
    compiler.ops.append(flow.NothingOp())
    return [ask]


@handles(VERBS, v.Later)
def _(compiler: Compiler, node: v.Later) -> list[Op]:
    number = compiler.add_program(node.verb)
    compiler.ops.append(flow.LaterOp(number, int(node.phase), int(node.of), node.next_turn))
    return []


@handles(VERBS, v.SkipPhases)
def _(compiler: Compiler, node: v.SkipPhases) -> list[Op]:
    return emit(compiler, lasting.SkipPhasesOp(int(node.phase), node.times, int(node.side)))


@handles(VERBS, v.WinDuel)
def _(compiler: Compiler, node: v.WinDuel) -> list[Op]:
    return emit(compiler, life.WinOp(int(node.side)))


@handles(VERBS, v.Nothing)
def _(compiler: Compiler, node: v.Nothing) -> list[Op]:
    return []


@handles(VERBS, v.GainEffects)
def _(compiler: Compiler, node: v.GainEffects) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(lasting.GainEffectsOp())
    return needed



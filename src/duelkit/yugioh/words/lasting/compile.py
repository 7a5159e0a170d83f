"""Handlers that compile the words about what applies for a time, whenever, or while (適用)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from duelkit.yugioh.compiler.context import MODIFIERS, VERBS, Compiler, events_of
from duelkit.yugioh.compiler.figures import not_already
from duelkit.yugioh.compiler.selections import select, speaks_of
from duelkit.yugioh.compiler.selections import would as selections_would
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.amounts import HalfOf, StatOf, The, Times
from duelkit.yugioh.language.base import All, Amount, Modifier, Pool, What
from duelkit.yugioh.language.clauses import Apply, While
from duelkit.yugioh.language.nouns import IsFaceDown
from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.selections import COST_CARDS, EACH, OPPOSING_BATTLER, TARGET, THIS, Every, Ref, RefKind
from duelkit.yugioh.language.terms import CardType, Change, Side, Stat, Until, Would, Zone
from duelkit.yugioh.state.categories import C_NEGATED, C_SERIES_TOO, C_TREATED, C_WHENEVER
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.state.codes import E_ACTIVATED, E_BATTLED, FACE_UP, K_ACTIVATION, K_IGNITION, WHOLE_TURN
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.amounts.compile import counts_cards
from duelkit.yugioh.words.amounts.run import Fixed
from duelkit.yugioh.words.conditions.run import AllChecks
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.filters.run import (
    AnyTest,
    AttributeTest,
    FaceUpTest,
    FigureTest,
    MonsterTest,
    NotTest,
    TypeTest,
    all_of,
)
from duelkit.yugioh.words.lasting.meaning import Bind, Treated, Whenever
from duelkit.yugioh.words.lasting.run import (
    AnotherLevel,
    ApplyOp,
    BattleDamageAhead,
    BindOp,
    ChangedByTest,
    Inhabited,
    LastOf,
    LeveledTest,
    LevelLeft,
    MoreThanNothing,
    OtherwiseTest,
)
from duelkit.yugioh.words.life_points.compile import figure_of_target
from duelkit.yugioh.words.negating.meaning import Negated, Unaffected
from duelkit.yugioh.words.negating.run import NegatableTest, ShieldableTest
from duelkit.yugioh.words.permissions.meaning import Cannot, May
from duelkit.yugioh.words.permissions.run import BattleAhead, NoSuchSummon, NotYetDirectly
from duelkit.yugioh.words.positions.run import THE_OTHER_WAY, ChangePositionOp
from duelkit.yugioh.words.selecting.run import Referred
from duelkit.yugioh.words.turns.run import LaterOp


def changes_atk_def(modifier: Modifier) -> bool:
    """Whether a modifier changes ATK or DEF."""
    return isinstance(modifier, ChangeStat) and modifier.stat in (
        Stat.ATK,
        Stat.DEF,
        Stat.ORIGINAL_ATK,
        Stat.ORIGINAL_DEF,
    )


MORE_ATTACKS: Final = (
    Permission.ATTACK_DIRECTLY,
    Permission.EXTRA_ATTACKS,
    Permission.EXTRA_ATTACKS_ON_MONSTERS,
    Permission.PIERCE,
    Permission.ATTACK_EACH,
    Permission.ATTACK_IN_DEFENSE,
    Permission.ATTACK_IN_DEFENSE_WITH_ATK,
)
"""Permissions that only matter while monsters attack."""


def another_figure(stat: int, amount: Any) -> Test:
    """A card whose figure is known and different."""
    same = Fixed(int(amount))
    return NotTest(FigureTest(stat, same, same), True)


HAS_DEF: Final[Test] = FigureTest(int(Stat.DEF), Fixed(0), None)
"""What has no DEF, a Link Monster, has none to change or to exchange."""


def usefulness(compiler: Compiler, modifiers: tuple[Modifier, ...]) -> Test | None:
    """What a card must be for modifiers to do anything to it; an effect that would do nothing cannot be activated."""
    if all(isinstance(modifier, Negated) for modifier in modifiers):
        return NegatableTest()
    if exchanges(modifiers):
        return HAS_DEF
    if becomes_leveled_tuner(modifiers):
        return LeveledTest(0, -1)
    either = negated_or_changed(modifiers)
    if either is not None:
        return either
    changes = [modifier for modifier in modifiers if isinstance(modifier, ChangeStat) and modifier.stat == Stat.LEVEL]
    if len(changes) == len(modifiers):
        amount = changes[0].amount if len(changes) == 1 and isinstance(changes[0].amount, int) else -1
        change = changes[0].change
        return LeveledTest(1 if change == Change.LOSE else 0, amount if change == Change.BECOME else -1)
    if len(modifiers) == 1 and isinstance(modifiers[0], ChangeStat):
        alone = useful_change(compiler, modifiers[0])
        if alone is not None:
            return alone
    return by_own_figure(modifiers) or of_def_alone(modifiers) or useful_for_several(compiler, modifiers)


def useful_to(compiler: Compiler, what: What, modifiers: tuple[Modifier, ...]) -> Test | None:
    """What these cards must be for modifiers to do anything to them."""
    if turned_up(compiler, what):
        return None
    useful = usefulness(compiler, modifiers)
    return useful if useful is None or isinstance(what, Every) else all_of(useful, *not_already(modifiers))


def becomes_leveled_tuner(modifiers: tuple[Modifier, ...]) -> bool:
    """Whether a card gets a Level and becomes a Tuner, which takes a Level (同じレベルになり、チューナーとして扱う)."""
    first, rest = modifiers[0] if modifiers else None, modifiers[1:]
    level = isinstance(first, ChangeStat) and first.stat == Stat.LEVEL and first.change is Change.BECOME
    return level and rest == (Treated(gains=CardType.TUNER),)


def by_own_figure(modifiers: tuple[Modifier, ...]) -> Test | None:
    """What a card must be for modifiers that raise or lower figures by one of its own (その守備力分ダウンする)."""
    own = [figure for modifier in modifiers for figure in own_figure_changed_by(modifier)]
    return FigureTest(int(own[0]), Fixed(1), None) if modifiers and len(own) == len(modifiers) else None


def of_def_alone(modifiers: tuple[Modifier, ...]) -> Test | None:
    """What a card must be for modifiers that change nothing but DEF."""
    return HAS_DEF if modifiers and all(modifier.figure() is Stat.DEF for modifier in modifiers) else None


def exchanges(modifiers: tuple[Modifier, ...]) -> bool:
    """Whether ATK and DEF, or their original values, are exchanged (攻撃力・守備力を入れ替える)."""
    swapped = {
        (modifier.stat, modifier.amount.stat)
        for modifier in modifiers
        if isinstance(modifier, ChangeStat) and isinstance(modifier.amount, StatOf)
    }
    return len(modifiers) == 2 and swapped in (
        {(Stat.ATK, Stat.DEF), (Stat.DEF, Stat.ATK)},
        {(Stat.ATK, Stat.ORIGINAL_DEF), (Stat.DEF, Stat.ORIGINAL_ATK)},
    )


def negated_or_changed(modifiers: tuple[Modifier, ...]) -> Test | None:
    """What a card must be to be negated or to get another ATK or DEF, where modifiers do both and nothing else."""
    become = [
        modifier
        for modifier in modifiers
        if isinstance(modifier, ChangeStat)
        and isinstance(modifier.amount, int)
        and modifier.change == Change.BECOME
        and modifier.stat in (Stat.ATK, Stat.DEF)
    ]
    if not 0 < len(become) < len(modifiers) or not all(
        modifier in become or isinstance(modifier, Negated) for modifier in modifiers
    ):
        return None
    return AnyTest(
        (
            all_of(TypeTest(int(CardType.MONSTER | CardType.EFFECT)), NegatableTest()),
            *[another_figure(int(modifier.stat), modifier.amount) for modifier in become],
        )
    )


def useful_change(compiler: Compiler, node: ChangeStat) -> Test | None:
    """What a card must be for one change of a figure to do anything to it; ``None`` if that depends on nothing."""
    if node.change == Change.BECOME and node.stat in (Stat.ATK, Stat.DEF):
        if isinstance(node.amount, int):
            return another_figure(int(node.stat), node.amount)
        if is_multiple_of_itself(node):
            return FaceUpTest() if node.stat is Stat.ATK else HAS_DEF
        if speaks_of(node.amount, (RefKind.EACH,)):
            return all_of(FaceUpTest(), OtherwiseTest(int(node.stat), compiler.amount(node.amount)))
    if node.stat == Stat.ATTRIBUTE and isinstance(node.amount, int):
        return NotTest(AttributeTest(node.amount), True)
    return None


def is_multiple_of_itself(node: ChangeStat) -> bool:
    """Whether a figure is doubled or halved, which a figure of 0 can be (OCG rule documentation on changes of ATK)."""
    amount = node.amount
    return isinstance(amount, HalfOf | Times) and amount.amount == StatOf(node.stat, EACH)


def own_figure_changed_by(modifier: Modifier) -> list[Stat]:
    """The figure of the card itself by which a modifier raises or lowers another one; empty if there is none."""
    if (
        isinstance(modifier, ChangeStat)
        and modifier.change in (Change.GAIN, Change.LOSE)
        and isinstance(modifier.amount, StatOf)
        and modifier.amount.what == EACH
    ):
        return [modifier.amount.stat]
    return []


def useful_for_several(compiler: Compiler, modifiers: tuple[Modifier, ...]) -> Test | None:
    """What a card must be for one of several modifiers to do anything to it."""
    if all(
        isinstance(modifier, Treated) and modifier.gains == CardType.TUNER and not modifier.ja for modifier in modifiers
    ):
        return NotTest(TypeTest(int(CardType.TUNER)), True)
    several = [alone_useful(compiler, modifier) for modifier in modifiers] if len(modifiers) > 1 else [None]
    useful = tuple([test for test in several if test is not None])
    if len(useful) == len(several):
        return AnyTest(useful)
    # a face-down card has no figures to change
    return FaceUpTest() if modifiers and all(isinstance(modifier, ChangeStat) for modifier in modifiers) else None


def alone_useful(compiler: Compiler, modifier: Modifier) -> Test | None:
    """What a card must be for one of several modifiers to do anything to it; None if unknown (faq 16002)."""
    if modifier == Negated():  # a monster without effects has none to negate
        effects = AnyTest((NotTest(MonsterTest(), False), TypeTest(int(CardType.MONSTER | CardType.EFFECT))))
        return all_of(effects, NegatableTest())
    if isinstance(modifier, Unaffected) and modifier == Unaffected(by=modifier.by):
        return ShieldableTest(-1 if modifier.by is None or modifier.by == Side.EITHER else int(modifier.by))
    if (
        isinstance(modifier, ChangeStat)
        and modifier.change == Change.BECOME
        and isinstance(modifier.amount, int)
        and (modifier.stat in (Stat.ATK, Stat.DEF) and modifier.to == EACH)
    ):
        same = Fixed(modifier.amount)
        return NotTest(FigureTest(int(modifier.stat), same, same), True)
    if (
        isinstance(modifier, ChangeStat)
        and modifier.change in (Change.GAIN, Change.LOSE)
        and modifier.to == EACH
        and counts_cards(modifier.amount)
    ):
        return ChangedByTest(compiler.amount(modifier.amount))
    return None


def changed_pools(modifiers: tuple[Modifier, ...]) -> list[Pool]:
    """The pools whose figures or attacks modifiers change, if they do nothing else."""
    found: list[Pool] = []
    for modifier in modifiers:
        changes = isinstance(modifier, ChangeStat) or isinstance(modifier, May) and modifier.permission in MORE_ATTACKS
        if not changes or not isinstance(modifier, ChangeStat | May) or not isinstance(modifier.to, Pool):
            return []
        found.append(modifier.to)
    return found


def changes_something(compiler: Compiler, node: Apply, comes_first: bool) -> list[Op]:
    """The checks that something will change: battle damage that would be taken, a count or a figure of the cost or the
    single target that is not 0 (アーク・リベリオン, and rulings on the sources of such figures), or a Level other than
    the target's.
    """
    spared = Cannot(Action.TAKE_BATTLE_DAMAGE, to=None, side=Side.YOU)
    if node.modifiers == (spared,) and node.until is Until.END_OF_DAMAGE_STEP:
        return [BattleDamageAhead()]
    changes = [modifier for modifier in node.modifiers if isinstance(modifier, ChangeStat)]
    if node.to is None or not changes or len(changes) < len(node.modifiers):
        return []
    if all(change.change in (Change.GAIN, Change.LOSE) for change in changes):
        return by_more_than_nothing(compiler, [change.amount for change in changes], comes_first)
    same = ChangeStat(Change.BECOME, Stat.LEVEL, StatOf(Stat.LEVEL, TARGET), EACH)
    if node.modifiers == (same,) and (isinstance(node.to, Every) or node.to == THIS):
        pool = compiler.pool(node.to.pool, FaceUpTest()) if isinstance(node.to, Every) else None
        return [AnotherLevel(pool, len(compiler.effect.targets) == 1)]
    return []


def by_more_than_nothing(compiler: Compiler, amounts: Sequence[Amount | int], comes_first: bool) -> list[Op]:
    """The check of amounts by which figures are raised or lowered, if they are of a kind that must not be 0."""
    by_cost = all(is_figure_of_cost(amount) for amount in amounts)
    by_target = comes_first and all(figure_of_target(compiler, amount) for amount in amounts)
    if by_cost or by_target or all(counts_cards(amount) for amount in amounts):
        return [MoreThanNothing(tuple([compiler.amount(amount) for amount in amounts]), by_cost, by_target)]
    return []


def is_figure_of_cost(amount: object) -> bool:
    """Whether an amount is a figure of the paid cards, which must not be 0."""
    return isinstance(amount, StatOf) and amount.what == COST_CARDS


ATTACKS: Final = (Action.ATTACK, Action.DECLARE_ATTACK, Action.ATTACK_DIRECTLY, Action.ATTACK_MONSTER)


def stops_attacks(modifier: Modifier) -> bool:
    """Whether a modifier only prevents the opponent's monsters from attacking, or from attacking directly."""
    if not isinstance(modifier, Cannot) or modifier.action not in ATTACKS:
        return False
    theirs = isinstance(modifier.to, Pool) and modifier.to.side == Side.OPPONENT
    return modifier.side == Side.OPPONENT if modifier.action == Action.ATTACK else theirs


def doubles_damage(node: Apply) -> bool:
    """Whether it does nothing this turn but change the battle damage that cards inflict."""
    plain = [part for each in node.modifiers for part in (each.modifiers if isinstance(each, While) else (each,))]
    return node.until is Until.END_OF_TURN and bool(plain) and all(each.changes_inflicted() for each in plain)


def allows_more_attacks(node: Apply) -> bool:
    """Whether it does nothing this turn but let monsters attack more than they could."""
    return node.until in (Until.END_OF_TURN, Until.END_OF_BATTLE_PHASE) and all(
        isinstance(modifier, May) and modifier.permission in MORE_ATTACKS for modifier in node.modifiers
    )


def needs_of_modifiers(compiler: Compiler, node: Apply) -> list[Op]:
    """What single modifiers need to do anything: a Level to lower, a Normal Summon left, a battle phase ahead, a card
    that cannot attack directly anyway.
    """
    needed: list[Op] = []
    for modifier in node.modifiers:
        if (
            isinstance(modifier, ChangeStat)
            and modifier.stat == Stat.LEVEL
            and modifier.change == Change.LOSE
            and (node.to == THIS)
        ):
            needed.append(LevelLeft(compiler.amount(modifier.amount)))
        if isinstance(modifier, May) and modifier.permission == Permission.EXTRA_NORMAL_SUMMON:
            needed.append(NoSuchSummon(repr((modifier.which, modifier.kinds)), compiler.amount(modifier.amount)))
    if compiler.effect.kind == K_IGNITION and node.to == THIS and node.modifiers == (May(Permission.ATTACK_DIRECTLY),):
        needed.append(NotYetDirectly())
    if compiler.effect.kind == K_IGNITION and doubles_damage(node) or allows_more_attacks(node):
        needed.append(BattleAhead(False))
        compiler.info.by_phase = True
    if node.until == Until.END_OF_TURN and all(stops_attacks(modifier) for modifier in node.modifiers):
        needed.append(BattleAhead(True))
        compiler.info.by_phase = True
    return needed


def turned_up(compiler: Compiler, what: What) -> bool:
    """Whether the effect turns these cards face-up before, so that it can be used on face-down ones."""
    if not isinstance(what, Ref):
        return False
    ref, slot = compiler.ref(what)
    return any(
        isinstance(before, Referred) and (before.ref, before.slot) == (ref, slot)
        for before, op in pairwise(compiler.ops)
        if isinstance(op, ChangePositionOp) and (op.to & FACE_UP or op.to == THE_OTHER_WAY)
    )


def stays(compiler: Compiler) -> bool:
    """Whether it is the activation of a card that stays on the field, which need not do anything at once."""
    kinds = CardType.CONTINUOUS | CardType.FIELD
    return compiler.effect.kind == K_ACTIVATION and bool(compiler.info.definition.types & kinds)


def _face_down(what: What | None) -> bool:
    """Whether all face-down cards of a pool are meant."""
    if not isinstance(what, Every):
        return False
    which = what.pool.filter
    return IsFaceDown() in (which.parts if isinstance(which, All) else (which,))


def inhabited_pools(compiler: Compiler, node: Apply) -> list[Pool]:
    """Where there must be cards now, so that modifiers change any."""
    if isinstance(node.to, Every) and all(isinstance(modifier, ChangeStat) for modifier in node.modifiers):
        return [node.to.pool]
    if node.to is not None or stays(compiler):
        return []
    # cards can still come to a Graveyard this turn
    return [pool for pool in changed_pools(node.modifiers) if pool.zones & Zone.FIELD]


@VERBS.handles(Apply)
def _(compiler: Compiler, node: Apply) -> list[Op]:
    if any(changes_atk_def(modifier) for modifier in node.modifiers):
        selections_would(compiler, Would.CHANGES_ATK_DEF)
    if node.until is Until.OPPONENTS_NEXT_TURN:
        number = compiler.add_program(replace(node, until=Until.END_OF_TURN))
        compiler.ops.append(LaterOp(number, WHOLE_TURN, int(Side.OPPONENT), True))
        return []
    needed: list[Op] = []
    comes_first = not compiler.ops
    if node.to is not None:
        needed = select(compiler, node.to, useful_to(compiler, node.to, node.modifiers))
    if node.to is not None or not stays(compiler):
        needed = [*needed, *needs_of_modifiers(compiler, node), *changes_something(compiler, node, comes_first)]
    pools = inhabited_pools(compiler, node)
    if pools:
        needed = [*needed, Inhabited(tuple([compiler.pool(pool, FaceUpTest()) for pool in pools]))]
    first, count = compiler.add_modifiers(node.modifiers)
    for code in compiler.modifiers[first : first + count] if _face_down(node.to) else ():
        code.on_hidden = True
    when = compiler.effect.occasion
    if node.to == OPPOSING_BATTLER and when is not None and events_of(when) & 1 << E_BATTLED:
        for code in compiler.modifiers[first:]:  # negated after damage calculation: in the Graveyard too (faq 8633)
            code.follows = code.category == C_NEGATED
    compiler.ops.append(
        ApplyOp(first=first, count=count, until=int(node.until), to_cards=node.to is not None, times=node.times)
    )
    return needed


@VERBS.handles(Bind)
def _(compiler: Compiler, node: Bind) -> list[Op]:
    if any(changes_atk_def(modifier) for effect in compiler.info.definition.effects for modifier in effect.modifiers):
        selections_would(compiler, Would.CHANGES_ATK_DEF)
    needed = select(compiler, node.what)
    compiler.ops.append(BindOp())
    return needed


@MODIFIERS.handles(Treated)
def _(compiler: Compiler, node: Treated) -> ModifierCode:
    code = ModifierCode(C_TREATED if node.series is None else C_SERIES_TOO)
    code.number = int(node.gains)
    code.second = int(node.loses)
    code.name = node.ja if node.series is None else node.series.ja
    if isinstance(node.like, The):
        code.amount = compiler.amount(node.like)
    elif node.like is not None:
        code.amount = LastOf(*compiler.ref(node.like))
    return subject(compiler, code, node.to)


@MODIFIERS.handles(While)
def _(compiler: Compiler, node: While) -> list[ModifierCode]:
    check = compiler.check(node.condition)
    codes: list[ModifierCode] = []
    for part in node.modifiers:
        for code in compiler.modifier(part):
            code.condition = check if code.condition is None else AllChecks((code.condition, check))
            codes.append(code)
    return codes


@MODIFIERS.handles(Whenever)
def _(compiler: Compiler, node: Whenever) -> ModifierCode:
    code = ModifierCode(C_WHENEVER)
    code.occasion = compiler.occasion(node.when)
    code.awaits = events_of(code.occasion) | (1 << E_ACTIVATED if code.occasion.responds else 0)
    would, falls = compiler.effect.would, compiler.effect.falls
    code.program = compiler.add_program(node.verb)
    # an effect that draws cards later includes drawing (ruling on Maxx "C"); other delayed actions do not count
    compiler.effect.would = would | compiler.effect.would & int(Would.DRAW)
    compiler.effect.falls = falls
    code.flag = node.once_per_turn
    code.waits = node.when_free
    return code

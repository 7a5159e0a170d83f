"""How the verbs that summon are compiled."""

from __future__ import annotations

from duelkit.yugioh.engine.compile.context import VERBS, Compiler, handles
from duelkit.yugioh.engine.compile.verbs import emit, select, would, zones_of
from duelkit.yugioh.engine.numbers import Fixed
from duelkit.yugioh.engine.verbs import selecting, summons
from duelkit.yugioh.language import filters as f
from duelkit.yugioh.language import verbs as v
from duelkit.yugioh.language.amounts import Amount
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.tokens import token_of
from duelkit.yugioh.language.triggers import Would
from duelkit.yugioh.language.words import Zone
from duelkit.yugioh.state.code import CardInfo, Op
from duelkit.yugioh.state.codes import S_SPECIAL


def reaches(pool: f.Pool, zone: Zone) -> bool:
    """Whether the pool has cards of this place."""
    return bool(pool.zones & zone) or any(reaches(more, zone) for more in pool.more)


@handles(VERBS, v.SpecialSummon)
def _(compiler: Compiler, node: v.SpecialSummon) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    if zones_of(node.what) & Zone.DECK:
        would(compiler, Would.SUMMON_FROM_DECK)
    kinds = S_SPECIAL | int(node.as_kind)
    accept = summons.SummonableTest(node.ignoring, kinds, False, compiler.target_left)
    needed = select(compiler, node.what, accept)
    for chosen in needed:
        if isinstance(chosen, selecting.Picked) and compiler.target_left and len(compiler.effect.targets) == 1:
            chosen.by_target = True
    first, count = compiler.add_modifiers(node.modifiers)
    from_extra = isinstance(node.what, f.Pick) and reaches(node.what.pool, Zone.EXTRA_DECK)
    op = summons.SpecialSummonOp(int(node.positions), int(node.to), first, count, kinds, node.ignoring, node.bind,
                                 from_extra, node.pointed)
    if node.what == f.TARGET:
        least = [pick.least.number for pick in compiler.effect.targets if isinstance(pick.least, Fixed)]
        op.needs = max(1, sum(least))
    compiler.ops.append(op)
    return [*needed, op]


@handles(VERBS, v.MakeTokens)
def _(compiler: Compiler, node: v.MakeTokens) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    fixed = not isinstance(node.atk, Amount) and not isinstance(node.defense, Amount)
    first, count = compiler.add_modifiers(node.modifiers)
    token = CardInfo(token_of(compiler.info.definition, node))
    return emit(compiler, summons.TokensOp(
        token, compiler.amount(node.atk), compiler.amount(node.defense), fixed, node.number, int(node.positions),
        int(node.to), first, count))


@handles(VERBS, v.FusionSummon)
def _(compiler: Compiler, node: v.FusionSummon) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    return emit(compiler, summons.FusionOp(compiler.test(node.which), int(node.materials)))


@handles(VERBS, v.RitualSummon)
def _(compiler: Compiler, node: v.RitualSummon) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    return emit(compiler, summons.RitualOp(compiler.test(node.which), node.exactly))


@handles(VERBS, v.SynchroSummonNow)
def _(compiler: Compiler, node: v.SynchroSummonNow) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    return emit(compiler, summons.SynchroNowOp(*compiler.ref(node.using)))


@handles(VERBS, v.NormalSummonNow)
def _(compiler: Compiler, node: v.NormalSummonNow) -> list[Op]:
    return emit(compiler, summons.NormalNowOp(compiler.test(node.which)))


@handles(VERBS, v.BecomeMonster)
def _(compiler: Compiler, node: v.BecomeMonster) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    definition = compiler.info.definition
    guise = CardInfo(Card(definition.passcode, definition.ja, definition.en, node.types, node.attribute, node.race,
                          node.level, node.atk, node.defense))
    return emit(compiler, summons.BecomeMonsterOp(guise, int(node.positions)))

"""Handlers that compile the words about destruction (破壊)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.compiler.context import MODIFIERS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select, speaks_of, zones_of
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.base import What, verbs
from duelkit.yugioh.language.selections import BATTLERS, THIS, Both, Every, Pick, Ref, RefKind, TopOfDeck
from duelkit.yugioh.language.terms import Handling, Side, Zone
from duelkit.yugioh.state.categories import C_INSTEAD, C_PERISH
from duelkit.yugioh.state.code import Amount, Op, Pool
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.amounts.run import Fixed
from duelkit.yugioh.words.destroying.meaning import Destroy, InsteadOfDestruction, Perishes
from duelkit.yugioh.words.destroying.run import BattlerToFall, DestroyOp, DestructibleTest, KnownToFall, PoolToFall
from duelkit.yugioh.words.moving.run import BanishableTest
from duelkit.yugioh.words.selecting.run import Referred


def falling(compiler: Compiler, what: What) -> tuple[Amount, ...]:
    """The number of these cards, on the field, that are certain to be destroyed, for effects that respond to that."""
    if isinstance(what, Both):
        return (*falling(compiler, what.first), *falling(compiler, what.second))
    if isinstance(what, Ref) and what.kind in (RefKind.THIS, RefKind.TARGET, RefKind.RESPONDED, RefKind.TRIGGERING):
        return (KnownToFall(*compiler.ref(what)),)
    if isinstance(what, TopOfDeck):
        return ()
    if isinstance(what, Ref) and what.kind in (*BATTLERS, RefKind.EQUIPPED):
        return (BattlerToFall(),)
    if not isinstance(what, Every | Pick) or speaks_of(what, (RefKind.THEM,)):
        return (Fixed(1),) if not zones_of(what) or zones_of(what) & Zone.FIELD else ()
    if not zones_of(what) & Zone.FIELD:
        return ()
    least = None if isinstance(what, Every) else compiler.amount(what.least)
    pool = compiler.pool(what.pool)
    return (PoolToFall(only_on_field(pool), least, pool),)


def only_on_field(pool: Pool) -> Pool:
    """The part of a pool that is on the field."""
    return Pool(pool.zones & int(Zone.FIELD), pool.side, pool.test, tuple(only_on_field(more) for more in pool.more))


SPENDING: Final = frozenset({Handling.BANISHED, Handling.DESTROYED, Handling.SENT, Handling.TRIBUTED})
"""What is done to a card that pays with itself."""


@VERBS.handles(Destroy)
def _(compiler: Compiler, node: Destroy) -> list[Op]:
    if not compiler.in_cost and not compiler.instead:
        compiler.effect.falls = (*compiler.effect.falls, *falling(compiler, node.what))
    accept = DestructibleTest() if compiler.instead else BanishableTest(False) if node.to == Zone.BANISHED else None
    needed = select(compiler, node.what, accept)
    for op in needed:
        if isinstance(op, Referred):
            op.asks_place = True
    compiler.ops.append(DestroyOp(int(node.to)))
    return needed


@MODIFIERS.handles(InsteadOfDestruction)
def _(compiler: Compiler, node: InsteadOfDestruction) -> ModifierCode:
    code = ModifierCode(C_INSTEAD)
    code.by_battle = node.by_battle
    code.by_effect = node.by_effect
    code.optional = node.optional
    code.by = -1 if node.by is None or node.by == Side.EITHER else int(node.by)
    code.flag = node.once_per_turn or node.in_all
    code.where = int(node.in_all)
    code.number = int(node.alone)
    code.second = int(node.each)
    code.kinds = node.times
    code.single = node.single
    if node.pay is not None:
        compiler.instead = True
        code.program = compiler.add_program(node.pay)
        compiler.instead = False
        code.spends_source = any(
            verb.works_on() == THIS and not verb.mentioned_as.isdisjoint(SPENDING) for verb in verbs(node.pay)
        )
    if node.then is not None:
        would, falls = compiler.effect.would, compiler.effect.falls
        code.besides = compiler.add_program(node.then)
        compiler.effect.would, compiler.effect.falls = would, falls
    return subject(compiler, code, node.to)


@MODIFIERS.handles(Perishes)
def _(compiler: Compiler, node: Perishes) -> ModifierCode:
    return subject(compiler, ModifierCode(C_PERISH), node.to)

"""Handlers that compile the words about equip cards (装備)."""

from __future__ import annotations

from collections.abc import Sequence

from duelkit.yugioh.compiler.context import AMOUNTS, CHECKS, MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.figures import not_already
from duelkit.yugioh.compiler.selections import determined, select, would
from duelkit.yugioh.language.base import Pool as PoolNode
from duelkit.yugioh.language.selections import TARGET, THIS, Every, Pick, Ref, RefKind
from duelkit.yugioh.language.terms import Stat, Would, Zone
from duelkit.yugioh.state.card_info import KEEPS_BEARER
from duelkit.yugioh.state.categories import C_OPENS_GRAVEYARD
from duelkit.yugioh.state.code import Check, Occasion, Op, PickCode, Pool, Test
from duelkit.yugioh.state.codes import E_SUMMONED, GRAVEYARD, K_ACTIVATION, K_TRIGGER, OPPONENT, YOU
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.equipping.meaning import (
    BearerFell,
    CanBeEquippedWith,
    CanEquip,
    Equip,
    EquippedByItself,
    EquippedRatings,
    EquippedTo,
    IsEquipped,
    OpensGraveyard,
)
from duelkit.yugioh.words.equipping.run import (
    BearerFellCheck,
    CanBeEquippedWithTest,
    EquipOp,
    EquippedRatingsAmount,
    EquippedTest,
    EquippedToTest,
    OpenGraveyardTest,
    OwnEquipCheck,
)
from duelkit.yugioh.words.filters.run import FaceUpTest, NotTest, ThisTest, all_of
from duelkit.yugioh.words.selecting.run import Picked


@VERBS.handles(Equip)
def _(compiler: Compiler, node: Equip) -> list[Op]:
    code = compiler.effect
    if code.kind == K_ACTIVATION and code.occasion is None and node.what == THIS:  # a Trap that becomes an Equip Card
        if any(modifier.figure() in (Stat.ATK, Stat.DEF) for modifier in node.modifiers):
            would(compiler, Would.CHANGES_ATK_DEF)
    needed = select(compiler, node.what)
    if node.to == THIS and code.kind == K_TRIGGER and _as_it_is_summoned(code.occasion):
        open_graveyard([op.pick for op in needed if isinstance(op, Picked)])
        if isinstance(node.what, Ref) and node.what.kind is RefKind.TARGET:
            open_graveyard([*code.targets])
    first, count = compiler.add_modifiers(node.modifiers)
    outside = isinstance(node.what, Pick | Every) and not node.what.pool.zones & Zone.FIELD
    op = EquipOp(*compiler.ref(node.to), first, count, node.bind, node.as_monster, outside)
    if node.what == THIS:
        op.accept = all_of(NotTest(ThisTest(), False), *not_already(node.modifiers))
    if isinstance(node.to, Ref) and node.to.kind is RefKind.TARGET:  # no Equip Card is equipped to a face-down monster
        op.accept = all_of(FaceUpTest(), *([] if op.accept is None else [op.accept]))
    op.of_this = node.what == THIS and node.to == TARGET
    op.takes_this = node.what == THIS
    op.own = node.own
    op.every = isinstance(node.what, Every)
    op.determined = determined(node.what)
    compiler.ops.append(op)
    return [*needed, op]


def _as_it_is_summoned(occasion: Occasion | None) -> bool:
    return occasion is not None and occasion.about_this and E_SUMMONED in occasion.kinds


def open_graveyard(picks: Sequence[PickCode]) -> None:
    """Let picks from the player's graveyard reach into the opponent's where something allows that."""
    for pick in picks:
        mine = pick.pool
        if mine.zones == GRAVEYARD and mine.side == YOU and mine.test is not None:
            theirs = Pool(GRAVEYARD, OPPONENT, all_of(mine.test, OpenGraveyardTest()), ())
            pick.pool = Pool(mine.zones, mine.side, mine.test, (*mine.more, theirs), mine.down)
            if pick.staying is mine:
                pick.staying = pick.pool


@MODIFIERS.handles(OpensGraveyard)
def _(compiler: Compiler, node: OpensGraveyard) -> ModifierCode:
    code = ModifierCode(C_OPENS_GRAVEYARD)
    code.side = YOU
    code.test = compiler.test(node.which)
    return code


def _between(compiler: Compiler, node: Ref | PoolNode, *, turned: bool) -> Test:
    if isinstance(node, PoolNode):
        return CanBeEquippedWithTest(-1, -1, compiler.pool(node), turned)
    return CanBeEquippedWithTest(*compiler.ref(node), None, turned)


@TESTS.handles(CanBeEquippedWith)
def _(compiler: Compiler, node: CanBeEquippedWith) -> Test:
    return _between(compiler, node.with_, turned=False)


@TESTS.handles(CanEquip)
def _(compiler: Compiler, node: CanEquip) -> Test:
    return _between(compiler, node.to, turned=True)


AMOUNTS.passes({EquippedRatings: EquippedRatingsAmount})
TESTS.passes({IsEquipped: EquippedTest, EquippedTo: EquippedToTest})


@CHECKS.handles(BearerFell)
def _(compiler: Compiler, node: BearerFell) -> Check:
    compiler.info.keeps |= KEEPS_BEARER
    return BearerFellCheck(int(node.side), node.tributed, node.by_effect, node.anyhow, node.sent)


CHECKS.passes({EquippedByItself: OwnEquipCheck})

"""Handlers that compile the words about what else can be a material, and as what (素材として扱う)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select, would
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.base import Not, Pool
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.terms import Side, Would, Zone
from duelkit.yugioh.state.categories import C_CANNOT, C_HAND_SYNCHRO, C_LENDS_ITSELF, C_SHOWN_AS
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.lasting.run import LastOf
from duelkit.yugioh.words.material_uses.meaning import (
    LendsItself,
    LinkMaterialAs,
    LinksOnlyWith,
    MadeByUse,
    OtherMaterialCount,
    SummonWithBoth,
    SynchroFromHand,
    UsedTogether,
)
from duelkit.yugioh.words.material_uses.run import (
    MadeByUseTest,
    MakesTest,
    OthersUsed,
    SummonWithBothOp,
    UsedTogetherTest,
)


@MODIFIERS.handles(SynchroFromHand)
def _(compiler: Compiler, node: SynchroFromHand) -> ModifierCode:
    return subject(compiler, ModifierCode(C_HAND_SYNCHRO), node.to)


@MODIFIERS.handles(LendsItself)
def _(compiler: Compiler, node: LendsItself) -> ModifierCode:
    code = ModifierCode(C_LENDS_ITSELF)
    code.test = compiler.test(node.making)
    return code


@MODIFIERS.handles(LinksOnlyWith)
def _(compiler: Compiler, node: LinksOnlyWith) -> ModifierCode:
    others = Pool(Not(node.which), Zone.HAND | Zone.FIELD, Side.EITHER)
    code = subject(compiler, ModifierCode(C_CANNOT + int(Action.BE_LINK_MATERIAL)), others)
    code.by = int(node.side)
    return code


@MODIFIERS.handles(LinkMaterialAs)
def _(compiler: Compiler, node: LinkMaterialAs) -> ModifierCode:
    code = ModifierCode(C_SHOWN_AS)
    code.amount = LastOf(*compiler.ref(node.like))
    return subject(compiler, code, node.to)


@VERBS.handles(SummonWithBoth)
def _(compiler: Compiler, node: SummonWithBoth) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    which = compiler.test(node.which)
    needed = select(compiler, node.other, None if node.alone else MakesTest(which))
    return [*needed, *compiler.emit(SummonWithBothOp(which, node.alone))]


TESTS.passes({MadeByUse: MadeByUseTest, UsedTogether: UsedTogetherTest})
AMOUNTS.passes({OtherMaterialCount: OthersUsed})

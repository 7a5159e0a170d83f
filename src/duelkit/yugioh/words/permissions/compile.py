"""Handlers that compile the words about prohibitions and permissions (〜できない・〜できる)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, Compiler
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.nouns import InSeries
from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.state.categories import C_CANNOT, C_MAY, C_OPENS_FIELD
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.permissions.meaning import (
    Cannot,
    FlipSummonedOnlyIf,
    May,
    OpensField,
    OpenToHand,
    SummonedByThis,
)
from duelkit.yugioh.words.permissions.run import OpenToHandTest, SummonedByThisTest

_DONE_WITH_IT = (
    Action.ATTACK,
    Action.DECLARE_ATTACK,
    Action.BE_TRIBUTED,
    Action.CHANGE_POSITION,
    Action.ACTIVATE,
    Action.BE_DESTROYED_BY_BATTLE,
    Action.BE_DESTROYED_BY_EFFECT,
)
"""Prohibitions that also apply to a card that is face-down when they begin."""


@MODIFIERS.handles(Cannot)
def _(compiler: Compiler, node: Cannot) -> ModifierCode:
    code = ModifierCode(C_CANNOT + int(node.action))
    code.side = -1 if node.side is None else int(node.side)
    code.by = -1 if node.by is None or node.by == Side.EITHER else int(node.by)
    code.test = compiler.optional_test(node.unless)
    code.kinds = int(node.kinds)
    code.second = int(node.untargeted) or int(node.spared)
    code.zones = int(node.zones)
    code.flag = node.first_each_turn
    if isinstance(node.after, int):
        code.number = node.after
    else:
        code.number, code.amount = 1, compiler.amount(node.after)
    code.beside = compiler.optional_test(node.by_card)
    code.on_hidden = code.on_hidden or node.action in _DONE_WITH_IT
    return subject(compiler, code, node.to if node.side is None else None)


@MODIFIERS.handles(May)
def _(compiler: Compiler, node: May) -> ModifierCode:
    code = ModifierCode(C_MAY + int(node.permission))
    code.side = -1 if node.side is None else int(node.side)
    code.amount = compiler.amount(node.amount)
    code.test = compiler.optional_test(node.which)
    code.on_hidden = node.permission == Permission.MUST_BE_TRIBUTED
    if node.permission == Permission.SUBSTITUTE_TUNER and isinstance(node.which, InSeries):
        code.name = node.which.ja
    if node.permission == Permission.EXTRA_NORMAL_SUMMON:
        code.name = repr((node.which, node.kinds))
        code.kinds = int(node.kinds)
    return subject(compiler, code, node.to if node.side is None else None)


@MODIFIERS.handles(FlipSummonedOnlyIf)
def _(compiler: Compiler, node: FlipSummonedOnlyIf) -> list[ModifierCode]:
    compiler.info.flip_check = compiler.check(node.condition)
    return []


TESTS.passes({OpenToHand: OpenToHandTest, SummonedByThis: SummonedByThisTest})


@MODIFIERS.handles(OpensField)
def _(compiler: Compiler, node: OpensField) -> ModifierCode:
    code = ModifierCode(C_OPENS_FIELD)
    code.side = int(Side.YOU)
    code.test = compiler.test(node.which)
    return code

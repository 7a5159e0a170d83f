"""Handlers that compile the words about effects that become quick effects (相手ターンでも発動できる効果になる)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, Compiler
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.state.categories import C_FROM_HAND, C_QUICKENED
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.quickening.meaning import FromHandInTheirTurn, OriginallyInSeries, UsedInEitherTurn
from duelkit.yugioh.words.quickening.run import OriginalSeriesTest


@TESTS.handles(OriginallyInSeries)
def _(compiler: Compiler, node: OriginallyInSeries) -> Test:
    return OriginalSeriesTest(node.ja)


@MODIFIERS.handles(UsedInEitherTurn)
def _(compiler: Compiler, node: UsedInEitherTurn) -> ModifierCode:
    return subject(compiler, ModifierCode(C_QUICKENED), node.to)


@MODIFIERS.handles(FromHandInTheirTurn)
def _(compiler: Compiler, node: FromHandInTheirTurn) -> ModifierCode:
    code = ModifierCode(C_FROM_HAND)
    code.side = int(Side.YOU)
    code.test = compiler.test(node.which)
    return code

"""Handlers that compile the words about battle positions (表示形式)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select, would
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.terms import Would
from duelkit.yugioh.state.categories import C_POSITION
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.codes import DOWN_DEFENSE
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.positions.meaning import ChangePosition, KeptInPosition, WasFlipped
from duelkit.yugioh.words.positions.run import THE_OTHER_WAY, ChangePositionOp, FlippedTest, TurnableTest
from duelkit.yugioh.words.selecting.run import Referred


@VERBS.handles(ChangePosition)
def _(compiler: Compiler, node: ChangePosition) -> list[Op]:
    to = THE_OTHER_WAY if node.to is None else int(node.to)
    if to == DOWN_DEFENSE:
        would(compiler, Would.FLIPS)
    needed = select(compiler, node.what, TurnableTest(to))
    for op in needed:
        if isinstance(op, Referred):
            op.asks_link = True
    compiler.ops.append(ChangePositionOp(to, node.without_flip_effects))
    return needed


@MODIFIERS.handles(KeptInPosition)
def _(compiler: Compiler, node: KeptInPosition) -> ModifierCode:
    code = ModifierCode(C_POSITION)
    code.number = int(node.position)
    code.flag = node.face_down_too
    code.second = int(node.without_flip_effects)
    return subject(compiler, code, node.to)


TESTS.passes({WasFlipped: FlippedTest})

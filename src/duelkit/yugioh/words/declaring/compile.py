"""Handlers that compile the words about declarations (宣言)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, VERBS, Compiler
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.words.declaring.meaning import Declare, IsDeclared
from duelkit.yugioh.words.declaring.run import CHOICES, D_NUMBER, DeclaredTest, DeclareOp


@VERBS.handles(Declare)
def _(compiler: Compiler, node: Declare) -> list[Op]:
    choices = CHOICES.get(int(node.domain), tuple(range(node.at_least, node.at_most + 1)))
    unlike = None if node.unlike is None else compiler.amount(node.unlike)
    return compiler.emit(DeclareOp(int(node.domain), choices, int(node.side), unlike))


@TESTS.handles(IsDeclared)
def _(compiler: Compiler, node: IsDeclared) -> Test:
    domain = D_NUMBER
    for op in compiler.ops:
        if isinstance(op, DeclareOp):
            domain = op.domain
    for program in compiler.effect.programs:
        for op in program.ops:
            if isinstance(op, DeclareOp):
                domain = op.domain
    return DeclaredTest(domain)

"""How the engine runs the words of flow."""

from __future__ import annotations

from duelkit.judgment.compiler.context import VERBS, Compiler
from duelkit.judgment.language.base import Sequence, Verb
from duelkit.judgment.state.code import Check, Op, Program
from duelkit.judgment.state.codes import BY_CHANCE, BY_CONDITION, BY_DECISION
from duelkit.judgment.words.flow.meaning import HalfTheTime, If, May
from duelkit.judgment.words.flow.run import BranchOp, JumpOp


def branch(
    compiler: Compiler, kind: int, condition: Check | None, inner: Verb, otherwise: Verb | None = None
) -> list[Op]:
    """Emits a branch."""
    body, needed = compiler.apart(inner)
    other: tuple[Op, ...] = ()
    if otherwise is not None:
        other, possible = compiler.apart(otherwise)
        needed = (*needed, *possible)
    if other:
        body = (*body, JumpOp(len(other)))
    branching = compiler.emit(BranchOp(kind, condition, len(body), Program(body, needed)))
    compiler.emit(*body, *other)
    return branching


@VERBS.handles(HalfTheTime)
def _(compiler: Compiler, node: HalfTheTime) -> list[Op]:
    return branch(compiler, BY_CHANCE, None, node.verb, node.otherwise)


@VERBS.handles(If)
def _(compiler: Compiler, node: If) -> list[Op]:
    return branch(compiler, BY_CONDITION, compiler.check(node.condition), node.verb, node.otherwise)


@VERBS.handles(May)
def _(compiler: Compiler, node: May) -> list[Op]:
    return branch(compiler, BY_DECISION, None, node.verb)


@VERBS.handles(Sequence)
def _(compiler: Compiler, node: Sequence) -> list[Op]:
    return compiler.in_turn(node.parts)

"""How the engine runs the words of flow."""

from __future__ import annotations

from duelkit.judgment.compiler.context import VERBS, check, emit_verb
from duelkit.judgment.language.base import Sequence, Verb
from duelkit.judgment.state.code import Check, Op, Program
from duelkit.judgment.state.codes import BY_CHANCE, BY_CONDITION, BY_DECISION
from duelkit.judgment.words.flow.meaning import HalfTheTime, If, May
from duelkit.judgment.words.flow.run import BranchOp, JumpOp


def branch(ops: list[Op], kind: int, condition: Check | None, inner: Verb, otherwise: Verb | None) -> list[Op]:
    """Emit a branch."""
    body: list[Op] = []
    needed = emit_verb(inner, body)
    other: list[Op] = []
    if otherwise is not None:
        needed = [*needed, *emit_verb(otherwise, other)]
    if other:
        body.append(JumpOp(len(other)))
    op = BranchOp(kind, condition, len(body), Program(tuple(body), tuple(needed)))
    ops.append(op)
    ops.extend(body)
    ops.extend(other)
    return [op]


def _sequence(node: Sequence, ops: list[Op]) -> list[Op]:
    needed: list[Op] = []
    for at, part in enumerate(node.parts):
        found = emit_verb(part, ops)
        if at == 0 or not needed:
            needed = found
    return needed


VERBS.update(
    {
        HalfTheTime: lambda node, ops: branch(ops, BY_CHANCE, None, node.verb, node.otherwise),
        If: lambda node, ops: branch(ops, BY_CONDITION, check(node.condition), node.verb, node.otherwise),
        May: lambda node, ops: branch(ops, BY_DECISION, None, node.verb, None),
        Sequence: _sequence,
    }
)

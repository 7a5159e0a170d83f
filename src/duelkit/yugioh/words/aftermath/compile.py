"""Handlers that compile the words about what the use of an effect brings later (効果を発動した場合)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, Compiler
from duelkit.yugioh.state.code import Check
from duelkit.yugioh.words.aftermath.meaning import ActivationWasNegated, WasUsed
from duelkit.yugioh.words.aftermath.run import ActivationNegatedCheck, UsedCheck


@CHECKS.handles(WasUsed)
def _(compiler: Compiler, node: WasUsed) -> Check:
    compiler.info.asks_for_uses |= 1 << node.effect
    if node.next is not None:
        compiler.info.by_phase = True
    return UsedCheck(node.effect, -1 if node.next is None else int(node.next))


@CHECKS.handles(ActivationWasNegated)
def _(compiler: Compiler, node: ActivationWasNegated) -> Check:
    return ActivationNegatedCheck(int(node.by))

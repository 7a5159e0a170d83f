"""Handlers that compile the words about monsters that get the name and the effects of another card."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, VERBS, Compiler
from duelkit.yugioh.state.categories import C_COPY
from duelkit.yugioh.state.code import NothingOp, Op
from duelkit.yugioh.state.codes import DECK, GRAVEYARD, HAND
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.copying.meaning import DoesAs, TakesAfter
from duelkit.yugioh.words.lasting.run import LastOf
from duelkit.yugioh.words.selecting.run import Picked


@MODIFIERS.handles(TakesAfter)
def _(compiler: Compiler, node: TakesAfter) -> ModifierCode:
    code = ModifierCode(C_COPY)
    code.amount = LastOf(*compiler.ref(node.of))
    code.flag = node.named
    return code


@VERBS.handles(DoesAs)
def _(compiler: Compiler, node: DoesAs) -> list[Op]:
    code = compiler.effect
    for op in code.programs[code.cost].ops:
        if isinstance(op, Picked) and op.pick.pool.zones & (DECK | GRAVEYARD | HAND):
            code.borrows = op.pick.pool
    compiler.ops.append(NothingOp())
    return []

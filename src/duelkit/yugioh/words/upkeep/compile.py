"""Handlers that compile the words about what is paid in each phase (維持コスト)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.choosing.run import AskBranch
from duelkit.yugioh.words.conditions.run import AllChecks
from duelkit.yugioh.words.life_points.meaning import PayLife
from duelkit.yugioh.words.upkeep.meaning import Upkeep
from duelkit.yugioh.words.upkeep.run import OwedCheck


@MODIFIERS.handles(Upkeep)
def _(compiler: Compiler, node: Upkeep) -> ModifierCode:
    (code,) = compiler.modifier(node.choice())
    # it is paid even while the card is negated (維持コスト)
    compiler.effect.unnegatable = True
    if node.phase is Phase.STANDBY and isinstance(node.cost, PayLife):
        code.condition = OwedCheck() if code.condition is None else AllChecks((code.condition, OwedCheck()))
    if node.obliged:
        for op in compiler.effect.programs[code.program].ops:
            if isinstance(op, AskBranch):
                op.otherwise = True
                break
    return code

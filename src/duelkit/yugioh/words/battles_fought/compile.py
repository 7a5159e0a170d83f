"""Handlers that compile the words about the battles and the damage of the turn."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, CHECKS, MODIFIERS, TESTS, Compiler
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.state.categories import C_ORIGINALS_COUNT
from duelkit.yugioh.state.code import Check
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.battles_fought.meaning import BattlesWon, HasBattledMonster, HasTakenDamage, OriginalsCount
from duelkit.yugioh.words.battles_fought.run import HurtCheck, MetTest, Victories

TESTS.passes({HasBattledMonster: MetTest})
AMOUNTS.passes({BattlesWon: Victories})


@CHECKS.handles(HasTakenDamage)
def _(compiler: Compiler, node: HasTakenDamage) -> Check:
    return HurtCheck(int(node.side), node.battle, node.effect)


@MODIFIERS.handles(OriginalsCount)
def _(compiler: Compiler, node: OriginalsCount) -> ModifierCode:
    code = ModifierCode(C_ORIGINALS_COUNT)
    code.side = int(Side.EITHER)  # it concerns no cards
    return code

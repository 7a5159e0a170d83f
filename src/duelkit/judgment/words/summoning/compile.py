"""How the engine runs the words of summoning."""

from __future__ import annotations

from duelkit.judgment.compiler.context import ABILITIES, VERBS, Compiler, ruling
from duelkit.judgment.words.choosing.compile import select
from duelkit.judgment.words.summoning.meaning import Incarnation, Invocation, SummonCondition, SummonOnto, Unite
from duelkit.judgment.words.summoning.run import SummonOntoOp, UniteOp


@ABILITIES.handles(Incarnation)
def _(compiler: Compiler, node: Incarnation) -> None:
    compiler.info.incarnates = compiler.test(node.onto)
    compiler.info.only_incarnates = node.only


@ABILITIES.handles(Invocation)
def _(compiler: Compiler, node: Invocation) -> None:
    found = ruling("invocation", compiler.test(node.cards), node.free)
    found.to = compiler.test(node.onto)
    found.condition = compiler.optional_check(node.condition)
    compiler.info.rulings = (*compiler.info.rulings, found)


@ABILITIES.handles(SummonCondition)
def _(compiler: Compiler, node: SummonCondition) -> None:
    compiler.info.summon_condition = compiler.check(node.condition)


VERBS.passes({SummonOnto: SummonOntoOp})
VERBS.on(select, {Unite: UniteOp})

"""Handlers that compile the words about how often a player summoned."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, MODIFIERS, TESTS, Compiler
from duelkit.yugioh.state.categories import C_ONE_AT_A_TIME
from duelkit.yugioh.state.code import Check
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.counted_summons.meaning import (
    CameTogether,
    HasSummonedSince,
    HasSummonedTimes,
    OneAtOnce,
    PlayedThisTurn,
)
from duelkit.yugioh.words.counted_summons.run import (
    PlayedThisTurnTest,
    SummonedSinceCheck,
    SummonedTimesCheck,
    TogetherCheck,
)


@CHECKS.handles(HasSummonedTimes)
def _(compiler: Compiler, node: HasSummonedTimes) -> Check:
    return SummonedTimesCheck(node.at_least, int(node.side))


@CHECKS.handles(HasSummonedSince)
def _(compiler: Compiler, node: HasSummonedSince) -> Check:
    return SummonedSinceCheck(compiler.test(node.which), node.normal)


TESTS.passes({PlayedThisTurn: PlayedThisTurnTest})
CHECKS.passes({CameTogether: TogetherCheck})


@MODIFIERS.handles(OneAtOnce)
def _(compiler: Compiler, node: OneAtOnce) -> ModifierCode:
    return ModifierCode(C_ONE_AT_A_TIME)

"""How the engine runs the words of conditions."""

from __future__ import annotations

from duelkit.judgment.compiler.context import CHECKS, Compiler
from duelkit.judgment.language.conditions import Both, Either, Otherwise
from duelkit.judgment.state.code import Check, Pool
from duelkit.judgment.words.conditions.meaning import Compare, HasSummoned, InPile, Passes, SelfOn, There, TurnOf
from duelkit.judgment.words.conditions.run import (
    BothCheck,
    CompareCheck,
    EitherCheck,
    OtherwiseCheck,
    PassesCheck,
    PileCheck,
    SelfOnCheck,
    SummonedCheck,
    ThereCheck,
    TurnCheck,
)

CHECKS.passes(
    {
        Both: BothCheck,
        Either: EitherCheck,
        Otherwise: OtherwiseCheck,
        SelfOn: SelfOnCheck,
        There: ThereCheck,
        Compare: CompareCheck,
        TurnOf: TurnCheck,
        HasSummoned: SummonedCheck,
        Passes: PassesCheck,
    }
)


@CHECKS.handles(InPile)
def _(compiler: Compiler, node: InPile) -> Check:
    return PileCheck(Pool(compiler.test(node.filter), int(node.pile), int(node.side)))

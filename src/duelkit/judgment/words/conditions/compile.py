"""How the engine runs the words of conditions."""

from __future__ import annotations

from duelkit.judgment.compiler.context import CHECKS, amount, check, ref, test
from duelkit.judgment.language.conditions import Both, Either, Otherwise
from duelkit.judgment.state.code import Pool
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

CHECKS.update(
    {
        Both: lambda node: BothCheck(tuple(check(part) for part in node.parts)),
        Either: lambda node: EitherCheck(tuple(check(part) for part in node.parts)),
        Otherwise: lambda node: OtherwiseCheck(check(node.part)),
        SelfOn: lambda node: SelfOnCheck(int(node.element)),
        There: lambda node: ThereCheck(test(node.filter), node.at_least),
        InPile: lambda node: PileCheck(Pool(test(node.filter), int(node.pile), int(node.side))),
        Compare: lambda node: CompareCheck(amount(node.first), amount(node.second), node.or_equal),
        TurnOf: lambda node: TurnCheck(int(node.side)),
        HasSummoned: lambda node: SummonedCheck(int(node.side)),
        Passes: lambda node: PassesCheck(*ref(node.of), test(node.filter)),
    }
)

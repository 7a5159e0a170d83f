"""How the engine runs the words of amounts."""

from __future__ import annotations

from duelkit.judgment.compiler.context import AMOUNTS, Compiler
from duelkit.judgment.state.code import Amount, Pool
from duelkit.judgment.words.amounts.meaning import (
    CardCount,
    CountOf,
    CreatureCount,
    EventAmount,
    FieldCount,
    FigureOf,
    Gap,
    Half,
    HandSize,
    ManaOf,
    Plus,
    SumOf,
    Times,
)
from duelkit.judgment.words.amounts.run import (
    AmountOfEvent,
    CardCountAmount,
    CountOfAmount,
    CreatureCountAmount,
    FieldCountAmount,
    FigureAmount,
    GapAmount,
    HalfAmount,
    HandAmount,
    ManaAmount,
    PlusAmount,
    SumAmount,
    TimesAmount,
)

AMOUNTS.passes(
    {
        CreatureCount: CreatureCountAmount,
        FieldCount: FieldCountAmount,
        ManaOf: ManaAmount,
        HandSize: HandAmount,
        FigureOf: FigureAmount,
        SumOf: SumAmount,
        Plus: PlusAmount,
        Times: TimesAmount,
        Half: HalfAmount,
        Gap: GapAmount,
        EventAmount: AmountOfEvent,
        CountOf: CountOfAmount,
    }
)


@AMOUNTS.handles(CardCount)
def _(compiler: Compiler, node: CardCount) -> Amount:
    return CardCountAmount(Pool(compiler.test(node.filter), int(node.piles), int(node.side)))

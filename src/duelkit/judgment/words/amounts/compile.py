"""How the engine runs the words of amounts."""

from __future__ import annotations

from duelkit.judgment.compiler.context import AMOUNTS, amount, field_test, ref, test
from duelkit.judgment.state.code import Pool
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

AMOUNTS.update(
    {
        CreatureCount: lambda node: CreatureCountAmount(test(node.filter)),
        FieldCount: lambda node: FieldCountAmount(field_test(node.filter)),
        CardCount: lambda node: CardCountAmount(Pool(test(node.filter), int(node.piles), int(node.side))),
        ManaOf: lambda node: ManaAmount(int(node.side)),
        HandSize: lambda node: HandAmount(int(node.side)),
        FigureOf: lambda node: FigureAmount(*ref(node.of), int(node.stat)),
        SumOf: lambda node: SumAmount(test(node.filter), int(node.stat)),
        Plus: lambda node: PlusAmount(tuple(amount(part) for part in node.parts)),
        Times: lambda node: TimesAmount(node.factor, amount(node.amount)),
        Half: lambda node: HalfAmount(amount(node.amount)),
        Gap: lambda node: GapAmount(amount(node.first), amount(node.second)),
        EventAmount: lambda node: AmountOfEvent(),
        CountOf: lambda node: CountOfAmount(*ref(node.of)),
    }
)

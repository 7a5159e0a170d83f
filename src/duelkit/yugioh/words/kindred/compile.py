"""Handlers that compile the words about monsters of one kind."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, Compiler
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.words.kindred.meaning import BecomesMonster, OfOriginalRace, OnlyRaceOf, SameKindAs, SharesKind
from duelkit.yugioh.words.kindred.run import (
    BecomesMonsterTest,
    KindAmongTest,
    OnlyRaceTest,
    OriginalRaceTest,
    SharedKindTest,
)

TESTS.passes(
    {
        OnlyRaceOf: OnlyRaceTest,
        OfOriginalRace: OriginalRaceTest,
        BecomesMonster: BecomesMonsterTest,
        SharesKind: KindAmongTest,
    }
)


@TESTS.handles(SameKindAs)
def _(compiler: Compiler, node: SameKindAs) -> Test:
    return SharedKindTest(*compiler.ref(node.ref))

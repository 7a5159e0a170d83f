"""Handlers that compile the words about monsters of one kind."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, Compiler
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.words.kindred.meaning import (
    BecomesMonster,
    OfOriginalRace,
    OnlyRaceOf,
    SameKindAs,
    SharesKind,
    UnlikeOneOf,
)
from duelkit.yugioh.words.kindred.run import (
    BecomesMonsterTest,
    KindAmongTest,
    OnlyRaceTest,
    OriginalRaceTest,
    SharedKindTest,
    UnlikeOneTest,
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


@TESTS.handles(UnlikeOneOf)
def _(compiler: Compiler, node: UnlikeOneOf) -> Test:
    return UnlikeOneTest(*compiler.ref(node.ref))

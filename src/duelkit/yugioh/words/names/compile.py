"""Handlers that compile the words about cards whose names resemble those of others."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, Compiler
from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.words.names.meaning import (
    IsMentionedBy,
    MentionsOneOf,
    MentionsSeries,
    NameIncludes,
    Numbered,
    SameNumberAs,
    SharesAttribute,
    SharesName,
    SharesRace,
)
from duelkit.yugioh.words.names.run import (
    IsMentionedByTest,
    MentionsOneOfTest,
    MentionsSeriesTest,
    NameIncludesTest,
    NumberedTest,
    SameNumberTest,
    SharesAttributeTest,
    SharesNameTest,
    SharesNumberTest,
    SharesRaceTest,
)

TESTS.passes(
    {
        IsMentionedBy: IsMentionedByTest,
        MentionsOneOf: MentionsOneOfTest,
        MentionsSeries: MentionsSeriesTest,
        NameIncludes: NameIncludesTest,
        Numbered: NumberedTest,
        SharesAttribute: SharesAttributeTest,
        SharesName: SharesNameTest,
        SharesRace: SharesRaceTest,
    }
)


@TESTS.handles(SameNumberAs)
def _(compiler: Compiler, node: SameNumberAs) -> Test:
    if isinstance(node.ref, Pool):
        return SharesNumberTest(compiler.pool(node.ref))
    return SameNumberTest(*compiler.ref(node.ref))

"""Handlers that compile the words about cards whose names resemble those of others."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS
from duelkit.yugioh.words.names.meaning import (
    IsMentionedBy,
    MentionsOneOf,
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
    NameIncludesTest,
    NumberedTest,
    SameNumberTest,
    SharesAttributeTest,
    SharesNameTest,
    SharesRaceTest,
)

TESTS.passes(
    {
        IsMentionedBy: IsMentionedByTest,
        MentionsOneOf: MentionsOneOfTest,
        NameIncludes: NameIncludesTest,
        Numbered: NumberedTest,
        SharesAttribute: SharesAttributeTest,
        SameNumberAs: SameNumberTest,
        SharesName: SharesNameTest,
        SharesRace: SharesRaceTest,
    }
)

"""Handlers that compile the words about chains (チェーン)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, CHECKS, TESTS
from duelkit.yugioh.words.chains.meaning import (
    ActivatedIn,
    AnswersTrigger,
    ChainLinkNumber,
    ChainNamesDiffer,
    IsChainLink,
    UsedItsEffectIn,
    WasAnAnswer,
)
from duelkit.yugioh.words.chains.run import (
    ActivatedInTest,
    AnswerCheck,
    LinkCheck,
    LinkNumber,
    NamesDifferCheck,
    TriggeredCheck,
    UsedTest,
)

AMOUNTS.passes({ChainLinkNumber: LinkNumber})
CHECKS.passes(
    {
        IsChainLink: LinkCheck,
        ChainNamesDiffer: NamesDifferCheck,
        WasAnAnswer: AnswerCheck,
        AnswersTrigger: TriggeredCheck,
    }
)
TESTS.passes({ActivatedIn: ActivatedInTest, UsedItsEffectIn: UsedTest})

"""Handlers that compile the words about chains (チェーン)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, CHECKS, TESTS
from duelkit.yugioh.words.chains.meaning import ChainLinkNumber, ChainNamesDiffer, IsChainLink, UsedItsEffectIn
from duelkit.yugioh.words.chains.run import LinkCheck, LinkNumber, NamesDifferCheck, UsedTest

AMOUNTS.passes({ChainLinkNumber: LinkNumber})
CHECKS.passes({IsChainLink: LinkCheck, ChainNamesDiffer: NamesDifferCheck})
TESTS.passes({UsedItsEffectIn: UsedTest})

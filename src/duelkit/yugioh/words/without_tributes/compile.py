"""Handlers that compile the words about Normal Summons without Tributes (リリースなし)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS
from duelkit.yugioh.words.without_tributes.meaning import SummonWithoutTributes
from duelkit.yugioh.words.without_tributes.run import WithoutTributesOp

VERBS.passes({SummonWithoutTributes: WithoutTributesOp})

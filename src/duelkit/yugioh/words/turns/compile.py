"""Handlers that compile the words about phases that are skipped (スキップ)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS
from duelkit.yugioh.words.turns.meaning import SkipPhases
from duelkit.yugioh.words.turns.run import SkipPhasesOp

VERBS.passes({SkipPhases: SkipPhasesOp})

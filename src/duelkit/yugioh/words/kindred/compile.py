"""Handlers that compile the words about monsters of one kind."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS
from duelkit.yugioh.words.kindred.meaning import OfOriginalRace, OnlyRaceOf
from duelkit.yugioh.words.kindred.run import OnlyRaceTest, OriginalRaceTest

TESTS.passes({OnlyRaceOf: OnlyRaceTest, OfOriginalRace: OriginalRaceTest})

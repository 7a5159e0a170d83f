"""Words about the purse: how they are compiled."""

from __future__ import annotations

from tests.third_game.compiler import VERBS
from tests.third_game.words.purse.meaning import Draw
from tests.third_game.words.purse.run import DrawOp

VERBS.passes({Draw: DrawOp})

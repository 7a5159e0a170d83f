"""Handlers that compile the words about a coin whose side is called."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, VERBS
from duelkit.yugioh.words.called_coins.meaning import CallCoin, CalledRight
from duelkit.yugioh.words.called_coins.run import CallCoinOp, CalledRightCheck

VERBS.passes({CallCoin: CallCoinOp})
CHECKS.passes({CalledRight: CalledRightCheck})

"""Handlers that compile the words about winning the duel (勝利)."""

from __future__ import annotations

from functools import partial

from duelkit.yugioh.compiler.context import MODIFIERS, VERBS
from duelkit.yugioh.state.categories import C_WIN
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.winning.meaning import WinDuel, Wins
from duelkit.yugioh.words.winning.run import WinOp

VERBS.passes({WinDuel: WinOp})
MODIFIERS.passes({Wins: partial(ModifierCode, C_WIN)})

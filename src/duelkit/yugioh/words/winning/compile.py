"""Handlers that compile the words about winning the duel (勝利)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import emit
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.codes import C_WIN
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.winning.meaning import WinDuel, Wins
from duelkit.yugioh.words.winning.run import WinOp


@handles(VERBS, WinDuel)
def _(compiler: Compiler, node: WinDuel) -> list[Op]:
    return emit(compiler, WinOp(int(node.side)))


@handles(MODIFIERS, Wins)
def _(compiler: Compiler, node: Wins) -> ModifierCode:
    return ModifierCode(C_WIN)

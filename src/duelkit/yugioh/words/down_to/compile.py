"""Handlers that compile the words about cards of which each player must keep only so many (〜になるように)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.language.terms import Would
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.down_to.meaning import BanishDownTo, MustSend
from duelkit.yugioh.words.down_to.run import BanishDownToOp, MustSendOp


@VERBS.handles(BanishDownTo)
def _(compiler: Compiler, node: BanishDownTo) -> list[Op]:
    would(compiler, Would.BANISH)
    return compiler.emit(BanishDownToOp(compiler.pool(node.pool), node.left, node.face_down))


@VERBS.handles(MustSend)
def _(compiler: Compiler, node: MustSend) -> list[Op]:
    return compiler.emit(MustSendOp(compiler.pool(node.pool)))

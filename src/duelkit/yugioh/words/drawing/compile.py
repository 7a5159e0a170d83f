"""Handlers that compile the words about drawing and the deck's top (ドロー)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, CHECKS, MODIFIERS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.language.terms import Would
from duelkit.yugioh.state.card_info import KEEPS_DRAWS
from duelkit.yugioh.state.categories import C_NORMAL_DRAW
from duelkit.yugioh.state.code import Amount, Check, Op
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.amounts.compile import counts_cards
from duelkit.yugioh.words.drawing.meaning import Draw, DrawnBefore, DrawUntil, DrewBefore, ForgoDraw, Mill, NormalDraw
from duelkit.yugioh.words.drawing.run import (
    DrawnBeforeAmount,
    DrawOp,
    DrawUntilOp,
    DrewBeforeCheck,
    ForgoDrawOp,
    MillOp,
)


@VERBS.handles(Draw)
def _(compiler: Compiler, node: Draw) -> list[Op]:
    would(compiler, Would.DRAW)
    counted = counts_cards(node.amount)
    return compiler.emit(DrawOp(compiler.amount(node.amount), int(node.side), node.shown, counted, node.noted))


@MODIFIERS.handles(NormalDraw)
def _(compiler: Compiler, node: NormalDraw) -> ModifierCode:
    code = ModifierCode(C_NORMAL_DRAW)
    code.amount = compiler.amount(node.amount)
    code.side = int(node.side)
    return code


@VERBS.handles(ForgoDraw)
def _(compiler: Compiler, node: ForgoDraw) -> list[Op]:
    return compiler.emit(ForgoDrawOp())


@VERBS.handles(DrawUntil)
def _(compiler: Compiler, node: DrawUntil) -> list[Op]:
    would(compiler, Would.DRAW)
    return compiler.emit(DrawUntilOp(node.hand, int(node.side)))


@VERBS.handles(Mill)
def _(compiler: Compiler, node: Mill) -> list[Op]:
    would(compiler, Would.SEND_FROM_DECK)
    return compiler.emit(
        MillOp(compiler.amount(node.amount), int(node.side), counts_cards(node.amount), compiler.in_cost)
    )


@AMOUNTS.handles(DrawnBefore)
def _(compiler: Compiler, node: DrawnBefore) -> Amount:
    compiler.info.keeps |= KEEPS_DRAWS
    return DrawnBeforeAmount()


@CHECKS.handles(DrewBefore)
def _(compiler: Compiler, node: DrewBefore) -> Check:
    compiler.info.keeps |= KEEPS_DRAWS
    return DrewBeforeCheck()

"""Compiling words of the years up to 2005: rebuffed effects, what was drawn or fell before, guesses and lots."""

from __future__ import annotations

from duelkit.yugioh.engine import particulars, rebuff
from duelkit.yugioh.engine.compile.context import AMOUNTS, CHECKS, MODIFIERS, TESTS, VERBS, Compiler, handles
from duelkit.yugioh.engine.compile.words import subject
from duelkit.yugioh.engine.verbs import flow, guessing
from duelkit.yugioh.language import amounts as a
from duelkit.yugioh.language import classics as k
from duelkit.yugioh.language import conditions as c
from duelkit.yugioh.language import modifiers as m
from duelkit.yugioh.state.code import Amount, Check, ModifierCode, Op, Test, KEEPS_DRAWS
from duelkit.yugioh.state.codes import C_REBUFF


@handles(AMOUNTS, a.DrawnBefore)
def _(compiler: Compiler, node: a.DrawnBefore) -> Amount:
    compiler.info.keeps |= KEEPS_DRAWS
    return rebuff.DrawnBeforeAmount()


@handles(CHECKS, c.DrewBefore)
def _(compiler: Compiler, node: c.DrewBefore) -> Check:
    compiler.info.keeps |= KEEPS_DRAWS
    return rebuff.DrewBeforeCheck()


@handles(TESTS, k.FellTo)
def _(compiler: Compiler, node: k.FellTo) -> Test:
    return particulars.FellToTest(*compiler.ref(node.ref))


@handles(VERBS, k.GuessLowest)
def _(compiler: Compiler, node: k.GuessLowest) -> list[Op]:
    compiler.effect.hides_graveyards = True
    guess = guessing.GuessLowestOp(compiler.test(node.which), int(node.side), int(node.by))
    skip = flow.SkipUnlessDone(0)
    compiler.ops.extend([guess, skip])
    compiler.verb(node.right)
    jump = flow.Jump(0)
    compiler.ops.append(jump)
    skip.to = len(compiler.ops)
    compiler.verb(node.wrong)
    jump.to = len(compiler.ops)
    compiler.ops.append(flow.NothingOp())
    return [guess]


@handles(VERBS, k.DrawLot)
def _(compiler: Compiler, node: k.DrawLot) -> list[Op]:
    compiler.ops.append(guessing.DrawLotOp())
    return []


@handles(MODIFIERS, m.Rebuffs)
def _(compiler: Compiler, node: m.Rebuffs) -> ModifierCode:
    code = ModifierCode(C_REBUFF)
    code.test = compiler.test(node.of)
    return subject(compiler, code, node.to)

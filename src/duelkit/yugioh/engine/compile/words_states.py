"""Compiling words about how a card came, what was declared, scales, and what is destroyed or spared unasked."""

from __future__ import annotations

from duelkit.yugioh.engine import arrivals, declared
from duelkit.yugioh.engine.compile.context import CHECKS, MODIFIERS, TESTS, Compiler, handles
from duelkit.yugioh.engine.compile.words import subject
from duelkit.yugioh.engine.verbs.flow import DeclareOp
from duelkit.yugioh.language import conditions as c
from duelkit.yugioh.language import filters as f
from duelkit.yugioh.language import modifiers as m
from duelkit.yugioh.language.words import Side
from duelkit.yugioh.state.code import Check, ModifierCode, Test, KEEPS_ARRIVAL
from duelkit.yugioh.state.codes import C_NO_DAMAGE, C_PERISH


@handles(CHECKS, c.CameHere)
def _(compiler: Compiler, node: c.CameHere) -> Check:
    compiler.info.keeps |= KEEPS_ARRIVAL
    return arrivals.ArrivalCheck(
        int(node.because), int(node.origin), node.face_up, -1 if node.by in (None, Side.EITHER) else int(node.by or 0),
        node.this_turn, -1 if node.next is None else int(node.next), int(node.of))


@handles(TESTS, f.FitsScales)
def _(compiler: Compiler, node: f.FitsScales) -> Test:
    return declared.ScalesTest(int(node.side))


@handles(TESTS, f.IsDeclared)
def _(compiler: Compiler, node: f.IsDeclared) -> Test:
    domain = declared.D_NUMBER
    for op in compiler.ops:
        if isinstance(op, DeclareOp):
            domain = op.domain
    for program in compiler.effect.programs:
        for op in program.ops:
            if isinstance(op, DeclareOp):
                domain = op.domain
    return declared.DeclaredTest(domain)


@handles(MODIFIERS, m.Perishes)
def _(compiler: Compiler, node: m.Perishes) -> ModifierCode:
    return subject(compiler, ModifierCode(C_PERISH), node.to)


@handles(MODIFIERS, m.InsteadOfBattleDamage)
def _(compiler: Compiler, node: m.InsteadOfBattleDamage) -> ModifierCode:
    code = ModifierCode(C_NO_DAMAGE)
    code.side = int(node.side)
    code.optional = node.optional
    code.flag = node.once_per_turn_by_name
    return subject(compiler, code, node.to)

"""Compiling words about what a card went through, the battle at hand, winning."""

from __future__ import annotations

from duelkit.yugioh.engine import memory
from duelkit.yugioh.engine.compile.context import CHECKS, MODIFIERS, TESTS, Compiler, handles
from duelkit.yugioh.language import conditions as c
from duelkit.yugioh.language import filters as f
from duelkit.yugioh.language import modifiers as m
from duelkit.yugioh.state.code import Check, ModifierCode, Test
from duelkit.yugioh.state.codes import C_WIN


@handles(TESTS, f.WasFlipped)
def _(compiler: Compiler, node: f.WasFlipped) -> Test:
    return memory.FlippedTest()


@handles(CHECKS, c.EquippedByItself)
def _(compiler: Compiler, node: c.EquippedByItself) -> Check:
    return memory.OwnEquipCheck()


@handles(CHECKS, c.WouldTakeBattleDamage)
def _(compiler: Compiler, node: c.WouldTakeBattleDamage) -> Check:
    return memory.BattleDamageCheck(int(node.side))


@handles(MODIFIERS, m.Wins)
def _(compiler: Compiler, node: m.Wins) -> ModifierCode:
    return ModifierCode(C_WIN)

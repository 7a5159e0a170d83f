"""Compiling words about what a card's own effect left behind, battles decided, material lines."""

from __future__ import annotations

from duelkit.yugioh.engine import aftermath
from duelkit.yugioh.engine.compile.context import CHECKS, MODIFIERS, TESTS, Compiler, NotInVocabulary, handles
from duelkit.yugioh.language import conditions as c
from duelkit.yugioh.language import filters as f
from duelkit.yugioh.language import modifiers as m
from duelkit.yugioh.state.code import Check, ModifierCode, Test, KEEPS_EFFECT
from duelkit.yugioh.state.codes import C_ONLY_ONE


@handles(CHECKS, c.PutHereBy)
def _(compiler: Compiler, node: c.PutHereBy) -> Check:
    compiler.info.keeps |= KEEPS_EFFECT
    return aftermath.PutHereCheck(node.effect, node.this_turn)


@handles(CHECKS, c.ChainIsEmpty)
def _(compiler: Compiler, node: c.ChainIsEmpty) -> Check:
    return aftermath.NoChainCheck()


@handles(CHECKS, c.AllRemain)
def _(compiler: Compiler, node: c.AllRemain) -> Check:
    return aftermath.RemainCheck(*compiler.ref(node.what))


def past(compiler: Compiler, node: c.Are) -> Check:
    """A condition on cards as they were; the engine keeps their attribute."""
    if not isinstance(node.filter, f.OfAttribute):
        raise NotInVocabulary(node.filter)
    return aftermath.PastAttributeCheck(*compiler.ref(node.what), int(node.filter.attribute))


@handles(TESTS, f.IsLostInBattle)
def _(compiler: Compiler, node: f.IsLostInBattle) -> Test:
    return aftermath.LostTest()


@handles(TESTS, f.ListsMaterial)
def _(compiler: Compiler, node: f.ListsMaterial) -> Test:
    return aftermath.NamedTunerTest(node.which.ja)


@handles(MODIFIERS, m.SummonsPerTurn)
def _(compiler: Compiler, node: m.SummonsPerTurn) -> ModifierCode:
    compiler.info.limited_kinds = int(node.kinds)
    compiler.info.limited_times = node.times
    code = ModifierCode(C_ONLY_ONE)
    code.ref = 0
    return code

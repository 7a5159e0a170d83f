"""Handlers that compile the words about Gemini Monsters that count as summoned once more."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.state.categories import C_GEMINI
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.gemini.meaning import CountsAsSummonedAgain, GainEffects, IsSummonedAgain
from duelkit.yugioh.words.gemini.run import GainEffectsOp, SummonedAgainTest


@MODIFIERS.handles(CountsAsSummonedAgain)
def _(compiler: Compiler, node: CountsAsSummonedAgain) -> ModifierCode:
    return subject(compiler, ModifierCode(C_GEMINI), node.to)


TESTS.passes({IsSummonedAgain: SummonedAgainTest})
VERBS.on(select, {GainEffects: GainEffectsOp})

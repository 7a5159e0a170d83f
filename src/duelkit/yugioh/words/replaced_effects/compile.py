"""Handlers that compile the words about effects that become another effect."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.language.card import Effect, EffectKind
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.replaced_effects.meaning import BecomeEffect
from duelkit.yugioh.words.replaced_effects.run import BecomeEffectOp


@VERBS.handles(BecomeEffect)
def _(compiler: Compiler, node: BecomeEffect) -> list[Op]:
    codes = [
        compiler.further_effect(Effect(kind, resolution=node.verb))
        for kind in (EffectKind.ACTIVATION, EffectKind.QUICK)
    ]
    for code in codes:
        code.shown, code.choice = 0, 0  # it is told as the effect of the activated card, and never activated itself
    op = BecomeEffectOp(codes[0], codes[1])
    compiler.ops.append(op)
    return [op]

"""Compiling Bind and Triggers."""

from __future__ import annotations

from duelkit.yugioh.engine.compile.context import VERBS, Compiler, handles
from duelkit.yugioh.engine.compile.verbs import changes_atk_def, select, would
from duelkit.yugioh.engine.verbs import binding
from duelkit.yugioh.language import verbs as v
from duelkit.yugioh.language.triggers import Would
from duelkit.yugioh.state.code import Op


@handles(VERBS, v.Bind)
def _(compiler: Compiler, node: v.Bind) -> list[Op]:
    if any(changes_atk_def(modifier) for effect in compiler.info.definition.effects for modifier in effect.modifiers):
        would(compiler, Would.CHANGES_ATK_DEF)
    needed = select(compiler, node.what)
    compiler.ops.append(binding.BindOp())
    return needed


@handles(VERBS, v.Triggers)
def _(compiler: Compiler, node: v.Triggers) -> list[Op]:
    compiler.ops.append(binding.TriggersOp(compiler.further_effect(node.effect)))
    return []

"""Handlers that compile the words about changes of figures (攻撃力・守備力・レベルの変化)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.compiler.selections import speaks_of
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.amounts import StatOf, The
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.selections import EACH, THIS, RefKind
from duelkit.yugioh.language.terms import Change, Stat
from duelkit.yugioh.state.categories import C_ATK, C_DEF, C_LEVEL
from duelkit.yugioh.state.codes import F_ORIGINAL_ATK, F_ORIGINAL_DEF, F_ORIGINAL_LEVEL
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.amounts.run import BitOf
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.figures.run import OriginalBefore


@MODIFIERS.handles(ChangeStat)
def _(compiler: Compiler, node: ChangeStat) -> ModifierCode:
    stat = int(node.stat)
    original = node.stat.name.startswith("ORIGINAL")
    code = ModifierCode({F_ORIGINAL_ATK: C_ATK, F_ORIGINAL_DEF: C_DEF, F_ORIGINAL_LEVEL: C_LEVEL}.get(stat, stat))
    code.change = int(Change.BECOME_ORIGINAL if original else node.change)
    code.amount = compiler.amount(node.amount)
    if node.change is Change.BECOME_ORIGINAL and node.swaps():
        code.amount = OriginalBefore(node.stat is Stat.DEF)
    if node.stat in (Stat.ATTRIBUTE, Stat.RACE) and isinstance(node.amount, The):
        code.amount = BitOf(code.amount)
    code.at_once = node.swaps()
    code.relative = node.change is Change.BECOME and any(
        isinstance(part, StatOf) and part.stat is node.stat and part.what in (EACH, node.to) for part in nodes(node)
    )
    code.made = node.to == THIS and speaks_of(node.amount, (RefKind.MATERIALS,))
    return subject(compiler, code, node.to)

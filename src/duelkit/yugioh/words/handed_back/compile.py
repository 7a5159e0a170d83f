"""Handlers that compile the words about cards that go back to the hand rather than to the deck."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, Compiler
from duelkit.yugioh.state.categories import C_HANDED_BACK
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.handed_back.meaning import HandedBack


@MODIFIERS.handles(HandedBack)
def _(compiler: Compiler, node: HandedBack) -> ModifierCode:
    code = ModifierCode(C_HANDED_BACK)
    code.test = compiler.test(node.by)
    code.side = 0  # it concerns no cards of certain places
    return code

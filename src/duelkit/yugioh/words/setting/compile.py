"""Handlers that compile the words about cards of any kind that are Set (セットする)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.language.clauses import Are, If
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.terms import Position
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.placing.meaning import SetCards
from duelkit.yugioh.words.setting.meaning import SetOnField
from duelkit.yugioh.words.summoning.meaning import SpecialSummon


@VERBS.handles(SetOnField)
def _(compiler: Compiler, node: SetOnField) -> list[Op]:
    down = SpecialSummon(node.what, Position.FACE_DOWN_DEFENSE)
    return compiler.verb(If(Are(node.what, MONSTER), down, SetCards(node.what)))

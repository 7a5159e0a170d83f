"""Words about the kinds of monsters of which players can have only some: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Stat
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, Clause, Noun, Scope
from duelkit.yugioh.words.one_kind.meaning import OneKind


@MODIFIERS.words(OneKind)
def _one_kind(node: OneKind, scope: Scope) -> list[Clause]:
    kind = "Type" if node.of is Stat.RACE else "Attribute"
    what = f"1 monster of each {kind}" if node.each else f"1 {kind} of monster"
    return [Clause(Noun("each player"), f"can only control {what}, and must send the others to the GY")]

"""Words about the monsters with which a player attacked: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.core import CONDITIONS, Scope, State
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.terms import PLAYER
from duelkit.yugioh.words.attacks_made.meaning import AttacksDeclared, HasAttackedWith


@CONDITIONS.words(HasAttackedWith)
def _has_attacked_with(node: HasAttackedWith, scope: Scope) -> State:
    if node.battled:
        whose = "your" if node.side is Side.YOU else "your opponent's"
        monster = f"{whose} {noun_of(node.which, scope).one}"
        return State(f"{monster} battled this turn", f"{monster} has not battled this turn")
    who, what = PLAYER[node.side], f"an attack with {noun_of(node.which, scope).a} this turn"
    has = "have" if node.side is Side.YOU else "has"
    return State(f"{who} {has} declared {what}", f"{who} {has} not declared {what}")


@CONDITIONS.words(AttacksDeclared)
def _attacks_declared(node: AttacksDeclared, scope: Scope) -> State:
    number = f"{node.at_least} or more attacks have"
    return State(
        f"{number} been declared this turn", f"fewer than {node.at_least} attacks have been declared this turn"
    )

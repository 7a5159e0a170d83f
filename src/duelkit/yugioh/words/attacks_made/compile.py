"""Handlers that compile the words about the monsters with which a player attacked."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, Compiler
from duelkit.yugioh.state.code import Check
from duelkit.yugioh.words.attacks_made.meaning import AttacksDeclared, HasAttackedWith
from duelkit.yugioh.words.attacks_made.run import AttackedWithCheck, AttacksDeclaredCheck


@CHECKS.handles(HasAttackedWith)
def _(compiler: Compiler, node: HasAttackedWith) -> Check:
    return AttackedWithCheck(compiler.test(node.which), int(node.side), node.battled)


@CHECKS.handles(AttacksDeclared)
def _(compiler: Compiler, node: AttacksDeclared) -> Check:
    return AttacksDeclaredCheck(node.at_least)

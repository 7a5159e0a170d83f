"""Handlers that compile the words about declarations (宣言)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.compiler.context import AMOUNTS, TESTS, VERBS, Compiler
from duelkit.yugioh.language.amounts import AtWill, The
from duelkit.yugioh.language.terms import Domain, Number
from duelkit.yugioh.state.code import Amount, Op, Test
from duelkit.yugioh.words.amounts.run import OwnNumber
from duelkit.yugioh.words.declaring.meaning import Declare, IsDeclared
from duelkit.yugioh.words.declaring.run import (
    CHOICES,
    D_ATTRIBUTE,
    D_NUMBER,
    D_RACE,
    ChooseNumberOp,
    ChosenAmount,
    DeclaredTest,
    DeclareOp,
    DeclareTwoOp,
    WilledAmount,
)

TWO: Final = {Domain.KIND: (D_RACE, D_ATTRIBUTE), Domain.TWO_NUMBERS: (D_NUMBER, D_NUMBER)}
"""What consists of two things, which are declared one after the other."""


@VERBS.handles(Declare)
def _(compiler: Compiler, node: Declare) -> list[Op]:
    if node.domain in TWO:
        first, second = TWO[node.domain]
        numbers = tuple(range(node.at_least, node.at_most + 1))
        terms = (CHOICES.get(first, numbers), CHOICES.get(second, numbers))
        return compiler.emit(DeclareTwoOp((first, second), terms, int(node.side)))
    choices = CHOICES.get(int(node.domain), tuple(range(node.at_least, node.at_most + 1)))
    unlike = None if node.unlike is None else compiler.amount(node.unlike)
    which = compiler.optional_test(node.which)
    op = DeclareOp(int(node.domain), choices, int(node.side), unlike, which)
    op.seen = node.seen
    op.anew = node.anew
    return compiler.emit(op)


@TESTS.handles(IsDeclared)
def _(compiler: Compiler, node: IsDeclared) -> Test:
    domain = D_NUMBER
    for op in compiler.ops:
        if isinstance(op, DeclareOp):
            domain = op.domain
    for program in compiler.effect.programs:
        for op in program.ops:
            if isinstance(op, DeclareOp):
                domain = op.domain
    return DeclaredTest(domain, node.original)


@AMOUNTS.handles(AtWill)
def _(compiler: Compiler, node: AtWill) -> Amount:
    compiler.ops.append(ChooseNumberOp(node.unit, node.most))
    return WilledAmount(node.unit)


@AMOUNTS.handles(The)
def _(compiler: Compiler, node: The) -> Amount:
    if node.number in (Number.GAINED, Number.LOST):
        compiler.effect.notes_gain = True
    return ChosenAmount() if node.number is Number.CHOSEN else OwnNumber(int(node.number))

"""Handlers that compile the words about monsters that agree with another card in some of their properties."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, Compiler
from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.terms import Stat
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.words.likeness.meaning import AgreesIn, HasEqual, HasPartner
from duelkit.yugioh.words.likeness.run import AgreesTest, EqualTest, PartnerTest

TESTS.passes({HasEqual: EqualTest})


@TESTS.handles(AgreesIn)
def _(compiler: Compiler, node: AgreesIn) -> Test:
    figures = tuple(int(stat) for stat in node.of if stat not in (Stat.ATTRIBUTE, Stat.RACE))
    attribute, race = Stat.ATTRIBUTE in node.of, Stat.RACE in node.of
    if isinstance(node.ref, Pool):
        return AgreesTest(-1, -1, compiler.pool(node.ref), figures, attribute, race, node.at_least, node.only)
    return AgreesTest(*compiler.ref(node.ref), None, figures, attribute, race, node.at_least, node.only)


@TESTS.handles(HasPartner)
def _(compiler: Compiler, node: HasPartner) -> Test:
    attribute, race = Stat.ATTRIBUTE in node.of, Stat.RACE in node.of
    return PartnerTest(compiler.pool(node.among), attribute, race, node.different, node.original)

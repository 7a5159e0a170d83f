"""From the words of coins to what a duel runs. The words enter the tables in ``words/<topic>/compile.py``."""

from __future__ import annotations

from functools import cache

from tests.third_game import words
from tests.third_game.duel import Amount, Op, Test
from tests.third_game.language.base import Amount as AmountNode
from tests.third_game.language.base import Card, Filter, Sequence, Verb
from tests.third_game.words.coins.run import Fixed

from duelkit.cardlang import compiling, vocabulary
from duelkit.cardlang.compiling import Fields, Handlers, Verbs


class Compiler(compiling.Compiler[Op]):
    """Compiles one card."""

    def test(self, node: Filter) -> Test:
        return TESTS(self, node)

    def amount(self, node: AmountNode | int) -> Amount:
        return Fixed(node) if isinstance(node, int) else AMOUNTS(self, node)

    def optional_amount(self, node: AmountNode | int | None) -> Amount | None:
        return None if node is None else self.amount(node)

    def verb(self, node: Verb) -> list[Op]:
        return VERBS(self, node)


FIELDS = Fields(
    {Filter: Compiler.test, AmountNode | int: Compiler.amount, AmountNode | int | None: Compiler.optional_amount}
)
TESTS = Handlers[Compiler, Test](FIELDS)
AMOUNTS = Handlers[Compiler, Amount](FIELDS)
VERBS = Verbs[Compiler, Op](FIELDS)


@VERBS.handles(Sequence)
def _(compiler: Compiler, node: Sequence) -> list[Op]:
    return compiler.in_turn(node.parts)


@cache
def program(card: Card) -> tuple[Op, ...]:
    """What happens when a coin is opened."""
    vocabulary.load(words, "compile")
    return () if card.opened is None else Compiler().apart(card.opened)[0]

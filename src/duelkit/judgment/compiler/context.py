"""The state of a compilation, and the tables from the words of the card language to what the engine runs.

The words enter the tables in ``words/<topic>/compile.py``.
"""

from __future__ import annotations

from duelkit.cardlang import compiling
from duelkit.cardlang.compiling import LEFT_OUT, Fields, Handlers, Verbs
from duelkit.judgment.engine.facts.pools import Fixed
from duelkit.judgment.language import card as lc
from duelkit.judgment.language import conditions as lo
from duelkit.judgment.language import filters as lf
from duelkit.judgment.language.base import Amount as AmountNode
from duelkit.judgment.language.base import Modifier
from duelkit.judgment.language.base import Verb as VerbNode
from duelkit.judgment.state.code import (
    NO_ABILITY,
    AbilityCode,
    Amount,
    CardInfo,
    Check,
    FieldTest,
    ModifierCode,
    Op,
    PickCode,
    Pool,
    Program,
    Ruling,
    Test,
)
from duelkit.judgment.state.codes import EITHER, K_TRIGGER
from duelkit.kernel.errors import NotInVocabulary

GIVEN = 100
"""The index of the first ability that a card gives to creatures."""


class Compiler(compiling.Compiler[Op]):
    """Compiles one card.

    :ivar card: the card.
    :ivar info: what abilities are compiled into: the card, or an ability that it gives to creatures.
    :ivar code: the current ability.
    """

    def __init__(self, definition: lc.Card) -> None:
        super().__init__()
        self.card = self.info = CardInfo(definition)
        self.code = NO_ABILITY

    def test(self, node: lf.Filter) -> Test:
        """Compiles a filter."""
        return TESTS(self, node)

    def optional_test(self, node: lf.Filter | None) -> Test | None:
        """Compiles a filter that may be left out."""
        return TESTS.optional(self, node)

    def field_test(self, node: lf.FieldFilter) -> FieldTest:
        """Compiles a filter of fields."""
        return FIELD_TESTS(self, node)

    def optional_field_test(self, node: lf.FieldFilter | None) -> FieldTest | None:
        """Compiles a filter of fields that may be left out."""
        return FIELD_TESTS.optional(self, node)

    def amount(self, node: AmountNode | int) -> Amount:
        """Compiles an amount."""
        return Fixed(node) if isinstance(node, int) else AMOUNTS(self, node)

    def optional_amount(self, node: AmountNode | int | None) -> Amount | None:
        """Compiles an amount that may be left out."""
        return None if node is None else self.amount(node)

    def check(self, node: lo.Condition) -> Check:
        """Compiles a condition."""
        return CHECKS(self, node)

    def optional_check(self, node: lo.Condition | None) -> Check | None:
        """Compiles a condition that may be left out."""
        return CHECKS.optional(self, node)

    def ref(self, node: lf.Ref) -> tuple[int, int]:
        """Returns the codes of a reference."""
        return int(node.kind), node.slot

    def optional_ref(self, node: lf.Ref | None) -> tuple[int, int]:
        """Returns the codes of a reference that may be left out."""
        return (LEFT_OUT, LEFT_OUT) if node is None else self.ref(node)

    def pool(self, node: lf.Pool) -> Pool:
        """Compiles a pool."""
        return Pool(self.test(node.filter), int(node.piles), int(node.side))

    def pick(self, node: lf.Pick | lf.Every) -> PickCode:
        """Compiles a pick."""
        if isinstance(node, lf.Every):
            return PickCode(self.pool(node.pool), Fixed(0), Fixed(0), False)
        return PickCode(self.pool(node.pool), self.amount(node.least), self.amount(node.most), node.at_random)

    def ruling(self, node: Modifier) -> Ruling:
        """Compiles a modifier that changes a rule."""
        return RULINGS(self, node)

    def verb(self, node: VerbNode) -> list[Op]:
        """Emits a verb's instructions; returns those of which at least one must be possible.

        :raises NotInVocabulary: if the engine cannot run it.
        """
        return VERBS(self, node)

    def program(self, node: VerbNode) -> Program:
        """Compiles an effect."""
        return Program(*self.apart(node))

    def ability(self, node: lc.Ability, index: int) -> AbilityCode:
        """Compiles an ability into a code or into attributes of the card."""
        self.code = code = AbilityCode(self.card.definition, index)
        ABILITIES(self, node)
        return code

    def given_ability(self, node: lc.Ability) -> AbilityCode:
        """Compiles an ability that the card gives to creatures: a triggered one, or one that changes a rule.

        :raises NotInVocabulary: if it is of another kind.
        """
        before = self.info, self.code
        self.info = alone = CardInfo(self.card.definition)
        code = self.ability(node, GIVEN + len(self.card.given))
        self.info, self.code = before
        code.rulings = alone.rulings
        if code.kind != K_TRIGGER and not code.rulings or code.modifiers or code.extinct or alone.strikes:
            raise NotInVocabulary(node)
        self.card.given = (*self.card.given, code)
        return code


FIELDS = Fields(
    {
        lf.Filter: Compiler.test,
        lf.FieldFilter: Compiler.field_test,
        AmountNode: Compiler.amount,
        AmountNode | int: Compiler.amount,
        AmountNode | int | None: Compiler.optional_amount,
        lo.Condition: Compiler.check,
        lf.Ref: Compiler.ref,
        lf.Ref | None: Compiler.optional_ref,
        lf.Pick: Compiler.pick,
        lc.Ability: Compiler.given_ability,
        Modifier: Compiler.ruling,
    }
)
TESTS = Handlers[Compiler, Test](FIELDS)
FIELD_TESTS = Handlers[Compiler, FieldTest](FIELDS)
AMOUNTS = Handlers[Compiler, Amount](FIELDS)
CHECKS = Handlers[Compiler, Check](FIELDS)
MODIFIERS = Handlers[Compiler, ModifierCode](FIELDS)
RULINGS = Handlers[Compiler, Ruling](FIELDS)
"""Modifiers that change a rule."""
PROPERTIES = Handlers[Compiler, None](FIELDS)
"""Modifiers that are a property of the card or of the ability."""
VERBS = Verbs[Compiler, Op](FIELDS)
ABILITIES = Handlers[Compiler, None](FIELDS)


def ruling(what: str, test: Test | None, number: int = 0) -> Ruling:
    """Returns a change of a rule for creatures or cards of both sides."""
    return Ruling(what, test, None, EITHER, 0, None, int(number))

"""The state of a compilation: one effect being compiled, and the tables that say how each word is compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duelkit.yugioh.engine.numbers import Fixed
from duelkit.yugioh.engine.references import NARROWED
from duelkit.yugioh.engine.tests import AllTest, KnownTest
from duelkit.yugioh.language.amounts import Amount as AmountNode
from duelkit.yugioh.language.base import Node
from duelkit.yugioh.language.base import Verb as VerbNode
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.conditions import Condition
from duelkit.yugioh.language.filters import Filter, Pick, Ref, RefKind, Those, WasSummoned
from duelkit.yugioh.language.filters import Pool as PoolNode
from duelkit.yugioh.language.modifiers import Modifier
from duelkit.yugioh.state.code import (
    Amount, CardInfo, Check, EffectCode, ModifierCode, Occasion, Op, PickCode, Pool, Program, Test, ThoseCode,
)


class NotInVocabulary(KeyError):
    """The engine has no executor for a word of the language."""

    def __init__(self, node: Node) -> None:
        super().__init__(f"the engine cannot run {type(node).__name__}")


class Compiler:
    """Compiles one card. ``effect`` is the effect in work; its programs and modifiers grow as it is compiled."""

    def __init__(self, info: CardInfo) -> None:
        self.info = info
        self.effect = EffectCode(info.definition, 0)
        self.ops: list[Op] = []
        self.modifiers: list[ModifierCode] = []
        self.in_cost = False
        self.target_left = False
        """Whether the verb in work comes after one that takes the target away."""
        self.further: list[EffectCode] = []
        """Effects that only other effects of the card set off; numbered after the definition's own."""

    def test(self, node: Filter) -> Test:
        """A filter."""
        return found(TESTS, node)(self, node)  # type: ignore[no-any-return]

    def optional_test(self, node: Filter | None) -> Test | None:
        """A filter, or none."""
        return None if node is None else self.test(node)

    def amount(self, node: AmountNode | int) -> Amount:
        """An amount."""
        if isinstance(node, int):
            return Fixed(int(node))
        return found(AMOUNTS, node)(self, node)  # type: ignore[no-any-return]

    def optional_amount(self, node: AmountNode | int | None) -> Amount | None:
        """An amount, or none."""
        return None if node is None else self.amount(node)

    def check(self, node: Condition) -> Check:
        """A condition."""
        return found(CHECKS, node)(self, node)  # type: ignore[no-any-return]

    def optional_check(self, node: Condition | None) -> Check | None:
        """A condition, or none."""
        return None if node is None else self.check(node)

    def occasion(self, node: Node) -> Occasion:
        """An event or activation."""
        return found(OCCASIONS, node)(self, node)  # type: ignore[no-any-return]

    def pool(self, node: PoolNode, accept: Test | None = None) -> Pool:
        """A pool; ``accept`` is what the verb demands beside the filter."""
        test = self.test(node.filter)
        if accept is not None:
            test = AllTest((test, accept))
        if self.in_cost:
            test = KnownTest(test)
        return Pool(int(node.zones), int(node.side), test, tuple([self.pool(other, accept) for other in node.more]))

    def pick(self, node: Pick, accept: Test | None = None) -> PickCode:
        """A pick."""
        return PickCode(self.pool(node.pool, accept), self.amount(node.least), self.amount(node.most),
                        int(node.chooser), node.at_random, node.different_names, node.same_level,
                        self.optional_test(node.including))

    def modifier(self, node: Modifier) -> list[ModifierCode]:
        """A modifier; one word may make several codes."""
        paying = self.in_cost
        self.in_cost = False
        codes = found(MODIFIERS, node)(self, node)
        self.in_cost = paying
        return codes if isinstance(codes, list) else [codes]

    def verb(self, node: VerbNode) -> list[Op]:
        """Emit a verb; answers the instructions that must be possible."""
        return found(VERBS, node)(self, node)  # type: ignore[no-any-return]

    def program(self, node: VerbNode) -> Program:
        """A verb as a program of its own, not yet among the effect's programs."""
        before = self.ops
        self.ops = []
        needed = self.verb(node)
        program = Program(tuple(self.ops), tuple(needed))
        self.ops = before
        return program

    def add_program(self, node: VerbNode) -> int:
        """A verb as a program of the effect; answers its number."""
        number = len(self.effect.programs)
        self.effect.programs.append(Program((), ()))
        self.effect.programs[number] = self.program(node)
        return number

    def add_modifiers(self, nodes: tuple[Modifier, ...]) -> tuple[int, int]:
        """Modifiers that a verb applies; answers the first number and how many.

        A modifier may hold a verb that applies modifiers of its own; those come before.
        """
        codes: list[ModifierCode] = []
        for node in nodes:
            codes.extend(self.modifier(node))
        first = len(self.modifiers)
        self.modifiers.extend(codes)
        return first, len(codes)

    def further_effect(self, node: Effect) -> EffectCode:
        """An effect that another effect of the card sets off."""
        from duelkit.yugioh.engine.compiler import compile_effect
        before = self.effect, self.modifiers, self.ops, self.in_cost
        at = len(self.info.definition.effects) + len(self.further)
        self.further.append(EffectCode(self.info.definition, at))
        code = compile_effect(self, self.info.definition, node, at)
        self.further[at - len(self.info.definition.effects)] = code
        self.effect, self.modifiers, self.ops, self.in_cost = before
        return code

    def ref(self, node: Node) -> tuple[int, int]:
        """A reference as numbers; a narrowed one is a number among those of the effect."""
        if isinstance(node, Those):
            kind, slot = self.ref(node.ref)
            kinds = 0
            test: Test | None = None
            if node.ref.kind == RefKind.MATERIALS and isinstance(node.filter, WasSummoned):
                kinds = int(node.filter.kinds)
            else:
                test = self.test(node.filter)
            self.effect.those.append(ThoseCode(kind, slot, test, kinds))
            return NARROWED, len(self.effect.those) - 1
        assert isinstance(node, Ref), f"expected a reference, got {type(node).__name__}"
        return int(node.kind), node.slot


Handler = Callable[..., Any]
TESTS: dict[type[Node], Handler] = {}
AMOUNTS: dict[type[Node], Handler] = {}
CHECKS: dict[type[Node], Handler] = {}
OCCASIONS: dict[type[Node], Handler] = {}
MODIFIERS: dict[type[Node], Handler] = {}
VERBS: dict[type[Node], Handler] = {}


def found(table: dict[type[Node], Handler], node: Node) -> Handler:
    """The handler of a word.

    :raises NotInVocabulary: if there is none.
    """
    handler = table.get(type(node))
    if handler is None:
        raise NotInVocabulary(node)
    return handler


def handles(table: dict[type[Node], Handler], kind: type[Node]) -> Callable[[Handler], Handler]:
    """Enter a function as the handler of a word."""
    def enter(handler: Handler) -> Handler:
        table[kind] = handler
        return handler
    return enter

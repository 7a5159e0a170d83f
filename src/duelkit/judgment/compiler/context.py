"""Tables from the words of the card language to what the engine runs, and the functions that look a word up in them.

The words enter their handlers in ``words/<topic>/compile.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duelkit.judgment.engine.facts.pools import Fixed
from duelkit.judgment.language import card as lc
from duelkit.judgment.language import conditions as lo
from duelkit.judgment.language import filters as lf
from duelkit.judgment.language.base import Amount as AmountNode
from duelkit.judgment.language.base import Modifier, Node, Verb
from duelkit.judgment.state.code import (
    NO_ABILITY,
    AbilityCode,
    Amount,
    CardInfo,
    Check,
    FieldTest,
    ModifierCode,
    Op,
    Program,
    Ruling,
    Test,
)
from duelkit.judgment.state.codes import EITHER, K_TRIGGER
from duelkit.kernel.errors import NotInVocabulary

GIVEN = 100
"""The index of the first ability that a card gives to creatures."""
TESTS: dict[type[Node], Callable[[Any], Test]] = {}
FIELD_TESTS: dict[type[Node], Callable[[Any], FieldTest]] = {}
AMOUNTS: dict[type[Node], Callable[[Any], Amount]] = {}
CHECKS: dict[type[Node], Callable[[Any], Check]] = {}
MODIFIERS: dict[type[Node], Callable[[Any], ModifierCode]] = {}
RULINGS: dict[type[Node], Callable[[Any], Ruling]] = {}
"""Modifiers that change a rule."""
PROPERTIES: dict[type[Node], Callable[[Any, CardInfo, AbilityCode], None]] = {}
"""Modifiers that are a property of the card or of the ability."""
VERBS: dict[type[Node], Callable[[Any, list[Op]], list[Op]]] = {}
"""Handlers that emit instructions and return those of which at least one must be possible."""
ABILITIES: dict[type[Node], Callable[[Any, CardInfo, AbilityCode], None]] = {}
_CURRENT: list[CardInfo] = []
"""The cards that are being compiled."""


def look(table: dict[type[Node], Callable[..., Any]], node: Node) -> Callable[..., Any]:
    """The handler of a word.

    :raises NotInVocabulary: if there is none.
    """
    handler = table.get(type(node))
    if handler is None:
        raise NotInVocabulary(node)
    return handler


def test(node: lf.Filter) -> Test:
    """Compile a filter."""
    found: Test = look(TESTS, node)(node)
    return found


def maybe(node: lf.Filter | None) -> Test | None:
    """A filter that may be left out."""
    return None if node is None else test(node)


def field_test(node: lf.FieldFilter) -> FieldTest:
    """Compile a filter of fields."""
    found: FieldTest = look(FIELD_TESTS, node)(node)
    return found


def maybe_field_test(node: lf.FieldFilter | None) -> FieldTest | None:
    """Compile an optional filter of fields."""
    return None if node is None else field_test(node)


def amount(node: AmountNode | int) -> Amount:
    """Compile an amount."""
    if isinstance(node, int):
        return Fixed(node)
    found: Amount = look(AMOUNTS, node)(node)
    return found


def maybe_amount(node: AmountNode | int | None) -> Amount | None:
    """Compile an optional amount."""
    return None if node is None else amount(node)


def check(node: lo.Condition) -> Check:
    """Compile a condition."""
    found: Check = look(CHECKS, node)(node)
    return found


def maybe_check(node: lo.Condition | None) -> Check | None:
    """Compile an optional condition."""
    return None if node is None else check(node)


def ref(node: lf.Ref) -> tuple[int, int]:
    """The codes of a reference."""
    return int(node.kind), node.slot


def modifier_code(node: Modifier) -> ModifierCode:
    """Compile a modifier that changes figures."""
    found: ModifierCode = look(MODIFIERS, node)(node)
    return found


def ruling(what: str, node: lf.Filter | None, number: int = 0) -> Ruling:
    """A change of a rule for creatures or cards of both sides."""
    return Ruling(what, maybe(node), None, EITHER, 0, None, number)


def ruling_of(node: Modifier) -> Ruling:
    """Compile a modifier that changes a rule."""
    found: Ruling = look(RULINGS, node)(node)
    return found


def emit_verb(node: Verb, ops: list[Op]) -> list[Op]:
    """Emit a verb's instructions; returns those of which at least one must be possible.

    :raises NotInVocabulary: if the engine cannot run it.
    """
    found: list[Op] = look(VERBS, node)(node, ops)
    return found


def plain(ops: list[Op], op: Op) -> list[Op]:
    """Emit an instruction that must be possible."""
    ops.append(op)
    return [op]


def program(node: Verb) -> Program:
    """Compile an effect."""
    ops: list[Op] = []
    needed = emit_verb(node, ops)
    return Program(tuple(ops), tuple(needed))


def compile_ability(info: CardInfo, ability: lc.Ability, codes: list[AbilityCode]) -> None:
    """Compile an ability into codes or into attributes of the card."""
    code = AbilityCode(info.definition, len(codes))
    look(ABILITIES, ability)(ability, info, code)
    codes.append(code)


def given_ability(ability: lc.Ability) -> AbilityCode:
    """Compile an ability that the current card gives to creatures: a triggered one, or one that changes a rule.

    :raises NotInVocabulary: if it is of another kind.
    """
    info = _CURRENT[-1]
    alone = CardInfo(info.definition)
    codes = [NO_ABILITY] * (GIVEN + len(info.given))
    compile_ability(alone, ability, codes)
    code = codes[-1]
    code.rulings = alone.rulings
    if code.kind != K_TRIGGER and not code.rulings or code.modifiers or code.extinct or alone.strikes:
        raise NotInVocabulary(ability)
    info.given = (*info.given, code)
    return code


def begin_card(info: CardInfo) -> CardInfo:
    """Begin to compile a card; until :func:`end_card`, abilities that it gives to creatures are added to it."""
    _CURRENT.append(info)
    return info


def end_card() -> None:
    """Finish the card that was begun last."""
    _CURRENT.pop()

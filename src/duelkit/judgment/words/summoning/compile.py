"""How the engine runs the words of summoning."""

from __future__ import annotations

from duelkit.judgment.compiler.context import ABILITIES, VERBS, check, field_test, maybe_check, plain, ruling, test
from duelkit.judgment.state.code import AbilityCode, CardInfo, Op
from duelkit.judgment.words.choosing.compile import on_cards, pick_code
from duelkit.judgment.words.summoning.meaning import Incarnation, Invocation, SummonCondition, SummonOnto, Unite
from duelkit.judgment.words.summoning.run import SummonOntoOp, UniteOp


def _summon_onto(node: SummonOnto, ops: list[Op]) -> list[Op]:
    return plain(
        ops,
        SummonOntoOp(
            pick_code(node.what), None if node.onto is None else field_test(node.onto), node.ends_turn, node.paid
        ),
    )


def _unite(node: Unite, ops: list[Op]) -> list[Op]:
    return on_cards(node.what, ops, UniteOp(node.pattern))


def _incarnation(node: Incarnation, info: CardInfo, code: AbilityCode) -> None:
    info.incarnates = test(node.onto)
    info.only_incarnates = node.only


def _invocation(node: Invocation, info: CardInfo, code: AbilityCode) -> None:
    found = ruling("invocation", node.cards, 1 if node.free else 0)
    found.to = test(node.onto)
    found.condition = maybe_check(node.condition)
    info.rulings = (*info.rulings, found)


def _summon_condition(node: SummonCondition, info: CardInfo, code: AbilityCode) -> None:
    info.summon_condition = check(node.condition)


VERBS.update({SummonOnto: _summon_onto, Unite: _unite})
ABILITIES.update({Incarnation: _incarnation, Invocation: _invocation, SummonCondition: _summon_condition})

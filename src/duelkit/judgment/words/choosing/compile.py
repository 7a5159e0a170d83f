"""How the engine runs the words of choosing."""

from __future__ import annotations

from duelkit.judgment.compiler.context import VERBS, amount, field_test, ref, test
from duelkit.judgment.engine.facts.pools import Fixed
from duelkit.judgment.language.filters import Every, EveryField, FieldWhat, Pick, Ref, What
from duelkit.judgment.state.code import Op, PickCode, Pool
from duelkit.judgment.words.choosing.meaning import Choose
from duelkit.judgment.words.choosing.run import FieldsOp, NamedOp, PickedOp, RememberOp, WholeOp


def pick_code(node: Pick | Every) -> PickCode:
    """Compile a pick."""
    pool = Pool(test(node.pool.filter), int(node.pool.piles), int(node.pool.side))
    if isinstance(node, Every):
        return PickCode(pool, Fixed(0), Fixed(0), False)
    return PickCode(pool, amount(node.least), amount(node.most), node.at_random)


def select(what: What, ops: list[Op]) -> list[Op]:
    """Emit the instruction that selects the cards of a verb; returns those that must be possible."""
    op: Op
    if isinstance(what, Ref):
        ops.append(NamedOp(*ref(what)))
        return []
    op = WholeOp(pick_code(what)) if isinstance(what, Every) else PickedOp(pick_code(what))
    ops.append(op)
    return [op]


def name_fields(what: FieldWhat, ops: list[Op]) -> list[Op]:
    """Emit the instruction that selects the fields of a verb."""
    op: Op
    if isinstance(what, EveryField):
        op = FieldsOp(field_test(what.filter), 0)
    else:
        op = FieldsOp(None, what.slot)
    ops.append(op)
    return [op]


def on_cards(what: What, ops: list[Op], op: Op) -> list[Op]:
    """Emit the selection of cards and the instruction that affects them."""
    needed = select(what, ops)
    ops.append(op)
    return needed


VERBS.update({Choose: lambda node, ops: on_cards(node.what, ops, RememberOp())})

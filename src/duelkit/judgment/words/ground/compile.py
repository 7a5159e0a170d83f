"""How the engine runs the words of ground."""

from __future__ import annotations

from duelkit.judgment.compiler.context import MODIFIERS, RULINGS, VERBS, field_test, plain, ruling
from duelkit.judgment.language.filters import EveryField
from duelkit.judgment.state.code import Op
from duelkit.judgment.words.choosing.compile import name_fields
from duelkit.judgment.words.ground.meaning import CountsAs, ExchangeFields, Fieldquake, NoFieldBonus, Seals
from duelkit.judgment.words.ground.run import CountsAsModifier, ExchangeOp, ExchangePlacesOp, QuakeOp, SealsModifier


def _exchange(node: ExchangeFields, ops: list[Op]) -> list[Op]:
    if isinstance(node.first, EveryField) and isinstance(node.second, EveryField):
        return plain(ops, ExchangePlacesOp(field_test(node.first.filter), field_test(node.second.filter)))
    return plain(ops, ExchangeOp())


def _quake(node: Fieldquake, ops: list[Op]) -> list[Op]:
    needed = name_fields(node.fields, ops)
    ops.append(QuakeOp())
    return needed


MODIFIERS.update(
    {
        Seals: lambda node: SealsModifier(field_test(node.fields)),
        CountsAs: lambda node: CountsAsModifier(field_test(node.fields), int(node.element)),
    }
)
RULINGS.update({NoFieldBonus: lambda node: ruling("no bonus", node.to)})
VERBS.update({Fieldquake: _quake, ExchangeFields: _exchange})

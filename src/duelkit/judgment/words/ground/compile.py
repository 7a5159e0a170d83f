"""How the engine runs the words of ground."""

from __future__ import annotations

from functools import partial

from duelkit.judgment.compiler.context import MODIFIERS, RULINGS, VERBS, Compiler, ruling
from duelkit.judgment.language.filters import EveryField
from duelkit.judgment.state.code import Op
from duelkit.judgment.words.choosing.run import FieldsOp
from duelkit.judgment.words.ground.meaning import CountsAs, ExchangeFields, Fieldquake, NoFieldBonus, Seals
from duelkit.judgment.words.ground.run import CountsAsModifier, ExchangeOp, ExchangePlacesOp, QuakeOp, SealsModifier


@VERBS.handles(ExchangeFields)
def _(compiler: Compiler, node: ExchangeFields) -> list[Op]:
    if isinstance(node.first, EveryField) and isinstance(node.second, EveryField):
        first, second = (compiler.field_test(each.filter) for each in (node.first, node.second))
        return compiler.emit(ExchangePlacesOp(first, second))
    return compiler.emit(ExchangeOp())


@VERBS.handles(Fieldquake)
def _(compiler: Compiler, node: Fieldquake) -> list[Op]:
    what = node.fields
    if isinstance(what, EveryField):
        needed = compiler.emit(FieldsOp(compiler.field_test(what.filter), 0))
    else:
        needed = compiler.emit(FieldsOp(None, what.slot))
    compiler.emit(QuakeOp())
    return needed


MODIFIERS.passes({Seals: SealsModifier, CountsAs: CountsAsModifier})
RULINGS.passes({NoFieldBonus: partial(ruling, "no bonus")})

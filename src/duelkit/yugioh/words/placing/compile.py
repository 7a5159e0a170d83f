"""Words about cards Set, placed or left on the field (置く): how they are compiled."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import emit, select
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.state.code import Op, Program
from duelkit.yugioh.state.codes import GRAVEYARD
from duelkit.yugioh.words.destroying.run import DestroyOp
from duelkit.yugioh.words.placing.meaning import PlaceOnField, RemainOnField, SetCards, StaySet
from duelkit.yugioh.words.placing.run import PlaceOnFieldOp, RemainOp, SetCardsOp, StaySetOp
from duelkit.yugioh.words.selecting.run import Referred


@handles(VERBS, SetCards)
def _(compiler: Compiler, node: SetCards) -> list[Op]:
    needed = select(compiler, node.what)
    return [*needed, *emit(compiler, SetCardsOp(node.at_once))]


@handles(VERBS, StaySet)
def _(compiler: Compiler, node: StaySet) -> list[Op]:
    compiler.ops.append(StaySetOp())
    return []


@handles(VERBS, PlaceOnField)
def _(compiler: Compiler, node: PlaceOnField) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.ops.append(PlaceOnFieldOp())
    return needed


@handles(VERBS, RemainOnField)
def _(compiler: Compiler, node: RemainOnField) -> list[Op]:
    number = -1
    if node.turns:
        number = len(compiler.effect.programs)
        end: tuple[Op, ...] = (Referred(int(RefKind.THIS), -1, None), DestroyOp(GRAVEYARD))
        compiler.effect.programs.append(Program(end, ()))
    compiler.ops.append(RemainOp(node.turns, int(node.of), number))
    return []

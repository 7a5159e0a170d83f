"""Handlers that compile the words about Tributes (リリース)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import move
from duelkit.yugioh.language.nouns import SUMMONABLE
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.state.card_info import KEEPS_TRIBUTED
from duelkit.yugioh.state.code import Check, Op
from duelkit.yugioh.state.codes import GRAVEYARD, TRIBUTED
from duelkit.yugioh.words.moving.run import MoveOp
from duelkit.yugioh.words.tributing.meaning import MadeOfTributes, Tribute, TributedFor, TributeMaterials
from duelkit.yugioh.words.tributing.run import (
    MadeOfTributesTest,
    MakesRoomTest,
    MaterialsPicked,
    TributableTest,
    TributedForCheck,
    TributePicked,
)


@VERBS.handles(Tribute)
def _(compiler: Compiler, node: Tribute) -> list[Op]:
    if isinstance(node.what, Pick) and node.what.pool.zones & Zone.MONSTER_ZONE and node.what.chooser == Side.YOU:
        able = MakesRoomTest(True) if compiler.to_either else TributableTest(compiler.in_cost)
        op = TributePicked(compiler.pick(node.what, able))
        op.either = compiler.to_either
        compiler.ops.extend([op, MoveOp(GRAVEYARD, TRIBUTED)])
        return [op]
    return move(compiler, node.what, GRAVEYARD, TRIBUTED, TributableTest(compiler.in_cost))


@VERBS.handles(TributeMaterials)
def _(compiler: Compiler, node: TributeMaterials) -> list[Op]:
    op = MaterialsPicked(compiler.test(node.which & SUMMONABLE), TributableTest(True))
    compiler.ops.extend([op, MoveOp(GRAVEYARD, TRIBUTED)])
    return [op]


TESTS.passes({MadeOfTributes: MadeOfTributesTest})


@CHECKS.handles(TributedFor)
def _(compiler: Compiler, node: TributedFor) -> Check:
    compiler.info.keeps |= KEEPS_TRIBUTED
    return TributedForCheck(compiler.test(node.which))

"""Handlers that compile the words about Tributes (リリース)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.compiler.selections import move
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.codes import GRAVEYARD, TRIBUTED
from duelkit.yugioh.words.moving.run import MoveOp
from duelkit.yugioh.words.tributing.meaning import Tribute
from duelkit.yugioh.words.tributing.run import TributableTest, TributePicked


@VERBS.handles(Tribute)
def _(compiler: Compiler, node: Tribute) -> list[Op]:
    if isinstance(node.what, Pick) and node.what.pool.zones & Zone.MONSTER_ZONE and node.what.chooser == Side.YOU:
        op = TributePicked(compiler.pick(node.what, TributableTest(compiler.in_cost)))
        compiler.ops.extend([op, MoveOp(GRAVEYARD, TRIBUTED)])
        return [op]
    return move(compiler, node.what, GRAVEYARD, TRIBUTED, TributableTest(compiler.in_cost))

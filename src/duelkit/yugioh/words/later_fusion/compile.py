"""Handlers that compile the words about Fusion Summons whose materials are sent to the Graveyard in advance."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.language.terms import Would
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.later_fusion.meaning import FusionSummonShown, SendListedMaterials
from duelkit.yugioh.words.later_fusion.run import FusionSummonShownOp, SendListedOp


@VERBS.handles(SendListedMaterials)
def _(compiler: Compiler, node: SendListedMaterials) -> list[Op]:
    would(compiler, Would.SEND_FROM_DECK)
    return compiler.emit(SendListedOp())


@VERBS.handles(FusionSummonShown)
def _(compiler: Compiler, node: FusionSummonShown) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    return compiler.emit(FusionSummonShownOp())

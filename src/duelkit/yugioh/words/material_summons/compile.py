"""Handlers that compile the words about materials, and Fusion, Ritual and Synchro Summons (素材)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import TESTS, VERBS, Compiler, handles
from duelkit.yugioh.compiler.selections import emit, would
from duelkit.yugioh.engine.procedures.material_summoning import FurtherCards
from duelkit.yugioh.language.nouns import Named
from duelkit.yugioh.language.terms import Would, Zone
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.words.material_summons.meaning import (
    Further,
    FusionSummon,
    ListsMaterial,
    MaterialSummonNow,
    NamedAsMaterialOf,
    RitualSummon,
)
from duelkit.yugioh.words.material_summons.run import (
    FusionOp,
    MaterialOfTest,
    MaterialSummonNowOp,
    NamedMaterialTest,
    RitualOp,
)


@handles(VERBS, FusionSummon)
def _(compiler: Compiler, node: FusionSummon) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    if node.materials & Zone.DECK and node.to == Zone.GRAVEYARD:
        would(compiler, Would.SEND_FROM_DECK)
    return emit(
        compiler,
        FusionOp(
            compiler.test(node.which),
            int(node.materials),
            int(node.to),
            compiler.test(node.of),
            compiler.optional_test(node.including),
            further(compiler, node.further),
        ),
    )


def further(compiler: Compiler, nodes: tuple[Further, ...]) -> tuple[FurtherCards, ...]:
    """Cards of further places that may serve; an effect with which some may come from a deck includes that (20586)."""
    if any(node.pool.zones & Zone.DECK and node.to == Zone.GRAVEYARD for node in nodes):
        would(compiler, Would.SEND_FROM_DECK)
    return tuple(
        FurtherCards(
            compiler.pool(node.pool),
            int(node.to),
            node.most,
            compiler.optional_check(node.condition),
            compiler.optional_test(node.making),
        )
        for node in nodes
    )


@handles(VERBS, RitualSummon)
def _(compiler: Compiler, node: RitualSummon) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    return emit(
        compiler,
        RitualOp(
            compiler.test(node.which),
            node.exactly,
            int(node.origin),
            compiler.test(node.of),
            int(node.materials),
            node.level,
            compiler.optional_test(node.including),
            further(compiler, node.further),
        ),
    )


@handles(VERBS, MaterialSummonNow)
def _(compiler: Compiler, node: MaterialSummonNow) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    ref, slot = compiler.ref(node.using) if node.using is not None else (-1, -1)
    return emit(compiler, MaterialSummonNowOp(compiler.test(node.which), ref, slot))


@handles(TESTS, NamedAsMaterialOf)
def _(compiler: Compiler, node: NamedAsMaterialOf) -> Test:
    return MaterialOfTest(*compiler.ref(node.ref))


@handles(TESTS, ListsMaterial)
def _(compiler: Compiler, node: ListsMaterial) -> Test:
    return NamedMaterialTest(node.which.ja, isinstance(node.which, Named))

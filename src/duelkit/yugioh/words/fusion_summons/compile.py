"""Handlers that compile the words about Fusion Summons by effects."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.base import All, AnyOf, Filter, Pool
from duelkit.yugioh.language.nouns import MONSTER, InSeries, Named
from duelkit.yugioh.language.terms import Would, Zone
from duelkit.yugioh.state.categories import C_FUSES_AS, C_FUSES_EQUIPS, C_WIDE_FUSION
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.fusion_summons.meaning import (
    FusesAlone,
    FusesAs,
    FusesEquips,
    FusionFromElsewhere,
    FusionSummon,
    FusionSummonAlone,
)
from duelkit.yugioh.words.fusion_summons.run import AloneFusionOp, FusesAloneTest, FusionOp, WidenedFusionOp
from duelkit.yugioh.words.lasting.run import LastOf
from duelkit.yugioh.words.material_summons.compile import FROM_GRAVEYARD, further
from duelkit.yugioh.words.material_summons.meaning import Further, ListsMaterial


@VERBS.handles(FusionSummon)
def _(compiler: Compiler, node: FusionSummon) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON | Would.FUSION_SUMMON)
    if node.materials & Zone.DECK and node.to == Zone.GRAVEYARD:
        would(compiler, Would.SEND_FROM_DECK)
    if node.materials & Zone.GRAVEYARD:
        would(compiler, FROM_GRAVEYARD.get(node.to, Would(0)))
    more, zones = node.further, node.materials
    if node.number:  # a Fusion Monster has two materials at least
        more, zones = (*more, Further(Pool(node.of, node.materials), node.to, node.number)), Zone(0)
    op = FusionOp(
        which=compiler.test(node.which),
        zones=int(zones),
        to=int(node.to),
        of=compiler.test(node.of),
        including=compiler.optional_test(node.including),
        further=further(compiler, more),
        at_bottom=node.at_bottom,
    )
    op.as_by = "" if node.as_by is None else node.as_by.ja
    parts = node.which.parts if isinstance(node.which, All) else (node.which,)
    listed = [found for part in parts if (found := _listing(part))]
    if listed:  # that card must be used itself, nothing stands in for it (faq 23495)
        op.strictly = True
        op.including = op.including or compiler.test(AnyOf(tuple(each.which for each in listed[0])))
        if len(listed[0]) > 1:  # one that the Fusion Monster lists itself (faq 24039)
            op.listed = [(compiler.test(each), compiler.test(each.which)) for each in listed[0]]
    return compiler.emit(WidenedFusionOp(op))


def _listing(part: Filter) -> tuple[ListsMaterial, ...]:
    """The cards or series of which a Fusion Monster must list one, if that is what a filter says."""
    parts = part.parts if isinstance(part, AnyOf) else (part,)
    found = tuple(each for each in parts if isinstance(each, ListsMaterial))
    return found if len(found) == len(parts) else ()


@MODIFIERS.handles(FusesAs)
def _(compiler: Compiler, node: FusesAs) -> ModifierCode:
    code = ModifierCode(C_FUSES_AS)
    if isinstance(node.of, Named | InSeries):
        code.name = node.of.ja
        code.flag = isinstance(node.of, InSeries)
    else:
        code.amount = LastOf(*compiler.ref(node.of))
    return subject(compiler, code, node.to)


@MODIFIERS.handles(FusesEquips)
def _(compiler: Compiler, node: FusesEquips) -> ModifierCode:
    code = ModifierCode(C_FUSES_EQUIPS)
    code.test = compiler.test(node.which)
    return code


@MODIFIERS.handles(FusionFromElsewhere)
def _(compiler: Compiler, node: FusionFromElsewhere) -> ModifierCode:
    code = ModifierCode(C_WIDE_FUSION)
    code.side = 0
    code.zones = int(node.zones)
    code.number = int(node.to)
    would, falls = compiler.effect.would, compiler.effect.falls
    code.program = compiler.add_program(node.at_end)
    compiler.effect.would, compiler.effect.falls = would, falls
    return code


@VERBS.handles(FusionSummonAlone)
def _(compiler: Compiler, node: FusionSummonAlone) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON | Would.FUSION_SUMMON)
    if any(pick.zones & Zone.GRAVEYARD for pick in compiler.effect.targets):
        would(compiler, FROM_GRAVEYARD.get(node.to, Would(0)))
    op = AloneFusionOp(*compiler.ref(node.what), compiler.test(MONSTER), int(node.to))
    op.as_by = "" if node.as_by is None else node.as_by.ja
    return compiler.emit(op)


@TESTS.handles(FusesAlone)
def _(compiler: Compiler, node: FusesAlone) -> Test:
    return FusesAloneTest("" if node.as_by is None else node.as_by.ja)

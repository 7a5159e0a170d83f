"""Handlers that compile the words about materials, and Ritual and Synchro Summons (素材)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.compiler.context import MATERIALS, MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.compiler.subjects import subject
from duelkit.yugioh.language.base import All, AnyOf, Filter, Not
from duelkit.yugioh.language.nouns import MONSTER, TUNER, InSeries, Named, OfAttribute
from duelkit.yugioh.language.terms import Stat, Would, Zone
from duelkit.yugioh.state.categories import C_OTHER_MATERIALS, C_XYZ_OF_SEVERAL
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.state.codes import UNLIMITED
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.state.recipes import FUSION_RECIPE, LINK_RECIPE, SYNCHRO_RECIPE, XYZ_RECIPE, Recipe
from duelkit.yugioh.words.material_summons.meaning import (
    Alike,
    AsMaterial,
    Further,
    FusionMaterials,
    LiesIn,
    LinkMaterials,
    ListsMaterial,
    MaterialSummonNow,
    NamedAsMaterialOf,
    OtherMaterials,
    RitualSummon,
    SynchroMaterials,
    XyzMaterials,
    XyzOfAtLeast,
)
from duelkit.yugioh.words.material_summons.run import (
    FurtherCards,
    LiesInTest,
    MaterialOfTest,
    MaterialSummonNowOp,
    NamedMaterialTest,
    RitualOp,
)

FROM_GRAVEYARD: Final = {Zone.BANISHED: Would.BANISH_FROM_GRAVEYARD, Zone.DECK: Would.ADD_FROM_GRAVEYARD}
"""What is done to materials in a Graveyard, by where they go."""


@MODIFIERS.handles(AsMaterial)
def _(compiler: Compiler, node: AsMaterial) -> list[ModifierCode]:
    codes = [code for modifier in node.modifiers for code in compiler.modifier(modifier)]
    for code in codes:
        code.lent = int(node.kind)
        code.lent_to = compiler.optional_test(node.which)
    return codes


def further(compiler: Compiler, nodes: tuple[Further, ...]) -> tuple[FurtherCards, ...]:
    """Additional possible materials; an effect that can use cards of a deck includes sending from it (20586)."""
    if any(node.pool.zones & Zone.DECK and node.to == Zone.GRAVEYARD for node in nodes):
        would(compiler, Would.SEND_FROM_DECK)
    for node in nodes:
        if node.pool.zones & Zone.GRAVEYARD:
            would(compiler, FROM_GRAVEYARD.get(node.to, Would(0)))
    found: list[FurtherCards] = []
    for node in nodes:
        condition, making = compiler.optional_check(node.condition), compiler.optional_test(node.making)
        cards = FurtherCards(compiler.pool(node.pool), int(node.to), node.most, condition, making)
        cards.beside = compiler.optional_test(node.beside)
        found.append(cards)
    return tuple(found)


@VERBS.handles(RitualSummon)
def _(compiler: Compiler, node: RitualSummon) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    if node.origin & Zone.GRAVEYARD:
        would(compiler, Would.SUMMON_FROM_GRAVEYARD)
    if node.origin & Zone.DECK:
        would(compiler, Would.SUMMON_FROM_DECK)
    return compiler.emit(
        RitualOp(
            which=compiler.test(node.which),
            exactly=node.exactly,
            origin=int(node.origin),
            of=compiler.test(node.of),
            materials=int(node.materials),
            level=node.level,
            including=compiler.optional_test(node.including),
            further=further(compiler, node.further),
            single=node.single,
            most=node.most,
        )
    )


@VERBS.handles(MaterialSummonNow)
def _(compiler: Compiler, node: MaterialSummonNow) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    ref, slot = compiler.ref(node.using) if node.using is not None else (-1, -1)
    including = compiler.optional_test(node.including)
    op = MaterialSummonNowOp(compiler.test(node.which), ref, slot, including)
    op.of = compiler.optional_test(node.of)
    op.granted = compiler.add_modifiers(node.this_turn)
    return compiler.emit(op)


OTHER_SPELLINGS: Final = {"レッドアイズ": ("真紅眼",), "ブルーアイズ": ("青眼",)}
"""Words that names also spell otherwise, and read as the word: materials are known by their names alone."""


@TESTS.handles(ListsMaterial)
def _(compiler: Compiler, node: ListsMaterial) -> Test:
    return NamedMaterialTest((node.which.ja, *OTHER_SPELLINGS.get(node.which.ja, ())), isinstance(node.which, Named))


def names_in(node: Filter) -> tuple[str, ...]:
    """The names that a filter asks for."""
    if isinstance(node, Named):
        return (node.ja,)
    if isinstance(node, (All, AnyOf)):
        return tuple([name for part in node.parts for name in names_in(part)])
    return ()


def words_in(node: Filter | None) -> tuple[str, ...]:
    """The words that a filter asks for in a name."""
    if isinstance(node, InSeries):
        return (node.ja,)
    if isinstance(node, (All, AnyOf)):
        return tuple([word for part in node.parts for word in words_in(part)])
    return ()


def compile_alike(recipe: Recipe, alike: Alike) -> None:
    """Note what the materials must have in common, and in what no two of them may agree."""
    recipe.different_names = alike.different_names
    recipe.different_attributes = Stat.ATTRIBUTE in alike.different
    recipe.different_races = Stat.RACE in alike.different
    recipe.same_attribute = Stat.ATTRIBUTE in alike.same
    recipe.same_race = Stat.RACE in alike.same
    recipe.same_either = bool(alike.either)


@MATERIALS.handles(FusionMaterials)
def _(compiler: Compiler, materials: FusionMaterials) -> Recipe:
    recipe = Recipe(FUSION_RECIPE)
    recipe.slots = tuple(compiler.test(slot) for slot in materials.slots)
    recipe.by_name = tuple(isinstance(slot, Named) for slot in materials.slots)
    recipe.by_attribute = tuple(
        any(isinstance(part, OfAttribute) for part in (slot.parts if isinstance(slot, All) else (slot,)))
        for slot in materials.slots
    )
    recipe.named = tuple([name for slot in materials.slots for name in names_in(slot)])
    recipe.words = tuple([word for slot in (*materials.slots, materials.more) for word in words_in(slot)])
    recipe.more = compiler.optional_test(materials.more)
    recipe.least = materials.least_more
    recipe.most = UNLIMITED if materials.more is not None else 0
    compile_alike(recipe, materials.alike)
    return recipe


def _with_tuners(others: Filter) -> Filter:
    """The filter of the other Synchro Materials without the demand that they are no Tuners."""
    if others == Not(TUNER):
        return MONSTER
    if isinstance(others, All):
        return All(tuple([_with_tuners(part) for part in others.parts]))
    return others


@MODIFIERS.handles(XyzOfAtLeast)
def _(compiler: Compiler, node: XyzOfAtLeast) -> ModifierCode:
    code = ModifierCode(C_XYZ_OF_SEVERAL)
    code.number = node.count
    return subject(compiler, code, node.to)


@MODIFIERS.handles(OtherMaterials)
def _(compiler: Compiler, node: OtherMaterials) -> ModifierCode:
    code = ModifierCode(C_OTHER_MATERIALS)
    code.test = compiler.test(node.which)
    if node.of_hand:
        code.zones = int(Zone.HAND)
        code.number = node.of_hand
    return subject(compiler, code, node.to)


@MATERIALS.handles(SynchroMaterials)
def _(compiler: Compiler, materials: SynchroMaterials) -> Recipe:
    recipe = Recipe(SYNCHRO_RECIPE)
    recipe.slots = (compiler.test(materials.tuner), compiler.test(materials.others))
    recipe.tuner_too = compiler.test(_with_tuners(materials.others))
    recipe.least = materials.least
    recipe.most = materials.most
    recipe.tuners = materials.tuners
    recipe.more_tuners = materials.more_tuners
    recipe.named = names_in(materials.tuner)
    if materials.stand_in is not None:
        recipe.stand_in = compiler.test(materials.stand_in.which)
        recipe.stand_in_level = materials.stand_in.level
    return recipe


@MATERIALS.handles(XyzMaterials)
def _(compiler: Compiler, materials: XyzMaterials) -> Recipe:
    recipe = Recipe(XYZ_RECIPE)
    recipe.slots = (compiler.test(materials.which),)
    recipe.level = materials.level
    recipe.least = materials.count
    recipe.most = materials.most or materials.count
    recipe.same_rank = materials.same_rank
    recipe.counting = compiler.optional_test(materials.counting)
    recipe.same_name = materials.same_name
    compile_alike(recipe, materials.alike)
    return recipe


@MATERIALS.handles(LinkMaterials)
def _(compiler: Compiler, materials: LinkMaterials) -> Recipe:
    recipe = Recipe(LINK_RECIPE)
    recipe.slots = (compiler.test(materials.which),)
    recipe.more = compiler.optional_test(materials.one)
    recipe.least = materials.least
    recipe.most = materials.most or compiler.info.definition.level
    compile_alike(recipe, materials.alike)
    recipe.different_names = recipe.different_names or materials.different_names
    recipe.of_opponent = compiler.optional_test(materials.of_opponent)
    return recipe


TESTS.passes({NamedAsMaterialOf: MaterialOfTest})


@TESTS.handles(LiesIn)
def _(compiler: Compiler, node: LiesIn) -> Test:
    return LiesInTest(int(node.zones))

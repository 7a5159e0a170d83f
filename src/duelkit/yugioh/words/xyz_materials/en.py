"""Words about Xyz materials (Ｘ素材): their wording in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.nouns import XYZ_MONSTER
from duelkit.yugioh.language.selections import EACH, Every, RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.core import AMOUNTS, FILTERS, VERBS, WHATS, Noun, Phrase, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.terms import STATS
from duelkit.yugioh.text.grammar.en.verbs import act, acted
from duelkit.yugioh.words.xyz_materials.meaning import (
    Attach,
    AttachedTo,
    Detach,
    DetachedFrom,
    HasMaterial,
    MaterialCount,
    MaterialFigures,
)


@AMOUNTS.words(MaterialCount)
def _materials(node: MaterialCount, scope: Scope) -> str:
    kinds = " with different names" if node.kinds else ""
    which = "materials" if node.which is None else f"{noun_of(node.which, scope).many}"
    return f"the number of {materials_of(node, scope, f'{which}{kinds}')}"


def materials_of(node: MaterialCount, scope: Scope, word: str = "material") -> str:
    """material attached to this card, material that monster had."""
    noun = WHATS(node.what, scope)
    if node.what == EACH and noun.plural and not node.had:
        return f"{word} attached to it"
    return f"{word} {noun.subj} had" if node.had else f"{word} attached to {noun.text}"


@AMOUNTS.words(MaterialFigures)
def _figures(node: MaterialFigures, scope: Scope) -> str:
    return f"the total {STATS[node.stat]} of all {noun_of(node.which, scope).many} attached to it as material"


@FILTERS.words(AttachedTo)
def _attached_to(node: AttachedTo, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"attached to {WHATS(node.ref, scope).text}")


@FILTERS.words(HasMaterial)
def _has_material(node: HasMaterial, scope: Scope) -> Trait:
    if node.which is not None:
        noun = noun_of(node.which, scope).a
        return Trait(
            Slot.CLAUSE,
            f"that has {noun} as material",
            f"that does not have {noun} as material",
            f"that have {noun} as material",
        )
    if node.at_least > 1:
        return Trait(
            Slot.CLAUSE,
            f"that has {node.at_least} or more materials",
            f"that has less than {node.at_least} materials",
            f"that have {node.at_least} or more materials",
        )
    return Trait(Slot.CLAUSE, "that has material", "that has no material", "that have material")


@FILTERS.words(DetachedFrom)
def _detached_from(node: DetachedFrom, scope: Scope) -> Trait:
    monster = noun_of(node.which, scope).a
    return Trait(Slot.CLAUSE, f"that was attached to {monster}", plural=f"that were attached to {monster}")


@VERBS.words(Detach)
def _detach(node: Detach, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    if isinstance(node.what, Every):
        field = {Side.YOU: "your field", Side.OPPONENT: "your opponent's field"}.get(node.what.pool.side, "the field")
        if node.what.pool.filter != XYZ_MONSTER:
            field = f"{noun_of(node.what.pool.filter, scope).a} on {field}"
        what = replace(what, text=field)
    many = str(node.amount) if isinstance(node.amount, int) else f"materials equal to {value(node.amount, scope)}"
    plural = node.amount != 1
    scope.now(
        RefKind.COST if scope.paying else RefKind.THEM,
        Noun("the detached materials" if plural else "the detached material", plural=plural),
    )
    return act(
        "detach",
        f"{many} material{'s' if plural else ''} from {what.text}"
        if isinstance(node.amount, int)
        else f"{many} from {what.text}",
    )


@VERBS.words(Attach)
def _attach(node: Attach, scope: Scope) -> Phrase:
    what, to = WHATS(node.what, scope), WHATS(node.to, scope)
    acted(scope, what, "attached", Zone.OVERLAY)
    materials = f", and also all of its materials, to {to.text}" if node.with_materials else f" to {to.text}"
    return act("attach", f"{what.text}{materials} as material")

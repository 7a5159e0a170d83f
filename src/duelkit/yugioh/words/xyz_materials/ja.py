"""Words about Xyz materials (Ｘ素材): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.nouns import XYZ_MONSTER
from duelkit.yugioh.language.selections import EACH, TARGET, THEM, THIS, Every, Pick, RefKind
from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, FILTERS, VERBS, WHATS, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.places import place
from duelkit.yugioh.text.grammar.ja.terms import STATS, small
from duelkit.yugioh.text.grammar.ja.verbs import acted, unless_fixed
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
    kinds = "種類の" if node.kinds else ""
    noun = WHATS(node.what, scope)
    whose = "自身" if node.what == EACH and noun.many else noun.bare
    if node.which is not None:
        return f"{whose}がＸ素材としている{noun_of(node.which, scope)}の{kinds}数"
    return f"{whose}{'が持っていた' if node.had else 'の'}Ｘ素材の{kinds}数"


@AMOUNTS.words(MaterialFigures)
def _figures(node: MaterialFigures, scope: Scope) -> str:
    return f"このカードがＸ素材としている{noun_of(node.which, scope)}の{STATS[node.stat]}の合計"


@FILTERS.words(HasMaterial)
def _has_material(node: HasMaterial, scope: Scope) -> Trait:
    which = f"{noun_of(node.which, scope)}を" if node.which is not None else ""
    if which:
        return Trait(Slot.CLAUSE, f"{which}Ｘ素材としている", f"{which}Ｘ素材としていない")
    if node.at_least > 1:
        return Trait(
            Slot.CLAUSE, f"Ｘ素材を{small(node.at_least)}つ以上持っている", f"Ｘ素材が{small(node.at_least)}つ未満の"
        )
    return Trait(Slot.CLAUSE, "Ｘ素材を持っている", "Ｘ素材を持っていない")


@FILTERS.words(AttachedTo)
def _attached_to(node: AttachedTo, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{WHATS(node.ref, scope).bare}がＸ素材としている")


@FILTERS.words(DetachedFrom)
def _detached_from(node: DetachedFrom, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{noun_of(node.which, scope)}のＸ素材だった")


@VERBS.words(Detach)
def _detach(node: Detach, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    scope.now(RefKind.COST if scope.paying else RefKind.THEM, Noun("取り除いたＸ素材", Head.CARD))
    if isinstance(node.what, Every):
        pool = node.what.pool
        where = place(pool.zones, pool.side)
        scope.far = True  # そのモンスター would be the one whose material it was
        noun = Noun(where if pool.filter == XYZ_MONSTER else f"{where}の{noun_of(pool.filter, scope)}", Head.MONSTER)
    return phrase(f"{noun.bare}のＸ素材を{unless_fixed(node.amount, 'つ', scope)}", "取り除く")


@VERBS.words(Attach)
def _attach(node: Attach, scope: Scope) -> Phrase:
    what, to = WHATS(node.what, scope), WHATS(node.to, scope)
    if node.with_materials:
        all_of_them = f"{what.bare}及び{what.bare}が持っているＸ素材を全て"
        acted(scope, what, "Ｘ素材とした", Zone.OVERLAY)
        return phrase(f"{all_of_them}{to.bare}のＸ素材と", "する")
    if node.what == THIS and node.to == THEM:
        return phrase("このカードをそのＸ素材と", "する")
    aimed = node.to == TARGET and isinstance(node.what, Pick)  # そのモンスター would be what is picked
    other = node.to == THEM and node.what == TARGET  # そのモンスター would be the target
    bearer = "対象のモンスター" if aimed else "そのＸモンスター" if other else to.bare
    result = phrase(f"{what.wo}{bearer}のＸ素材と", "する")
    acted(scope, what, "Ｘ素材とした", Zone.OVERLAY)
    return result

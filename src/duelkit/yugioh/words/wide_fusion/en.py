"""Words about Fusion Summons with materials of other places: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, VERBS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.en.places import the_place
from duelkit.yugioh.words.wide_fusion.meaning import FusionFromElsewhere


@MODIFIERS.words(FusionFromElsewhere)
def _fusion_from_elsewhere(node: FusionFromElsewhere, scope: Scope) -> list[Clause]:
    scope.now(RefKind.THEM, Noun("the Fusion Summoned monster"))
    later = VERBS(node.at_end, scope)
    places = the_place(node.zones, "your", origin=True)
    can = f"can banish Fusion Materials {places} for your Fusion Summons (but {later.base} during the End Phase)"
    return [Clause(Noun("you", plural=True), can)]

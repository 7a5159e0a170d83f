"""Words about pendulum scales and zones (ペンデュラム): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.ja.core import FILTERS, MODIFIERS, VERBS, WHATS, Clause, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.text.grammar.ja.verbs import acted
from duelkit.yugioh.words.pendulum.meaning import FitsScales, InPendulumZone, PendulumAgain, PlaceInPendulumZone


@FILTERS.words(FitsScales)
def _fits(node: FitsScales, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{SIDE[node.side]}のＰゾーンのＰスケールでＰ召喚可能なレベルを持つ")


@FILTERS.words(InPendulumZone)
def _in_pendulum_zone(node: InPendulumZone, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{'左側' if node.left else '右側'}のＰゾーンに存在する")


@VERBS.words(PlaceInPendulumZone)
def _place_in_pendulum_zone(node: PlaceInPendulumZone, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    result = phrase(f"{noun.wo}自分のＰゾーンに", "置く")
    acted(scope, noun, "Ｐゾーンに置いた", Zone.PENDULUM_ZONE)
    return result


@MODIFIERS.words(PendulumAgain)
def _again(node: PendulumAgain, scope: Scope) -> list[Clause]:
    lead = "自分は通常のＰ召喚に加えて１度だけ、自分メインフェイズに"
    return [Clause("", phrase(f"{lead}{noun_of(node.which, scope)}をＰ", "召喚する").can())]

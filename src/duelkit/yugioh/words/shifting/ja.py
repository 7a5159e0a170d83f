"""Words about monsters that move from zone to zone (位置を移動する): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.ja.core import VERBS, WHATS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.verbs import acted
from duelkit.yugioh.words.shifting.meaning import PlaceBeside, Shift


@VERBS.words(Shift)
def _shift(node: Shift, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    where = "その隣の" if node.beside else "他の自分のメイン"
    result = phrase(f"{noun.bare}の位置を、{where}モンスターゾーンに", "移動する")
    acted(scope, noun, "位置を移動した", Zone.MONSTER_ZONE)
    return result


@VERBS.words(PlaceBeside)
def _place_beside(node: PlaceBeside, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    result = phrase(f"{noun.wo}その隣の魔法＆罠ゾーンに永続魔法カード扱いで表側表示で", "置く")
    acted(scope, noun, "置いた", Zone.SPELL_TRAP_ZONE)
    return result

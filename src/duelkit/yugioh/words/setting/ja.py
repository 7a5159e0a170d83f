"""Words about cards of any kind that are Set (セットする): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.ja.core import VERBS, WHATS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.verbs import acted
from duelkit.yugioh.words.setting.meaning import SetOnField


@VERBS.words(SetOnField)
def _set_on_field(node: SetOnField, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    lead = f"{noun.wo}、モンスターならば裏側守備表示での特殊召喚で、違うならばそのまま、自分フィールドに"
    acted(scope, noun, "セットした", Zone.FIELD)
    return phrase(lead, "セットする")

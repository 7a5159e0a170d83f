"""Words about Tributes (リリース): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.core import VERBS, WHATS, Noun, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.verbs import acted, this_from
from duelkit.yugioh.words.tributing.meaning import Tribute


@VERBS.words(Tribute)
def _tribute(node: Tribute, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    if noun.head is Head.CARD and not noun.this:
        noun = Noun(noun.text, Head.MONSTER, noun.tail, noun.whole, zones=noun.zones)
    result = phrase(this_from(noun, scope), "リリースする")
    acted(scope, noun, "リリースした", Zone.GRAVEYARD)
    return result

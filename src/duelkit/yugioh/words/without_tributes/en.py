"""Words about Normal Summons without Tributes (リリースなし): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import VERBS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.without_tributes.meaning import SummonWithoutTributes


@VERBS.words(SummonWithoutTributes)
def _without_tributes(node: SummonWithoutTributes, scope: Scope) -> Phrase:
    which = noun_of(node.which, scope, Head.MONSTER)
    tributes = f"{node.tributes} Tribute{'s' if node.tributes > 1 else ''}"
    rest = f"1 {which.one} from your hand that requires {tributes}, without Tributing"
    return act("Normal Summon", f"or Set {rest} (this is your Normal Summon of the turn)")

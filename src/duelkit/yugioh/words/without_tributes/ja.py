"""Words about Normal Summons without Tributes (リリースなし): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, VERBS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.words.without_tributes.meaning import NoTributes, SummonWithoutTributes


@VERBS.words(SummonWithoutTributes)
def _without_tributes(node: SummonWithoutTributes, scope: Scope) -> Phrase:
    which = noun_of(node.which, scope)
    lead = (
        f"{small(node.tributes)}体のリリースを必要とする手札の{which}１体の、１ターンに１回の通常召喚をリリースなしで"
    )
    return phrase(lead, "行う")


@MODIFIERS.words(NoTributes)
def _no_tributes(node: NoTributes, scope: Scope) -> list[Clause]:
    which = noun_of(node.which, scope)
    once = "１ターンに１度だけ、" if node.each_turn else "１度だけ、" if node.once else ""
    return [Clause("", phrase(f"{once}自分は{which}を召喚する場合に必要なリリースを", "なくす事ができる"))]

"""Words about Normal Summons without Tributes (リリースなし): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import MODIFIERS, VERBS, Clause, Noun, Phrase, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.without_tributes.meaning import NoTributes, SummonWithoutTributes


@VERBS.words(SummonWithoutTributes)
def _without_tributes(node: SummonWithoutTributes, scope: Scope) -> Phrase:
    which = noun_of(node.which, scope, Head.MONSTER)
    tributes = f"{node.tributes} Tribute{'s' if node.tributes > 1 else ''}"
    rest = f"1 {which.one} from your hand that requires {tributes}, without Tributing"
    return act("Normal Summon", f"or Set {rest} (this is your Normal Summon of the turn)")


@MODIFIERS.words(NoTributes)
def _no_tributes(node: NoTributes, scope: Scope) -> list[Clause]:
    which = noun_of(node.which, scope, Head.MONSTER)
    often = "each turn" if node.each_turn else "once" if node.once else ""
    what = f"1 {which.one} without Tributing, {often}" if often else f"{which.many} without Tributing"
    return [Clause(Noun("you", plural=True), f"can Normal Summon {what}")]

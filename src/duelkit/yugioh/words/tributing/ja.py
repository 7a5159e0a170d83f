"""Words about Tributes (リリース): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, FILTERS, VERBS, WHATS, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Forms, Phrase, phrase
from duelkit.yugioh.text.grammar.ja.verbs import acted, this_from
from duelkit.yugioh.words.tributing.meaning import MadeOfTributes, Tribute, TributedFor, TributeMaterials


@VERBS.words(Tribute)
def _tribute(node: Tribute, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    if noun.head is Head.CARD and not noun.this:
        noun = Noun(noun.text, Head.MONSTER, noun.tail, noun.whole, zones=noun.zones)
    result = phrase(this_from(noun, scope), "リリースする")
    acted(scope, noun, "リリースした", Zone.GRAVEYARD)
    return result


@VERBS.words(TributeMaterials)
def _tribute_materials(node: TributeMaterials, scope: Scope) -> Phrase:
    lead = f"{noun_of(node.which, scope)}によって決められた融合素材モンスター一組（このカードをその内の１体とする）"
    return phrase(f"{lead}を自分フィールドから", "リリースする")


FILTERS.fixed({MadeOfTributes: Trait(Slot.CLAUSE, "リリースしたモンスターを融合素材とする")})


@CONDITIONS.words(TributedFor)
def _tributed_for(node: TributedFor, scope: Scope) -> Phrase:
    lead = f"このターンにこのカードをリリースして{noun_of(node.which, scope)}をアドバンス召喚"
    return Phrase(lead, Forms("した", "し", "して", "していない", "した", "した"))

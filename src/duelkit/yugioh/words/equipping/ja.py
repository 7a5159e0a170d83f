"""Words about equip cards (装備): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Pick, RefKind
from duelkit.yugioh.language.terms import CardType, Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.clauses import sentence_of
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, FILTERS, MODIFIERS, VERBS, WHATS, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.verbs import acted
from duelkit.yugioh.words.equipping.meaning import Equip, EquippedByItself, EquippedTo, IsEquipped


@FILTERS.words(IsEquipped)
def _equipped(node: IsEquipped, scope: Scope) -> Trait:
    by = noun_of(node.by, scope) if node.by is not None else "装備カード"
    return Trait(Slot.CLAUSE, f"{by}を装備している", f"{by}を装備していない")


@FILTERS.words(EquippedTo)
def _equipped_to(node: EquippedTo, scope: Scope) -> Trait:
    bearer = noun_of(node.bearer, scope)
    return Trait(Slot.CLAUSE, f"{bearer}に装備されている", f"{bearer}に装備されていない")


@VERBS.words(Equip)
def _equip(node: Equip, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    scope.far = isinstance(node.what, Pick)
    to = WHATS(node.to, scope)
    scope.far = False
    own = (
        f"{scope.place_of_this or scope.lies}のこのカードを"
        if what.this and (scope.place_of_this or scope.lies)
        else what.wo
    )
    is_one = what.this and bool(scope.card.types & CardType.EQUIP)
    result = phrase(f"{own}{'' if is_one else '装備カード扱いとして'}{to.bare}に", "装備する")
    if node.modifiers:
        scope.now(RefKind.EACH, Noun("装備モンスター", Head.MONSTER))
        clauses = [clause for modifier in node.modifiers for clause in MODIFIERS(modifier, scope)]
        del scope.known[RefKind.EACH]
        result = result.with_tail(*sentence_of(clauses).sentences)
    if node.as_monster:
        result = result.with_tail("そのカードはモンスターの枚数に数える")
    acted(scope, what, "装備した", Zone.SPELL_TRAP_ZONE)
    if node.bind:
        scope.now(RefKind.LINKED, Noun("この効果で装備したカード"))
    return result


CONDITIONS.fixed({EquippedByItself: phrase("このカードの効果でこのカードが装備", "されている")})

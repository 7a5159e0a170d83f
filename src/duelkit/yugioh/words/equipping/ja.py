"""Words about equip cards (装備): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.base import Modifier, Pool
from duelkit.yugioh.language.permissions import Permission
from duelkit.yugioh.language.selections import Pick, RefKind
from duelkit.yugioh.language.terms import CardType, Side, Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.clauses import sentence_of
from duelkit.yugioh.text.grammar.ja.core import (
    AMOUNTS,
    CONDITIONS,
    FILTERS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Scope,
    Slot,
    Trait,
)
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.places import pool_text
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.text.grammar.ja.verbs import acted
from duelkit.yugioh.words.equipping.meaning import (
    BearerFell,
    CanBeEquippedWith,
    CanEquip,
    Equip,
    EquippedByItself,
    EquippedRatings,
    EquippedTo,
    IsEquipped,
    OpensGraveyard,
)
from duelkit.yugioh.words.permissions.meaning import May

PIERCE = Permission.PIERCE


@FILTERS.words(IsEquipped)
def _equipped(node: IsEquipped, scope: Scope) -> Trait:
    by = noun_of(node.by, scope) if node.by is not None else "装備カード"
    return Trait(Slot.CLAUSE, f"{by}を装備している", f"{by}を装備していない")


@FILTERS.words(CanBeEquippedWith)
def _can_be_equipped(node: CanBeEquippedWith, scope: Scope) -> Trait:
    noun = pool_text(node.with_, scope) if isinstance(node.with_, Pool) else WHATS(node.with_, scope).bare
    return Trait(Slot.CLAUSE, f"{noun}を装備可能な", f"{noun}を装備できない")


@FILTERS.words(CanEquip)
def _can_equip(node: CanEquip, scope: Scope) -> Trait:
    noun = pool_text(node.to, scope) if isinstance(node.to, Pool) else WHATS(node.to, scope).bare
    return Trait(Slot.CLAUSE, f"{noun}に装備可能な", f"{noun}に装備できない")


@FILTERS.words(EquippedTo)
def _equipped_to(node: EquippedTo, scope: Scope) -> Trait:
    bearer = noun_of(node.bearer, scope)
    return Trait(Slot.CLAUSE, f"{bearer}に装備されている", f"{bearer}に装備されていない")


@AMOUNTS.words(EquippedRatings)
def _ratings(node: EquippedRatings, scope: Scope) -> str:
    bearer = "自身" if node.what.kind is RefKind.EACH else WHATS(node.what, scope).bare
    return f"{bearer}が装備しているリンクモンスターのリンクマーカーの合計"


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
    is_one = node.own or what.this and bool(scope.card.types & CardType.EQUIP)
    result = phrase(f"{own}{'' if is_one else '装備カード扱いとして'}{to.bare}に", "装備する")
    if node.modifiers:
        result = result.with_tail(*_given(node.modifiers, scope))
    if node.as_monster:
        result = result.with_tail("そのカードはモンスターの枚数に数える")
    acted(scope, what, "装備した", Zone.SPELL_TRAP_ZONE)
    if node.bind:
        scope.now(RefKind.LINKED, Noun("この効果で装備したカード"))
    return result


def _given(modifiers: tuple[Modifier, ...], scope: Scope) -> tuple[str, ...]:
    """What applies to the equipped monster, in one sentence, or in several where one names it again."""
    scope.now(RefKind.EACH, Noun("装備モンスター", Head.MONSTER))
    place, scope.place_of_this = scope.place_of_this, ""
    found = sentence_of([clause for modifier in modifiers for clause in MODIFIERS(modifier, scope)]).sentences
    del scope.known[RefKind.EACH]
    scope.place_of_this = place
    if len(modifiers) > 1 and any(isinstance(each, May) and each.permission is PIERCE for each in modifiers):
        return tuple(sentence for modifier in modifiers for sentence in _given((modifier,), scope))
    return found


@MODIFIERS.words(OpensGraveyard)
def _opens_graveyard(node: OpensGraveyard, scope: Scope) -> list[Clause]:
    lead = (
        f"{noun_of(node.which, scope)}の召喚・特殊召喚時に発動する自身の効果で自分の墓地からモンスターを装備する場合、"
    )
    return [Clause("", phrase(f"{lead}代わりに相手の墓地から", "装備できる"))]


@CONDITIONS.words(BearerFell)
def _bearer_fell(node: BearerFell, scope: Scope) -> Phrase:
    if node.tributed:
        whose = "" if node.side is Side.EITHER else f"{SIDE[node.side]}フィールドの"
        return phrase(f"{whose}装備モンスターが", "リリースされる")
    if node.anyhow:
        whose = "" if node.side is Side.EITHER else f"{SIDE[node.side]}フィールドの"
        return phrase(f"{whose}装備モンスターが", "破壊される")
    if node.by_effect:
        whose = "" if node.side is Side.EITHER else f"{SIDE[node.side]}フィールドの"
        return phrase(f"{whose}装備モンスターがこのカード以外のカードの効果で破壊され墓地へ", "送られる")
    if node.sent:
        whose = "" if node.side is Side.EITHER else f"{SIDE[node.side]}フィールドの"
        return phrase(f"{whose}装備モンスターが墓地へ", "送られる")
    return phrase(f"{SIDE[node.side]}フィールドの装備モンスターが戦闘で", "破壊される")


CONDITIONS.fixed({EquippedByItself: phrase("このカードの効果でこのカードが装備", "されている")})

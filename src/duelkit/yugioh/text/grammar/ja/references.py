"""Japanese for cards that are known already (そのモンスター, 対象のカード, 装備モンスター)."""

from __future__ import annotations

from functools import reduce
from operator import or_

from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.selections import Ref, RefKind
from duelkit.yugioh.language.terms import Bond, CardType, Side, Zone
from duelkit.yugioh.text.grammar.heads import Head, bond_of, head_of_bound, head_of_target, makes_another, own_way
from duelkit.yugioh.text.grammar.ja.core import HEADS, WHATS, Noun, Scope, counter
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.places import place
from duelkit.yugioh.text.grammar.ja.terms import small

REFS = {
    RefKind.THIS: Noun("このカード", this=True),
    RefKind.TARGET: Noun("対象のカード"),
    RefKind.THEM: Noun("そのカード"),
    RefKind.COST: Noun("コストとしたカード"),
    RefKind.TRIGGERING: Noun("そのカード"),
    RefKind.ATTACKER: Noun("その攻撃モンスター", Head.MONSTER),
    RefKind.ATTACK_TARGET: Noun("攻撃対象モンスター", Head.MONSTER),
    RefKind.OPPOSING_BATTLER: Noun("その戦闘を行う相手モンスター", Head.MONSTER),
    RefKind.EQUIPPED: Noun("装備モンスター", Head.MONSTER),
    RefKind.RESPONDED: Noun("そのカード"),
    RefKind.MATERIALS: Noun("このカードの素材としたモンスター", Head.MONSTER, many=True),
    RefKind.LINKED: Noun("このカードの効果で特殊召喚したモンスター", Head.MONSTER),
    RefKind.YOUR_BATTLER: Noun("その戦闘を行う自分のモンスター", Head.MONSTER),
    RefKind.TRIBUTED: Noun("この効果でリリースしたモンスター", Head.MONSTER),
    RefKind.NOTED: Noun("そのカード"),
    RefKind.EACH: Noun("そのモンスター", Head.MONSTER),
}


@WHATS.words(Ref)
def _ref(node: Ref, scope: Scope) -> Noun:
    if node.kind is RefKind.TARGET and scope.effect is not None:
        return _target(node, scope)
    if node.kind is RefKind.LINKED and node.kind not in scope.known:
        bound = bond_of(scope.card)[0]
        if bound is Bond.TARGETED and (head := head_of_bound(scope.card)) is not Head.MONSTER:
            return Noun(f"このカードの対象の{HEADS[head]}", head, zones=Zone.FIELD)
        words = {
            Bond.SUMMONED: "このカードの効果で特殊召喚したモンスター",
            Bond.EQUIPPED: "このカードの効果で装備したモンスター",
            Bond.TARGETED: "このカードの対象のモンスター",
        }
        return Noun(words[bound], Head.MONSTER, zones=Zone.FIELD)
    if node.kind is RefKind.MATERIALS and makes_another(scope.card):
        return Noun("そのモンスターの素材としたモンスター", Head.MONSTER, many=True)
    if node.kind is RefKind.MATERIALS and not scope.card.in_extra_deck and not scope.card.types & CardType.RITUAL:
        how = "特殊召喚するために使用した" if own_way(scope.card) else "アドバンス召喚のためにリリースした"
        return Noun(f"このカード{'を' if own_way(scope.card) else 'の'}{how}モンスター", Head.MONSTER, many=True)
    return scope.known.get(node.kind, REFS[node.kind])


def _target(node: Ref, scope: Scope) -> Noun:
    """そのモンスター, or with several targets 対象の相手のカード."""
    known, effect = scope.known.get(RefKind.TARGET), scope.effect
    if known is not None or effect is None or not effect.targets:
        return known or REFS[RefKind.TARGET]
    heads = [head_of_target(effect, slot) for slot in range(len(effect.targets))]
    if node.slot < 0 or len(effect.targets) == 1:
        return _all_targets(effect, heads, scope)
    pool = effect.targets[node.slot].pool
    return Noun(_one_target(effect, node.slot, heads, scope), heads[node.slot], zones=pool.zones, far=True)


def _all_targets(effect: Effect, heads: list[Head], scope: Scope) -> Noun:
    """そのモンスター; 対象のカード２枚; その相手表側表示モンスター."""
    picks = effect.targets
    head = heads[0] if len(set(heads)) == 1 else Head.CARD
    count = sum(pick.most for pick in picks if isinstance(pick.most, int))
    number = f"{small(count)}{counter(head)}" if effect.together else ""
    still = ("相手" if effect.still_theirs else "") + ("表側表示" if effect.still_face_up else "")
    them = scope.known.get(RefKind.THEM)
    card = them is not None and them.head is Head.CARD and not them.this and not them.many
    other = them is not None and (them.head is head or card or head is Head.CARD or HEADS[head] in them.text)
    far = len(picks) > 1 or not still and other
    which = "対象の" if far else f"対象の{still}" if scope.far else f"その{still}"
    zones = reduce(or_, (pick.pool.zones for pick in picks))
    return Noun(f"{which}{HEADS[head]}{number}", head, zones=zones, far=far)


_OWNER = {Side.YOU: "自分の", Side.OPPONENT: "相手の", Side.EITHER: ""}


def _one_target(effect: Effect, slot: int, heads: list[Head], scope: Scope) -> str:
    """One of several targets, by the first property that no other has: 対象の魔法カード, ２体目の対象のモンスター."""
    pool, head = effect.targets[slot].pool, heads[slot]
    pools = [each.pool for each in effect.targets]
    if heads.count(head) == 1 and (head is not Head.CARD or Head.MONSTER not in heads):
        return f"対象の{HEADS[head]}"
    if pool.side is not Side.EITHER and [each.side for each in pools].count(pool.side) == 1:
        return f"対象の{_OWNER[pool.side]}{HEADS[head]}"
    if [each.zones for each in pools].count(pool.zones) == 1:
        return f"対象の{place(pool.zones, pool.side, head, either='')}の{HEADS[head]}"
    if [each.filter for each in pools].count(pool.filter) == 1:
        return f"対象の{noun_of(pool.filter, scope)}"
    return f"{small(slot + 1)}{counter(head)}目の対象の{HEADS[head]}"

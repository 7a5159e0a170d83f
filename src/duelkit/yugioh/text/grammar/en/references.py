"""English for cards that are known already (it, that target, the equipped monster)."""

from __future__ import annotations

from functools import reduce
from operator import or_

from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.selections import Ref, RefKind
from duelkit.yugioh.language.terms import Bond, CardType, Zone
from duelkit.yugioh.text.grammar.en.core import HEADS, THIS_CARD, WHATS, Noun, Scope, it
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import place
from duelkit.yugioh.text.grammar.en.terms import CONTROLS, OWNER
from duelkit.yugioh.text.grammar.heads import Head, bond_of, head_of_target, is_plural, makes_another, own_way

REFS = {
    RefKind.THIS: THIS_CARD,
    RefKind.TARGET: it(Head.CARD, False, of_target=True),
    RefKind.THEM: it(Head.CARD, False),
    RefKind.COST: it(Head.CARD, False),
    RefKind.TRIGGERING: Noun("that card"),
    RefKind.ATTACKER: Noun("the attacking monster", head=Head.MONSTER),
    RefKind.ATTACK_TARGET: Noun("the attack target", head=Head.MONSTER),
    RefKind.OPPOSING_BATTLER: Noun(
        "that opponent's monster", possessive="that opponent's monster's", head=Head.MONSTER
    ),
    RefKind.YOUR_BATTLER: Noun("your battling monster", head=Head.MONSTER),
    RefKind.TRIBUTED: Noun("the monsters Tributed by this effect", plural=True, head=Head.MONSTER),
    RefKind.EQUIPPED: Noun("the equipped monster", head=Head.MONSTER),
    RefKind.RESPONDED: Noun("that card"),
    RefKind.MATERIALS: Noun("the monsters used as this card's materials", plural=True, head=Head.MONSTER),
    RefKind.LINKED: Noun("the monster Special Summoned by this card's effect", head=Head.MONSTER),
    RefKind.NOTED: Noun("that card"),
    RefKind.EACH: Noun("that monster", head=Head.MONSTER),
}


@WHATS.words(Ref)
def _ref(node: Ref, scope: Scope) -> Noun:
    if node.kind is RefKind.TARGET and scope.effect is not None:
        return _target(node, scope)
    if node.kind is RefKind.LINKED and node.kind not in scope.known:
        return linked(scope)
    if node.kind is RefKind.MATERIALS and makes_another(scope.card):
        return Noun("the monsters used as its material", plural=True, head=Head.MONSTER)
    if node.kind is RefKind.MATERIALS and not scope.card.in_extra_deck and not scope.card.types & CardType.RITUAL:
        how = (
            "used for this card's Special Summon" if own_way(scope.card) else "Tributed for this card's Tribute Summon"
        )
        return Noun(f"the monsters {how}", plural=True, head=Head.MONSTER)
    return scope.known.get(node.kind, REFS[node.kind])


def linked(scope: Scope) -> Noun:
    """How the cards that this card is bound to are called."""
    bond, several = bond_of(scope.card)
    one = "monsters" if several else "monster"
    text = {
        Bond.SUMMONED: f"the {one} Special Summoned by this card's effect",
        Bond.EQUIPPED: f"the {one} equipped to this card by its effect",
        Bond.TARGETED: "the targets of this card" if several else "the target of this card",
    }[bond]
    return Noun(text, plural=several, head=Head.MONSTER)


def _target(node: Ref, scope: Scope) -> Noun:
    """it, that target, or with several targets that Spell."""
    known, effect = scope.known.get(RefKind.TARGET), scope.effect
    if known is not None or effect is None or not effect.targets:
        return known or REFS[RefKind.TARGET]
    heads = [head_of_target(effect, slot) for slot in range(len(effect.targets))]
    if node.slot < 0 or len(effect.targets) == 1:
        return _all_targets(effect, heads, scope)
    pick = effect.targets[node.slot]
    text = _one_target(effect, node.slot, heads, scope)
    return Noun(text, plural=is_plural(pick), head=heads[node.slot], zones=pick.pool.zones, of_target=True)


def _all_targets(effect: Effect, heads: list[Head], scope: Scope) -> Noun:
    """it; those targets; both those targets; that face-up target your opponent controls."""
    picks = effect.targets
    several = len(picks) > 1 or is_plural(picks[0])
    head = heads[0] if len(set(heads)) == 1 else Head.CARD
    zones = reduce(or_, (pick.pool.zones for pick in picks))
    them = scope.known.get(RefKind.THEM)
    target = "targets" if several else "target"
    that = "those" if several else "that"
    if effect.together:
        count = sum(each.most for each in picks if isinstance(each.most, int))
        text, several = "both those targets" if count == 2 else f"all {count} of those targets", True
    elif effect.still_face_up or effect.still_theirs:
        shown = "face-up " if effect.still_face_up else ""
        text = f"{that} {shown}{target}{' your opponent controls' if effect.still_theirs else ''}"
    elif them is not None and not them.of_target:
        text = f"{that} {target}"
    else:
        return it(head, several, of_target=True, zones=zones)
    return Noun(text, plural=several, head=head, zones=zones, of_target=True)


def _one_target(effect: Effect, slot: int, heads: list[Head], scope: Scope) -> str:
    """One of several targets, by the first property that no other has: that targeted Spell, the second target."""
    pool, head = effect.targets[slot].pool, heads[slot]
    pools = [each.pool for each in effect.targets]
    one = f"that targeted {HEADS[head][0]}"
    if heads.count(head) == 1:
        return one
    if [each.side for each in pools].count(pool.side) == 1:
        return f"{one} {CONTROLS[pool.side] if pool.zones & Zone.FIELD else f'in {OWNER[pool.side]} GY'}"
    if [each.zones for each in pools].count(pool.zones) == 1:
        return f"{one} {place(pool.zones, pool.side, head)}"
    if [each.filter for each in pools].count(pool.filter) == 1:
        return f"that targeted {noun_of(pool.filter, scope).one}"
    return f"the {('first', 'second', 'third', 'fourth', 'fifth')[slot]} target"

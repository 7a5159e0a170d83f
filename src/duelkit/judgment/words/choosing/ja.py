"""What an effect affects, in Japanese."""

from __future__ import annotations

from duelkit.cardlang.wording import Language, NoWording
from duelkit.judgment.language.base import Amount
from duelkit.judgment.language.filters import ChosenField, Every, EveryField, Pick, PickElement, Pool, Ref, RefKind
from duelkit.judgment.language.terms import Pile
from duelkit.judgment.text.ja.amounts import quantity
from duelkit.judgment.text.ja.core import FIELDS, VERBS, WHATS, Noun, Phrase, Scope
from duelkit.judgment.text.ja.nouns import cards, creatures, fields, members
from duelkit.judgment.text.reading import and_others, asked_of
from duelkit.judgment.words.amounts.meaning import CardCount
from duelkit.judgment.words.choosing.meaning import Choose
from duelkit.judgment.words.places.meaning import AnyField

MANY = 9
"""From this number on, a text says "any number": no effect picks more cards than there are fields."""
REFS = {
    RefKind.SELF: Noun("このクリーチャー", this=True),
    RefKind.TARGET: Noun("対象"),
    RefKind.TRIGGERING: Noun("そのクリーチャー"),
    RefKind.THEM: Noun("それ"),
    RefKind.COST: Noun("捨てたカード"),
    RefKind.ATTACKED: Noun("対象クリーチャー"),
}
"""The default names of references."""


@WHATS.words(Ref)
def _ref(node: Ref, scope: Scope) -> Noun:
    known = scope.known.get((node.kind, node.slot))
    if known is None and node.slot >= 0:
        known = scope.known.get((node.kind, -1))
    if known is None:
        known = REFS.get(node.kind)
    if known is None:
        raise NoWording(f"RefKind.{node.kind.name}", Language.JA)
    return known


@WHATS.words(Pick)
def _pick(node: Pick, scope: Scope) -> Noun:
    asked = asked_of(node.pool.filter)
    if asked is not None:
        noun = WHATS(asked[0], scope)
        if asked[1] is None:
            return noun
        kind = creatures(asked[1], scope) if node.pool.piles == Pile.BOARD else cards(asked[1], scope)
        return Noun(f"{noun.text}（{kind.text}の場合のみ）")
    words = members(node.pool, scope)
    least, most = node.least, node.most
    if isinstance(most, CardCount) and most.piles == node.pool.piles:
        text = f"{words.text}（任意の{words.counter}数）"
    elif isinstance(most, Amount) or isinstance(least, Amount):
        amount = most if isinstance(most, Amount) else least
        up = "" if least == most else "まで"
        text = f"{words.text}（{quantity(amount, scope).text}と同じ数{up}）"
    elif most >= MANY:
        text = f"{words.text}（任意の{words.counter}数）"
    elif least < most:
        text = f"{words.count(most)}まで"
    else:
        text = words.count(most)
    if node.at_random:
        text = f"無作為に選んだ{text}"
    return Noun(text, plural=not isinstance(most, int) or most > 1)


@WHATS.words(Every)
def _every(node: Every, scope: Scope) -> Noun:
    both = and_others(node.pool.filter)
    if both is not None:
        first = WHATS(both[0], scope)
        known = dict(scope.known)
        scope.now(both[0].kind, Noun("それ"), both[0].slot)
        others = creatures(both[1], scope).all.text
        scope.known = known
        return Noun(f"{first.text}と、{others}", plural=True)
    return members(node.pool, scope).all


@FIELDS.words(EveryField)
def _every_field(node: EveryField, scope: Scope) -> Noun:
    if isinstance(node.filter, AnyField):
        return Noun("全てのフィールド", plural=True)
    return fields(node.filter, scope).all


@FIELDS.words(ChosenField)
def _chosen_field(node: ChosenField, scope: Scope) -> Noun:
    return scope.fields[node.slot] if node.slot < len(scope.fields) else Noun("選んだフィールド")


@VERBS.words(Choose)
def _choose(node: Choose, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    if isinstance(node.what, Every):
        # a count for the following verbs, not a choice
        scope.now(RefKind.THEM, Noun(f"元の{members(node.what.pool, scope).text}", plural=True))
        return Phrase("")
    board = not isinstance(node.what, Ref) and node.what.pool.piles == Pile.BOARD
    scope.now(RefKind.THEM, Noun(f"選んだ{'クリーチャー' if board else 'カード'}", plural=noun.plural))
    return Phrase(f"{noun.text}を選ぶ")


FIELDS.fixed({PickElement: Noun("属性1つ")})
WHATS.table({Pool: lambda node, scope: Noun(members(node, scope).text, plural=True)})

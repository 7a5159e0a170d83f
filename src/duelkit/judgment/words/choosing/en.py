"""What an effect affects, in English."""

from __future__ import annotations

from duelkit.cardlang.wording import Language, NoWording
from duelkit.judgment.language.base import Amount
from duelkit.judgment.language.filters import (
    ChosenField,
    Every,
    EveryField,
    Pick,
    PickElement,
    Pool,
    Ref,
    RefKind,
    What,
)
from duelkit.judgment.language.terms import Pile
from duelkit.judgment.text.en.amounts import quantity
from duelkit.judgment.text.en.core import FIELDS, VERBS, WHATS, Noun, Phrase, Scope
from duelkit.judgment.text.en.nouns import cards, counted, creatures, fields, members
from duelkit.judgment.text.en.terms import NUMBERS, piles
from duelkit.judgment.text.reading import and_others, asked_of
from duelkit.judgment.words.amounts.meaning import CardCount
from duelkit.judgment.words.choosing.meaning import Choose
from duelkit.judgment.words.places.meaning import AnyField

MANY = 9
"""From this number on, a text says "any number": no effect picks more cards than there are fields."""
REFS = {
    RefKind.SELF: Noun("this creature", this=True),
    RefKind.TARGET: Noun("the target"),
    RefKind.TRIGGERING: Noun("that creature"),
    RefKind.THEM: Noun("it", pronoun="it"),
    RefKind.COST: Noun("the discarded card"),
    RefKind.ATTACKED: Noun("the attacked creature"),
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
        raise NoWording(f"RefKind.{node.kind.name}", Language.EN)
    return known


@WHATS.words(Pick)
def _pick(node: Pick, scope: Scope) -> Noun:
    asked = asked_of(node.pool.filter)
    if asked is not None:
        noun = WHATS(asked[0], scope)
        if asked[1] is None:
            return noun
        kind = creatures(asked[1], scope) if node.pool.piles == Pile.BOARD else cards(asked[1], scope)
        return Noun(f"{noun.text}, if it is {kind.a},")
    words = members(node.pool, scope)
    least, most = node.least, node.most
    if isinstance(most, CardCount) and most.piles == node.pool.piles:
        text = f"any number of {words.many}"
    elif isinstance(most, Amount) or isinstance(least, Amount):
        amount = most if isinstance(most, Amount) else least
        up = "" if least == most else "up to "
        text = f"{words.many}, {up}as many as {quantity(amount, scope).text}"
    elif most >= MANY:
        text = f"any number of {words.many}"
    elif least < most:
        text = f"up to {NUMBERS[most]} {words.many if most > 1 else words.one}"
    else:
        text = counted(most, words)
    if node.at_random:
        text += " at random"
    return Noun(text, plural=not isinstance(most, int) or most > 1)


@WHATS.words(Every)
def _every(node: Every, scope: Scope) -> Noun:
    both = and_others(node.pool.filter)
    if both is not None:
        first = WHATS(both[0], scope)
        others = creatures(both[1], scope).all.text
        return Noun(f"{first.text} and {others}", plural=True, again=first.short and f"{first.short} and {others}")
    return members(node.pool, scope).all


@FIELDS.words(EveryField)
def _every_field(node: EveryField, scope: Scope) -> Noun:
    if isinstance(node.filter, AnyField):
        return Noun("all fields", plural=True)
    return fields(node.filter, scope).all


@FIELDS.words(ChosenField)
def _chosen_field(node: ChosenField, scope: Scope) -> Noun:
    return scope.fields[node.slot] if node.slot < len(scope.fields) else Noun("the chosen field")


@WHATS.words(Pool)
def _pool(node: Pool, scope: Scope) -> Noun:
    words = members(node, scope)
    return Noun(words.many, plural=True)


def pool_of(what: What) -> Pool | None:
    return None if isinstance(what, Ref) else what.pool


@VERBS.words(Choose)
def _choose(node: Choose, scope: Scope) -> Phrase:
    if isinstance(node.what, Every):
        # a count for the following verbs, not a choice
        where = node.what.pool
        words = cards(where.filter, scope).many
        scope.now(RefKind.THEM, Noun(f"{words} that were in {piles(where.piles, where.side)}", plural=True))
        return Phrase("")
    noun = WHATS(node.what, scope)
    pool = pool_of(node.what)
    kind = "creature" if pool is not None and pool.piles == Pile.BOARD else "card"
    many = noun.plural
    scope.now(RefKind.THEM, Noun(f"the chosen {kind}{'s' if many else ''}", plural=many))
    return Phrase(f"choose {noun.text}")


FIELDS.fixed({PickElement: Noun("an element")})

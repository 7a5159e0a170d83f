"""What effects do, in English."""

from __future__ import annotations

from duelkit.judgment.language.filters import Ref, RefKind, What
from duelkit.judgment.language.terms import Side
from duelkit.judgment.text.en.core import WHATS, Noun, Phrase, Scope
from duelkit.judgment.text.reading import one_card

WHO = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "each player"}


def does(side: Side, base: str, third: str) -> Phrase:
    """Something that a player does: an order to you, a statement of others."""
    return Phrase(base) if side is Side.YOU else Phrase(f"{WHO[side]} {third}", order=False)


def taken(what: What, scope: Scope) -> Noun:
    """Cards that are moved: a creature card from your hand."""
    scope.where = "from"
    noun = WHATS(what, scope)
    scope.where = "in"
    return noun


def now_them(what: What, noun: Noun, scope: Scope) -> None:
    """From here on "it" is what the verb has worked on."""
    if isinstance(what, Ref) and what.kind is RefKind.SELF:
        return
    many = noun.plural or not one_card(what)
    scope.now(RefKind.THEM, Noun("them", plural=True, pronoun="they") if many else Noun("it", pronoun="it"))


def acts(what: What, one: str, many: str, scope: Scope) -> Phrase:
    """A statement about creatures: that creature gains 1 HP."""
    noun = WHATS(what, scope)
    now_them(what, noun, scope)
    return Phrase(noun.does(one, many), order=False, subject=noun.text)


def them(noun: Noun) -> str:
    """The noun as an object."""
    return {"it": "it", "they": "them"}.get(noun.pronoun, noun.text)


def two(first: str, second: str) -> str:
    """The two chosen fields, where both were chosen alike."""
    if first.startswith("the first chosen ") and second == first.replace("first", "second", 1):
        return f"the two {first.removeprefix('the first ')}s"
    return f"{first} and {second}"

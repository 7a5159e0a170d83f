"""Clauses of effects in English."""

from __future__ import annotations

from duelkit.judgment.language.filters import Ref, RefKind, What
from duelkit.judgment.language.terms import Side
from duelkit.judgment.text.en.core import WHATS, Noun, Phrase, Scope
from duelkit.judgment.text.reading import one_card

WHO = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "each player"}


def does(side: Side, base: str, third: str) -> Phrase:
    """An action of a player: an imperative for you, a statement for others."""
    return Phrase(base) if side is Side.YOU else Phrase(f"{WHO[side]} {third}", order=False)


def taken(what: What, scope: Scope) -> Noun:
    """Cards that are moved: a creature card from your hand."""
    scope.where = "from"
    noun = WHATS(what, scope)
    scope.where = "in"
    return noun


def now_them(what: What, noun: Noun, scope: Scope) -> None:
    """Let "it" refer to what a verb has affected."""
    if isinstance(what, Ref) and what.kind is RefKind.SELF:
        return
    many = noun.plural or not one_card(what)
    scope.now(RefKind.THEM, Noun("them", plural=True, pronoun="they") if many else Noun("it", pronoun="it"))


def stated(noun: Noun, one: str, many: str, gets: str = "") -> Phrase:
    """A statement about creatures: that creature gains 1 HP.

    :param gets: what they get, where the verb is "gets".
    """
    predicate = many if noun.plural else one
    if gets:
        predicate = f"{predicate} {gets}"
    return Phrase(
        f"{noun.text} {predicate}",
        order=False,
        subject=noun.text,
        predicate=predicate,
        gets=gets,
        short=noun.short and f"{noun.short} {predicate}",
    )


def acts(what: What, one: str, many: str, scope: Scope) -> Phrase:
    """A statement about what a verb affects."""
    noun = WHATS(what, scope)
    now_them(what, noun, scope)
    return stated(noun, one, many)


def them(noun: Noun) -> str:
    """The noun as an object."""
    return {"it": "it", "they": "them"}.get(noun.pronoun, noun.text)


def two(first: Noun, second: Noun) -> str:
    """Two things as an object: the two chosen fields, where both were chosen alike."""
    together, place = first.two
    if together and place == 0 and second.two == (together, 1):
        return together
    return f"{them(first)} and {them(second)}"

"""Clauses of effects in Japanese, in dictionary form."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.filters import Ref, RefKind, What
from duelkit.judgment.language.terms import Side
from duelkit.judgment.text.ja.core import WHATS, Noun, Phrase, Scope
from duelkit.judgment.text.reading import one_card

WHO = {Side.YOU: "", Side.OPPONENT: "相手", Side.EITHER: "各プレイヤー"}


def stated(topic: str, predicate: str, tail: tuple[str, ...] = ()) -> Phrase:
    """A statement: what follows は, if there is a topic."""
    if not topic:
        return Phrase(predicate, tail)
    return Phrase(f"{topic}は{predicate}", tail, topic=topic, predicate=predicate)


def does(side: Side, predicate: str) -> Phrase:
    """Something that a player does, without a topic for the player of the card."""
    return stated(WHO[side], predicate)


def acts(noun: Noun, predicate: str, tail: tuple[str, ...] = (), until: str = "") -> Phrase:
    """A statement about what a verb affects.

    :param until: how long it lasts, before the topic.
    """
    phrase = stated(f"{until}、{noun}" if until else noun.text, predicate, tail)
    return replace(phrase, short=predicate) if noun.this and not until else phrase


def now_them(what: What, scope: Scope) -> None:
    """Let それ refer to what a verb has affected."""
    if not (isinstance(what, Ref) and what.kind is RefKind.SELF):
        scope.now(RefKind.THEM, Noun("それ" if one_card(what) else "それら"))


def worked(what: What, scope: Scope) -> Noun:
    """What a verb affects."""
    noun = WHATS(what, scope)
    now_them(what, scope)
    return noun


def each_them(what: What, scope: Scope) -> None:
    """Let amounts call each of several things that a verb affects それぞれ."""
    if not one_card(what):
        scope.now(RefKind.THEM, Noun("それぞれ"))


def two(first: Noun, second: Noun) -> str:
    """Two things as an object: 選んだ2つのフィールド, where both were chosen alike."""
    together, place = first.two
    if together and place == 0 and second.two == (together, 1):
        return together
    return f"{first}と{second}"


def can(text: str) -> str:
    """Permission: ドローする → ドローすることができる."""
    return f"{text}ことができる"

"""Hands, libraries and graveyards, in English."""

from __future__ import annotations

from duelkit.judgment.language.filters import RefKind
from duelkit.judgment.language.terms import Pile, Side
from duelkit.judgment.text.en.amounts import measure, quantity
from duelkit.judgment.text.en.core import VERBS, Noun, Phrase, Scope
from duelkit.judgment.text.en.nouns import cards
from duelkit.judgment.text.en.phrases import does, now_them, taken, them
from duelkit.judgment.text.en.terms import NUMBERS
from duelkit.judgment.words.piles.meaning import (
    Bury,
    Discard,
    DiscardHand,
    Draw,
    Fetch,
    Judgment,
    LookAtTop,
    Mill,
    ReturnToHand,
    RevealTop,
    ShowHand,
)

THEIR = {Side.YOU: "your", Side.OPPONENT: "their", Side.EITHER: "their"}


@VERBS.words(Draw)
def _draw(node: Draw, scope: Scope) -> Phrase:
    words = measure(node.amount, "card", scope)
    return does(node.side, f"draw {words}", f"draws {words}")


@VERBS.words(Discard)
def _discard(node: Discard, scope: Scope) -> Phrase:
    value = quantity(node.amount, scope)
    if node.which is None:
        words = measure(node.amount, "card", scope)
    else:
        which = cards(node.which, scope)
        if value.number is not None:
            words = which.a if value.number == 1 else f"{NUMBERS[value.number]} {which.many}"
        else:
            words = f"as many {which.many} as {value.text}"
    return does(node.side, f"discard {words}", f"discards {words}")


@VERBS.words(Mill)
def _mill(node: Mill, scope: Scope) -> Phrase:
    value = quantity(node.amount, scope)
    if value.number == 1:
        words = "the top card"
    elif value.number is not None:
        words = f"the top {NUMBERS[value.number]} cards"
    elif value.each:
        words = f"the top {'card' if value.factor == 1 else f'{NUMBERS[value.factor]} cards'}"
    else:
        words = f"as many cards as {value.text} from the top"
    into = f"{words} of {THEIR[node.side]} library into the graveyard"
    if value.number is None and value.each:
        into += f" for each {value.each}"
    return does(node.side, f"put {into}", f"puts {into}")


@VERBS.words(RevealTop)
def _reveal_top(node: RevealTop, scope: Scope) -> Phrase:
    scope.now(RefKind.THEM, Noun("the revealed card"))
    words = f"the top card of {THEIR[node.side]} library"
    return does(node.side, f"reveal {words}", f"reveals {words}")


@VERBS.words(Judgment)
def _judgment(node: Judgment, scope: Scope) -> Phrase:
    win = VERBS(node.win, scope).whole
    text = f"each player reveals the top card of their library for Judgment; if yours has the higher cost, {win}"
    tail = f"if your opponent's has the higher cost, {VERBS(node.lose, scope).whole}" if node.lose is not None else ""
    return Phrase(text, order=False, tail=(tail,) if tail else (), closed=True)


@VERBS.words(Fetch)
def _fetch(node: Fetch, scope: Scope) -> Phrase:
    noun = taken(node.what, scope)
    now_them(node.what, noun, scope)
    if node.to is Pile.LIBRARY:
        return Phrase(f"shuffle {them(noun)} into your library")
    return Phrase(f"add {them(noun)} to your hand")


@VERBS.words(Bury)
def _bury(node: Bury, scope: Scope) -> Phrase:
    noun = taken(node.what, scope)
    now_them(node.what, noun, scope)
    if noun.plural:
        return Phrase(f"put {them(noun)} into their owners' graveyards if they were not summoned")
    return Phrase(
        f"if {noun.it} was not summoned, put it into its owner's graveyard", order=False, closed=True, opens=True
    )


@VERBS.words(ReturnToHand)
def _return_to_hand(node: ReturnToHand, scope: Scope) -> Phrase:
    noun = taken(node.what, scope)
    now_them(node.what, noun, scope)
    whose = "their owners' hands" if noun.plural else "its owner's hand"
    return Phrase(f"return {them(noun)} to {whose}")


VERBS.fixed({LookAtTop: Phrase("look at the top card of your library")})
VERBS.table(
    {
        DiscardHand: lambda node, scope: does(node.side, "discard your hand", "discards their hand"),
        ShowHand: lambda node, scope: does(node.side, "reveal your hand", "reveals their hand"),
    }
)

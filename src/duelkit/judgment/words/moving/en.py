"""Turning and moving creatures, in English."""

from __future__ import annotations

from duelkit.judgment.language.filters import Ref, RefKind
from duelkit.judgment.text.en.core import VERBS, WHATS, Phrase, Scope
from duelkit.judgment.text.en.nouns import fields
from duelkit.judgment.text.en.phrases import now_them, them, two
from duelkit.judgment.words.moving.meaning import Move, Moving, Swap, SwapContents, Turn, Turning


@VERBS.words(Turn)
def _turn(node: Turn, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    if node.how is Turning.CHOSEN:
        return Phrase(f"turn {them(noun)} to {'one' if noun.plural else 'any'} facing of your choice")
    if node.how is Turning.HALF:
        return Phrase(f"turn {them(noun)} 180 degrees")
    backs = "their backs face" if noun.plural else "its back faces"
    return Phrase(f"turn {them(noun)} so that {backs} {WHATS(node.towards, scope).text}")


@VERBS.words(Move)
def _move(node: Move, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    where = {
        Moving.CHOSEN: "to an empty field of your choice",
        Moving.PUSHED: "back 1 field along the attack, if that field is empty",
        Moving.IN_FRONT: "to the field directly in front of this creature, if that is empty",
        Moving.TO_LEFT_FIELD: f"to the field that {WHATS(Ref(RefKind.TRIGGERING), scope).text} left",
    }[node.how]
    now_them(node.what, noun, scope)
    verb = "push" if node.how is Moving.PUSHED else "move"
    facing = ", with any facing" if node.facing_chosen else ""
    return Phrase(f"{verb} {them(noun)} {where}{facing}")


@VERBS.words(Swap)
def _swap(node: Swap, scope: Scope) -> Phrase:
    return Phrase(f"swap the places of {two(WHATS(node.first, scope), WHATS(node.second, scope))}")


@VERBS.words(SwapContents)
def _swap_contents(node: SwapContents, scope: Scope) -> Phrase:
    first, second = fields(node.first, scope), fields(node.second, scope)
    return Phrase(
        f"whatever stands on {_the(first.one, first.definite)} and on {_the(second.one, second.definite)} swaps places",
        order=False,
    )


def _the(words: str, definite: bool) -> str:
    return words if definite else f"the {words}"

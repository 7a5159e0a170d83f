"""What all Japanese verbs share: the cards that they worked on, who acts."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import AtWill
from duelkit.yugioh.language.base import Amount
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.ja.core import HEADS, NOWHERE, Noun, Scope
from duelkit.yugioh.text.grammar.ja.quantities import value
from duelkit.yugioh.text.grammar.ja.terms import SIDE, small
from duelkit.yugioh.words.amounts.meaning import OnePer


def acted(scope: Scope, noun: Noun, action: str = "", zones: Zone = NOWHERE) -> None:
    """From here on the cards of ``noun`` are those that the verb worked on (そのカード)."""
    kind = RefKind.COST if scope.paying else RefKind.THEM
    if noun.this:
        scope.now(kind, Noun(noun.text, noun.head, this=True))
        return
    words = f"{action}{HEADS[noun.head]}"
    scope.done, scope.done_cards, scope.done_head = f"{words}の数", words, noun.head
    if scope.paying and action:
        scope.chosen = f"{action}数"
    before = scope.known.get(kind) if scope.paying else None
    many = noun.many or before is not None
    short = f"その{HEADS[noun.head]}" if not scope.paying and not action.startswith(("めく", "ドロー")) else words
    scope.now(kind, Noun(short, noun.head, zones=zones, many=many, extra=noun.extra))


def this_from(noun: Noun, scope: Scope) -> str:
    """このカードを, or as a cost 墓地のこのカードを."""
    if noun.this and (scope.place_of_this or (scope.lies and scope.paying)):
        return f"{scope.place_of_this or scope.lies}の{noun.text}を"
    return noun.wo


def unless_fixed(amount: Amount | int, unit: str, scope: Scope) -> str:
    """２枚, or 〜の数だけ."""
    if isinstance(amount, int):
        return f"{small(amount)}{unit}"
    if isinstance(amount, OnePer):
        return f"{value(amount, scope)}{unit}"
    if isinstance(amount, AtWill):
        return f"{small(amount.most)}{unit}まで" if amount.most else "任意の数だけ"
    return f"{value(amount, scope)}だけ"


def owner(side: Side, particle: str = "は") -> str:
    """自分は, 相手は, お互いは."""
    return f"{SIDE[side]}{particle}"

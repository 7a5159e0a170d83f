"""Materials of which some cards can be only a few (〜体まで), or only beside others (「X」を融合素材とする場合)."""

from __future__ import annotations

from duelkit.yugioh.engine.legality.materials import fitting
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope

Few = tuple[list[int], int]
"""Cards, and the number of them that can be materials at most. Below 0: the first cards, one fewer than the number
without its sign, are those beside one of which alone the others can be materials; a card can be both.
"""


def fitting_few(
    duel: State, monster: int, chosen: list[int], rest: list[int], scope: Scope, must: int, few: list[Few]
) -> bool:
    """Whether a legal set can be completed that respects the limits for some cards (〜体まで)."""
    for cards, most in few:
        if most < 0:
            fits = _fitting_beside(
                duel, monster, chosen, rest, scope, must, few, cards[: -1 - most], cards[-1 - most :]
            )
            if fits is not None:
                return fits
            continue
        if len([card for card in chosen if card in cards]) > most:
            return False
        spare = [card for card in rest if card in cards]
        if not spare:
            continue
        others = [card for card in rest if card not in cards]
        if fitting_few(duel, monster, chosen, others, scope, must, few):
            return True
        tried: list[int] = []
        for at in range(len(spare)):
            if duel.info[spare[at]].passcode in tried:
                continue
            tried.append(duel.info[spare[at]].passcode)
            if fitting_few(duel, monster, [*chosen, spare[at]], [*spare[at + 1 :], *others], scope, must, few):
                return True
        return False
    return fitting(duel, monster, chosen, rest, scope, must)


def _fitting_beside(
    duel: State,
    monster: int,
    chosen: list[int],
    rest: list[int],
    scope: Scope,
    must: int,
    few: list[Few],
    beside: list[int],
    bound: list[int],
) -> bool | None:
    """Whether a legal set can be completed that has one of ``beside`` if it has any of ``bound``
    (「X」を融合素材とする場合、〜も融合素材とする事ができる); ``None`` if that is certain.
    """
    if any([card in beside for card in chosen]):
        return None
    free = [card for card in rest if card not in bound]
    if not any([card in bound for card in chosen]):
        if len(free) == len(rest):
            return None
        if fitting_few(duel, monster, chosen, free, scope, must, few):
            return True
    for card in rest:
        if card in beside:
            others = [other for other in rest if other != card]
            if fitting_few(duel, monster, [*chosen, card], others, scope, must, few):
                return True
    return False

"""Costs of any number of cards whose number decides what the effect can do (〜の合計と同じレベル)."""

from __future__ import annotations

from duelkit.kernel.decision import PICK
from duelkit.yugioh.engine.facts.pools import others
from duelkit.yugioh.engine.legality.paying import completes, place_of, some_set
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, PickCode
from duelkit.yugioh.state.codes import AS_COST, O_FINISH, O_PICK, W_COST_PICK, card_of, option, verb_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


def sized(duel: State, frame: Work, pick: PickCode, scope: Scope) -> bool:
    """Whether the player decides how many cards to pick for such a cost."""
    if not frame.code.cost_sized or not frame.because & AS_COST:
        return False
    return pick.most.value(duel, scope) > pick.least.value(duel, scope)


def pick_any_number(duel: State, frame: Work, scope: Scope, pick: PickCode) -> int:
    """Pick one card after the other for the cost as long as the rest of the effect stays possible.

    The player can stop where it is possible with what has been picked, and must where nothing can be added.
    """
    if frame.step == FIRST:
        frame.picked = []
    elif verb_of(duel.answer) == O_FINISH:
        return _done(frame)
    else:
        frame.picked.append(card_of(duel.answer))
    options = [option(O_PICK, card) for card in goes_on(duel, frame.code, scope, pick, frame.picked)]
    if not options:
        return _done(frame)
    if may_stop(duel, frame.code, scope, pick, frame.picked):
        options.append(option(O_FINISH))
    frame.step = ANSWERED
    duel.ask(scope.player, PICK, options, W_COST_PICK, scope.card, len(frame.picked))
    return AGAIN


def _done(frame: Work) -> int:
    """The picked cards are those for the cost."""
    frame.step = FIRST
    frame.cards = frame.picked
    frame.picked = []
    return NEXT


def goes_on(duel: State, code: EffectCode, scope: Scope, pick: PickCode, picked: list[int]) -> list[int]:
    """The cards with which the pick can go on."""
    at = place_of(code, pick)
    least = pick.least.value(duel, scope) - len(picked) - 1
    most = pick.most.value(duel, scope) - len(picked) - 1
    left = [
        card
        for card in others(duel, pick.pool, scope)
        if card not in picked and not (code.cost_spares_this and card == scope.card)
    ]
    found: list[int] = []
    for card in left:
        rest = [other for other in left if other != card]
        if most >= 0 and some_set(duel, code, scope, -1, at, rest, 0, least, most, [*picked, card]):
            found.append(card)
    return found


def may_stop(duel: State, code: EffectCode, scope: Scope, pick: PickCode, picked: list[int]) -> bool:
    """Whether the picked cards will do."""
    least = pick.least.value(duel, scope)
    return len(picked) >= least and completes(duel, code, scope, -1, place_of(code, pick) + 1, picked)

"""Cancelling a declared action of the opponent (an attack, a rotation, a spell) by discarding cards."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.rulings import in_force, may_change_rule, scope_of
from duelkit.judgment.engine.moves.placing import discard
from duelkit.judgment.state.code import Task
from duelkit.judgment.state.codes import O_NO, O_PICK, O_YES, RULINGS, W_DISCARD, W_OPTIONAL, card_of, option, verb_of
from duelkit.judgment.state.duel import State
from duelkit.kernel.decision import CONFIRM, PICK


def spare(duel: State, what: str, source: int) -> list[int]:
    """The hand cards that can be discarded for a creature's cancelling ability; empty if there are too few."""
    for found, ruling in in_force(duel, RULINGS[what]):
        if found == source:
            scope = scope_of(duel, source)
            cards = [
                card
                for card in duel.hand[duel.owner[source]]
                if ruling.test is None or ruling.test.test(duel, card, scope)
            ]
            return cards if len(cards) >= ruling.number else []
    return []


def price_of(duel: State, what: str, source: int) -> int:
    """The number of cards that a creature's cancelling ability costs."""
    for found, ruling in in_force(duel, RULINGS[what]):
        if found == source:
            return ruling.number
    return 0


# the steps of cancelling
CANCEL_ASK: Final = 0
CANCEL_ANSWERED: Final = 1
CANCEL_PAY: Final = 2
CANCEL_DISCARD_PICKED: Final = 3


class CancelTask(Task):
    """Asks the opponent for each creature that can cancel, in field order, until one does."""

    def __init__(self) -> None:
        super().__init__()
        self.what: str = ""
        self.player: int = 0
        self.sources: list[int] = []
        self.left: int = 0

    def fields(self) -> tuple[str, ...]:
        return ("step", "what", "player", "sources", "left")

    def copy(self) -> CancelTask:
        twin = CancelTask()
        twin.step = self.step
        twin.what = self.what
        twin.player = self.player
        twin.sources = self.sources[:]
        twin.left = self.left
        return twin

    def run(self, duel: State) -> None:
        source = self.sources[0] if self.sources else -1
        if self.step == CANCEL_ANSWERED:
            if verb_of(duel.answer) == O_YES:
                self.step = CANCEL_PAY
                self.left = price_of(duel, self.what, source)
            else:
                self.step = CANCEL_ASK
                self.sources.pop(0)
        elif self.step == CANCEL_DISCARD_PICKED:
            discard(duel, card_of(duel.answer))
            self.left -= 1
            self.step = CANCEL_PAY
        if self.step == CANCEL_PAY:
            if self.left > 0:
                self.step = CANCEL_DISCARD_PICKED
                scope = scope_of(duel, source)
                offered: list[int] = []
                for found, ruling in in_force(duel, RULINGS[self.what]):
                    if found == source and not offered:
                        offered = [
                            card
                            for card in duel.hand[self.player]
                            if ruling.test is None or ruling.test.test(duel, card, scope)
                        ]
                duel.ask(self.player, PICK, [option(O_PICK, card) for card in offered], W_DISCARD, source, self.left)
                return
            duel.cancelled = True
            duel.stack.pop()
            return
        if not self.sources:
            duel.stack.pop()
            return
        source = self.sources[0]
        self.step = CANCEL_ANSWERED
        answers = [option(O_NO, source)]
        if spare(duel, self.what, source):
            answers.insert(0, option(O_YES, source))
        duel.ask(self.player, CONFIRM, answers, W_OPTIONAL, source)


def offer_cancel(duel: State, what: str, actor: int) -> bool:
    """Push the question whether the opponent cancels the action of ``actor``; returns whether there is one to ask.

    :param what: "cancel attack", "cancel rotation" or "cancel spell".
    """
    if not may_change_rule(duel, RULINGS[what]):
        return False
    player = 1 - actor
    sources = [
        source
        for source, ruling in in_force(duel, RULINGS[what])
        if duel.owner[source] == player and (duel.every_window or spare(duel, what, source))
    ]
    if not sources:
        return False
    task = CancelTask()
    task.what = what
    task.player = player
    task.sources = sources
    duel.stack.append(task)
    return True


def was_cancelled(duel: State) -> bool:
    """Whether the declared action was cancelled; the flag is reset."""
    cancelled = duel.cancelled
    duel.cancelled = False
    return cancelled

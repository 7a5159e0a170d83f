"""A player of THE EYE OF JUDGMENT that tries every option on a copy and takes the one that looks best afterwards."""

from __future__ import annotations

from duelkit.judgment.engine.facts.values import elements_at
from duelkit.judgment.state.codes import (
    O_END_TURN, O_KEEP, O_MULLIGAN, O_SUMMON, O_TO_ACTION_2, W_MULLIGAN, card_of, number_of, verb_of,
)
from duelkit.judgment.duel import Duel
from duelkit.kernel.decision import ACT
from duelkit.kernel.rng import Rng
from duelkit.players.judgment.evaluation import WON, evaluate, opening_hand_is_good

MARGIN = 0.5
"""What an action must gain to be worth taking before the turn is ended."""


class JudgmentGreedyPlayer:
    """Looks one action ahead with all its picks, and at the summon that could follow it.

    It never sees hidden cards: what it tries, it tries on a copy in which all that it cannot know is drawn anew.

    :param seed: where its randomness (the redrawn cards) starts.
    :param summons: how many summons, a card and a field each, it tries for the end of its turn at most.
    """

    name = "greedy"

    def __init__(self, seed: int = 0, summons: int = 10) -> None:
        self._rng = Rng(seed)
        self._summons = summons

    def choose(self, duel: Duel) -> int:
        """An option of the open question."""
        decision = duel.decision
        assert decision is not None
        player = decision.player
        if decision.why == W_MULLIGAN:
            wanted = O_KEEP if opening_hand_is_good(duel, player) else O_MULLIGAN
            return next(option for option in decision.options if verb_of(option) == wanted)
        imagined = duel.redrawn(player, self._rng.next())
        if decision.kind == ACT:
            return self._act(imagined, player)
        return max((self._worth(imagined, option, player), -at, option)
                   for at, option in enumerate(decision.options))[2]

    def _act(self, duel: Duel, player: int) -> int:
        """The best of ending the turn now, with a summon or without, and of an action before that."""
        decision = duel.decision
        assert decision is not None
        best, worth = self._finish(duel, player)
        tried: list[tuple[float, int, Duel]] = []
        for option in decision.options:
            if verb_of(option) in (O_SUMMON, O_END_TURN, O_TO_ACTION_2):
                continue
            after = duel.copy()
            after.choose(option)
            found, after = self._search(after, player, 0)
            tried.append((found, option, after))
        tried.sort(key=lambda one: (-one[0], one[1]))
        for found, option, after in tried[:5]:
            then = after.decision
            if then is not None and then.kind == ACT and then.player == player:
                found = self._finish(after, player)[1]
            if found > worth + MARGIN:
                best = option
                worth = found - MARGIN
        return best

    def _finish(self, duel: Duel, player: int) -> tuple[int, float]:
        """The best end of the turn and its worth."""
        decision = duel.decision
        assert decision is not None
        summons = [option for option in decision.options if verb_of(option) == O_SUMMON]
        if len(summons) > self._summons:
            summons.sort(key=lambda option: -promise(duel, option))
            summons = summons[:self._summons]
        best = next(option for option in decision.options if verb_of(option) == O_END_TURN)
        worth = self._worth(duel, best, player)
        for option in summons:
            found = self._worth(duel, option, player)
            if found > worth:
                best = option
                worth = found
        return best, worth

    def _worth(self, duel: Duel, option: int, player: int) -> float:
        """The worth of an option, with what follows from it decided well."""
        trial = duel.copy()
        trial.choose(option)
        return self._search(trial, player, 0)[0]

    def _search(self, duel: Duel, player: int, depth: int) -> tuple[float, Duel]:
        """The worth of a position after the rest of the action in progress has been decided well, and that position."""
        while True:
            decision = duel.decision
            if decision is None or decision.kind == ACT or depth > 12:
                return evaluate(duel, player), duel
            if decision.player != player:
                duel.choose(decision.options[0])
                depth += 1
                continue
            best = -2 * WON
            position = duel
            for option in decision.options[:8 if depth < 2 else 3]:
                trial = duel.copy()
                trial.choose(option)
                found, reached = self._search(trial, player, depth + 1)
                if found > best:
                    best = found
                    position = reached
            return best, position


def promise(duel: Duel, option: int) -> float:
    """How promising a summon looks before it is tried: figures, and whether the field suits the creature."""
    info = duel.info[card_of(option)]
    elements = elements_at(duel, number_of(option))
    suits = 2.5 if elements & info.element else 0.0
    opposed = {1: 2, 2: 1, 4: 8, 8: 4}.get(info.element, 0)
    if elements & opposed:
        suits -= 3.0
    return info.hp + info.attack + suits + 0.3 * info.cost

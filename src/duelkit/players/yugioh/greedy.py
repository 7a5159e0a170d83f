"""A greedy player, which tries every option on a copy of the duel and takes the one with the best evaluation."""

from __future__ import annotations

from duelkit.kernel.decision import ACT, RESPOND
from duelkit.kernel.rng import Rng
from duelkit.players.search.knowledge import best_of
from duelkit.players.yugioh.evaluation import WON, evaluate
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.state.codes import (
    O_ATTACK,
    O_FINISH,
    O_NO,
    O_TO_BATTLE,
    O_TO_END,
    O_TO_MAIN_2,
    PASS,
    W_BATTLE,
    verb_of,
)


class GreedyPlayer:
    """Looks ahead to the next free decision: an action with all its picks.

    It never sees hidden cards: it tries options on a copy in which everything that it cannot know is drawn anew.

    :param seed: the seed of its randomness (the redrawn cards).
    :param nodes: the maximum number of positions examined per decision.
    """

    name = "greedy"

    def __init__(self, seed: int = 0, nodes: int = 220) -> None:
        self._rng = Rng(seed)
        self._nodes = nodes
        self._left = 0

    def choose(self, duel: Duel) -> int:
        """An option of the open question."""
        decision = duel.decision
        assert decision is not None
        return best_of(self.weigh(duel.redrawn(decision.player, self._rng.next(), silent=True), decision.options))

    def weigh(self, duel: Duel, options: list[int] | None = None) -> list[tuple[int, float]]:
        """The options of the open question with their evaluations for the asked player.

        :param duel: a determinized duel; it is not changed.
        :param options: the options to evaluate, by default all; those that the determinization does not offer count as
        worst.
        """
        decision = duel.decision
        assert decision is not None
        player = decision.player
        options = decision.options if options is None else options
        share = max(6, self._nodes // len(options))
        weighed: list[tuple[int, float]] = []
        for option in options:
            if option not in decision.options:
                continue
            trial = duel.copy(silent=True)
            trial.brief = True
            trial.choose(option)
            self._left = share
            weighed.append((option, self._search(trial, player, 0) - _reluctance(option, decision.kind)))
        return weighed or [(options[-1], -2 * WON)]

    def _search(self, duel: Duel, player: int, depth: int) -> float:
        """The evaluation after the rest of the current action has been decided well. Changes the duel."""
        while True:
            decision = duel.decision
            if decision is None or self._left <= 0 or depth > 24:
                return evaluate(duel, player)
            if decision.player != player:
                if decision.kind == ACT:
                    return evaluate(duel, player)
                duel.choose(_quiet(decision.options))
                depth += 1
                continue
            if decision.kind == ACT:
                if decision.why == W_BATTLE:
                    return self._fight(duel, player, depth)
                return evaluate(duel, player)
            if decision.kind == RESPOND:
                duel.choose(_quiet(decision.options))
                depth += 1
                continue
            best = -2 * WON
            options = decision.options[:10]
            for option in options:
                if self._left <= 0 and best > -WON:
                    break
                self._left -= 1
                # the last option needs no copy, since the position is no longer needed
                trial = duel if option == options[-1] else duel.copy()
                trial.choose(option)
                best = max(best, self._search(trial, player, depth + 1))
            return best

    def _fight(self, duel: Duel, player: int, depth: int) -> float:
        """The evaluation of a battle phase in which attacks are made as long as they help."""
        worth = evaluate(duel, player)
        while self._left > 0:
            decision = duel.decision
            if decision is None or decision.kind != ACT or decision.player != player:
                break
            best_worth = worth
            best: Duel | None = None
            for option in decision.options:
                if verb_of(option) != O_ATTACK:
                    continue
                self._left -= 1
                trial = duel.copy()
                trial.choose(option)
                reached, found = self._strike(trial, player)
                if reached > best_worth:
                    best_worth = reached
                    best = found
            if best is None:
                break
            duel = best
            worth = best_worth
        return worth

    def _strike(self, duel: Duel, player: int) -> tuple[float, Duel]:
        """The evaluation after an attack on its best target, and the resulting position. Changes the duel."""
        decision = duel.decision
        if decision is not None and decision.kind != ACT and decision.player == player:
            best = duel
            best_worth = -2 * WON
            options = decision.options[:6]
            for option in options:
                self._left -= 1
                trial = duel if option == options[-1] else duel.copy()
                trial.choose(option)
                _run_on(trial, player)
                worth = evaluate(trial, player)
                if worth > best_worth:
                    best = trial
                    best_worth = worth
            return best_worth, best
        _run_on(duel, player)
        return evaluate(duel, player), duel


def _run_on(duel: Duel, player: int) -> None:
    """Finish the current attack with the most passive options."""
    for _ in range(24):
        decision = duel.decision
        if decision is None or decision.kind == ACT:
            return
        duel.choose(_quiet(decision.options))


def _quiet(options: list[int]) -> int:
    """The most passive option: passing, declining or finishing; otherwise the first."""
    for option in options:
        if option == PASS or verb_of(option) in (O_FINISH, O_NO):
            return option
    return options[0]


def _reluctance(option: int, kind: int) -> float:
    """The gain required of an option, so that ending something early comes last and responses are not wasted."""
    verb = verb_of(option)
    if kind == ACT:
        return {O_TO_END: 60.0, O_TO_BATTLE: 30.0, O_TO_MAIN_2: 0.0}.get(verb, 1.0)
    if kind == RESPOND and option != PASS:
        return 80.0
    return 0.0

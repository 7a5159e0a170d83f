"""A greedy player of THE EYE OF JUDGMENT, which tries every option on a copy and takes the one with the best
evaluation.
"""

from __future__ import annotations

from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.facts.values import elements_at
from duelkit.judgment.state.codes import (
    O_END_TURN,
    O_KEEP,
    O_MULLIGAN,
    O_SUMMON,
    O_TO_ACTION_2,
    W_MULLIGAN,
    card_of,
    number_of,
    verb_of,
)
from duelkit.kernel.decision import ACT
from duelkit.kernel.rng import Rng
from duelkit.players.judgment.evaluation import WON, evaluate, opening_hand_is_good
from duelkit.players.search.knowledge import best_of

MARGIN = 0.5
"""The gain for which an action is taken before the turn ends."""


class JudgmentGreedyPlayer:
    """Looks one action ahead, including its picks and the summon that could follow it.

    It never sees hidden cards: it tries options on a copy in which everything that it cannot know is drawn anew.

    :param seed: the seed of its randomness (the redrawn cards).
    :param summons: the maximum number of summons (a card and a field each) that it tries at the end of its turn.
    :param actions: the number of other promising actions that it tries together with these summons.
    """

    name = "greedy"

    def __init__(self, seed: int = 0, summons: int = 10, actions: int = 5) -> None:
        self._rng = Rng(seed)
        self._summons = summons
        self._followed = actions

    def choose(self, duel: Duel) -> int:
        """An option of the open question."""
        decision = duel.decision
        assert decision is not None
        # the player's own hand needs no determinization
        opening = decision.why == W_MULLIGAN
        return best_of(self.weigh(duel if opening else duel.redrawn(decision.player, self._rng.next(), silent=True)))

    def weigh(self, duel: Duel) -> list[tuple[int, float]]:
        """The promising options of the open question, each with its evaluation for the asked player.

        :param duel: a determinized duel; it is not changed.
        """
        decision = duel.decision
        assert decision is not None
        player = decision.player
        if decision.why == W_MULLIGAN:
            wanted = O_KEEP if opening_hand_is_good(duel, player) else O_MULLIGAN
            return [(option, 0.0) for option in decision.options if verb_of(option) == wanted]
        if decision.kind == ACT:
            return self._finishes(duel, player) + self._actions(duel, player)
        return [(option, self._worth(duel, option, player)) for option in decision.options]

    def _actions(self, duel: Duel, player: int) -> list[tuple[int, float]]:
        """The evaluations of actions after which the turn continues."""
        decision = duel.decision
        assert decision is not None
        tried = [
            (-self._worth(duel, option, player), option)
            for option in decision.options
            if verb_of(option) not in (O_SUMMON, O_END_TURN, O_TO_ACTION_2)
        ]
        weighed: list[tuple[int, float]] = []
        for _, option in sorted(tried)[: self._followed]:
            after = duel.copy(silent=True)
            after.choose(option)
            found, after = self._search(after, player, 0)
            then = after.decision
            if then is not None and then.kind == ACT and then.player == player:
                found = max(worth for _, worth in self._finishes(after, player))
            weighed.append((option, found - MARGIN))
        return weighed

    def _finishes(self, duel: Duel, player: int) -> list[tuple[int, float]]:
        """The evaluations of ending the turn without a summon, and with each promising summon."""
        decision = duel.decision
        assert decision is not None
        summons = [option for option in decision.options if verb_of(option) == O_SUMMON]
        if len(summons) > self._summons:
            summons.sort(key=lambda option: -promise(duel, option))
            summons = summons[: self._summons]
        end = next(option for option in decision.options if verb_of(option) == O_END_TURN)
        return [(option, self._worth(duel, option, player)) for option in (end, *summons)]

    def _worth(self, duel: Duel, option: int, player: int) -> float:
        """The evaluation of an option, if the decisions that follow from it are made well."""
        trial = duel.copy(silent=True)
        trial.brief = True
        trial.choose(option)
        return self._search(trial, player, 0)[0]

    def _search(self, duel: Duel, player: int, depth: int) -> tuple[float, Duel]:
        """The evaluation after the rest of the current action has been decided well, and the resulting position.

        :param duel: may be changed.
        """
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
            options = decision.options[: 8 if depth < 2 else 3]
            for option in options:
                # the last option needs no copy, since the position is no longer needed
                trial = duel if option == options[-1] else duel.copy()
                trial.choose(option)
                found, reached = self._search(trial, player, depth + 1)
                if found > best:
                    best = found
                    position = reached
            return best, position


def promise(duel: Duel, option: int) -> float:
    """How promising a summon is before it is tried: figures, and whether the field suits the creature."""
    info = duel.info[card_of(option)]
    elements = elements_at(duel, number_of(option))
    suits = 2.5 if elements & info.element else 0.0
    opposed = {1: 2, 2: 1, 4: 8, 8: 4}.get(info.element, 0)
    if elements & opposed:
        suits -= 3.0
    return info.hp + info.attack + suits + 0.3 * info.cost

"""A player of THE EYE OF JUDGMENT that tries every option on a copy and takes the one that looks best afterwards."""

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
"""What an action must gain to be worth taking before the turn is ended."""


class JudgmentGreedyPlayer:
    """Looks one action ahead with all its picks, and at the summon that could follow it.

    It never sees hidden cards: what it tries, it tries on a copy in which all that it cannot know is drawn anew.

    :param seed: where its randomness (the redrawn cards) starts.
    :param summons: how many summons, a card and a field each, it tries for the end of its turn at most.
    :param actions: how many other actions, those that look best, it tries with each of these ends.
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
        # the own hand needs no imagination
        opening = decision.why == W_MULLIGAN
        return best_of(self.weigh(duel if opening else duel.redrawn(decision.player, self._rng.next(), silent=True)))

    def weigh(self, duel: Duel) -> list[tuple[int, float]]:
        """What the options of the open question that are worth a look promise the player who is asked.

        :param duel: an imagined one; it stays as it is.
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
        """What actions promise after which the turn goes on."""
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
        """What the ends of the turn promise: without a summon, and with each that looks good."""
        decision = duel.decision
        assert decision is not None
        summons = [option for option in decision.options if verb_of(option) == O_SUMMON]
        if len(summons) > self._summons:
            summons.sort(key=lambda option: -promise(duel, option))
            summons = summons[: self._summons]
        end = next(option for option in decision.options if verb_of(option) == O_END_TURN)
        return [(option, self._worth(duel, option, player)) for option in (end, *summons)]

    def _worth(self, duel: Duel, option: int, player: int) -> float:
        """The worth of an option, with what follows from it decided well."""
        trial = duel.copy(silent=True)
        trial.brief = True
        trial.choose(option)
        return self._search(trial, player, 0)[0]

    def _search(self, duel: Duel, player: int, depth: int) -> tuple[float, Duel]:
        """The worth of a position after the rest of the action in progress has been decided well, and that position.

        :param duel: it is used up.
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
                # the last one needs no copy: nobody looks at the position any more
                trial = duel if option == options[-1] else duel.copy()
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

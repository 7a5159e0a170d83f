"""Would another card win more? Compares duels with the deck as it is and with the change, from the same seeds.

From the same seeds both duels are alike until the changed card matters, so that few differ: what remains is the effect
of the change. They are played in rounds, each a tenth of all before it; after each round the answer is checked, and the
interval (:class:`~duelkit.laboratory.intervals.Difference`) is valid however often that is.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from duelkit.laboratory.executors import Executor
from duelkit.laboratory.intervals import CONFIDENCE, Difference, Interval
from duelkit.laboratory.plan import Pairing, Plan
from duelkit.laboratory.running import Run
from duelkit.laboratory.subject import Subject
from duelkit.laboratory.tally import CardFigures

ROUND: Final = 100
"""Duels of the first round."""
MATTERS: Final = 0.01
"""The default difference in the share of wins that is too small to matter."""
FOLDER: Final = "arms"
BETTER, WORSE, ALIKE, OPEN = "better", "worse", "alike", "open"
"""The result: it wins more; less; neither by as much as matters; it is not known yet."""
OnProgress = Callable[[int, int], None]


class Swap(NamedTuple):
    """Cards that replace others, one by one. ``siding``: from the side deck."""

    taken: tuple[int, ...]
    put: tuple[int, ...]
    siding: bool = False


@dataclass
class Trial:
    """A change being tried.

    :param pairing: of the plan.
    :param player: whose deck is changed.
    """

    pairing: int
    player: int
    swap: Swap
    difference: Difference
    limit: int
    matters: float
    stopped: bool = False

    @property
    def interval(self) -> Interval:
        """The difference in the share of wins; a draw counts half."""
        return self.difference.interval

    @property
    def verdict(self) -> str:
        """The result."""
        low, high = self.interval
        if low > 0:
            return BETTER
        if high < 0:
            return WORSE
        return ALIKE if -self.matters <= low and high <= self.matters else OPEN


class Arms:
    """The duels of one pairing with changed decks, each deck's in a separate folder.

    :param folder: of the run, locked by the caller.
    :param plan: its plan.
    """

    def __init__(self, folder: Path, plan: Plan, subject: Subject, executor: Executor) -> None:
        self._folder = folder
        self._plan = plan
        self._subject = subject
        self._executor = executor
        self._runs: dict[str, Run] = {}

    def close(self) -> None:
        """Closes all files."""
        while self._runs:
            self._runs.popitem()[1].close()

    def plan_of(self, pairing: int, player: int, swap: Swap | None, duels: int) -> Plan:
        """Returns the plan with one pairing only, a deck of which may be changed.

        :raises DuelkitError: if the deck cannot be changed in this way.
        """
        plan = self._plan
        one, other = plan.pairings[pairing]
        decks: list[Any] = [plan.decks[one.deck], plan.decks[other.deck]]
        if swap is not None:
            decks[player] = self._subject.changed(decks[player], swap.taken, swap.put, plan.setup, swap.siding)
        return replace(
            plan, decks=tuple(decks), duels=duels, pairings=(Pairing(one._replace(deck=0), other._replace(deck=1)),)
        )

    def scores(self, plan: Plan, duels: int, player: int, after: int) -> list[float] | None:
        """Returns a player's results in the duels of a plan with numbers from ``after`` to below ``duels``: 1, ½ or 0.

        :returns: ``None`` if it was interrupted.
        """
        name = hashlib.blake2b(json.dumps(plan.identity).encode(), digest_size=6).hexdigest()
        if name not in self._runs:
            # the run itself may be the unchanged deck
            folder = self._folder if plan.identity == self._plan.identity else self._folder / FOLDER / name
            self._runs[name] = Run(folder, plan)
        run = self._runs[name]
        run.extend(duels)
        if not run.play(self._executor):
            return None
        return [0.5 if row.winner < 0 else float(row.winner == player) for row in run.rows(after)]


def try_all(arms: Arms, trials: Sequence[Trial], alternatives: bool, on_progress: OnProgress | None = None) -> bool:
    """Tries changes of one deck against one opponent, until each is decided or has had its duels.

    :param alternatives: whether only the best is wanted: then one that is certainly not the best is given up.
    :param on_progress: receives at each step how many duels of the longest trial are over.
    :returns: whether they were completed; not, if they were interrupted.
    :raises DuelkitError: if a deck cannot be changed in this way.
    """
    first = trials[0]
    played = 0
    base_plan = arms.plan_of(first.pairing, first.player, None, first.limit)
    plans = [arms.plan_of(trial.pairing, trial.player, trial.swap, trial.limit) for trial in trials]
    while left := [(trial, plan) for trial, plan in zip(trials, plans, strict=True) if not trial.stopped]:
        wanted = min(max(played + ROUND, played * 11 // 10), first.limit)
        base = arms.scores(base_plan, wanted, first.player, played)
        if base is None:
            return False
        for trial, plan in left:
            changed = arms.scores(plan, wanted, trial.player, played)
            if changed is None:
                return False
            trial.difference.add([new - old for new, old in zip(changed, base, strict=True)])
        played = wanted
        _stop(trials, played, alternatives)
        if on_progress is not None:
            on_progress(played, first.limit)
    return True


def _stop(trials: Sequence[Trial], played: int, alternatives: bool) -> None:
    """Stops the trials whose answers are known, or that have had their duels."""
    best = max(trial.interval.low for trial in trials)
    for trial in trials:
        known = trial.verdict in (WORSE, ALIKE) or trial.verdict == BETTER and not alternatives
        trial.stopped |= known or played >= trial.limit or alternatives and trial.interval.high < best
    left = [trial for trial in trials if not trial.stopped]
    if len(left) == 1 and left[0].verdict == BETTER:
        # no other trial could still be better
        left[0].stopped = True


def siding_trials(
    subject: Subject, deck: Any, pairing: int, player: int, cards: Sequence[CardFigures], limit: int, matters: float
) -> list[Trial]:
    """Returns a trial for each card of the side deck: all its copies for those of the card that does least for the
    deck.

    :param cards: the results of the deck's cards against the opponent, those that gain most first.
    """
    side = subject.side(deck)
    found = []
    for put, copies in sorted(side.items()):
        weakest = next(
            (figures for figures in reversed(cards) if subject.fits(figures.card, put) and figures.card != put), None
        )
        if weakest is not None:
            number = min(copies, weakest.copies)
            found.append(Swap((weakest.card,) * number, (put,) * number, True))
    # all intervals together have the wanted confidence
    alpha = (1 - CONFIDENCE) / max(1, len(found))
    return [Trial(pairing, player, swap, Difference(alpha), limit, matters) for swap in found]

"""How accurately the players of an arena play, by the analysis that also judges recorded duels."""

from __future__ import annotations

from typing import Any, Final

from duelkit.analysis import Ahead, Analyst, Judged
from duelkit.analysis.accuracy import Accuracy, accuracy
from duelkit.kernel.rng import Rng
from duelkit.laboratory.plan import Plan
from duelkit.laboratory.playing import MOST_DECISIONS, Worker, worker_of

EACH: Final = 6
"""The number of decisions of each player in a duel that are judged."""
SIMULATIONS: Final = 16


def judged_players(plan: Plan, duels: int) -> dict[str, Accuracy | None]:
    """Plays duels of a plan again and judges some decisions of each player, by what that player could know.

    :param duels: how many, from the first on.
    :returns: the accuracy of each player by name; ``None`` for one of whom nothing was judged.
    """
    worker = worker_of(plan)
    names = list(dict.fromkeys(seat.player for pairing in plan.pairings for seat in pairing))
    found: dict[str, list[Judged]] = {name: [] for name in names}
    for number in range(min(duels, plan.duels)):
        pairing = plan.pairings[plan.task(number).pairing]
        for one in judged_duel(worker, number):
            found[pairing[one.player].player].append(one)
    return {name: accuracy(some) for name, some in found.items()}


def judged_duel(worker: Worker, number: int) -> list[Judged]:
    """Plays a duel of a plan again and judges decisions of both players, drawn at random."""
    plan = worker.plan
    task = plan.task(number)
    pairing = plan.pairings[task.pairing]
    duel = worker.subject.begin(plan.setup, [plan.decks[seat.deck] for seat in pairing], task.seed, task.first)
    players = worker.players(task)
    moments: list[list[tuple[int, Any, int]]] = [[], []]
    for at in range(1, MOST_DECISIONS + 1):
        decision = duel.decision
        if decision is None:
            break
        option = players[decision.player].choose(duel)
        if len(decision.options) > 1:
            moments[decision.player].append((at, duel.copy(silent=True), option))
        duel.choose(option)
    chance = Rng(task.seed)
    analyst = Analyst(plan.game, SIMULATIONS, task.seed & 0xFFFF, estimator=Ahead(plan.game))
    judged = []
    for own in moments:
        for _ in range(min(EACH, len(own))):
            at, moment, option = own.pop(chance.below(len(own)))
            judged.append(analyst.judge(moment, at, option))
    return judged

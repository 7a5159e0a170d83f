"""Analysis of recorded duels: the winning probability before and after each decision, and the mistakes. See
``docs/puzzles.md``.

Each decision is judged in determinizations, in which everything that its player could not know is drawn anew, or with
open cards on request. In each of them the duel is played out after each compared answer. Equal seeds give equal
determinizations, so that answers are compared in the same ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from duelkit.analysis.estimating import Estimator, Playouts
from duelkit.analysis.lines import Wording, planned, proved
from duelkit.games.game import Game
from duelkit.kernel.decision import ACT
from duelkit.kernel.record import Record
from duelkit.kernel.rng import Rng
from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.solving.everywhere import winning

__all__ = ["Analyst", "Estimator", "Judged", "Playouts", "analyse"]

MARGIN: Final = 0.25
"""A decision is a mistake if another answer's winning probability is greater by this."""
SIMULATIONS: Final = 8
NODES: Final = 300
"""The maximum number of positions that the solver examines per decision and determinization."""
WORLDS: Final = 3
"""The number of determinizations in which a win this turn must be proved to count as missed."""


@dataclass(frozen=True)
class Judged:
    """The judgment of a decision.

    :param number: the number of the decision in the record, from 1; ``turn``: that of the turn; ``player``: who
    decided.
    :param chosen: the chosen option; ``words``: that option in words.
    :param before: the winning probability before the decision, from 0 to 1; ``after``: with the chosen option.
    :param best: the best of the compared options; ``best_words``: in words; ``best_chance``: its winning probability.
    :param missed: whether the solver proved that ``best`` wins this turn, and the chosen option does not.
    :param mistake: whether the decision is a mistake.
    :param line: for a mistake, ``best`` and the answers that could have followed in the turn, in Japanese and English.
    """

    number: int
    turn: int
    player: int
    chosen: int
    words: str
    before: float
    after: float
    best: int
    best_words: str
    best_chance: float
    missed: bool
    mistake: bool
    line: tuple[Wording, ...] = ()

    @property
    def lost(self) -> float:
        """The winning probability that the decision lost."""
        return max(0.0, self.best_chance - self.after)


class Analyst:
    """Judges decisions.

    :param simulations: the number of determinizations in which each answer is played out; ``seed``: the random seed.
    :param open_cards: whether all cards are treated as known.
    :param estimator: estimates winning probabilities; by default playouts with the greedy player.
    :param nodes: the number of positions that the solver examines in each determinization; 0 to skip it.
    """

    def __init__(
        self,
        game: Game,
        simulations: int = SIMULATIONS,
        seed: int = 1,
        open_cards: bool = False,
        estimator: Estimator | None = None,
        nodes: int = NODES,
        margin: float = MARGIN,
    ) -> None:
        self.game = game
        self.simulations = simulations
        self.seed = seed
        self.open_cards = open_cards
        self.estimator: Estimator = Playouts(game) if estimator is None else estimator
        self.nodes = nodes
        self.margin = margin

    def world(self, duel: Any, player: int, seed: int) -> Any:
        """A determinization of the duel; with open cards, a copy of it."""
        return duel.copy() if self.open_cards else duel.redrawn(player, seed)

    def judge(self, duel: Any, number: int, chosen: int, language: str = "en") -> Judged:
        """Judge an answer to the open question.

        :param duel: the duel at the question; it is not changed.
        :param number: the number of the decision in the record, from 1.
        """
        decision = duel.decision
        player = decision.player
        chance = Rng(self.seed << 32 | number)
        seeds = [chance.next() for _ in range(self.simulations)]
        worlds = [self.world(duel, player, seed) for seed in seeds]
        # the compared options are chosen in determinizations, never in the duel itself
        likely = [self.game.player("greedy", seed).choose(world) for world, seed in zip(worlds, seeds, strict=True)]
        wins = self.wins(duel, player, seeds) if decision.kind == ACT else frozenset()
        found = {
            option: self.chance(worlds, seeds, player, option)
            for option in sorted({chosen, *likely, *sorted(wins)[:1]})
        }
        before = sum(found[option] for option in likely) / len(likely) if likely else 0.0
        missed = bool(wins) and chosen not in wins
        best = min(wins) if missed else max(found, key=lambda option: (found[option], option == chosen))
        mistake = missed or found[best] - found[chosen] >= self.margin
        line: tuple[Wording, ...] = ()
        if missed:
            line = proved(self.game, self.world(duel, player, seeds[0]), player, best, self.nodes, not self.open_cards)
        elif mistake:
            line = planned(self.game, worlds, seeds, player, best)
        teller = self.game.teller(duel, player, language, neutral=True)
        return Judged(
            number,
            duel.turn,
            player,
            chosen,
            teller.option(chosen),
            before,
            found[chosen],
            best,
            teller.option(best),
            1.0 if missed else found[best],
            missed,
            mistake,
            line,
        )

    def chance(self, worlds: list[Any], seeds: list[int], player: int, option: int) -> float:
        """The winning probability of an option."""
        total = 0.0
        for world, seed in zip(worlds, seeds, strict=True):
            if option not in world.decision.options:
                continue
            trial = world.copy()
            trial.choose(option)
            total += self.estimator.chance(trial, player, seed)
        return total / len(worlds)

    def wins(self, duel: Any, player: int, seeds: list[int]) -> frozenset[int]:
        """The options that the solver proves to win this turn in every determinization."""
        if not self.nodes:
            return frozenset()
        worlds = (self.world(duel, player, seed) for seed in seeds[: 1 if self.open_cards else WORLDS])
        # the order of a deck that was not looked at is unknown
        return frozenset(winning(self.game, worlds, player, self.nodes, lambda _, option: option, not self.open_cards))


def analyse(
    game: Game, record: Record, analyst: Analyst, player: int | None = None, language: str = "en"
) -> Iterator[Judged]:
    """Judge the recorded decisions of a duel one after the other.

    :param player: the player whose decisions are judged; by default both, each by what that player could know.
    :raises FileError: if the record's duel cannot begin.
    :raises RecordError: if the duel diverges from the record.
    """
    game.replay(record)
    recorder = game.start_of(record)
    for number, step in enumerate(record.steps, 1):
        duel = recorder.duel
        if step.option == SURRENDER:
            recorder.surrender(step.player)
            continue
        if step.option == TIME_OUT:
            recorder.time_out()
            continue
        if player in (None, step.player):
            yield analyst.judge(duel, number, step.option, language)
        recorder.choose(step.option)

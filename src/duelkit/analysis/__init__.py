"""Analysis of recorded duels: the win probability before and after each decision, and the mistakes. See
``docs/puzzles.md``.

Each decision is judged in determinizations, in which everything that its player could not know is drawn anew, or with
open cards on request. Answers are compared in the same determinizations. First some answers race, and most worlds go to
those that are close; then, in worlds that had no part in the choice, the best of them meets the answer that was given.
So the best answer is not the one with the best luck.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final

from duelkit.analysis.comparing import CERTAIN, NO_GAP, Comparison, Estimate, Gap, gap_of
from duelkit.analysis.estimating import Ahead, Estimator, OutOfTime, Playouts
from duelkit.analysis.lines import Wording, planned, proved
from duelkit.games.game import Game
from duelkit.kernel.decision import ACT
from duelkit.kernel.record import Record
from duelkit.kernel.rng import Rng
from duelkit.recording import SURRENDER, TIME_OUT
from duelkit.solving.everywhere import winning

__all__ = ["Ahead", "Analyst", "Estimate", "Estimator", "Gap", "Judged", "OutOfTime", "Playouts", "analyse"]

MARGIN: Final = 0.1
"""A decision is a mistake if it surely lost this much of the win probability, or more."""
SIMULATIONS: Final = 32
NODES: Final = 300
"""The maximum number of positions that the solver examines per decision and determinization."""
WORLDS: Final = 3
"""The number of determinizations in which a win this turn must be proved to count as missed."""
ROUND: Final = 8
"""The number of determinizations of a round: after each, answers that are surely worse are dropped."""
FEW: Final = 5
"""Up to this number of options, all are compared."""


@dataclass(frozen=True)
class Judged:
    """The judgment of a decision.

    :param number: the number of the decision in the record, from 1; ``turn``: that of the turn; ``player``: who
    decided.
    :param chosen: the chosen option; ``words``: that option in words.
    :param best: the best option: another one only if it is better by more than noise; ``best_words``: in words.
    :param before: the win probability before the decision, with the best option; ``after``: with the chosen one.
    :param before_range: the interval of ``before`` with a confidence of 95 %; ``after_range``: that of ``after``.
    :param gap: the measured difference of the strongest other option and the chosen one, also if it is noise;
    ``error``: its standard error.
    :param worlds: the number of determinizations behind these figures; 0 if the solver has proved them.
    :param missed: whether the solver proved that ``best`` wins this turn, and the chosen option was not proved to.
    :param mistake: whether the decision is a mistake.
    :param line: for a mistake, ``best`` and the answers that could have followed in the turn, in Japanese and English.
    """

    number: int
    turn: int
    player: int
    chosen: int
    words: str
    best: int
    best_words: str
    before: float
    after: float
    before_range: tuple[float, float]
    after_range: tuple[float, float]
    gap: float
    error: float
    worlds: int
    missed: bool
    mistake: bool
    line: tuple[Wording, ...] = ()

    @property
    def lost(self) -> float:
        """The win probability that the decision lost: 0 if no other option was surely better."""
        return max(0.0, self.before - self.after)


@dataclass(frozen=True)
class Verdict:
    """A chosen option against the best one, in figures.

    :param gap: the difference of the strongest other option and the chosen one, 0 if there was no serious one.
    """

    best: int
    before: Estimate
    after: Estimate
    gap: Gap
    worlds: int


class Analyst:
    """Judges decisions.

    :param simulations: the number of determinizations in which the chosen answer finally meets the best other one; half
    as many decide which that is. ``seed``: the random seed.
    :param open_cards: whether all cards are treated as known.
    :param estimator: estimates win probabilities; by default playouts with the greedy player.
    :param nodes: the number of positions that the solver examines in each determinization; 0 to skip it.
    :param margin: how much win probability a mistake loses at least.
    :param effort: the decisions that playouts may make for one judgment; by default there is no limit.
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
        effort: int | None = None,
    ) -> None:
        self.game = game
        self.simulations = simulations
        self.seed = seed
        self.open_cards = open_cards
        self.estimator: Estimator = Playouts(game) if estimator is None else estimator
        self.nodes = nodes
        self.margin = margin
        self.effort = effort

    def world(self, duel: Any, player: int, seed: int) -> Any:
        """A determinization of the duel; with open cards, a copy of it. Neither has a log."""
        return duel.copy(silent=True) if self.open_cards else duel.redrawn(player, seed, silent=True)

    def judge(self, duel: Any, number: int, chosen: int, language: str = "en", rivals: Collection[int] = ()) -> Judged:
        """Judge an answer to the open question.

        :param duel: the duel at the question; it is not changed.
        :param number: the number of the decision in the record, from 1.
        :param rivals: further options to compare with, such as one that is known to be good.
        :raises OutOfTime: if the estimator's time is used up before there is any estimate.
        """
        decision = duel.decision
        player = decision.player
        chance = Rng(self.seed << 32 | number)
        seeds = [chance.next() for _ in range(ROUND)]
        wins = self.wins(duel, player, seeds) if decision.kind == ACT else frozenset()
        missed = bool(wins) and chosen not in wins
        if wins:
            verdict = self._against_win(duel, wins, chosen, chance)
        else:
            verdict = self.compare(duel, chosen, seeds, chance, rivals)
        mistake = verdict.gap.is_sure and verdict.gap.mean >= self.margin
        best = verdict.best
        line: tuple[Wording, ...] = ()
        if mistake and missed:
            line = proved(self.game, self.world(duel, player, seeds[0]), player, best, self.nodes, not self.open_cards)
        elif mistake:
            line = planned(self.game, [self.world(duel, player, seed) for seed in seeds], seeds, player, best)
        teller = self.game.teller(duel, player, language, neutral=True)
        return Judged(
            number,
            duel.turn,
            player,
            chosen,
            teller.option(chosen),
            best,
            teller.option(best),
            verdict.before.chance,
            verdict.after.chance,
            verdict.before[1:],
            verdict.after[1:],
            *verdict.gap,
            verdict.worlds,
            missed,
            mistake,
            line,
        )

    def compare(self, duel: Any, chosen: int, seeds: list[int], chance: Rng, rivals: Collection[int] = ()) -> Verdict:
        """The chosen option against the best of its rivals.

        :param seeds: the seeds of a first round; ``chance``: draws further ones.
        """
        race = self._comparison(duel, sorted({*rivals, *self._rivals(duel, chosen, seeds)}), chosen, 2)
        race.add(seeds[: self.simulations])
        while not self._is_decided(race):
            race.drop_worse()
            race.add([chance.next() for _ in range(ROUND)])
        if not race.worlds:
            raise OutOfTime
        leader = race.leader
        if leader == chosen or not race.gap(leader, chosen).mean > race.gap(leader, chosen).error:
            found = race.estimate(chosen)
            errors = [race.gap(option, chosen).error for option in race.live if option != chosen]
            return Verdict(chosen, found, found, Gap(0.0, max(errors, default=0.0)), race.worlds)
        final = self._comparison(duel, (chosen, leader), chosen, 2)
        final.add([chance.next() for _ in range(self.simulations)])
        if not final.worlds:
            final = race
        gap = final.gap(leader, chosen)
        best = leader if gap.is_sure else chosen
        return Verdict(best, final.estimate(best), final.estimate(chosen), gap, final.worlds)

    def _rivals(self, duel: Any, chosen: int, seeds: list[int]) -> list[int]:
        """The options that are compared with each other: all, if they are few; else the chosen one and the greedy
        player's, chosen in determinizations, never in the duel itself.
        """
        options = duel.decision.options
        if len(options) <= FEW:
            return sorted({chosen, *options})
        worlds = [self.world(duel, duel.decision.player, seed) for seed in seeds]
        likely = (self.game.player("greedy", seed).choose(world) for world, seed in zip(worlds, seeds, strict=True))
        return sorted({chosen, *likely} & {chosen, *options})

    def _is_decided(self, race: Comparison) -> bool:
        """Whether further worlds would hardly change which answer is compared in the end."""
        if race.is_spent or 2 * race.worlds >= self.simulations:
            return True
        return race.leader != race.kept and race.gap(race.leader, race.kept).is_sure

    def _comparison(self, duel: Any, options: Any, kept: int, part: int) -> Comparison:
        """A comparison of options of the open question that may take a part of the effort."""
        player = duel.decision.player
        effort = None if self.effort is None else self.effort // part
        return Comparison(self.estimator, lambda seed: self.world(duel, player, seed), player, options, kept, effort)

    def _against_win(self, duel: Any, wins: frozenset[int], chosen: int, chance: Rng) -> Verdict:
        """The chosen option against one that certainly wins."""
        if chosen in wins:
            return Verdict(chosen, CERTAIN, CERTAIN, NO_GAP, 0)
        alone = self._comparison(duel, (chosen,), chosen, 1)
        alone.add([chance.next() for _ in range(self.simulations)])
        if not alone.worlds:
            raise OutOfTime
        gap = gap_of([1.0] * alone.worlds, alone.values[chosen])
        return Verdict(min(wins), CERTAIN, alone.estimate(chosen), gap, alone.worlds)

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

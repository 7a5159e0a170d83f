"""Solutions in words, in both languages."""

from __future__ import annotations

from typing import Any, Final

from duelkit.games.game import Game
from duelkit.messages import Messages
from duelkit.solving.chance import outcomes
from duelkit.solving.goals import Goal
from duelkit.solving.knowledge import knowledge_of
from duelkit.solving.solution import BOUND, NOT_DECIDED, PROVED, Branch, Solution, Step

MESSAGES: Final = Messages("duelkit.solving", ("solving",))
INDENT: Final = "   "


class Telling:
    """Describes a solution in words.

    :param duel: a duel at the position that was solved.
    """

    def __init__(self, game: Game, duel: Any, language: str) -> None:
        self.game = game
        self.duel = duel
        self.language = language
        self.knowledge = knowledge_of(game, duel)

    def say(self, key: str, **values: str | int) -> str:
        """A message."""
        return MESSAGES.say(self.language, key, **values)

    def verdict(self, solution: Solution) -> str:
        """The verdict, in one line."""
        nodes = str(solution.nodes)
        if solution.verdict == NOT_DECIDED:
            return self.say("not-decided-bound" if solution.why == BOUND else "not-decided-chance", nodes=nodes)
        goal = solution.goal
        player = self.game.teller(self.duel, goal.player, self.language, neutral=True).subject(goal.player)
        return self.say(f"{solution.verdict}-{goal.kind}", player=player, nodes=nodes)

    def line(self, solution: Solution) -> list[str]:
        """The line of the solution, one decision per line; empty if there is none."""
        if not solution.line:
            return []
        found = [self.say(f"line-{solution.verdict}")]
        duel, loose = self.duel, False
        for number, step in enumerate(solution.line, 1):
            found.append(INDENT + self.step(duel, step, number))
            duel, loose = self.follow(duel, step, loose)
        return [*found, INDENT + self.end(duel, solution.goal)]

    def tree(self, solution: Solution, branch: Branch) -> list[str]:
        """The tree of a solution, indented at branches."""
        return [
            self.say("tree-proved" if solution.verdict == PROVED else "tree-refuted"),
            *self._branch(self.duel, False, branch, solution.goal, 1, 1),
        ]

    def _branch(self, duel: Any, loose: bool, branch: Branch, goal: Goal, number: int, depth: int) -> list[str]:
        if not branch.steps:
            return [INDENT * depth + self.end(duel, goal)]
        found = []
        several = len(branch.steps) > 1
        for step, inner in branch.steps:
            found.append(INDENT * depth + self.step(duel, step, number))
            reached, unknown = self.follow(duel, step, loose)
            found += self._branch(reached, unknown, inner, goal, number + 1, depth + several)
        return found

    def follow(self, duel: Any, step: Step, loose: bool) -> tuple[Any, bool]:
        """The duel after a step."""
        return outcomes(duel, step.option, loose, self.knowledge)[step.outcome]

    def option(self, duel: Any, step: Step) -> tuple[str, str]:
        """The acting player and the option, in words."""
        teller = self.game.teller(duel, step.player, self.language, neutral=True, all_seeing=True)
        return teller.subject(step.player), teller.option(step.option)

    def step(self, duel: Any, step: Step, number: int) -> str:
        """A step with its number."""
        player, option = self.option(duel, step)
        if step.outcomes == 1:
            return self.say("step", number=str(number), player=player, option=option)
        return self.say(
            "step-chance",
            number=str(number),
            player=player,
            option=option,
            outcome=str(step.outcome + 1),
            outcomes=str(step.outcomes),
        )

    def end(self, duel: Any, goal: Goal) -> str:
        """How a line ended."""
        return self.say("reached" if goal.reached(duel) else "missed")

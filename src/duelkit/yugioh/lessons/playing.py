"""A Yu-Gi-Oh! lesson played: what a choice of the learner means, and what happens by itself after it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from duelkit.kernel.decision import ACT
from duelkit.lessons import LEARNER, LearnerAction
from duelkit.reader import Table
from duelkit.recording import Recorder
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.rulings.asking import MOST_QUESTIONS, Course, StepFailed
from duelkit.yugioh.rulings.position import filler_cards, numbers
from duelkit.yugioh.rulings.steps import Answer, Step
from duelkit.yugioh.state import codes


class LessonCourse(Course):
    """The duel of a lesson, with the words of rulings for what its players do.

    :param position: of the lesson, with its labels.
    """

    def __init__(self, duel: Duel, position: Table, recorder: Recorder[Duel] | None = None) -> None:
        self.duel = duel
        self.recorder = recorder
        self.labels = numbers(position)
        self.filler = filler_cards(position)
        self.made = 0

    def choose(self, option: int) -> None:
        self.made += 1
        if self.made > MOST_QUESTIONS:
            raise StepFailed(f"more than {MOST_QUESTIONS} answers; {self.describe()}")
        if self.recorder is None:
            self.duel.choose(option)
        else:
            self.recorder.choose(option)

    def pass_on(self) -> bool:
        """Answer a question to which there is nothing to say: pass, or take the first zone.

        :returns: whether there was one.
        """
        if self.passable():
            self.choose(codes.PASS)
            return True
        return self.skip_zone()

    def carry_out(self, player: int, answers: tuple[Answer, ...]) -> None:
        """Carry out an action of a player and the answers after it; until it is offered, both players pass.

        :raises StepFailed: if it is never offered.
        """
        for answer in answers:
            while not self.matching(player, answer):
                if not self.pass_on():
                    raise StepFailed(f"{answer.verb} is not offered; {self.describe()}")
            self.choose(self.matching(player, answer)[0])

    def go_on(self, wanted: tuple[LearnerAction, ...]) -> None:
        """Both players pass until the learner can do what is wanted, or is free to act."""
        while (decision := self.duel.decision) is not None:
            if decision.player == LEARNER and (
                decision.kind == ACT
                or any(one.means(self.duel, option) for one in wanted for option in decision.options)
            ):
                return
            if not self.pass_on():
                return


@dataclass(frozen=True)
class YugiohLearnerAction(LearnerAction):
    """A pattern of options, in the words of rulings, such as ``summon Gemini Elf`` or ``pass``.

    :param position: of the lesson, with its labels.
    """

    answer: Answer
    position: Table = field(hash=False, compare=False)

    def means(self, duel: Duel, option: int) -> bool:
        return LessonCourse(duel, self.position).matches(option, self.answer)


Script = tuple[Step, ...]
"""What happens by itself: lines such as ``other activate Trap Hole``."""
NOTHING: Final[Script] = ()

"""Lessons: a position, a task step by step, and an answer to whatever the learner does. Rule: EOJ-RECOG-11.

What a lesson of a game is made of the game says (``Game.lessons``); browser and terminal play it through an
:class:`Attempt`, which makes the choices that belong to the task, and answers all others without making them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.playable import Playable
from duelkit.messages import Messages
from duelkit.recording import Recorder

MESSAGES: Final = Messages("duelkit.lessons", ("lessons",))
LANGUAGES: Final = ("ja", "en")
LEARNER: Final = 0
"""The player whom the learner plays."""
RIGHT: Final = "right"
"""The choice belongs to the task; it has been made."""
OTHER: Final = "other"
"""The rules allow it, but it is not the task; nothing has changed."""
IMPOSSIBLE: Final = "impossible"
"""The rules do not allow it; nothing has changed."""

Words = dict[str, str]
"""A text in both languages, by ``"ja"`` and ``"en"``."""


class UnknownLesson(DuelkitError):
    """There is no lesson of this name."""


@dataclass(frozen=True)
class Said:
    """A text, and the rule statements behind it by their ids."""

    text: Words
    rules: tuple[str, ...] = ()

    def line(self, language: str) -> str:
        """The text, with the ids of the statements behind it."""
        text = self.text[language]
        return MESSAGES.say(language, "with-rules", text=text, rules=", ".join(self.rules)) if self.rules else text


@dataclass(frozen=True)
class Answer:
    """What the learner is told of something done or tried.

    :param kind: ``RIGHT``, ``OTHER`` or ``IMPOSSIBLE``.
    :param said: what is said of it in particular, in this order.
    """

    kind: str
    said: tuple[Said, ...] = ()

    @property
    def title(self) -> Words:
        """What the kind means, in a few words."""
        return {language: MESSAGES.say(language, self.kind) for language in LANGUAGES}


class LearnerAction(ABC):
    """Options that a lesson means, whatever their numbers."""

    @abstractmethod
    def means(self, duel: Any, option: int) -> bool:
        """Whether an option of the open question is meant."""


@dataclass(frozen=True)
class Step:
    """One choice of the learner.

    :param task: what is to be done; ``right``: the options that do it; ``said``: what is told once it is done.
    :param answers: what is told of options that the rules allow but that are not the task.
    """

    task: Said
    right: tuple[LearnerAction, ...]
    said: Said
    answers: tuple[tuple[tuple[LearnerAction, ...], Said], ...] = ()


@dataclass(frozen=True)
class Lesson(ABC):
    """A lesson.

    :param identity: its name in addresses and commands; ``name``: what it is called.
    :param about: what it teaches, with the statements that one may read up.
    :param steps: the choices that lead to its end.
    """

    identity: str
    name: Words
    about: Said
    steps: tuple[Step, ...]

    @abstractmethod
    def begin(self) -> Recorder[Any]:
        """The position, let run to its first question."""

    @abstractmethod
    def against(self, duel: Any, card: int, place: int | None, language: str) -> list[tuple[str, tuple[str, ...]]]:
        """What stands against using a card now: texts, each with the statements behind it; none if nothing does.

        :param place: where the card is wanted to go, in the game's own numbers; ``None``: everything that it could do.
        """


D = TypeVar("D", bound=Playable)


class Attempt(Generic[D]):
    """A lesson being played. Where it stands follows from its recorder, so that taking back needs no care.

    :param recorder: the duel as :meth:`Lesson.begin` answers it.
    """

    def __init__(self, lesson: Lesson, recorder: Recorder[D]) -> None:
        self.lesson = lesson
        self.recorder = recorder

    @property
    def duel(self) -> D:
        """The duel as it stands."""
        return self.recorder.duel

    @property
    def at(self) -> int:
        """How many steps have been done."""
        return len(self.recorder.record.steps)

    @property
    def step(self) -> Step | None:
        """What is to be done now; ``None`` at the end of the lesson."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    def weigh(self, option: int) -> Answer:
        """What is to be said of an option of the open question; nothing is done.

        :returns: an answer of the kind ``RIGHT`` or ``OTHER``.
        """
        step = self.step
        assert step is not None, "the lesson is over"
        if any(action.means(self.duel, option) for action in step.right):
            return Answer(RIGHT, (step.said,))
        for actions, said in step.answers:
            if any(action.means(self.duel, option) for action in actions):
                return Answer(OTHER, (said,))
        return Answer(OTHER)

    def choose(self, option: int) -> Answer:
        """Answer the open question; what is not the task is only answered.

        :raises IllegalChoice: if the option is not offered.
        """
        decision = self.duel.decision
        if decision is None or option not in decision.options or decision.player != LEARNER:
            self.duel.choose(option)
        answer = self.weigh(option)
        if answer.kind == RIGHT:
            self.recorder.choose(option)
        return answer

    def wanted(self, card: int, place: int | None = None) -> Answer | None:
        """The answer to a card that the learner wants to use, or wants to put somewhere.

        :param place: where, in the game's own numbers.
        :returns: ``None`` if nothing stands against it, or nothing could be done with it at all.
        """
        found = {language: self.lesson.against(self.duel, card, place, language) for language in LANGUAGES}
        if not found["en"]:
            return None
        said = tuple(
            Said({"ja": japanese, "en": english}, rules)
            for (japanese, _), (english, rules) in zip(found["ja"], found["en"], strict=True)
        )
        return Answer(IMPOSSIBLE, said)

    def solution(self) -> int:
        """The first option that does the open step."""
        decision, step = self.duel.decision, self.step
        assert decision is not None and step is not None, "the lesson is over"
        return next(option for action in step.right for option in decision.options if action.means(self.duel, option))


def begin(lesson: Lesson) -> Attempt[Any]:
    """A lesson at its beginning."""
    return Attempt(lesson, lesson.begin())


def find(lessons: Sequence[Lesson], wanted: str) -> Lesson:
    """A lesson by its name, or by its number from 1.

    :raises UnknownLesson: naming what was expected.
    """
    for number, lesson in enumerate(lessons, 1):
        if wanted in (lesson.identity, str(number)):
            return lesson
    expected = f"a number from 1 to {len(lessons)}, or one of {', '.join(lesson.identity for lesson in lessons)}"
    raise UnknownLesson(f"unknown lesson {wanted[:40]!r}; expected {expected if lessons else 'a game with lessons'}")

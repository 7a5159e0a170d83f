"""Lessons: a position, a task in steps, and an answer to every action of the learner. Rule: EOJ-RECOG-11.

A game provides its lessons (``Game.lessons``); browser and terminal play them through an :class:`Attempt`, which makes
the choices that belong to the task, and only answers other ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.playable import Playable
from duelkit.messages import Messages
from duelkit.recording import Recorder

__all__ = [
    "IMPOSSIBLE",
    "LANGUAGES",
    "LEARNER",
    "MESSAGES",
    "OTHER",
    "RIGHT",
    "Answer",
    "Attempt",
    "Difference",
    "Explanation",
    "LearnerAction",
    "Lesson",
    "Step",
    "UnknownLesson",
    "Words",
    "begin",
    "find",
]

MESSAGES: Final = Messages("duelkit.lessons", ("lessons",))
LANGUAGES: Final = ("ja", "en")
LEARNER: Final = 0
"""The learner's player number."""
RIGHT: Final = "right"
"""The choice belongs to the task and was made."""
OTHER: Final = "other"
"""The rules allow the choice, but it is not the task; nothing has changed."""
IMPOSSIBLE: Final = "impossible"
"""The rules do not allow the action; nothing has changed."""

Words = dict[str, str]
"""A text in both languages, by ``"ja"`` and ``"en"``."""


class UnknownLesson(DuelkitError):
    """There is no lesson of this name."""


@dataclass(frozen=True)
class Explanation:
    """A text with the ids of its rule statements."""

    text: Words
    rules: tuple[str, ...] = ()

    def line(self, language: str) -> str:
        """The text, followed by the ids of its rule statements."""
        text = self.text[language]
        return MESSAGES.say(language, "with-rules", text=text, rules=", ".join(self.rules)) if self.rules else text


@dataclass(frozen=True)
class Answer:
    """The answer to an action of the learner.

    :param kind: ``RIGHT``, ``OTHER`` or ``IMPOSSIBLE``.
    :param explanations: the texts about this action, in order.
    """

    kind: str
    explanations: tuple[Explanation, ...] = ()

    @property
    def title(self) -> Words:
        """A short text for the kind."""
        return {language: MESSAGES.say(language, self.kind) for language in LANGUAGES}


class LearnerAction(ABC):
    """A pattern of options."""

    @abstractmethod
    def means(self, duel: Any, option: int) -> bool:
        """Whether an option of the open decision matches."""


@dataclass(frozen=True)
class Step:
    """One choice of the learner.

    :param task: the task; ``right``: the options that do it; ``explanation``: the text after it is done.
    :param answers: texts for legal options that are not the task.
    """

    task: Explanation
    right: tuple[LearnerAction, ...]
    explanation: Explanation
    answers: tuple[tuple[tuple[LearnerAction, ...], Explanation], ...] = ()


@dataclass(frozen=True)
class Difference:
    """What is otherwise in other editions.

    :param editions: the names of these editions.
    """

    editions: tuple[Words, ...]
    explanation: Explanation


@dataclass(frozen=True)
class Lesson(ABC):
    """A lesson.

    :param identity: its name in addresses and commands; ``name``: its title.
    :param about: what it teaches, with rule statements to look up.
    :param steps: the choices of the learner in order.
    """

    identity: str
    name: Words
    about: Explanation
    steps: tuple[Step, ...]

    @property
    def edition(self) -> str:
        """The edition by whose rules it is played; empty in a game without editions."""
        return ""

    @property
    def editions(self) -> Sequence[tuple[str, Words]]:
        """The ids and names of the editions in which it can be played."""
        return ()

    @property
    def differences(self) -> Sequence[Difference]:
        """What is otherwise in other editions."""
        return ()

    def by(self, edition: str) -> Lesson:
        """The lesson by the rules of an edition.

        :raises UnknownLesson: if it cannot be played in that edition.
        """
        known = [identity for identity, _ in self.editions]
        expected = f"one of {', '.join(known)}" if known else "none: there is only one"
        raise UnknownLesson(f"lesson {self.identity}: unknown edition {edition[:40]!r}; expected {expected}")

    @abstractmethod
    def begin(self) -> Recorder[Any]:
        """The position, run to its first decision."""

    def go_on(self, recorder: Recorder[Any], at: int) -> None:  # noqa: B027 - nothing happens in most games
        """Choose what happens by itself after a step, such as what the opponent does.

        :param at: the number of steps done.
        """

    def would(self, duel: Any, option: int, language: str) -> list[tuple[str, tuple[str, ...]]]:
        """What an option that is not the task would do, with rule statements; empty if nothing is known of it."""
        return []

    @abstractmethod
    def against(self, duel: Any, card: int, place: int | None, language: str) -> list[tuple[str, tuple[str, ...]]]:
        """The reasons against using a card now, with rule statements; empty if there are none.

        :param place: where the learner wants to put the card, as a number of the game; ``None`` for every use.
        """


D = TypeVar("D", bound=Playable)


class Attempt(Generic[D]):
    """A lesson in progress. The step follows from the length of the record, also after an undo.

    :param recorder: the duel as :meth:`Lesson.begin` returns it.
    """

    def __init__(self, lesson: Lesson, recorder: Recorder[D]) -> None:
        self.lesson = lesson
        self.recorder = recorder
        self._ends: list[int] = []
        """The length of the record after each step that has been done."""

    @property
    def duel(self) -> D:
        """The current duel."""
        return self.recorder.duel

    @property
    def at(self) -> int:
        """The number of steps done."""
        return bisect_right(self._ends, len(self.recorder.record.steps))

    @property
    def step(self) -> Step | None:
        """The current step; ``None`` at the end of the lesson."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    def weigh(self, option: int) -> Answer:
        """The answer to an option of the open decision, without choosing it.

        :returns: an answer of the kind ``RIGHT`` or ``OTHER``.
        """
        step = self.step
        assert step is not None, "the lesson is over"
        if any(action.means(self.duel, option) for action in step.right):
            return Answer(RIGHT, (step.explanation,))
        for actions, explanation in step.answers:
            if any(action.means(self.duel, option) for action in actions):
                return Answer(OTHER, (explanation,))
        return Answer(OTHER, in_both(lambda language: self.lesson.would(self.duel, option, language)))

    def choose(self, option: int) -> Answer:
        """Choose an option if it belongs to the task, and return the answer.

        :raises IllegalChoice: if the option is not offered.
        """
        decision = self.duel.decision
        if decision is None or option not in decision.options or decision.player != LEARNER:
            self.duel.choose(option)
        answer = self.weigh(option)
        if answer.kind == RIGHT:
            self.make(option)
        return answer

    def make(self, option: int) -> None:
        """Carry out a choice that belongs to the task, and what happens by itself after it."""
        at = self.at
        self.recorder.choose(option)
        self.go_on(at)

    def go_on(self, at: int) -> None:
        """Carry out what happens by itself after the choice of a step.

        :param at: the number of the step, from 0.
        """
        self.lesson.go_on(self.recorder, at + 1)
        self._ends[at:] = [len(self.recorder.record.steps)]

    def wanted(self, card: int, place: int | None = None) -> Answer | None:
        """The answer when the learner tries to use a card, or to put it somewhere.

        :param place: the place, as a number of the game.
        :returns: ``None`` if there is no reason against it, or the card has no use.
        """
        found = in_both(lambda language: self.lesson.against(self.duel, card, place, language))
        return Answer(IMPOSSIBLE, found) if found else None

    def solution(self) -> int:
        """The first option that does the current step."""
        decision, step = self.duel.decision, self.step
        assert decision is not None and step is not None, "the lesson is over"
        return next(option for action in step.right for option in decision.options if action.means(self.duel, option))


def in_both(told: Callable[[str], list[tuple[str, tuple[str, ...]]]]) -> tuple[Explanation, ...]:
    """The texts that a function returns for each language, with their rule statements."""
    found = {language: told(language) for language in LANGUAGES}
    return tuple(
        Explanation({"ja": japanese, "en": english}, rules)
        for (japanese, _), (english, rules) in zip(found["ja"], found["en"], strict=True)
    )


def begin(lesson: Lesson) -> Attempt[Any]:
    """A lesson at its beginning."""
    return Attempt(lesson, lesson.begin())


def find(lessons: Sequence[Lesson], wanted: str) -> Lesson:
    """A lesson by its name, or by its number from 1.

    :raises UnknownLesson: if there is none, with the known names.
    """
    for number, lesson in enumerate(lessons, 1):
        if wanted in (lesson.identity, str(number)):
            return lesson
    expected = f"a number from 1 to {len(lessons)}, or one of {', '.join(lesson.identity for lesson in lessons)}"
    raise UnknownLesson(f"unknown lesson {wanted[:40]!r}; expected {expected if lessons else 'a game with lessons'}")

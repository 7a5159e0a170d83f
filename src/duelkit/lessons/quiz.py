"""Quiz questions of any game: a position made from a seed, a question about it, and the engine's answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from duelkit.lessons import LANGUAGES, MESSAGES, OTHER, RIGHT, Answer, Explanation, Words
from duelkit.recording import Recorder

MOST_SEEDS: Final = 1 << 31
"""Seeds are below this number."""


@dataclass(frozen=True)
class Question:
    """A question with its answer.

    :param kind: what is asked, such as ``order``.
    :param edition: the edition by whose rules it is asked.
    :param choices: what can be answered; ``right``: the index of the right one.
    :param explanations: why, as the engine says.
    :param before: the duel at the moment of the question; ``after``: once it has been played.
    """

    seed: int
    kind: str
    edition: str
    text: Words
    choices: tuple[Words, ...]
    right: int
    explanations: tuple[Explanation, ...]
    before: Recorder[Any]
    after: Recorder[Any]

    def answer(self, choice: int) -> Answer:
        """What to say about a choice."""
        return Answer(RIGHT if choice == self.right else OTHER, self.explanations)

    def title(self, choice: int) -> Words:
        """The heading after a choice: that it is right, or what the right answer is."""
        if choice == self.right:
            return {language: MESSAGES.say(language, "right") for language in LANGUAGES}
        return {
            language: MESSAGES.say(language, "quiz-wrong", answer=self.choices[self.right][language])
            for language in LANGUAGES
        }

"""A lesson of THE EYE OF JUDGMENT at the terminal."""

from __future__ import annotations

from duelkit.judgment import Duel
from duelkit.judgment.state import codes
from duelkit.terminal.judgment.explain import cards_meant
from duelkit.terminal.judgment.session import JudgmentSession
from duelkit.terminal.learn import LessonSitting


class JudgmentLessonSitting(LessonSitting[Duel], JudgmentSession):
    """A lesson of THE EYE OF JUDGMENT being played at the terminal."""

    def cards_named(self, text: str) -> list[int]:
        return cards_meant(self.teller(self.viewer()), text)

    def bad_number(self, text: str) -> None:
        """Responds to an attempt to summon to a field where that is impossible, with the reasons."""
        if self.half and len(text) == 1 and text in "123456789":
            answer = self.attempt.wanted(codes.card_of(self.options[0][1]), int(text) - 1)
            if answer is not None:
                self.tell_answer(answer)
                return
        super().bad_number(text)

"""Answers from a mat with real cards, for a duel of THE EYE OF JUDGMENT on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duelkit.camera.playing.judgment_reader import Reader
from duelkit.camera.playing.judgment_texts import MatTexts
from duelkit.table.games.desk import Desk
from duelkit.table.protocols import Json

if TYPE_CHECKING:
    from duelkit.camera.playing.steady import Look


class JudgmentMat:
    """Reads one player's mat.

    :param desk: the duel.
    :param language: of the messages.
    """

    def __init__(self, desk: Desk, language: str) -> None:
        self.desk = desk
        self.reader = Reader(MatTexts(language))
        self.steps = 0

    def follow(self, look: Look) -> Json:
        """Returns what follows from a look at the mat: the index of an option of the open question, or a message."""
        duel, steps = self.desk.duel, len(self.desk.record.steps)
        if steps < self.steps:
            self.reader.forget()
        self.steps = steps
        verdict = self.reader.decide(duel, look)
        decision = duel.decision
        chosen = decision.options.index(verdict.option) if decision is not None and verdict.option >= 0 else None
        return {
            "option": chosen,
            "command": verdict.command or None,
            "said": list(verdict.messages),
            "how": self.reader.texts.how(duel),
        }

"""A lesson of Yu-Gi-Oh! at the terminal."""

from __future__ import annotations

from duelkit.terminal.learn import LessonSitting
from duelkit.terminal.yugioh.session import Session
from duelkit.terminal.yugioh.whys import named_cards
from duelkit.yugioh import Duel


class YugiohLessonSitting(LessonSitting[Duel], Session):
    """A lesson of Yu-Gi-Oh! being played at the terminal."""

    def cards_named(self, text: str) -> list[int]:
        return named_cards(self.teller(self.viewer()), text)

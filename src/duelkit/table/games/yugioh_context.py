"""What the parts of a desk for Yu-Gi-Oh! share."""

from __future__ import annotations

from typing import Any

from duelkit.games.yugioh import GAME
from duelkit.recording import Recorder
from duelkit.table.games.context import LANGUAGES, SPECTATOR, DuelContext
from duelkit.table.games.desk import Numbers
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.state import codes
from duelkit.yugioh.telling.teller import Teller


class YugiohContext(DuelContext):
    """A duel of Yu-Gi-Oh! on the table."""

    def __init__(self, recorder: Recorder[Any], neutral: bool, every_window: bool, every_end: bool) -> None:
        super().__init__(GAME, recorder, neutral, every_window, every_end)

    @property
    def duel(self) -> Duel:
        duel: Duel = self.recorder.duel
        return duel

    def open_windows(self) -> None:
        self.duel.every_window = self.every_window
        self.duel.every_end = self.every_end

    def teller(self, viewer: int, language: str) -> Teller:
        neutral = self.neutral or viewer == SPECTATOR
        return Teller(self.duel, viewer, language, neutral=neutral, names=self.called(language))

    def tellers(self, viewer: int) -> dict[str, Teller]:
        """Returns the tellers for a viewer in both languages."""
        return {language: self.teller(viewer, language) for language in LANGUAGES}


class YugiohNumbers(Numbers):
    """The numbers by which viewers refer to cards."""

    context: YugiohContext

    def can_point(self, viewer: int, card: int) -> bool:
        duel = self.context.duel
        return bool(duel.place[card] & codes.FIELD) or knows(duel, viewer, card)

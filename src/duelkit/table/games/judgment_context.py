"""What the parts of a desk for THE EYE OF JUDGMENT share."""

from __future__ import annotations

from typing import Any

from duelkit.games.judgment import GAME
from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.seen.view import knows
from duelkit.judgment.state import codes
from duelkit.judgment.telling.teller import Teller
from duelkit.recording import Recorder
from duelkit.table.games.context import LANGUAGES, SPECTATOR, DuelContext
from duelkit.table.games.desk import Numbers


class TurnedTeller(Teller):
    """Tells the duel to the player on the far side, who sees the board turned: up and down, left and right swap."""

    def words(self, key: str, **values: str | int) -> str:
        if key.startswith("facing-"):
            key = f"facing-{(int(key[-1]) + 2) % 4}"
        return super().words(key, **values)

    def option(self, option: int) -> str:
        if codes.verb_of(option) == codes.O_FACING:
            option = codes.option(codes.O_FACING, codes.card_of(option), (codes.number_of(option) + 2) % 4)
        return super().option(option)


class JudgmentContext(DuelContext):
    """A duel of THE EYE OF JUDGMENT on the table."""

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
        """Returns the teller for a viewer; whoever plays both sides sees the board as the first player does."""
        kind = TurnedTeller if viewer == 1 and not self.neutral else Teller
        neutral = self.neutral or viewer == SPECTATOR
        return kind(self.duel, viewer, language, neutral=neutral, names=self.called(language))

    def tellers(self, viewer: int) -> dict[str, Teller]:
        """Returns the tellers for a viewer in both languages."""
        return {language: self.teller(viewer, language) for language in LANGUAGES}


class JudgmentNumbers(Numbers):
    """The numbers by which viewers refer to cards."""

    context: JudgmentContext

    def can_point(self, viewer: int, card: int) -> bool:
        return knows(self.context.duel, viewer, card)

    def can_pick(self, player: int, card: int) -> bool:
        """Whether a player may know an offered card, including one in a library that is being searched."""
        return self.can_point(player, card) or self.context.duel.owner[card] == player

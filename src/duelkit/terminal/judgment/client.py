"""THE EYE OF JUDGMENT at the terminal: what its commands need beyond those of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duelkit.cardlang.wording import Language
from duelkit.judgment.positions import read_position
from duelkit.terminal.client import Line, Terminal
from duelkit.terminal.judgment.board import board
from duelkit.terminal.judgment.explain import asked_lines, cannot_lines
from duelkit.terminal.judgment.lessons import JudgmentLessonSitting
from duelkit.terminal.judgment.linear import field_lines, log_lines
from duelkit.terminal.judgment.session import JudgmentSession, offered
from duelkit.terminal.judgment.words import MESSAGES

if TYPE_CHECKING:
    from rich.console import RenderableType

    from duelkit.judgment import Duel, Settings, View
    from duelkit.judgment.telling.teller import Teller
    from duelkit.lessons import Attempt
    from duelkit.recording import Recorder
    from duelkit.terminal.paper import Paper
    from duelkit.terminal.sitting import Seats, Sitting


class JudgmentTerminal(Terminal):
    """THE EYE OF JUDGMENT at the terminal."""

    messages = MESSAGES
    usual_decks: tuple[str, str] | None = ("fire", "water")

    def sitting(
        self, recorder: Recorder[Duel], seats: Seats[Duel], language: Language, paper: Paper
    ) -> JudgmentSession:
        return JudgmentSession(recorder, seats, language, paper)

    def lesson(self, attempt: Attempt[Duel], language: Language, paper: Paper) -> JudgmentLessonSitting:
        return JudgmentLessonSitting(attempt, self.game, language, paper)

    def started(self, sitting: Sitting[Duel], setup: Settings, seed: int, first: int) -> list[Line]:
        language = sitting.language
        lines = [
            (
                self.say(language, "started", board=setup.board.name, seed=str(seed), player=sitting.subject(0, first)),
                "",
            )
        ]
        return [*lines, (self.say(language, "names-english"), "dim")] if language is Language.JA else lines

    def log_lines(self, teller: Teller, after: int) -> list[str]:
        return log_lines(teller, after)

    # positions

    def position(self, text: str, name: str) -> Duel:
        position = read_position(text, name)
        position.start()
        return position.duel

    def picture(self, teller: Teller, view: View, paper: Paper) -> RenderableType | list[str]:
        return field_lines(teller, view) if paper.plain else board(teller, view, paper.width)

    def legend(self, teller: Teller) -> list[Line]:
        return [(teller.words("legend"), "dim")]

    def question_reasons(self, teller: Teller) -> list[str]:
        return asked_lines(teller)

    def offered(self, teller: Teller, options: list[int]) -> list[tuple[str, str]]:
        return offered(teller, options)

    def refusals(self, teller: Teller) -> list[str]:
        return cannot_lines(teller)

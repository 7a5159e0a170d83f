"""Yu-Gi-Oh! at the terminal: what its commands need beyond those of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duelkit.cardlang.wording import Language
from duelkit.terminal.client import Line, Terminal
from duelkit.terminal.yugioh.board import board
from duelkit.terminal.yugioh.decks import left_out
from duelkit.terminal.yugioh.editions import ask_edition
from duelkit.terminal.yugioh.lessons import YugiohLessonSitting
from duelkit.terminal.yugioh.linear import field_lines, log_lines, newest_entry
from duelkit.terminal.yugioh.session import Session, grouped
from duelkit.terminal.yugioh.whys import offered_line, question_reasons, refusals
from duelkit.terminal.yugioh.words import MESSAGES
from duelkit.yugioh.positions import read_position

if TYPE_CHECKING:
    from rich.console import RenderableType

    from duelkit.lessons import Attempt
    from duelkit.recording import Recorder
    from duelkit.terminal.paper import Paper
    from duelkit.terminal.sitting import Seats, Sitting
    from duelkit.yugioh import Duel, Rules, View
    from duelkit.yugioh.decks import Deck
    from duelkit.yugioh.telling.teller import Teller


class YugiohTerminal(Terminal):
    """Yu-Gi-Oh! at the terminal."""

    messages = MESSAGES
    endings = (".ydk", ".deck", ".txt")
    usual_decks: tuple[str, str] | None = ("plain", "plain")

    def ask_setup(self, paper: Paper, language: Language) -> Rules:
        return ask_edition(paper, language)

    def setup_name(self, setup: Rules, language: Language) -> str:
        return setup.name_ja if language is Language.JA else setup.name_en

    def sitting(self, recorder: Recorder[Duel], seats: Seats[Duel], language: Language, paper: Paper) -> Session:
        return Session(recorder, seats, language, paper)

    def lesson(self, attempt: Attempt[Duel], language: Language, paper: Paper) -> YugiohLessonSitting:
        return YugiohLessonSitting(attempt, self.game, language, paper)

    def started(self, sitting: Sitting[Duel], setup: Rules, seed: int, first: int) -> list[Line]:
        player = sitting.teller(0).whom(first)
        return [(self.say(sitting.language, "started", edition=setup.identity, seed=str(seed), player=player), "")]

    def log_lines(self, teller: Teller, after: int) -> list[str]:
        return log_lines(teller, after)

    def newest_entry(self, duel: Duel) -> int:
        return newest_entry(duel)

    # positions

    def position(self, text: str, name: str) -> Duel:
        position = read_position(text, name)
        position.start()
        return position.duel

    def picture(self, teller: Teller, view: View, paper: Paper) -> RenderableType | list[str]:
        return field_lines(teller, view) if paper.plain else board(teller, view, paper.width)

    def question_reasons(self, teller: Teller) -> list[str]:
        return question_reasons(teller)

    def offered(self, teller: Teller, options: list[int]) -> list[tuple[str, str]]:
        return [(text, offered_line(teller, option)) for text, option in grouped(teller, options)]

    def refusals(self, teller: Teller) -> list[str]:
        return refusals(teller)

    # decks

    def deck_remarks(self, deck: Deck, language: str) -> list[str]:
        return left_out(deck, language)

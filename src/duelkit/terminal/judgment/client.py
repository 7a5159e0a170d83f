"""THE EYE OF JUDGMENT at the terminal: what its commands need beside those of all games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from duelkit.terminal.client import Line, Terminal
from duelkit.terminal.judgment.words import MESSAGES
from duelkit.wording import Language

if TYPE_CHECKING:
    from rich.console import RenderableType

    from duelkit.judgment import Duel, Settings, View
    from duelkit.judgment.language.card import Card
    from duelkit.judgment.telling.teller import Teller
    from duelkit.lessons import Attempt
    from duelkit.recording import Recorder
    from duelkit.terminal.judgment.lessons import JudgmentLessonSitting
    from duelkit.terminal.judgment.session import JudgmentSession
    from duelkit.terminal.paper import Paper
    from duelkit.terminal.sitting import Seats, Sitting


class JudgmentTerminal(Terminal):
    """THE EYE OF JUDGMENT at the terminal."""

    messages = MESSAGES
    usual_decks: tuple[str, str] | None = ("fire", "water")

    def sitting(self, recorder: Recorder[Duel], seats: Seats[Duel], language: Language,
                paper: Paper) -> JudgmentSession:
        from duelkit.terminal.judgment.session import JudgmentSession

        return JudgmentSession(recorder, seats, language, paper)

    def lesson(self, attempt: Attempt[Duel], language: Language, paper: Paper) -> JudgmentLessonSitting:
        from duelkit.terminal.judgment.lessons import JudgmentLessonSitting

        return JudgmentLessonSitting(attempt, self.game, language, paper)

    def started(self, sitting: Sitting[Duel], setup: Settings, seed: int, first: int) -> list[Line]:
        language = sitting.language
        said = [(self.say(language, "started", board=setup.board.name, seed=str(seed),
                          player=sitting.subject(0, first)), "")]
        return [*said, (self.say(language, "names-english"), "dim")] if language is Language.JA else said

    def log_lines(self, teller: Teller, after: int) -> list[str]:
        from duelkit.terminal.judgment.linear import log_lines

        return log_lines(teller, after)

    # positions

    def position(self, text: str, name: str) -> Duel:
        from duelkit.judgment.positions import read_position

        position = read_position(text, name)
        position.start()
        return position.duel

    def picture(self, teller: Teller, view: View, paper: Paper) -> RenderableType | list[str]:
        from duelkit.terminal.judgment.board import board
        from duelkit.terminal.judgment.linear import field_lines

        return field_lines(teller, view) if paper.plain else board(teller, view, paper.width)

    def legend(self, teller: Teller) -> list[Line]:
        return [(teller.words("legend"), "dim")]

    def question_reasons(self, teller: Teller) -> list[str]:
        from duelkit.terminal.judgment.explain import asked_lines

        return asked_lines(teller)

    def offered(self, teller: Teller, options: list[int]) -> list[tuple[str, str]]:
        from duelkit.terminal.judgment.session import offered

        return offered(teller, options)

    def refusals(self, teller: Teller) -> list[str]:
        from duelkit.terminal.judgment.explain import cannot_lines

        return cannot_lines(teller)

    # cards

    def find_card(self, wanted: str, options: argparse.Namespace) -> Card | list[Card]:
        from duelkit.terminal.judgment.lookup import find_card

        return find_card(wanted)

    def card_lines(self, card: Card, options: argparse.Namespace) -> list[str]:
        from duelkit.terminal.judgment.lookup import card_sheet

        return card_sheet(card, options.language)

    def missing(self, wanted: str, options: argparse.Namespace) -> int:
        from duelkit.judgment.cards import UnknownCard, library

        raise UnknownCard(f"no card matches {wanted[:60]!r}; expected a number from 1 to {library().cards[-1].number} "
                          "or (part of) a Japanese or English card name")

    def candidate(self, card: Card) -> str:
        return f"{card.number:>3}  {card.en}" + (f" / {card.ja}" if card.ja else "")

    def cards(self, words: str) -> Sequence[Card]:
        from duelkit.terminal.judgment.lookup import search

        return search(words)

    def card_line(self, card: Card, language: Language) -> str:
        from duelkit.terminal.judgment.lookup import card_line

        return card_line(card, language)

    def card_json(self, card: Card) -> dict[str, Any]:
        from duelkit.terminal.judgment.lookup import as_dict

        return as_dict(card)

    # decks

    def check_deck(self, options: argparse.Namespace) -> int:
        from duelkit.terminal.judgment.decks import run_check

        return run_check(options)

    def show_deck(self, options: argparse.Namespace) -> int:
        from duelkit.terminal.judgment.decks import run_show

        return run_show(options)

"""A plain game, which describes its zones, at the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from duelkit.cardlang.wording import Language
from duelkit.games.game import Teller
from duelkit.games.plain import PlainGame, Sheet
from duelkit.kernel.decision import ACT, Decision
from duelkit.recording import Recorder
from duelkit.terminal.client import Terminal
from duelkit.terminal.paper import Paper
from duelkit.terminal.sitting import Seats, Sitting
from duelkit.terminal.words import COMMON

BACK = "?"


def sheet_lines(sheet: Sheet, language: str) -> list[str]:
    """Returns what a viewer sees, one line for each row of a zone."""
    lines = [sheet.title[language]]
    lines += [f"{figure.name[language]}: {' : '.join(map(str, figure.values))}" for figure in sheet.figures]
    for zone in sheet.zones:
        shown = [BACK if card.text is None else card.text[language] for card in zone.cards]
        if zone.columns:
            lines.append(f"{zone.name[language]}:")
            lines += [
                "  " + "  ".join(f"{text:<4}" for text in shown[at : at + zone.columns]).rstrip()
                for at in range(0, len(shown), zone.columns)
            ]
        else:
            lines.append(f"{zone.name[language]}: {'  '.join(shown) or '-'}")
    return lines


OWN_WORDS: Final = ("help", "goal", "glossary")
"""The messages that only a game itself can have."""


class PlainTerminal(Terminal):
    """A plain game at the terminal."""

    messages = COMMON

    @property
    def plain(self) -> PlainGame:
        """The game."""
        assert isinstance(self.game, PlainGame)
        return self.game

    def sitting(self, recorder: Recorder[Any], seats: Seats[Any], language: Language, paper: Paper) -> PlainSitting:
        return PlainSitting(self.plain, recorder, seats, language, paper)

    def log_lines(self, teller: Any, after: int) -> list[str]:
        news = self.plain.news(teller.duel, teller.viewer, after, teller.all_seeing)
        return [entry.text[teller.language] for entry in news]


class PlainSitting(Sitting[Any]):
    """A duel of a plain game at the terminal.

    Its own words are the game's messages, such as :data:`OWN_WORDS`.
    """

    messages = COMMON

    def __init__(
        self, game: PlainGame, recorder: Recorder[Any], seats: Seats[Any], language: Language, paper: Paper
    ) -> None:
        super().__init__(recorder, seats, language, paper)
        self.game = game

    def teller(self, player: int) -> Teller:
        """Returns the teller that puts the duel into words for a player."""
        return self.game.teller(self.duel, player, self.language, neutral=self.seats.alone)

    def knows(self, key: str) -> bool:
        """Whether the game has its own words for a message."""
        return self.game.knows_message(self.language, key)

    def tell(self, key: str, **values: str | int) -> str:
        """Returns a message of the game, or of the terminal; of a game that explains nothing, that it does not."""
        if self.knows(key):
            return self.game.say(self.language, key, **values)
        if key in OWN_WORDS and not COMMON.knows(self.language, key):
            return COMMON.say(self.language, "nothing-explained", game=self.game.name[self.language.value])
        return super().tell(key, **values)

    def quantities(self) -> dict[str, str]:
        """Returns nothing: the goal and the glossary contain no numbers."""
        return {}

    def news(self, viewer: int) -> list[str]:
        """Returns what has happened since this viewer last saw the news."""
        found = self.game.news(self.duel, viewer, self.shown[viewer])
        self.shown[viewer] = found[-1].number if found else self.shown[viewer]
        return [entry.text[self.language] for entry in found]

    def picture(self, viewer: int) -> RenderableType | list[str]:
        """Returns the zones."""
        lines = sheet_lines(self.game.sheet(self.duel, viewer), self.language)
        return lines if self.paper.plain else Text("\n".join(lines))

    def helps(self, viewer: int, decision: Decision) -> bool:
        """Whether the zones are shown with this question."""
        return decision.kind == ACT

    def ask(self, viewer: int, decision: Decision) -> None:
        """Sets the question and its options."""
        teller = self.teller(viewer)
        self.asked = [(teller.question(), "bold")]
        self.offer([(teller.option(option), option) for option in decision.options])

    def quick_answer(self) -> tuple[str, int] | None:
        """Returns ``None``: an empty line means nothing."""
        return None

    def log(self, _: str) -> None:
        """Carries out ``log``."""
        found = self.game.news(self.duel, self.viewer(), 0)
        self.lines([entry.text[self.language] for entry in found] or [self.words("log-empty")])

    def why(self, what: str) -> None:
        """Carries out ``why``, ``why N``."""
        self.explain(what)

    def question_lines(self) -> list[str]:
        """Returns the open question."""
        return [self.teller(self.viewer()).question()]

    def option_lines(self, option: int) -> list[str]:
        """Returns an option."""
        return [self.teller(self.viewer()).option(option)]

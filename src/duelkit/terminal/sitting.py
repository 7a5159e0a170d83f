"""A duel of any game at the terminal: asks, undoes, saves, and carries out commands.

A game's own session adds what differs between the games: the field, the words, the explanations.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from rich.console import RenderableType

from duelkit.cardlang.wording import Language
from duelkit.kernel.decision import ACT, Decision
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.playable import Playable
from duelkit.messages import Messages
from duelkit.players import Player
from duelkit.recording import Recorder
from duelkit.terminal.interface import GameInterface
from duelkit.terminal.listing import FEWEST_NEWS
from duelkit.terminal.paper import Paper
from duelkit.terminal.rules import rule_sheet
from duelkit.terminal.words import meaning

UNDO_DEPTH = 400
MOST_NAMED = 12
"""The most cards that are named when a name is ambiguous."""
YES = ("y", "yes", "はい", "1")
NO = ("n", "no", "いいえ", "2", "cancel", "back", "undo", "やめる", "戻る", "戻す", "取消")


class Left(Exception):
    """The player leaves the table."""


D = TypeVar("D", bound=Playable)


@dataclass
class Seats(Generic[D]):
    """Who plays: computer players by number, all others are human."""

    computers: dict[int, Player[D]] = field(default_factory=dict)

    @property
    def alone(self) -> bool:
        """Whether one person plays both sides."""
        return not self.computers


class Sitting(GameInterface, Generic[D]):
    """A duel being played at the terminal.

    :param recorder: the duel with its record.
    :param seats: who answers.
    :cvar messages: the game's own words at the terminal, which take precedence over those of all games.
    """

    messages: Messages

    def __init__(self, recorder: Recorder[D], seats: Seats[D], language: Language, paper: Paper) -> None:
        super().__init__(paper)
        self.recorder: Recorder[D] = recorder
        self.seats = seats
        self.language = language
        self.shown = [0, 0]
        self.past: list[tuple[int, D]] = []
        self.last_viewer = -1
        self.redraw = True
        self.drawn = False
        """Whether the field is shown above the open question."""
        self.with_rest: tuple[Callable[[str], None], ...] = (self.save, self.why)
        """The commands that take arguments."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "ヘルプ": self.help,
            "field": self.field,
            "フィールド": self.field,
            "log": self.log,
            "ログ": self.log,
            "undo": self.undo,
            "戻す": self.undo,
            "save": self.save,
            "保存": self.save,
            "why": self.why,
            "なぜ": self.why,
            "理由": self.why,
            "surrender": self.surrender,
            "サレンダー": self.surrender,
            "投了": self.surrender,
            "list": self.relist,
            "options": self.relist,
            "一覧": self.relist,
            "選択肢": self.relist,
            "cancel": self.cancel,
            "back": self.cancel,
            "やめる": self.cancel,
            "戻る": self.cancel,
            "取消": self.cancel,
            "goal": self.goal,
            "目的": self.goal,
            "glossary": self.glossary,
            "用語": self.glossary,
            "quit": self.quit,
            "終了": self.quit,
            "exit": self.quit,
            "q": self.quit,
        }

    # the course

    @property
    def duel(self) -> D:
        """The duel in its current state."""
        return self.recorder.duel

    def viewer(self) -> int:
        """Returns the player whose view is shown now."""
        decision = self.duel.decision
        if self.seats.alone and decision is not None:
            return decision.player
        if self.seats.alone:
            return max(self.last_viewer, 0)
        return next(player for player in range(2) if player not in self.seats.computers)

    def words(self, key: str, **values: str | int) -> str:
        """Returns a message in the player's language, in the game's own words if it has any."""
        if self.knows(key):
            return str(self.teller(self.viewer()).words(key, **values))
        return self.tell(key, **values)

    def tell(self, key: str, **values: str | int) -> str:
        """Returns a message of the terminal, in the player's language."""
        return self.messages.say(self.language, key, **values)

    def subject(self, viewer: int, player: int) -> str:
        """Returns what a player is called for a viewer."""
        return str(self.teller(viewer).subject(player))

    def welcome(self) -> None:
        """Writes before the first question how to win, how a turn goes, and where to find out more."""
        self.goal("")
        self.paper.line(self.tell("hint-begin"), "dim")
        if not self.paper.plain:
            self.paper.ask(self.tell("prompt-begin") + " ")

    def run(self) -> int:
        """Plays until the end of the duel, then carries out commands; returns the exit status."""
        try:
            while True:
                while self.duel.decision is not None:
                    self.step()
                self.finish()
        except Left:
            return 0

    def step(self) -> None:
        """Handles one question: a computer player answers it, or the player is asked until there is an answer."""
        decision = self.duel.decision
        assert decision is not None
        computer = self.seats.computers.get(decision.player)
        if computer is not None:
            self.recorder.choose(computer.choose(self.duel))
            return
        self.present()
        before = self.duel
        while self.duel is before and self.duel.decision is not None:
            chosen = self.read()
            if chosen is not None and self.confirmed(chosen):
                self.keep()
                self.recorder.choose(chosen)
                return

    def keep(self) -> None:
        """Keeps the moment for ``undo``."""
        self.past.append((len(self.recorder.record.steps), self.duel.copy()))
        del self.past[:-UNDO_DEPTH]

    def finish(self) -> None:
        """Shows how the duel ended, then carries out commands until the player leaves or undoes something."""
        viewer = self.viewer()
        self.write_news(self.news(viewer))
        self.show(self.picture(viewer))
        self.paper.line(self.teller(viewer).outcome(), "bold")
        self.offer([])
        before = self.duel
        while self.duel is before:
            self.command(folded(self.paper.ask(self.words("prompt-after") + ": ")) or "list")

    def present(self) -> None:
        """Shows the news, the field where it helps, and the question with its options."""
        decision = self.duel.decision
        assert decision is not None
        viewer = decision.player
        if self.seats.alone and viewer != self.last_viewer:
            self.paper.line(self.words("turn-to-answer", player=self.subject(viewer, viewer)), "reverse")
        self.last_viewer = viewer
        news = self.news(viewer)
        self.drawn = self.redraw or self.helps(viewer, decision)
        self.redraw = False
        if self.paper.plain:
            self.ask(viewer, decision)
            self.write_news(news)
            if self.drawn:
                self.show(self.picture(viewer))
        else:
            self.present_on_screen(viewer, decision, news)
        self.list_options()

    def present_on_screen(self, viewer: int, decision: Decision, news: list[str]) -> None:
        """Shows the field if it is needed or fits, and below it as many of the newest lines as fit."""
        picture: RenderableType | list[str] | None = self.picture(viewer)
        needed, self.drawn = self.drawn, True
        self.ask(viewer, decision)
        if not needed and self.room_below(picture) < min(len(news), FEWEST_NEWS):
            picture, self.drawn = None, False
            self.ask(viewer, decision)
        room = self.room_below(picture)
        if picture is not None:
            self.show(picture)
        self.write_news(self.newest(news, max(room, FEWEST_NEWS)))

    def ask_again(self, message: str = "") -> None:
        """Shows the question and its options again, on a screen below the field if there is room for it.

        :param message: what was wrong with the answer.
        """
        if not self.paper.plain and self.duel.decision is not None:
            picture = self.picture(self.viewer())
            if self.room_below(picture) >= (self.paper.rows(message) if message else 0):
                self.show(picture)
        self.list_options()
        if message:
            self.paper.line(message, "red")

    def list_options(self) -> None:
        """Writes the question and the options with their numbers."""
        for text, style in self.asked:
            self.paper.line(text, style)
        self.lines(self.option_rows())

    def read(self) -> int | None:
        """Reads one line; returns an option, or ``None`` after a command or a mistake."""
        return self.entered(self.paper.ask(self.prompt_words()))

    def prompt_words(self) -> str:
        """Returns the prompt."""
        quick = self.quick_answer()
        prompt = self.tell("prompt-line", range=self.range_words())
        if quick is not None:
            prompt += " " + self.tell("prompt-quick", option=quick[0])
        return prompt + ": "

    def entered(self, line: str) -> int | None:
        """Returns the option that a line means, or ``None`` after a command or a mistake."""
        quick = self.quick_answer()
        text = folded(line)
        if not text and quick is not None:
            return quick[1]
        if text.lstrip("+-").isdecimal():
            chosen = self.chosen(text)
            if chosen is None:
                self.bad_number(text)
            return chosen
        self.command(text or "list")
        return None

    def bad_number(self, text: str) -> None:
        """Reports that a number is not offered, and which ones are."""
        if self.labels == list(range(1, len(self.labels) + 1)):
            self.refuse(self.words("bad-number", text=text[:40], count=str(len(self.labels))))
        else:
            self.refuse(self.tell("bad-label", text=text[:40], range=self.range_words()))

    def refuse(self, message: str) -> None:
        """Reports what is wrong with the input; on a screen, the question stays visible."""
        if self.paper.plain or not self.options:
            self.paper.line(message, "red")
        else:
            self.ask_again(message)

    def confirm(self, question: str, default: bool) -> bool:
        """Asks for yes or no; an empty line is the default, and commands are carried out in between."""
        before = self.duel
        while self.duel is before and self.duel.decision is not None:
            text = folded(self.paper.ask(question + ": ")).casefold()
            if not text or text in YES or text in NO:
                return text in YES if text else default
            if text.lstrip("+-").isdecimal():
                self.paper.line(self.tell("yes-no"), "red")
            else:
                self.command(text)
        return False

    # commands

    def command(self, text: str) -> None:
        """Carries out a command, or reports in one line that there is no such command."""
        text = folded(text)
        if text.startswith("?"):
            self.explain(text[1:].strip())
            return
        word, _, rest = text.partition(" ")
        run = self.commands.get(word.casefold())
        if run is None or rest and run not in self.with_rest:
            shown = (text[:40] or " ").replace("\t", " ")
            key = "bad-command" if self.options else "bad-command-after"
            values = {"count": str(len(self.options))} if self.options else {}
            self.refuse(self.words(key, text=shown, **values))
            return
        run(rest.strip())

    def help(self, _: str) -> None:
        """Carries out ``help``."""
        self.lines(self.tell("help").splitlines())

    def goal(self, _: str) -> None:
        """Carries out ``goal``: how to win, and the course of a turn."""
        self.lines(self.tell("goal", **self.quantities()).splitlines())

    def glossary(self, _: str) -> None:
        """Carries out ``glossary``."""
        self.lines(self.tell("glossary", **self.quantities()).splitlines())

    def explain(self, what: str) -> None:
        """Carries out ``?``, ``? N``, ``? card``, ``? rule``."""
        if not what:
            if self.duel.decision is not None:
                self.lines(self.question_lines())
            else:
                self.help("")
            return
        if what.isdecimal() and len(what) < 5:
            option = self.chosen(what)
            if option is None:
                self.bad_number(what)
            else:
                self.lines(self.option_lines(option))
            return
        if self.explained_word(what):
            return
        rule = rule_sheet(what.upper(), self.language)
        if rule:
            self.lines(rule)
            return
        found = self.find_card(what)
        if not found:
            self.paper.line(self.words("bad-card", text=what[:40]), "red")
        elif isinstance(found, list):
            self.which_card([self.name_of(card) for card in found])
        else:
            self.lines(self.sheet(found))

    def which_card(self, names: list[str]) -> None:
        """Lists the cards that a name could mean."""
        self.paper.line(self.words("which-card", names=self.joined(names[:MOST_NAMED])))

    def joined(self, names: list[str]) -> str:
        """Returns names as a list in the player's language."""
        return ("、" if self.language is Language.JA else ", ").join(names)

    def explained_word(self, word: str) -> bool:
        """Writes what a short word on the screen means; returns whether it is such a word."""
        found = meaning(self.tell("glossary", **self.quantities()), word)
        self.lines(found)
        return bool(found)

    def field(self, _: str) -> None:
        """Carries out ``field``."""
        self.show(self.picture(self.viewer()))

    def relist(self, _: str) -> None:
        """Carries out ``list``: shows the question and its options again."""
        if self.options:
            self.ask_again()
        else:
            self.paper.line(self.tell("no-options"))

    def cancel(self, _: str) -> None:
        """Carries out ``cancel``: abandons a half-made choice, or undoes the last one if nobody else has chosen
        since."""
        if self.half_made():
            self.paper.line(self.tell("cancelled"))
            self.list_options()
            return
        decision = self.duel.decision
        follows = self.past and len(self.recorder.record.steps) == self.past[-1][0] + 1
        if decision is not None and decision.kind != ACT and follows:
            self.undo("")
        else:
            self.paper.line(self.tell("nothing-to-cancel"), "red")

    def undo(self, _: str) -> None:
        """Carries out ``undo``."""
        if self.half_made():
            self.paper.line(self.tell("cancelled"))
            self.list_options()
            return
        if not self.past:
            self.paper.line(self.words("nothing-to-undo"), "red")
            return
        steps, duel = self.past.pop()
        self.recorder.rewind(steps, duel)
        last = duel.log
        number = 0 if last is None else last.number
        self.shown = [min(shown, number) for shown in self.shown]
        self.redraw = True
        self.paper.line(self.words("undone"))

    def surrender(self, _: str) -> None:
        """Carries out ``surrender`` for the asked player, who can undo it like any choice."""
        decision = self.duel.decision
        if decision is None:
            self.paper.line(self.words("bad-command-after", text="surrender"), "red")
            return
        if not self.confirm(self.tell("ask-surrender"), False):
            self.paper.line(self.tell("not-surrendered"))
            return
        self.keep()
        self.recorder.surrender(decision.player)

    def save(self, name: str) -> None:
        """Carries out ``save FILE``."""
        if not name:
            self.paper.line(self.words("save-needs-name"), "red")
            return
        try:
            self.recorder.save(name)
        except DuelkitError as error:
            self.paper.line(str(error), "red")
            return
        self.paper.line(self.words("saved", file=name))

    def quit(self, _: str) -> None:
        """Carries out ``quit``: offers to save."""
        name = self.paper.ask(self.words("prompt-save") + ": ").strip()
        if name:
            self.save(name)
        self.paper.line(self.words("goodbye"))
        raise Left


def folded(text: str) -> str:
    """Returns a text for comparison: width does not matter."""
    return unicodedata.normalize("NFKC", text).strip()

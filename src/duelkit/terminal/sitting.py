"""A duel of either game at the table: asks, takes back, saves, and carries out commands.

What differs between the games (the field, the words, the explanations) a game's own session adds.
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from duelkit.kernel.decision import Decision
from duelkit.kernel.errors import DuelkitError
from duelkit.players import AnyPlayer
from duelkit.recording import Recordable, Recorder
from duelkit.terminal.paper import Paper
from duelkit.wording import Language

UNDO_DEPTH = 400


class Left(Exception):
    """The player leaves the table."""


class Entry(Protocol):
    """An entry of a log."""

    @property
    def number(self) -> int:
        """Its number, from 1."""


class Played(Recordable, Protocol):
    """A duel as the table needs it."""

    @property
    def log(self) -> Entry | None:
        """The newest entry of the log."""


D = TypeVar("D", bound=Played)


@dataclass
class Seats(Generic[D]):
    """Who plays: computer players by number, everybody else is human."""

    computers: dict[int, AnyPlayer[D]] = field(default_factory=dict)

    @property
    def alone(self) -> bool:
        """Whether one person plays both sides."""
        return not self.computers


class Sitting(ABC, Generic[D]):
    """A duel being played at the terminal.

    :param recorder: the duel with its record; ``seats``: who answers.
    """

    def __init__(self, recorder: Recorder[D], seats: Seats[D], language: Language, paper: Paper) -> None:
        self.recorder: Recorder[D] = recorder
        self.seats = seats
        self.language = language
        self.paper = paper
        self.shown = [0, 0]
        self.past: list[tuple[int, D]] = []
        self.last_viewer = -1
        self.redraw = True
        self.options: list[tuple[str, int]] = []
        self.with_rest: tuple[Callable[[str], None], ...] = (self.save, self.why)
        """The commands that take further words."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help, "ヘルプ": self.help, "field": self.field, "フィールド": self.field,
            "log": self.log, "ログ": self.log, "undo": self.undo, "戻す": self.undo, "save": self.save,
            "保存": self.save, "why": self.why, "なぜ": self.why, "理由": self.why,
            "surrender": self.surrender, "サレンダー": self.surrender, "投了": self.surrender,
            "quit": self.quit, "終了": self.quit, "exit": self.quit, "q": self.quit,
        }

    # what a game adds

    @abstractmethod
    def say(self, viewer: int, key: str, **values: str | int) -> str:
        """A message in words."""

    @abstractmethod
    def subject(self, viewer: int, player: int) -> str:
        """How a player is called before a viewer."""

    @abstractmethod
    def report(self, viewer: int) -> None:
        """What has happened since this viewer was last told."""

    @abstractmethod
    def ask(self, viewer: int, decision: Decision) -> None:
        """Show the field where it helps, then the question with its options, which go to ``options``."""

    @abstractmethod
    def outcome(self, viewer: int) -> str:
        """How the duel ended, in words."""

    @abstractmethod
    def quick_answer(self) -> tuple[str, int] | None:
        """What an empty line means, with its words."""

    @abstractmethod
    def field(self, _: str) -> None:
        """``field``."""

    @abstractmethod
    def log(self, _: str) -> None:
        """``log``."""

    @abstractmethod
    def why(self, what: str) -> None:
        """``why``, ``why N``, ``why CARD``."""

    @abstractmethod
    def explain(self, what: str) -> None:
        """``?``, ``? N``, ``? card``, ``? rule``."""

    def confirmed(self, option: int) -> bool:
        """Whether the player stands by an answer, after a look at what it leads to."""
        return True

    # the course

    @property
    def duel(self) -> D:
        """The duel as it stands."""
        return self.recorder.duel

    def viewer(self) -> int:
        """Whose view is shown now."""
        decision = self.duel.decision
        if self.seats.alone and decision is not None:
            return decision.player
        if self.seats.alone:
            return max(self.last_viewer, 0)
        return next(player for player in range(2) if player not in self.seats.computers)

    def words(self, key: str, **values: str | int) -> str:
        """A message in the player's language."""
        return self.say(self.viewer(), key, **values)

    def run(self) -> int:
        """Play until the end of the duel, then answer commands; answers the exit status."""
        try:
            while True:
                while self.duel.decision is not None:
                    self.step()
                self.finish()
        except Left:
            return 0

    def step(self) -> None:
        """One question: a computer answers it, or the player is asked until there is an answer."""
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
        """Note the moment, to come back to."""
        self.past.append((len(self.recorder.record.steps), self.duel.copy()))
        del self.past[:-UNDO_DEPTH]

    def finish(self) -> None:
        """The duel is over: tell how, then carry out commands until the player leaves or takes something back."""
        viewer = self.viewer()
        self.report(viewer)
        self.field("")
        self.paper.line(self.outcome(viewer), "bold")
        self.options = []
        before = self.duel
        while self.duel is before:
            self.command(self.paper.ask(self.words("prompt-after") + ": "))

    def present(self) -> None:
        """Show what is new, the field where it helps, and the question with its options."""
        decision = self.duel.decision
        assert decision is not None
        viewer = decision.player
        if self.seats.alone and viewer != self.last_viewer:
            self.paper.line(self.words("turn-to-answer", player=self.subject(viewer, viewer)), "reverse")
        self.last_viewer = viewer
        self.report(viewer)
        self.ask(viewer, decision)

    def list_options(self) -> None:
        """Write the options with their numbers."""
        for number, (text, _) in enumerate(self.options, 1):
            self.paper.line(f"{number:>3}  {text}")

    def read(self) -> int | None:
        """Read one line: an option, or ``None`` after a command or a mistake."""
        quick = self.quick_answer()
        prompt = self.words("prompt") + f" (1-{len(self.options)})"
        if quick is not None:
            prompt += " " + self.words("prompt-enter", option=quick[0])
        elif not self.past and not self.recorder.record.steps:
            prompt += " " + self.words("prompt-help")
        text = folded(self.paper.ask(prompt + ": "))
        if not text and quick is not None:
            return quick[1]
        if text.lstrip("+-").isdecimal():
            number = int(text) if len(text) < 10 else 0
            if 1 <= number <= len(self.options):
                return self.options[number - 1][1]
            self.paper.line(self.words("bad-number", text=text[:40], count=str(len(self.options))), "red")
            return None
        self.command(text)
        return None

    # commands

    def command(self, text: str) -> None:
        """Carry out a command, or say in one line that there is none of this name."""
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
            self.paper.line(self.words(key, text=shown, **values), "red")
            return
        run(rest.strip())

    def lines(self, found: list[str]) -> None:
        """Write lines."""
        for line in found:
            self.paper.line(line)

    def help(self, _: str) -> None:
        """``help``."""
        self.lines(self.words("help").splitlines())

    def undo(self, _: str) -> None:
        """``undo``."""
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
        """``surrender``; the one who is asked gives up, and may take it back like any choice."""
        decision = self.duel.decision
        if decision is None:
            self.paper.line(self.words("bad-command-after", text="surrender"), "red")
            return
        self.keep()
        self.recorder.surrender(decision.player)

    def save(self, name: str) -> None:
        """``save FILE``."""
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
        """``quit``: offers to save."""
        name = self.paper.ask(self.words("prompt-save") + ": ").strip()
        if name:
            self.save(name)
        self.paper.line(self.words("goodbye"))
        raise Left


def folded(text: str) -> str:
    """A text for comparison: width and case do not matter."""
    return unicodedata.normalize("NFKC", text).strip()

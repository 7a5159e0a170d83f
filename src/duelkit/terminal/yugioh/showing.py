"""``duelkit rulings show``: a ruling step by step, from any step of which one can play on."""

from __future__ import annotations

import argparse
import datetime
from typing import Final

from duelkit import games
from duelkit.cardlang.wording import Language
from duelkit.showing import DONE, Showing
from duelkit.terminal.client import terminal_of
from duelkit.terminal.paper import Paper, politely
from duelkit.terminal.progress import keep_progress, load_progress
from duelkit.terminal.sitting import NO, YES, Left, Seats, folded
from duelkit.terminal.words import COMMON
from duelkit.terminal.yugioh.linear import log_lines, newest_entry
from duelkit.terminal.yugioh.ruled import ruling_lines
from duelkit.terminal.yugioh.words import MESSAGES
from duelkit.yugioh.rulings import book
from duelkit.yugioh.telling.teller import Teller

ME: Final = 0
"""The player whose view is shown; all cards are open."""
SIGNS: Final = {True: "→", False: "✓"}
NEXT: Final = ("", "next", "次へ")
BACK: Final = ("back", "戻る", "b")
PLAY: Final = ("play", "続ける")
FIELD: Final = ("field", "フィールド")
DAY: Final = "day"
"""Under which name the answers of days are kept."""
QUIT: Final = ("quit", "終了", "exit", "q")


class Demonstration:
    """A ruling being shown at the terminal."""

    def __init__(self, showing: Showing, language: Language, paper: Paper) -> None:
        self.showing = showing
        self.language = language
        self.paper = paper
        self.game = games.named("yugioh")
        self.at = 0

    def say(self, key: str, **values: str) -> str:
        """Returns a message."""
        return MESSAGES.say(self.language, key, **values)

    def begin(self) -> None:
        """Writes what the ruling is about, and shows the position."""
        case = self.showing.case
        self.paper.line(self.say("ruling-shown", ruling=case.identity, edition=self.showing.edition), "bold reverse")
        for line in ruling_lines(case, self.language.value)[1:3]:
            self.paper.line(line)
        self.field()

    def field(self) -> None:
        """Shows the field."""
        duel = self.showing.duel(self.at)
        self.paper.draw(terminal_of(self.game).picture(Teller(duel, ME, self.language), duel.observe(ME), self.paper))

    def next(self) -> None:
        """Carries out the next step: what it is, what happens, and why."""
        before = newest_entry(self.showing.duel(self.at))
        self.at += 1
        self.tell_step()
        duel = self.showing.duel(self.at)
        for line in log_lines(Teller(duel, ME, self.language), before):
            self.paper.line("    " + line, "dim")
        if self.showing.steps[self.at - 1].kind == DONE:
            self.field()
        if self.at == len(self.showing.steps):
            self.end()

    def tell_step(self) -> None:
        """Shows the last step, and the reasons behind it."""
        shown = self.showing.steps[self.at - 1]
        text = self.say(
            "ruling-step", step=str(self.at), steps=str(len(self.showing.steps)), text=shown.text[self.language.value]
        )
        self.paper.line(f"{SIGNS[shown.kind == DONE]} {text}", "bold" if shown.kind == DONE else "green")
        for reason in shown.said:
            self.paper.line("    " + reason.line(self.language.value), "dim")

    def end(self) -> None:
        """Writes the answer once more after the last step."""
        self.paper.line(self.say("ruling-over"), "dim")
        self.paper.line(ruling_lines(self.showing.case, self.language.value)[2], "bold")

    def back(self) -> None:
        """Goes back a step."""
        self.at = max(self.at - 1, 0)
        if self.at:
            self.tell_step()
        self.field()

    def play(self) -> None:
        """Plays on from here, both sides; leaving returns to the ruling."""
        self.paper.line(self.say("ruling-play"), "dim")
        recorder = self.showing.recorder(self.at)
        sitting = terminal_of(self.game).sitting(recorder, Seats(), self.language, self.paper)
        unfit = (sitting.save, sitting.surrender, sitting.quit)
        sitting.commands = {word: run for word, run in sitting.commands.items() if run not in unfit}
        sitting.commands |= dict.fromkeys(QUIT, leave)
        sitting.shown = [newest_entry(recorder.duel)] * 2
        sitting.run()
        self.field()

    def run(self) -> int:
        """Shows the ruling from its beginning; returns 0."""
        self.begin()
        self.paper.line(self.say("ruling-help"), "dim")
        return self.go_on()

    def go_on(self) -> int:
        """Carries out commands until the reader leaves; returns 0."""
        while True:
            text = folded(self.paper.ask(self.say("ruling-prompt") + ": ")).casefold()
            try:
                if not self.carry_out(text):
                    return 0
            except Left:
                return 0

    def carry_out(self, text: str) -> bool:
        """Carries out a command.

        :returns: whether the reader stays.
        """
        if text in QUIT or text in NEXT and self.at == len(self.showing.steps):
            return False
        if text in NEXT:
            self.next()
        elif text in BACK:
            self.back()
        elif text in PLAY:
            self.play()
        elif text in FIELD:
            self.field()
        else:
            self.paper.line(self.say("ruling-unknown", text=text[:40]), "red")
        return True


def leave(_: str) -> None:
    """Carries out ``quit`` while playing on; nothing is saved."""
    raise Left


def show(identity: str, options: argparse.Namespace) -> int:
    """Carries out ``duelkit rulings show``; returns the exit status.

    :raises DuelkitError: if there is no such ruling, or it does not hold in the edition.
    """
    language = Language(options.language)
    showing = book().show(identity, (options.edition or "").lower())
    paper = Paper(options.plain)
    demonstration = Demonstration(showing, language, paper)
    if options.all:
        demonstration.begin()
        for _ in showing.steps:
            demonstration.next()
        return 0
    return politely(demonstration.run, lambda: paper.line("\n" + COMMON.say(language, "goodbye")))


def ask_of_day(day: datetime.date, options: argparse.Namespace) -> int:
    """Asks the question of a day's ruling, then shows it; returns the exit status."""
    language = Language(options.language)
    case = book().of_day(day)
    paper = Paper(options.plain)
    demonstration = Demonstration(book().show(case.identity), language, paper)

    def run() -> int:
        paper.line(MESSAGES.say(language, "ruling-of-day", day=day.isoformat()), "bold reverse")
        demonstration.field()
        paper.line(case.question[language.value], "bold cyan")
        answer = yes_or_no(language, paper)
        if answer is None:
            return 0
        right = answer == case.verdict
        keep_day(day, right)
        paper.line(MESSAGES.say(language, "ruling-right" if right else "ruling-wrong"), "green" if right else "yellow")
        paper.line(case.answer[language.value])
        paper.line(demonstration.say("ruling-help"), "dim")
        return demonstration.go_on()

    return politely(run, lambda: paper.line("\n" + COMMON.say(language, "goodbye")))


def yes_or_no(language: Language, paper: Paper) -> bool | None:
    """Asks for yes or no; ``None`` if the reader leaves."""
    while True:
        text = folded(paper.ask(MESSAGES.say(language, "ruling-yes-no") + ": ")).casefold()
        if text in QUIT:
            return None
        if text in YES or text in NO:
            return text in YES
        paper.line(COMMON.say(language, "yes-no"), "red")


def keep_day(day: datetime.date, right: bool) -> None:
    """Notes the answer of a day; the first one counts."""
    found = load_progress().get(DAY)
    kept = found if isinstance(found, dict) else {}
    if day.isoformat() not in kept:
        keep_progress(DAY, {**kept, day.isoformat(): right})

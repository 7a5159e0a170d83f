"""A duel at the terminal with cards on a mat: answers come from the mat or the keyboard.

Rules: EOJ-RECOG-01 to EOJ-RECOG-10, EOJ-TERM-12.
"""

from __future__ import annotations

from typing import Final

from duelkit.camera.judgment_mats import edges_of
from duelkit.camera.playing.console import Console
from duelkit.camera.playing.judgment_reader import Reader, Verdict
from duelkit.camera.playing.judgment_texts import MatTexts
from duelkit.camera.playing.steady import Look
from duelkit.camera.playing.watcher import MatWatcher
from duelkit.camera.seeing.condition import troubles
from duelkit.camera.words import in_words
from duelkit.cardlang.wording import Language
from duelkit.judgment import Duel
from duelkit.judgment.state import codes
from duelkit.judgment.state.board import Board
from duelkit.recording import Recorder
from duelkit.terminal.judgment.session import JudgmentSession
from duelkit.terminal.paper import InputEnded
from duelkit.terminal.sitting import NO, YES, Seats, folded

PATIENCE: Final = 20
"""The number of pictures with a covered field or no mat after which a message is shown."""


class CameraSession(JudgmentSession):
    """A duel of THE EYE OF JUDGMENT with cards under a camera.

    :param watcher: reads the mat.
    :param console: the terminal.
    :param explain: whether to print what was seen.
    """

    def __init__(
        self,
        recorder: Recorder[Duel],
        seats: Seats[Duel],
        language: Language,
        console: Console,
        watcher: MatWatcher,
        explain: bool = False,
    ) -> None:
        super().__init__(recorder, seats, language, console)
        self.watcher = watcher
        self.console = console
        self.explain_looks = explain
        self.texts = MatTexts(language)
        self.reader = Reader(self.texts)
        self.mentioned: tuple[str, ...] = ()
        self.unseen = 0
        self.blind_shown = False

    def read(self) -> int | None:
        """Read the next answer from the mat or the keyboard; ``None`` after a command or a mistake."""
        for line in self.texts.how(self.duel):
            self.paper.line(line, "dim")
        self.paper.line(self.prompt_words())
        self.mentioned = ()
        while True:
            line_typed = self.typed_line()
            if line_typed is not None:
                return self.entered(line_typed)
            look = self.seen()
            if look is None:
                continue
            verdict = self.reader.decide(self.duel, look)
            if verdict.command:
                self.command(verdict.command)
                return None
            if verdict.option >= 0:
                self.tell_answer(verdict, look)
                return verdict.option
            self.mention(verdict.messages)

    def confirm(self, question: str, default: bool) -> bool:
        """Ask for yes or no, with cards or the keyboard."""
        before = self.duel
        self.paper.line(question)
        while self.duel is before and self.duel.decision is not None:
            typed = self.typed_line()
            text = None if typed is None else folded(typed).casefold()
            if text is None:
                look = self.seen()
                shown = "" if look is None else self.reader.confirmed(look)
                if not shown:
                    continue
                text = shown
            if not text or text in YES or text in NO:
                return text in YES if text else default
            if text.lstrip("+-").isdecimal():
                self.paper.line(self.tell("yes-no"), "red")
            else:
                self.command(text)
        return False

    def typed_line(self) -> str | None:
        """The next line that was typed, if any; blocks once there are no more pictures.

        :raises InputEnded: if both the pictures and the keyboard input have ended.
        """
        if self.watcher.open:
            return self.console.typed()
        if not self.blind_shown:
            self.blind_shown = True
            self.paper.line(
                self.texts.words("camera-lost", why=self.watcher.lost)
                if self.watcher.lost
                else self.texts.words("film-over"),
                "red",
            )
        if self.console.ended:
            raise InputEnded
        return self.console.ask("> ")

    def seen(self) -> Look | None:
        """The newest reading, if it contains the mat; otherwise explains the problem after a while."""
        look = self.watcher.look()
        if look is None:
            return None
        if look.fields and not look.hidden:
            self.unseen = 0
            return look
        self.unseen += 1
        if self.unseen == PATIENCE:
            messages = (
                (self.texts.hidden(look.hidden),)
                if look.hidden
                else tuple(in_words(self.texts.language, one) for one in troubles(look.reading))
            )
            self.mention(messages)
        return look if look.fields else None

    def mention(self, messages: tuple[str, ...]) -> None:
        """Print messages, unless they were the last ones printed."""
        if messages and messages != self.mentioned:
            for line in messages:
                self.paper.line(line, "yellow")
        self.mentioned = messages

    def tell_answer(self, verdict: Verdict, look: Look) -> None:
        """Print the answer, and what it was read from."""
        option = self.teller(self.viewer()).option(verdict.option)
        self.paper.line(self.texts.words("read", option=option), "bold")
        if self.explain_looks:
            for line in self.explained(look):
                self.paper.line("  " + line, "dim")

    def explained(self, look: Look) -> list[str]:
        """What was seen on each field, in words."""
        mat = look.reading.mat
        lines = []
        if mat is not None:
            lines.append(
                self.texts.words(
                    "seen-mat",
                    side=self.texts.words(f"side-{mat.side}"),
                    bend=f"{mat.bend:.1f}",
                    count=str(look.reading.marks),
                    picture=str(self.watcher.pictures),
                )
            )
        for position, seen in enumerate(look.fields):
            for card in () if seen is None else seen.cards:
                lines.append(
                    self.texts.words(
                        "seen-field",
                        field=str(position + 1),
                        card=self.texts.name(card.code),
                        code=str(card.code),
                        slant=f"{card.slant:.0f}",
                        facing=self.texts.facing(card.facing) if card.facing >= 0 else "?",
                    )
                )
        for card in look.beside:
            lines.append(self.texts.words("seen-beside", card=self.texts.name(card.code), code=str(card.code)))
        return lines

    def undo(self, _: str) -> None:
        """Undo; the facing of a creature and its summon, which the same card shows, are undone together.

        The mat has to be restored before it is read again.
        """
        super().undo("")
        while self.past and self.duel.decision is not None and self.duel.decision.why == codes.W_FACING:
            super().undo("")
        self.reader.forget()

    def command(self, text: str) -> None:
        """Run a command; ``mat`` prints what the camera sees."""
        if folded(text).casefold() in ("mat", "マット"):
            look = self.watcher.look()
            edges = edges_of(self.duel.settings.board)
            self.lines([] if look is None else condition_lines(self.texts, look, edges) + self.explained(look))
            return
        super().command(text)


def condition_lines(texts: MatTexts, look: Look, edges: tuple[int, ...]) -> list[str]:
    """The condition of the picture in words, with advice. Rules: EOJ-RECOG-01, EOJ-RECOG-02.

    :param edges: the codes at the edges of the expected mat.
    """
    reading = look.reading
    lines = []
    if reading.mat is not None:
        lines.append(
            texts.words(
                "calibrate-mat",
                side=texts.words(f"side-{reading.mat.side}"),
                codes=str(8 - len(reading.mat.missing)),
                bend=f"{reading.mat.bend:.1f}",
                white=f"{reading.light.white:.0f}",
            )
        )
    found = [in_words(texts.language, one) for one in troubles(reading, edges)]
    if reading.mat is not None and not found:
        found.append(texts.words("calibrate-good"))
    return lines + found


def calibrate(texts: MatTexts, watcher: MatWatcher, console: Console, board: Board) -> int:
    """Print the condition of the picture until Enter is pressed or there are no more pictures.

    :returns: the exit status, 1 if the mat cannot be read.
    """
    edges = edges_of(board)
    shown: list[str] | None = None
    console.line(texts.words("calibrate-begin"), "bold")
    while console.typed() is None:
        look = watcher.look()
        if look is None:
            break
        # the figures vary from picture to picture, so only another problem is printed
        keys = [key for key, _ in troubles(look.reading, edges)]
        if keys != shown:
            shown = keys
            for line in condition_lines(texts, look, edges):
                console.line(line)
    if watcher.lost:
        console.line(watcher.lost, "red")
    return 0 if shown == [] else 1

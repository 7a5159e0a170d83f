"""A duel at the terminal that is played with cards on a mat: every answer comes from there or from the keyboard.

Rules: EOJ-RECOG-01 to EOJ-RECOG-10, EOJ-TERM-12.
"""

from __future__ import annotations

from typing import Final

from duelkit.camera.judgment_mats import edges_of
from duelkit.camera.playing.ear import Ear
from duelkit.camera.playing.eye import Eye
from duelkit.camera.playing.judgment_reader import Reader, Verdict
from duelkit.camera.playing.judgment_says import Says
from duelkit.camera.playing.steady import Look
from duelkit.camera.seeing.condition import troubles
from duelkit.camera.words import in_words
from duelkit.judgment import Duel
from duelkit.judgment.state import codes
from duelkit.judgment.state.board import Board
from duelkit.recording import Recorder
from duelkit.terminal.judgment.session import JudgmentSession
from duelkit.terminal.paper import InputEnded
from duelkit.terminal.sitting import NO, YES, Seats, folded
from duelkit.wording import Language

PATIENCE: Final = 20
"""So many pictures may show a covered field, or no mat, before it is told."""


class CameraSession(JudgmentSession):
    """A duel of THE EYE OF JUDGMENT with cards under a camera.

    :param eye: what looks at the mat; ``ear``: the terminal; ``explain``: whether it is told what was seen.
    """

    def __init__(
        self,
        recorder: Recorder[Duel],
        seats: Seats[Duel],
        language: Language,
        ear: Ear,
        eye: Eye,
        explain: bool = False,
    ) -> None:
        super().__init__(recorder, seats, language, ear)
        self.eye = eye
        self.ear = ear
        self.explain_looks = explain
        self.says = Says(language)
        self.reader = Reader(self.says)
        self.mentioned: tuple[str, ...] = ()
        self.unseen = 0
        self.blind_shown = False

    def read(self) -> int | None:
        """The next answer, from the mat or from the keyboard; ``None`` after a command or a mistake."""
        for line in self.says.how(self.duel):
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
        """Ask for yes or no, with the cards or with the keyboard."""
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
        """What has been typed; waited for once there are no more pictures.

        :raises InputEnded: if nothing can come any more, neither from the camera nor from the keyboard.
        """
        if self.eye.open:
            return self.ear.typed()
        if not self.blind_shown:
            self.blind_shown = True
            self.paper.line(
                self.says.words("camera-lost", why=self.eye.lost) if self.eye.lost else self.says.words("film-over"),
                "red",
            )
        if self.ear.ended:
            raise InputEnded
        return self.ear.ask("> ")

    def seen(self) -> Look | None:
        """The newest look, if the mat is seen in it; what keeps it from being seen is told after a while."""
        look = self.eye.look()
        if look is None:
            return None
        if look.fields and not look.hidden:
            self.unseen = 0
            return look
        self.unseen += 1
        if self.unseen == PATIENCE:
            messages = (
                (self.says.hidden(look.hidden),)
                if look.hidden
                else tuple(in_words(self.says.language, one) for one in troubles(look.reading))
            )
            self.mention(messages)
        return look if look.fields else None

    def mention(self, messages: tuple[str, ...]) -> None:
        """Say what stands against an answer, or has to be done on the mat; the same thing once."""
        if messages and messages != self.mentioned:
            for line in messages:
                self.paper.line(line, "yellow")
        self.mentioned = messages

    def tell_answer(self, verdict: Verdict, look: Look) -> None:
        """What was read, and from what."""
        option = self.teller(self.viewer()).option(verdict.option)
        self.paper.line(self.says.words("read", option=option), "bold")
        if self.explain_looks:
            for line in self.explained(look):
                self.paper.line("  " + line, "dim")

    def explained(self, look: Look) -> list[str]:
        """What was seen, field by field."""
        mat = look.reading.mat
        lines = []
        if mat is not None:
            lines.append(
                self.says.words(
                    "seen-mat",
                    side=self.says.words(f"side-{mat.side}"),
                    bend=f"{mat.bend:.1f}",
                    count=str(look.reading.marks),
                    picture=str(self.eye.pictures),
                )
            )
        for position, seen in enumerate(look.fields):
            for card in () if seen is None else seen.cards:
                lines.append(
                    self.says.words(
                        "seen-field",
                        field=str(position + 1),
                        card=self.says.name(card.code),
                        code=str(card.code),
                        slant=f"{card.slant:.0f}",
                        facing=self.says.facing(card.facing) if card.facing >= 0 else "?",
                    )
                )
        for card in look.beside:
            lines.append(self.says.words("seen-beside", card=self.says.name(card.code), code=str(card.code)))
        return lines

    def undo(self, _: str) -> None:
        """``undo``: the facing of a creature and its summon, which one card shows, are taken back together.

        The mat has to be set back before anything is read off it again.
        """
        super().undo("")
        while self.past and self.duel.decision is not None and self.duel.decision.why == codes.W_FACING:
            super().undo("")
        self.reader.forget()

    def command(self, text: str) -> None:
        """Carry out a command; ``mat`` tells what the camera sees."""
        if folded(text).casefold() in ("mat", "マット"):
            look = self.eye.look()
            edges = edges_of(self.duel.settings.board)
            self.lines([] if look is None else condition_lines(self.says, look, edges) + self.explained(look))
            return
        super().command(text)


def condition_lines(says: Says, look: Look, edges: tuple[int, ...]) -> list[str]:
    """How well the mat is seen, and what to do about it. Rules: EOJ-RECOG-01, EOJ-RECOG-02.

    :param edges: the codes at the edges of the mat that it should be.
    """
    reading = look.reading
    lines = []
    if reading.mat is not None:
        lines.append(
            says.words(
                "calibrate-mat",
                side=says.words(f"side-{reading.mat.side}"),
                codes=str(8 - len(reading.mat.missing)),
                bend=f"{reading.mat.bend:.1f}",
                white=f"{reading.light.white:.0f}",
            )
        )
    found = [in_words(says.language, one) for one in troubles(reading, edges)]
    if reading.mat is not None and not found:
        found.append(says.words("calibrate-good"))
    return lines + found


def calibrate(says: Says, eye: Eye, ear: Ear, board: Board) -> int:
    """Show how the mat is seen until Enter is pressed or there are no more pictures; status 1 if it cannot be read."""
    edges = edges_of(board)
    shown: list[str] | None = None
    ear.line(says.words("calibrate-begin"), "bold")
    while ear.typed() is None:
        look = eye.look()
        if look is None:
            break
        # figures waver from picture to picture; another trouble is news
        keys = [key for key, _ in troubles(look.reading, edges)]
        if keys != shown:
            shown = keys
            for line in condition_lines(says, look, edges):
                ear.line(line)
    if eye.lost:
        ear.line(eye.lost, "red")
    return 0 if shown == [] else 1

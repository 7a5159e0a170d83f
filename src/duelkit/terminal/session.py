"""One duel at the table: shows what a player may see, asks, and carries out commands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from duelkit.kernel.decision import ACT, CONFIRM
from duelkit.kernel.errors import DuelkitError
from duelkit.players import Player
from duelkit.terminal.board import board, chain_lines
from duelkit.terminal.explain import (
    card_sheet, find_card, folded, option_lines, question_lines, rule_sheet,
)
from duelkit.terminal.linear import field_lines, life_lines, log_lines, pile_lines, told_up_to
from duelkit.terminal.paper import Paper
from duelkit.terminal.whys import (
    cannot_lines, card_of_definition, named_cards, question_reasons, several_lines, turn_reasons,
)
from duelkit.yugioh import Duel
from duelkit.yugioh.engine.view import CardView
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.records import Recorder
from duelkit.yugioh.state import codes
from duelkit.yugioh.text.registry import Language
from duelkit.yugioh.text.telling import Teller

UNDO_DEPTH = 400


class Left(Exception):
    """The player leaves the table."""


@dataclass
class Seats:
    """Who plays: computer players by number, everybody else is human."""

    computers: dict[int, Player] = field(default_factory=dict)

    @property
    def alone(self) -> bool:
        """Whether one person plays both sides."""
        return not self.computers


def grouped(teller: Teller, options: list[int]) -> list[tuple[str, int]]:
    """The options in words; several with the same words only once."""
    found: dict[str, int] = {}
    for option in options:
        found.setdefault(teller.option(option), option)
    return list(found.items())


def in_order(card: CardView) -> tuple[int, int]:
    """Where a card comes in a sorted hand: monsters, spells, traps, and like cards together."""
    return (card.types & (codes.MONSTER | codes.SPELL | codes.TRAP), card.passcode)


class Session:
    """A duel being played at the terminal.

    :param recorder: the duel with its record; ``seats``: who answers.
    """

    def __init__(self, recorder: Recorder, seats: Seats, language: Language, paper: Paper) -> None:
        self.recorder = recorder
        self.seats = seats
        self.language = language
        self.paper = paper
        self.shown = [0, 0]
        self.known: list[dict[int, tuple[Card, int]]] = [{}, {}]
        self.past: list[tuple[int, Duel]] = []
        self.last_viewer = -1
        self.field_shown_for = (-1, -1, -1)
        self.redraw = True
        self.sorted = [False, False]
        """Whether a player has the own hand in order."""
        self.options: list[tuple[str, int]] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help, "ヘルプ": self.help, "field": self.field, "フィールド": self.field,
            "log": self.log, "ログ": self.log, "grave": self.grave, "墓地": self.grave,
            "banished": self.banished, "除外": self.banished, "extra": self.extra, "エクストラ": self.extra,
            "sort": self.sort, "並べ替え": self.sort,
            "lp": self.life, "undo": self.undo, "戻す": self.undo, "save": self.save, "保存": self.save,
            "why": self.why, "なぜ": self.why, "理由": self.why,
            "quit": self.quit, "終了": self.quit, "exit": self.quit, "q": self.quit,
        }

    @property
    def duel(self) -> Duel:
        """The duel as it stands."""
        return self.recorder.duel

    def teller(self, player: int) -> Teller:
        """Who tells the duel to a player."""
        return Teller(self.duel, player, self.language, neutral=self.seats.alone)

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
        return self.teller(self.viewer()).words(key, **values)

    # the course

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
        while self.duel is before:
            chosen = self.read()
            if chosen is not None:
                self.past.append((len(self.recorder.record.steps), self.duel.copy()))
                del self.past[:-UNDO_DEPTH]
                self.recorder.choose(chosen)
                return

    def finish(self) -> None:
        """The duel is over: tell how, then carry out commands until the player leaves or takes something back."""
        viewer = self.viewer()
        self.report(viewer)
        self.field("")
        self.paper.line(self.teller(viewer).outcome(), "bold")
        self.options = []
        before = self.duel
        while self.duel is before:
            self.command(self.paper.ask(self.words("prompt-after") + ": "))

    # showing

    def report(self, viewer: int) -> None:
        """What has happened since this viewer was last told."""
        teller = self.teller(viewer)
        teller.formerly = self.known[viewer]
        for line in log_lines(teller, self.shown[viewer]):
            self.paper.line("  " + line, "dim" if not line.startswith(("―", "--")) else "bold")
        self.shown[viewer] = told_up_to(self.duel)
        self.known[viewer] = teller.remember()

    def present(self) -> None:
        """Show what is new, the field where it helps, and the question with its options."""
        duel = self.duel
        decision = duel.decision
        assert decision is not None
        viewer = decision.player
        if self.seats.alone and viewer != self.last_viewer:
            self.paper.line(self.words("turn-to-answer", player=self.teller(viewer).subject(viewer)), "reverse")
        self.last_viewer = viewer
        self.report(viewer)
        teller = self.teller(viewer)
        now = (duel.turn, duel.phase, viewer)
        if self.redraw or decision.kind == ACT and (not self.paper.plain or now != self.field_shown_for):
            self.field("")
            self.field_shown_for = now
            self.redraw = False
        elif duel.chain or duel.attacker >= 0:
            for line in chain_lines(teller, duel.observe(viewer)):
                self.paper.line("  " + line, "yellow")
        self.options = grouped(teller, decision.options)
        self.paper.line(teller.question(), "bold")
        if decision.why == codes.W_OPTIONAL:
            for line in teller.question_text().splitlines():
                self.paper.line("  " + line, "dim")
        for number, (text, _) in enumerate(self.options, 1):
            self.paper.line(f"{number:>3}  {text}")

    def quick_answer(self) -> tuple[str, int] | None:
        """What an empty line means: to pass, where that can be done."""
        decision = self.duel.decision
        if decision is None or decision.kind in (ACT, CONFIRM):
            return None
        for text, option in self.options:
            if option == codes.PASS:
                return text, option
        return None

    def read(self) -> int | None:
        """Read one line: an option, or ``None`` after a command or a mistake."""
        teller = self.teller(self.viewer())
        quick = self.quick_answer()
        prompt = teller.words("prompt") + f" (1-{len(self.options)})"
        if quick is not None:
            prompt += " " + teller.words("prompt-enter", option=quick[0])
        elif not self.past and not self.recorder.record.steps:
            prompt += " " + teller.words("prompt-help")
        text = folded(self.paper.ask(prompt + ": "))
        if not text and quick is not None:
            return quick[1]
        if text.lstrip("+-").isdecimal():
            number = int(text) if len(text) < 10 else 0
            if 1 <= number <= len(self.options):
                return self.options[number - 1][1]
            self.paper.line(teller.words("bad-number", text=text[:40], count=str(len(self.options))), "red")
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
        if run is None or rest and run not in (self.save, self.why):
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

    def field(self, _: str) -> None:
        """``field``."""
        viewer = self.viewer()
        teller = self.teller(viewer)
        view = self.duel.observe(viewer)
        if self.sorted[viewer]:
            view.sides[0].hand.sort(key=in_order)
        if self.paper.plain:
            self.lines(field_lines(teller, view))
        else:
            self.paper.draw(board(teller, view, self.paper.width))

    def sort(self, _: str) -> None:
        """``sort``: the own hand in order, or again as the cards came; for the own eyes only (EX04-HND-03)."""
        viewer = self.viewer()
        self.sorted[viewer] = not self.sorted[viewer]
        self.field("")

    def log(self, _: str) -> None:
        """``log``."""
        viewer = self.viewer()
        teller = self.teller(viewer)
        teller.formerly = self.known[viewer]
        self.lines(log_lines(teller, whole=True) or [self.words("log-empty")])

    def _pile(self, place: int) -> None:
        viewer = self.viewer()
        self.lines(pile_lines(self.teller(viewer), self.duel.observe(viewer), place))

    def grave(self, _: str) -> None:
        """``grave``."""
        self._pile(codes.GRAVEYARD)

    def banished(self, _: str) -> None:
        """``banished``."""
        self._pile(codes.BANISHED)

    def extra(self, _: str) -> None:
        """``extra``."""
        self._pile(codes.EXTRA)

    def life(self, _: str) -> None:
        """``lp``."""
        self.lines(life_lines(self.teller(self.viewer())))

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

    def why(self, what: str) -> None:
        """``why``, ``why N``, ``why CARD``."""
        teller = self.teller(self.viewer())
        if not what:
            self.lines([*question_reasons(teller), *turn_reasons(teller)])
            return
        if what.isdecimal() and len(what) < 5:
            self.explain(what)
            return
        cards = named_cards(teller, what)
        names = list(dict.fromkeys(teller.name(card) for card in cards))
        if len(names) > 1:
            self.paper.line(teller.words("which-card", names=teller.words("linear-list").join(names[:12])))
        elif cards:
            self.lines(several_lines(teller, cards))
        else:
            found = find_card(what)
            key = "not-in-sight" if isinstance(found, Card) else "bad-card"
            name = teller.name_of(found) if isinstance(found, Card) else what[:40]
            self.paper.line(teller.words(key, text=name), "red")

    def explain(self, what: str) -> None:
        """``?``, ``? N``, ``? card``, ``? rule``."""
        viewer = self.viewer()
        teller = self.teller(viewer)
        if not what:
            if self.duel.decision is not None:
                self.lines(question_lines(teller))
            else:
                self.help("")
            return
        if what.isdecimal() and len(what) < 5:
            if 1 <= int(what) <= len(self.options):
                self.lines(option_lines(teller, self.options[int(what) - 1][1]))
            else:
                self.paper.line(teller.words("bad-number", text=what, count=str(len(self.options))), "red")
            return
        rule = rule_sheet(what.upper(), self.language)
        if rule:
            self.lines(rule)
            return
        found = find_card(what)
        if isinstance(found, Card):
            year = self.duel.rules.year
            self.lines(card_sheet(found.under(year), self.language, year))
            mine = card_of_definition(self.duel, viewer, found)
            reasons = cannot_lines(teller, mine) if mine >= 0 and self.duel.decision is not None else []
            if reasons:
                self.lines([teller.words("why-not-title"), *["  " + line for line in reasons]])
        elif found:
            names = [card.ja if self.language is Language.JA else card.en for card in found[:12]]
            self.paper.line(teller.words("which-card", names=teller.words("linear-list").join(names)))
        else:
            self.paper.line(teller.words("bad-card", text=what[:40]), "red")

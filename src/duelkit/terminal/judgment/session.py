"""One duel of THE EYE OF JUDGMENT at the table."""

from __future__ import annotations

from typing import Final

from duelkit.judgment import Duel
from duelkit.judgment.forecast import forecast, short
from duelkit.judgment.forecast import lines as forecast_lines
from duelkit.judgment.language.card import Card
from duelkit.judgment.records import Recorder
from duelkit.judgment.state import codes
from duelkit.judgment.text.telling import Teller
from duelkit.kernel.decision import ACT, CONFIRM, Decision
from duelkit.terminal.judgment.board import board
from duelkit.terminal.judgment.explain import (
    asked_lines, card_lines, card_sheet, cards_meant, find_card, option_lines, question_lines,
)
from duelkit.terminal.judgment.linear import field_lines, grave_lines, log_lines, told_up_to
from duelkit.terminal.paper import Paper
from duelkit.terminal.shared import rule_sheet
from duelkit.terminal.sitting import Seats, Sitting, folded
from duelkit.wording import Language

FORETOLD: Final = (codes.W_ATTACK_TARGET, codes.W_FACING)
"""Questions whose options lead to a battle at once; a forecast stands behind each."""


def grouped(teller: Teller, options: list[int]) -> list[tuple[str, list[int]]]:
    """The options in words; summons of one card to several fields go together, and what has the same words."""
    found: dict[str, list[int]] = {}
    for option in options:
        if codes.verb_of(option) == codes.O_SUMMON:
            card = codes.card_of(option)
            places = sorted({codes.number_of(other) + 1 for other in options if codes.verb_of(other) == codes.O_SUMMON
                             and codes.card_of(other) == card})
            text = teller.words("summon-group", card=teller.name(card), fields=" ".join(map(str, places)))
            numbers = found.setdefault(text, [])
            if all(codes.number_of(other) != codes.number_of(option) for other in numbers):
                numbers.append(option)
        else:
            found.setdefault(teller.option(option), [option])
    return list(found.items())


def with_forecast(teller: Teller, text: str, option: int) -> str:
    """An option in words with a forecast of the battle that it leads to behind it, if it leads to one."""
    ahead = short(teller, forecast(teller.duel, option, teller.player))
    return f"{text}  [{ahead}]" if ahead else text


class JudgmentSession(Sitting[Duel]):
    """A duel of THE EYE OF JUDGMENT being played at the terminal.

    :param recorder: the duel with its record; ``seats``: who answers.
    """

    def __init__(self, recorder: Recorder, seats: Seats[Duel], language: Language, paper: Paper) -> None:
        super().__init__(recorder, seats, language, paper)
        self.groups: list[list[int]] = []
        self.field_shown_for = (-1, -1, -1)
        self.commands |= {"grave": self.grave, "墓地": self.grave}

    def teller(self, player: int) -> Teller:
        """Who tells the duel to a player."""
        return Teller(self.duel, player, self.language, neutral=self.seats.alone)

    def say(self, viewer: int, key: str, **values: str | int) -> str:
        """A message in words."""
        return self.teller(viewer).words(key, **values)

    def subject(self, viewer: int, player: int) -> str:
        """How a player is called before a viewer."""
        return self.teller(viewer).subject(player)

    def outcome(self, viewer: int) -> str:
        """How the duel ended, in words."""
        return self.teller(viewer).outcome()

    def report(self, viewer: int) -> None:
        """What has happened since this viewer was last told."""
        for line in log_lines(self.teller(viewer), self.shown[viewer]):
            self.paper.line("  " + line, "dim" if not line.startswith(("―", "--")) else "bold")
        self.shown[viewer] = told_up_to(self.duel)

    def ask(self, viewer: int, decision: Decision) -> None:
        """Show the board where it helps, then the question with its options."""
        teller = self.teller(viewer)
        now = (self.duel.turn, self.duel.phase, viewer)
        free = decision.kind == ACT or decision.why == codes.W_MULLIGAN
        if self.redraw or free and (now != self.field_shown_for or not self.paper.plain):
            self.field("")
            self.field_shown_for = now
            self.redraw = False
        self.options = []
        self.groups = []
        for text, options in grouped(teller, decision.options):
            self.options.append((with_forecast(teller, text, options[0]) if decision.why in FORETOLD else text,
                                 options[0]))
            self.groups.append(options)
        self.paper.line(teller.question(), "bold")
        self.list_options()

    def read(self) -> int | None:
        """Read one line; a summon asks for its field as well."""
        chosen = super().read()
        if chosen is None:
            return None
        options = next((group for group in self.groups if chosen in group), [chosen])
        if len(options) == 1:
            return chosen
        places = {codes.number_of(option) + 1: option for option in options}
        fields = " ".join(map(str, sorted(places)))
        text = folded(self.paper.ask(self.words("prompt-field", fields=fields) + ": "))
        if text.isascii() and text.isdecimal() and len(text) < 4 and int(text) in places:
            return places[int(text)]
        self.paper.line(self.words("bad-field", text=text[:40], fields=fields), "red")
        return None

    def confirmed(self, option: int) -> bool:
        """Before an attack by re-action on the only target there is: a forecast, and the question whether to do it."""
        if codes.verb_of(option) != codes.O_ATTACK:
            return True
        viewer = self.viewer()
        teller = self.teller(viewer)
        found = forecast(self.duel, option, viewer)
        if not found.fights:
            return True
        self.paper.line(teller.words("forecast-title"), "bold yellow")
        for line in forecast_lines(teller, found):
            self.paper.line("  " + line, "yellow")
        answer = folded(self.paper.ask(teller.words("prompt-attack") + ": ")).casefold()
        if answer in ("", "y", "yes", "はい", "1"):
            return True
        self.paper.line(teller.words("attack-thought-better"))
        return False

    def quick_answer(self) -> tuple[str, int] | None:
        """What an empty line means: to finish or to decline, where that can be done."""
        decision = self.duel.decision
        if decision is None or decision.kind in (ACT, CONFIRM):
            return None
        return next(((text, option) for text, option in self.options if codes.verb_of(option) == codes.O_FINISH), None)

    # commands

    def field(self, _: str) -> None:
        """``field``."""
        viewer = self.viewer()
        teller = self.teller(viewer)
        view = self.duel.observe(viewer)
        if self.paper.plain:
            self.lines(field_lines(teller, view))
        else:
            self.paper.draw(board(teller, view, self.paper.width))

    def log(self, _: str) -> None:
        """``log``."""
        self.lines(log_lines(self.teller(self.viewer()), whole=True) or [self.words("log-empty")])

    def grave(self, _: str) -> None:
        """``grave``."""
        viewer = self.viewer()
        self.lines(grave_lines(self.teller(viewer), self.duel.observe(viewer)))

    def why(self, what: str) -> None:
        """``why``, ``why N``, ``why CARD``."""
        teller = self.teller(self.viewer())
        if not what:
            self.lines(asked_lines(teller))
            return
        if what.isdecimal() and len(what) < 5:
            self.explain(what)
            return
        cards = cards_meant(teller, what)
        names = list(dict.fromkeys(teller.name(card) for card in cards))
        if len(names) > 1:
            self.paper.line(teller.words("which-card", names=teller.joined(names[:12])))
        elif cards:
            said: list[list[str]] = []
            for card in cards:
                found_lines = card_lines(teller, card)
                if found_lines not in said:
                    said.append(found_lines)
            self.lines([line for block in said for line in block])
        else:
            found = find_card(what)
            if isinstance(found, list) and found:
                names = [teller.name_of(card) for card in found[:12]]
                self.paper.line(teller.words("which-card", names=teller.joined(names)))
                return
            key = "not-in-sight" if isinstance(found, Card) else "bad-card"
            self.paper.line(teller.words(key, text=teller.name_of(found) if isinstance(found, Card) else what[:40]),
                            "red")

    def explain(self, what: str) -> None:
        """``?``, ``? N``, ``? card``, ``? rule``."""
        teller = self.teller(self.viewer())
        if not what:
            self.lines(question_lines(teller) if self.duel.decision is not None else teller.words("help").splitlines())
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
            self.lines(card_sheet(found, self.language))
        elif found:
            self.paper.line(teller.words("which-card", names=teller.joined(map(teller.name_of, found[:12]))))
        else:
            self.paper.line(teller.words("bad-card", text=what[:40]), "red")

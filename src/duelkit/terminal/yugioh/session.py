"""A duel of Yu-Gi-Oh! at the terminal: shows what a player may see, asks, and carries out commands."""

from __future__ import annotations

from rich.console import RenderableType

from duelkit.kernel.decision import ACT, CONFIRM, Decision
from duelkit.recording import Recorder
from duelkit.terminal.paper import Paper
from duelkit.terminal.sitting import Left, Seats, Sitting
from duelkit.terminal.yugioh.board import board, chain_lines
from duelkit.terminal.yugioh.explain import option_lines, question_lines
from duelkit.terminal.yugioh.linear import field_lines, life_lines, log_lines, newest_entry, pile_lines
from duelkit.terminal.yugioh.lookup import card_sheet, find_card
from duelkit.terminal.yugioh.whys import (
    cannot_lines,
    card_of_definition,
    named_cards,
    question_reasons,
    several_lines,
    turn_reasons,
)
from duelkit.terminal.yugioh.words import MESSAGES
from duelkit.yugioh import Duel
from duelkit.yugioh.engine.seen.view import CardView
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.telling.messages import knows_message
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.text.grammar.registry import Language
from duelkit.yugioh.text.old_terms import of_its_time

__all__ = ["Left", "Seats", "Session", "grouped", "in_order"]


def grouped(teller: Teller, options: list[int]) -> list[tuple[str, int]]:
    """Returns the options in words; equal words only once."""
    found: dict[str, int] = {}
    for option in options:
        found.setdefault(teller.option(option), option)
    return list(found.items())


def in_order(card: CardView) -> tuple[int, int]:
    """Returns a card's place in a sorted hand: monsters, spells, traps, with copies together."""
    return (card.types & (codes.MONSTER | codes.SPELL | codes.TRAP), card.passcode)


def later_words(rules: Rules) -> list[str]:
    """The messages that explain terms which not every edition has."""
    kinds = {"glossary-xyz": codes.XYZ, "glossary-link": codes.LINK, "glossary-pendulum": codes.PENDULUM}
    found = [message for message, kind in kinds.items() if rules.types & kind]
    return [*found, "glossary-shared-zone"] if rules.pendulum_in_row else found


class Session(Sitting[Duel]):
    """A duel of Yu-Gi-Oh! being played at the terminal.

    :param recorder: the duel with its record.
    :param seats: who answers.
    """

    messages = MESSAGES

    def __init__(self, recorder: Recorder[Duel], seats: Seats[Duel], language: Language, paper: Paper) -> None:
        super().__init__(recorder, seats, language, paper)
        self.field_shown_for = (-1, -1, -1)
        self.sorted = [False, False]
        """Whether each player's hand is shown sorted."""
        self.commands |= {
            "grave": self.grave,
            "墓地": self.grave,
            "banished": self.banished,
            "removed": self.banished,
            "除外": self.banished,
            "extra": self.extra,
            "エクストラ": self.extra,
            "sort": self.sort,
            "並べ替え": self.sort,
            "lp": self.life,
        }

    def teller(self, player: int) -> Teller:
        """Returns the teller that puts the duel into words for a player."""
        return Teller(self.duel, player, self.language, neutral=self.seats.alone)

    def knows(self, key: str) -> bool:
        """Whether the game has its own words for a message."""
        return knows_message(self.language, key)

    def tell(self, key: str, **values: str | int) -> str:
        """Returns a message of all games in the terms of the edition's time (EX04-TRIB-01)."""
        found = super().tell(key, **values)
        for word in later_words(self.duel.rules) if key == "glossary" else []:
            found += "\n" + super().tell(word, **values)
        return of_its_time(found, self.duel.rules.year)

    # showing

    def quantities(self) -> dict[str, str]:
        """Returns the numbers that appear in the goal and the glossary."""
        return {"hand": str(self.duel.rules.hand_limit)}

    def news(self, viewer: int) -> list[str]:
        """Returns what has happened since this viewer last saw the news."""
        teller = self.teller(viewer)
        found = log_lines(teller, self.shown[viewer])
        self.shown[viewer] = newest_entry(self.duel)
        return found

    def helps(self, viewer: int, decision: Decision) -> bool:
        """Whether the field is shown with this question."""
        now = (self.duel.turn, self.duel.phase, viewer)
        found = decision.kind == ACT and (not self.paper.plain or now != self.field_shown_for)
        if found:
            self.field_shown_for = now
        return found

    def ask(self, viewer: int, decision: Decision) -> None:
        """Sets the question and its options, preceded by the chain and the attack if the field is not shown."""
        duel = self.duel
        teller = self.teller(viewer)
        self.asked = []
        if decision.kind != ACT and not self.drawn and (duel.chain or duel.attacker >= 0):
            self.asked += [("  " + line, "yellow") for line in chain_lines(teller, duel.observe(viewer))]
        self.asked.append((teller.question(), "bold"))
        if decision.why == codes.W_OPTIONAL:
            self.asked += [("  " + line, "dim") for line in teller.question_text().splitlines()]
        self.offer(grouped(teller, decision.options))

    def quick_answer(self) -> tuple[str, int] | None:
        """Returns what an empty line means: to pass, where that is possible."""
        decision = self.duel.decision
        if decision is None or decision.kind in (ACT, CONFIRM):
            return None
        for text, option in self.options:
            if option == codes.PASS:
                return text, option
        return None

    def picture(self, viewer: int) -> RenderableType | list[str]:
        """Returns the field: lines for plain output, otherwise something to render."""
        teller = self.teller(viewer)
        view = self.duel.observe(viewer)
        if self.sorted[viewer]:
            view.sides[0].hand.sort(key=in_order)
        if self.paper.plain:
            return field_lines(teller, view)
        return board(teller, view, self.paper.width, self.paper.tall)

    # commands

    def sort(self, _: str) -> None:
        """Carries out ``sort``: shows the own hand sorted, or again as it came; only for the player (EX04-HND-03)."""
        viewer = self.viewer()
        self.sorted[viewer] = not self.sorted[viewer]
        self.field("")

    def log(self, _: str) -> None:
        """Carries out ``log``."""
        viewer = self.viewer()
        teller = self.teller(viewer)
        self.lines(log_lines(teller, whole=True) or [self.words("log-empty")])

    def _pile(self, place: int) -> None:
        viewer = self.viewer()
        self.lines(pile_lines(self.teller(viewer), self.duel.observe(viewer), place))

    def grave(self, _: str) -> None:
        """Carries out ``grave``."""
        self._pile(codes.GRAVEYARD)

    def banished(self, _: str) -> None:
        """Carries out ``banished``, ``removed``."""
        self._pile(codes.BANISHED)

    def extra(self, _: str) -> None:
        """Carries out ``extra``."""
        self._pile(codes.EXTRA)

    def life(self, _: str) -> None:
        """Carries out ``lp``."""
        self.lines(life_lines(self.teller(self.viewer())))

    def why(self, what: str) -> None:
        """Carries out ``why``, ``why N``, ``why CARD``."""
        teller = self.teller(self.viewer())
        if not what:
            asked = self.duel.decision is not None
            self.lines([*question_reasons(teller), *turn_reasons(teller)] if asked else [self.tell("no-options")])
            return
        if what.isdecimal() and len(what) < 5:
            self.explain(what)
            return
        cards = named_cards(teller, what)
        names = list(dict.fromkeys(teller.name(card) for card in cards))
        if len(names) > 1:
            self.which_card(names)
        elif cards:
            self.lines(several_lines(teller, cards))
        else:
            found = find_card(what)
            key = "not-in-sight" if isinstance(found, Card) else "bad-card"
            name = teller.name_of(found) if isinstance(found, Card) else what[:40]
            self.paper.line(teller.words(key, text=name), "red")

    def question_lines(self) -> list[str]:
        """Returns the open question with the rules behind it."""
        return question_lines(self.teller(self.viewer()))

    def option_lines(self, option: int) -> list[str]:
        """Returns an option with the rules behind it."""
        return option_lines(self.teller(self.viewer()), option)

    def find_card(self, what: str) -> Card | list[Card]:
        """Returns the card that a text names, or a list of all that it could name."""
        return find_card(what)

    def name_of(self, card: Card) -> str:
        """Returns the name of a card."""
        return card.ja if self.language is Language.JA else card.en

    def sheet(self, card: Card) -> list[str]:
        """Returns everything about a card, and why nothing can be done with it."""
        viewer = self.viewer()
        teller = self.teller(viewer)
        year = self.duel.rules.year
        lines = card_sheet(card.under(year), self.language, year)
        mine = card_of_definition(self.duel, viewer, card)
        reasons = cannot_lines(teller, mine) if mine >= 0 and self.duel.decision is not None else []
        return [*lines, self.words("why-not-title"), *["  " + line for line in reasons]] if reasons else lines

    def joined(self, names: list[str]) -> str:
        """Returns names as a list in the player's language."""
        return self.words("linear-list").join(names)

"""A duel of THE EYE OF JUDGMENT at the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from duelkit.cardlang.wording import Language
from duelkit.judgment import Duel
from duelkit.judgment.engine.seen.view import observe
from duelkit.judgment.forecast import forecast, landing, short
from duelkit.judgment.forecast import lines as forecast_lines
from duelkit.judgment.language.card import Card
from duelkit.judgment.state import codes
from duelkit.judgment.telling.messages import knows_message
from duelkit.judgment.telling.teller import Teller
from duelkit.judgment.why.said import offered_because
from duelkit.kernel.decision import ACT, CONFIRM, Decision
from duelkit.recording import Recorder
from duelkit.terminal.judgment.board import board
from duelkit.terminal.judgment.explain import asked_lines, card_lines, cards_meant, option_lines, question_lines
from duelkit.terminal.judgment.figures import numbers, tile
from duelkit.terminal.judgment.linear import field_line, field_lines, grave_lines, log_lines, newest_entry
from duelkit.terminal.judgment.lookup import card_sheet, find_card
from duelkit.terminal.judgment.words import MESSAGES
from duelkit.terminal.paper import Paper
from duelkit.terminal.sitting import Seats, Sitting

FORETOLD: Final = (codes.W_ATTACK_TARGET, codes.W_FACING)
"""Questions whose options lead directly to a battle; each option has a forecast."""


def grouped(teller: Teller, options: list[int]) -> list[tuple[str, list[int]]]:
    """Returns the options in words; summons of one card to several fields are grouped, as are options with the same
    words."""
    found: dict[str, list[int]] = {}
    for option in options:
        if codes.verb_of(option) == codes.O_SUMMON:
            card = codes.card_of(option)
            places = sorted(
                {
                    codes.number_of(other) + 1
                    for other in options
                    if codes.verb_of(other) == codes.O_SUMMON and codes.card_of(other) == card
                }
            )
            text = teller.words("summon-group", card=teller.name(card), fields=" ".join(map(str, places)))
            numbers = found.setdefault(text, [])
            if all(codes.number_of(other) != codes.number_of(option) for other in numbers):
                numbers.append(option)
        else:
            found.setdefault(teller.option(option), [option])
    return list(found.items())


def described(teller: Teller, text: str, options: list[int]) -> str:
    """Returns an option as it is listed, with its result if a word or two can describe it."""
    option = options[0]
    decision = teller.duel.decision
    verb = codes.verb_of(option)
    if verb in (codes.O_ROTATE, codes.O_FACING):
        text = with_reach(teller, text, option)
    if len(options) == 1 and verb in (codes.O_SUMMON, codes.O_INCARNATE):
        text = landing_words(teller, option, text)
    return with_forecast(teller, text, option) if decision is not None and decision.why in FORETOLD else text


def with_reach(teller: Teller, text: str, option: int) -> str:
    """Returns a rotation with the facing that it leads to; for that or a facing, the fields that the attack then
    reaches."""
    duel = teller.duel
    card = codes.card_of(option)
    here = duel.creatures[card].field
    facing = codes.number_of(option)
    if codes.verb_of(option) == codes.O_ROTATE:
        facing = (duel.creatures[card].facing + (1 if facing else 3)) % 4
        text = teller.joined([text, teller.words("option-faces", facing=teller.words(f"facing-{facing}"))])
    elif here < 0 and duel.decision is not None:
        here = duel.decision.detail
    icons = duel.info[card].icons
    if not icons or not icons[0].damage or here < 0:
        return text
    icon = icons[max(duel.creatures[card].pattern, 0)]
    fields = icon.reach[here * 4 + facing]
    if icon.damage == codes.MAGIC and len(fields) == 8:
        return text
    return teller.joined([text, teller.words("short-reach", fields=numbers(fields) or teller.words("nothing"))])


def tile_words(teller: Teller, option: int) -> str:
    """Returns the field of a summon as it is now."""
    position = codes.number_of(option)
    return tile(teller, observe(teller.duel, teller.player).fields[position])


def landing_words(teller: Teller, option: int, text: str) -> str:
    """Returns a summon to a field with what the field does to the creature."""
    change, dies = landing(teller.duel, option, teller.player)
    effects = [teller.words("landing-change", change=f"{change:+}")] if change else []
    if dies:
        effects.append(teller.words("landing-dies"))
    return f"{text}  [{teller.joined(effects)}]" if effects else text


def with_forecast(teller: Teller, text: str, option: int) -> str:
    """Returns an option in words, with a forecast of the battle to which it leads, if any."""
    ahead = short(teller, forecast(teller.duel, option, teller.player))
    return f"{text}  [{ahead}]" if ahead else text


def offered(teller: Teller, options: list[int]) -> list[tuple[str, str]]:
    """Returns the options as they are listed, each with a forecast if it leads to a battle, and why it is offered."""
    found = []
    for words, alike in grouped(teller, options):
        text = described(teller, words, alike)
        if codes.verb_of(alike[0]) == codes.O_ATTACK:
            text = with_forecast(teller, text, alike[0])
        found.append((text, str(offered_because(alike[0], teller.language))))
    return found


class JudgmentSession(Sitting[Duel]):
    """A duel of THE EYE OF JUDGMENT being played at the terminal.

    :param recorder: the duel with its record.
    :param seats: who answers.
    """

    messages = MESSAGES

    def __init__(self, recorder: Recorder[Duel], seats: Seats[Duel], language: Language, paper: Paper) -> None:
        super().__init__(recorder, seats, language, paper)
        self.groups: dict[int, list[int]] = {}
        """The options grouped in one of those listed, by the first of them."""
        self.half = False
        """Whether the field of a summon is being asked for."""
        self.with_rest = (*self.with_rest, self.field)
        self.field_shown_for = (-1, -1, -1)
        self.commands |= {"grave": self.grave, "墓地": self.grave}

    def teller(self, player: int) -> Teller:
        """Returns the teller that puts the duel into words for a player."""
        return Teller(self.duel, player, self.language, neutral=self.seats.alone)

    def knows(self, key: str) -> bool:
        """Whether the game has its own words for a message."""
        return knows_message(self.language, key)

    def quantities(self) -> dict[str, str]:
        """Returns the numbers that appear in the goal and the glossary."""
        settings = self.duel.settings
        return {
            "fields": str(settings.fields_to_win),
            "mana": str(settings.mana_gain),
            "hand": str(settings.hand_limit),
            "unlock": str(settings.unlock_at),
        }

    def news(self, viewer: int) -> list[str]:
        """Returns what has happened since this viewer last saw the news."""
        found = log_lines(self.teller(viewer), self.shown[viewer])
        self.shown[viewer] = newest_entry(self.duel)
        return found

    def helps(self, viewer: int, decision: Decision) -> bool:
        """Whether the board is shown with this question."""
        now = (self.duel.turn, self.duel.phase, viewer)
        free = decision.kind == ACT or decision.why == codes.W_MULLIGAN
        found = free and (now != self.field_shown_for or not self.paper.plain)
        if found:
            self.field_shown_for = now
        return found

    def ask(self, viewer: int, decision: Decision) -> None:
        """Sets the question and its options, with summons of a card to several fields as one option."""
        teller = self.teller(viewer)
        together = grouped(teller, decision.options)
        self.groups = {options[0]: options for _, options in together}
        self.half = False
        self.asked = [(teller.question(), "bold")]
        self.offer([(described(teller, text, options), options[0]) for text, options in together])

    def entered(self, line: str) -> int | None:
        """Returns the option that a line means; a summon to several fields also asks for its field."""
        chosen = super().entered(line)
        if chosen is None or self.half:
            return chosen
        options = self.groups[chosen]
        if len(options) == 1:
            return chosen
        teller = self.teller(self.viewer())
        places = sorted(options, key=codes.number_of)
        self.half = True
        self.asked = [(teller.words("question-field", card=teller.quoted(codes.card_of(chosen))), "bold")]
        self.offer(
            [(landing_words(teller, option, tile_words(teller, option)), option) for option in places],
            [codes.number_of(option) + 1 for option in places],
        )
        self.list_options()
        return None

    def half_made(self) -> bool:
        """Goes back to the summon while its field is being asked for; returns whether it was."""
        decision = self.duel.decision
        if not self.half or decision is None:
            return False
        self.ask(decision.player, decision)
        return True

    def confirmed(self, option: int) -> bool:
        """Before an attack by re-action on the only target: shows a forecast and asks whether to do it."""
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
        if self.confirm(teller.words("prompt-attack"), True):
            return True
        self.paper.line(teller.words("attack-thought-better"))
        return False

    def quick_answer(self) -> tuple[str, int] | None:
        """Returns what an empty line means: to finish or to decline, where that is possible."""
        decision = self.duel.decision
        if decision is None or decision.kind in (ACT, CONFIRM):
            return None
        return next(((text, option) for text, option in self.options if codes.verb_of(option) == codes.O_FINISH), None)

    # commands

    def picture(self, viewer: int) -> RenderableType | list[str]:
        """Returns the board: lines for plain output, otherwise something to render."""
        teller = self.teller(viewer)
        view = self.duel.observe(viewer)
        if self.paper.plain:
            return field_lines(teller, view)
        return board(teller, view, self.paper.width, self.paper.tall)

    def field(self, what: str) -> None:
        """Carries out ``field``, or ``field N`` for everything on one field."""
        if not what:
            super().field("")
            return
        viewer = self.viewer()
        if len(what) == 1 and what in "123456789":
            position = int(what) - 1
            self.paper.line(field_line(self.teller(viewer), self.duel.observe(viewer).fields[position], position))
        else:
            self.paper.line(self.tell("bad-label", text=what[:40], range="1-9"), "red")

    def log(self, _: str) -> None:
        """Carries out ``log``."""
        self.lines(log_lines(self.teller(self.viewer()), whole=True) or [self.words("log-empty")])

    def grave(self, _: str) -> None:
        """Carries out ``grave``."""
        viewer = self.viewer()
        self.lines(grave_lines(self.teller(viewer), self.duel.observe(viewer)))

    def why(self, what: str) -> None:
        """Carries out ``why``, ``why N``, ``why CARD``."""
        teller = self.teller(self.viewer())
        if not what:
            self.lines(asked_lines(teller) or [self.tell("no-options")])
            return
        if what.isdecimal() and len(what) < 5:
            self.explain(what)
            return
        cards = cards_meant(teller, what)
        names = list(dict.fromkeys(teller.name(card) for card in cards))
        if len(names) > 1:
            self.which_card(names)
        elif cards:
            blocks: list[list[str]] = []
            for card in cards:
                found_lines = card_lines(teller, card)
                if found_lines not in blocks:
                    blocks.append(found_lines)
            self.lines([line for block in blocks for line in block])
        else:
            found = find_card(what)
            if isinstance(found, list) and found:
                self.which_card([teller.name_of(card) for card in found])
                return
            key = "not-in-sight" if isinstance(found, Card) else "bad-card"
            self.paper.line(
                teller.words(key, text=teller.name_of(found) if isinstance(found, Card) else what[:40]), "red"
            )

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
        return self.teller(self.viewer()).name_of(card)

    def sheet(self, card: Card) -> list[str]:
        """Returns everything about a card."""
        return card_sheet(card, self.language)

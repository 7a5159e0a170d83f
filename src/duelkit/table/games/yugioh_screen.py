"""What viewers are shown of a duel of Yu-Gi-Oh!."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec import UNSET, UnsetType

from duelkit.kernel.decision import KIND_NAMES, Decision
from duelkit.table.answers import About, Ask, Entry, Option, Zone
from duelkit.table.games.context import LANGUAGES, picked_so_far
from duelkit.table.games.desk import Screen
from duelkit.table.games.yugioh_context import YugiohContext
from duelkit.table.games.yugioh_log import KINDS
from duelkit.table.games.yugioh_view import QUESTIONS, Numbering, YugiohView, view_of
from duelkit.yugioh.choices import VERBS
from duelkit.yugioh.engine.seen.view import LogView, knows, observe, seen_log
from duelkit.yugioh.language.terms import Domain
from duelkit.yugioh.state import codes, log
from duelkit.yugioh.telling.happened import asking_card, happened
from duelkit.yugioh.telling.log import is_quiet, log_line
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.why.said import offered_because

PORTION: Final = 400
"""The most log entries that are converted at once."""


def portions(last: log.LogEntry | None, after: int) -> Iterator[tuple[log.LogEntry, int]]:
    """Yields the log after a number in portions: the last entry of each, and the number before its first."""
    ends: list[log.LogEntry] = []
    for at, entry in enumerate(log.newest_first(last)):
        if entry.number <= after:
            break
        if at % PORTION == 0:
            ends.append(entry)
    for end in reversed(ends):
        yield end, after
        after = end.number


class YugiohScreen(Screen):
    """What viewers are shown."""

    context: YugiohContext

    def pulse(self) -> tuple[int, ...]:
        duel = self.context.duel
        return (
            self.newest(),
            duel.life[0],
            duel.life[1],
            duel.phase,
            duel.step,
            len(duel.chain),
            duel.attacker,
            duel.moment,
        )

    def public_pulse(self) -> tuple[int, ...]:
        duel = self.context.duel
        return (
            duel.turn,
            duel.life[0],
            duel.life[1],
            duel.phase,
            duel.step,
            len(duel.chain),
            duel.attacker,
            duel.moment,
            len(duel.recent),
        )

    def view(self, viewer: int) -> YugiohView:
        return self._view(viewer, lambda card: self.numbers.of(viewer, card))

    def _view(self, viewer: int, number: Numbering) -> YugiohView:
        return view_of(observe(self.context.duel, viewer), self.context.duel.rules, number, self._pendulums(viewer))

    def open_view(self) -> YugiohView:
        first, second = (self._view(player, self.numbers.now) for player in (0, 1))
        first.sides[1] = second.sides[0]
        first.pendulums |= second.pendulums
        return first

    def _pendulums(self, viewer: int) -> bool:
        """Whether the viewer knows of a Pendulum Monster: one in the own deck, or a card that is known now.

        A monster that is being summoned counts once its summon is in the log.
        """
        duel = self.context.duel
        return any(
            info.types & codes.PENDULUM
            and (duel.owner[card] == viewer or duel.place[card] != codes.LIMBO and knows(duel, viewer, card))
            for card, info in enumerate(duel.info)
        )

    def open_news(self) -> list[Entry]:
        duel = self.context.duel
        own = {entry.number: entry for entry in seen_log(duel, 1, duel.log)}
        whole = [
            own[entry.number] if entry.card < 0 and entry.number in own else entry
            for entry in seen_log(duel, 0, duel.log)
        ]
        return list(
            self._converted(
                [entry for entry in whole if not is_quiet(entry)],
                {
                    language: Teller(duel, 0, language, True, True, self.context.called(language))
                    for language in LANGUAGES
                },
            )
        )

    def question(self, texts: bool) -> Ask:
        decision = self.context.duel.decision
        assert decision is not None
        tellers = self.context.tellers(decision.player) if texts else {}
        options: list[Option] = []
        quiet: int | None = None
        for index, option in enumerate(decision.options):
            verb = codes.verb_of(option)
            card = codes.card_of(option)
            passcode = self._passcode(decision.player, card)
            number = codes.number_of(option)
            row = Option(
                verb=VERBS[verb],
                zone=self._zone(decision, option),
                passcode=passcode,
                card=self.numbers.now(card) if passcode else self.numbers.or_none(decision.player, card),
                number=self._number(decision, verb, number),
            )
            if texts:
                row.text = {language: teller.option(option) for language, teller in tellers.items()}
                rule = offered_because(self.context.duel, verb)
                row.rules = [rule] if rule else []
            if verb in (codes.PASS, codes.O_FINISH):
                quiet = index
            options.append(row)
        asked = Ask(
            kind=KIND_NAMES[decision.kind],
            why=QUESTIONS.get(decision.why, "other"),
            card=self.numbers.or_none(decision.player, decision.card),
            options=options,
            passing=quiet,
            number=self.numbers.of(decision.player, decision.detail)
            if decision.why == codes.W_INSTEAD
            else (decision.detail),
            picked=[self.numbers.of(decision.player, card) for card in picked_so_far(self.context.duel.stack)],
        )
        if texts:
            asked.text = {language: teller.question() for language, teller in tellers.items()}
            detail = {language: teller.question_text() for language, teller in tellers.items()}
            asked.detail = detail if any(detail.values()) else None
            event = {language: happened(teller) for language, teller in tellers.items()}
            asked.event = event if any(event.values()) else None
        asked.about = self._about(decision.player)
        return asked

    def _about(self, player: int) -> About | UnsetType:
        """Returns the card that the open question is about, if its player knows it."""
        card, effect = asking_card(self.context.duel)
        passcode = self._passcode(player, card)
        return About(self.numbers.now(card), passcode, effect) if passcode else UNSET

    def _passcode(self, player: int, card: int) -> int:
        """Returns the passcode of an option's card, including one in a deck that is being searched; 0 if it is
        unknown."""
        definition = self.context.teller(player, "en").definition(card)
        return 0 if definition is None else definition.passcode

    def _number(self, decision: Decision, verb: int, number: int) -> int:
        """Returns an option's number; of a card whose name is declared its passcode, for its number in the duel is
        nobody's to know."""
        if verb == codes.O_POSITION:
            return number & 0xF
        if decision.why == codes.W_DECLARE and decision.detail == Domain.CARD_NAME:
            info = self.context.duel.info
            return info[number].passcode if number < len(info) else 0
        return number

    def _zone(self, decision: Decision, option: int) -> Zone | None:
        """Returns the monster zone to which an option leads, if one is chosen."""
        if codes.verb_of(option) != codes.O_POSITION:
            return None
        slot = (codes.number_of(option) >> 4) - 1
        if slot < 0:
            return None
        return Zone("monsters", slot, decision.player)

    def entries(self, viewer: int, after: int, texts: bool) -> Iterator[Entry]:
        tellers = self.context.tellers(viewer) if texts else {}
        for last, since in portions(self.context.duel.log, after):
            fresh = [entry for entry in seen_log(self.context.duel, viewer, last, since) if not is_quiet(entry)]
            yield from self._converted(fresh, tellers)

    def _converted(self, entries: list[LogView], tellers: dict[str, Teller]) -> Iterator[Entry]:
        for entry in entries:
            message = KINDS[entry.kind].of(entry, partial(self._then, entry), entry.passcode)
            if tellers:
                message.text = {language: log_line(teller, entry) for language, teller in tellers.items()}
            yield message

    def _then(self, entry: LogView, card: int) -> int:
        """Returns the number of a card when a log entry was written; a card that moves into a deck has its old one."""
        into_deck = entry.kind == log.L_MOVE and entry.b == codes.DECK
        return self.numbers.names.then(self.context.duel, card, entry.number, into_deck)

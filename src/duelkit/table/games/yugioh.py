"""A duel of Yu-Gi-Oh! on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Final

from duelkit.games.yugioh import GAME
from duelkit.kernel.decision import KIND_NAMES, RESPOND, TRIGGER, Decision
from duelkit.table.answers import Ask, Entry, JudgedAction, Line, Option, Zone
from duelkit.table.games.desk import SPECTATOR, Desk, Explained, picked_so_far
from duelkit.table.games.yugioh_log import KINDS
from duelkit.table.games.yugioh_view import QUESTIONS, Numbering, YugiohView, view_of
from duelkit.yugioh.cards import library
from duelkit.yugioh.choices import VERBS
from duelkit.yugioh.compiler.definitions import card_info
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.engine.seen.view import LogView, knows, observe, seen_log
from duelkit.yugioh.language import terms
from duelkit.yugioh.language.card import LENT, Card, Effect, EffectKind
from duelkit.yugioh.notation import parsed
from duelkit.yugioh.rulings import deciding
from duelkit.yugioh.state import codes, log
from duelkit.yugioh.telling.log import is_quiet, log_line
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.why.said import Reason, judged_actions, offered_because, why_asked

PORTION: Final = 400


@lru_cache(maxsize=1)
def hand_triggers() -> frozenset[int]:
    """The kinds of events on which some card of the library triggers in the hand.

    Of the cards of the shelf only their occasions are made, each once: to make the cards would take a hundred times as
    long.
    """
    known = library()
    cards = [
        card
        for card in known.written
        if any(effect.kind is EffectKind.TRIGGER and effect.zones & terms.Zone.HAND for effect in card.effects)
    ]
    shelved = tuple(
        Effect(EffectKind.TRIGGER, parsed(when), zones=terms.Zone.HAND)
        for when in sorted(known.shelf.occasions_in_hand())
    )
    if shelved:
        cards.append(Card(0, "", "", terms.CardType.MONSTER | terms.CardType.EFFECT, effects=shelved))
    return frozenset().union(*map(hand_events, cards))


def hand_events(card: Card) -> frozenset[int]:
    """The kinds of events on which a card triggers in the hand."""
    return frozenset(
        kind
        for effect in card_info(card).effects
        if (effect.kind == codes.K_TRIGGER or effect.from_hand)
        and effect.zones & codes.HAND
        and effect.occasion is not None
        for kind in effect.occasion.kinds
    )


def portions(last: log.LogEntry | None, after: int) -> Iterator[tuple[log.LogEntry, int]]:
    """The log from a number on, a few hundred entries at a time: the last of them, and the number before them."""
    ends: list[log.LogEntry] = []
    for at, entry in enumerate(log.newest_first(last)):
        if entry.number <= after:
            break
        if at % PORTION == 0:
            ends.append(entry)
    for end in reversed(ends):
        yield end, after
        after = end.number


class YugiohDesk(Desk):
    """A duel of Yu-Gi-Oh!."""

    game = GAME

    def open_windows(self) -> None:
        self.duel.every_window = self.every_window
        self.duel.every_end = self.every_end

    @property
    def duel(self) -> Duel:
        duel: Duel = self.recorder.duel
        return duel

    def pulse(self) -> tuple[int, ...]:
        duel = self.duel
        return (
            self.told(),
            duel.life[0],
            duel.life[1],
            duel.phase,
            duel.step,
            len(duel.chain),
            duel.attacker,
            duel.moment,
        )

    # what is seen

    def view(self, viewer: int) -> YugiohView:
        return self._view(viewer, lambda card: self.number(viewer, card))

    def _view(self, viewer: int, number: Numbering) -> YugiohView:
        return view_of(observe(self.duel, viewer), self.duel.rules, number, self._pendulums(viewer))

    def can_point(self, viewer: int, card: int) -> bool:
        return bool(self.duel.place[card] & codes.FIELD) or knows(self.duel, viewer, card)

    def open_view(self) -> YugiohView:
        first, second = (self._view(player, lambda card: self.numbers.now(self.duel, card)) for player in (0, 1))
        first.sides[1] = second.sides[0]
        first.pendulums |= second.pendulums
        return first

    def _pendulums(self, viewer: int) -> bool:
        """Whether the viewer knows of a Pendulum Monster: in the own deck, or a card that is known now.

        What is about to be summoned shows once the summon is told.
        """
        duel = self.duel
        return any(
            info.types & codes.PENDULUM
            and (duel.owner[card] == viewer or duel.place[card] != codes.LIMBO and knows(duel, viewer, card))
            for card, info in enumerate(duel.info)
        )

    def open_news(self) -> list[Entry]:
        duel = self.duel
        own = {entry.number: entry for entry in seen_log(duel, 1, duel.log)}
        whole = [
            own[entry.number] if entry.card < 0 and entry.number in own else entry
            for entry in seen_log(duel, 0, duel.log)
        ]
        return list(
            self._told(
                [entry for entry in whole if not is_quiet(entry)],
                {language: Teller(duel, 0, language, True, True, self.called(language)) for language in ("ja", "en")},
            )
        )

    def teller(self, viewer: int, language: str) -> Teller:
        """Who tells the duel to a viewer."""
        return Teller(
            self.duel, viewer, language, neutral=self.neutral or viewer == SPECTATOR, names=self.called(language)
        )

    def question(self, texts: bool) -> Ask:
        decision = self.duel.decision
        assert decision is not None
        tellers = {language: self.teller(decision.player, language) for language in ("ja", "en")} if texts else {}
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
                card=self.numbers.now(self.duel, card) if passcode else self.number_or_none(decision.player, card),
                number=number & 0xF if verb == codes.O_POSITION else number,
            )
            if texts:
                row.text = {language: teller.option(option) for language, teller in tellers.items()}
                rule = offered_because(self.duel, verb)
                row.rules = [rule] if rule else []
            if verb in (codes.PASS, codes.O_FINISH):
                quiet = index
            options.append(row)
        asked = Ask(
            kind=KIND_NAMES[decision.kind],
            why=QUESTIONS.get(decision.why, "other"),
            card=self.number_or_none(decision.player, decision.card),
            options=options,
            passing=quiet,
            number=self.number(decision.player, decision.detail)
            if decision.why == codes.W_INSTEAD
            else (decision.detail),
            picked=[self.number(decision.player, card) for card in picked_so_far(self.duel.stack)],
        )
        if texts:
            asked.text = {language: teller.question() for language, teller in tellers.items()}
            detail = {language: teller.question_text() for language, teller in tellers.items()}
            asked.detail = detail if any(detail.values()) else None
        return asked

    def _passcode(self, player: int, card: int) -> int:
        """The card of an option, also one that lies in the deck that is being searched; 0 if it is not known."""
        definition = self.teller(player, "en").definition(card)
        return 0 if definition is None else definition.passcode

    def _zone(self, decision: Decision, option: int) -> Zone | None:
        """The monster zone to which an option leads, where one is chosen."""
        if codes.verb_of(option) != codes.O_POSITION:
            return None
        slot = (codes.number_of(option) >> 4) - 1
        if slot < 0:
            return None
        return Zone("monsters", slot, decision.player)

    def telling(self, viewer: int, after: int, texts: bool) -> Iterator[Entry]:
        tellers = {language: self.teller(viewer, language) for language in ("ja", "en")} if texts else {}
        for last, since in portions(self.duel.log, after):
            fresh = [entry for entry in seen_log(self.duel, viewer, last, since) if not is_quiet(entry)]
            yield from self._told(fresh, tellers)

    def _told(self, entries: list[LogView], tellers: dict[str, Teller]) -> Iterator[Entry]:
        for entry in entries:
            told = KINDS[entry.kind].of(entry, partial(self._then, entry), entry.passcode)
            if tellers:
                told.text = {language: log_line(teller, entry) for language, teller in tellers.items()}
            yield told

    def _then(self, entry: LogView, card: int) -> int:
        """The number of a card when an entry of the log was written; a card that goes into a deck has its old one."""
        into_deck = entry.kind == log.L_MOVE and entry.b == codes.DECK
        return self.numbers.then(self.duel, card, entry.number, into_deck)

    # why

    def why(self, viewer: int, card: int | None) -> Explained:
        duel = self.duel
        decision = duel.decision
        tellers = {language: self.teller(viewer, language) for language in ("ja", "en")}
        if decision is None or viewer == SPECTATOR or card is None and decision.player != viewer:
            return [], None
        if card is None:
            reasons = {language: why_asked(duel, language, viewer, teller) for language, teller in tellers.items()}
            return paired(reasons), None
        card = self.named(viewer, card)
        if duel.controller[card] != viewer and duel.owner[card] != viewer:
            return [], None
        done = {
            language: judged_actions(duel, card, language, viewer, teller=teller)
            for language, teller in tellers.items()
        }
        passcode = duel.info[card].passcode
        return [], [
            JudgedAction(
                {"ja": japanese.text, "en": english.text},
                english.offered,
                self.with_rulings(passcode, paired({"ja": list(japanese.reasons), "en": list(english.reasons)})),
            )
            for japanese, english in zip(done["ja"], done["en"], strict=True)
        ]

    def with_rulings(self, passcode: int, lines: list[Line]) -> list[Line]:
        """The reasons against an action of a card, each with the rulings that decide it."""
        for line in lines:
            found = deciding(passcode, line.rules, self.duel.rules.identity)
            if found:
                line.rulings = [ruling.identity for ruling in found]
        return lines

    # asking to respond

    def passing(self) -> int | None:
        decision = self.duel.decision
        if decision is None or decision.kind not in (RESPOND, TRIGGER) or codes.PASS not in decision.options:
            return None
        if decision.kind == TRIGGER and any(
            codes.verb_of(option) != codes.O_ACTIVATE for option in decision.options if option != codes.PASS
        ):
            # an effect of the phase waits, it is not only a moment for quick effects
            return None
        return codes.PASS

    def is_answer_to_opponent(self) -> bool:
        duel = self.duel
        decision = duel.decision
        assert decision is not None
        player = decision.player
        if duel.chain:
            return duel.scopes[duel.chain[-1]].player != player
        if duel.turn_player != player and duel.phase == codes.END:
            return True
        if any(duel.controller[card] != player for card in duel.summoning):
            return True
        return any(
            event.by == 1 - player and event.kind in (codes.E_SUMMONED, codes.E_ATTACK_DECLARED)
            for event in duel.recent
        )

    def sight(self) -> tuple[int, ...]:
        duel = self.duel
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

    def follows_event(self) -> bool:
        duel = self.duel
        decision = duel.decision
        if decision is None or duel.chain or duel.summoning or decision.kind not in (RESPOND, TRIGGER):
            return False
        if any(info.passcode >= LENT for info in duel.info):
            # what a card does that somebody has written, nobody else knows: it might trigger on anything
            return bool(duel.recent)
        return any(event.kind in hand_triggers() for event in duel.recent)

    def is_secret(self, viewer: int) -> bool:
        duel = self.duel
        decision = duel.decision
        if decision is None or decision.player == viewer:
            return False
        if decision.kind == TRIGGER and codes.PASS not in decision.options:
            cards = [codes.card_of(option) for option in decision.options if codes.card_of(option) >= 0]
            return not any(knows(duel, viewer, card) for card in cards)
        return (
            decision.card >= 0
            and decision.why in (codes.W_OPTIONAL, codes.W_INSTEAD)
            and not knows(duel, viewer, decision.card)
        )


def paired(reasons: dict[str, list[Reason]]) -> list[Line]:
    """Reasons in both languages, each with its rules."""
    return [
        Line({"ja": japanese.text, "en": english.text}, list(english.rules))
        for japanese, english in zip(reasons["ja"], reasons["en"], strict=True)
    ]

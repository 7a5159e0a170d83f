"""What viewers are shown of a duel of THE EYE OF JUDGMENT."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from duelkit.judgment.choices import VERBS
from duelkit.judgment.engine.seen.view import observe, seen_log
from duelkit.judgment.state import codes
from duelkit.judgment.state.log import LogEntry, entries
from duelkit.judgment.telling.teller import QUIET, Teller
from duelkit.judgment.why.said import offered_because
from duelkit.kernel.decision import KIND_NAMES
from duelkit.table.answers import Ask, Entry, Option, Zone
from duelkit.table.games.context import LANGUAGES, picked_so_far
from duelkit.table.games.desk import Screen
from duelkit.table.games.judgment_context import JudgmentContext, JudgmentNumbers
from duelkit.table.games.judgment_log import KINDS
from duelkit.table.games.judgment_view import QUESTIONS, JudgmentView, view_of

TO_FIELD: Final = (codes.O_SUMMON, codes.O_INCARNATE, codes.O_FIELD)


class JudgmentScreen(Screen):
    """What viewers are shown."""

    context: JudgmentContext
    numbers: JudgmentNumbers

    def pulse(self) -> tuple[int, ...]:
        duel = self.context.duel
        return (self.newest(), duel.turn, duel.phase, duel.attacker, duel.mana[0], duel.mana[1])

    def public_pulse(self) -> tuple[int, ...]:
        return self.pulse()[1:]

    def view(self, viewer: int) -> JudgmentView:
        return view_of(observe(self.context.duel, viewer), self.context.duel.settings, self.numbers.now)

    def open_view(self) -> JudgmentView:
        first, second = (self.view(player) for player in (0, 1))
        first.sides[1] = second.sides[0]
        return first

    def open_news(self) -> list[Entry]:
        return list(
            self._converted(
                entries(self.context.duel.log),
                {
                    language: Teller(self.context.duel, 0, language, True, True, self.context.called(language))
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
            number = codes.number_of(option)
            known = card >= 0 and self.numbers.can_pick(decision.player, card)
            row = Option(
                verb=VERBS[verb],
                card=self.numbers.now(card) if known else None,
                number=number,
                passcode=self.context.duel.info[card].number if known else 0,
                zone=Zone("fields", number) if verb in TO_FIELD else None,
            )
            if texts:
                row.text = {language: teller.option(option) for language, teller in tellers.items()}
                row.rules = list(offered_because(option, "en").rules)
            if verb in (codes.O_FINISH, codes.O_END_TURN, codes.O_NO, codes.O_KEEP):
                quiet = index
            options.append(row)
        asked = Ask(
            kind=KIND_NAMES[decision.kind],
            why=QUESTIONS.get(decision.why, "other"),
            card=self.numbers.or_none(decision.player, decision.card),
            number=decision.detail,
            options=options,
            passing=quiet,
            picked=[self.numbers.of(decision.player, card) for card in picked_so_far(self.context.duel.stack)],
        )
        if texts:
            asked.text = {language: teller.question() for language, teller in tellers.items()}
            asked.detail = None
        return asked

    def entries(self, viewer: int, after: int, texts: bool) -> Iterator[Entry]:
        tellers = self.context.tellers(viewer) if texts else {}
        return self._converted(seen_log(self.context.duel, viewer, after), tellers)

    def _converted(self, log: list[LogEntry], tellers: dict[str, Teller]) -> Iterator[Entry]:
        for entry in log:
            if entry.kind in QUIET:
                continue
            message = KINDS[entry.kind].of(
                entry, partial(self._then, entry), self.context.duel.info[entry.card].number if entry.card >= 0 else 0
            )
            if tellers:
                message.text = {language: teller.log_line(entry) for language, teller in tellers.items()}
                if not any(message.text.values()):
                    continue
            yield message

    def _then(self, entry: LogEntry, card: int) -> int:
        """Returns the number that a card had when a log entry was written."""
        return self.numbers.names.then(self.context.duel, card, entry.number, False)

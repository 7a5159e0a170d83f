"""A duel of THE EYE OF JUDGMENT on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from duelkit.games.judgment import GAME
from duelkit.judgment.choices import VERBS
from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.seen.view import knows, observe, seen_log
from duelkit.judgment.forecast import course_lines, forecast
from duelkit.judgment.state import codes
from duelkit.judgment.state.log import LogEntry, entries
from duelkit.judgment.telling.teller import QUIET, Teller
from duelkit.judgment.why.actions import VERBS as REASONED_ACTIONS
from duelkit.judgment.why.said import gathered, judged_actions, offered_because, why_asked
from duelkit.kernel.decision import KIND_NAMES
from duelkit.table.answers import Ask, Course, Entry, JudgedAction, Line, Option, Zone
from duelkit.table.games.desk import SPECTATOR, Desk, Explained, picked_so_far
from duelkit.table.games.judgment_log import KINDS
from duelkit.table.games.judgment_view import QUESTIONS, JudgmentView, view_of

if TYPE_CHECKING:
    from duelkit.table.games.judgment_mat import JudgmentMat

TO_FIELD: Final = (codes.O_SUMMON, codes.O_INCARNATE, codes.O_FIELD)
MOST_COURSES: Final = 8


class TurnedTeller(Teller):
    """Tells the duel to who sits on the far side and sees the board turned: up and down, left and right swap."""

    def words(self, key: str, **values: str | int) -> str:
        if key.startswith("facing-"):
            key = f"facing-{(int(key[-1]) + 2) % 4}"
        return super().words(key, **values)

    def option(self, option: int) -> str:
        if codes.verb_of(option) == codes.O_FACING:
            option = codes.option(codes.O_FACING, codes.card_of(option), (codes.number_of(option) + 2) % 4)
        return super().option(option)


class JudgmentDesk(Desk):
    """A duel of THE EYE OF JUDGMENT."""

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
        return (self.told(), duel.turn, duel.phase, duel.attacker, duel.mana[0], duel.mana[1])

    def mat_reader(self, language: str) -> JudgmentMat:
        # a duel without a camera needs none of the libraries
        from duelkit.table.games.judgment_mat import JudgmentMat

        return JudgmentMat(self, language)

    # what is seen

    def view(self, viewer: int) -> JudgmentView:
        return view_of(observe(self.duel, viewer), self.duel.settings, lambda card: self.numbers.now(self.duel, card))

    def can_point(self, viewer: int, card: int) -> bool:
        return knows(self.duel, viewer, card)

    def can_pick(self, player: int, card: int) -> bool:
        """Whether a player may know a card that is offered, also one of a library that is being searched."""
        return knows(self.duel, player, card) or self.duel.owner[card] == player

    def open_view(self) -> JudgmentView:
        first, second = (self.view(player) for player in (0, 1))
        first.sides[1] = second.sides[0]
        return first

    def open_news(self) -> list[Entry]:
        return list(
            self._told(
                entries(self.duel.log),
                {
                    language: Teller(self.duel, 0, language, True, True, self.called(language))
                    for language in ("ja", "en")
                },
            )
        )

    def teller(self, viewer: int, language: str) -> Teller:
        """Who tells the duel to a viewer. Who plays both sides sees the board as the first player does."""
        kind = TurnedTeller if viewer == 1 and not self.neutral else Teller
        return kind(
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
            number = codes.number_of(option)
            known = card >= 0 and self.can_pick(decision.player, card)
            row = Option(
                verb=VERBS[verb],
                card=self.numbers.now(self.duel, card) if known else None,
                number=number,
                passcode=self.duel.info[card].number if known else 0,
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
            card=self.number_or_none(decision.player, decision.card),
            number=decision.detail,
            options=options,
            passing=quiet,
            picked=[self.number(decision.player, card) for card in picked_so_far(self.duel.stack)],
        )
        if texts:
            asked.text = {language: teller.question() for language, teller in tellers.items()}
            asked.detail = None
        return asked

    def telling(self, viewer: int, after: int, texts: bool) -> Iterator[Entry]:
        tellers = {language: self.teller(viewer, language) for language in ("ja", "en")} if texts else {}
        return self._told(seen_log(self.duel, viewer, after), tellers)

    def _told(self, log: list[LogEntry], tellers: dict[str, Teller]) -> Iterator[Entry]:
        for entry in log:
            if entry.kind in QUIET:
                continue
            told = KINDS[entry.kind].of(
                entry, partial(self._then, entry), self.duel.info[entry.card].number if entry.card >= 0 else 0
            )
            if tellers:
                told.text = {language: teller.log_line(entry) for language, teller in tellers.items()}
                if not any(told.text.values()):
                    continue
            yield told

    def _then(self, entry: LogEntry, card: int) -> int:
        """The number of a card when an entry of the log was written."""
        return self.numbers.then(self.duel, card, entry.number, False)

    # why

    def why(self, viewer: int, card: int | None) -> Explained:
        duel = self.duel
        decision = duel.decision
        if decision is None or viewer == SPECTATOR:
            return [], None
        if card is None:
            said = {language: why_asked(duel, language) for language in ("ja", "en")}
            if decision.player != viewer or said["ja"] is None or said["en"] is None:
                return [], None
            return [Line({"ja": said["ja"].text, "en": said["en"].text}, list(said["en"].rules))], None
        card = self.named(viewer, card)
        told = {
            language: gathered(self.teller(viewer, language), judged_actions(duel, card, language, viewer))
            for language in ("ja", "en")
        }
        return [], [
            JudgedAction(
                {"ja": title, "en": in_english},
                not english,
                [
                    Line({"ja": first.text, "en": second.text}, list(second.rules))
                    for first, second in zip(japanese, english, strict=True)
                ],
            )
            for (title, japanese, _), (in_english, english, _) in zip(told["ja"], told["en"], strict=True)
        ]

    def forecast(self, option: int) -> list[Course]:
        decision = self.duel.decision
        assert decision is not None
        if codes.verb_of(option) not in (*REASONED_ACTIONS, codes.O_PICK, codes.O_FACING, codes.O_FIELD):
            return []
        found = forecast(self.duel, option, decision.player)
        if not found.fights:
            return []
        tellers = {language: self.teller(decision.player, language) for language in ("ja", "en")}
        rows: list[Course] = []
        for course in found.courses[:MOST_COURSES]:
            lines = {language: course_lines(teller, course) for language, teller in tellers.items()}
            rows.append(
                Course(
                    course.weight,
                    not found.tries,
                    course.open_end,
                    [
                        {"ja": first.strip(), "en": second.strip()}
                        for first, second in zip(lines["ja"], lines["en"], strict=True)
                    ],
                    [self._happening(decision.player, *happening) for happening in course.happenings],
                )
            )
        return rows

    def _happening(self, player: int, kind: int, card: int, a: int, b: int) -> Entry:
        return KINDS[kind].of(LogEntry(None, kind, card, -1, a, b, 0), lambda one: self.number(player, one))

    def sight(self) -> tuple[int, ...]:
        return self.pulse()[1:]

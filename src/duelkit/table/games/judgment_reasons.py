"""Why something is asked or cannot be done, and what an attack would do, in a duel of THE EYE OF JUDGMENT."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.forecast import course_lines, forecast
from duelkit.judgment.state import codes
from duelkit.judgment.state.log import LogEntry
from duelkit.judgment.why.actions import VERBS as REASONED_ACTIONS
from duelkit.judgment.why.said import gathered, judged_actions, why_asked
from duelkit.table.answers import Course, Entry, JudgedAction, Line
from duelkit.table.games.context import SPECTATOR
from duelkit.table.games.desk import Explained, Reasons
from duelkit.table.games.judgment_context import JudgmentContext
from duelkit.table.games.judgment_log import KINDS

MOST_COURSES: Final = 8


class JudgmentReasons(Reasons):
    """Why something is asked or cannot be done, and what an attack would do."""

    context: JudgmentContext

    def why(self, viewer: int, card: int | None) -> Explained:
        duel = self.context.duel
        decision = duel.decision
        if decision is None or viewer == SPECTATOR:
            return [], None
        if card is None:
            answers = {language: why_asked(duel, language) for language in ("ja", "en")}
            if decision.player != viewer or answers["ja"] is None or answers["en"] is None:
                return [], None
            return [Line({"ja": answers["ja"].text, "en": answers["en"].text}, list(answers["en"].rules))], None
        card = self.numbers.card(viewer, card)
        actions = {
            language: gathered(self.context.teller(viewer, language), judged_actions(duel, card, language, viewer))
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
            for (title, japanese, _), (in_english, english, _) in zip(actions["ja"], actions["en"], strict=True)
        ]

    def forecast(self, option: int) -> list[Course]:
        decision = self.context.duel.decision
        assert decision is not None
        if codes.verb_of(option) not in (*REASONED_ACTIONS, codes.O_PICK, codes.O_FACING, codes.O_FIELD):
            return []
        found = forecast(self.context.duel, option, decision.player)
        if not found.fights:
            return []
        tellers = self.context.tellers(decision.player)
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
        return KINDS[kind].of(LogEntry(None, kind, card, -1, a, b, 0), lambda one: self.numbers.of(player, one))

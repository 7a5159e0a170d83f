"""Why something is asked or cannot be done in a duel of Yu-Gi-Oh!."""

from __future__ import annotations

from duelkit.table.answers import JudgedAction, Line
from duelkit.table.games.context import SPECTATOR
from duelkit.table.games.desk import Explained, Reasons
from duelkit.table.games.yugioh_context import YugiohContext
from duelkit.yugioh.rulings import deciding
from duelkit.yugioh.why.said import Reason, judged_actions, why_asked


class YugiohReasons(Reasons):
    """Why something is asked or cannot be done, with the rules and the rulings."""

    context: YugiohContext

    def why(self, viewer: int, card: int | None) -> Explained:
        duel = self.context.duel
        decision = duel.decision
        tellers = self.context.tellers(viewer)
        if decision is None or viewer == SPECTATOR or card is None and decision.player != viewer:
            return [], None
        if card is None:
            reasons = {language: why_asked(duel, language, viewer, teller) for language, teller in tellers.items()}
            return paired(reasons), None
        card = self.numbers.card(viewer, card)
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
        """Adds to each reason against an action of a card the rulings that decide it."""
        for line in lines:
            found = deciding(passcode, line.rules, self.context.duel.rules.identity)
            if found:
                line.rulings = [ruling.identity for ruling in found]
        return lines


def paired(reasons: dict[str, list[Reason]]) -> list[Line]:
    """Joins reasons in Japanese and English into lines, each with its rules."""
    return [
        Line({"ja": japanese.text, "en": english.text}, list(english.rules))
        for japanese, english in zip(reasons["ja"], reasons["en"], strict=True)
    ]

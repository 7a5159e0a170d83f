"""The results of searched hands: as lines of text, as plain values, and as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from duelkit.games.game import Words
from duelkit.laboratory import plots, report, tables
from duelkit.laboratory.goldfish.figures import Figures, as_dict, changed
from duelkit.laboratory.goldfish.playing import PLAYER, HandsPlan
from duelkit.laboratory.intervals import Interval
from duelkit.laboratory.report import points
from duelkit.laboratory.rows import Row
from duelkit.laboratory.subject import Subject
from duelkit.messages import Messages

MESSAGES: Final = Messages("duelkit.laboratory", ("goldfish",))
LANGUAGES: Final = ("ja", "en")
MOST_CARDS: Final = 40
"""The most cards of which figures are printed; JSON has all."""
MOST_ANSWERED: Final = 3
"""The most cards that are named as the ones that an opponent's card answers."""


class Trial(NamedTuple):
    """The same hands under another condition.

    :param what: the change in words, or the opponent's card.
    :param rows: the hands.
    :param mean: how much more often the goal is reached, with its interval.
    """

    what: Words
    rows: list[Row]
    mean: float
    interval: Interval


@dataclass(frozen=True)
class Results:
    """What was found.

    :param changes: the same hands with a changed card each; ``traps``: against a card of the opponent's each.
    :param kept: the files with lines.
    """

    plan: HandsPlan
    subject: Subject
    rows: list[Row]
    changes: list[Trial]
    traps: list[Trial]
    kept: list[str]

    @property
    def figures(self) -> Figures:
        """The figures of the hands as they are."""
        return Figures(self.rows)

    def trial(self, what: Words, rows: list[Row]) -> Trial:
        """Returns a comparison with the hands as they are."""
        return Trial(what, rows, *changed(self.rows, rows))

    def report(self, language: str) -> HandsReport:
        """Returns what writes them in a language."""
        return HandsReport(language, self)

    def page(self, language: str) -> str:
        """Returns them as one self-contained page in both languages.

        :param language: the one that is shown first.
        """
        figures = self.figures
        cards = [
            {**row._asdict(), "name": self.subject.name(row.card), "share": row.reached / row.hands}
            for row in figures.cards()
        ]
        counts = (("reached", figures.reached), ("undecided", figures.undecided), ("impossible", figures.impossible))
        parts = [
            ({one: MESSAGES.say(one, f"goldfish-share-{key}") for one in LANGUAGES}, count) for key, count in counts
        ]
        return rendered(
            self,
            language,
            "hands.html",
            cards=cards,
            verdicts=Markup(plots.verdicts(parts)),
            gains=Markup(plots.gains(cards)) if cards else None,
        )

    def answered(self, trap: Trial) -> list[tuple[Words, int]]:
        """Returns the cards that the opponent's card answers, with the number of hands, the most frequent first."""
        counts = Counter(card for row in trap.rows for card in set(row.cards[1 - PLAYER].played))
        return [
            (self.subject.name(card), count) for card, count in sorted(counts.items(), key=lambda one: (-one[1], one))
        ]

    def values(self) -> dict[str, Any]:
        """Returns the results as plain values."""
        plan = self.plan
        about = {"deck": plan.decks[0].name, "goal": plan.goal, "second": plan.second, "nodes": plan.nodes}
        changes = [
            {"change": one.what["en"], "mean": one.mean, "low": one.interval.low, "high": one.interval.high}
            for one in self.changes
        ]
        against = []
        for one in self.traps:
            figures = Figures(one.rows)
            low, high = figures.interval
            against.append(
                {
                    "card": one.what,
                    "reached": figures.reached,
                    "impossible": figures.impossible,
                    "undecided": figures.undecided,
                    "rate": figures.reached / figures.hands,
                    "low": low,
                    "high": high,
                    "answered": [{"card": name, "hands": count} for name, count in self.answered(one)],
                }
            )
        found = as_dict(self.figures, self.subject)
        return {**about, "seed": plan.seed, **found, "changes": changes, "against": against, "lines": self.kept}


class HandsReport:
    """Writes the results in a language."""

    def __init__(self, language: str, results: Results) -> None:
        self.language = language
        self.results = results

    def say(self, key: str, **values: str) -> str:
        """Returns a message."""
        return MESSAGES.say(self.language, f"goldfish-{key}", **values)

    def lines(self) -> list[str]:
        """Writes all results."""
        results = self.results
        return [
            *self.head(),
            "",
            *self.tables(),
            *([""] if results.traps else []),
            *(self.against(trap) for trap in results.traps),
            *([""] if results.changes else []),
            *(self.change(change) for change in results.changes),
            *(["", self.say("kept", files=", ".join(results.kept))] if results.kept else []),
        ]

    def head(self) -> list[str]:
        """Writes how often the goal is reached."""
        plan, figures = self.results.plan, self.results.figures
        low, high = figures.interval
        turn = self.say("second" if plan.second else "first")
        return [
            self.say("head", deck=plan.decks[0].name, goal=plan.goal, turn=turn, hands=str(figures.hands)),
            self.say(
                "reached-at-least" if figures.undecided else "reached",
                share=f"{100 * figures.reached / figures.hands:.1f}",
                low=f"{100 * low:.1f}",
                high=f"{100 * high:.1f}",
            ),
            self.say(
                "verdicts",
                reached=str(figures.reached),
                impossible=str(figures.impossible),
                undecided=str(figures.undecided),
                nodes=f"{figures.nodes:,.0f}",
            ),
        ]

    def change(self, change: Trial) -> str:
        """Writes what a changed card does."""
        bounds = {"low": points(change.interval.low), "high": points(change.interval.high)}
        return self.say("change", change=change.what[self.language], mean=points(change.mean), **bounds)

    def against(self, trap: Trial) -> str:
        """Writes what a card of the opponent's does."""
        figures = Figures(trap.rows)
        low, high = figures.interval
        line = self.say(
            "against-at-least" if figures.undecided else "against",
            card=trap.what[self.language],
            share=f"{100 * figures.reached / figures.hands:.1f}",
            low=f"{100 * low:.1f}",
            high=f"{100 * high:.1f}",
            mean=points(trap.mean),
        )
        return line + self.stopped(trap)

    def stopped(self, trap: Trial) -> str:
        """Writes which cards of the lines a card of the opponent's answers."""
        named = [
            self.say("answered-card", card=name[self.language], hands=str(count))
            for name, count in self.results.answered(trap)[:MOST_ANSWERED]
        ]
        return self.say("answered", cards=self.say("and").join(named)) if named else ""

    def tables(self) -> list[str]:
        """Writes the figures of the cards."""
        rows = [
            (
                self.results.subject.name(row.card)[self.language],
                str(row.hands),
                f"{100 * row.reached / row.hands:.0f} %",
                points(row.gain),
                f"{points(row.interval.low)} … {points(row.interval.high)}",
                f"{100 * row.used / row.reached:.0f} %" if row.reached else "–",
            )
            for row in self.results.figures.cards()[:MOST_CARDS]
        ]
        headers = [self.say(key) for key in ("card", "in-hand", "reached-with", "gain", "interval", "used")]
        return tables.lines(headers, rows, (1, 2, 3, 4, 5))


def rendered(results: Results, language: str, template: str, **own: Any) -> str:
    """Returns results as one self-contained page in both languages.

    :param language: the one that is shown first.
    :param own: what the template needs beyond what all such pages have.
    """
    reports = {one: results.report(one) for one in LANGUAGES}

    def both(key: str) -> Markup:
        return report.words({one: written.say(key) for one, written in reports.items()})

    def of_trials(trials: Sequence[Trial], write: str) -> list[Markup]:
        return [
            report.words({one: getattr(written, write)(trial) for one, written in reports.items()}) for trial in trials
        ]

    heads = {one: written.head() for one, written in reports.items()}
    return (
        report.templates()
        .get_template(template)
        .render(
            title={one: lines[0] for one, lines in heads.items()},
            head=[report.words({one: lines[at] for one, lines in heads.items()}) for at in range(1, len(heads["en"]))],
            language=language,
            both=both,
            traps=of_trials(results.traps, "against"),
            changes=of_trials(results.changes, "change"),
            lines=results.kept,
            **own,
        )
    )

"""The best boards of searched hands, where no goal was given: as figures, lines of text, plain values and a page."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from duelkit.games.game import Words
from duelkit.laboratory import plots, tables
from duelkit.laboratory.goldfish.playing import PLAYER
from duelkit.laboratory.goldfish.results import MOST_CARDS, HandsReport, Results, Trial, rendered
from duelkit.laboratory.goldfish.searching import BEST
from duelkit.laboratory.intervals import Interval, of_mean, of_means, wilson
from duelkit.laboratory.rows import Row

MOST_ON_BOARD: Final = 20
"""The most cards on boards of which figures are printed; JSON has all."""


class BoardCard(NamedTuple):
    """A card in opening hands.

    :param hands: the hands with a copy; ``worth``: what their best boards are worth, on average.
    :param used: those in whose line a copy of it leaves the hand.
    :param gain: how much more these boards are worth than those of hands without it, with its interval.
    """

    card: int
    hands: int
    worth: float
    used: int
    gain: float
    interval: Interval


class BoardFigures:
    """The figures of best boards. What a board is worth is counted from the one that is there if nothing is done."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.hands = len(rows)
        self.worths = [row.worth for row in rows]
        self.mean = fmean(self.worths)
        self.interval = of_mean(self.worths)
        self.best = sum(row.reason == BEST for row in rows)
        self.nodes = fmean(row.decisions for row in rows)
        tenths = quantiles(self.worths, n=10, method="inclusive") if self.hands > 1 else self.worths * 9
        self.tenth, self.median, self.ninetieth = tenths[0], tenths[4], tenths[8]
        self.bricks = sum(worth < self.median / 2 for worth in self.worths)

    def cards(self) -> list[BoardCard]:
        """The cards of the opening hands, those with the greatest gain first."""
        found = []
        for card in sorted({card for row in self.rows for card in row.cards[PLAYER].opening}):
            with_it = [row for row in self.rows if card in row.cards[PLAYER].opening]
            own = [row.worth for row in with_it]
            others = [row.worth for row in self.rows if card not in row.cards[PLAYER].opening]
            used = sum(card in row.cards[PLAYER].played for row in with_it)
            gain = fmean(own) - fmean(others) if others else 0.0
            found.append(BoardCard(card, len(own), fmean(own), used, gain, of_means(own, others)))
        return sorted(found, key=lambda one: (-one.gain, one.card))

    def on_boards(self) -> list[tuple[int, int]]:
        """The cards of the boards with the number of hands, the most frequent first."""
        counts = Counter(card for row in self.rows for card in set(row.board))
        return sorted(counts.items(), key=lambda one: (-one[1], one[0]))


def gained(before: Sequence[Row], after: Sequence[Row]) -> tuple[float, Interval]:
    """How much more the boards of the same hands are worth under another condition, with the interval of pairs."""
    differences = [two.worth - one.worth for one, two in zip(before, after, strict=True)]
    return fmean(differences), of_mean(differences)


def _bounds(interval: Interval) -> dict[str, float | None]:
    """The bounds of an interval, as JSON has them: ``None`` where there is none."""
    low, high = (end if math.isfinite(end) else None for end in interval)
    return {"low": low, "high": high}


def whole(value: float) -> str:
    """A number of points without a sign for one that is positive."""
    return f"{value:,.0f}" if math.isfinite(value) else "–"


def signed(value: float) -> str:
    """A difference in points."""
    return f"{value:+,.0f}".replace("-", "−") if math.isfinite(value) else "–"


class BoardsReport(HandsReport):
    """Writes the best boards in a language."""

    def tables(self) -> list[str]:
        figures, name = BoardFigures(self.results.rows), self.results.subject.name
        rows = [
            (
                name(card.card)[self.language],
                str(card.hands),
                whole(card.worth),
                signed(card.gain),
                f"{signed(card.interval.low)} … {signed(card.interval.high)}",
                f"{100 * card.used / card.hands:.0f} %",
            )
            for card in figures.cards()[:MOST_CARDS]
        ]
        heads = [self.say(key) for key in ("card", "in-hand", "best-with", "best-gain", "interval", "used")]
        boards = [(name(card)[self.language], str(hands)) for card, hands in figures.on_boards()[:MOST_ON_BOARD]]
        return [
            *tables.lines([self.say("board"), self.say("board-share")], boards, (1,)),
            "",
            *tables.lines(heads, rows, (1, 2, 3, 4, 5)),
        ]

    def head(self) -> list[str]:
        """Writes what the boards are worth."""
        plan, figures = self.results.plan, BoardFigures(self.results.rows)
        turn = self.say("second" if plan.second else "first")
        low, high = wilson(figures.bricks, figures.hands)
        return [
            self.say("best-head", deck=plan.decks[0].name, turn=turn, hands=str(figures.hands)),
            self.say(
                "best-worth",
                mean=whole(figures.mean),
                low=whole(figures.interval.low),
                high=whole(figures.interval.high),
                tenth=whole(figures.tenth),
                median=whole(figures.median),
                ninetieth=whole(figures.ninetieth),
            ),
            self.say(
                "best-bricks",
                share=f"{100 * figures.bricks / figures.hands:.1f}",
                low=f"{100 * low:.1f}",
                high=f"{100 * high:.1f}",
            ),
            self.say(
                "best-verdicts",
                best=str(figures.best),
                rest=str(figures.hands - figures.best),
                nodes=f"{figures.nodes:,.0f}",
            ),
        ]

    def change(self, change: Trial) -> str:
        """Writes what a changed card does."""
        bounds = {"low": signed(change.interval.low), "high": signed(change.interval.high)}
        return self.say("best-change", change=change.what[self.language], mean=signed(change.mean), **bounds)

    def against(self, trap: Trial) -> str:
        """Writes what a card of the opponent's does."""
        line = self.say(
            "best-against",
            card=trap.what[self.language],
            mean=whole(fmean(row.worth for row in trap.rows)),
            change=signed(trap.mean),
            low=signed(trap.interval.low),
            high=signed(trap.interval.high),
        )
        return line + self.stopped(trap)


@dataclass(frozen=True)
class BoardResults(Results):
    """What was found without a goal."""

    @property
    def boards(self) -> BoardFigures:
        """The figures of the hands as they are."""
        return BoardFigures(self.rows)

    def trial(self, what: Words, rows: list[Row]) -> Trial:
        """Returns a comparison with the hands as they are: how much more the boards are worth."""
        return Trial(what, rows, *gained(self.rows, rows))

    def report(self, language: str) -> BoardsReport:
        return BoardsReport(language, self)

    def page(self, language: str) -> str:
        figures, name = self.boards, self.subject.name
        cards = [{**card._asdict(), "name": name(card.card)} for card in figures.cards()]
        shown = [card for card in cards if math.isfinite(card["interval"].low)]
        return rendered(
            self,
            language,
            "boards.html",
            cards=cards,
            boards=[(name(card), hands, hands / figures.hands) for card, hands in figures.on_boards()],
            whole=whole,
            signed=signed,
            worths=Markup(plots.histogram(figures.worths)),
            gains=Markup(plots.gains(shown, plots.whole_numbers())) if shown else None,
        )

    def values(self) -> dict[str, Any]:
        """Returns the results as plain values."""
        plan, figures, name = self.plan, self.boards, self.subject.name
        cards = figures.cards()
        return {
            "deck": plan.decks[0].name,
            "goal": "",
            "second": plan.second,
            "nodes": plan.nodes,
            "seed": plan.seed,
            "hands": figures.hands,
            "best": figures.best,
            "mean": figures.mean,
            **_bounds(figures.interval),
            "tenth": figures.tenth,
            "median": figures.median,
            "ninetieth": figures.ninetieth,
            "bricks": figures.bricks,
            "positions_a_hand": figures.nodes,
            "worths": figures.worths,
            "cards": [
                {**card._asdict(), "interval": list(_bounds(card.interval).values()), "name": name(card.card)}
                for card in cards
            ],
            "boards": [{"card": card, "hands": hands, "name": name(card)} for card, hands in figures.on_boards()],
            "changes": [{"change": one.what["en"], "mean": one.mean, **_bounds(one.interval)} for one in self.changes],
            "against": [
                {
                    "card": one.what,
                    "mean": fmean(row.worth for row in one.rows),
                    "change": one.mean,
                    **_bounds(one.interval),
                    "answered": [{"card": card, "hands": count} for card, count in self.answered(one)],
                }
                for one in self.traps
            ],
            "lines": self.kept,
        }

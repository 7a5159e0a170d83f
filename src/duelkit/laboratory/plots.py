"""Plots as SVG within a page, by matplotlib.

A report with three such plots has some 100 KB. Plotly would need its script of 4.8 MB in each page that can be read
offline.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

from duelkit.games.game import Words
from duelkit.laboratory.words import both

SPAN: Final = '<tspan class="{0}">{1}</tspan>'
MOST_BARS: Final = 120
MOST_CARDS: Final = 24
MOST_PAIRINGS: Final = 24
INK: Final = "#2b6cb0"
PALE: Final = "#93a3b8"
EMPTY: Final = "#dfe6ee"
_LABEL: Final = re.compile(r"@(\d+)@")
_HEAD: Final = re.compile(r"<\?xml.*?(?=<svg)", re.DOTALL)


class Plot:
    """One plot. Words are drawn as placeholders, which are replaced by both languages."""

    def __init__(self, height: float, left: float = 0.3) -> None:
        from matplotlib.figure import Figure

        self._figure = Figure(figsize=(7.2, height))
        self.axes: Any = self._figure.add_axes((left, 0.55 / height, 0.97 - left, 1 - 0.75 / height))
        for side in ("top", "right"):
            self.axes.spines[side].set_visible(False)
        self._words: list[Words] = []

    def word(self, words: Words) -> str:
        """Returns the placeholder of words in both languages."""
        self._words.append(words)
        return f"@{len(self._words) - 1}@"

    def svg(self) -> str:
        """Returns the plot, to be inserted into a page."""
        import matplotlib

        out = io.StringIO()
        # texts remain texts: they need no fonts here, and can be read aloud
        with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "duelkit"}):
            self._figure.savefig(
                out, format="svg", metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")), transparent=True
            )
        text = _HEAD.sub("", out.getvalue())
        return _LABEL.sub(
            lambda found: "".join(
                SPAN.format(language, escape(text)) for language, text in self._words[int(found[1])].items()
            ),
            text,
        )


def matchups(pairings: Sequence[dict[str, Any]]) -> str:
    """Who wins how often: all duels, when first, when second."""
    shown = [(pairing["names"][0], pairing["names"][1], pairing["won"][0]) for pairing in pairings[:MOST_PAIRINGS]]
    plot = Plot(0.9 + 0.62 * len(shown), 0.42)
    ticks, labels = [], []
    for row, (one, other, won) in enumerate(shown):
        for at, (which, colour) in enumerate((("all", INK), ("first", PALE), ("second", PALE))):
            _interval(plot, won[which], row + 0.27 * at, colour, "o" if at != 2 else "s")
        ticks.append(float(row))
        labels.append(plot.word({language: f"{one[language]} – {other[language]}" for language in one}))
    plot.axes.axvline(0.5, color=PALE, linewidth=0.8, linestyle=":")
    _rows(plot, ticks, labels, len(shown))
    return plot.svg()


def lengths(pairings: Sequence[dict[str, Any]]) -> str:
    """How many duels have which number of turns."""
    counts: dict[int, int] = {}
    for pairing in pairings:
        for turns, count in pairing["turns"]["counts"].items():
            counts[turns] = counts.get(turns, 0) + count
    plot = Plot(2.4, 0.1)
    last = max(counts)
    step = 1 + last // MOST_BARS
    bars: dict[int, int] = {}
    for turns, count in counts.items():
        bars[turns // step * step] = bars.get(turns // step * step, 0) + count
    plot.axes.bar(list(bars), list(bars.values()), width=0.9 * step, align="edge" if step > 1 else "center", color=INK)
    plot.axes.set_xlabel(plot.word(both("turns")), fontsize=9)
    plot.axes.set_ylabel(plot.word(both("duels")), fontsize=9)
    plot.axes.tick_params(labelsize=8)
    return plot.svg()


def cards(figures: Sequence[dict[str, Any]]) -> str:
    """How much each card wins when drawn, and when not: those that gain or lose most."""
    drawn = [card for card in figures if card["drawn"]["total"] and card["missed"]["total"]]
    half = MOST_CARDS // 2
    shown = drawn if len(drawn) <= MOST_CARDS else drawn[:half] + drawn[-half:]
    plot = Plot(0.9 + 0.22 * len(shown), 0.36)
    for row, card in enumerate(shown):
        plot.axes.plot([card["missed"]["rate"], card["drawn"]["rate"]], [row, row], color=PALE, linewidth=1)
        plot.axes.plot(card["missed"]["rate"], row, "o", markersize=5, markerfacecolor="white", color=INK)
        plot.axes.plot(card["drawn"]["rate"], row, "o", markersize=5, color=INK)
    _rows(plot, list(range(len(shown))), [plot.word(card["name"]) for card in shown], len(shown))
    return plot.svg()


def gains(figures: Sequence[dict[str, Any]], written: Callable[[float, int], str] | None = None) -> str:
    """How much more often opening hands with a card reach a goal, with intervals: those that gain or lose most.

    :param written: formats the numbers of the axis, if they are no shares.
    """
    half = MOST_CARDS // 2
    shown = figures if len(figures) <= MOST_CARDS else [*figures[:half], *figures[-half:]]
    plot = Plot(0.9 + 0.22 * len(shown), 0.36)
    for row, card in enumerate(shown):
        low, high = card["interval"]
        _interval(plot, {"low": low, "high": high, "rate": card["gain"]}, row, INK, "o")
    plot.axes.axvline(0, color=PALE, linewidth=0.8, linestyle=":")
    _rows(plot, list(range(len(shown))), [plot.word(card["name"]) for card in shown], len(shown))
    if written is not None:
        plot.axes.xaxis.set_major_formatter(written)
    return plot.svg()


def histogram(values: Sequence[float]) -> str:
    """How many of some hands have which value."""
    plot = Plot(2.4, 0.1)
    plot.axes.hist(values, bins=min(MOST_BARS // 4, max(5, len(values) // 5)), color=INK, rwidth=0.9)
    plot.axes.xaxis.set_major_formatter(whole_numbers())
    plot.axes.tick_params(labelsize=8)
    return plot.svg()


def verdicts(parts: Sequence[tuple[Words, int]]) -> str:
    """How many of some hands belong to which of at most three kinds, as one bar."""
    plot = Plot(1.3, 0.03)
    left = 0
    for (name, count), colour in zip(parts, (INK, PALE, EMPTY), strict=True):
        if count:
            plot.axes.barh(0, count, left=left, color=colour, label=plot.word(name))
        left += count
    plot.axes.set_yticks([])
    plot.axes.spines["left"].set_visible(False)
    plot.axes.set_xlim(0, left)
    plot.axes.tick_params(labelsize=8)
    plot.axes.legend(loc="lower left", bbox_to_anchor=(0, 1.0), ncols=3, frameon=False, fontsize=8)
    return plot.svg()


def _interval(plot: Plot, share: dict[str, Any], row: float, colour: str, mark: str) -> None:
    plot.axes.plot([share["low"], share["high"]], [row, row], color=colour, linewidth=1.5)
    plot.axes.plot(share["rate"], row, mark, color=colour, markersize=5)


def _rows(plot: Plot, ticks: Sequence[float], labels: Sequence[str], count: int) -> None:
    plot.axes.set_yticks(ticks, labels, fontsize=8)
    plot.axes.set_ylim(count - 0.2, -0.6)
    plot.axes.locator_params(axis="x", nbins=8, steps=[1, 2, 5, 10])
    plot.axes.xaxis.set_major_formatter(percent())
    plot.axes.tick_params(axis="x", labelsize=8)


def percent() -> Callable[[float, int], str]:
    """Formats shares for an axis."""
    return lambda share, _: f"{100 * share:.0f} %"


def whole_numbers() -> Callable[[float, int], str]:
    """Formats numbers for an axis."""
    return lambda value, _: f"{value:,.0f}"

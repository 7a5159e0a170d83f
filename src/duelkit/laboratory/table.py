"""The results of a run, in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from duelkit.laboratory.report import percent, points
from duelkit.laboratory.words import MESSAGES


class Printed:
    """Writes tables in one language.

    :param language: ``"ja"`` or ``"en"``.
    """

    def __init__(self, language: str, console: Console | None = None) -> None:
        self._language = language
        self._console = console or Console(highlight=False, markup=False, emoji=False)
        if not self._console.is_terminal:
            self._console.width = 1000

    def say(self, key: str, **values: str | int) -> str:
        """Returns a message."""
        return MESSAGES.say(self._language, key, **values)

    def line(self, text: str) -> None:
        """Writes a line."""
        self._console.print(text, soft_wrap=True)

    def all(self, values: dict[str, Any]) -> None:
        """Writes the figures of a run."""
        self.line(self.say("title", game=values["name"][self._language], duels=f"{values['duels']:,}"))
        self.line(f"{self.say('run-fingerprint')}: {values['fingerprint']}")
        self._matchups(values["pairings"])
        self._lengths(values["pairings"])
        for key in ("changes", "siding"):
            if values[key]:
                self._trials(key, values[key])

    def _table(self, title: str, *columns: str) -> Table:
        table = Table(title=self.say(title), title_justify="left", box=None, pad_edge=False)
        for at, column in enumerate(columns):
            table.add_column(self.say(column), justify="left" if at < 2 else "right")
        return table

    def _matchups(self, pairings: list[dict[str, Any]]) -> None:
        table = self._table(
            "matchups",
            "player",
            "opponent",
            "duels",
            "won",
            "interval",
            "won-first",
            "interval",
            "won-second",
            "interval",
            "draws",
        )
        for pairing in pairings:
            for player in (0, 1):
                won = pairing["won"][player]
                shares = [cell for which in ("all", "first", "second") for cell in _share(won[which])]
                table.add_row(
                    pairing["names"][player][self._language],
                    pairing["names"][1 - player][self._language],
                    f"{pairing['duels']:,}",
                    *shares,
                    f"{pairing['draws']:,}",
                )
        self._console.print(table)

    def _lengths(self, pairings: list[dict[str, Any]]) -> None:
        table = self._table("lengths", "player", "opponent", "mean", "tenth", "median", "ninth", "decisions")
        for pairing in pairings:
            turns = pairing["turns"]
            table.add_row(
                *(name[self._language] for name in pairing["names"]),
                f"{turns['mean']:.1f}",
                str(turns["tenth"]),
                str(turns["median"]),
                str(turns["ninth"]),
                f"{pairing['decisions']:.1f}",
            )
        self._console.print(table)

    def _trials(self, key: str, trials: list[dict[str, Any]]) -> None:
        table = self._table(key, "player", "change", "opponent", "difference", "interval", "pairs", "verdict")
        for trial in trials:
            swaps = "\n".join(swap["name"][self._language] for swap in trial["swap"])
            table.add_row(
                trial["who"][self._language],
                swaps,
                trial["other"][self._language],
                points(trial["mean"]),
                f"{points(trial['low'])} … {points(trial['high'])}",
                f"{trial['pairs']:,}",
                self.say(f"verdict-{trial['verdict']}"),
            )
        self._console.print(table)


def _share(share: dict[str, Any]) -> tuple[str, str]:
    return percent(share["rate"]), f"{percent(share['low'])} – {percent(share['high'])}"

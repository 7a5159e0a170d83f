"""Shows every prompt in both languages side by side, for people to read: questions with the events before them,
answers, log lines, reasons. ``details`` are the texts of effects.

    PYTHONPATH=src:. python tools/prompts.py prompts.html
    PYTHONPATH=src:. python tools/prompts.py prompts.html --minutes 20 --only questions answers

Plays the duels of the tests (``tests/contract/playthroughs.py``) as the table shows them, and after these duels with
random decks of the whole library for as long as ``--minutes`` allows. Texts that differ only in names and numbers are
one prompt, shown with its first example and how often it came up.
"""

from __future__ import annotations

import argparse
import html
import itertools
import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.contract.playthroughs import PLAYS

from duelkit import games
from duelkit.kernel.rng import KEYED
from duelkit.table.config import RoomConfig, begin_duel, made_deck
from duelkit.table.games.client import table_of
from duelkit.table.games.desk import Desk
from duelkit.table.messages import DeckList
from duelkit.table.refusals import Refusal
from duelkit.yugioh.editions import EDITIONS

KINDS: Final = ("questions", "events", "details", "answers", "log", "reasons", "outcomes")
NAMES: Final = re.compile(r"「[^」]*」|\"[^\"]*\"|“[^”]*”")
LISTS: Final = re.compile(r"「」(?:(?:、|, | and |と)「」)+")
NUMBERS: Final = re.compile(r"[0-9０-９]+(?:,[0-9]{3})*")
MOST: Final = 1500
"""The most questions of a duel."""
WHY: Final = 7
"""The reasons for one question in so many are written down."""


@dataclass
class Prompt:
    """A text in both languages.

    :param where: the duel in which it came up first, and its question.
    """

    ja: str
    en: str
    where: str
    count: int = 0
    context: str = ""


@dataclass
class Prompts:
    """All prompts, by kind and by what they say without names and numbers."""

    found: dict[str, dict[tuple[str, str], Prompt]] = field(default_factory=lambda: {kind: {} for kind in KINDS})

    def add(self, kind: str, text: dict[str, str] | None, where: str, context: str = "") -> None:
        """Notes a text."""
        if not text or not (text.get("ja") or text.get("en")):
            return
        ja, en = text.get("ja", ""), text.get("en", "")
        key = (shape(ja), shape(en))
        prompt = self.found[kind].setdefault(key, Prompt(ja, en, where, context=context))
        prompt.count += 1

    def page(self, kinds: list[str]) -> Iterator[str]:
        """Yields the page as HTML."""
        yield (
            '<!doctype html><meta charset="utf-8"><title>duelkit: prompts</title><style>'
            "body{font:15px/1.5 sans-serif;margin:2em}table{border-collapse:collapse;width:100%;margin-bottom:3em}"
            "td,th{border:1px solid #ccc;padding:.3em .6em;vertical-align:top;text-align:left}td.n,small{color:#777}"
            "tr:nth-child(odd){background:#f6f8fa}</style>"
        )
        for kind in kinds:
            prompts = sorted(self.found[kind].items(), key=lambda entry: entry[0][1])
            yield f"<h2>{kind}: {len(prompts)}</h2><table><tr><th>日本語</th><th>English</th><th>×</th><th></th></tr>"
            for _, prompt in prompts:
                ja, en, context, where = map(html.escape, (prompt.ja, prompt.en, prompt.context, prompt.where))
                before = f"<br><small>{context}</small>" if context else ""
                yield (
                    f'<tr><td lang="ja">{ja}</td><td>{en}{before}</td><td class="n">{prompt.count}</td>'
                    f"<td><small>{where}</small></td></tr>"
                )
            yield "</table>"

    def lines(self, kinds: list[str]) -> Iterator[str]:
        """Yields the prompts as plain text, a paragraph each."""
        for kind in kinds:
            yield f"== {kind}"
            for _, prompt in sorted(self.found[kind].items(), key=lambda entry: entry[0][1]):
                yield f"{prompt.ja}\n{prompt.en}\n" + (f"   after: {prompt.context}\n" if prompt.context else "")


def shape(text: str) -> str:
    """Returns a text without its names and numbers."""
    return NUMBERS.sub("#", LISTS.sub("「」", NAMES.sub("「」", text)))


def read(prompts: Prompts, desk: Desk, told: dict[int, int], where: str, asked: int) -> None:
    """Notes what the table shows now: the log that is new to each player, and the open question."""
    for viewer in (0, 1):
        for entry in desk.screen.news(viewer, told[viewer], True):
            prompts.add("log", entry.text or None, where)
        told[viewer] = desk.screen.newest()
    if desk.outcome is not None:
        for viewer in (0, 1):
            prompts.add("outcomes", desk.screen.result(viewer).text, where)
        return
    question = desk.screen.question(True)
    event = getattr(question, "event", None) or {}
    asks = {language: text.removeprefix(event.get(language, "")).strip() for language, text in question.text.items()}
    prompts.add("questions", asks, where, " / ".join(filter(None, map(event.get, ("ja", "en")))))
    prompts.add("events", event, where)
    prompts.add("details", getattr(question, "detail", None) or None, where)
    for option in question.options:
        prompts.add("answers", option.text or None, where, question.text["en"])
    if asked % WHY == 0 and desk.decision is not None:
        viewer = desk.decision.player
        lines, _ = desk.reasons.why(viewer, None)
        for line in lines:
            prompts.add("reasons", line.text, where)
        cards = [option.card for option in question.options if option.card is not None and option.card >= 0]
        for card in cards[:2]:
            try:
                judged = desk.reasons.why(viewer, card)[1] or []
            except Refusal:
                # a card in a deck that is searched
                continue
            for action in judged:
                prompts.add("answers", action.text, where)
                for reason in action.reasons:
                    prompts.add("reasons", reason.text, where)


def play(prompts: Prompts, config: RoomConfig, decks: tuple[Any, Any], players: tuple[str, str], end: float) -> None:
    """Plays a duel and notes its prompts."""
    desk = begin_duel(config, tuple(made_deck(config, deck) for deck in decks))  # type: ignore[arg-type]
    computers = [games.named(config.game).player(name, config.seed + seat) for seat, name in enumerate(players)]
    told = {0: 0, 1: 0}
    for asked in range(MOST):
        where = f"{config.edition or config.game} {config.seed} #{asked}"
        read(prompts, desk, told, where, asked)
        if desk.decision is None or time.monotonic() > end:
            return
        option = computers[desk.decision.player].choose(desk.duel)
        desk.choose(option)


def of_the_tests() -> Iterator[tuple[RoomConfig, tuple[Any, Any], tuple[str, str]]]:
    """Yields the duels of the tests."""
    for each in PLAYS:
        game, edition = ("judgment", "") if each.edition == "judgment" else ("yugioh", each.edition)
        yield RoomConfig(game, edition, "friend", seed=each.seed, generator=KEYED), each.decks, each.players


def at_random() -> Iterator[tuple[RoomConfig, tuple[Any, Any], tuple[str, str]]]:
    """Yields duels with decks of random cards, without end."""
    rows = table_of("yugioh").cards.index(False)["cards"]
    kinds = {row["number"]: (row["types"], row["part"]) for row in rows}
    for seed in itertools.count(1):
        chance = random.Random(seed)
        edition = chance.choice(sorted(EDITIONS))
        allowed = EDITIONS[edition].types
        known = [number for number, (types, _) in kinds.items() if not types & ~int(allowed)]
        main = [number for number in known if kinds[number][1] == "main"]
        extra = [number for number in known if kinds[number][1] == "extra"]
        decks = tuple(
            DeckList(main=chance.sample(main, 40), extra=chance.sample(extra, min(15, len(extra)))) for _ in range(2)
        )
        yield (
            RoomConfig("yugioh", edition, "friend", seed=seed, generator=KEYED),
            (decks[0], decks[1]),
            (chance.choice(("random", "greedy")), "random"),
        )


def main() -> None:
    """Writes the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="the page; plain text if its name does not end in .html")
    parser.add_argument("--minutes", type=float, default=10, help="stop after so many minutes (default 10)")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=list(KINDS))
    options = parser.parse_args()
    end = time.monotonic() + 60 * options.minutes
    prompts = Prompts()
    for number, (config, decks, players) in enumerate(itertools.chain(of_the_tests(), at_random())):
        if time.monotonic() > end:
            print(f"{number} duels")
            break
        play(prompts, config, decks, players, end)
    made = prompts.page if options.file.suffix == ".html" else prompts.lines
    options.file.write_text("\n".join(made(options.only)) + "\n", encoding="utf-8")
    print(f"{sum(len(prompts.found[kind]) for kind in options.only)} prompts in {options.file}")


if __name__ == "__main__":
    main()

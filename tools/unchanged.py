"""Whether everything goes as it went: random duels, card texts, reasons, views and messages, before and after a change.

    python tools/unchanged.py record before.json.gz
    python tools/unchanged.py compare before.json.gz
    python tools/unchanged.py record before.json.gz --site ../before/src
    python tools/unchanged.py compare before.json.gz --before ../before/src

What is recorded names no module and no class, so it stays the same when code moves. A duel is recorded in aspects, with
a hash for each decision: ``asked`` (the question and its options), ``told`` (the log), ``lies`` (zones, life or mana,
phase, chance), ``inside`` (the whole state, piece by piece, without the names of classes), ``seen`` (views), ``shown``
(what the table sends, in both languages), ``why`` (every reason against every action, and the words for some). Texts of
cards stand under each name, language and version.

``--quick`` takes one duel in twenty-four; ``--site DIR`` takes the package out of DIR, ``--site installed`` the one
that is installed (the compiled one after ``make fast``); ``--before DIR`` shows beside a difference what was there.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import hashlib
import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from difflib import unified_diff
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

HERE = Path(__file__).resolve()
SOURCE = HERE.parent.parent / "src"
LANGUAGES = ("ja", "en")
YEARS = (2004, 2010, 2013, 2020)
ASPECTS = ("asked", "told", "lies", "inside", "seen", "shown", "why")
QUICK = 24
MOST = 20_000
TRAIL = 2
"""How many bytes of the hash of a decision are kept."""
ATTACK = 114
"""The kind of a log entry of Yu-Gi-Oh!."""


# everything that is taken out of the package, by where it may stand --------------------------------


def reach(*places: str) -> Any:
    """The first of these that there is, each ``module:name``."""
    for place in places:
        module, _, name = place.partition(":")
        try:
            return getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError):
            continue
    raise SystemExit(
        f"unchanged: none of {', '.join(places)} exists; expected one: say in tools/unchanged.py where it has gone"
    )


def read(thing: object, names: str) -> Any:
    """The first attribute of a thing under these names, divided by ``|``."""
    for name in names.split("|"):
        if hasattr(thing, name):
            return getattr(thing, name)
    raise SystemExit(
        f"unchanged: {type(thing).__name__} has no {names}; expected one: say in tools/unchanged.py how it is called"
    )


class Yugioh:
    """What is needed of Yu-Gi-Oh!."""

    name = "yugioh"
    zones = (
        "deck",
        "hand",
        "graveyard",
        "banished",
        "extra",
        "face_up_extra",
        "monsters",
        "spells",
        "field",
        "pendulum",
        "overlay",
        "place",
        "controller",
        "life",
        "turn",
        "turn_player",
        "phase",
        "step",
        "chain",
        "attacker",
        "attack_target",
        "shuffles",
    )

    def __init__(self) -> None:
        self.library = reach("duelkit.yugioh:library")()
        self.load_deck = reach("duelkit.yugioh:load_deck")
        self.edition = reach("duelkit.yugioh:edition")
        self.begin = reach("duelkit.yugioh.duel:begin", "duelkit.yugioh.engine.setup:begin")
        self.desk = reach("duelkit.table.games.yugioh:YugiohDesk")
        self.entries = reach("duelkit.yugioh.state.log:entries")
        self.every_action = reach("duelkit.yugioh.why:every_action")
        self.codes_against = reach("duelkit.yugioh.why:codes_against")

    def numbers(self) -> list[int]:
        """The numbers of the cards that the duels use: once all of them were written by hand."""
        cards = self.library.tested if hasattr(self.library, "tested") else self.library.written
        return sorted(card.passcode for card in cards)

    def settings(self, edition: str) -> Any:
        """What a duel is played with."""
        return self.edition(edition)

    def fits(self, card: Any, edition: str) -> bool:
        """Whether the edition has cards of this kind."""
        return not int(card.types) & ~self.edition(edition).types

    def random_deck(self, chance: Any, pool: list[Any], edition: str) -> tuple[Any, ...]:
        """A deck of any cards of the pool."""
        rules = self.edition(edition)
        cards = [card for card in pool if self.fits(card, edition)]
        main = [card for card in cards if not card.in_extra_deck]
        extra = [card for card in cards if card.in_extra_deck]
        picked = [main[chance.below(len(main))] for _ in range(rules.deck_least)]
        return (*picked, *(extra[chance.below(len(extra))] for _ in range(min(rules.extra_most, len(extra)))))

    def texts(self, number: int) -> Iterator[tuple[str, str]]:
        """Every text of a card, under all wordings, each with what it is."""
        text = "duelkit.yugioh.text"
        render, notes = reach(f"{text}:render"), reach(f"{text}:notes")
        type_line, figures = reach(f"{text}:type_line"), reach(f"{text}:figures_line", f"{text}.figures:figures_line")
        of_its_time = reach(f"{text}.old_terms:of_its_time")
        card = self.tokens().get(number) or self.library[number]
        wordings = [("", card), *((f" until {version.until}", version.card) for version in card.versions)]
        for until, shown in wordings:
            for language in LANGUAGES:
                box = render(shown, language)
                of_year = [(f"in {year}", of_its_time(box, year)) for year in YEARS]
                said = {
                    "name": getattr(shown, language),
                    "line": type_line(shown, language),
                    "figures": figures(shown, language),
                    "text": box,
                    **dict(of_year),
                    "notes": "\n".join(notes(shown, language)),
                }
                for what, words in said.items():
                    yield f"{language} {what}{until}", words

    def text_numbers(self) -> list[int]:
        """The cards that have texts, tokens too."""
        return [*self.numbers(), *sorted(self.tokens())]

    def tokens(self) -> dict[int, Any]:
        """The tokens, by their numbers; once they stood beside the library."""
        found: dict[int, Any] = (
            self.library.tokens if hasattr(self.library, "tokens") else reach("duelkit.yugioh.cards:tokens")()
        )
        return found


class Judgment:
    """What is needed of THE EYE OF JUDGMENT."""

    name = "judgment"
    zones = (
        "library",
        "hand",
        "graveyard",
        "occupant",
        "tile",
        "flipped",
        "place",
        "mana",
        "turn",
        "turn_player",
        "phase",
        "locked",
        "attacker",
        "timeouts",
        "shuffles",
    )

    def __init__(self) -> None:
        self.library = reach("duelkit.judgment:library")()
        self.load_deck = reach("duelkit.judgment:load_deck")
        self.standard = reach("duelkit.judgment:standard_settings")
        self.begin = reach("duelkit.judgment.duel:begin", "duelkit.judgment.engine.setup:begin")
        self.desk = reach("duelkit.table.games.judgment:JudgmentDesk")
        self.entries = reach("duelkit.judgment.state.log:entries")
        self.every_action = reach("duelkit.judgment.why:every_action")
        self.codes_against = reach("duelkit.judgment.why:codes_against")

    def numbers(self) -> list[int]:
        """The numbers of all cards."""
        return sorted(card.number for card in self.library.cards)

    def settings(self, edition: str) -> Any:
        """What a duel is played with; there is one edition."""
        return self.standard()

    def random_deck(self, chance: Any, pool: list[Any], edition: str) -> tuple[Any, ...]:
        """A deck of any cards of the pool."""
        return tuple(pool[chance.below(len(pool))] for _ in range(30))

    def texts(self, number: int) -> Iterator[tuple[str, str]]:
        """Every text of a card, each with what it is."""
        render, notes = reach("duelkit.judgment.text:render"), reach("duelkit.judgment.text:notes_of")
        card = self.library[number]
        for language in LANGUAGES:
            yield f"{language} card", str(render(card, language))
            yield (
                f"{language} notes",
                "\n".join(f"{note.text(language)} {' '.join(note.rules)}" for note in notes(card)),
            )

    def text_numbers(self) -> list[int]:
        """The cards that have texts."""
        return self.numbers()


@cache
def game_of(name: str) -> Any:
    """What is needed of a game."""
    return {"yugioh": Yugioh, "judgment": Judgment}[name]()


def chance_of(seed: int) -> Any:
    """Where a random player's choices come from."""
    return reach("duelkit.kernel.rng:Rng")(seed)


def record_of(seed: int, generator: str) -> Any:
    """As much of a record as the numbers of the table follow from."""
    return reach("duelkit.kernel.record:Record")({"seed": str(seed), "generator": generator})


# which duels --------------------------------------------------------------------------------------

EDITIONS = {
    "ex04": ("wc2004_chaos", "goat_warrior_toolbox", "chaos_2005", "goat_cookie_cutter_chaos", "plain"),
    "mr1": ("synchron", "chaos_2005", "goat_cookie_cutter_chaos", "plain", "wc2004_chaos"),
    "mr2": ("synchron", "chaos_2005", "goat_warrior_toolbox", "hero_ritual", "overlay"),
    "mr3": ("synchron", "magician_pendulum", "chaos_2005", "hero_ritual", "overlay", "plain"),
    "mr4": ("link_cyberse_starter", "synchron", "hero_ritual", "link_allstars", "magician_pendulum", "overlay"),
    "mr20": ("link_cyberse_starter", "synchron", "link_allstars", "magician_pendulum", "overlay", "plain"),
    "mr20-official": (
        "link_cyberse_starter",
        "synchron",
        "hero_ritual",
        "link_allstars",
        "magician_pendulum",
        "overlay",
        "wc2004_chaos",
    ),
    "ex04+mixed": ("link_allstars", "magician_pendulum", "synchron"),
    "mr3+mixed": ("link_cyberse_starter", "link_allstars", "overlay"),
}
"""The editions that are played, and the decks that come along that are played in each."""
JUDGMENT_DECKS = ("biolith", "champion", "earth", "fire", "water", "wood")
DUELS = {"yugioh": 700, "judgment": 320}


def plan() -> list[str]:
    """The names of all duels: game, edition, both decks, generator of chance, which moments are asked, seed.

    One deck in three is of random cards; one duel in four is played with the small generator of old records, one in
    six asks also where hidden cards leave one answer.
    """
    found: list[str] = []
    for seed in range(DUELS["yugioh"]):
        edition, decks = list(EDITIONS.items())[seed % len(EDITIONS)]
        found.append(one_name("yugioh", edition, decks, seed, seed // len(EDITIONS)))
    for seed in range(DUELS["judgment"]):
        found.append(one_name("judgment", "standard", JUDGMENT_DECKS, seed, seed))
    return found


def one_name(game: str, edition: str, decks: tuple[str, ...], seed: int, turn: int) -> str:
    """The name of one duel; its decks are the pair whose turn it is."""
    size = len(decks)
    first, second = turn % size, (turn + turn // size) % size
    pair = ("random" if turn % 3 == 1 else decks[first], "random" if turn % 6 >= 4 else decks[second])
    generator = "sfc32" if seed % 4 == 3 else "blake2b"
    return " ".join((game, edition, *pair, generator, "every" if seed % 6 == 2 else "open", str(seed)))


# measuring ----------------------------------------------------------------------------------------


def plain(value: object) -> str:
    """A value as text, the same for tuples and lists, numbers and members of an enum."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)


def sent(value: object) -> object:
    """A value as clients get it, its fields in order of their names."""
    return msgspec.json.decode(msgspec.json.encode(value, order="sorted"))


def hashed(text: str, size: int = 8) -> str:
    """A short hash of a text."""
    return hashlib.blake2b(text.encode(), digest_size=size).hexdigest()


def opened(value: Any) -> object:
    """A piece of state as plain values, without the name of its class."""
    if hasattr(value, "fields"):
        return [even(getattr(value, name)) for name in value.fields()]
    return value.identity() if hasattr(value, "identity") else str(value)


def even(value: object) -> object:
    """A dictionary as sorted pairs, anything else as it is."""
    return sorted(value.items()) if isinstance(value, dict) else value


def inside(duel: Any) -> str:
    """The whole state but for what has aspects of its own; of pieces that cards share, nothing."""
    out: list[object] = []
    for name in duel.fields():
        if name in ("rules", "settings", "rng", "log", "hidden_ids", "decision", "outcome"):
            continue
        value = getattr(duel, name)
        if name in ("play", "creatures"):
            shared = {id(part) for part, after in pairwise(value) if part is after}
            value = [(card, part) for card, part in enumerate(value) if id(part) not in shared]
        out.append(even(value))
    return json.dumps(out, separators=(",", ":"), default=opened)


class Moment:
    """One decision of a duel as it is recorded: for each aspect what there is to say, if anything."""

    def __init__(self, game: Any, desk: Any, number: int, after: int, often: int) -> None:
        self.game = game
        self.desk = desk
        self.screen = getattr(desk, "screen", desk)
        """What viewers are shown; in older sources the desk itself shows it."""
        self.duel = desk.duel
        self.number = number
        self.after = after
        """The number of the last log entry that was told."""
        self.often = often

    def aspects(self) -> Iterator[tuple[str, object]]:
        """What there is to say of this decision, by aspect."""
        decision = self.duel.decision
        yield "asked", self.asked()
        yield "told", [self.entry(entry) for entry in self.game.entries(self.duel.log, self.after)]
        yield "lies", [[read(self.duel, name) for name in self.game.zones], self.duel.rng.state()]
        yield "inside", inside(self.duel)
        if self.number % 3 == 0:
            viewers = (0, 1, 2) if self.number % 12 == 0 or decision is None else (decision.player,)
            yield "seen", [self.duel.observe(viewer).rows() for viewer in viewers]
        if self.number % self.often == 0 or decision is None:
            yield "shown", self.shown()
            yield "why", self.why()

    def asked(self) -> object:
        """The question and its options, or how the duel ended."""
        decision, outcome = self.duel.decision, self.duel.outcome
        if decision is None:
            return [outcome.winner, outcome.reason, outcome.rule]
        return [decision.player, decision.kind, decision.options, decision.why, decision.card, decision.detail]

    @staticmethod
    def entry(entry: Any) -> object:
        """A log entry as plain values; who knew what was attacked is left out, for older sources do not note it."""
        return [
            entry.number,
            entry.kind,
            entry.card,
            entry.player,
            entry.a,
            0 if entry.kind == ATTACK else entry.b,
            getattr(entry, "c", 0),
            entry.secret,
        ]

    def shown(self) -> object:
        """What the table sends: views, news since the last time, the question, the result."""
        duel, desk, screen = self.duel, self.desk, self.screen
        ended = duel.decision is None
        found = [sent(screen.view(viewer)) for viewer in (0, 1, 2)]
        words = not ended or duel.outcome.winner >= 0
        for viewer in (self.side, 2):
            found.append(sent(screen.news(viewer, self.shown_after, words)))
        found.append(sent([screen.result(viewer) for viewer in (0, 1, 2)] if ended else screen.question(True)))
        for viewer in (0, 1, 2) if hasattr(desk, "remember") else ():
            # older sources
            desk.remember(viewer)
        if not ended:
            found.append(
                [duel.describe(option, language) for option in duel.decision.options[:4] for language in LANGUAGES]
            )
        return found

    shown_after = 0
    side = 0
    """The player who is told what happens, beside who watches."""

    def why(self) -> object:
        """Every reason against every action, in codes, and in words for the question and some cards."""
        decision = self.duel.decision
        if decision is None:
            return []
        player = decision.player
        why = getattr(self.desk, "reasons", self.desk).why
        number = self.desk.numbers.of if hasattr(self.desk, "reasons") else self.desk.number
        twin = self.duel.copy()
        found: list[object] = [
            [action, self.game.codes_against(twin, player, action)]
            for action in self.game.every_action(self.duel, player)
        ]
        found.append(sent(why(player, None)))
        cards = sorted({option[0] for option in found[:-1] if isinstance(option, list)})
        numbers = sorted({(action & 0xFFF) - 1 for action in cards if action & 0xFFF})
        for at in range(2):
            if numbers:
                card = numbers[(self.number + at * 7) % len(numbers)]
                found.append(sent(why(player, number(player, card))))
        return found


def newest(desk: Any) -> int:
    """Returns the number of the newest log entry."""
    return int(desk.screen.newest() if hasattr(desk, "screen") else desk.told())


def played(name: str, pools: dict[str, list[int]], stop: int | None = None) -> Iterator[tuple[Moment, dict[str, str]]]:
    """The moments of a duel, one after the other, each with its aspects as text.

    :param stop: the one decision whose aspects are wanted.
    """
    title, edition, one, two, generator, asks, number = name.split(" ")
    game, seed = game_of(title), int(number)
    chance = chance_of(seed * 2 + 1)
    pool = [game.library[card] for card in pools[title] if card in game.library]
    decks = [
        game.random_deck(chance, pool, edition) if deck == "random" else game.load_deck(deck).cards()
        for deck in (one, two)
    ]
    duel = game.begin(game.settings(edition), decks, seed, seed & 1, generator, asks == "every")
    recorder = SimpleNamespace(duel=duel, record=record_of(seed, generator))
    desk = game.desk(recorder, every_window=asks == "every")
    after = shown = at = 0
    while at < MOST:
        moment = Moment(game, desk, at, after, 24 if title == "yugioh" else 8)
        moment.shown_after, moment.side = shown, seed >> 1 & 1
        telling = at % moment.often == 0 or duel.decision is None
        if stop is None or stop == at or telling:
            yield (
                moment,
                {aspect: value if isinstance(value, str) else plain(value) for aspect, value in moment.aspects()},
            )
        if telling:
            shown = newest(desk)
        after = newest(desk)
        decision = duel.decision
        if decision is None or at == stop:
            return
        duel.choose(decision.options[chance.below(len(decision.options))])
        at += 1
    raise SystemExit(f"unchanged: the duel {name} is not over after {MOST} decisions")


def measured(name: str, pools: dict[str, list[int]]) -> dict[str, str]:
    """A duel: for each aspect a hash of all, and behind a space the beginnings of the hashes of its decisions."""
    whole = {aspect: hashlib.blake2b(digest_size=8) for aspect in ASPECTS}
    trails = {aspect: bytearray() for aspect in ASPECTS}
    for _, aspects in played(name, pools):
        for aspect in ASPECTS:
            said = aspects.get(aspect)
            if said is not None:
                digest = hashlib.blake2b(said.encode(), digest_size=8).digest()
                whole[aspect].update(digest)
                trails[aspect] += digest[:TRAIL]
            else:
                trails[aspect] += bytes(TRAIL)
    return {
        aspect: f"{whole[aspect].hexdigest()} {base64.b85encode(gzip.compress(trails[aspect], mtime=0)).decode()}"
        for aspect in ASPECTS
    }


def texts_of(title: str, numbers: Iterable[int]) -> dict[str, str]:
    """Every text of these cards."""
    game = game_of(title)
    return {f"{title} {number} {what}": text for number in numbers for what, text in game.texts(number) if text}


# workers ------------------------------------------------------------------------------------------


def work() -> None:
    """Do the jobs that stand on standard input, a line each, and answer each with a line."""
    for line in sys.stdin:
        job = json.loads(line)
        if job["do"] == "pools":
            answer: Any = {
                title: {"numbers": game_of(title).numbers(), "texts": game_of(title).text_numbers()} for title in DUELS
            }
        elif job["do"] == "texts":
            answer = texts_of(job["game"], job["numbers"])
        elif job["do"] == "show":
            answer = {}
            for moment, aspects in played(job["name"], job["pools"], job["at"]):
                if moment.number == job["at"]:
                    answer = aspects
        else:
            answer = measured(job["name"], job["pools"])
        print(json.dumps(answer, ensure_ascii=False), flush=True)


class Site:
    """A package to measure.

    :param place: the folder in which ``duelkit`` stands, or ``installed``.
    """

    def __init__(self, place: str) -> None:
        self.place = place
        self.environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        self.environment["PYTHONHASHSEED"] = "0"
        if place != "installed":
            if not Path(place, "duelkit", "__init__.py").exists():
                raise SystemExit(f"unchanged: no package duelkit in {place}; expected its folder, or 'installed'")
            self.environment["PYTHONPATH"] = str(Path(place).resolve())

    def ask(self, jobs: list[dict[str, Any]], workers: int = 1) -> list[Any]:
        """The answers to jobs, in their order."""
        found: list[Any] = [None] * len(jobs)
        waiting = iter(range(len(jobs)))

        def share(_: int) -> None:
            process = subprocess.Popen(
                [sys.executable, "-P", str(HERE), "work"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=self.environment,
                text=True,
                encoding="utf-8",
            )
            assert process.stdin is not None and process.stdout is not None
            try:
                # taking the next one is one step of the interpreter, so that two threads never take the same
                for at in waiting:
                    process.stdin.write(json.dumps(jobs[at]) + "\n")
                    process.stdin.flush()
                    line = process.stdout.readline()
                    if not line:
                        raise SystemExit(
                            f"unchanged: {jobs[at].get('name') or jobs[at]['do']} failed at {self.place}; "
                            "what it said stands above"
                        )
                    found[at] = json.loads(line)
                process.stdin.close()
                process.wait()
            finally:
                process.kill()

        with ThreadPoolExecutor(min(workers, len(jobs))) as threads:
            for _ in threads.map(share, range(min(workers, len(jobs)))):
                pass
        return found


def record(site: Site, names: list[str], workers: int, pools: dict[str, list[int]] | None = None) -> dict[str, Any]:
    """Everything that there is to compare.

    :param pools: the cards of random decks; those that there are, if left out.
    """
    known = site.ask([{"do": "pools"}])[0]
    pools = pools or {title: known[title]["numbers"] for title in DUELS}
    jobs: list[dict[str, Any]] = [{"do": "duel", "name": name, "pools": pools} for name in names]
    for title in DUELS:
        numbers = known[title]["texts"]
        jobs += [{"do": "texts", "game": title, "numbers": numbers[at : at + 40]} for at in range(0, len(numbers), 40)]
    answers = site.ask(jobs, workers)
    texts: dict[str, str] = {}
    for answer in answers[len(names) :]:
        texts |= answer
    return {"pools": pools, "duels": dict(zip(names, answers, strict=False)), "texts": texts}


# files --------------------------------------------------------------------------------------------


def write(found: dict[str, Any], path: Path) -> None:
    """Write what was recorded; packed if the file's name ends in ``.gz``."""
    data = (json.dumps(found, ensure_ascii=False, indent=0) + "\n").encode()
    path.write_bytes(gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)


def load(path: Path) -> dict[str, Any]:
    """What a file holds."""
    try:
        data = path.read_bytes()
        found = json.loads(gzip.decompress(data) if path.suffix == ".gz" else data)
        assert isinstance(found, dict) and {"duels", "texts", "pools"} <= found.keys()
    except (OSError, ValueError, AssertionError) as error:
        raise SystemExit(
            f"unchanged: {path} cannot be read ({error or 'no duels in it'}); expected a file that 'record' has written"
        ) from None
    return found


# comparing ----------------------------------------------------------------------------------------


def differences(before: dict[str, Any], now: dict[str, Any], without: Iterable[str] = ()) -> list[tuple[str, str, int]]:
    """What differs: a duel, an aspect and the number of the first decision that differs; or a text and −1.

    The earliest aspect of a duel comes first.
    """
    found: list[tuple[str, str, int]] = []
    for name in now["duels"]:
        was = before["duels"].get(name)
        if was is None:
            raise SystemExit(f"unchanged: no duel {name!r} was recorded; expected the file to hold it: record it anew")
        here = []
        for order, aspect in enumerate(ASPECTS):
            if aspect not in without and was[aspect] != now["duels"][name][aspect]:
                here.append((first_difference(was[aspect], now["duels"][name][aspect]), order, aspect))
        found += [(name, aspect, at) for at, _, aspect in sorted(here)[:1]]
    if "texts" not in without:
        for key in sorted(before["texts"].keys() | now["texts"].keys()):
            if before["texts"].get(key) != now["texts"].get(key):
                found.append((key, "text", -1))
    return found


def first_difference(before: str, now: str) -> int:
    """The first decision at which two trails differ; the last one if only the whole differs, −1 without trails."""
    if " " not in before:
        return -1
    was, found = (gzip.decompress(base64.b85decode(trail.split(" ")[1])) for trail in (before, now))
    for at in range(0, max(len(was), len(found)), TRAIL):
        if was[at : at + TRAIL] != found[at : at + TRAIL]:
            return at // TRAIL
    return max(len(found) // TRAIL - 1, 0)


def pretty(text: str | None) -> list[str]:
    """The values of an aspect, a line each."""
    if text is None:
        return ["nothing"]
    try:
        value = json.loads(text)
    except ValueError:
        return text.split("\n")
    return json.dumps(value, ensure_ascii=False, indent=1).split("\n")


def explain(
    found: list[tuple[str, str, int]],
    before: dict[str, Any],
    now: dict[str, Any],
    site: Site,
    old: Site | None,
    most: int,
) -> list[str]:
    """The differences as lines, the first ones with what was there and what is there now."""
    lines: list[str] = []
    for name, aspect, at in found[:most]:
        if aspect == "text":
            lines.append(f"text {name}")
            was, is_now = before["texts"].get(name), now["texts"].get(name)
            lines += [f"  was  {line}" for line in str(was).split("\n")]
            lines += [f"  is   {line}" for line in str(is_now).split("\n")]
            continue
        if at < 0:
            lines.append(f"duel {name}: {aspect}; say --before, the folder of the package before, to see where")
            continue
        lines.append(f"duel {name}, decision {at}: {aspect}")
        job = {"do": "show", "name": name, "pools": now["pools"], "at": at}
        here = pretty(site.ask([job])[0].get(aspect))
        if old is None:
            lines += [f"  is   {line[:400]}" for line in here[:60]]
        else:
            there = pretty(old.ask([job])[0].get(aspect))
            lines += ["  " + line[:400] for line in unified_diff(there, here, "before", "now", lineterm="", n=2)][:80]
    if len(found) > most:
        lines.append(
            f"and {len(found) - most} more: "
            + "; ".join(
                f"{name} ({aspect}{f' at {at}' if at >= 0 else ''})" for name, aspect, at in found[most : most + 12]
            )
        )
    return lines


def small(found: dict[str, Any]) -> dict[str, Any]:
    """The same in little space, for a file that is kept: hashes without trails, and one for all texts of a card."""
    grouped: dict[str, list[str]] = {}
    for key, text in sorted(found["texts"].items()):
        grouped.setdefault(" ".join(key.split(" ")[:2]), []).append(f"{key} {text}")
    return {
        **found,
        "duels": {
            name: {aspect: value.split(" ")[0] for aspect, value in aspects.items()}
            for name, aspects in found["duels"].items()
        },
        "texts": {key: hashed("\n".join(texts), 4) for key, texts in grouped.items()},
    }


def is_small(found: dict[str, Any]) -> bool:
    """Whether this is what :func:`small` makes."""
    return not any(" " in value for aspects in found["duels"].values() for value in aspects.values())


def few(names: list[str]) -> list[str]:
    """Some duels of every edition, for the tests."""
    return names[::61]


def quick(names: list[str]) -> list[str]:
    """A small part of the duels that has something of everything."""
    return [name for at, name in enumerate(names) if at % QUICK == at // QUICK % QUICK]


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="unchanged", description=__doc__.split("\n")[0])
    parser.add_argument("do", choices=("record", "compare", "work"), help=argparse.SUPPRESS)
    parser.add_argument("file", type=Path, nargs="?", help="what was recorded")
    parser.add_argument("--site", default=str(SOURCE), help="the folder that holds duelkit, or 'installed'")
    parser.add_argument("--before", help="the folder that holds duelkit as it was, to show what was there")
    parser.add_argument("--quick", action="store_true", help=f"one duel in {QUICK}")
    parser.add_argument("--small", action="store_true", help="a few duels, in little space: the file of the tests")
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        choices=(*ASPECTS, "texts"),
        help="leave an aspect out, because the change means to change it",
    )
    parser.add_argument("-n", type=int, default=1, metavar="N", help="how many processes (1)")
    parser.add_argument("--show", type=int, default=3, metavar="N", help="how many differences are shown whole (3)")
    options = parser.parse_args()
    if options.do == "work":
        work()
        return 0
    if options.file is None:
        parser.error("a file is missing: expected where to write, or what was recorded")
    began = time.monotonic()
    site = Site(options.site)
    if options.do == "record":
        names = few(plan()) if options.small else quick(plan()) if options.quick else plan()
        found = record(site, names, options.n)
        write(small(found) if options.small else found, options.file)
        print(
            f"recorded {len(found['duels'])} duels and {len(found['texts'])} texts in {options.file} "
            f"({time.monotonic() - began:.0f} s)"
        )
        return 0
    before = load(options.file)
    kept = set(quick(plan())) if options.quick else before["duels"].keys()
    names = [name for name in before["duels"] if name in kept]
    found = record(site, names, options.n, before["pools"])
    old = Site(options.before) if options.before else None
    if is_small(before):
        if old is None:
            found = small(found)
        else:
            before = record(old, names, options.n, before["pools"])
    differs = differences(before, found, options.without)
    for line in explain(differs, before, found, site, old, options.show):
        print(line)
    print(
        f"{len(found['duels'])} duels and {len(found['texts'])} texts compared, {len(differs)} differ "
        f"({time.monotonic() - began:.0f} s)"
    )
    return 1 if differs else 0


if __name__ == "__main__":
    raise SystemExit(main())

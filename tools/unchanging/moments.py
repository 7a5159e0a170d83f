"""What is recorded of a duel: its decisions in aspects, and the texts of cards."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
from collections.abc import Iterable, Iterator
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import msgspec

from unchanging.games import LANGUAGES, chance_of, game_of, read, record_of

ASPECTS = ("asked", "told", "lies", "inside", "seen", "shown", "why")
MOST = 20_000
TRAIL = 2
"""How many bytes of the hash of a decision are kept."""
ATTACK = 114
"""The kind of a log entry of Yu-Gi-Oh!."""


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

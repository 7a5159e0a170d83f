"""A match as a file: the answers between its duels, and the record of each duel, whole.

[duelkit "match 1"]
[game "yugioh"]
[edition "ex04"]
[seed "3"]
[deck0 "name: main … | extra … | side …"]
[deck1 "…"]

1. 0 1   ; go first
2. 1 4294967301   ; take out "…"
end 0 two duels won

== duel 1
[duelkit "record 1"]
…
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from duelkit import __version__
from duelkit.kernel.errors import FileError, RecordError
from duelkit.kernel.record import LARGEST_FILE, Record, Step, read_record
from duelkit.kernel.record import MAGIC as DUEL_MAGIC
from duelkit.recording import chance_headers, chance_of, deck_header, made_by, reasons
from duelkit.yugioh.cards import UnknownCard, library
from duelkit.yugioh.decks.deck import Deck
from duelkit.yugioh.match import MOST_DUELS, Match, describe_answer
from duelkit.yugioh.records import card_data_digest, edition_headers, follow, own_cards, own_headers, rules_of

MAGIC: Final = "match 1"
_HEAD: Final = f'[duelkit "{MAGIC}"]'
_PART: Final = re.compile(r"== duel ([1-9])")
_LARGEST: Final = MOST_DUELS * LARGEST_FILE


@dataclass
class MatchRecord:
    """A match from its beginning.

    :param between: the answers between the duels, in the form of a duel's record.
    :param duels: the record of each duel, the last one unfinished if the match was.
    """

    between: Record
    duels: list[Record]

    def text(self) -> str:
        """The record as a file."""
        parts = [self.between.text().replace(f'[duelkit "{DUEL_MAGIC}"]', _HEAD, 1)]
        parts += [f"\n== duel {number}\n{record.text()}" for number, record in enumerate(self.duels, 1)]
        return "".join(parts)


def record_of(match: Match) -> MatchRecord:
    """The record of a match so far."""
    headers = {
        "game": "yugioh",
        "version": __version__,
        **edition_headers(match.rules),
        **chance_headers(match.seed, match.chance),
    }
    if match.agreed is not None:
        headers["first"] = str(match.agreed)
    for player, deck in enumerate(match.registered):
        parts = " | ".join(" ".join(str(card.passcode) for card in part) for part in (deck.main, deck.extra, deck.side))
        headers[f"deck{player}"] = f"{deck.name}: {parts}"
    first, second = (_with_side(deck) for deck in match.registered)
    headers["cards"] = card_data_digest((first, second))
    headers |= own_headers(match.registered)
    between = Record(headers)
    for played, player, option in match.steps:
        between.steps.append(Step(player, option, f"duel {played + 1}: {describe_answer(option)}"))
    if match.outcome is not None:
        between.end = f"{match.outcome.winner} {match.outcome.reason}"
    duels = [result.record for result in match.results]
    if match.recorder is not None:
        duels.append(match.recorder.record)
    return MatchRecord(between, duels)


def _with_side(deck: Deck) -> Deck:
    return Deck(deck.name, (*deck.main, *deck.side), deck.extra)


def save_match(match: Match, path: str | Path) -> None:
    """Write the record of a match; either the whole file is written or nothing.

    :raises FileError: if it cannot be written.
    """
    target = Path(path)
    partial = target.with_name(f".{target.name}.part")
    try:
        partial.write_text(record_of(match).text(), encoding="utf-8")
        os.replace(partial, target)
    except (OSError, ValueError) as error:
        partial.unlink(missing_ok=True)
        raise FileError(str(path), 0, f"cannot be written ({getattr(error, 'strerror', None) or error})") from None


def is_match(text: str) -> bool:
    """Whether a record is that of a match rather than of a duel."""
    for line in text.lstrip("\ufeff").splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            return line.strip() == _HEAD
    return False


def read_match(text: str, name: str) -> MatchRecord:
    """Read the record of a match.

    :raises FileError: naming the first line that is damaged and what was expected there.
    """
    if len(text) > _LARGEST:
        raise FileError(name, 0, "too large for the record of a match")
    if not is_match(text):
        raise FileError(name, 0, f"not the record of a match; expected the header {_HEAD}")
    lines = text.lstrip("\ufeff").splitlines()
    starts: list[int] = []
    for number, line in enumerate(lines):
        part = _PART.fullmatch(line.strip())
        if line.startswith("==") and part is None:
            raise FileError(name, number + 1, f"damaged line {line[:40]!r}; expected '== duel {len(starts) + 1}'")
        if part is not None:
            if int(part[1]) != len(starts) + 1 or len(starts) >= MOST_DUELS:
                raise FileError(
                    name, number + 1, f"duel {part[1]} out of order; expected at most {MOST_DUELS} duels, in order"
                )
            starts.append(number)
    ends = [*starts[1:], len(lines)] if starts else []
    head = "\n".join(lines[: starts[0] if starts else len(lines)])
    between = read_record(head.replace(_HEAD, f'[duelkit "{DUEL_MAGIC}"]', 1), name)
    # empty lines in front keep the numbers of the lines
    duels = [
        read_record("\n" * (start + 1) + "\n".join(lines[start + 1 : end]), name)
        for start, end in zip(starts, ends, strict=True)
    ]
    return MatchRecord(between, duels)


def _deck(record: Record, key: str) -> Deck:
    title, numbers = deck_header(record, key)
    parts = numbers.split("|")
    if len(parts) != 3:
        raise FileError(record.name, 0, f"header {key!r} has {len(parts)} parts; expected 'name: main | extra | side'")
    cards = []
    for part in parts:
        try:
            cards.append(tuple(library()[int(code)] for code in part.split()))
        except (ValueError, UnknownCard):
            raise FileError(
                record.name, 0, f"unknown card in header {key!r}; expected passcodes of playable cards"
            ) from None
    if not cards[0]:
        raise FileError(record.name, 0, f"no main deck in header {key!r}; expected 'name: main | extra | side'")
    return Deck(title, cards[0], cards[1], cards[2])


def replay_match(record: MatchRecord) -> Match:
    """Play a match again, comparing every question, every deck and every state hash.

    :raises FileError: if the match cannot be begun.
    :raises RecordError: where it no longer goes as recorded.
    """
    between = record.between
    for key in ("game", "edition", "seed", "deck0", "deck1"):
        if key not in between.headers:
            raise FileError(between.name, 0, f"no header {key!r}; expected game, edition, seed, deck0 and deck1")
    if between.headers["game"] != "yugioh":
        raise FileError(between.name, 0, f"unknown game {between.headers['game'][:20]!r}; expected 'yugioh'")
    rules = rules_of(between)
    seed = between.headers["seed"]
    if not seed.lstrip("-").isdecimal() or len(seed) > 40:
        raise FileError(between.name, 0, f"header 'seed' is {seed[:20]!r}; expected a number")
    first = between.headers.get("first")
    if first not in (None, "0", "1"):
        raise FileError(between.name, 0, f"header 'first' is {first[:20]!r}; expected 0 or 1")
    held = own_cards(between.headers, between.name)
    match = Match(
        rules,
        (_deck(between, "deck0"), _deck(between, "deck1")),
        int(seed),
        first=None if first is None else int(first),
        chance=chance_of(between),
    )
    del held
    steps = iter(between.steps)
    duels = iter(record.duels)
    while match.decision is not None:
        if match.recorder is not None:
            duel = next(duels, None)
            if duel is None:
                break
            _follow_duel(match, duel)
            if match.recorder is not None:
                break
            continue
        step = next(steps, None)
        if step is None:
            break
        place = f"{between.name}, line {step.line}"
        if match.decision.player != step.player or step.option not in match.decision.options:
            why = reasons(between.headers, record_of(match).between.headers)
            raise RecordError(
                f"{place}: made by {made_by(between.headers)}, differs between the duels: player "
                f"{step.player} chose {step.option}; player {match.decision.player} is asked for one of "
                f"{match.decision.options[:20]}; because {why}"
            )
        match.choose(step.option)
    if next(steps, None) is not None or next(duels, None) is not None:
        raise RecordError(f"{between.name}: the record goes on after the match has stopped ({match.outcome})")
    ended = None if match.outcome is None else f"{match.outcome.winner} {match.outcome.reason}"
    if between.end is not None and between.end != ended:
        raise RecordError(f"{between.name}: the record ends with {between.end!r}, the replay with {ended!r}")
    return match


def _follow_duel(match: Match, record: Record) -> None:
    recorder = match.recorder
    assert recorder is not None
    for key in ("seed", "generator", "first", "deck0", "deck1"):
        if record.headers.get(key) != recorder.record.headers.get(key):
            raise RecordError(
                f"{record.name}: duel {match.number}: header {key!r} is not what the match gives; "
                f"expected {str(recorder.record.headers.get(key))[:60]!r}"
            )
    follow(record, recorder, match.choose)
    # a player who gives up is none of the match's answers
    match.note_end()

"""Records and replays duels of any game; a game adds how a duel begins."""

from __future__ import annotations

import hashlib
import os
import weakref
from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from duelkit import __version__
from duelkit.kernel.decision import NO_IDLE
from duelkit.kernel.errors import FileError, RecordError
from duelkit.kernel.playable import Playable
from duelkit.kernel.record import HASH_EVERY, LARGEST_FILE, Record, Step, read_record
from duelkit.kernel.rng import GENERATORS, SMALL
from duelkit.kernel.state import LAYOUT

__all__ = ["SURRENDER", "TIME_OUT", "Recorder", "follow", "load_record", "load_text"]

SURRENDER: Final = -1
"""Recorded instead of an option: the player gave up."""
TIME_OUT: Final = -2
"""Recorded instead of an option: the time of the player who was asked ran out."""


D = TypeVar("D", bound=Playable)


class Cards(Protocol):
    """A deck of any game; it never changes."""

    def cards(self) -> Iterable[Any]:
        """Returns all its cards."""


MOST_KEPT: Final = 256
_DIGESTS: Final[dict[tuple[int, int], tuple[Callable[[], Cards | None], Callable[[], Cards | None], str]]] = {}
"""The latest result of ``cards_digest``, by identity of the decks: comparing their cards takes as long as a duel."""


class Recorder(Generic[D]):
    """A duel together with its record: choose through it, and the record follows.

    :param duel: the duel at its beginning.
    :param headers: what it began with.
    :param words: puts an option into words for the record's comments, if given.
    """

    def __init__(self, duel: D, headers: dict[str, str], words: Callable[[D, int], str] | None = None) -> None:
        self.duel: D = duel
        self.words = words
        self.record = Record({"game": headers["game"], "version": __version__, "layout": str(LAYOUT), **headers})
        self._note_state()

    def choose(self, option: int) -> None:
        """Chooses in the duel and records it; a forced answer is not recorded.

        :raises IllegalChoice: if the option is not offered; duel and record are unchanged.
        """
        option = int(option)
        decision = self.duel.decision
        noted = decision is None or decision.notes(option)
        idle = decision is not None and option == decision.idle
        words = "" if self.words is None or decision is None or not noted else self.words(self.duel, option)
        player = -1 if decision is None else decision.player
        self.duel.choose(option)
        if noted:
            self.record.add(player, option, words)
        if not idle:
            self._note_state()

    def surrender(self, player: int) -> None:
        """A player gives up; nothing happens if the duel is over."""
        if self.duel.outcome is None:
            decision = self.duel.decision
            # a replay gives the forced answer to a question first: the outcome is the same, the state is not
            alone = decision is not None and (decision.alone() or decision.idle != NO_IDLE)
            self.duel.surrender(player)
            self.record.add(player, SURRENDER)
            self._note_state(not alone)

    def time_out(self) -> None:
        """The time of the player who is asked has run out; nothing happens if the duel is over."""
        decision = self.duel.decision
        if decision is not None:
            self.duel.time_out()
            self.record.add(decision.player, TIME_OUT)
            self._note_state()

    def _note_state(self, hashed: bool = True) -> None:
        """Records a hash at the end, and at intervals at a question with several answers.

        :param hashed: whether a replay reaches exactly the same state.
        """
        outcome = self.duel.outcome
        count = len(self.record.steps)
        decision = self.duel.decision
        if outcome is not None:
            self.record.end = f"{outcome.winner} {outcome.reason}"
        if (
            hashed
            and outcome is not None
            or count % HASH_EVERY == 0
            and count not in self.record.hashes
            and (decision is not None and decision.idle == NO_IDLE and len(decision.options) > 1)
        ):
            self.record.hashes[count] = self.duel.digest()

    def copy(self) -> Self:
        """Returns an independent recorder of a copy of the duel."""
        twin = type(self).__new__(type(self))
        twin.duel = self.duel.copy()
        twin.words = self.words
        record = self.record
        steps = [Step(step.player, step.option, step.words, step.line) for step in record.steps]
        twin.record = Record(dict(record.headers), steps, dict(record.hashes), record.end, record.name)
        return twin

    def rewind(self, steps: int, duel: D) -> None:
        """Goes back to the moment after ``steps`` decisions, whose state is ``duel``."""
        self.duel = duel
        del self.record.steps[steps:]
        self.record.hashes = {number: digest for number, digest in self.record.hashes.items() if number <= steps}
        self.record.end = None

    def restore(self, steps: list[Step], duel: D) -> None:
        """Goes to the moment after these decisions, which begin with all recorded ones or are the first of them."""
        self.rewind(len(steps), duel)
        self.record.steps.extend(steps[len(self.record.steps) :])
        self._note_state()

    def text(self) -> str:
        """Returns the record as text, with the hash of the last position."""
        if len(self.record.steps) not in self.record.hashes:
            self.record.hashes[len(self.record.steps)] = self.duel.digest()
        return self.record.text()

    def save(self, path: str | Path) -> None:
        """Writes the record to a file, completely or not at all.

        :raises FileError: if it cannot be written.
        """
        target = Path(path)
        partial = target.with_name(f".{target.name}.part")
        try:
            partial.write_text(self.text(), encoding="utf-8")
            os.replace(partial, target)
        except OSError as error:
            partial.unlink(missing_ok=True)
            raise FileError(str(path), 0, f"cannot be written ({error.strerror or error})") from None


def load_record(path: str | Path) -> Record:
    """Reads a record from a file.

    :raises FileError: if there is no such file or it is damaged.
    """
    return read_record(load_text(path), str(path))


def load_text(path: str | Path) -> str:
    """Returns the text of a record's file, of a duel or of a match.

    :raises FileError: if there is no such file or it is not text.
    """
    name = str(path)
    try:
        if Path(path).stat().st_size > LARGEST_FILE:
            raise FileError(name, 0, "too large for a record; expected at most 16 MiB")
        return Path(path).read_bytes().decode("utf-8")
    except OSError as error:
        raise FileError(name, 0, f"cannot be read ({error.strerror or error}); expected a duel record") from None
    except UnicodeDecodeError:
        raise FileError(name, 0, "not UTF-8 text; expected a duel record") from None


def chance_headers(seed: int, chance: str) -> dict[str, str]:
    """Returns the headers for the seed and the generator; the small generator, of older records, has no header."""
    return {"seed": str(seed)} if chance == SMALL else {"seed": str(seed), "generator": chance}


def chance_of(record: Record) -> str:
    """Returns the generator that a record was made with.

    :raises FileError: if there is none of this name.
    """
    chance = record.headers.get("generator", SMALL)
    if chance not in GENERATORS:
        raise FileError(record.name, 0, f"unknown generator {chance[:40]!r}; expected {' or '.join(GENERATORS)}")
    return chance


def demand_headers(record: Record, game: str, keys: tuple[str, ...]) -> dict[str, int]:
    """Returns the numbers of the headers ``seed`` and ``first``, after checking the headers that every record of a game
    must have.

    :raises FileError: if a header is missing or wrong.
    """
    for key in keys:
        if key not in record.headers:
            raise FileError(record.name, 0, f"no header {key!r}; expected {', '.join(keys[:-1])} and {keys[-1]}")
    if record.headers["game"] != game:
        raise FileError(record.name, 0, f"unknown game {record.headers['game'][:40]!r}; expected {game!r}")
    numbers: dict[str, int] = {}
    for key in ("seed", "first"):
        value = record.headers[key]
        digits = value.removeprefix("-")
        if (
            not (digits.isascii() and digits.isdecimal())
            or len(value) > 40
            or key == "first"
            and value not in ("0", "1")
        ):
            raise FileError(record.name, 0, f"header {key!r} is {value[:20]!r}; expected a number")
        numbers[key] = int(value)
    return numbers


MOST_CARDS: Final = 1000
"""The most cards of one deck in a record; an option has room for the numbers of 4,095 cards of both players."""
LONGEST_NAME: Final = 200
MOST_SHOWN: Final = 20
"""The most options named where one is not offered."""
MADE_WITH: Final = {
    "fingerprint": "the edition or board has other rules now",
    "cards": "the cards of its decks have changed",
}
"""The headers that name what a record was made with, and what a difference in each means."""


def spelled_out(value: object) -> str:
    """A definition with every field of it and of everything inside; the digests in records are made of this text.

    >>> spelled_out((1, "two"))
    "(1, 'two')"
    """
    if isinstance(value, tuple):
        inner = ", ".join(map(spelled_out, value))
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if is_dataclass(value):
        parts = ", ".join(f"{field.name}={spelled_out(getattr(value, field.name))}" for field in fields(value))
        return f"{type(value).__qualname__}({parts})"
    return repr(value)


def cards_digest(decks: tuple[Cards, Cards], number: Callable[[Any], int]) -> str:
    """Returns a hash of the definitions of the cards in two decks; it changes when a card plays differently.

    :param number: returns the number of a card, by which they are sorted.
    """
    key = id(decks[0]), id(decks[1])
    known = _DIGESTS.get(key)
    if known is not None and known[0]() is decks[0] and known[1]() is decks[1]:
        return known[2]
    cards = sorted({card for deck in decks for card in deck.cards()}, key=number)
    digest = hashlib.blake2b("\n".join(map(spelled_out, cards)).encode(), digest_size=8).hexdigest()
    if len(_DIGESTS) >= MOST_KEPT:
        _DIGESTS.clear()
    # held weakly: users' own cards are known only while they are referenced
    _DIGESTS[key] = weakref.ref(decks[0]), weakref.ref(decks[1]), digest
    return digest


def fingerprint(rules: str) -> str:
    """Returns a hash of the numbers and switches that a duel is played with."""
    return hashlib.blake2b(rules.encode(), digest_size=8).hexdigest()


def made_by(headers: dict[str, str]) -> str:
    """Returns in words which version has made a record."""
    version = headers.get("version", "")
    return f"version {version[:20]}" if version else "a version that did not note itself"


def reasons(headers: dict[str, str], now: dict[str, str]) -> str:
    """Returns why a record may replay differently.

    :param headers: of the record.
    :param now: of a new one of the same duel.
    """
    found = [why for key, why in MADE_WITH.items() if headers.get(key) not in (None, now.get(key))]
    if not found:
        same = headers.get("version") == now.get("version")
        found = ["it was changed by hand, or this version is at fault" if same else "the rules have been mended since"]
    return " and ".join(found)


def deck_header(record: Record, key: str) -> tuple[str, str]:
    """Returns the name of a deck in a header, and the numbers of its cards, not yet parsed.

    :raises FileError: if it has more cards than a duel can number, or a name that is too long.
    """
    title, _, numbers = record.headers[key].rpartition(":")
    if len(title) > LONGEST_NAME:
        raise FileError(
            record.name, 0, f"header {key!r}: a name of {len(title)} characters; expected at most {LONGEST_NAME}"
        )
    count = len(numbers.replace("|", " ").split())
    if count > MOST_CARDS:
        raise FileError(record.name, 0, f"header {key!r}: {count} cards; expected at most {MOST_CARDS}")
    return title, numbers


def follow(record: Record, recorder: Recorder[D], choose: Callable[[int], None], steps: int | None = None) -> None:
    """Replays a record in a duel that has just begun, comparing every question and every state hash.

    Hashes of another layout of the state are skipped.

    :param choose: answers the duel's questions.
    :raises RecordError: if the duel no longer goes as recorded: which decision, which line, what differs.
    """
    why = reasons(record.headers, recorder.record.headers)

    def differs(number: int, line: int, what: str) -> RecordError:
        place = f"{record.name}, line {line}" if line else record.name
        return RecordError(
            f"{place}: made by {made_by(record.headers)}, differs at decision {number}: {what}; because {why}"
        )

    wanted = record.steps if steps is None else record.steps[:steps]
    _compare(record, recorder, 0, differs)
    for number, step in enumerate(wanted, 1):
        decision = recorder.duel.decision
        if decision is not None and step.option == SURRENDER:
            recorder.surrender(step.player)
            _compare(record, recorder, number, differs)
            continue
        if decision is None:
            raise differs(number, step.line, f"the duel is already over ({recorder.duel.outcome})")
        if decision.player != step.player:
            raise differs(number, step.line, f"player {decision.player} is asked, the record has player {step.player}")
        if step.option == TIME_OUT:
            recorder.time_out()
            _compare(record, recorder, number, differs)
            continue
        if step.option not in decision.options:
            raise differs(
                number,
                step.line,
                f"option {step.option} is not offered; expected one of {decision.options[:MOST_SHOWN]}",
            )
        choose(step.option)
        recorder.record.steps[-1].words = step.words
        _compare(record, recorder, number, differs)
    if steps is None and record.end is not None and record.end != recorder.record.end:
        raise differs(len(wanted), 0, f"the record ends with {record.end!r}, the replay with {recorder.record.end!r}")


def _compare(
    record: Record, recorder: Recorder[D], number: int, differs: Callable[[int, int, str], RecordError]
) -> None:
    wanted = record.hashes.get(number)
    if wanted is not None and record.headers.get("layout") == str(LAYOUT):
        digest = recorder.duel.digest()
        if digest != wanted:
            line = record.steps[number - 1].line if number else 0
            raise differs(number, line, f"the state is {digest}, the record has {wanted}")

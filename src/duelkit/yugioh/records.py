"""Recording a duel, and replaying a record."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

from duelkit.kernel.errors import DuelkitError, FileError, RecordError
from duelkit.kernel.record import HASH_EVERY, LARGEST_FILE, Record, Step, read_record
from duelkit.yugioh.cards import UnknownCard, library
from duelkit.yugioh.decks.deck import Deck
from duelkit.yugioh.editions import EDITIONS, rules_from_text, rules_text
from duelkit.yugioh.engine.setup import begin
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.rules import Rules


def card_data_digest(decks: tuple[Deck, Deck]) -> str:
    """A hash of the definitions of the cards in two decks; it changes when a card plays differently."""
    cards = sorted({card for deck in decks for card in deck.cards()}, key=lambda card: card.passcode)
    return hashlib.blake2b("\n".join(map(repr, cards)).encode(), digest_size=8).hexdigest()


def edition_headers(rules: Rules) -> dict[str, str]:
    """The headers that name the edition; one of a user's own stands in the record with its numbers and switches."""
    headers = {"edition": rules.identity}
    if rules.identity not in EDITIONS:
        headers["rules"] = rules_text(rules)
    return headers


class Recorder:
    """A duel together with its record: choose through it, and the record follows.

    :param seed: everything random follows from it; ``first``: who takes the first turn.
    :param words: says an option in words for the record's comments, if given.
    """

    def __init__(self, rules: Rules, decks: tuple[Deck, Deck], seed: int, first: int = 0,
                 words: Callable[[Duel, int], str] | None = None) -> None:
        self.duel = begin(rules, [deck.cards() for deck in decks], seed, first)
        self.words = words
        self.record = Record({
            "game": "yugioh", **edition_headers(rules), "seed": str(seed), "first": str(first),
            "cards": card_data_digest(decks),
            **{f"deck{player}": f"{deck.name}: {' '.join(str(card.passcode) for card in deck.cards())}"
               for player, deck in enumerate(decks)},
        })
        self.record.hashes[0] = self.duel.digest()
        self._note_end()

    def choose(self, option: int) -> None:
        """Choose in the duel and note it.

        :raises IllegalChoice: if the option is not offered; duel and record are untouched.
        """
        decision = self.duel.decision
        words = "" if self.words is None or decision is None else self.words(self.duel, option)
        player = -1 if decision is None else decision.player
        self.duel.choose(option)
        self.record.add(player, option, words)
        if len(self.record.steps) % HASH_EVERY == 0:
            self.record.hashes[len(self.record.steps)] = self.duel.digest()
        self._note_end()

    def _note_end(self) -> None:
        outcome = self.duel.outcome
        if outcome is not None:
            self.record.hashes[len(self.record.steps)] = self.duel.digest()
            self.record.end = f"{outcome.winner} {outcome.reason}"

    def copy(self) -> Recorder:
        """An independent recorder of a copy of the duel."""
        twin = Recorder.__new__(Recorder)
        twin.duel = self.duel.copy()
        twin.words = self.words
        record = self.record
        steps = [Step(step.player, step.option, step.words, step.line) for step in record.steps]
        twin.record = Record(dict(record.headers), steps, dict(record.hashes), record.end, record.name)
        return twin

    def rewind(self, steps: int, duel: Duel) -> None:
        """Go back to the moment after ``steps`` decisions, of which ``duel`` is the state."""
        self.duel = duel
        del self.record.steps[steps:]
        self.record.hashes = {number: digest for number, digest in self.record.hashes.items() if number <= steps}
        self.record.end = None

    def save(self, path: str | Path) -> None:
        """Write the record to a file; either the whole file is written or nothing.

        :raises FileError: if it cannot be written.
        """
        target = Path(path)
        partial = target.with_name(f".{target.name}.part")
        if len(self.record.steps) not in self.record.hashes:
            self.record.hashes[len(self.record.steps)] = self.duel.digest()
        try:
            partial.write_text(self.record.text(), encoding="utf-8")
            os.replace(partial, target)
        except OSError as error:
            partial.unlink(missing_ok=True)
            raise FileError(str(path), 0, f"cannot be written ({error.strerror or error})") from None


def load_record(path: str | Path) -> Record:
    """Read a record from a file.

    :raises FileError: if there is no such file or it is damaged.
    """
    return read_record(load_text(path), str(path))


def load_text(path: str | Path) -> str:
    """The text of a record's file, of a duel or of a match.

    :raises FileError: if there is no such file or it is no text.
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


def _deck(record: Record, key: str) -> Deck:
    title, _, codes = record.headers[key].rpartition(":")
    cards = []
    for code in codes.split():
        try:
            cards.append(library()[int(code)])
        except (ValueError, UnknownCard):
            raise FileError(record.name, 0, f"unknown card {code[:20]!r} in header {key!r}; expected the passcode of a "
                                            "playable card") from None
    if not cards:
        raise FileError(record.name, 0, f"no cards in header {key!r}; expected 'name: passcode passcode …'")
    return Deck(title, tuple(card for card in cards if not card.in_extra_deck),
                tuple(card for card in cards if card.in_extra_deck))


def start_of(record: Record) -> Recorder:
    """A fresh recorder of the duel that the record begins with.

    :raises FileError: if a header is missing or wrong.
    """
    for key in ("game", "edition", "seed", "first", "deck0", "deck1"):
        if key not in record.headers:
            raise FileError(record.name, 0, f"no header {key!r}; expected game, edition, seed, first, deck0 and deck1")
    if record.headers["game"] != "yugioh":
        raise FileError(record.name, 0, f"unknown game {record.headers['game']!r}; expected 'yugioh'")
    rules = rules_of(record)
    numbers: list[int] = []
    for key in ("seed", "first"):
        value = record.headers[key]
        if not value.lstrip("-").isdecimal() or len(value) > 40 or key == "first" and value not in ("0", "1"):
            raise FileError(record.name, 0, f"header {key!r} is {value[:20]!r}; expected a number")
        numbers.append(int(value))
    return Recorder(rules, (_deck(record, "deck0"), _deck(record, "deck1")), numbers[0], numbers[1])


def rules_of(record: Record) -> Rules:
    """The edition of a record: a known one, or one of a user's own, whose rules stand in the record."""
    identity = record.headers["edition"]
    text = record.headers.get("rules")
    if text is not None:
        try:
            return rules_from_text(identity, text)
        except DuelkitError as error:
            raise FileError(record.name, 0, f"header 'rules': {error}") from None
    rules = EDITIONS.get(identity)
    if rules is None:
        raise FileError(record.name, 0, f"unknown edition {identity[:40]!r}; expected one of {', '.join(EDITIONS)}, or "
                                        "a header 'rules'")
    return rules


def replay(record: Record, steps: int | None = None) -> Recorder:
    """Play a record again; answers the recorder at its end (or after ``steps`` decisions).

    :raises FileError: if the record cannot be begun.
    :raises RecordError: where the duel no longer goes as recorded: which decision, which line, what differs.
    """
    recorder = start_of(record)
    follow(record, recorder, recorder.choose, steps)
    return recorder


def follow(record: Record, recorder: Recorder, choose: Callable[[int], None], steps: int | None = None) -> None:
    """Play a record again in a duel that has just begun, comparing every question and every state hash.

    :param choose: what answers the duel's questions.
    :raises RecordError: where the duel no longer goes as recorded: which decision, which line, what differs.
    """
    stale = "" if record.headers.get("cards") == recorder.record.headers["cards"] else (
        "; the cards of its decks have changed since it was recorded")
    wanted = record.steps if steps is None else record.steps[:steps]
    _compare(record, recorder, 0, stale)
    for number, step in enumerate(wanted, 1):
        place = f"{record.name}, line {step.line}: decision {number}"
        decision = recorder.duel.decision
        if decision is None:
            raise RecordError(f"{place}: the duel is already over ({recorder.duel.outcome}){stale}")
        if decision.player != step.player:
            raise RecordError(f"{place}: player {decision.player} is asked, the record has player {step.player}{stale}")
        if step.option not in decision.options:
            raise RecordError(f"{place}: option {step.option} is not offered; expected one of {decision.options}"
                              f"{stale}")
        choose(step.option)
        recorder.record.steps[-1].words = step.words
        _compare(record, recorder, number, stale)
    if steps is None and record.end is not None and record.end != recorder.record.end:
        raise RecordError(f"{record.name}: the record ends with {record.end!r}, the replay with "
                          f"{recorder.record.end!r}{stale}")


def _compare(record: Record, recorder: Recorder, number: int, stale: str) -> None:
    wanted = record.hashes.get(number)
    if wanted is not None:
        digest = recorder.duel.digest()
        if digest != wanted:
            raise RecordError(f"{record.name}: after decision {number} the state is {digest}, the record has {wanted}"
                              f"{stale}")

"""Counts the cards that are shown into a deck, and learns printed faces.

Rules: EOJ-RECOG-04, EOJ-RECOG-05, EOJ-DECK-01 to EOJ-DECK-11.
"""

from __future__ import annotations

from collections import Counter, deque
from pathlib import Path
from typing import Final

from duelkit.camera.codes import DONE, UNDO, is_operation
from duelkit.camera.playing.console import Console
from duelkit.camera.playing.judgment_texts import MatTexts
from duelkit.camera.playing.steady import AGREEING, PICTURES, Look
from duelkit.camera.playing.watcher import MatWatcher
from duelkit.camera.seeing.condition import troubles
from duelkit.camera.seeing.faces import FEWEST, Faces, Points, points_of, shown_to_teach
from duelkit.camera.seeing.marks import grey
from duelkit.camera.seeing.reading import Reading
from duelkit.camera.words import in_words
from duelkit.judgment.cards import library
from duelkit.judgment.decks import check_deck
from duelkit.judgment.decks.construction import SIZE
from duelkit.judgment.decks.deck import LONGEST_NAME, MOST_CARDS, from_numbers, write_deck
from duelkit.judgment.language.card import Card
from duelkit.kernel.errors import FileError
from duelkit.terminal.judgment.lookup import find_card
from duelkit.terminal.paper import InputEnded

LYING: Final = 5
"""The number of consecutive pictures that must show a card before its face is learned."""
MOST_NAMED: Final = 12


class Counted:
    """Counts cards that are shown one by one or several at a time; a card that stays counts once."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self._past: deque[Counter[int]] = deque(maxlen=PICTURES)
        self._there: Counter[int] = Counter()

    def see(self, reading: Reading) -> list[int]:
        """Process a picture; returns the newly counted cards, including operation cards."""
        codes = [mark.code for mark in reading.found] + [
            card.code
            for card in (*reading.beside, *[one for seen in reading.fields for one in seen.cards])
            if card.code not in {mark.code for mark in reading.found}
        ]
        self._past.append(Counter(code for code in codes if code in library() or is_operation(code)))
        new: list[int] = []
        for code in {code for seen in self._past for code in seen}:
            # the number that at least three of the last five pictures show
            lying = sorted((seen[code] for seen in self._past), reverse=True)
            count = lying[AGREEING - 1] if len(lying) >= AGREEING else 0
            new += [code] * (count - self._there[code])
            self._there[code] = count
        self.numbers += [code for code in new if code in library()]
        return new


def read_deck(texts: MatTexts, watcher: MatWatcher, console: Console, path: str) -> int:
    """Count the cards that are shown into a deck file; returns the exit status, 1 if the deck is not legal.

    :raises FileError: if the file cannot be written.
    """
    target = Path(path)
    if target.exists():
        raise FileError(path, 0, "the file exists already; expected a new one")
    counted = Counted()
    console.line(texts.words("deck-begin"), "bold")
    while console.typed() is None:
        look = watcher.look()
        if look is None:
            break
        new = counted.see(look.reading)
        if UNDO in new and counted.numbers:
            console.line(texts.words("deck-undone", card=texts.name(counted.numbers.pop())))
        for number in new:
            if number in library():
                count = counted.numbers.count(number)
                console.line(
                    texts.words("deck-card", total=str(len(counted.numbers)), card=texts.name(number), count=str(count))
                )
        if DONE in new or len(counted.numbers) >= MOST_CARDS:
            break
    if watcher.lost:
        console.line(watcher.lost, "red")
    if not counted.numbers:
        console.line(texts.words("deck-empty"))
        return 1
    deck = from_numbers(target.stem[:LONGEST_NAME], sorted(counted.numbers))
    try:
        target.write_text(write_deck(deck), encoding="utf-8")
    except OSError as error:
        raise FileError(path, 0, f"cannot be written ({error.strerror or error})") from None
    found = check_deck(deck)
    console.line(texts.words("deck-written", file=path, count=str(len(deck.main)), size=str(SIZE)))
    for violation in found:
        words = violation.ja if texts.language == "ja" else violation.message
        console.line(f"  {words} ({violation.rule})", "yellow")
    return 1 if found else 0


class Learning:
    """Waits until a card without a code lies still on the middle field."""

    def __init__(self) -> None:
        self.lying = 0
        self.away = True

    def see(self, watcher: MatWatcher, look: Look) -> Points | None:
        """The points of a card that was just put down."""
        reading = look.reading
        if reading.mat is None or not reading.fields[4].hidden:
            self.lying = 0
            self.away = self.away or reading.mat is not None and reading.fields[4].empty
            return None
        self.lying += 1
        if self.lying < LYING or not self.away:
            return None
        self.away = False
        assert watcher.picture is not None
        return points_of(shown_to_teach(grey(watcher.picture), reading.mat))


def teach(texts: MatTexts, watcher: MatWatcher, console: Console, faces: Faces, path: Path) -> int:
    """Learn faces until an empty line is typed or there are no more pictures; returns the exit status."""
    learning = Learning()
    console.line(texts.words("teach-begin", count=str(len(faces.known)), file=str(path)), "bold")
    shown: list[str] = []
    while console.typed() is None and not console.ended:
        look = watcher.look()
        if look is None:
            break
        wrong = [in_words(texts.language, one) for one in troubles(look.reading)]
        if wrong and wrong != shown:
            for line in wrong:
                console.line(line, "yellow")
        shown = wrong
        points = learning.see(watcher, look)
        if points is None:
            continue
        if len(points.marks) < FEWEST:
            console.line(texts.words("teach-poor"), "yellow")
            continue
        card = named(texts, console, faces, points)
        if card is None:
            break
        faces.learn(card.number, points)
        faces.save(path)
        console.line(texts.words("teach-learnt", card=texts.name(card.number), count=str(len(faces.known))))
    if watcher.lost:
        console.line(watcher.lost, "red")
    return 0


def named(texts: MatTexts, console: Console, faces: Faces, points: Points) -> Card | None:
    """Ask for the name of the card on the middle field; ``None`` to stop."""
    alike = faces.match(points) if faces.known else None
    if alike is not None:
        console.line(texts.words("teach-known", card=texts.name(alike.number)))
    while True:
        try:
            text = console.ask(texts.words("teach-name") + " ").strip()
        except InputEnded:
            return None
        if not text:
            return None
        found = find_card(text)
        if isinstance(found, Card):
            return found
        names = ", ".join(texts.name(card.number) for card in found[:MOST_NAMED])
        console.line(
            texts.words("teach-which", names=names) if found else texts.words("teach-unknown", text=text[:40]), "yellow"
        )

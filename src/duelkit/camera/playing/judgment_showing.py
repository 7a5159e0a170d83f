"""Cards that are shown to be counted into a deck, or to be known by their printed faces.

Rules: EOJ-RECOG-04, EOJ-RECOG-05, EOJ-DECK-01 to EOJ-DECK-11.
"""

from __future__ import annotations

from collections import Counter, deque
from pathlib import Path
from typing import Final

from duelkit.camera.codes import DONE, UNDO, is_operation
from duelkit.camera.playing.ear import Ear
from duelkit.camera.playing.eye import Eye
from duelkit.camera.playing.judgment_says import Says
from duelkit.camera.playing.steady import AGREEING, PICTURES, Look
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
"""So many pictures in a row must show a card of which the face is learnt."""
MOST_NAMED: Final = 12


class Counted:
    """Cards that are shown one by one or several at a time; a card that stays counts once."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self._past: deque[Counter[int]] = deque(maxlen=PICTURES)
        self._there: Counter[int] = Counter()

    def see(self, reading: Reading) -> list[int]:
        """A further picture; answers what has been counted by it, operation cards too."""
        codes = [mark.code for mark in reading.found] + [
            card.code
            for card in (*reading.beside, *[one for seen in reading.fields for one in seen.cards])
            if card.code not in {mark.code for mark in reading.found}
        ]
        self._past.append(Counter(code for code in codes if code in library() or is_operation(code)))
        new: list[int] = []
        for code in {code for seen in self._past for code in seen}:
            # as many as at least three of the last five pictures show
            lying = sorted((seen[code] for seen in self._past), reverse=True)
            count = lying[AGREEING - 1] if len(lying) >= AGREEING else 0
            new += [code] * (count - self._there[code])
            self._there[code] = count
        self.numbers += [code for code in new if code in library()]
        return new


def read_deck(says: Says, eye: Eye, ear: Ear, path: str) -> int:
    """Count the cards that are shown into a deck's file; answers the exit status, 1 if it may not be played.

    :raises FileError: if the file cannot be written.
    """
    target = Path(path)
    if target.exists():
        raise FileError(path, 0, "there is such a file already; expected a new one")
    counted = Counted()
    ear.line(says.words("deck-begin"), "bold")
    while ear.typed() is None:
        look = eye.look()
        if look is None:
            break
        new = counted.see(look.reading)
        if UNDO in new and counted.numbers:
            ear.line(says.words("deck-undone", card=says.name(counted.numbers.pop())))
        for number in new:
            if number in library():
                count = counted.numbers.count(number)
                ear.line(
                    says.words("deck-card", total=str(len(counted.numbers)), card=says.name(number), count=str(count))
                )
        if DONE in new or len(counted.numbers) >= MOST_CARDS:
            break
    if eye.lost:
        ear.line(eye.lost, "red")
    if not counted.numbers:
        ear.line(says.words("deck-empty"))
        return 1
    deck = from_numbers(target.stem[:LONGEST_NAME], sorted(counted.numbers))
    try:
        target.write_text(write_deck(deck), encoding="utf-8")
    except OSError as error:
        raise FileError(path, 0, f"cannot be written ({error.strerror or error})") from None
    found = check_deck(deck)
    ear.line(says.words("deck-written", file=path, count=str(len(deck.main)), size=str(SIZE)))
    for violation in found:
        words = violation.ja if says.language == "ja" else violation.message
        ear.line(f"  {words} ({violation.rule})", "yellow")
    return 1 if found else 0


class Learning:
    """Waits for a card without a code that lies still on the middle field."""

    def __init__(self) -> None:
        self.lying = 0
        self.away = True

    def see(self, eye: Eye, look: Look) -> Points | None:
        """The points of a card that has just been laid down."""
        reading = look.reading
        if reading.mat is None or not reading.fields[4].hidden:
            self.lying = 0
            self.away = self.away or reading.mat is not None and reading.fields[4].empty
            return None
        self.lying += 1
        if self.lying < LYING or not self.away:
            return None
        self.away = False
        assert eye.picture is not None
        return points_of(shown_to_teach(grey(eye.picture), reading.mat))


def teach(says: Says, eye: Eye, ear: Ear, faces: Faces, path: Path) -> int:
    """Learn faces until an empty line is typed or there are no more pictures; answers the exit status."""
    learning = Learning()
    ear.line(says.words("teach-begin", count=str(len(faces.known)), file=str(path)), "bold")
    shown: list[str] = []
    while ear.typed() is None and not ear.ended:
        look = eye.look()
        if look is None:
            break
        wrong = [in_words(says.language, one) for one in troubles(look.reading)]
        if wrong and wrong != shown:
            for line in wrong:
                ear.line(line, "yellow")
        shown = wrong
        points = learning.see(eye, look)
        if points is None:
            continue
        if len(points.marks) < FEWEST:
            ear.line(says.words("teach-poor"), "yellow")
            continue
        card = named(says, ear, faces, points)
        if card is None:
            break
        faces.learn(card.number, points)
        faces.save(path)
        ear.line(says.words("teach-learnt", card=says.name(card.number), count=str(len(faces.known))))
    if eye.lost:
        ear.line(eye.lost, "red")
    return 0


def named(says: Says, ear: Ear, faces: Faces, points: Points) -> Card | None:
    """Ask which card it is that lies there; ``None`` for none."""
    alike = faces.match(points) if faces.known else None
    if alike is not None:
        ear.line(says.words("teach-known", card=says.name(alike.number)))
    while True:
        try:
            text = ear.ask(says.words("teach-name") + " ").strip()
        except InputEnded:
            return None
        if not text:
            return None
        found = find_card(text)
        if isinstance(found, Card):
            return found
        names = ", ".join(says.name(card.number) for card in found[:MOST_NAMED])
        ear.line(
            says.words("teach-which", names=names) if found else says.words("teach-unknown", text=text[:40]), "yellow"
        )

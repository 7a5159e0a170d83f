"""The lessons of THE EYE OF JUDGMENT, one TOML file each, in the order of their names. Rule: EOJ-RECOG-11.

A file has ``name``, ``about`` with ``rules``, a ``position`` in the format of position files, and ``steps``. A step has
a ``task``, the ``right`` actions, the text ``said`` after them, and ``answers`` to other legal actions. Texts are given
in both languages, with card names in braces. Actions are written with the words of options: ``{ do = "summon", card =
"Flame Magus", field = 5 }``; keys that are left out match anything.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import PurePath
from typing import Final

from duelkit.judgment.choices import VERBS
from duelkit.judgment.duel import Duel
from duelkit.judgment.positions import FACINGS, PositionReader, position_of
from duelkit.judgment.state import codes
from duelkit.judgment.telling.messages import say
from duelkit.judgment.telling.teller import Teller
from duelkit.judgment.why.said import gathered, judged_actions
from duelkit.lessons import LANGUAGES, LEARNER, Explanation, LearnerAction, Lesson, Step, Words
from duelkit.reader import Table, join, read_toml, shown
from duelkit.recording import Recorder

GAME: Final = "judgment"
_TOP: Final = ("name", "about", "rules", "position", "steps")
_STEP: Final = ("task", "right", "said", "rules", "answers")
_ANSWER: Final = ("to", "said", "rules")
_ACTION: Final = ("do", "card", "field", "facing", "turn")
_TURNS: Final = ("left", "right")
_CARD: Final = re.compile(r"\{([^{}]+)\}")
_ON_FIELD: Final = (codes.O_SUMMON, codes.O_INCARNATE, codes.O_FIELD)
_NUMBERS: Final = {verb: number for number, verb in VERBS.items()}


@dataclass(frozen=True)
class JudgmentLearnerAction(LearnerAction):
    """A pattern of options: a verb, and optionally a card name and a number."""

    verb: int
    card: str | None
    number: int | None

    def means(self, duel: Duel, option: int) -> bool:
        card = codes.card_of(option)
        return (
            codes.verb_of(option) == self.verb
            and self.number in (None, codes.number_of(option))
            and (self.card is None or card >= 0 and duel.info[card].definition.en == self.card)
        )


@dataclass(frozen=True)
class JudgmentLesson(Lesson):
    """A lesson of THE EYE OF JUDGMENT, with its position in the format of position files."""

    position: Table

    def begin(self) -> Recorder[Duel]:
        position = position_of(self.position, self.identity)
        position.start()
        seed = str(self.position.get("seed", 1))
        return Recorder(position.duel, {"game": GAME, "lesson": self.identity, "seed": seed})

    def against(self, duel: Duel, card: int, place: int | None, language: str) -> list[tuple[str, tuple[str, ...]]]:
        found = [
            (action, reasons)
            for action, reasons in judged_actions(duel, card, language, LEARNER)
            if place is None or codes.verb_of(action) in _ON_FIELD and codes.number_of(action) == place
        ]
        teller = Teller(duel, LEARNER, language)
        always = [reason for reason in found[0][1] if all(reason in reasons for _, reasons in found)] if found else []
        if always and len(found) > 1:
            return [
                (say(language, "action-because", action=teller.quoted(card), reason=reason.text), reason.rules)
                for reason in always
            ]
        return [
            (say(language, "action-because", action=title, reason=reason.text), reason.rules)
            for title, reasons, _ in gathered(teller, found)
            for reason in reasons
        ]


@cache
def lessons() -> tuple[JudgmentLesson, ...]:
    """All lessons in their order.

    :raises FileError: if a file is damaged, with the key and what was expected.
    """
    folder = resources.files("duelkit.judgment.lessons")
    names = sorted(file.name for file in folder.iterdir() if PurePath(file.name).suffix == ".toml")
    return tuple(read_lesson((folder / name).read_text(encoding="utf-8"), name) for name in names)


def read_lesson(text: str, name: str) -> JudgmentLesson:
    """A lesson from the text of its file.

    :param name: the name of the file; the part after its number identifies the lesson in addresses.
    :raises FileError: if something is missing or wrong, with the key and what was expected.
    """
    reader = _Reader(name)
    top = reader.known(read_toml(text, name), _TOP, "")
    position = reader.known(top.get("position"), tuple(top.get("position") or ()), "position")
    steps = tuple(reader.step(value, f"steps[{at}]") for at, value in enumerate(reader.items(top, "steps", "")))
    if not steps:
        raise reader.error("steps", "none; expected at least one")
    position_of(position, f"{name}, position")
    return JudgmentLesson(
        PurePath(name).stem.partition("_")[2],
        reader.words(top, "name", ""),
        reader.explanation(top, "about", ""),
        steps,
        position,
    )


class _Reader(PositionReader):
    """Checks the values of a lesson's file."""

    def words(self, table: Table, key: str, where: str) -> Words:
        """A text in both languages, with card names inserted."""
        value = table.get(key)
        where = join(where, key)
        if (
            not isinstance(value, dict)
            or set(value) != set(LANGUAGES)
            or not all(isinstance(text, str) and text.strip() for text in value.values())
        ):
            raise self.error(where, f"{shown(value)}; expected a text in both languages, {{ ja = …, en = … }}")
        return {language: self._text(value[language], language, where) for language in LANGUAGES}

    def _text(self, text: str, language: str, where: str) -> str:
        # lines are joined with a space, except in Japanese
        lines = ("" if language == "ja" else " ").join(line.strip() for line in text.splitlines())
        return _CARD.sub(lambda found: self._name(found[1], language, where), lines)

    def _name(self, name: str, language: str, where: str) -> str:
        card = self.card(name, where)
        return say(language, "quoted", name=card.ja if language == "ja" and card.ja else card.en)

    def explanation(self, table: Table, key: str, where: str) -> Explanation:
        """A text with its rule statements, the ``rules`` of the same table."""
        rules = self.items(table, "rules", where)
        return Explanation(self.words(table, key, where), tuple(rules))

    def judged_actions(self, table: Table, key: str, where: str) -> tuple[LearnerAction, ...]:
        """One action pattern or several."""
        found = tuple(
            self._action(value, f"{join(where, key)}[{at}]") for at, value in enumerate(self.items(table, key, where))
        )
        if not found:
            raise self.error(join(where, key), 'nothing; expected at least one such as { do = "summon", field = 5 }')
        return found

    def _action(self, value: object, where: str) -> JudgmentLearnerAction:
        table = self.known(value, _ACTION, where)
        verb = _NUMBERS[self.word(table, "do", where, "", tuple(_NUMBERS))]
        card = self.card(table["card"], f"{where}.card").en if "card" in table else None
        number: int | None = None
        if "field" in table:
            number = self.number(table, "field", where, 0, 1, 9) - 1
        elif "facing" in table:
            number = FACINGS.index(self.word(table, "facing", where, "", FACINGS))
        elif "turn" in table:
            number = _TURNS.index(self.word(table, "turn", where, "", _TURNS))
        return JudgmentLearnerAction(verb, card, number)

    def step(self, value: object, where: str) -> Step:
        """A step."""
        table = self.known(value, _STEP, where)
        answers: list[tuple[tuple[LearnerAction, ...], Explanation]] = []
        for at, one in enumerate(self.items(table, "answers", where)):
            place = f"{where}.answers[{at}]"
            answer = self.known(one, _ANSWER, place)
            answers.append((self.judged_actions(answer, "to", place), self.explanation(answer, "said", place)))
        return Step(
            Explanation(self.words(table, "task", where)),
            self.judged_actions(table, "right", where),
            self.explanation(table, "said", where),
            tuple(answers),
        )

"""Lessons from the text of their files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PurePath
from typing import Final

from duelkit.lessons import LANGUAGES, MESSAGES, Difference, Explanation, LearnerAction, Step, Words
from duelkit.reader import Table, join, read_toml, shown
from duelkit.yugioh.cards import UnknownCard, library
from duelkit.yugioh.editions import edition
from duelkit.yugioh.lessons.lesson import YugiohLesson, edition_name
from duelkit.yugioh.lessons.playing import Script, YugiohLearnerAction
from duelkit.yugioh.rulings.asking import VERBS
from duelkit.yugioh.rulings.position import POSITION_KEYS, checked_labels
from duelkit.yugioh.rulings.ruling import RulingReader
from duelkit.yugioh.rulings.steps import Answer, StepError, read_answers, read_step, read_steps

_TOP: Final = ("name", "about", "rules", "editions", "before", "differences", "steps", *POSITION_KEYS)
_STEP: Final = ("task", "right", "said", "rules", "then", "answers", "only")
_ANSWER: Final = ("to", "said", "rules", "only")
_DIFFERENCE: Final = ("only", "said", "rules")
_CARD: Final = re.compile(r"\{([^{}]+)\}")


def read_lesson(text: str, name: str) -> YugiohLesson:
    """A lesson from the text of its file, by the rules of its first edition.

    :param name: the name of the file; the part after its number identifies the lesson in addresses.
    :raises FileError: if something is missing or wrong, with the key and what was expected.
    """
    reader = _Reader(name)
    top = reader.known(read_toml(text, name), _TOP, "")
    others: dict[str, YugiohLesson] = {}
    for identity in reader.editions(top.get("editions")):
        others[identity] = _Edition(reader, top, identity).lesson(others)
    return next(iter(others.values()))


class _Reader(RulingReader):
    """Checks the values of a lesson's file."""

    def words(self, table: Table, key: str, where: str) -> Words:
        """A text in both languages, with card names inserted."""
        found = super().words(table, key, where)
        return {language: self._with_names(found[language], language, join(where, key)) for language in LANGUAGES}

    def _with_names(self, text: str, language: str, where: str) -> str:
        return _CARD.sub(lambda found: self._name(found[1], language, where), text)

    def _name(self, name: str, language: str, where: str) -> str:
        try:
            card = library()[name]
        except UnknownCard:
            raise self.error(where, f"unknown card {shown(name)}; expected the name of a playable card") from None
        return MESSAGES.say(language, "quoted", name=card.ja if language == "ja" else card.en)

    def script(self, table: Table, key: str, where: str) -> Script:
        """What happens by itself: actions of the players, one in each line."""
        try:
            steps = tuple(read_step(line) for line in read_steps(table.get(key, [])))
        except StepError as error:
            raise self.error(join(where, key), str(error)) from None
        for step in steps:
            if step.kind != "do":
                raise self.error(join(where, key), f"{shown(step.text)}; expected actions such as 'other attack CARD'")
        return steps


@dataclass(frozen=True)
class _Edition:
    """A file read for one edition."""

    reader: _Reader
    top: Table
    identity: str

    def lesson(self, others: dict[str, YugiohLesson]) -> YugiohLesson:
        """The lesson by the rules of the edition."""
        reader, top = self.reader, self.top
        position: Table = {key: top[key] for key in POSITION_KEYS if key in top}
        checked_labels(position, reader)
        steps: list[Step] = []
        scripts = [reader.script(top, "before", "")]
        for at, value in enumerate(reader.items(top, "steps", "")):
            table = reader.known(value, _STEP, f"steps[{at}]")
            if self.meant(table):
                steps.append(self.step(table, f"steps[{at}]", position))
                scripts.append(reader.script(table, "then", f"steps[{at}]"))
        if not steps:
            raise reader.error("steps", f"none for {self.identity}; expected at least one")
        return YugiohLesson(
            PurePath(reader.name).stem.partition("_")[2],
            reader.words(top, "name", ""),
            self.explanation(top, "about", ""),
            tuple(steps),
            reader.name,
            self.identity,
            position,
            tuple(scripts),
            tuple(self.differences()),
            others,
        )

    def meant(self, table: Table) -> bool:
        """Whether something belongs to the edition."""
        return "only" not in table or self.identity in self.reader.editions(table["only"])

    def differences(self) -> list[Difference]:
        """What is otherwise in other editions."""
        found = []
        for at, value in enumerate(self.reader.items(self.top, "differences", "")):
            where = f"differences[{at}]"
            table = self.reader.known(value, _DIFFERENCE, where)
            names = tuple(edition_name(identity) for identity in self.reader.editions(table.get("only")))
            text = self.reader.words(table, "said", where)
            found.append(Difference(names, Explanation(text, self.reader.rules(table))))
        return found

    def explanation(self, table: Table, key: str, where: str) -> Explanation:
        """A text with its rule statements, the ``rules`` of the same table; those of the edition's document if there
        are such.
        """
        rules = self.reader.rules(table)
        document = edition(self.identity).document
        own = tuple(rule for rule in rules if rule.partition("-")[0] == document)
        return Explanation(self.reader.words(table, key, where), own or rules)

    def step(self, table: Table, where: str, position: Table) -> Step:
        """A step."""
        answers = []
        for at, value in enumerate(self.reader.items(table, "answers", where)):
            place = f"{where}.answers[{at}]"
            answer = self.reader.known(value, _ANSWER, place)
            if self.meant(answer):
                answers.append((self.actions(answer, "to", place, position), self.explanation(answer, "said", place)))
        return Step(
            Explanation(self.reader.words(table, "task", where)),
            self.actions(table, "right", where, position),
            self.explanation(table, "said", where),
            tuple(answers),
        )

    def actions(self, table: Table, key: str, where: str, position: Table) -> tuple[LearnerAction, ...]:
        """One pattern of options or several: ``"summon Gemini Elf"``, or a word alone for every card."""
        found: list[LearnerAction] = []
        for at, line in enumerate(self.reader.items(table, key, where)):
            place = f"{join(where, key)}[{at}]"
            try:
                answers = (Answer(line),) if line in VERBS else read_answers(str(line))
            except StepError as error:
                raise self.reader.error(place, str(error)) from None
            if len(answers) != 1:
                raise self.reader.error(place, f"{shown(line)}; expected one action")
            found.append(YugiohLearnerAction(answers[0], position))
        if not found:
            raise self.reader.error(join(where, key), 'nothing; expected at least one such as "summon Gemini Elf"')
        return tuple(found)

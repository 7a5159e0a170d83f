"""A lesson of Yu-Gi-Oh!, by the rules of one edition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from duelkit.lessons import Difference, Lesson, UnknownLesson, Words
from duelkit.reader import Table
from duelkit.recording import Recorder
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.editions import edition
from duelkit.yugioh.lessons.playing import LessonCourse, Script
from duelkit.yugioh.lessons.telling import Told, against, would
from duelkit.yugioh.rulings.placing import build

GAME = "yugioh"


def edition_name(identity: str) -> Words:
    """The name of an edition."""
    rules = edition(identity)
    return {"ja": rules.name_ja, "en": rules.name_en}


@dataclass(frozen=True)
class YugiohLesson(Lesson):
    """A lesson of Yu-Gi-Oh!

    :param played: the id of the edition by whose rules it is played.
    :param others: the lesson by the rules of each edition, itself included; filled when all have been read.
    :param scripts: what happens by itself, before the first step and after each.
    """

    file: str
    played: str
    position: Table = field(hash=False)
    scripts: tuple[Script, ...] = ()
    otherwise: tuple[Difference, ...] = ()
    others: dict[str, YugiohLesson] = field(default_factory=dict, hash=False, compare=False, repr=False)

    @property
    def edition(self) -> str:
        return self.played

    @property
    def editions(self) -> Sequence[tuple[str, Words]]:
        return tuple((identity, edition_name(identity)) for identity in self.others)

    @property
    def differences(self) -> Sequence[Difference]:
        return self.otherwise

    def by(self, edition: str) -> Lesson:
        if edition not in self.others:
            raise UnknownLesson(
                f"lesson {self.identity}: unknown edition {edition[:40]!r}; expected one of {', '.join(self.others)}"
            )
        return self.others[edition]

    def begin(self) -> Recorder[Duel]:
        position = build(self.position, self.played, f"{self.file}, {self.played}")
        position.start()
        headers = {"game": GAME, "lesson": self.identity, "edition": self.played, "seed": "1"}
        recorder: Recorder[Duel] = Recorder(position.duel, headers)
        self.go_on(recorder, 0)
        return recorder

    def go_on(self, recorder: Recorder[Duel], at: int) -> None:
        course = LessonCourse(recorder.duel, self.position, recorder)
        for step in self.scripts[at]:
            course.carry_out(step.player, step.answers)
        course.go_on(self.steps[at].right if at < len(self.steps) else ())

    def against(self, duel: Duel, card: int, place: int | None, language: str) -> Told:
        return against(duel, card, language)

    def would(self, duel: Duel, option: int, language: str) -> Told:
        return would(duel, option, language)

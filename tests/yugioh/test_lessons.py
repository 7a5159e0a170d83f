"""The lessons: each is played to its end by its own solution in every edition, every other option is answered, and what
is said is so."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from duelkit import games, lessons
from duelkit.kernel.decision import ACT
from duelkit.kernel.errors import FileError, IllegalChoice
from duelkit.lessons import IMPOSSIBLE, LANGUAGES, LEARNER, OTHER, RIGHT, Answer, Attempt, Explanation
from duelkit.rulebook import load_rulebook
from duelkit.rulebook.cite import rule
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.editions import edition
from duelkit.yugioh.lessons import YugiohLesson, read_lesson
from duelkit.yugioh.lessons import lessons as all_lessons
from duelkit.yugioh.state import codes
from duelkit.yugioh.why.actions import every_action

ORDER = (
    "turn",
    "summoning",
    "battle",
    "positions",
    "spells_traps",
    "chains",
    "damage_step",
    "when_and_if",
    "fusion",
    "ritual",
    "synchro",
    "xyz",
    "pendulum",
    "link",
    "why_not",
)
PLAYED = {
    f"{lesson.identity}-{identity}": lesson.others[identity] for lesson in all_lessons() for identity in lesson.others
}
JAPANESE = re.compile("[぀-ヿ一-鿿]")
every_lesson = pytest.mark.parametrize("name", PLAYED)


def is_said_in_both_languages(explanation: Explanation) -> None:
    assert set(explanation.text) == set(LANGUAGES)
    assert JAPANESE.search(explanation.text["ja"]) and not JAPANESE.search(explanation.text["en"])
    assert not re.search("[{}]", "".join(explanation.text.values()))
    for identity in explanation.rules:
        assert load_rulebook().statement(identity).id == identity


@cache
def moments(name: str) -> list[Attempt[Duel]]:
    """An attempt at each step of a lesson."""
    found = []
    attempt: Attempt[Duel] = lessons.begin(PLAYED[name])
    while attempt.step is not None:
        found.append(Attempt(PLAYED[name], attempt.recorder.copy()))
        found[-1]._ends = list(attempt._ends)
        attempt.choose(attempt.solution())
    return found


def test_fifteen_lessons_teach_the_game_in_their_order() -> None:
    assert list(games.named("yugioh").lessons()) == list(all_lessons())
    assert tuple(lesson.identity for lesson in all_lessons()) == ORDER


def test_every_edition_is_taught() -> None:
    taught = {identity for lesson in all_lessons() for identity, _ in lesson.editions}
    assert taught >= {"ex04", "mr1", "mr2", "mr3", "mr4", "mr20-official"}
    for lesson in all_lessons():
        assert lesson.by(lesson.edition) is lesson and lesson.editions[0][0] == lesson.edition
        with pytest.raises(lessons.UnknownLesson, match=f"lesson {lesson.identity}: unknown edition 'mr9'; expected"):
            lesson.by("mr9")


@every_lesson
def test_a_lesson_is_played_to_its_end_by_its_own_solution(name: str) -> None:
    lesson = PLAYED[name]
    attempt: Attempt[Duel] = lessons.begin(lesson)
    is_said_in_both_languages(lesson.about)
    assert lesson.about.rules and 1 < len(lesson.about.text["en"].split(". ")) < 8
    for difference in lesson.differences:
        is_said_in_both_languages(difference.explanation)
        assert difference.editions and difference.explanation.rules
    for number, step in enumerate(lesson.steps):
        decision = attempt.duel.decision
        assert decision is not None and decision.player == LEARNER
        assert attempt.step is step and attempt.at == number
        for explanation in (step.task, step.explanation, *(each for _, each in step.answers)):
            is_said_in_both_languages(explanation)
        assert attempt.choose(attempt.solution()) == Answer(RIGHT, (step.explanation,))
    assert attempt.step is None
    assert (attempt.duel.outcome is not None) == (lesson.identity == "fusion")


@every_lesson
def test_what_is_allowed_but_not_the_task_is_answered_and_not_done(name: str) -> None:
    for number, attempt in enumerate(moments(name)):
        decision, step = attempt.duel.decision, attempt.step
        assert decision is not None and step is not None
        before = attempt.duel.digest()
        answered: set[int] = set()
        for option in decision.options:
            if any(action.means(attempt.duel, option) for action in step.right):
                continue
            answer = attempt.choose(option)
            assert answer.kind == OTHER and answer.explanations and attempt.at == number
            for explanation in answer.explanations:
                is_said_in_both_languages(explanation)
            assert attempt.duel.digest() == before and attempt.duel.decision is decision
            answered |= {at for at, (_, each) in enumerate(step.answers) if answer.explanations == (each,)}
        # no answer lies where nobody can come by
        assert answered == set(range(len(step.answers)))


@every_lesson
def test_what_is_not_possible_is_answered_with_reasons_and_rules(name: str) -> None:
    for attempt in moments(name):
        duel, decision = attempt.duel, attempt.duel.decision
        assert decision is not None
        offered = {codes.card_of(option) for option in decision.options}
        for action in every_action(duel, LEARNER):
            card = codes.card_of(action)
            if action in decision.options:
                continue
            with pytest.raises(IllegalChoice):
                attempt.choose(action)
            answer = None if card < 0 or card in offered else attempt.wanted(card)
            if answer is None:
                continue
            assert answer.kind == IMPOSSIBLE and answer.explanations
            for explanation in answer.explanations:
                is_said_in_both_languages(explanation)
                assert decision.kind != ACT or explanation.rules


@every_lesson
def test_the_rules_cited_are_those_of_the_edition(name: str) -> None:
    lesson = PLAYED[name]
    document = edition(lesson.edition).document
    cited = [
        rule
        for step in lesson.steps
        for explanation in (step.explanation, *(one for _, one in step.answers))
        for rule in explanation.rules
    ]
    own = [rule for rule in cited if rule.partition("-")[0] == document]
    assert len(own) > len(cited) / 2


def named(duel: Duel, name: str, places: int) -> list[int]:
    return [
        card for card in range(len(duel.info)) if duel.info[card].definition.en == name and duel.place[card] & places
    ]


def after(name: str, steps: int) -> Duel:
    """The duel of a lesson after some of its steps."""
    attempt: Attempt[Duel] = lessons.begin(PLAYED[name])
    for _ in range(steps):
        attempt.choose(attempt.solution())
    return attempt.duel


@rule("MR3-TIM-01", "MR3-TIM-02")
def test_what_is_said_of_missed_timing_is_so() -> None:
    duel = after("when_and_if-mr3", 3)
    assert duel.decision is not None
    # Sangan is being resolved; Pinch Hopper was never offered
    assert len(named(duel, "Pinch Hopper", codes.GRAVEYARD)) == 1 and len(duel.graveyard[0]) == 2
    duel = after("when_and_if-mr3", 8)
    assert named(duel, "Insect Knight", codes.MONSTER_ZONE) and duel.life == [7100, 8000]


@rule("MR3-CHN-04", "MR3-CHN-07", "MR3-SPL-15")
def test_what_is_said_of_the_chain_is_so() -> None:
    duel = after("chains-mr3", 2)
    assert named(duel, "Vorse Raider", codes.GRAVEYARD)
    duel = after("chains-mr3", 4)
    assert named(duel, "Axe of Despair", codes.GRAVEYARD) and duel.life == [7000, 7000]


@rule("MR20-GAP-LNK-03", "MR20-GAP-LNK-04")
def test_what_is_said_of_the_arrow_is_so() -> None:
    duel = after("link-mr20-official", 8)
    assert [duel.info[card].definition.en for card in duel.monsters[0] if card >= 0] == ["Proxy Dragon", "Link Spider"]
    assert duel.info[duel.monsters[0][1]].definition.en == "Proxy Dragon" and duel.life == [8000, 7400]


@rule("MR3-BAT-02", "MR3-BAT-03", "MR3-BAT-05", "MR3-BAT-08")
def test_what_is_said_of_battles_is_so() -> None:
    assert [after("battle-mr3", steps).life for steps in (2, 3, 4)] == [[8000, 2000], [8000, 2000], [8000, 600]]


def test_taking_back_leads_back_in_the_lesson() -> None:
    attempt: Attempt[Duel] = lessons.begin(PLAYED["chains-mr3"])
    length, before = len(attempt.recorder.record.steps), attempt.duel.copy()
    attempt.choose(attempt.solution())
    assert attempt.at == 1 and len(attempt.recorder.record.steps) > length + 1
    attempt.recorder.rewind(length, before)
    assert attempt.step is attempt.lesson.steps[0]
    attempt.choose(attempt.solution())
    assert attempt.at == 1


def test_what_an_option_would_do_is_told_from_the_log() -> None:
    attempt: Attempt[Duel] = lessons.begin(PLAYED["turn-mr3"])
    decision = attempt.duel.decision
    assert decision is not None
    hole = next(
        option for option in decision.options if attempt.duel.describe(option, "en").startswith('Activate "Dark')
    )
    (explanation,) = attempt.choose(hole).explanations
    assert explanation.text["en"].startswith('What would happen: Chain Link 1: You activated "Dark Hole".')
    assert '"Mystical Elf" was destroyed by an effect' in explanation.text["en"]
    assert explanation.text["ja"].startswith("選んだ場合：チェーン１：自分は「ブラック・ホール」を発動した。")


GOOD = """
editions = ["mr3", "ex04"]
name = { en = "A", ja = "あ" }
about = { en = "B {Gemini Elf}", ja = "い{Gemini Elf}" }
me.hand = ["Gemini Elf"]
[[steps]]
task = { en = "C", ja = "う" }
right = ["summon Gemini Elf"]
said = { en = "D", ja = "え" }
then = "other end"
[[steps]]
only = "ex04"
task = { en = "E", ja = "お" }
right = ["end"]
said = { en = "F", ja = "か" }
"""


def test_a_file_is_read() -> None:
    lesson = read_lesson(GOOD.replace('then = "other end"\n', ""), "07_some_thing.toml")
    assert lesson.identity == "some_thing" and lesson.edition == "mr3" and len(lesson.steps) == 1
    assert lesson.about.text == {"en": "B Gemini Elf", "ja": "い「ヂェミナイ・エルフ」"}
    old = lesson.by("ex04")
    assert isinstance(old, YugiohLesson) and len(old.steps) == 2
    attempt: Attempt[Any] = lessons.begin(old)
    assert codes.verb_of(attempt.solution()) == codes.O_SUMMON


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("name = ", "title = ", "title: unknown key; expected one of name, about"),
        ('ja = "う"', 'de = "u"', "steps[0].task: {'en': 'C', 'de': 'u'}; expected a text in both languages"),
        ("B {Gemini Elf}", "B {Gemini Elv}", "about: unknown card 'Gemini Elv'"),
        ('"summon Gemini Elf"', '"fly Gemini Elf"', "steps[0].right[0]: unknown action 'fly Gemini Elf'"),
        ('["summon Gemini Elf"]', "[]", "steps[0].right: nothing; expected at least one"),
        ('"summon Gemini Elf"', '"attack Gemini Elf > direct"', "expected one action"),
        ('"other end"', '"other hand 3"', "steps[0].then: 'other hand 3'; expected actions such as"),
        ('["mr3", "ex04"]', '["mr9"]', "editions: 'mr9'; expected ids of editions"),
        ('only = "ex04"', 'only = "old"', "editions: 'old'; expected ids of editions"),
        (GOOD[GOOD.index("[[steps]]") :], "", "steps: none for mr3; expected at least one"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_key(old: str, new: str, told: str) -> None:
    assert old in GOOD
    with pytest.raises(FileError) as wrong:
        read_lesson(GOOD.replace(old, new), "07_some.toml")
    assert str(wrong.value).startswith("07_some.toml") and told in str(wrong.value) and "\n" not in str(wrong.value)

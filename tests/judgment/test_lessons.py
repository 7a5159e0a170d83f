"""The lessons: each is played to its end by its own solution, every other move is answered, and what is said is so."""

from __future__ import annotations

import re
from typing import Any

import pytest

from duelkit import games, lessons
from duelkit.judgment.choices import options
from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.facts.values import hp_of
from duelkit.judgment.lessons import JudgmentLesson, read_lesson
from duelkit.judgment.lessons import lessons as all_lessons
from duelkit.judgment.state import codes
from duelkit.judgment.why.actions import every_action
from duelkit.kernel.decision import ACT
from duelkit.kernel.errors import FileError, IllegalChoice
from duelkit.lessons import IMPOSSIBLE, LANGUAGES, LEARNER, OTHER, RIGHT, Answer, Attempt, Explanation
from duelkit.rulebook import load_rulebook
from duelkit.rulebook.cite import rule

LESSONS = {lesson.identity: lesson for lesson in all_lessons()}
JAPANESE = re.compile("[぀-ヿ一-鿿]")
every_lesson = pytest.mark.parametrize("name", LESSONS)


def is_said_in_both_languages(said: Explanation) -> None:
    assert set(said.text) == set(LANGUAGES)
    assert JAPANESE.search(said.text["ja"]) and not JAPANESE.search(said.text["en"])
    assert not re.search("[{}]", "".join(said.text.values()))
    for identity in said.rules:
        assert load_rulebook().statement(identity).id == identity


def moments(lesson: JudgmentLesson) -> list[Attempt[Duel]]:
    """An attempt at each step of a lesson."""
    found = []
    for count in range(len(lesson.steps)):
        attempt = lessons.begin(lesson)
        for _ in range(count):
            attempt.choose(attempt.solution())
        found.append(attempt)
    return found


@rule("EOJ-RECOG-11")
def test_ten_lessons_teach_the_game_in_their_order() -> None:
    taught = games.named("judgment").lessons()
    assert list(taught) == list(LESSONS.values())
    assert list(LESSONS) == [
        "summoning",
        "fields",
        "facing",
        "sides",
        "mana",
        "lock",
        "reactions",
        "spells",
        "sync",
        "winning",
    ]


@rule("EOJ-RECOG-11")
@every_lesson
def test_a_lesson_is_played_to_its_end_by_its_own_solution(name: str) -> None:
    lesson = LESSONS[name]
    attempt: Attempt[Duel] = lessons.begin(lesson)
    is_said_in_both_languages(lesson.about)
    assert lesson.about.rules and 1 < len(lesson.about.text["en"].split(". ")) < 8
    for number, step in enumerate(lesson.steps):
        decision = attempt.duel.decision
        assert decision is not None and decision.player == LEARNER
        assert attempt.step is step and attempt.at == number
        for said in (step.task, step.explanation, *(said for _, said in step.answers)):
            is_said_in_both_languages(said)
        assert attempt.choose(attempt.solution()) == Answer(RIGHT, (step.explanation,))
    assert attempt.step is None
    assert (attempt.duel.outcome is not None) == (name == "winning")


@rule("EOJ-RECOG-11")
@every_lesson
def test_what_is_allowed_but_not_the_task_is_answered_and_not_done(name: str) -> None:
    for attempt in moments(LESSONS[name]):
        decision, step = attempt.duel.decision, attempt.step
        assert decision is not None and step is not None
        before = attempt.duel.digest()
        answered: set[int] = set()
        for option in decision.options:
            if any(judged.means(attempt.duel, option) for judged in step.right):
                continue
            answer = attempt.choose(option)
            assert answer.kind == OTHER and attempt.at == LESSONS[name].steps.index(step)
            assert attempt.duel.digest() == before and attempt.duel.decision is decision
            answered |= {at for at, (_, said) in enumerate(step.answers) if answer.explanations == (said,)}
        # no answer lies where nobody can come by
        assert answered == set(range(len(step.answers)))


@rule("EOJ-RECOG-11")
@every_lesson
def test_what_is_not_possible_is_answered_with_reasons_and_rules(name: str) -> None:
    tried = 0
    for attempt in moments(LESSONS[name]):
        duel, decision = attempt.duel, attempt.duel.decision
        assert decision is not None
        for action in every_action(duel, LEARNER):
            if action in decision.options:
                continue
            place = codes.number_of(action) if codes.verb_of(action) == codes.O_SUMMON else None
            answer = attempt.wanted(codes.card_of(action), place)
            assert answer is not None and answer.kind == IMPOSSIBLE and answer.explanations
            for said in answer.explanations:
                assert set(said.text) == set(LANGUAGES) and JAPANESE.search(said.text["ja"])
                assert not JAPANESE.search(said.text["en"])
            # that another question is open is no statement of the rulebook
            assert decision.kind != ACT or all(said.rules for said in answer.explanations)
            with pytest.raises(IllegalChoice):
                attempt.choose(action)
            tried += 1
    assert tried


@rule("EOJ-RECOG-11", "EOJ-SUMMON-02")
def test_a_card_that_can_do_nothing_at_all_is_answered_with_what_always_stands_against_it() -> None:
    attempt: Attempt[Duel] = lessons.begin(LESSONS["summoning"])
    dragon = next(card for card in attempt.duel.hand[0] if attempt.duel.info[card].name == "Infernal Sciondar Dragon")
    answer = attempt.wanted(dragon)
    assert answer is not None and len(answer.explanations) == 1
    assert answer.explanations[0].line("en") == (
        "Infernal Sciondar Dragon: not enough mana: it costs 7, you have 2 (EOJ-SUMMON-02)"
    )
    assert "マナが足りません" in answer.explanations[0].line("ja") and answer.explanations[0].line("ja").endswith(
        "（EOJ-SUMMON-02）"
    )


@rule("EOJ-RECOG-11")
def test_taking_back_leads_back_in_the_lesson() -> None:
    attempt: Attempt[Duel] = lessons.begin(LESSONS["reactions"])
    before = attempt.duel.copy()
    attempt.choose(attempt.solution())
    assert attempt.at == 1
    attempt.recorder.rewind(0, before)
    assert attempt.step is LESSONS["reactions"].steps[0]


def played(name: str, *wanted: dict[str, Any]) -> Duel:
    """The duel of a lesson after other choices than its own: verbs, and what belongs to them."""
    duel: Duel = lessons.begin(LESSONS[name]).duel
    for one in wanted:
        found = [
            option
            for option in options(duel)
            if option.verb == one["verb"]
            and one.get("number") in (None, option.number)
            and one.get("card") in (None, option.card and option.card.en)
        ]
        duel.choose(found[0])
    return duel


def life(duel: Duel, name: str) -> int:
    """The HP of the creature of a name; 0 if it is not on the board any more."""
    return next((hp_of(duel, card) for card in duel.occupant if card >= 0 and duel.info[card].name == name), 0)


def summon(field: int, facing: int) -> tuple[dict[str, Any], dict[str, Any]]:
    return {"verb": "summon", "number": field - 1}, {"verb": "facing", "number": facing}


@rule("EOJ-KIND-01", "EOJ-COUNTER-01", "EOJ-COUNTER-02", "EOJ-SUMMON-15")
def test_what_is_said_of_the_four_sides_is_so() -> None:
    soldier, lizard = "Verzar Foot Soldier", "Partmole Flame Lizard"
    left = {field: played("sides", *summon(field, facing)) for field, facing in ((2, 2), (4, 1), (6, 3), (8, 0))}
    assert {field: life(duel, soldier) for field, duel in left.items()} == {2: 1, 4: 1, 6: 0, 8: 3}
    assert {field: life(duel, lizard) for field, duel in left.items()} == {2: 4, 4: 1, 6: 4, 8: 0}


@rule("EOJ-BONUS-01", "EOJ-BONUS-02", "EOJ-BONUS-06", "EOJ-BONUS-08")
def test_what_is_said_of_the_fields_is_so() -> None:
    found = {field: life(played("fields", *summon(field, 0)), "Tritonan Harpoonsman") for field in (2, 4, 6, 8)}
    assert found == {2: 0, 4: 2, 6: 0, 8: 4}


@rule("EOJ-BONUS-06", "EOJ-BONUS-07", "EOJ-BONUS-08")
def test_what_is_said_of_the_fields_that_turn_over_is_so() -> None:
    def turned(field: int) -> Duel:
        return played("sync", {"verb": "cast"}, {"verb": "field", "number": field - 1})

    assert life(turned(6), "Partmole Flame Lizard") == 0 and turned(6).mana[1] == 1
    assert life(turned(1), "Tritonan Ice Guard") == 1
    assert life(turned(7), "Verzar Canine") == 0
    assert [life(turned(field), "Partmole Flame Lizard") for field in (2, 3, 4, 5, 8, 9)] == [4] * 6


@rule("EOJ-WIN-01", "EOJ-CTRL-05")
def test_what_is_said_of_the_fifth_field_is_so() -> None:
    won = played("winning", *summon(3, 0), {"verb": "pick"})
    assert won.outcome is not None and won.outcome.winner == LEARNER
    assert played("winning", *summon(8, 0)).outcome is None
    assert played("winning", {"verb": "end_turn"}).outcome is None


@rule("EOJ-SUMMON-05", "EOJ-SUMMON-06", "EOJ-SUMMON-07")
def test_what_is_said_of_the_lock_is_so() -> None:
    duel: Duel = lessons.begin(LESSONS["lock"]).duel
    chariot = [option.number for option in options(duel) if option.card and option.card.en == "Biolith Battle Chariot"]
    assert duel.locked and chariot == [4]
    assert not played("lock", *summon(5, 0)).locked
    assert not played("lock", {"verb": "summon", "card": "Verzar Canine"}, {"verb": "facing"}).locked


def test_what_is_said_of_spells_and_re_actions_is_so() -> None:
    assert life(played("spells", {"verb": "attack"}), "Novogus Catapult") == 2
    after = played("mana", {"verb": "cast"}, {"verb": "pick", "card": "Hellfire Spitter"})
    assert after.mana[0] == 4
    assert "attack" not in {option.verb for option in options(lessons.begin(LESSONS["reactions"]).duel)}


GOOD = """
name = { en = "A", ja = "あ" }
about = { en = "B {Flame Magus}", ja = "い{Flame Magus}" }
[position]
player0.hand = ["Flame Magus"]
player0.mana = 1
[[steps]]
task = { en = "C", ja = "う" }
right = [{ do = "summon", field = 5 }]
said = { en = "D", ja = "え" }
"""


def test_a_file_is_read() -> None:
    lesson = read_lesson(GOOD, "07_some_thing.toml")
    assert lesson.identity == "some_thing" and lesson.about.text == {"en": "B Flame Magus", "ja": "い「Flame Magus」"}
    attempt: Attempt[Duel] = lessons.begin(lesson)
    assert codes.number_of(attempt.solution()) == 4


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("name = ", "title = ", "title: unknown key; expected one of name, about"),
        ('ja = "う"', 'de = "u"', "steps[0].task: {'en': 'C', 'de': 'u'}; expected a text in both languages"),
        ("{Flame Magus}", "{Flame Magnus}", "about: unknown card 'Flame Magnus'"),
        ('do = "summon"', 'do = "fly"', "steps[0].right[0].do: 'fly'; expected one of cast, summon"),
        ("field = 5", "field = 12", "steps[0].right[0].field: 12; expected a number from 1 to 9"),
        ('[{ do = "summon", field = 5 }]', "[]", "steps[0].right: nothing; expected at least one"),
        ("player0.mana = 1", "player0.mana = -1", "player0.mana: -1; expected a number from 0"),
        (GOOD[GOOD.index("[[steps]]") :], "", "steps: none; expected at least one"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_key(old: str, new: str, told: str) -> None:
    assert old in GOOD
    with pytest.raises(FileError) as wrong:
        read_lesson(GOOD.replace(old, new), "07_some.toml")
    assert str(wrong.value).startswith("07_some.toml") and told in str(wrong.value) and "\n" not in str(wrong.value)


def test_an_unknown_lesson_is_named_with_what_was_expected() -> None:
    known = all_lessons()
    assert lessons.find(known, "4") is lessons.find(known, "sides") is known[3]
    with pytest.raises(lessons.UnknownLesson, match="unknown lesson '11'; expected a number from 1 to 10, or one of"):
        lessons.find(known, "11")

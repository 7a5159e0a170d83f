"""The quiz: questions from seeds, whose answers the engine gives; each answer is checked here by playing on."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from duelkit import games
from duelkit.kernel.decision import RESPOND
from duelkit.lessons import LANGUAGES, LEARNER, OTHER, RIGHT
from duelkit.lessons.quiz import Question
from duelkit.rulebook import load_rulebook
from duelkit.rulebook.cite import rule
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.lessons.quiz import KINDS, question
from duelkit.yugioh.state import codes, log

SEEDS = range(120)
JAPANESE = re.compile("[぀-ヿ一-鿿]")


@cache
def asked(seed: int) -> Question:
    return question(seed)


def named(duel: Duel, card: int, language: str) -> str:
    definition = duel.info[card].definition
    return f"「{definition.ja}」" if language == "ja" else definition.en


def happened(found: Question) -> list[log.LogEntry]:
    before = found.before.duel.log
    return log.entries(found.after.duel.log, 0 if before is None else before.number)


def test_the_same_seed_gives_the_same_question() -> None:
    for seed in (1, 7, 20, 33):
        first, second = question(seed), question(seed)
        assert (first.kind, first.text, first.choices, first.right, first.explanations) == (
            second.kind,
            second.text,
            second.choices,
            second.right,
            second.explanations,
        )
        assert first.before.duel.digest() == second.before.duel.digest()
        assert first.after.duel.digest() == second.after.duel.digest()
    assert games.named("yugioh").question(5) is not None and games.named("judgment").question(5) is None


def test_every_kind_is_asked_and_no_answer_is_the_usual_one() -> None:
    kinds = Counter(asked(seed).kind for seed in SEEDS)
    assert set(kinds) == set(KINDS) and min(kinds.values()) > 10
    for kind in ("chainable", "negated", "timing"):
        answers = Counter(asked(seed).right for seed in SEEDS if asked(seed).kind == kind)
        assert min(answers[0], answers[1]) > sum(answers.values()) / 5, kind


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_said_is_in_both_languages_with_rules_that_exist(seed: int) -> None:
    found = asked(seed)
    texts = [found.text, *found.choices, *(said.text for said in found.explanations)]
    texts += [found.title(choice) for choice in range(len(found.choices))]
    for text in texts:
        assert set(text) == set(LANGUAGES)
        assert JAPANESE.search(text["ja"]) and not JAPANESE.search(text["en"])
    for said in found.explanations:
        for identity in said.rules:
            assert load_rulebook().statement(identity).id == identity
    assert found.explanations and len(found.choices) >= 2
    for choice in range(len(found.choices)):
        assert found.answer(choice).kind == (RIGHT if choice == found.right else OTHER)


@rule("MR3-CHN-04")
def test_the_order_of_a_chain_is_that_in_which_the_engine_resolves_it() -> None:
    for seed in SEEDS:
        found = asked(seed)
        if found.kind == "order":
            duel = found.before.duel
            last = duel.scopes[duel.chain[-1]].card
            assert found.choices[found.right]["en"] == named(duel, last, "en")
            assert len(found.choices) == len(duel.chain) >= 2


@rule("MR3-SPD-01")
def test_what_can_be_chained_is_what_is_offered() -> None:
    for seed in SEEDS:
        found = asked(seed)
        if found.kind == "chainable":
            duel = found.before.duel
            decision = duel.decision
            assert decision is not None and decision.kind == RESPOND and decision.player == LEARNER
            offered = {named(duel, codes.card_of(one), "ja") for one in decision.options if one != codes.PASS}
            about = [name for name in offered if name in found.text["ja"]]
            assert bool(about) == (found.right == 0)
            # why not is told with the rules
            assert found.right == 0 or all(said.rules for said in found.explanations)


@rule("MR3-CHN-07")
def test_what_is_negated_is_negated_in_the_duel() -> None:
    for seed in SEEDS:
        found = asked(seed)
        if found.kind == "negated":
            duel = found.before.duel
            cards = [duel.scopes[link].card for link in duel.chain]
            (card,) = [one for one in cards if named(duel, one, "ja") in found.text["ja"]]
            negated = [one for one in happened(found) if one.kind in (log.L_NEGATED, log.L_NO_EFFECT)]
            assert any(one.card == card for one in negated) == (found.right == 0)


@rule("MR3-TIM-01", "MR3-TIM-02")
def test_a_missed_timing_is_missed_in_the_duel() -> None:
    for seed in SEEDS:
        found = asked(seed)
        if found.kind == "timing":
            missed = [one for one in happened(found) if one.kind == log.L_MISSED]
            used = [one for one in happened(found) if one.kind == log.L_ACTIVATE and one.player == LEARNER]
            assert bool(missed) == (found.right == 1) and bool(used) == (found.right == 0)


@rule("MR3-FDN-04")
def test_the_question_names_no_card_that_the_learner_cannot_see() -> None:
    for seed in SEEDS:
        found = asked(seed)
        duel: Duel = found.before.duel
        hidden = {
            named(duel, card, "ja")
            for card in (*duel.hand[1], *(one for one in duel.spells[1] if one >= 0 and not duel.play[one].face_up))
        }
        shown = {named(duel, card, "ja") for card in (*duel.hand[0], *duel.monsters[0], *duel.spells[0]) if card >= 0}
        shown |= {named(duel, duel.scopes[link].card, "ja") for link in duel.chain}
        if found.kind != "timing":
            assert not [name for name in hidden - shown if name in found.text["ja"]]

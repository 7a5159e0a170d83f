"""Everything that can be asked, offered, refused or logged has words in both languages."""

from __future__ import annotations

import random

import pytest

from duelkit.rulebook import load_rulebook
from duelkit.terminal.yugioh.linear import field_lines, pile_lines
from duelkit.yugioh import Duel, builtin_decks, load_deck, new_duel
from duelkit.yugioh.editions.reason_rules import REASON_RULES
from duelkit.yugioh.engine.facts import reasons
from duelkit.yugioh.engine.seen.view import LogView, seen_log
from duelkit.yugioh.language.terms import Domain
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state import codes, log
from duelkit.yugioh.telling.describing import describe_log, describe_option, describe_question
from duelkit.yugioh.telling.log import log_line
from duelkit.yugioh.telling.messages import knows_message, message_keys, say
from duelkit.yugioh.telling.teller import OPTION_RULES, QUESTION_RULES, Teller

LANGUAGES = ("ja", "en")


def constants(module: object, prefix: str) -> dict[str, int]:
    """The constants of a module whose names begin so."""
    return {name: value for name, value in vars(module).items() if name.startswith(prefix) and isinstance(value, int)}


def test_both_languages_have_the_same_messages() -> None:
    assert message_keys("ja") == message_keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_question_has_words(language: str) -> None:
    for name, why in constants(codes, "W_").items():
        assert knows_message(language, f"question-{why}"), name
        assert why in QUESTION_RULES, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_something_has_words(language: str) -> None:
    for name, reason in constants(reasons, "").items():
        assert knows_message(language, f"why-{reason}"), name
        assert (reason, "") in REASON_RULES, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_option_has_a_reason_why_it_is_offered(language: str) -> None:
    for name, verb in {"PASS": 0, **constants(codes, "O_")}.items():
        assert say(language, f"offered-{verb}"), name


def test_rules_named_with_questions_and_options_are_in_the_rulebook() -> None:
    book = load_rulebook()
    for identity in [
        *OPTION_RULES.values(),
        *[rule for rules in QUESTION_RULES.values() for rule in rules],
        *[rule for row in REASON_RULES.values() for rule in row.values()],
    ]:
        assert book.statement(identity).id == identity


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_log_entry_has_words(language: str) -> None:
    duel = new_duel(load_deck("plain"), load_deck("plain"), 1)
    teller = Teller(duel, 0, language)
    card = duel.hand[0][0]
    for name, kind in constants(log, "L_").items():
        a = duel.decision.options[0] if kind == log.L_FORCED and duel.decision is not None else 1
        entry = LogView(1, kind, card, duel.info[card].passcode, 0, a, 1, 1)
        line = log_line(teller, entry)
        assert line and line != say(language, "log-other", kind=str(kind)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_positions_phases_and_steps_have_words(language: str) -> None:
    for place in (0, *[1 << bit for bit in range(11)]):
        assert knows_message(language, f"place-{place}")
    for phase in range(6):
        assert knows_message(language, f"phase-{phase}")
    for step in (0, *[1 << bit for bit in range(8)]):
        assert knows_message(language, f"step-{step}")
    for deck in builtin_decks():
        assert knows_message(language, f"deck-{deck}"), deck


def everything(duel: Duel, player: int, language: str) -> list[str]:
    """All that the table says to a player at this moment."""
    teller = Teller(duel, player, language)
    view = duel.observe(player)
    said = field_lines(teller, view)
    for place in (codes.GRAVEYARD, codes.BANISHED, codes.EXTRA):
        said += pile_lines(teller, view, place)
    decision = duel.decision
    if decision is not None and decision.player == player:
        said.append(describe_question(duel, language, player))
        said += [describe_option(duel, option, language, player) for option in decision.options]
    return said


@pytest.mark.parametrize(
    "decks", [("synchron", "chaos_2005"), ("magician_pendulum", "overlay"), ("hero_ritual", "plain")]
)
def test_whole_duels_can_be_told_in_both_languages(decks: tuple[str, str]) -> None:
    dice = random.Random(5)
    for seed in range(2):
        duel = new_duel(load_deck(decks[seed % 2]), load_deck(decks[1 - seed % 2]), seed)
        told = 0
        while duel.decision is not None and told < 120:
            for language in LANGUAGES:
                said = everything(duel, duel.decision.player, language)
                assert all(line.strip() for line in said)
            duel.choose(dice.choice(duel.decision.options))
            told += 1
        for language in LANGUAGES:
            for player in range(2):
                for entry in seen_log(duel, player, duel.log):
                    assert describe_log(duel, entry, language, player)
            if duel.outcome is not None:
                assert Teller(duel, 0, language).outcome()


@pytest.mark.rule("MR3-PUB-01", "MR3-FDN-02")
def test_what_is_said_does_not_depend_on_what_the_player_cannot_know() -> None:
    dice = random.Random(9)
    duel = new_duel(load_deck("plain"), load_deck("chaos_2005"), 4)
    compared = 0
    while duel.decision is not None and compared < 60:
        if duel.decision.kind in (0, 1):
            player = duel.decision.player
            twin = duel.redrawn(player, 99)
            assert everything(duel, player, "en") == everything(twin, player, "en")
            compared += 1
        duel.choose(dice.choice(duel.decision.options))
    assert compared


@pytest.mark.rule("MR3-FDN-02")
def test_the_log_does_not_name_a_face_down_card_that_is_targeted() -> None:
    table = scenario()
    typhoon = table.alice.hand("サイクロン")
    table.bob.has_set("激流葬")
    table.bob.has_set("落とし穴")
    table.alice.activates(typhoon)
    table.alice.picks("激流葬")
    before = [entry for entry in seen_log(table.duel, 0, table.duel.log) if entry.kind == log.L_TARGET]
    assert [entry.passcode for entry in before] == [0]
    assert [describe_log(table.duel, entry, "ja", 0) for entry in before] == [
        "「サイクロン」の対象：セットされたカード。"
    ]
    own = [entry for entry in seen_log(table.duel, 1, table.duel.log) if entry.kind == log.L_TARGET]
    assert describe_log(table.duel, own[0], "ja", 1) == "「サイクロン」の対象：「激流葬」。"


def test_a_question_of_an_effect_names_its_card_and_branch() -> None:
    table = scenario()
    table.alice.hand("サイクロン")
    table.bob.has_set("激流葬")
    table.bob.has_set("落とし穴")
    table.alice.activates("サイクロン")
    assert describe_question(table.duel, "ja") == "「サイクロン」の効果の対象を選んでください。"
    assert describe_question(table.duel, "en") == 'Choose a target for "Mystical Space Typhoon".'
    decision = table.duel.decision
    assert decision is not None
    assert describe_option(table.duel, decision.options[0], "en") == "A Set card (your opponent's Spell & Trap Zone 1)"


@pytest.mark.parametrize(
    "language, name, attribute", [("ja", "「ホーリー・エルフ」", "「光」"), ("en", '"Mystical Elf"', '"LIGHT"')]
)
def test_what_was_declared_stands_in_quotation_marks_once(language: str, name: str, attribute: str) -> None:
    found = scenario()
    elf = found.alice.deck("ホーリー・エルフ")
    found.start()
    teller = Teller(found.duel, 0, language)
    for number, domain, words in ((elf, Domain.CARD_NAME, name), (4, Domain.ATTRIBUTE, attribute)):
        line = log_line(teller, LogView(0, log.L_DECLARE, -1, 0, 0, number, int(domain), 0))
        assert words in line and words[0] * 2 not in line, line

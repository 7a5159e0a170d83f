"""A duel told in words: abilities that are given, races, what can and cannot be done with a card."""

from __future__ import annotations

import re

import pytest

from duelkit.judgment.cards import library
from duelkit.judgment.scenario import Scenario, scenario
from duelkit.judgment.state import codes, log
from duelkit.judgment.state.log import LogEntry
from duelkit.judgment.telling.teller import Teller
from duelkit.judgment.why.said import gathered, judged_actions
from duelkit.terminal.judgment.figures import kind
from duelkit.terminal.judgment.lookup import card_line


def beginning() -> Scenario:
    """A creature on the board, and one in hand that costs more than there is."""
    found = scenario()
    found.alice.creature("Partmole Flame Lizard", at=5, facing="north")
    found.alice.hand("Flame Ascetic", "Firefly Ninja")
    found.alice.mana(0)
    found.start()
    return found


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", {"Partmole Flame Lizard gains “fieldmorph”.", "Partmole Flame Lizard gains “quickness, decoy”."}),
        ("ja", {"「Partmole Flame Lizard」：【地変】を得た", "「Partmole Flame Lizard」：【先制、囮】を得た"}),
    ],
)
def test_an_ability_that_is_given_is_named(language: str, words: set[str]) -> None:
    found = beginning()
    card = found.find("Partmole Flame Lizard")
    teller = Teller(found.duel, 0, language)
    given = (codes.FIELDMORPH, codes.FIRST_STRIKE | codes.DECOY)
    assert {teller.log_line(LogEntry(None, log.L_CHANGE, card, 0, codes.S_KEYWORD, bits, 0)) for bits in given} == words


def test_every_ability_has_a_name_in_the_log() -> None:
    found = beginning()
    for language in ("ja", "en"):
        teller = Teller(found.duel, 0, language)
        for bit in range(15):
            line = teller.log_line(LogEntry(None, log.L_CHANGE, 0, 0, codes.S_KEYWORD, 1 << bit, 0))
            assert not re.search(r"\d|“”|【】", line), line
            assert teller.words("nothing") not in line


def test_races_are_told_in_the_language() -> None:
    card = next(one for one in library().cards if one.en == "Flame Magus")
    assert "火 人間, 1" in card_line(card, "ja") and "Human" not in card_line(card, "ja")
    assert "Fire Human, 1" in card_line(card, "en")
    for one in library().cards:
        assert not one.race or one.race not in card_line(one, "ja").replace(one.en, "")
    found = beginning()
    creature = found.duel.observe(0).fields[4].creature
    assert creature is not None
    assert kind(Teller(found.duel, 0, "ja"), creature) == "火 蜥蜴"
    assert kind(Teller(found.duel, 0, "en"), creature) == "Fire Lizard"


@pytest.mark.parametrize(
    "language, titles",
    [
        (
            "en",
            [
                "Summon Flame Ascetic to one of fields 1, 3, 7, 9",
                "Summon Flame Ascetic to one of fields 2, 4, 6, 8",
                "Summon Flame Ascetic to field 5",
            ],
        ),
        (
            "ja",
            [
                "「Flame Ascetic」をフィールド1・3・7・9に召喚する",
                "「Flame Ascetic」をフィールド2・4・6・8に召喚する",
                "「Flame Ascetic」をフィールド5に召喚する",
            ],
        ),
    ],
)
def test_summons_against_which_the_same_stands_go_together(language: str, titles: list[str]) -> None:
    found = beginning()
    card = found.find("Flame Ascetic")
    told = gathered(Teller(found.duel, 0, language), judged_actions(found.duel, card, language, 0))
    assert [title for title, _, _ in told] == titles
    assert all(reasons for _, reasons, _ in told)
    assert {codes.number_of(action) for _, _, action in told} == {0, 1, 4}


def test_who_does_no_damage_reaches_nobody() -> None:
    found = scenario()
    found.alice.creature("Yellow Cubic", at=5, facing="north")
    found.alice.creature("Flame Magus", at=1, facing="north")
    found.start()
    seen = [field.creature.reach for field in found.duel.observe(0).fields if field.creature is not None]
    assert seen == [(1, 2, 3, 4, 5, 6, 7, 8), ()]

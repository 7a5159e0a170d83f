"""Spells and Traps worded 場合 are not late when something else has happened since; those worded 時 are."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.language.card import Timing
from duelkit.yugioh.scenario import BOB, Scenario, scenario

JAR, BREAK, CALL, GIANT = "Jar of Greed", "Raigeki Break", "Call of the Haunted", "Giant Soldier of Stone"


def bob_destroys(duel: Scenario, monster: int, last: bool) -> None:
    """Bob destroys a monster as the last or the first thing that a chain of two links does."""
    jar, thunder = duel.bob.has_set(JAR), duel.bob.has_set(BREAK)
    duel.bob.hand("Fissure")
    for card in (thunder, jar) if last else (jar, thunder):
        duel.bob.activates(card)
        if card == thunder:
            duel.bob.picks(monster)
    if duel.duel.chain:  # a third trap could be chained
        duel.bob.passes()
    assert duel.where(monster) == "graveyard"


@rule("MR3-TIM-01", "MR3-TIM-02")
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(
    "waiting, late",
    [
        ("Performapal Revival", True),
        ("Lunalight Reincarnation Dance", True),
        ("Scramble Egg", True),
        ("Snake Whistle", False),
    ],
)
def test_a_destruction_that_was_not_the_last_thing(waiting: str, late: bool, last: bool) -> None:
    duel = scenario(turn=BOB)
    trap = duel.alice.has_set(waiting)
    snake = duel.alice.attack_position("Grappler")
    duel.alice.hand("Performapal Salutiger")
    duel.alice.deck("Sonic Chick")
    duel.alice.deck("Lunalight Black Sheep")
    duel.alice.deck("Grappler")
    bob_destroys(duel, snake, last)
    assert duel.alice.can("activate", trap) is (late or last)


@rule("MR3-TIM-02")
@pytest.mark.parametrize("missed", [False, True])
def test_what_was_let_pass_is_not_answered_after_a_further_chain(missed: bool) -> None:
    """場合 is no licence for later: once a chain was built after the event, it is over."""
    duel = scenario(turn=BOB)
    trap = duel.alice.has_set("Lunalight Reincarnation Dance")
    duel.alice.deck("Lunalight Black Sheep")
    ox = duel.alice.attack_position("Battle Ox")
    other = duel.bob.has_set(JAR)
    bob_destroys(duel, ox, last=True)
    if missed:
        duel.bob.activates(other)
        assert duel.duel.chain and duel.alice.can("activate", trap), "in that chain it still can"
        duel.alice.passes()
        assert not duel.duel.chain
    else:
        duel.bob.passes()
    assert duel.alice.can("activate", trap) is not missed


def test_what_a_trap_says_is_kept_and_printed() -> None:
    cards = library()
    names = (
        "Performapal Revival",
        "Flame Swordsdance",
        "Guilt of the Sinful Spoils",
        "Torrential Tribute",
        "Snake Whistle",
    )
    timings = [cards[name].effects[0].timing for name in names]
    assert timings == [Timing.IF, Timing.IF, Timing.IF, Timing.WHEN, Timing.WHEN]

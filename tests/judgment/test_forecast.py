"""What a forecast tells: what the player can know, and chances as chances."""

from __future__ import annotations

from itertools import count
from typing import Any

from duelkit.judgment.forecast import TRIES, Forecast, forecast
from duelkit.judgment.language import (
    FULL_CIRCLE_BARRAGE,
    NO_DEFENCE,
    NONE,
    STANDARD,
    Card,
    CardCount,
    Named,
    Pile,
    Side,
    Strike,
    creature,
    while_placed,
)
from duelkit.judgment.scenario import Scenario, scenario
from duelkit.judgment.state import codes
from duelkit.judgment.state.log import L_DAMAGE
from duelkit.kernel.rng import Rng

NUMBERS = count(829_000)


def being(name: str, *abilities: Any, icon: Any = STANDARD, **more: Any) -> Card:
    return creature(next(NUMBERS), name, NONE, "Being", "", 1, 1, 9, 1, icon, NO_DEFENCE, *abilities, **more)


MARKER = being("Marker")
SEER = being("Seer", while_placed(Strike(CardCount(Named("Marker"), Pile.HAND, Side.OPPONENT))))
FOE = being("Foe")
DODGER = being("Dodger", evasion=3)
SWEEPER = being("Sweeper", icon=FULL_CIRCLE_BARRAGE)


def damage(told: Forecast) -> set[int]:
    """The amounts of damage in all courses."""
    return {a for course in told.courses for kind, _, a, _ in course.happenings if kind == L_DAMAGE}


def seers_board() -> tuple[Scenario, int]:
    """Alice's creature strikes the harder the more markers Bob holds; he holds one, and two are in his library."""
    found = scenario(filler=0)
    seer = found.alice.creature(SEER, at=8, facing="north")
    found.bob.creature(FOE, at=5)
    found.bob.hand(MARKER, FOE)
    found.bob.library(MARKER, FOE, FOE, MARKER)
    found.alice.library(FOE, FOE)
    found.alice.mana(5)
    found.start()
    return found, codes.option(codes.O_ATTACK, seer)


def test_hidden_cards_do_not_enter_a_forecast() -> None:
    found, attack = seers_board()
    duel = found.duel
    seen: set[int] = set()
    for seed in range(30):
        told = forecast(duel, attack, 0, seed)
        seen |= damage(told)
        assert forecast(duel.redrawn(0, 100 + seed), attack, 0, seed) == told
    assert seen == {1, 2, 3}  # by what Bob might hold
    knowing = forecast(duel, attack, 1)
    assert damage(knowing) == {2}
    duel.choose(attack)
    assert {entry.a for entry in found.log(L_DAMAGE)} == {2}


def test_many_chances_are_tried_out_each_time_anew() -> None:
    found = scenario()
    sweeper = found.alice.creature(SWEEPER, at=5, facing="north")
    for at in (2, 4, 6):
        found.bob.creature(DODGER, at=at)
    found.alice.mana(5)
    found.start()
    attack = codes.option(codes.O_ATTACK, sweeper)
    told = forecast(found.duel, attack, 0)
    assert told.tries == TRIES and abs(sum(course.weight for course in told.courses) - 1) < 1e-9
    assert len(told.courses) > 2 and told.courses[0].weight > 0.4
    later = found.duel.copy()
    later.rng = Rng(99)
    assert forecast(later, attack, 0) == told
    assert forecast(found.duel, attack, 0, 1000) != told

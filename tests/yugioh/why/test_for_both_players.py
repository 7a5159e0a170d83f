"""Effects that both players can use: who may, and why not."""

from __future__ import annotations

import pytest

from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import option
from duelkit.yugioh.why.refusals import codes_against


def reasons(player: int, other: int) -> list[int]:
    """The reasons against Fusion Gate, which player 0 or 1 controls, in the main phase of player 0.

    :param player: who would use it.
    :param other: who controls it.
    """
    table = scenario("mr3")
    gate = (table.alice, table.bob)[other].face_up("Fusion Gate")
    table.alice.hand("Elemental HERO Burstinatrix", "Elemental HERO Bubbleman")
    table.alice.extra("Elemental HERO Steam Healer")
    table.start()
    return codes_against(table.duel, player, option(codes.O_ACTIVATE, gate, 1))


@pytest.mark.parametrize("controller", [0, 1])
def test_the_turn_player_uses_it_whoever_controls_it(controller: int) -> None:
    assert reasons(0, controller) == []


@pytest.mark.parametrize("controller", [0, 1])
def test_the_other_player_is_told_whose_turn_it_is_and_not_whose_card(controller: int) -> None:
    told = reasons(1, controller)
    assert why.NOT_YOUR_TURN in told and why.NOT_YOURS not in told

"""Summons that an effect asks for: what it is about is offered, and of all else a reason is known."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.simulation.yugioh import check_reasons
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state.codes import O_SET_MONSTER, O_SUMMON, W_NORMAL_OR_SET, option
from duelkit.yugioh.why import codes_against


def escalation() -> Scenario:
    """Escalation of the Monarchs has resolved in the opponent's Battle Phase: a Tribute Summon."""
    table = scenario("mr3", turn=BOB)
    table.alice.face_up("Escalation of the Monarchs")
    table.alice.hand("Mobius the Frost Monarch", "Kuriboh")
    table.alice.attack_position("Gemini Elf")
    table.bob.enters_battle()
    table.alice.activates("Escalation of the Monarchs")
    return table


def mausoleum() -> Scenario:
    """Mausoleum of the Emperor has resolved: a Normal Summon without the two Tributes, the one of the turn."""
    table = scenario("mr3")
    table.alice.face_up("Mausoleum of the Emperor")
    table.alice.hand("Mobius the Frost Monarch", "Blue-Eyes White Dragon", "Kuriboh")
    table.start()
    table.alice.activates("Mausoleum of the Emperor")
    table.alice.declares(0)
    return table


@rule("MR3-SUM-03")
@pytest.mark.parametrize("made", [escalation, mausoleum])
def test_what_is_offered_has_no_reason_against_it_and_all_else_has(made: object) -> None:
    assert callable(made)
    table = made()
    assert table.duel.decision is not None and table.duel.decision.why == W_NORMAL_OR_SET
    assert check_reasons(table.duel) > 0


def test_a_monster_without_tributes_is_not_what_a_tribute_summon_means() -> None:
    table = escalation()
    kuriboh = next(card for card in table.duel.hand[0] if table.duel.info[card].definition.en == "Kuriboh")
    for verb in (O_SUMMON, O_SET_MONSTER):
        assert codes_against(table.duel, 0, option(verb, kuriboh)) == [why.NOT_THIS_ONE]

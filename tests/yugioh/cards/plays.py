"""Plays that tests of many cards begin with."""

from __future__ import annotations

from duelkit.yugioh.engine.facts import properties
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, Scenario, scenario


def battle(turn: int = ALICE) -> Scenario:
    """A battle phase in which the turn player has an idle monster, so that nothing runs on by itself."""
    duel = scenario(turn=turn, phase=Phase.BATTLE)
    (duel.alice if turn == ALICE else duel.bob).attack_position("Petit Moth")
    return duel


def synchro(duel: Scenario, name: str, *materials: str | int) -> None:
    """Alice Synchro Summons in attack position, naming materials until the rest is forced."""
    duel.alice.special_summons(name)
    duel.alice.picks(*materials)
    duel.alice.puts_in(1)


def negated(duel: Scenario, card: int) -> bool:
    """Whether the card's effects are negated."""
    return properties.negated(duel.duel, card)

"""What position files can say of a duel: the mulligan phase, what lasts on a creature, who is possessed."""

from __future__ import annotations

import pytest

from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.facts.values import attack_of, hp_of
from duelkit.judgment.positions import read_position
from duelkit.judgment.state import codes
from duelkit.rulebook.cite import rule


def loaded(text: str) -> Duel:
    """The duel of a position file, run to its first question."""
    position = read_position(text)
    position.start()
    return position.duel


@rule("EOJ-SETUP-04", "EOJ-SETUP-05", "EOJ-SETUP-06")
@pytest.mark.parametrize("starter", [0, 1])
def test_a_position_may_stand_before_the_mulligans(starter: int) -> None:
    duel = loaded(f"""
phase = "mulligan"
turn_player = {starter}
[player{starter}]
hand = ["Flame Magus", "Flame Magus", "Flame Magus", "Flame Magus", "Flame Magus"]
filler = 20
[player{1 - starter}]
hand = ["Twin Goblins"]
filler = 20
""")
    assert duel.decision is not None and (duel.decision.player, duel.decision.why) == (starter, codes.W_MULLIGAN)
    kept = len(duel.hand[starter])
    duel.choose(codes.option(codes.O_MULLIGAN))
    assert kept == len(duel.hand[starter]) == 5 and len(duel.library[starter]) == 20
    assert duel.decision.player == 1 - starter and duel.decision.why == codes.W_MULLIGAN
    duel.choose(codes.option(codes.O_KEEP))
    assert (duel.turn, duel.turn_player) == (1, starter)
    assert [duel.info[card].name for card in duel.hand[1 - starter]] == ["Twin Goblins"]
    assert duel.mana[starter] == 2


@rule("EOJ-ABIL-19b", "EOJ-PARAM-01")
def test_lasting_changes_stay_with_a_creature_of_a_position() -> None:
    duel = loaded("""
[player0]
creatures = [{ card = "Partmole Flame Lizard", field = 5, damage = 1, extra_hp = 3, extra_attack = -9 }]
""")
    lizard = duel.occupant[4]
    card = duel.info[lizard]
    assert (hp_of(duel, lizard), attack_of(duel, lizard)) == (card.hp + 3 - 1, 0)
    duel.choose(codes.option(codes.O_END_TURN))
    assert hp_of(duel, lizard) == card.hp + 2


@rule("EOJ-ABIL-28", "EOJ-ABIL-28d")
@pytest.mark.parametrize(("phase", "this_turn"), [("action 1", False), ("action 1", True), ("start", False)])
def test_a_possession_of_a_position_began_before_this_turn(phase: str, this_turn: bool) -> None:
    duel = loaded(f"""
phase = "{phase}"
flipped = [2]
[player0]
mana = 9
creatures = [{{ card = "Ghost Ship", field = 2, facing = "down", this_turn = {str(this_turn).lower()} }}]
[player1]
filler = 10
creatures = [{{ card = "Twin Goblins", field = 8 }}]
""")
    goblins = duel.occupant[7]
    assert duel.creatures[goblins].possessor == duel.occupant[1] >= 0
    assert duel.decision is not None
    assert (codes.option(codes.O_ROTATE, goblins, 1) in duel.decision.options) is not this_turn

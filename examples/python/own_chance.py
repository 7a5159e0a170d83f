"""Studies one card: every result of the three coins of Barrel Dragon."""

from __future__ import annotations

from itertools import product

from duelkit.chance import Planned
from duelkit.kernel.rng import Outer
from duelkit.yugioh.scenario import scenario

destroyed = 0
for coins in product((0, 1), repeat=3):
    duel = scenario()
    barrel = duel.alice.attack_position("Barrel Dragon")
    knight = duel.bob.attack_position("Gaia The Fierce Knight")
    duel.duel.rng = Outer(Planned(coins))
    duel.alice.activates(barrel)
    duel.alice.picks(knight)
    duel.is_settled()
    destroyed += duel.where(knight) == "graveyard"
    print(coins, duel.where(knight))

print(f"destroyed in {destroyed} of 8 cases")
assert destroyed == 4

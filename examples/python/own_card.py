"""A card of your own: one expression, from which its behaviour and both texts follow."""

from __future__ import annotations

from duelkit.yugioh.language import MONSTER, Side, destroy, every, spell
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render

STORM = spell(90000001, "例の嵐", "Storm of the Example", resolution=destroy(every(MONSTER.on_field(Side.OPPONENT))))

for language in ("ja", "en"):
    print(render(STORM, language))

duel = scenario()
storm = duel.alice.hand(STORM)
ox = duel.bob.attack_position("Battle Ox")
duel.alice.activates(storm)
duel.is_settled()
assert duel.where(ox) == duel.where(storm) == "graveyard"

empty = scenario()
useless = empty.alice.hand(STORM)
assert not empty.alice.can("activate", useless)
for action in empty.duel.reasons(useless, "en"):
    print(action)

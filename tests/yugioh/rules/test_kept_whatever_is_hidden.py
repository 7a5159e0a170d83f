"""What a duel keeps of its turns does not depend on hidden cards: an imagined world has others in their place."""

from __future__ import annotations

import pytest

from duelkit.yugioh.scenario import BOB, Scenario, scenario

ASKING = [
    "Nibiru, the Primal Being",
    "Mozarta the Melodious Maestra",
    "Summon Limit",
    "Impcantation Chalislime",
    "Burst Stream of Destruction",
    "Divine Arsenal AA-ZEUS - Sky Thunder",
    "Gagagaback",
    "Astrograph Sorcerer",
    "Pot of Prosperity",
    "Last Will",
    "Fusion Recovery",
    "Infinite Impermanence",
]
"""Cards with an effect that asks for something that happened earlier, in this turn or before."""


def turn_with(hidden: str) -> Scenario:
    """A turn of Alice with a Fusion Summon, a Normal Summon, a draw by an effect, attacks and losses of both."""
    duel = scenario()
    places = {"Divine Arsenal AA-ZEUS - Sky Thunder": duel.bob.extra, "Astrograph Sorcerer": duel.bob.deck}
    places.get(hidden, duel.bob.hand)(hidden)
    duel.alice.hand("Polymerization", "Gaia The Fierce Knight", "Curse of Dragon", "Pot of Greed", "Battle Ox")
    duel.alice.extra("Gaia the Dragon Champion")
    duel.alice.attack_position("Mystical Elf")
    elf = duel.bob.attack_position("Mystical Elf")
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.activates("Polymerization")
    duel.alice.picks("Gaia The Fierce Knight", "Curse of Dragon")
    duel.alice.puts_in(1)
    duel.is_settled()
    duel.alice.summons("Battle Ox")
    duel.alice.activates("Pot of Greed")
    duel.is_settled()
    duel.alice.enters_battle()
    duel.alice.attacks("Gaia the Dragon Champion", elf)
    duel.alice.attacks("Battle Ox", "Blue-Eyes White Dragon")
    return duel


def kept(duel: Scenario) -> tuple[object, ...]:
    return duel.duel.used, duel.duel.kept, duel.duel.turn_actions


@pytest.mark.parametrize("hidden", ASKING)
def test_the_same_is_kept_whatever_the_other_player_holds(hidden: str) -> None:
    plain, other = turn_with("Gemini Elf"), turn_with(hidden)
    assert kept(plain) == kept(other)
    assert len(plain.duel.used) > 8 and plain.duel.kept and any(plain.duel.turn_actions)
    for duel in (plain, other):
        duel.alice.ends_battle()
        duel.alice.ends_turn()
    assert kept(plain) == kept(other)
    assert plain.duel.turn_player == BOB

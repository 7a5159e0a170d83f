"""What a duel keeps of its turns, and whom it asks, does not depend on hidden cards."""

from __future__ import annotations

import pytest

from duelkit.kernel.decision import TRIGGER
from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts.figures import defense_of
from duelkit.yugioh.engine.windows.window import WindowTask
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.codes import O_ATTACK, verb_of

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
    state = duel.duel
    made = (state.summons, state.summons_before, state.succeeded, state.attacks, state.battles, state.battled_types)
    return (*made, state.sent, state.used, state.kept, state.turn_actions)


@pytest.mark.parametrize("hidden", ASKING)
def test_the_same_is_kept_whatever_the_other_player_holds(hidden: str) -> None:
    plain, other = turn_with("Gemini Elf"), turn_with(hidden)
    assert kept(plain) == kept(other)
    assert len(plain.duel.summons) == len(plain.duel.attacks) == 2 and len(plain.duel.battles) == 4
    assert plain.duel.sent and plain.duel.kept and any(plain.duel.turn_actions)
    for duel in (plain, other):
        duel.alice.ends_battle()
        duel.alice.ends_turn()
    assert kept(plain) == kept(other)
    assert plain.duel.turn_player == BOB


def questions(hidden: str, in_deck: str) -> list[tuple[int, int]]:
    """Whom the duel asks, and what kind of question, while Bob's attack destroys a monster of Alice with a trigger."""
    duel = scenario(turn=BOB)
    duel.alice.attack_position("Absolute King Back Jack")
    duel.alice.deck("Battle Ox", "Battle Ox", "Battle Ox")
    duel.bob.pendulum_zones("Sea Dragoons of Draconia")
    duel.bob.hand(hidden)
    duel.bob.deck(in_deck)
    duel.bob.attack_position("Summoned Skull")
    duel.bob.enters_battle()
    table = duel.duel
    table.every_window = True
    assert table.decision is not None
    table.choose(next(option for option in table.decision.options if verb_of(option) == O_ATTACK))
    asked: list[tuple[int, int]] = []
    while (decision := table.decision) is not None and len(asked) < 20:
        # an imagined world does not know what only hidden cards rule out
        imagined = table.redrawn(1 - decision.player, 3).stack
        assert not any(task.doubtful for task in imagined if isinstance(task, WindowTask))
        asked.append((decision.player, decision.kind))
        table.choose(decision.options[-1])
    return asked


@rule("MR3-TRG-01")
def test_who_is_asked_does_not_tell_what_the_other_player_holds() -> None:
    """The turn player's Sea Dragoons of Draconia can be activated only with a Normal Monster in the hand."""
    able, unable = questions("Gemini Elf", "Kuriboh"), questions("Kuriboh", "Gemini Elf")
    assert able == unable
    assert (BOB, TRIGGER) in unable and (ALICE, TRIGGER) in unable
    assert unable.index((BOB, TRIGGER)) < unable.index((ALICE, TRIGGER))


def test_what_summoned_a_monster_is_known_after_it_has_gone_into_the_deck() -> None:
    """Gladiator Beast Hoplomus has 2400 DEF if a "Gladiator Beast" summoned it, whose cost is to be shuffled away."""
    duel = scenario()
    duel.alice.attack_position("Gladiator Beast Murmillo")
    duel.alice.deck("Gladiator Beast Hoplomus", "Battle Ox", "Mystical Elf", "Kuriboh", "Gemini Elf")
    duel.alice.enters_battle()
    duel.alice.attacks("Gladiator Beast Murmillo")
    duel.alice.triggers("Gladiator Beast Murmillo")
    duel.alice.picks("Gladiator Beast Hoplomus")
    duel.alice.puts_in(4)
    seen = duel.duel.observe(BOB).rows()
    assert duel.where("Gladiator Beast Murmillo") == "deck"
    (hoplomus,) = [card for card in duel.duel.monsters[ALICE] if card >= 0]
    assert defense_of(duel.duel, hoplomus) == 2400
    for seed in range(12):
        assert duel.duel.redrawn(BOB, seed).observe(BOB).rows() == seen

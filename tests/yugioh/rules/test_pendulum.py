"""Pendulum Monsters: as monsters, as spells, and Pendulum Summons."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import SPELL, Attribute, Card, Race, activated, monster, negate_and_destroy, trap
from duelkit.yugioh.language.terms import CardType, Phase
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state import codes

SPELL_BREAKER = trap(
    90000001,
    "魔法破り",
    "Spell Breaker",
    icon=CardType.COUNTER,
    when=activated(SPELL, card=True),
    resolution=negate_and_destroy(),
)
LOW = "Dragonpulse Magician"
HIGH = "Dragonpit Magician"


def of_level(level: int) -> Card:
    """A Normal Monster of this Level."""
    return monster(90000100 + level, f"星{level}", f"Stars {level}", Attribute.EARTH, Race.ROCK, level, 100, 100)


def with_scales(low: str = LOW, high: str = HIGH) -> Scenario:
    """Scales 1 and 8 in Alice's pendulum zones, in her main phase."""
    duel = scenario()
    duel.alice.pendulum_zones(low, high)
    return duel


# two natures


@rule("MR3-TYPE-10")
def test_a_pendulum_monster_is_a_monster_on_the_field_or_a_spell_in_a_pendulum_zone() -> None:
    duel = scenario()
    first = duel.alice.hand("Flash Knight")
    second = duel.alice.hand("Flash Knight")
    for card in (first, second):
        assert duel.alice.can("summon", card)
        assert duel.alice.can("set monster", card)
        assert duel.alice.can("activate", card)
        assert not duel.alice.can("set", card)
    duel.alice.summons(first)
    duel.alice.activates(second)
    assert (duel.where(first), duel.where(second)) == ("monster zone", "pendulum zone")
    typhoon = duel.bob.has_set("Mystical Space Typhoon")
    device = duel.bob.has_set("Compulsory Evacuation Device")
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", second)
    duel.bob.activates(typhoon)
    duel.bob.picks(second)
    assert duel.bob.can("activate", device)
    duel.bob.activates(device)
    assert duel.where(second) == "extra deck"
    assert duel.where(first) == "hand"


@rule("MR3-TYPE-10")
def test_a_card_in_a_pendulum_zone_is_no_monster() -> None:
    duel = scenario()
    duel.alice.pendulum_zones("Flash Knight")
    hole = duel.alice.hand("Dark Hole")
    skull = duel.alice.hand("Summoned Skull")
    typhoon = duel.alice.hand("Mystical Space Typhoon")
    assert not duel.alice.can("activate", hole)
    assert not duel.alice.can("summon", skull)
    assert duel.alice.can("activate", typhoon)


@rule("MR3-PEN-02")
def test_pendulum_effects_apply_only_in_a_pendulum_zone_and_monster_effects_only_as_a_monster() -> None:
    duel = scenario()
    knight = duel.alice.attack_position("Flash Knight")
    horn = duel.alice.attack_position("Dragon Horn Hunter")
    assert duel.atk(knight) == 1800
    other = duel.alice.hand("Dragon Horn Hunter")
    duel.alice.activates(other)
    assert duel.atk(knight) == 2000
    assert duel.atk(horn) == 2500

    duel = scenario()
    silver = duel.alice.attack_position("Performapal Silver Claw")
    assert duel.atk(silver) == 1800
    joker = duel.alice.hand("Performapal Skullcrobat Joker")
    duel.alice.deck("Performapal Silver Claw")
    duel.alice.activates(joker)
    duel.is_settled()
    assert duel.where(joker) == "pendulum zone"


@rule("MR3-PEN-02")
def test_a_pendulum_monster_may_have_no_pendulum_effect() -> None:
    duel = scenario()
    knight = duel.alice.hand("Flash Knight")
    duel.alice.activates(knight)
    duel.is_settled()
    assert not any(effect.pendulum for effect in duel.duel.info[knight].effects if effect.kind != codes.K_ACTIVATION)
    assert not duel.alice.can("activate", knight)


# placing


@rule("MR3-PEN-05")
@pytest.mark.parametrize("phase", [Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2])
def test_pendulum_monsters_are_placed_from_the_hand_in_the_own_main_phase(phase: Phase) -> None:
    duel = scenario(phase=phase)
    duel.alice.attack_position("Battle Ox")
    knight = duel.alice.hand("Flash Knight")
    theirs = duel.bob.hand("Flash Knight")
    assert duel.alice.can("activate", knight) is (phase != Phase.BATTLE)
    assert not duel.bob.can("activate", theirs)
    if phase != Phase.BATTLE:
        duel.alice.activates(knight)
        duel.is_settled()
        assert knight in duel.duel.pendulum[0]


@rule("MR3-PEN-06")
def test_placing_is_an_activation_that_can_be_chained_to_and_negated() -> None:
    duel = scenario()
    knight = duel.alice.hand("Flash Knight")
    breaker = duel.bob.has_set(SPELL_BREAKER)
    duel.alice.activates(knight)
    assert duel.bob.can("activate", breaker)
    assert duel.where(knight) == "pendulum zone"
    duel.bob.activates(breaker)
    duel.is_settled()
    assert duel.where(knight) == "graveyard", "it was never a card on the field"


@rule("MR3-PEN-06")
def test_a_placed_card_stays_until_it_is_destroyed() -> None:
    duel = scenario()
    knight = duel.alice.hand("Flash Knight")
    duel.alice.activates(knight)
    for _ in range(2):
        duel.alice.ends_turn()
        duel.bob.ends_turn()
    assert duel.where(knight) == "pendulum zone"
    typhoon = duel.bob.hand("Mystical Space Typhoon")
    duel.alice.ends_turn()
    duel.bob.activates(typhoon)
    assert duel.where(knight) == "extra deck"
    assert knight in duel.duel.face_up_extra


# going to the graveyard


@rule("MR3-PEN-03")
def test_from_the_field_it_goes_to_the_extra_deck_instead_of_the_graveyard() -> None:
    duel = scenario(phase=Phase.BATTLE)
    knight = duel.alice.attack_position("Flash Knight")
    dragon = duel.bob.attack_position("Luster Dragon")
    duel.alice.attacks(knight, dragon)
    assert duel.where(knight) == "extra deck"
    assert knight in duel.duel.face_up_extra
    assert duel.alice.cards("graveyard") == []


@rule("MR3-PEN-03")
def test_a_released_one_goes_to_the_extra_deck_but_a_discarded_one_to_the_graveyard() -> None:
    duel = scenario()
    knight = duel.alice.attack_position("Flash Knight")
    hidden = duel.alice.has_set("Flash Knight")
    magician = duel.alice.hand("Dark Magician")
    thrown = duel.alice.hand("Flash Knight")
    vortex = duel.alice.hand("Lightning Vortex")
    duel.bob.attack_position("Battle Ox")
    duel.alice.summons(magician)
    duel.alice.picks(knight)
    assert duel.where(knight) == duel.where(hidden) == "extra deck"
    assert {knight, hidden} <= set(duel.duel.face_up_extra)
    duel.alice.activates(vortex)
    assert duel.where(thrown) == "graveyard"


# Pendulum Summons


@rule("MR3-PEN-07")
def test_a_pendulum_summon_needs_two_filled_zones_and_the_own_main_phase() -> None:
    duel = scenario()
    low = duel.alice.hand(LOW)
    high = duel.alice.hand(HIGH)
    duel.alice.hand("Battle Ox")
    duel.alice.attack_position("Luster Dragon")
    assert not duel.alice.can("pendulum")
    duel.alice.activates(low)
    assert not duel.alice.can("pendulum")
    duel.alice.activates(high)
    assert duel.alice.can("pendulum")
    duel.alice.enters_battle()
    assert not duel.alice.can("pendulum")

    duel = scenario(phase=Phase.MAIN_2)
    duel.alice.pendulum_zones(LOW, HIGH)
    duel.bob.pendulum_zones(LOW, HIGH)
    duel.alice.hand("Battle Ox")
    duel.bob.hand("Battle Ox")
    assert duel.alice.can("pendulum")
    assert not duel.bob.can("pendulum")


@rule("MR3-PEN-07")
def test_the_opponents_zones_do_not_count() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(LOW)
    duel.bob.pendulum_zones(HIGH)
    duel.alice.hand("Battle Ox")
    assert not duel.alice.can("pendulum")


@rule("MR3-PEN-08", "MR3-PEN-01")
@pytest.mark.parametrize(("low", "high"), [(LOW, HIGH), (HIGH, LOW), ("Dragon Horn Hunter", "Flash Knight")])
def test_levels_lie_strictly_between_the_scales(low: str, high: str) -> None:
    duel = with_scales(low, high)
    cards = {level: duel.alice.hand(of_level(level)) for level in range(1, 11)}
    scales = sorted(duel.duel.info[duel.find(name)].scale for name in (low, high))
    assert scales == ([1, 8] if low in (LOW, HIGH) else [3, 7])
    assert duel.alice.can("pendulum")
    duel.alice.pendulum_summons()
    for level, card in cards.items():
        assert duel.alice.can("pick", card) is (scales[0] < level < scales[1])


@rule("MR3-PEN-01")
def test_equal_or_neighbouring_scales_allow_nothing() -> None:
    for low, high in ((LOW, LOW), (LOW, "Oafdragon Magician")):
        duel = with_scales(low, high)
        for level in range(1, 9):
            duel.alice.hand(of_level(level))
        assert not duel.alice.can("pendulum")


@rule("MR3-PEN-08", "MR3-PEN-10", "MR3-GAP-PEN-01")
def test_any_number_up_to_the_free_zones_all_at_once() -> None:
    duel = with_scales()
    for _ in range(3):
        duel.alice.attack_position("Luster Dragon")
    cards = [duel.alice.hand(of_level(level)) for level in (3, 4, 5, 7)]
    duel.alice.pendulum_summons()
    assert not duel.alice.can("finish")
    duel.alice.picks(cards[0])
    assert duel.alice.can("finish")
    assert duel.where(cards[0]) == "hand"
    duel.alice.picks(cards[3])
    duel.alice.puts_in(1)
    assert duel.where(cards[0]) == "hand"
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.alice.hand_size == 2
    assert (duel.position(cards[0]), duel.position(cards[3])) == ("attack", "defense")
    assert duel.duel.play[cards[0]].kinds == codes.S_SPECIAL | codes.S_PENDULUM
    assert not duel.duel.chain


@rule("MR3-PEN-10")
@pytest.mark.parametrize("mix", ["hand", "extra", "both", "one"])
def test_hand_and_extra_deck_are_mixed_freely(mix: str) -> None:
    duel = with_scales()
    ox = duel.alice.hand("Battle Ox")
    elf = duel.alice.hand("Mystical Elf")
    knight = duel.alice.face_up_extra("Flash Knight")
    joker = duel.alice.face_up_extra("Performapal Silver Claw")
    chosen = {"hand": [ox, elf], "extra": [knight, joker], "both": [ox, elf, knight, joker], "one": [knight]}[mix]
    duel.alice.pendulum_summons()
    duel.alice.picks(*chosen)
    if len(chosen) < 4:
        duel.alice.finishes()
    for _ in chosen:
        duel.alice.puts_in(1)
    duel.is_settled()
    for card in (ox, elf, knight, joker):
        assert (duel.where(card) == "monster zone") is (card in chosen)


@rule("MR3-PEN-09")
def test_from_the_extra_deck_only_face_up_pendulum_monsters_of_fitting_level() -> None:
    duel = with_scales("Dragon Horn Hunter", "Flash Knight")
    knight = duel.alice.face_up_extra("Flash Knight")
    magician = duel.alice.face_up_extra("Dragonpit Magician")
    castel = duel.alice.extra("Castel, the Skyblaster Musketeer")
    theirs = duel.bob.face_up_extra("Flash Knight")
    elf = duel.alice.hand("Mystical Elf")
    duel.alice.pendulum_summons()
    assert duel.alice.can("pick", knight) and duel.alice.can("pick", elf)
    for card in (magician, castel, theirs):
        assert not duel.alice.can("pick", card)


@rule("MR3-GAP-PEN-01")
def test_one_pendulum_summon_a_turn() -> None:
    duel = with_scales()
    duel.alice.hand("Battle Ox", "Mystical Elf")
    duel.alice.pendulum_summons()
    duel.alice.picks("Battle Ox")
    duel.alice.finishes()
    duel.alice.puts_in(1)
    duel.is_settled()
    assert not duel.alice.can("pendulum")
    duel.alice.enters_battle()
    duel.alice.ends_battle()
    assert not duel.alice.can("pendulum")
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("pendulum")


@rule("MR3-GAP-PEN-01")
def test_the_monsters_of_a_pendulum_summon_come_at_the_same_time() -> None:
    duel = with_scales()
    duel.alice.hand("Battle Ox", "Mystical Elf")
    hole = duel.bob.has_set("Torrential Tribute")
    duel.alice.pendulum_summons()
    duel.alice.picks("Battle Ox", "Mystical Elf")
    duel.alice.puts_in(1)
    duel.alice.puts_in(1)
    assert duel.bob.can("activate", hole)
    assert len(duel.alice.cards("monster zone")) == 2
    duel.bob.activates(hole)
    assert duel.alice.cards("monster zone") == []


@rule("MR3-GAP-PEN-02")
def test_what_cannot_be_special_summoned_cannot_be_pendulum_summoned() -> None:
    duel = with_scales()
    moon = duel.alice.hand("Tsukuyomi")
    chaos = duel.alice.hand("Chaos Sorcerer")
    elf = duel.alice.hand("Mystical Elf")
    duel.alice.hand("Battle Ox")
    duel.alice.pendulum_summons()
    assert duel.alice.can("pick", elf)
    assert not duel.alice.can("pick", moon) and not duel.alice.can("pick", chaos)
    duel.alice.picks(elf)
    duel.alice.finishes()
    assert not duel.alice.can("position", None, 8)
    assert duel.alice.can("position", None, 1) and duel.alice.can("position", None, 4)


@rule("MR3-GAP-PEN-02")
def test_no_pendulum_summon_where_only_unsummonable_cards_fit() -> None:
    duel = with_scales()
    duel.alice.hand("Tsukuyomi")
    duel.alice.hand("Dark Hole")
    assert not duel.alice.can("pendulum")

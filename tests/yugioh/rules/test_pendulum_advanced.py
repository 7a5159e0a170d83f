"""Pendulum cards in depth: what they are in their zones, how often they are placed, where they go."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    EQUIP_CARD,
    FIELD_SPELL,
    MONSTER,
    NON_TUNER,
    NORMAL_SPELL,
    QUICK_PLAY_SPELL,
    SPELL,
    TARGET,
    TUNER,
    Attribute,
    CardType,
    Filter,
    GainLife,
    Mill,
    OfType,
    Phase,
    Race,
    Stat,
    SynchroMaterials,
    XyzMaterials,
    continuous,
    destroy,
    detach,
    discard,
    gains,
    ignition,
    monster,
    one,
    spell,
    synchro,
    to_hand,
    tribute,
    xyz,
)
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario

FLASH = "Flash Knight"
MANDRAGON = "Mandragon"
HUNTER = "Dragon Horn Hunter"
TYPHOON = "Mystical Space Typhoon"
SOLEMN = "Solemn Judgment"
OX = "Battle Ox"
ELF = "Mystical Elf"

BOTH = monster(
    900001201,
    "両面の魔術師",
    "Two-Faced Magician",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1000,
    1000,
    continuous(gains(Stat.ATK, 1000, to=MONSTER.on_field())),
    continuous(gains(Stat.DEF, 700, to=MONSTER.on_field())).on_pendulum(),
    ignition(GainLife(10)),
    ignition(GainLife(1)).on_pendulum(),
    scale=2,
)
RANK_4 = xyz(
    900001202,
    "素材を外す者",
    "Detacher",
    Attribute.DARK,
    Race.WARRIOR,
    4,
    2000,
    2000,
    XyzMaterials(4, 2),
    ignition(GainLife(1), cost=detach()),
)
TUNER_2 = monster(
    900001203, "調律の器", "Tuning Vessel", Attribute.DARK, Race.MACHINE, 2, 500, 500, types=CardType.TUNER
)
LEVEL_6 = synchro(
    900001204,
    "同調の器",
    "Synchro Vessel",
    Attribute.DARK,
    Race.MACHINE,
    6,
    2000,
    2000,
    SynchroMaterials(TUNER, NON_TUNER),
)
RELEASER = spell(900001205, "解放の魔法", "Releaser", cost=tribute(one(MONSTER.on_field())), resolution=GainLife(1))
MILL_1 = spell(900001206, "一枚落とし", "Mill One", resolution=Mill(1))
DISCARDER = spell(900001207, "一枚捨て", "Discard One", resolution=discard(1))


def hits(number: int, which: Filter) -> Scenario:
    """Alice holds a spell that destroys a card of this kind; a pendulum card is the only other card."""
    duel = scenario()
    duel.bob.pendulum_zones(FLASH)
    duel.alice.hand(
        spell(
            900001210 + number,
            f"種類{number}を壊す",
            f"Breaks {number}",
            targets=one(which.on_field()),
            resolution=destroy(TARGET),
        )
    )
    return duel


@rule("MR3-PEN-11")
def test_a_pendulum_card_is_placed_by_activating_it_as_a_spell() -> None:
    duel = scenario()
    card = duel.alice.hand(FLASH)
    duel.bob.has_set(SOLEMN)
    assert duel.alice.can("activate", card)
    assert not duel.alice.can("set", card), "it cannot be Set in a pendulum zone"
    duel.alice.activates(card)
    assert duel.where(card) == "pendulum zone" and len(duel.duel.chain) == 1
    assert duel.bob.can("activate", SOLEMN), "it is the activation of a Spell Card"
    duel.bob.passes()
    duel.is_settled()
    assert duel.where(card) == "pendulum zone" and duel.position(card) == "attack"


@rule("MR3-PEN-11")
def test_placing_a_pendulum_card_answers_nothing() -> None:
    duel = scenario()
    card = duel.alice.hand(FLASH)
    duel.alice.hand("Hinotama", TYPHOON)
    duel.bob.has_set("Reckless Greed")
    duel.alice.activates("Hinotama")
    duel.bob.activates("Reckless Greed")
    assert not duel.alice.can("activate", card)


@rule("MR3-PEN-12")
def test_in_its_zone_the_pendulum_effect_applies_and_the_monster_effect_does_not() -> None:
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    both = duel.alice.pendulum_zones(BOTH)[0]
    assert (duel.atk(ox), duel.defense(ox)) == (1700, 1700)
    assert duel.alice.can("activate", both, 3) and not duel.alice.can("activate", both, 2)
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    both = duel.alice.attack_position(BOTH)
    assert (duel.atk(ox), duel.defense(ox)) == (2700, 1000)
    assert duel.alice.can("activate", both, 2) and not duel.alice.can("activate", both, 3)


@rule("MR3-PEN-12")
def test_in_its_zone_it_is_a_spell_card_and_no_monster() -> None:
    assert hits(0, SPELL).alice.can("activate")
    assert not hits(1, MONSTER).alice.can("activate")
    duel = scenario()
    duel.alice.hand("Dark Hole", "Heavy Storm")
    duel.bob.pendulum_zones(FLASH)
    assert not duel.alice.can("activate", "Dark Hole")
    duel.alice.activates("Heavy Storm")
    assert duel.where(FLASH) == "extra deck"


@rule("MR3-PEN-13")
def test_it_is_none_of_the_six_kinds_of_spells() -> None:
    kinds = (
        NORMAL_SPELL,
        OfType(CardType.SPELL | CardType.CONTINUOUS),
        FIELD_SPELL,
        EQUIP_CARD,
        QUICK_PLAY_SPELL,
        OfType(CardType.SPELL | CardType.RITUAL),
    )
    for number, kind in enumerate(kinds):
        assert not hits(10 + number, kind).alice.can("activate")


@rule("MR3-PEN-14")
def test_pendulum_zones_do_not_count_among_the_five() -> None:
    duel = scenario()
    for _ in range(5):
        duel.alice.has_set("Reckless Greed", this_turn=True)
    duel.alice.hand(FLASH, MANDRAGON, TYPHOON)
    assert not duel.alice.can("set", TYPHOON) and not duel.alice.can("activate", TYPHOON)
    duel.alice.activates(FLASH)
    duel.alice.activates(MANDRAGON)
    assert duel.where(FLASH) == duel.where(MANDRAGON) == "pendulum zone"
    duel = scenario()
    duel.alice.pendulum_zones(FLASH, MANDRAGON)
    duel.alice.hand(*[TYPHOON] * 5)
    for card in list(duel.duel.hand[ALICE]):
        duel.alice.sets(card)
        duel.all_pass()
    assert duel.alice.cards("spell zone") == [TYPHOON] * 5


@rule("MR3-PEN-15")
def test_a_card_in_a_pendulum_zone_is_not_replaced() -> None:
    duel = scenario()
    duel.alice.pendulum_zones(FLASH, MANDRAGON)
    third = duel.alice.hand(HUNTER)
    assert not duel.alice.can("activate", third), "both zones are taken"
    assert duel.alice.can("set monster", third) is False, "a Level 6 monster needs a Tribute"
    duel = scenario()
    duel.alice.pendulum_zones(FLASH)
    third = duel.alice.hand(HUNTER)
    duel.alice.activates(third)
    assert duel.where(FLASH) == duel.where(third) == "pendulum zone", "the free zone is used, the other stays"


@rule("MR3-PEN-16")
def test_while_a_zone_is_free_cards_can_be_placed_any_number_of_times() -> None:
    duel = scenario()
    placed = [duel.alice.hand(FLASH) for _ in range(4)]
    for _ in range(4):
        duel.alice.hand(TYPHOON)
    for card in placed:
        assert duel.alice.can("activate", card)
        duel.alice.activates(card)
        duel.all_pass()
        duel.alice.activates(TYPHOON)
        if duel.alice.is_asked("pick"):
            duel.alice.picks(card)
        duel.all_pass()
        assert duel.where(card) == "extra deck"
    assert duel.duel.turn == 3


@rule("MR3-PEN-17")
def test_scales_without_a_level_between_them_allow_no_pendulum_summon() -> None:
    for left, right, allowed in (
        (MANDRAGON, MANDRAGON, False),
        (MANDRAGON, HUNTER, False),
        (HUNTER, MANDRAGON, False),
        (MANDRAGON, FLASH, True),
        (FLASH, HUNTER, True),
    ):
        duel = scenario()
        duel.alice.pendulum_zones(left, right)
        duel.alice.hand(OX, "Petit Moth", "Giant Soldier of Stone", "Curse of Dragon")
        assert duel.alice.can("pendulum") is allowed, (left, right)


@rule("MR3-PEN-18")
def test_pendulum_effects_apply_whatever_the_scales() -> None:
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    duel.alice.pendulum_zones(MANDRAGON, HUNTER)
    duel.alice.hand(OX)
    assert not duel.alice.can("pendulum") and duel.atk(ox) == 1900
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    duel.alice.pendulum_zones(HUNTER)
    assert duel.atk(ox) == 1900, "even alone"


@rule("MR3-PEN-20")
def test_pendulum_monsters_may_swell_the_extra_deck_beyond_15() -> None:
    duel = scenario()
    duel.alice.extra(*[LEVEL_6] * 15)
    card = duel.alice.attack_position(FLASH)
    duel.alice.hand("Dark Hole")
    duel.alice.activates("Dark Hole")
    assert duel.where(card) == "extra deck" and len(duel.duel.extra[ALICE]) == 16


@rule("MR3-PEN-21")
def test_from_the_field_a_pendulum_monster_goes_to_the_extra_deck() -> None:
    duel = scenario()
    shown = duel.alice.attack_position(FLASH)
    hidden = duel.alice.has_set(FLASH)
    placed = duel.alice.pendulum_zones(FLASH)[0]
    duel.alice.hand("Dark Hole", TYPHOON)
    duel.alice.activates("Dark Hole")
    duel.all_pass()
    assert duel.where(shown) == duel.where(hidden) == "extra deck", "face-up and face-down from a monster zone"
    duel.alice.activates(TYPHOON)
    duel.all_pass()
    assert duel.where(placed) == "extra deck", "from a pendulum zone"
    assert {shown, hidden, placed} <= set(duel.duel.face_up_extra)


@rule("MR3-PEN-21")
def test_battle_release_and_synchro_material_lead_to_the_extra_deck_too() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(FLASH)
    duel.bob.attack_position("Dark Magician")
    duel.alice.attacks(FLASH, "Dark Magician")
    assert duel.where(FLASH) == "extra deck"
    duel = scenario()
    duel.alice.attack_position(FLASH)
    duel.alice.hand(RELEASER)
    duel.alice.activates(RELEASER)
    assert duel.where(FLASH) == "extra deck"
    duel = scenario()
    duel.alice.attack_position(FLASH)
    duel.alice.attack_position(TUNER_2)
    duel.alice.extra(LEVEL_6)
    duel.alice.special_summons(LEVEL_6)
    duel.alice.picks(FLASH)
    duel.alice.puts_in(1)
    assert duel.where(FLASH) == "extra deck" and duel.where(TUNER_2) == "graveyard"


@rule("MR3-PEN-21")
def test_a_pendulum_monster_that_leaves_otherwise_is_not_caught() -> None:
    bounce = spell(900001220, "手札に戻す", "Bounce", targets=one(CARD.on_field()), resolution=to_hand(TARGET))
    duel = scenario()
    card = duel.alice.attack_position(FLASH)
    duel.alice.hand(bounce)
    duel.alice.activates(bounce)
    assert duel.where(card) == "hand"


@rule("MR3-PEN-22")
def test_face_up_pendulum_monsters_of_the_extra_deck_are_public() -> None:
    duel = scenario()
    duel.alice.extra(LEVEL_6, RANK_4)
    duel.alice.face_up_extra(FLASH, HUNTER)
    duel.is_settled()
    codes = {duel.duel.info[duel.find(name)].passcode for name in (FLASH, HUNTER)}
    theirs = duel.duel.observe(BOB).sides[1].extra
    assert len(theirs) == 4, "the number of cards is public"
    assert {card.passcode for card in theirs if card.face_up} == codes
    assert all(card.passcode == 0 and card.number == -1 for card in theirs if not card.face_up)
    mine = duel.duel.observe(ALICE).sides[0].extra
    assert all(card.passcode for card in mine)


@rule("MR3-PEN-23")
def test_from_hand_deck_or_as_detached_material_it_goes_to_the_graveyard() -> None:
    duel = scenario()
    duel.alice.deck(FLASH)
    duel.alice.hand(MILL_1)
    duel.alice.activates(MILL_1)
    assert duel.where(FLASH) == "graveyard"
    duel = scenario()
    duel.alice.hand(DISCARDER, FLASH)
    duel.alice.activates(DISCARDER)
    assert duel.where(FLASH) == "graveyard"
    duel = scenario()
    duel.alice.attack_position(RANK_4, materials=(FLASH, ELF))
    duel.alice.activates(RANK_4)
    duel.alice.picks(FLASH)
    assert duel.where(FLASH) == "graveyard" and duel.where(ELF) == "material"


@rule("MR3-PEN-03")
def test_a_destroyed_pendulum_monster_triggers_from_the_extra_deck_where_it_lies_face_up() -> None:
    duel = scenario(turn=BOB)
    valet = duel.alice.attack_position("Performapal Odd-Eyes Valet")
    duel.bob.activates(duel.bob.hand("Smashing Ground"))
    assert duel.where(valet) == "extra deck" and duel.alice.can("trigger", valet)
    duel.alice.triggers(valet)
    assert duel.where(valet) == "pendulum zone"


@rule("MR3-PEN-12")
def test_a_monster_that_was_destroyed_in_a_pendulum_zone_is_one_again_where_it_lies_then() -> None:
    duel = scenario(turn=BOB)
    magician, _ = duel.alice.pendulum_zones("Purple Poison Magician", "Flash Knight")
    theirs = duel.bob.attack_position("Battle Ox")
    duel.bob.activates(duel.bob.hand("Mystical Space Typhoon"))
    duel.bob.picks(magician)
    duel.alice.triggers(magician, 1)
    duel.alice.picks(theirs)
    duel.is_settled()
    assert duel.where(theirs) == "graveyard"

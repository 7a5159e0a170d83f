"""Attacks in a row, attackers that fell, monsters that cannot be turned or attacked, what is used in the deck."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    ATTACKER,
    FACE_UP,
    IS_THIS,
    MONSTER,
    RESPONDED,
    SUMMONABLE,
    TARGET,
    THIS,
    Attribute,
    Card,
    ChangeAttackTarget,
    ChangePosition,
    Damage,
    EventKind,
    GainLife,
    NegateEffect,
    Position,
    Race,
    Side,
    SpecialSummon,
    Stat,
    StatOf,
    When,
    Zone,
    activated,
    destroy,
    monster,
    one,
    spell,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import scenario

OX = "Battle Ox"
DECODE = "Decode Talker"
SPIDER = "Link Spider"


# attacks in a row


@rule("MR3-BP-06")
@pytest.mark.parametrize(
    "name", ["Ruin, Queen of Oblivion", "Fossil Warrior Skull Knight", "Black Luster Soldier - Envoy of the Beginning"]
)
@pytest.mark.parametrize("other_first", [False, True])
def test_who_may_attack_again_in_a_row_may_not_after_another_attack(name: str, other_first: bool) -> None:
    duel = scenario()
    again = duel.alice.attack_position(name)
    ox = duel.alice.attack_position(OX)
    third = duel.alice.attack_position("Blue-Eyes White Dragon")
    first, second, left = [duel.bob.attack_position("Kuriboh") for _ in range(3)]
    duel.alice.enters_battle()
    duel.alice.attacks(again, first)
    duel.all_pass()
    duel.alice.triggers(again)
    duel.all_pass()
    assert duel.alice.can("attack", again)
    if other_first:
        duel.alice.attacks(ox, second)
    else:
        duel.alice.attacks(again, second)
        duel.all_pass()
        if duel.alice.can("trigger", again):
            duel.alice.declines()
    duel.all_pass()
    assert duel.where(left) == "monster zone"
    assert not duel.alice.can("attack", again)
    assert duel.alice.can("attack", third)


# an attacker that fell


@pytest.mark.parametrize("stat", [Stat.ORIGINAL_ATK, Stat.ATK, Stat.LEVEL])
def test_what_answers_an_attack_means_the_attacker_after_it_fell(stat: Stat) -> None:
    """By the text of 串刺しの落とし穴: damage by the ATK of the monster that was just destroyed."""
    amount = StatOf(stat, ATTACKER, as_it_was=True)
    spikes = trap(
        900002801,
        "棘",
        "Spikes",
        when=When(EventKind.ATTACK_DECLARED, side=Side.OPPONENT),
        resolution=destroy(ATTACKER).and_if_you_do(Damage(amount)),
    )
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    duel.bob.has_set(spikes)
    duel.alice.enters_battle()
    duel.alice.attacks(ox)
    duel.bob.activates(spikes)
    duel.all_pass()
    assert duel.where(ox) == "graveyard"
    assert duel.alice.life == 8000 - (4 if stat == Stat.LEVEL else 1700)


# what cannot be turned, or not be attacked


@rule("MR20-GAP-LNK-01")
@pytest.mark.parametrize("to", [Position.FACE_UP_DEFENSE, Position.FACE_DOWN_DEFENSE])
@pytest.mark.parametrize("link", [False, True])
def test_a_link_monster_cannot_be_turned_by_what_answers_its_effect(to: Position, link: bool) -> None:
    """The documentation on もの忘れ; also where it would be turned face-down."""
    loss = trap(
        900002802,
        "度忘れ",
        "Lapse",
        when=activated(MONSTER, card=False, by=Side.OPPONENT),
        resolution=NegateEffect().and_if_you_do(ChangePosition(RESPONDED, to)),
    )
    duel = scenario("mr4")
    name = SPIDER if link else "Breaker the Magical Warrior"
    acting = duel.alice.attack_position(name, zone="left" if link else 1)
    if not link:
        duel.duel.play[acting].counters = {"魔力カウンター": 1}
    duel.alice.hand("Gemini Elf")
    answer = duel.bob.has_set(loss)
    duel.bob.has_set("Jar of Greed")
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.activates(acting)
    if duel.alice.is_asked("pick"):
        duel.alice.picks("Mystical Space Typhoon")
    assert duel.bob.can("activate", "Jar of Greed")
    assert duel.bob.can("activate", answer) is not link


@rule("MR20-GAP-LNK-01")
@pytest.mark.parametrize("positions", [Position.FACE_UP_DEFENSE, Position.FACE_UP_ATTACK | Position.FACE_UP_DEFENSE])
@pytest.mark.parametrize("how", ["target", "pick"])
def test_a_link_monster_is_not_special_summoned_in_defense_position(positions: Position, how: str) -> None:
    """The documentation on ゴヨウ・ガーディアン."""
    pick = one((MONSTER & SUMMONABLE).in_graveyard())
    revival = (
        spell(900002803, "守備で蘇れ", "Rise", targets=(pick,), resolution=SpecialSummon(TARGET, positions))
        if (how == "target")
        else spell(900002803, "守備で蘇れ", "Rise", resolution=SpecialSummon(pick, positions))
    )
    duel = scenario("mr4")
    duel.alice.graveyard(DECODE)
    duel.alice.hand(revival)
    assert duel.alice.can("activate", revival) is bool(positions & Position.FACE_UP_ATTACK)


GUARD = monster(
    900002804,
    "盾になる者",
    "Guard",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    trigger(When(EventKind.TARGETED_BY_ATTACK, MONSTER, Side.YOU), ChangeAttackTarget(THIS), zones=Zone.MONSTER_ZONE),
)
SUBSTITUTE = trap(
    900002805,
    "身代わり",
    "Substitute",
    when=When(EventKind.ATTACK_DECLARED, side=Side.OPPONENT),
    targets=one((MONSTER & FACE_UP).on_field(Side.YOU)),
    resolution=ChangeAttackTarget(TARGET),
)


@pytest.mark.parametrize("spared", [False, True])
def test_an_attack_goes_to_no_monster_that_may_not_be_attacked(spared: bool) -> None:
    """The documentation on 青氷の白夜龍 beside シャーク・フォートレス."""
    duel = scenario()
    duel.alice.attack_position("Blue-Eyes White Dragon")
    fort = duel.bob.attack_position("Shark Fortress" if spared else OX)
    guard = duel.bob.attack_position(GUARD)
    card = duel.bob.has_set(SUBSTITUTE)
    duel.alice.enters_battle()
    duel.alice.attacks("Blue-Eyes White Dragon", fort)
    assert duel.bob.can("trigger", guard) is not spared
    if duel.bob.is_asked("trigger"):
        duel.bob.declines()
    duel.bob.activates(card)
    assert duel.bob.is_asked("pick") is not spared


# what is used in the deck

HOMING = monster(
    900002806,
    "帰る者",
    "Homing",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    trigger(When(EventKind.TO_DECK, IS_THIS, origin=Zone.FIELD), GainLife(500), mandatory=True),
)
GOING = monster(
    900002807,
    "去る者",
    "Going",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    trigger(When(EventKind.LEFT_FIELD, IS_THIS), GainLife(500), mandatory=True),
)


@rule("RES-DCK-02")
@pytest.mark.parametrize(("name", "used"), [("Serpentine Princess", True), (HOMING, True), (GOING, False)])
@pytest.mark.parametrize("milled", [False, True])
def test_only_what_waits_for_its_return_to_the_deck_is_used_there(name: str | Card, used: bool, milled: bool) -> None:
    """The documentation on ナーガ: also if it has left the deck again by the end of the chain."""
    duel = scenario()
    card = duel.alice.attack_position(name)
    duel.alice.deck(
        "Blue-Eyes White Dragon",
        "Blue-Eyes White Dragon",
        "Blue-Eyes White Dragon",
        "Blue-Eyes White Dragon",
        "Kuriboh",
    )
    duel.bob.has_set("Phoenix Wing Wind Blast")
    duel.bob.hand("Mystical Elf")
    nest = duel.alice.has_set("Needlebug Nest")
    duel.alice.has_set("Mystical Space Typhoon")
    if milled:
        duel.alice.activates(nest)
    else:
        duel.alice.activates("Mystical Space Typhoon")
        duel.alice.picks(nest)
    duel.bob.activates("Phoenix Wing Wind Blast")
    duel.bob.picks(card)
    while duel.alice.is_asked("respond") or duel.bob.is_asked("respond"):
        (duel.alice if duel.alice.is_asked("respond") else duel.bob).passes()
    assert duel.where(card) == ("graveyard" if milled else "deck")
    assert any(entry >> 1 & 0xFFF == card for entry in duel.duel.activations) is used

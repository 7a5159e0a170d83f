"""Counters: named markers on cards, without an effect of their own."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FACE_UP,
    MONSTER,
    TARGET,
    THIS,
    Attribute,
    CounterCount,
    HoldsCounters,
    Limit,
    LimitScope,
    MayHoldCounter,
    PlaceCounters,
    Race,
    RemoveCounters,
    Stat,
    continuous,
    damage,
    gains,
    ignition,
    monster,
    one,
    spell,
    times,
)
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state.codes import UP_ATTACK

OX = "Battle Ox"
SPICE = "香辛料カウンター"
SALT = "塩カウンター"
HERO = monster(
    900000401,
    "調味料の英雄",
    "Spice Hero",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    ignition(PlaceCounters(SPICE, 2), limit=Limit(LimitScope.THIS_CARD)),
    ignition(damage(500), cost=RemoveCounters(SPICE, 2)),
    ignition(PlaceCounters(SALT, 1)),
    continuous(gains(Stat.ATK, times(CounterCount(SPICE, THIS), 100), to=THIS)),
)
SPICER = spell(
    900000402,
    "味付け",
    "Seasoning",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=PlaceCounters(SPICE, 1, TARGET),
)
POT = monster(
    900000403, "調味料入れ", "Cruet", Attribute.EARTH, Race.ROCK, 4, 1000, 1000, continuous(HoldsCounters(SALT, 2))
)
SALTER = spell(
    900000404,
    "塩入れ",
    "Salting",
    targets=one((MONSTER & FACE_UP & MayHoldCounter(SALT)).on_field()),
    resolution=PlaceCounters(SALT, 1, TARGET),
)


@rule("MR3-CTR-01", "MR3-CTR-02")
def test_counters_are_counted_by_card_and_by_name() -> None:
    duel = scenario()
    hero = duel.alice.attack_position(HERO)
    other = duel.alice.attack_position(HERO)
    duel.alice.activates(hero, 0)
    duel.is_settled()
    assert duel.counters(hero, SPICE) == 2 and duel.counters(hero, SALT) == 0
    assert duel.counters(other, SPICE) == 0
    duel.alice.activates(hero, 2)
    duel.is_settled()
    assert (duel.counters(hero, SPICE), duel.counters(hero, SALT)) == (2, 1)


@rule("MR3-CTR-01", "MR3-CTR-02")
def test_what_counters_do_is_said_by_the_cards_that_use_them() -> None:
    duel = scenario()
    hero = duel.alice.attack_position(HERO)
    assert not duel.alice.can("activate", hero, 1), "no counters to remove"
    duel.alice.activates(hero, 0)
    duel.is_settled()
    assert duel.atk(hero) == 1200
    assert duel.alice.can("activate", hero, 1)
    duel.alice.activates(hero, 1)
    duel.is_settled()
    assert duel.bob.life == 7500 and duel.counters(hero, SPICE) == 0 and duel.atk(hero) == 1000


@rule("MR3-CTR-03")
def test_a_counter_by_itself_does_nothing() -> None:
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    duel.alice.hand(SPICER)
    duel.alice.activates(SPICER)
    duel.is_settled()
    assert duel.counters(ox, SPICE) == 1
    assert (duel.atk(ox), duel.defense(ox), duel.level(ox)) == (1700, 1000, 4)
    assert not duel.alice.can("activate", ox) and duel.alice.can("turn", ox)


@rule("RES-GAP-CTR-01")
def test_counters_are_lost_when_the_card_leaves_the_field() -> None:
    duel = scenario()
    hero = duel.alice.attack_position(HERO)
    duel.alice.hand("Compulsory Evacuation Device")
    duel.alice.has_set("Compulsory Evacuation Device")
    duel.alice.activates(hero, 0)
    duel.alice.activates("Compulsory Evacuation Device")
    duel.is_settled()
    assert duel.where(hero) == "hand"
    duel.alice.summons(hero)
    duel.is_settled()
    assert duel.counters(hero, SPICE) == 0 and duel.atk(hero) == 1000


@rule("RES-GAP-CTR-01")
def test_counters_are_lost_when_the_card_is_turned_face_down() -> None:
    duel = scenario()
    hero = duel.alice.attack_position(HERO)
    duel.alice.has_counters(hero, SPICE, 3)
    duel.alice.hand("Book of Moon", "Book of Taiyou")
    assert duel.atk(hero) == 1300
    duel.alice.activates("Book of Moon")
    duel.is_settled()
    duel.alice.activates("Book of Taiyou")
    duel.is_settled()
    assert duel.position(hero) == "attack"
    assert duel.counters(hero, SPICE) == 0 and duel.atk(hero) == 1000


@rule("RES-GAP-CTR-01", "MR3-CTR-02")
def test_some_counters_are_placed_only_on_cards_that_can_hold_them() -> None:
    duel = scenario()
    duel.alice.hand(SALTER, SALTER, SALTER)
    duel.bob.attack_position(OX)
    assert not duel.alice.can("activate", SALTER), "the Ox cannot hold such a counter"
    duel = scenario()
    duel.alice.hand(SALTER, SALTER, SALTER)
    ox = duel.bob.attack_position(OX)
    pot = duel.alice.attack_position(POT)
    for count in (1, 2):
        duel.alice.activates(SALTER)
        duel.is_settled()
        assert duel.counters(pot, SALT) == count and duel.counters(ox, SALT) == 0
    assert not duel.alice.can("activate", SALTER), "the maximum is reached"


@rule("MR3-CTR-01", "MR3-COST-01")
def test_what_lay_on_a_card_that_was_sent_as_the_cost_is_counted() -> None:
    """種子弾丸 deals damage for its counters, of which it needs one."""
    duel = scenario()
    cannon = duel.alice.face_up("Seed Cannon")
    plant = duel.alice.hand("Mushroom Man")
    assert not duel.alice.can("activate", cannon)
    duel.alice.summons(plant)
    duel.is_settled()
    assert duel.counters(cannon, "プラントカウンター") == 1
    duel.alice.activates(cannon)
    duel.is_settled()
    assert duel.where(cannon) == "graveyard" and duel.bob.life == 7500


@rule("MR3-CTR-02", "MR3-PEN-04")
def test_a_scale_holds_no_counters_of_its_monster_effect() -> None:
    duel = scenario()
    duel.alice.pendulum_zones("Mythical Beast Jackal")
    assert not duel.alice.can("activate", "Mythical Beast Jackal")
    duel.alice.attack_position("Skilled Dark Magician")
    assert duel.alice.can("activate", "Mythical Beast Jackal")
    duel.alice.activates("Mythical Beast Jackal")
    duel.is_settled()
    assert duel.counters("Skilled Dark Magician", "魔力カウンター") == 1


@rule("MR3-CTR-02")
def test_a_monster_in_the_graveyard_tells_what_it_may_hold_on_the_field() -> None:
    duel = scenario()
    duel.alice.pendulum_zones("Mythical Beast Medusa")
    duel.alice.graveyard(OX)
    assert not duel.alice.can("activate", "Mythical Beast Medusa")
    dark = duel.alice.graveyard("Skilled Dark Magician")
    duel.alice.activates("Mythical Beast Medusa")
    duel.alice.puts_in(UP_ATTACK)
    duel.is_settled()
    assert duel.where(dark) == "monster zone" and duel.counters(dark, "魔力カウンター") == 1


@rule("MR3-FLIP-01", "MR3-CTR-01")
def test_a_monster_that_is_flipped_lay_face_down() -> None:
    """裏側表示モンスターがリバースする度に: each flip of another one counts."""
    duel = scenario()
    worm = duel.alice.attack_position("Worm Gulse")
    hidden = duel.alice.has_set(OX)
    other = duel.alice.has_set("Worm Gulse")
    duel.alice.flip_summons(hidden)
    duel.is_settled()
    assert duel.counters(worm, "ワームカウンター") == 1 and duel.atk(worm) == 1800
    duel.alice.flip_summons(other)
    duel.is_settled()
    assert [duel.counters(each, "ワームカウンター") for each in (worm, other)] == [2, 0], "not its own flip"

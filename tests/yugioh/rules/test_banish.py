"""Banishing, for good and for a time."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    FACE_UP,
    MONSTER,
    SUMMONABLE,
    TARGET,
    Attribute,
    BanishFor,
    CardType,
    GainLife,
    Pick,
    Procedure,
    Race,
    Side,
    Stat,
    SummonKind,
    Until,
    apply,
    banish,
    count,
    exactly,
    gains,
    monster,
    one,
    send,
    special_summon,
    spell,
    summoned,
    times,
    to_hand,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_ACTIVATE

OX = "Battle Ox"
AWAY = spell(
    900002201,
    "一時除外",
    "Away for a Time",
    icon=CardType.QUICK_PLAY,
    targets=one(MONSTER.on_field()),
    resolution=BanishFor(TARGET, Until.END_PHASE),
)
HAND_AWAY = spell(
    900002206,
    "手札の一時除外",
    "Away from the Hand",
    icon=CardType.QUICK_PLAY,
    resolution=BanishFor(Pick(CARD.in_hand(Side.OPPONENT)), Until.END_PHASE),
)
GRAVE_AWAY = spell(
    900002207,
    "墓地の一時除外",
    "Away from the Graveyard",
    icon=CardType.QUICK_PLAY,
    targets=one(CARD.in_graveyard(Side.OPPONENT)),
    resolution=BanishFor(TARGET, Until.END_PHASE),
)
GONE = spell(900002202, "除外", "Away for Good", targets=one(MONSTER.on_field()), resolution=banish(TARGET))
BACK = spell(
    900002203,
    "除外から特殊召喚",
    "Back from Afar",
    targets=one(MONSTER.banished(Side.EITHER)),
    resolution=special_summon(TARGET),
)
SALVAGE = spell(900002204, "除外から手札", "Take Back", targets=one(CARD.banished()), resolution=to_hand(TARGET))
SPECIAL = monster(
    900002205,
    "正規でない者",
    "Improper One",
    Attribute.DARK,
    Race.FIEND,
    8,
    2500,
    2500,
    types=CardType.SPECIAL,
    only_by=SummonKind.SPECIAL,
    procedures=(Procedure(cost=banish(exactly(3, MONSTER.in_graveyard()))),),
)
GREETER = monster(
    900002206,
    "出迎える者",
    "Welcomer",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(summoned(MONSTER), GainLife(1), mandatory=True),
)
KILL = spell(
    900002207, "一体を墓地へ", "One to the Graveyard", targets=one(MONSTER.on_field()), resolution=send(TARGET)
)
RUSH = "Rush Recklessly"


def to_end(duel: Scenario) -> None:
    """The turn goes to its end; what is due is processed."""
    duel.alice.ends_turn()
    while duel.duel.turn == 3:
        duel.all_pass()
        decision = duel.decision()
        assert decision is not None
        if duel.duel.turn == 3:
            duel.duel.choose(codes.PASS if codes.PASS in decision.options else decision.options[0])


@rule("MR3-BAN-01")
def test_a_banished_card_lies_outside_the_field_and_is_out_of_use() -> None:
    duel = scenario()
    card = duel.bob.attack_position(OX)
    duel.alice.hand(GONE, "Monster Reborn", "Reinforcement of the Army", "Dark Hole")
    duel.alice.activates(GONE)
    assert duel.where(card) == "banished" and card in duel.duel.banished[BOB]
    assert not duel.alice.can("activate", "Monster Reborn"), "not from the graveyard"
    assert not duel.alice.can("activate", "Dark Hole"), "not on the field"


@rule("MR3-BAN-01")
def test_only_effects_on_banished_cards_reach_it() -> None:
    duel = scenario()
    duel.alice.banished(OX)
    duel.alice.hand(SALVAGE, BACK, "Monster Reborn")
    assert not duel.alice.can("activate", "Monster Reborn")
    assert duel.alice.can("activate", SALVAGE) and duel.alice.can("activate", BACK)
    duel.alice.activates(SALVAGE)
    assert duel.where(OX) == "hand"


@rule("MR3-FLD-01")
def test_graveyard_deck_and_banished_cards_are_not_on_the_field() -> None:
    duel = scenario()
    counter = spell(900002210, "場を数える", "Counts the Field", resolution=GainLife(times(count(CARD.on_field()), 10)))
    duel.alice.hand(counter, OX)
    duel.alice.attack_position(OX)
    duel.bob.has_set(OX)
    duel.bob.has_set("Reckless Greed", this_turn=True)
    duel.bob.face_up("Sogen")
    duel.bob.pendulum_zones("Flash Knight")
    for side in (duel.alice, duel.bob):
        side.graveyard(OX)
        side.banished(OX)
        side.extra("Gaia the Dragon Champion")
    duel.alice.activates(counter)
    assert duel.alice.life == 8060, "two monsters, a Set card, a field spell, a pendulum card, the spell itself"


@rule("RES-BAN-02")
def test_the_owner_of_a_banished_card_is_visible_to_both() -> None:
    duel = scenario()
    duel.alice.banished(OX)
    duel.bob.banished("Mechanicalchaser")
    duel.is_settled()
    for player in (ALICE, BOB):
        view = duel.duel.observe(player)
        assert [card.number for card in view.sides[0].banished] == duel.duel.banished[player]
        assert [card.number for card in view.sides[1].banished] == duel.duel.banished[1 - player]
        assert all(card.passcode for side in view.sides for card in side.banished)


@rule("RES-TMP-01", "RES-TMP-02")
def test_the_return_is_no_summon_and_makes_no_link() -> None:
    duel = scenario()
    card = duel.alice.attack_position(SPECIAL)
    duel.duel.proper[card] = False
    duel.alice.attack_position(GREETER)
    duel.alice.hand(AWAY)
    duel.bob.has_set("Torrential Tribute")
    duel.alice.activates(AWAY)
    duel.alice.picks(card)
    assert duel.where(card) == "banished"
    to_end(duel)
    assert duel.where(card) == "monster zone", "a special-summon monster never properly summoned returns too"
    assert duel.alice.life == 8000, "nobody greets it: no summon"
    assert duel.log_cards(L_ACTIVATE) == ["一時除外"], "no link but that of the spell"


@rule("RES-TMP-01")
def test_without_the_return_such_a_monster_cannot_come_back() -> None:
    duel = scenario()
    card = duel.alice.banished(SPECIAL)
    duel.duel.proper[card] = False
    back = spell(
        900002211,
        "条件付きの帰還",
        "Conditional Return",
        targets=one((MONSTER & SUMMONABLE).banished()),
        resolution=special_summon(TARGET),
    )
    duel.alice.hand(back)
    assert not duel.alice.can("activate", back)


@rule("RES-TMP-03")
def test_it_returns_in_its_former_position() -> None:
    for position in ("attack", "defense", "face-down"):
        duel = scenario()
        card = (
            duel.alice.attack_position(OX)
            if position == "attack"
            else duel.alice.defense_position(OX)
            if position == "defense"
            else duel.alice.has_set(OX)
        )
        duel.alice.hand(AWAY)
        duel.alice.activates(AWAY)
        assert duel.where(card) == "banished"
        to_end(duel)
        assert duel.where(card) == "monster zone" and duel.position(card) == position


@rule("RES-TMP-03")
def test_it_returns_to_the_player_who_controlled_it() -> None:
    duel = scenario()
    card = duel.bob.attack_position(OX)
    duel.alice.hand("Snatch Steal", AWAY)
    duel.alice.activates("Snatch Steal")
    duel.all_pass()
    assert duel.controller(card) == ALICE
    duel.alice.activates(AWAY)
    duel.all_pass()
    assert duel.where(card) == "banished" and card in duel.duel.banished[BOB]
    to_end(duel)
    assert duel.where(card) == "monster zone" and duel.controller(card) == ALICE
    assert card in duel.duel.monsters[ALICE]


@rule("RES-TMP-04")
def test_a_card_that_moved_meanwhile_does_not_return() -> None:
    duel = scenario()
    card = duel.alice.attack_position(OX)
    duel.alice.hand(AWAY, BACK, GONE)
    duel.alice.activates(AWAY)
    duel.all_pass()
    duel.alice.activates(BACK)
    duel.alice.puts_in(1)
    duel.all_pass()
    assert duel.where(card) == "monster zone"
    duel.alice.activates(GONE)
    assert duel.where(card) == "banished"
    to_end(duel)
    assert duel.where(card) == "banished"
    duel = scenario()
    card = duel.alice.attack_position(OX)
    duel.alice.hand(AWAY, BACK, KILL)
    duel.alice.activates(AWAY)
    duel.all_pass()
    duel.alice.activates(BACK)
    duel.alice.puts_in(1)
    duel.all_pass()
    duel.alice.activates(KILL)
    to_end(duel)
    assert duel.where(card) == "graveyard"


@rule("RES-TMP-05")
def test_what_applied_before_no_longer_applies_after_the_return() -> None:
    for_good = spell(
        900002212,
        "ずっと上げる",
        "Up for Good",
        targets=one((MONSTER & FACE_UP).on_field()),
        resolution=apply(gains(Stat.ATK, 400), to=TARGET, until=Until.LEAVES),
    )
    for leaves in (False, True):
        duel = scenario()
        card = duel.alice.attack_position(OX)
        duel.alice.hand(for_good, AWAY)
        duel.alice.activates(for_good)
        duel.all_pass()
        assert duel.atk(card) == 2100
        if leaves:
            duel.alice.activates(AWAY)
            duel.all_pass()
        to_end(duel)
        assert duel.where(card) == "monster zone" and duel.atk(card) == (1700 if leaves else 2100)


@rule("RES-TMP-05")
def test_equip_cards_do_not_wait_for_the_return() -> None:
    duel = scenario()
    card = duel.alice.attack_position("D.D. Warrior")
    duel.alice.hand("Legendary Sword", AWAY)
    duel.alice.activates("Legendary Sword")
    duel.all_pass()
    duel.alice.activates(AWAY)
    duel.all_pass()
    assert duel.where("Legendary Sword") == "graveyard"
    to_end(duel)
    assert duel.atk(card) == 1200


@rule("RES-TMP-03", "RES-GAP-TRM-01")
def test_a_trap_monster_banished_for_a_time_does_not_come_back_as_a_monster() -> None:
    """As the reference engine has it: what comes back would be a mere trap, and goes to the graveyard."""
    duel = scenario(turn=BOB)
    slime, device = duel.alice.has_set("Metal Reflect Slime"), duel.alice.has_set("Interdimensional Matter Transporter")
    for trap_card in (slime, device):
        duel.bob.activates(duel.bob.has_set("Jar of Greed"))
        duel.alice.activates(trap_card)
        duel.all_pass()
    assert duel.where(slime) == "banished"
    duel.bob.ends_turn()
    assert duel.where(slime) == "graveyard"


@rule("RES-TMP-01")
@pytest.mark.parametrize("card", ["Mystical Elf", "Mystical Space Typhoon"])
def test_what_was_banished_from_the_hand_for_a_time_returns_to_the_hand(card: str) -> None:
    duel = scenario()
    duel.alice.hand(HAND_AWAY)
    held = duel.bob.hand(card)
    duel.alice.activates(HAND_AWAY)
    duel.all_pass()
    if duel.alice.is_asked("pick"):
        duel.alice.picks(held)
    assert held in duel.duel.banished[BOB]
    duel.alice.ends_turn()
    assert held in duel.duel.hand[BOB] and held not in duel.duel.monsters[BOB]


@rule("RES-TMP-01")
def test_what_was_banished_from_the_graveyard_for_a_time_returns_there() -> None:
    duel = scenario()
    duel.alice.hand(GRAVE_AWAY)
    buried = duel.bob.graveyard("Mystical Elf")
    duel.alice.activates(GRAVE_AWAY)
    duel.all_pass()
    assert buried in duel.duel.banished[BOB]
    duel.alice.ends_turn()
    assert buried in duel.duel.graveyard[BOB]

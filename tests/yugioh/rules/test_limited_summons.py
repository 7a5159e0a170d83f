"""Summons of which a text allows so many in a turn."""

from __future__ import annotations

import pytest

from duelkit.yugioh.scenario import Scenario, scenario

ELF = "Mystical Elf"
KAGARI = "Sky Striker Ace - Kagari"
HAYATE = "Sky Striker Ace - Hayate"
LARA = "Ritual Beast Tamer Lara"
LAMPENTA = "Spiritual Beast Rampengu"
WINDA = "Spiritual Beast Tamer Winda"
CHANBARA = "Hi-Speedroid Chanbara"
REBORN = "Monster Reborn"
JUDGMENT = "Solemn Judgment"
INFINITY = "Cyber Dragon Infinity"
NOVA = "Cyber Dragon Nova"
INFANTRY = "Atlantean Heavy Infantry"
FROG = "Swap Frog"
BALANCER = "Balancer Lord"
BEFORE_AND_AFTER = pytest.mark.parametrize(("edition", "again"), [("mr3", False), ("mr20-official", True)])


def test_the_second_link_summon_of_a_name_is_not_offered() -> None:
    duel = scenario("mr20-official")
    duel.alice.extra(KAGARI, KAGARI, HAYATE)
    duel.alice.attack_position("Sky Striker Ace - Raye")
    assert duel.alice.can("procedure", KAGARI)
    for card in (KAGARI, HAYATE):
        duel.alice.special_summons(card)
        duel.all_pass()
        duel.is_settled()
    assert not duel.alice.can("procedure", KAGARI)


def _revives(duel: Scenario, card: str) -> None:
    """Alice Special Summons a card of this name; another lies in her graveyard."""
    duel.alice.graveyard(card, card)
    duel.alice.hand(REBORN)
    duel.alice.activates(REBORN)
    duel.alice.picks(card)
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    duel.all_pass()
    if duel.alice.is_asked("trigger"):
        duel.alice.declines()


@pytest.mark.parametrize("card", [LARA, LAMPENTA, "Speedroid Taketomborg", "Genta, Gateman of Dark World"])
def test_an_effect_summons_such_a_monster_once_a_turn(card: str) -> None:
    duel = scenario("mr3")
    _revives(duel, card)
    duel.alice.hand(REBORN)
    assert not duel.alice.can("activate", REBORN)
    duel.alice.graveyard(ELF)
    duel.alice.activates(REBORN)
    duel.alice.picks(ELF)


def test_the_opponent_may_still_summon_it() -> None:
    duel = scenario("mr3")
    _revives(duel, LAMPENTA)
    duel.bob.has_set("Call of the Haunted")
    duel.bob.graveyard(LAMPENTA)
    duel.alice.ends_turn()
    duel.bob.activates("Call of the Haunted")
    duel.all_pass()
    assert LAMPENTA in duel.bob.cards("monster zone")


@pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
def test_the_limit_holds_where_summoning_conditions_are_ignored(edition: str) -> None:
    """Ruling 7100: ウィンダ ignores summoning conditions, and this is none."""
    duel = scenario(edition)
    _revives(duel, LARA)
    duel.alice.deck(LARA, LAMPENTA)
    winda = duel.alice.attack_position(WINDA)
    duel.bob.has_set("Raigeki Break")
    duel.bob.hand(ELF)
    duel.alice.ends_turn()
    duel.bob.activates("Raigeki Break")
    duel.bob.picks(ELF, winda)
    duel.alice.triggers(WINDA)
    duel.all_pass()
    duel.alice.puts_in(1)
    assert duel.where(WINDA) == "graveyard"
    assert LAMPENTA in duel.alice.cards("monster zone")
    assert LARA in duel.alice.cards("deck")


def test_two_of_a_name_may_come_at_the_same_time() -> None:
    """Ruling 13926: it is the number of summons that is limited."""
    duel = scenario("mr3")
    duel.alice.pendulum_zones("Stargazer Magician", "Timegazer Magician")
    duel.alice.hand(LAMPENTA, LAMPENTA)
    duel.alice.pendulum_summons()
    duel.alice.picks(LAMPENTA, LAMPENTA)
    while duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    duel.all_pass()
    assert duel.alice.cards("monster zone").count(LAMPENTA) == 2


@BEFORE_AND_AFTER
def test_a_negated_summon_counts_until_2019(edition: str, again: bool) -> None:
    """The changes of April 2020, on ＨＳＲチャンバライダー."""
    duel = scenario(edition)
    duel.alice.extra(CHANBARA, CHANBARA)
    duel.alice.attack_position("Jet Synchron")
    duel.alice.attack_position(ELF)
    duel.alice.attack_position("Jet Synchron")
    duel.alice.attack_position(ELF)
    duel.bob.has_set(JUDGMENT)
    duel.alice.special_summons(CHANBARA)
    duel.alice.picks("Jet Synchron", ELF)
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    duel.bob.activates(JUDGMENT)
    duel.is_settled()
    assert CHANBARA in duel.alice.cards("graveyard")
    assert duel.alice.can("procedure", CHANBARA) is again


@BEFORE_AND_AFTER
@pytest.mark.parametrize(
    ("upper", "lower"),
    [
        (INFINITY, NOVA),
        ("Drill Driver Vespenato", "Number 39: Utopia"),
        ("Galaxy-Eyes Cipher X Dragon", "Galaxy-Eyes Cipher Dragon"),
    ],
)
def test_an_xyz_summon_onto_a_monster_may_be_tried_again(edition: str, again: bool, upper: str, lower: str) -> None:
    """Ruling 15005: a summon that was negated was none."""
    duel = scenario(edition)
    duel.alice.extra(upper, upper)
    duel.alice.attack_position(lower, [ELF, ELF])
    duel.alice.attack_position(lower, [ELF, ELF])
    duel.bob.has_set(JUDGMENT)
    duel.alice.special_summons(upper)
    duel.alice.picks(lower)
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    duel.bob.activates(JUDGMENT)
    duel.is_settled()
    assert upper in duel.alice.cards("graveyard")
    assert duel.alice.can("procedure", upper) is again


def test_an_xyz_summon_onto_a_monster_that_succeeded_is_the_only_one() -> None:
    duel = scenario("mr20-official")
    duel.alice.extra(INFINITY, INFINITY)
    duel.alice.attack_position(NOVA, [ELF, ELF])
    duel.alice.attack_position(NOVA, [ELF, ELF])
    duel.alice.special_summons(INFINITY)
    duel.alice.picks(NOVA)
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    duel.is_settled()
    assert INFINITY in duel.alice.cards("monster zone") and not duel.alice.can("procedure", INFINITY)


@pytest.mark.parametrize(("edition", "activated"), [("mr3", FROG), ("mr20-official", BALANCER), ("mr3", "Ice Knight")])
def test_a_second_right_to_an_extra_normal_summon(edition: str, activated: str) -> None:
    """Ruling 12842: the extra Normal Summon of 海皇の重装兵 was used, so no other effect gives one."""
    for used in (False, True):
        duel = scenario(edition)
        duel.alice.attack_position(INFANTRY)
        duel.alice.attack_position(activated)
        duel.alice.hand("Atlantean Heavy Infantry", "Atlantean Marksman", FROG)
        assert duel.alice.can("activate", activated)
        if used:
            duel.alice.summons("Atlantean Marksman")
            duel.all_pass()
            duel.is_settled()
            assert duel.alice.can("summon", FROG), "the turn's own"
        assert duel.alice.can("activate", activated) is not used


def test_two_rights_give_one_extra_normal_summon() -> None:
    """Of two such effects with different texts one can be used."""
    duel = scenario("mr3")
    duel.alice.attack_position(INFANTRY)
    duel.alice.attack_position("Ice Knight")
    duel.alice.hand("Atlantean Marksman", FROG, FROG)
    duel.alice.activates("Ice Knight")
    duel.all_pass()
    for _ in range(2):
        duel.alice.summons(FROG)
        duel.all_pass()
        while duel.alice.is_asked("trigger"):
            duel.alice.declines()
        duel.is_settled()
    assert not duel.alice.can("summon", "Atlantean Marksman")


def test_the_same_text_of_another_card_gives_no_second_right() -> None:
    """Ruling 21129: two バランサーロード, the first of which was not used yet."""
    duel = scenario("mr20-official")
    first = duel.alice.attack_position(BALANCER)
    second = duel.alice.attack_position(BALANCER)
    duel.alice.activates(first)
    duel.all_pass()
    assert not duel.alice.can("activate", second)

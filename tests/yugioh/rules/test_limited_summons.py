"""Summons of which a text allows so many in a turn."""

from __future__ import annotations

import pytest

from duelkit.yugioh.scenario import Scenario, scenario

ELF = "ホーリー・エルフ"
KAGARI = "閃刀姫－カガリ"
HAYATE = "閃刀姫－ハヤテ"
LARA = "霊獣使い レラ"
LAMPENTA = "精霊獣 ラムペンタ"
WINDA = "精霊獣使い ウィンダ"
CHANBARA = "ＨＳＲチャンバライダー"
REBORN = "死者蘇生"
JUDGMENT = "神の宣告"
INFINITY = "サイバー・ドラゴン・インフィニティ"
NOVA = "サイバー・ドラゴン・ノヴァ"
INFANTRY = "海皇の重装兵"
FROG = "鬼ガエル"
BALANCER = "バランサーロード"
BEFORE_AND_AFTER = pytest.mark.parametrize(("edition", "again"), [("mr3", False), ("mr20-official", True)])


def test_the_second_link_summon_of_a_name_is_not_offered() -> None:
    duel = scenario("mr20-official")
    duel.alice.extra(KAGARI, KAGARI, HAYATE)
    duel.alice.attack_position("閃刀姫－レイ")
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


@pytest.mark.parametrize("card", [LARA, LAMPENTA, "ＳＲタケトンボーグ", "暗黒界の門番 ゼンタ"])
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
    duel.bob.has_set("リビングデッドの呼び声")
    duel.bob.graveyard(LAMPENTA)
    duel.alice.ends_turn()
    duel.bob.activates("リビングデッドの呼び声")
    duel.all_pass()
    assert LAMPENTA in duel.bob.cards("monster zone")


@pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
def test_the_limit_holds_where_summoning_conditions_are_ignored(edition: str) -> None:
    """Ruling 7100: ウィンダ ignores summoning conditions, and this is none."""
    duel = scenario(edition)
    _revives(duel, LARA)
    duel.alice.deck(LARA, LAMPENTA)
    winda = duel.alice.attack_position(WINDA)
    duel.bob.has_set("サンダー・ブレイク")
    duel.bob.hand(ELF)
    duel.alice.ends_turn()
    duel.bob.activates("サンダー・ブレイク")
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
    duel.alice.pendulum_zones("星読みの魔術師", "時読みの魔術師")
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
    duel.alice.attack_position("ジェット・シンクロン")
    duel.alice.attack_position(ELF)
    duel.alice.attack_position("ジェット・シンクロン")
    duel.alice.attack_position(ELF)
    duel.bob.has_set(JUDGMENT)
    duel.alice.special_summons(CHANBARA)
    duel.alice.picks("ジェット・シンクロン", ELF)
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(1)
    duel.bob.activates(JUDGMENT)
    duel.is_settled()
    assert CHANBARA in duel.alice.cards("graveyard")
    assert duel.alice.can("procedure", CHANBARA) is again


@BEFORE_AND_AFTER
@pytest.mark.parametrize(
    ("upper", "lower"),
    [(INFINITY, NOVA), ("旋壊のヴェスペネイト", "Ｎｏ．３９ 希望皇ホープ"), ("銀河眼の極光波竜", "銀河眼の光波竜")],
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


@pytest.mark.parametrize(("edition", "activated"), [("mr3", FROG), ("mr20-official", BALANCER), ("mr3", "氷騎士")])
def test_a_second_right_to_an_extra_normal_summon(edition: str, activated: str) -> None:
    """Ruling 12842: the extra Normal Summon of 海皇の重装兵 was used, so no other effect gives one."""
    for used in (False, True):
        duel = scenario(edition)
        duel.alice.attack_position(INFANTRY)
        duel.alice.attack_position(activated)
        duel.alice.hand("海皇の重装兵", "海皇の狙撃兵", FROG)
        assert duel.alice.can("activate", activated)
        if used:
            duel.alice.summons("海皇の狙撃兵")
            duel.all_pass()
            duel.is_settled()
            assert duel.alice.can("summon", FROG), "the turn's own"
        assert duel.alice.can("activate", activated) is not used


def test_two_rights_give_one_extra_normal_summon() -> None:
    """Of two such effects with different texts one can be used."""
    duel = scenario("mr3")
    duel.alice.attack_position(INFANTRY)
    duel.alice.attack_position("氷騎士")
    duel.alice.hand("海皇の狙撃兵", FROG, FROG)
    duel.alice.activates("氷騎士")
    duel.all_pass()
    for _ in range(2):
        duel.alice.summons(FROG)
        duel.all_pass()
        while duel.alice.is_asked("trigger"):
            duel.alice.declines()
        duel.is_settled()
    assert not duel.alice.can("summon", "海皇の狙撃兵")


def test_the_same_text_of_another_card_gives_no_second_right() -> None:
    """Ruling 21129: two バランサーロード, the first of which was not used yet."""
    duel = scenario("mr20-official")
    first = duel.alice.attack_position(BALANCER)
    second = duel.alice.attack_position(BALANCER)
    duel.alice.activates(first)
    duel.all_pass()
    assert not duel.alice.can("activate", second)

"""Heads and continuous effects of monsters, read and played: what was done this turn, counters, Tributes, what is shown."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language import AnyEvent, Attribute, EventKind, PlaceCounters, Race, ignition, monster
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Because, CardType, Side, SummonKind
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.text import render

TYPHOON, HOLE, POT, REBORN, OX, MAGICIAN = (
    "サイクロン",
    "ブラック・ホール",
    "強欲な壺",
    "死者蘇生",
    "ミノタウルス",
    "ブラック・マジシャン",
)
NAMES = Lexicon({plain(TYPHOON): (TYPHOON, "Mystical Space Typhoon")}, {})
SPICE = "香辛料カウンター"


def card(text: str, *, passcode: int = 999000301) -> Card:
    """A Warrior of Level 4 with this text, whose print is read as the same."""
    blank = Card(
        passcode,
        f"読む者{passcode}",
        f"Reader {passcode}",
        CardType.MONSTER | CardType.EFFECT,
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        1000,
        1000,
    )
    made = read(Printed(blank, text), NAMES)
    assert read(Printed(blank, render(made, "ja")), NAMES) == made
    return made


def test_counters_are_removed_from_among_all_cards_of_the_field() -> None:
    taker = card(f"①：自分フィールドの{SPICE}を３つ取り除いて発動できる。自分は１枚ドローする。")
    seasoned = monster(
        999000302, "味の者", "Seasoned", Attribute.EARTH, Race.WARRIOR, 4, 1000, 1000, ignition(PlaceCounters(SPICE, 2))
    )
    duel = scenario()
    one, two = duel.alice.attack_position(seasoned), duel.alice.attack_position(seasoned)
    here = duel.alice.attack_position(taker)
    duel.alice.activates(one)
    duel.is_settled()
    assert not duel.alice.can("activate", here), "two are fewer than three"
    duel.alice.activates(two)
    duel.is_settled()
    duel.alice.activates(here)
    duel.alice.picks(two)
    duel.alice.picks(one)
    duel.alice.picks(two)
    duel.is_settled()
    assert (duel.counters(one, SPICE), duel.counters(two, SPICE)) == (1, 0)
    assert duel.alice.hand_size == 1


@pytest.mark.parametrize("setting", [False, True])
def test_one_monster_counts_as_two_tributes(setting: bool) -> None:
    double = card("①：闇属性モンスターをアドバンス召喚する場合、このカードは２体分のリリースにできる。")
    duel = scenario()
    dark, light = duel.alice.hand(MAGICIAN), duel.alice.hand("青眼の白龍")
    here = duel.alice.attack_position(double)
    verb = "set monster" if setting else "summon"
    assert duel.alice.can(verb, dark) and not duel.alice.can(verb, light)
    (duel.alice.sets_monster if setting else duel.alice.summons)(dark)
    duel.is_settled()
    assert duel.where(dark) == "monster zone" and duel.where(here) == "graveyard"


def test_it_may_count_as_one_of_two_as_well() -> None:
    double = card("①：闇属性モンスターをアドバンス召喚する場合、このカードは２体分のリリースにできる。")
    duel = scenario()
    dark, here, other = duel.alice.hand(MAGICIAN), duel.alice.attack_position(double), duel.alice.attack_position(OX)
    duel.alice.summons(dark)
    duel.alice.picks(here)
    duel.alice.picks(other)
    duel.is_settled()
    assert duel.where(other) == "graveyard"


PAIR = "①：手札のこのカードと手札の戦士族モンスター１体を相手に見せて発動できる。その２体を特殊召喚する。"


@pytest.mark.parametrize(("others", "may"), [(0, False), (3, True), (4, False)])
def test_both_that_were_shown_are_summoned(others: int, may: bool) -> None:
    duel = scenario()
    here = duel.alice.hand(card(PAIR))
    friend = duel.alice.hand(
        monster(999000303, "友", "Friend", Attribute.EARTH, Race.WARRIOR, 4, 1500, 0) if others else OX
    )
    for _ in range(others):
        duel.alice.attack_position(OX)
    assert duel.alice.can("activate", here) == may
    if may:
        duel.alice.activates(here)
        duel.alice.puts_in(1)
        duel.alice.puts_in(1)
        assert duel.where(here) == duel.where(friend) == "monster zone"


@pytest.mark.parametrize(("doer", "used"), [(BOB, False), (ALICE, True)])
def test_an_effect_of_the_turn_in_which_a_spell_was_activated(doer: int, used: bool) -> None:
    late = card("①：自分が魔法カードの効果を発動したターンの自分メインフェイズに発動できる。自分は１枚ドローする。")
    duel = scenario()
    here = duel.alice.attack_position(late)
    assert not duel.alice.can("activate", here)
    if doer == ALICE:
        duel.alice.activates(duel.alice.hand(POT))
        duel.is_settled()
    assert duel.alice.can("activate", here) == used


@pytest.mark.parametrize(
    ("words", "spell", "hears"),
    [
        ("「サイクロン」が発動した場合", TYPHOON, True),
        ("「サイクロン」が発動した場合", POT, False),
        ("相手がドローフェイズ以外でカードを手札に加えた場合", POT, True),
        ("相手がドロー以外の方法でデッキからカードを手札に加えた場合", POT, False),
        ("相手がドロー以外の方法でデッキからカードを手札に加えた場合", "増援", True),
    ],
)
def test_what_a_monster_hears(words: str, spell: str, hears: bool) -> None:
    duel = scenario(turn=BOB)
    here = duel.alice.hand(card(f"①：{words}に発動できる。このカードを手札から特殊召喚する。"))
    duel.bob.deck(card(PAIR, passcode=999000304))
    duel.bob.has_set("落とし穴")
    duel.bob.activates(duel.bob.hand(spell))
    duel.all_pass()
    assert duel.alice.can("trigger", here) == hears


@pytest.mark.parametrize("theirs", [False, True])
def test_out_of_whose_graveyard_a_monster_came(theirs: bool) -> None:
    duel = scenario(turn=BOB)
    here = duel.alice.hand(
        card("①：相手の墓地からモンスターが特殊召喚された場合に発動できる。このカードを手札から特殊召喚する。")
    )
    (duel.bob if theirs else duel.alice).graveyard(OX)
    duel.bob.activates(duel.bob.hand(REBORN))
    duel.bob.puts_in(1)
    assert duel.alice.can("trigger", here) == theirs


@pytest.mark.parametrize(("there", "may"), [([], False), ([OX], True), ([OX, MAGICIAN], False)])
def test_monsters_of_one_kind_alone_lie_in_the_graveyard(there: list[str], may: bool) -> None:
    alone = card("①：自分の墓地のモンスターが地属性モンスターのみの場合に発動できる。自分は１枚ドローする。")
    duel = scenario()
    here = duel.alice.attack_position(alone)
    duel.alice.graveyard(POT)
    for name in there:
        duel.alice.graveyard(name)
    assert duel.alice.can("activate", here) == may


@pytest.mark.parametrize(("there", "may"), [([], True), ([OX], True), ([OX, MAGICIAN], False)])
def test_no_face_up_monster_of_another_kind(there: list[str], may: bool) -> None:
    alone = card(
        "①：自分フィールドの表側表示モンスターが、存在しない場合または地属性モンスターのみの場合に発動できる。"
        "このカードを手札から特殊召喚する。"
    )
    duel = scenario()
    here = duel.alice.hand(alone)
    duel.alice.has_set(MAGICIAN)
    for name in there:
        duel.alice.attack_position(name)
    assert duel.alice.can("activate", here) == may


@pytest.mark.parametrize(("there", "may"), [([OX, OX], False), ([OX, MAGICIAN], True)])
def test_one_of_each_is_paid(there: list[str], may: bool) -> None:
    payer = card(
        "①：自分の墓地から地属性モンスターと闇属性モンスターを１体ずつ除外して発動できる。自分は１枚ドローする。"
    )
    duel = scenario()
    here = duel.alice.attack_position(payer)
    paid = [duel.alice.graveyard(name) for name in there]
    assert duel.alice.can("activate", here) == may
    if may:
        duel.alice.activates(here)
        duel.is_settled()
        assert {duel.where(each) for each in paid} == {"banished"}


@pytest.mark.parametrize("own", [False, True])
def test_what_follows_a_summon_in_its_own_way_alone(own: bool) -> None:
    comer = card(
        "①：自分フィールドにモンスターが存在しない場合、このカードは手札から特殊召喚できる。"
        "②：このカードの①の方法で特殊召喚に成功した場合に発動できる。自分は１枚ドローする。"
    )
    duel = scenario()
    if own:
        here = duel.alice.hand(comer)
        duel.alice.special_summons(here)
    else:
        here = duel.alice.graveyard(comer)
        duel.alice.activates(duel.alice.hand(REBORN))
    duel.alice.puts_in(1)
    assert duel.where(here) == "monster zone" and duel.alice.can("trigger", here) == own


def test_the_hand_is_this_card_alone() -> None:
    alone = card("①：自分の手札がこのカード１枚のみの場合に発動できる。このカードを手札から特殊召喚する。")
    duel = scenario()
    here = duel.alice.hand(alone)
    assert duel.alice.can("activate", here)
    duel = scenario()
    here = duel.alice.hand(alone)
    duel.alice.hand(OX)
    assert not duel.alice.can("activate", here)


@pytest.mark.parametrize(
    ("words", "other", "may"),
    [("地属性モンスター１体", MAGICIAN, False), ("地属性モンスター１体", OX, True), ("モンスター１体", MAGICIAN, True)],
)
def test_one_monster_of_a_kind_is_tributed(words: str, other: str, may: bool) -> None:
    big = Card(
        999000305, "大きな者", "Big One", CardType.MONSTER | CardType.EFFECT, Attribute.DARK, Race.FIEND, 8, 2000, 2000
    )
    made = read(
        Printed(
            big,
            f"このカードは{words}をリリースして表側表示でアドバンス召喚できる。①：このカードは戦闘では破壊されない。",
        ),
        NAMES,
    )
    assert read(Printed(big, render(made, "ja")), NAMES) == made
    duel = scenario()
    here, paid = duel.alice.hand(made), duel.alice.attack_position(other)
    assert not duel.alice.can("summon", here)
    assert duel.alice.can("procedure", here) == may
    if may:
        duel.alice.special_summons(here)
        duel.is_settled()
        assert duel.where(paid) == "graveyard" and duel.where(here) == "monster zone"
        assert duel.duel.play[here].kinds & SummonKind.TRIBUTE


@pytest.mark.parametrize(("zone", "weaker"), [(3, True), (4, False)])
def test_monsters_that_face_those_of_a_kind(zone: int, weaker: bool) -> None:
    officer = card(
        "①：このカードがモンスターゾーンに存在する限り、自分の地属性モンスターの正面の相手モンスターの攻撃力は６００ダウンする。"
    )
    duel = scenario()
    duel.alice.attack_position(officer, zone=3)
    duel.alice.attack_position(MAGICIAN, zone=2)
    theirs = duel.bob.attack_position(OX, zone=zone)
    assert duel.atk(theirs) == (1100 if weaker else 1700)


@pytest.mark.parametrize("pointed", [False, True])
def test_a_monster_that_is_linked(pointed: bool) -> None:
    gunner = card("①：このカードがリンクモンスターとリンク状態の場合に発動できる。自分は１枚ドローする。")
    duel = scenario("mr4")
    duel.alice.attack_position("リンク・スパイダー", zone="left")
    here = duel.alice.attack_position(gunner, zone=2 if pointed else 4)
    assert duel.alice.can("activate", here) == pointed


@pytest.mark.parametrize("word", [True, False])
def test_only_effects_of_such_cards_bring_it(word: bool) -> None:
    blank = Card(
        999000306, "限られた者", "Limited One", CardType.MONSTER | CardType.EFFECT, Attribute.DARK, Race.FIEND, 4, 0, 0
    )
    text = f"このカードは{'戦士族' if word else '悪魔族'}モンスターの効果でしか特殊召喚できない。①：このカードは戦闘では破壊されない。"
    made = read(Printed(blank, text), NAMES)
    assert read(Printed(blank, render(made, "ja")), NAMES) == made
    bringer = card("①：自分メインフェイズに発動できる。手札から闇属性モンスター１体を特殊召喚する。")
    duel = scenario()
    here, bringing = duel.alice.hand(made), duel.alice.attack_position(bringer)
    assert duel.alice.can("activate", bringing) == word
    assert duel.alice.can("summon", here)


def test_a_material_that_was_banished_was_one_too() -> None:
    made = card(
        "①：このカードが融合召喚の素材になり、墓地へ送られた場合または除外された場合に発動できる。自分は１枚ドローする。"
    )
    when = made.effects[0].when
    assert isinstance(when, AnyEvent)
    assert all(each.because & Because.MATERIAL for each in when.events)
    assert {each.event for each in when.events} == {EventKind.SENT_TO_GRAVEYARD, EventKind.BANISHED}


@pytest.mark.parametrize("free", [True, False])
def test_to_a_zone_that_a_link_monster_points_to(free: bool) -> None:
    comer = card("①：このカードはリンクモンスターのリンク先となる自分フィールドに手札から特殊召喚できる。")
    duel = scenario("mr4")
    here = duel.alice.hand(comer)
    assert not duel.alice.can("procedure", here), "no zone is pointed to"
    duel = scenario("mr4")
    here = duel.alice.hand(comer)
    duel.alice.attack_position("リンク・スパイダー", zone="left")
    if not free:
        duel.alice.attack_position(OX, zone=2)
    assert duel.alice.can("procedure", here) == free
    if free:
        duel.alice.special_summons(here)
        assert duel.alice.offered_zones() == [2]


@pytest.mark.parametrize(("levels", "may"), [([], True), ([4, 4], True), ([4, 5], False)])
def test_levels_and_ranks_of_a_field_together(levels: list[int], may: bool) -> None:
    blank = Card(
        999000307, "合計の者", "Sum One", CardType.MONSTER | CardType.EFFECT, Attribute.FIRE, Race.FIEND, 5, 0, 0
    )
    made = read(
        Printed(
            blank,
            "このカードは通常召喚できない。自分フィールドの効果モンスターのレベル・ランクの合計が８以下の時、"
            "自分の墓地の闇属性モンスター１体を除外した場合のみ手札から特殊召喚できる。①：このカードは直接攻撃できる。",
        ),
        NAMES,
    )
    duel = scenario()
    here = duel.alice.hand(made)
    duel.alice.graveyard(MAGICIAN)
    duel.alice.attack_position(OX)
    for at, level in enumerate(levels):
        duel.alice.attack_position(
            monster(
                999000310 + at,
                f"段{at}",
                f"Step {at}",
                Attribute.FIRE,
                Race.FIEND,
                level,
                0,
                0,
                ignition(PlaceCounters(SPICE, 1)),
            )
        )
    assert duel.alice.can("procedure", here) == may


@pytest.mark.parametrize("beside", [False, True])
def test_another_that_is_there_when_it_comes(beside: bool) -> None:
    comer = card(
        "①：自分フィールドに他のモンスターが存在する状態で、このカードが召喚に成功した場合に発動できる。自分は１枚ドローする。"
    )
    duel = scenario()
    here = duel.alice.hand(comer)
    if beside:
        duel.alice.attack_position(OX)
    duel.alice.summons(here)
    assert duel.alice.can("trigger", here) == beside


def test_what_this_card_is_equipped_with() -> None:
    bearer = card(
        "①：このカードの攻撃力は、このカードに装備された装備カードの数×５００アップする。"
        "②：このカードに装備カードが装備された場合に発動できる。自分は１枚ドローする。"
        "③：このカードに装備されている装備カード１枚を墓地へ送って発動できる。相手に３００ダメージを与える。"
    )
    duel = scenario()
    here, other = duel.alice.attack_position(bearer), duel.alice.attack_position(OX)
    axe, second = duel.alice.hand("デーモンの斧"), duel.alice.hand("デーモンの斧")
    assert not duel.alice.can("activate", here, 2)
    duel.alice.activates(second)
    duel.alice.picks(other)
    assert not duel.alice.can("trigger", here) and duel.atk(here) == 1000
    duel.alice.activates(axe)
    duel.alice.picks(here)
    duel.alice.triggers(here)
    duel.is_settled()
    assert duel.atk(here) == 1000 + 1000 + 500 and duel.alice.hand_size == 1
    duel.alice.activates(here, 2)
    duel.is_settled()
    assert duel.where(axe) == "graveyard" and duel.where(second) == "spell zone" and duel.bob.life == 7700


def test_what_was_banished_was_so_by_the_same_effect() -> None:
    made = card("①：このカードが相手の効果で墓地へ送られた場合または除外された場合に発動できる。自分は１枚ドローする。")
    when = made.effects[0].when
    assert isinstance(when, AnyEvent) and {each.by for each in when.events} == {Side.OPPONENT}
    apart = (
        card("①：このカードが相手の効果で墓地へ送られた場合、または除外された場合に発動できる。自分は１枚ドローする。")
        .effects[0]
        .when
    )
    assert isinstance(apart, AnyEvent) and {each.by for each in apart.events} == {Side.OPPONENT, None}

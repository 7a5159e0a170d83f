"""Mechanisms that only cards that were read from texts use."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.language import (
    CARD,
    MONSTER,
    SUMMONABLE,
    TARGET,
    THIS,
    Attribute,
    DrawUntil,
    NormalSummonNow,
    Race,
    SpecialSummon,
    ToDeck,
    banished_on_leaving,
    destroy,
    ignition,
    monster,
    one,
    pay,
    spell,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import option
from duelkit.yugioh.why import codes_against

OX = "ミノタウルス"


@rule("RES-GAP-STA-02")
def test_its_effects_are_negated_though_nothing_was_activated() -> None:
    duel = scenario()
    knight = duel.alice.attack_position("輝光子パラディオス", materials=("ホーリー・エルフ", "ホーリー・エルフ"))
    lord = duel.bob.attack_position("人造人間－サイコ・ショッカー")
    trap = duel.bob.has_set("威嚇する咆哮")
    duel.alice.activates(knight)
    assert duel.atk(lord) == 0 and duel.bob.can("activate", trap), "traps are not stopped any more"


@rule("MR3-SUM-02")
def test_a_set_is_a_normal_summon_too_where_the_text_says_so() -> None:
    for sets in (True, False):
        duel = scenario(turn=BOB)
        beet = duel.alice.hand("ナチュル・コスモスビート")
        ox = duel.bob.hand(OX)
        duel.bob.sets_monster(ox) if sets else duel.bob.summons(ox)
        duel.alice.activates(beet)
        duel.alice.puts_in(1)
        duel.is_settled()
        assert duel.where(beet) == "monster zone"


@rule("MR3-BAT-02")
def test_a_monster_that_is_chosen_as_the_target_of_an_attack() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    (machine,) = duel.alice.pendulum_zones("ＳＲビーダマシーン")
    elf = duel.alice.defense_position("ホーリー・エルフ")
    attacker = duel.bob.attack_position(OX)
    duel.bob.declares_attack(attacker)
    assert duel.alice.can("trigger", machine)
    duel.alice.triggers(machine)
    duel.is_settled()
    assert duel.position(elf) == "attack" and duel.where(elf) == "monster zone", "it is not destroyed by the battle"


@rule("MR3-COST-01")
def test_what_the_cost_takes_from_the_hand_is_drawn_again() -> None:
    duel = scenario()
    card = duel.alice.hand("天よりの宝札")
    for _ in range(3):
        duel.alice.hand(OX)
    duel.alice.attack_position(OX)
    duel.alice.activates(card)
    duel.is_settled()
    assert len(duel.alice.cards("hand")) == 2 and duel.alice.cards("banished") == [OX] * 4


def test_a_cost_that_takes_nothing_from_the_hand_leaves_it_full() -> None:
    for held, may in ((3, False), (1, True)):
        duel = scenario()
        drawer = monster(
            900002702,
            "汲む者",
            "Drawer",
            Attribute.EARTH,
            Race.WARRIOR,
            4,
            1000,
            1000,
            ignition(DrawUntil(2), cost=pay(500)),
        )
        paid = duel.alice.attack_position(drawer)
        for _ in range(held):
            duel.alice.hand(OX)
        assert duel.alice.can("activate", paid) is may


@rule("MR3-BP-04")
def test_a_player_who_cannot_declare_attacks_declares_none() -> None:
    duel = scenario(turn=BOB)
    roar = duel.alice.has_set("威嚇する咆哮")
    ox = duel.bob.attack_position(OX)
    duel.bob.enters_battle()
    duel.alice.activates(roar)
    duel.is_settled()
    assert not duel.bob.can("attack", ox) and not duel.bob.can("direct", ox)
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.face_up("呪われしエルドランド")
    ox, zombie = duel.alice.attack_position(OX), duel.alice.attack_position("ゾンビーナ")
    assert duel.alice.can("attack", zombie) and not duel.alice.can("attack", ox)


@rule("MR3-DSD-03")
def test_that_monster_is_the_one_of_which_the_text_speaks() -> None:
    duel = scenario(phase=Phase.BATTLE)
    kalut = duel.alice.hand("ＢＦ－月影のカルート")
    wing, ox = duel.alice.attack_position("ＢＦ－疾風のゲイル"), duel.bob.attack_position(OX)
    before = duel.atk(wing), duel.atk(ox)
    duel.alice.attacks(wing, ox)
    duel.alice.activates(kalut)
    duel.is_settled()
    assert duel.where(ox) == "graveyard" and duel.bob.life == 8000 - (before[0] + 1400 - before[1])


@rule("MR3-BP-04")
def test_that_opponents_monster_is_theirs_whoever_attacks() -> None:
    duel = scenario(phase=Phase.BATTLE)
    spirit = duel.alice.hand("天威龍－ナハタ")
    elf, ox = duel.alice.attack_position("ホーリー・エルフ"), duel.bob.attack_position(OX)
    duel.alice.attacks(elf, ox)
    duel.alice.triggers(spirit)
    duel.is_settled()
    assert (duel.where(ox), duel.where(elf), duel.bob.life) == ("graveyard", "monster zone", 8000 - (800 - 200))


def test_a_link_of_a_card_that_went_back_to_the_deck_shows_what_was_activated() -> None:
    going = monster(
        900002700,
        "帰る者",
        "Homegoer",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        1000,
        1000,
        ignition(ToDeck(THIS).then(destroy(one(CARD.on_field())))),
    )
    duel = scenario()
    card = duel.alice.attack_position(going)
    for _ in range(2):
        duel.bob.attack_position(OX)
    duel.alice.activates(card)
    assert duel.where(card) == "deck" and duel.alice.is_asked("pick")
    for player in (ALICE, BOB):
        seen = duel.duel.observe(player)
        assert [link.passcode for link in seen.chain] == [900002700]
        for seed in range(8):
            assert duel.duel.redrawn(player, seed).observe(player).rows() == seen.rows()


def test_what_may_only_be_summoned_is_not_set_and_it_is_said_why() -> None:
    call = spell(900002701, "召喚の号令", "Call to Arms", resolution=NormalSummonNow(MONSTER, set_too=False))
    duel = scenario()
    ox = duel.alice.hand(OX)
    duel.alice.hand("ホーリー・エルフ")
    duel.alice.activates(duel.alice.hand(call))
    assert duel.alice.can("summon", ox) and not duel.alice.can("set monster", ox)
    assert codes_against(duel.duel, ALICE, option(codes.O_SET_MONSTER, ox))


@rule("MR3-EFF-08")
@pytest.mark.parametrize("attacker", [True, False])
def test_a_branch_is_chosen_as_things_were_when_the_card_was_activated(attacker: bool) -> None:
    """ライトニング・ストーム asks for no face-up card of one's own: it lies face-up itself once it is activated."""
    duel = scenario()
    storm = duel.alice.hand("ライトニング・ストーム")
    backed = duel.bob.has_set("融合")
    if attacker:
        duel.bob.attack_position(OX)
    duel.alice.activates(storm)
    assert duel.alice.is_asked("choice") is attacker
    if attacker:
        duel.alice.declares(1)
    duel.is_settled()
    assert duel.where(backed) == "graveyard"


@rule("MR3-DSD-09", "MR3-DSD-13", "MR3-TGT-01")
def test_a_monster_that_fell_is_a_target_in_the_graveyard() -> None:
    duel = scenario()
    layer = duel.alice.attack_position("超量士ブルーレイヤー")
    dragon = duel.bob.attack_position("青眼の白龍")
    duel.alice.enters_battle()
    duel.alice.attacks(layer, dragon)
    duel.alice.triggers(layer)
    duel.is_settled()
    assert duel.where(layer) == "deck"


@rule("MR3-DSD-13")
def test_the_monster_that_fell_to_this_one_is_brought_back_from_where_it_went() -> None:
    duel = scenario()
    lord = duel.alice.attack_position("戦華の孟－曹徳")
    ox = duel.bob.attack_position(OX)
    duel.alice.enters_battle()
    duel.alice.attacks(lord, ox)
    duel.alice.triggers(lord)
    duel.is_settled()
    assert duel.where(ox) == "monster zone" and duel.controller(ox) == ALICE


def test_what_was_done_before_says_how_many_and_which_cards_are_taken() -> None:
    duel = scenario()
    border = duel.alice.has_set("生存境界")
    duel.bob.attack_position("音速ダック")
    rex = duel.alice.deck("ジャイアント・レックス")
    duel.alice.activates(border)
    duel.all_pass()
    duel.alice.puts_in(1)
    assert duel.where(rex) == "monster zone"
    for another in (False, True):
        duel = scenario(filler=0)
        change = duel.alice.has_set("ジェネレーション・チェンジ")
        ox = duel.alice.attack_position(OX)
        duel.alice.attack_position("ホーリー・エルフ")
        duel.alice.deck("岩石の巨兵")
        duel.bob.deck("岩石の巨兵")
        second = duel.alice.deck(OX) if another else -1
        assert duel.alice.can("activate", change) is another, "only of a monster of which the deck has another"
        if another:
            duel.alice.activates(change)
            duel.is_settled()
            assert duel.where(ox) == "graveyard" and duel.where(second) == "hand"


@rule("MR3-COST-01", "MR3-TOK-02", "MR3-TOK-03")
def test_no_token_is_sent_to_the_graveyard_to_pay_a_cost() -> None:
    for tokens in (False, True):
        duel = scenario()
        mars = duel.alice.attack_position("Ｔｈｅ ｂｌａｚｉｎｇ ＭＡＲＳ")
        if tokens:
            duel.alice.activates(duel.alice.hand("スケープ・ゴート"))
            duel.is_settled()
            assert not duel.alice.can("activate", mars)
        else:
            ox = duel.alice.attack_position(OX)
            duel.alice.activates(mars)
            duel.is_settled()
            assert duel.where(ox) == "graveyard" and duel.bob.life == 7500


@rule("MR3-POS-01")
def test_a_flip_summon_changes_the_position() -> None:
    duel = scenario()
    scraper = duel.alice.face_up("ムーン・スクレイパー")
    stone = duel.alice.has_set("岩石の巨兵")
    backed = duel.bob.has_set("融合")
    duel.alice.flip_summons(stone)
    duel.alice.triggers(scraper)
    duel.is_settled()
    assert duel.where(backed) == "graveyard"


def test_damage_is_inflicted_though_nothing_comes_out_after_it() -> None:
    duel = scenario()
    thorn = duel.alice.attack_position("イービル・ソーン")
    duel.alice.deck("イービル・ソーン")
    duel.alice.activates(thorn)
    duel.alice.says_no()
    duel.is_settled()
    assert duel.bob.life == 7700


def test_all_monsters_are_turned_to_defense_but_not_face_up() -> None:
    duel = scenario()
    hippo = duel.alice.attack_position("ＥＭオールカバー・ヒッポ")
    hidden = duel.alice.has_set(OX)
    duel.alice.activates(hippo)
    duel.is_settled()
    assert duel.position(hidden) == "face-down" and duel.position(hippo) == "defense"


def test_the_damage_that_one_took_is_that_of_the_effect_itself() -> None:
    duel = scenario()
    blast = duel.alice.has_set("不運の爆弾")
    duel.bob.attack_position("青眼の白龍")
    duel.alice.activates(blast)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (6500, 6500)


def test_the_card_that_comes_out_is_not_the_one_that_is_discarded_for_it() -> None:
    for others in (0, 1):
        duel = scenario(filler=0)
        chawa = duel.alice.hand("魔轟神獣チャワ")
        if others:
            duel.alice.hand("魔轟神獣ケルベラル")
        assert duel.alice.can("activate", chawa) is bool(others)
        if others:
            duel.alice.activates(chawa)
            duel.all_pass()
            duel.alice.puts_in(1)
            assert duel.where(chawa) == "monster zone" and duel.alice.cards("hand") == []


def test_a_ritual_monster_that_pays_for_a_ritual_summon_is_not_the_one_that_is_summoned() -> None:
    for others in (0, 1):
        duel = scenario(filler=0)
        phaleg = duel.alice.hand("メガリス・ファレグ")
        duel.alice.attack_position("青眼の白龍")
        if others:
            duel.alice.hand("メガリス・ファレグ")
        assert duel.alice.can("activate", phaleg) is bool(others)


@rule("MR3-SPL-02")
def test_a_normal_spell_that_does_nothing_when_activated_is_only_set() -> None:
    duel = scenario()
    zone = duel.alice.hand("Ｚ－ＯＮＥ")
    assert duel.alice.can("set", zone) and not duel.alice.can("activate", zone)


@rule("MR3-POS-01")
def test_a_monster_flipped_by_an_attack_stays_in_defense_position() -> None:
    duel = scenario()
    field = duel.alice.face_up("Ｄ・フィールド")
    stone = duel.bob.has_set("岩石の巨兵")
    attacker = duel.alice.attack_position(OX)
    other = duel.alice.has_set("ホーリー・エルフ")
    duel.alice.flip_summons(other)
    assert duel.counters(field, "ディフォーマーカウンター") == 1
    duel.alice.enters_battle()
    duel.alice.attacks(attacker, stone)
    assert duel.position(stone) == "defense" and duel.counters(field, "ディフォーマーカウンター") == 1


def test_what_is_sent_first_must_leave_another_of_its_name() -> None:
    for twins in (False, True):
        duel = scenario(filler=0)
        decision = duel.alice.hand("苦渋の決断")
        duel.alice.deck("岩石の巨兵", *((OX, OX) if twins else (OX,)))
        duel.bob.deck(OX)
        assert duel.alice.can("activate", decision) is twins
        if twins:
            duel.alice.activates(decision)
            duel.is_settled()
            assert duel.alice.cards("hand") == [OX] and OX in duel.alice.cards("graveyard")


def test_a_card_that_was_drawn_has_come_to_the_hand_and_works_there() -> None:
    duel = scenario(filler=0)
    greed = duel.alice.hand("強欲な壺")
    dragon = duel.alice.deck("彩宝龍")
    duel.alice.deck("岩石の巨兵")
    duel.bob.deck(OX)
    duel.alice.activates(greed)
    duel.alice.triggers(dragon)
    duel.all_pass()
    duel.alice.puts_in(1)
    assert duel.where(dragon) == "monster zone"


@rule("MR3-POS-01")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_position_is_changed_of_a_card_that_lay_face_up(hidden: bool) -> None:
    duel = scenario(filler=0)
    knight = duel.alice.has_set("絶海の騎士") if hidden else duel.alice.defense_position("絶海の騎士")
    fish = duel.alice.deck("ウォーター・スピリット")
    duel.bob.deck(OX)
    if hidden:
        duel.alice.flip_summons(knight)
    else:
        duel.alice.changes_position(knight)
    duel.all_pass()
    assert duel.where(fish) == ("deck" if hidden else "graveyard")


@rule("MR3-DSD-09")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(("other", "falls"), [("青眼の白龍", False), (OX, True)])
def test_the_other_monster_of_the_battle_decides_who_falls(attacks: bool, other: str, falls: bool) -> None:
    duel = scenario(turn=ALICE if attacks else BOB)
    chick = duel.alice.attack_position("ロードランナー")
    foe = duel.bob.attack_position(other)
    (duel.alice if attacks else duel.bob).enters_battle()
    (duel.alice if attacks else duel.bob).attacks(*((chick, foe) if attacks else (foe, chick)))
    duel.all_pass()
    assert duel.where(chick) == ("graveyard" if falls else "monster zone")


@rule("RES-GAP-PLAY-01")
@pytest.mark.parametrize("there", [True, False])
def test_the_second_of_a_trap_that_may_stand_once_is_not_activated(there: bool) -> None:
    duel = scenario(turn=BOB)
    if there:
        duel.alice.face_up("宮廷のしきたり")
    trap = duel.alice.has_set("宮廷のしきたり")
    duel.bob.activates(duel.bob.hand("治療の神 ディアン・ケト"))
    assert duel.alice.can("activate", trap) is not there
    assert (why.ONLY_ONE in codes_against(duel.duel, ALICE, option(codes.O_ACTIVATE, trap))) is there


@rule("MR3-FDN-03")
@pytest.mark.parametrize(("face_up", "may"), [(True, True), (False, False), (None, True)])
def test_only_monsters_of_a_race_are_none_that_lie_face_down(face_up: bool | None, may: bool) -> None:
    duel = scenario()
    if face_up is not None:
        (duel.alice.attack_position if face_up else duel.alice.has_set)("セイバーザウルス")
    assert duel.alice.can("activate", duel.alice.hand("らくがきじゅう－すてご")) is may


@rule("MR3-FDN-03")
@pytest.mark.parametrize(("face_up", "gone"), [(True, False), (False, True)])
def test_a_face_down_monster_is_another_monster_than_those_of_a_series(face_up: bool, gone: bool) -> None:
    duel = scenario()
    scarm = duel.alice.attack_position("彼岸の悪鬼 スカラマリオン")
    other = duel.alice.hand("彼岸の悪鬼 スカラマリオン")
    duel.alice.summons(other) if face_up else duel.alice.sets_monster(other)
    duel.is_settled()
    assert (duel.where(scarm) == "graveyard") is gone


@pytest.mark.parametrize("spells", [2, 3])
def test_a_sentence_that_begins_with_its_own_condition_stands_in_the_way_of_nothing(spells: int) -> None:
    duel = scenario("mr20-official")
    bit = duel.alice.hand("閃刀機－ホーネットビット")
    duel.alice.graveyard(*["死者蘇生"] * spells)
    assert duel.alice.can("activate", bit)
    duel.alice.activates(bit)
    duel.is_settled()
    (token,) = [card for card in duel.duel.monsters[ALICE] if card >= 0]
    assert duel.atk(token) == (1500 if spells == 3 else 0)


@rule("MR3-EQP-01")
def test_a_monster_is_not_equipped_to_itself() -> None:
    duel = scenario()
    rhapsody = duel.alice.attack_position("Ｎｏ．８０ 狂装覇王ラプソディ・イン・バーサーク")
    assert not duel.alice.can("activate", rhapsody)
    other = duel.alice.attack_position("Ｎｏ．３９ 希望皇ホープ")
    duel.alice.activates(rhapsody)
    duel.is_settled()
    assert duel.atk(other) == 2500 + 1200 and duel.where(rhapsody) == "spell zone"


def test_what_is_said_on_of_what_happens_later_happens_later_too() -> None:
    duel = scenario()
    duel.alice.deck("団結の力", "スピード・ウォリアー")
    captain = duel.alice.extra("焔聖騎士導－ローラン")
    duel.alice.attack_position("ジャンク・シンクロン")
    duel.alice.attack_position("スピード・ウォリアー")
    duel.alice.special_summons(captain)
    duel.alice.puts_in(1)
    duel.alice.triggers(captain)
    duel.is_settled()
    assert duel.alice.cards("hand") == [], "nothing has happened yet"
    duel.alice.ends_turn()
    duel.alice.picks("団結の力")
    assert duel.alice.cards("hand") == ["スピード・ウォリアー"] and "団結の力" in duel.alice.cards("graveyard")


@pytest.mark.parametrize("pendulum", [True, False])
def test_what_was_to_be_sent_to_the_graveyard_and_went_elsewhere_was_not_sent(pendulum: bool) -> None:
    duel = scenario(turn=BOB)
    witch = duel.alice.attack_position("黒魔女ディアベルスター")
    given = duel.alice.pendulum_zones("閃光の騎士")[0] if pendulum else duel.alice.hand(OX)
    duel.bob.activates(duel.bob.hand("地砕き"))
    duel.alice.triggers(witch)
    if not pendulum:
        duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(given) == ("extra deck" if pendulum else "graveyard")
    assert duel.where(witch) == ("graveyard" if pendulum else "monster zone")


@rule("MR3-EFF-06")
@pytest.mark.parametrize("knight", [True, False])
def test_a_quick_effect_that_must_be_used_is(knight: bool) -> None:
    duel = scenario()
    guard = duel.bob.attack_position("死霊騎士デスカリバー・ナイト" if knight else OX)
    duel.bob.has_set("サイクロン")
    duel.alice.has_set("サイクロン", this_turn=True)
    duel.alice.activates(duel.alice.attack_position("キャノン・ソルジャー"))
    assert duel.where(guard) == ("graveyard" if knight else "monster zone"), "Tributed before anybody may pass"
    duel.all_pass()
    assert duel.bob.life == (8000 if knight else 7500)


@rule("MR3-DS-05")
def test_a_monster_destroyed_by_battle_still_goes_where_its_own_text_says() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    core = duel.alice.attack_position("混沌核")
    duel.bob.attacks(duel.bob.attack_position(OX), core)
    duel.is_settled()
    assert "banished" in duel.where(core)


@pytest.mark.parametrize("there", [True, False])
def test_a_choice_of_what_is_taken_from_the_deck_later_needs_one_that_is_there(there: bool) -> None:
    duel = scenario()
    duel.alice.hand(OX)
    if there:
        duel.alice.deck("悲劇のデスピアン")
    assert duel.alice.can("activate", duel.alice.hand("烙印開幕")) is there


@rule("MR3-TGT-01")
@pytest.mark.parametrize("there", [True, False])
def test_as_many_targets_as_there_are_of_something_are_not_none(there: bool) -> None:
    duel = scenario(turn=BOB)
    trap = duel.alice.has_set("Ａｉ－ボウ")
    duel.bob.attack_position(OX)
    if there:
        duel.alice.attack_position("ブート・スタッガード")
    duel.bob.activates(duel.bob.hand("治療の神 ディアン・ケト"))
    assert duel.alice.can("activate", trap) is there


@rule("RES-CON-01")
def test_a_target_stays_one_when_the_effect_itself_takes_control_of_it() -> None:
    duel = scenario(phase=Phase.BATTLE)
    torpedo = duel.alice.attack_position("ペンギン魚雷")
    taken = duel.bob.attack_position(OX)
    duel.alice.declares_attack(torpedo)
    duel.duel.choose(option(codes.O_DIRECT))
    duel.alice.triggers(torpedo, 1)
    assert duel.controller(taken) == ALICE and not duel.alice.can("attack", taken)


def test_what_was_summoned_just_now_can_be_picked_by_what_follows() -> None:
    duel = scenario("mr20-official")
    wyvern = duel.alice.attack_position("スクラップ・ワイバーン", zone="left")
    hunter = duel.alice.graveyard("スクラップ・ハンター")
    duel.alice.activates(wyvern)
    duel.alice.puts_in(1)
    duel.alice.picks(hunter)
    assert duel.where(hunter) == "graveyard" and duel.where(wyvern) == "monster zone"


@rule("MR3-DS-05")
def test_nothing_perishes_by_its_own_text_before_damage_is_calculated() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    rubic = duel.alice.has_set("彼岸の悪鬼 ラビキャント")
    duel.bob.attacks(duel.bob.attack_position("シーホース"), rubic)
    duel.is_settled()
    assert duel.bob.life == 8000 - (2100 - 1350) and duel.where(rubic) == "graveyard"


@rule("MR20-GAP-LNK-03")
@pytest.mark.parametrize(("zone", "linked"), [(2, True), (4, False)])
def test_a_monster_was_linked_to_that_was_destroyed_in_the_zone(zone: int, linked: bool) -> None:
    duel = scenario("mr20-official", turn=BOB)
    insect = duel.alice.attack_position("虫忍 ハガクレミノ", zone="left")
    fallen = duel.alice.attack_position("岩石の巨兵", zone=zone)
    duel.alice.graveyard("ブロック・スパイダー")
    duel.bob.activates(duel.bob.hand("地砕き"))
    assert duel.where(fallen) == "graveyard" and duel.alice.can("trigger", insect) is linked


def test_the_monster_that_an_effect_brought_out_is_banished_when_it_leaves_and_not_the_card_that_did() -> None:
    duel = scenario()
    made = spell(
        900002731,
        "束の間の札",
        "Brief Card",
        targets=one((MONSTER & SUMMONABLE).in_graveyard()),
        resolution=SpecialSummon(TARGET, modifiers=(banished_on_leaving(),)),
    )
    card = duel.alice.hand(made)
    ox = duel.alice.graveyard(OX)
    duel.alice.activates(card)
    duel.alice.puts_in(1)
    assert duel.where(card) == "graveyard"
    duel.alice.activates(duel.alice.hand("ブラック・ホール"))
    assert duel.where(ox) == "banished"

"""Rulings of further cards of the decks of 2004 and 2005."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario

ATTACK = 1
DEFENSE = 4
BALTER = "魔人 ダーク・バルター"
RYU_SENSHI = "ドラゴン・ウォリアー"
SKULL_DRAGON = "デス・デーモン・ドラゴン"
ELF = "ホーリー・エルフ"


@rule("RES-GAP-NEG-03")
def test_dark_balter_pays_to_negate_the_effect_of_a_normal_spell() -> None:
    duel = scenario()
    balter = duel.bob.attack_position(BALTER)
    pot = duel.alice.hand("強欲な壺")
    duel.alice.activates(pot)
    duel.bob.activates(balter)
    duel.is_settled()
    assert duel.bob.life == 7000
    assert duel.where(pot) == "graveyard"
    assert duel.alice.hand_size == 0


def test_dark_balter_answers_neither_quick_play_spells_nor_traps_nor_without_life_points() -> None:
    duel = scenario()
    duel.bob.attack_position(BALTER)
    moon = duel.alice.hand("月の書")
    elf = duel.alice.attack_position(ELF)
    duel.alice.activates(moon)
    duel.alice.picks(elf)
    duel.is_settled()  # nobody was asked
    assert duel.position(elf) == "face-down"

    duel = scenario()
    duel.bob.attack_position(BALTER)
    waboku = duel.alice.has_set("和睦の使者")
    duel.alice.activates(waboku)
    duel.is_settled()
    assert duel.where(waboku) == "graveyard"

    duel = scenario()
    duel.bob.attack_position(BALTER)
    duel.bob.has_life(999)
    pot = duel.alice.hand("強欲な壺")
    duel.alice.activates(pot)
    duel.is_settled()
    assert duel.alice.hand_size == 2


def test_dark_balter_negates_the_effects_of_what_it_destroys_by_battle() -> None:
    duel = scenario(phase=Phase.BATTLE)
    balter = duel.alice.attack_position(BALTER)
    tomato = duel.bob.attack_position("キラー・トマト")
    duel.bob.deck("キラー・トマト")
    duel.alice.attacks(balter, tomato)
    duel.bob.triggers(tomato)  # it may be activated, to no effect
    duel.is_settled()
    assert duel.where(tomato) == "graveyard"
    assert duel.bob.cards("monster zone") == []

    duel = scenario(phase=Phase.BATTLE)
    skull = duel.alice.attack_position("デーモンの召喚")
    tomato = duel.bob.attack_position("キラー・トマト")
    duel.bob.deck("キラー・トマト")
    duel.alice.attacks(skull, tomato)
    duel.bob.triggers(tomato)
    duel.is_settled()
    assert duel.bob.cards("monster zone") == ["キラー・トマト"]


def test_ryu_senshi_pays_to_negate_the_effect_of_a_normal_trap() -> None:
    duel = scenario(turn=BOB)
    senshi = duel.alice.attack_position(RYU_SENSHI)
    skull = duel.bob.attack_position("デーモンの召喚")
    device = duel.bob.has_set("強制脱出装置")
    haunted = duel.bob.has_set("リビングデッドの呼び声")
    duel.bob.graveyard(ELF)
    duel.bob.activates(device)
    duel.bob.picks(skull)
    duel.alice.activates(senshi)
    duel.all_pass()
    assert duel.alice.life == 7000
    assert duel.where(skull) == "monster zone"
    duel.bob.activates(haunted)
    duel.all_pass()
    duel.is_settled()  # a Continuous Trap is not answered
    assert ELF in duel.bob.cards("monster zone")


@pytest.mark.parametrize(("negator", "trap"), [(RYU_SENSHI, True), ("魔人 ダーク・バルター", False)])
@pytest.mark.parametrize("chained", ["強制脱出装置", "月の書", "突進"])
def test_who_negates_for_1000_must_be_there_face_up_when_that_is_processed(
    negator: str, trap: bool, chained: str
) -> None:
    duel = scenario("ex04", turn=BOB)
    monster = duel.alice.attack_position(negator)
    deck = duel.bob.hand_size
    first = duel.bob.has_set("無謀な欲張り") if trap else duel.bob.hand("強欲な壺")
    other = duel.bob.has_set(chained)
    ox = duel.bob.attack_position("ミノタウルス")
    duel.bob.activates(first)
    duel.alice.activates(monster)
    assert duel.alice.life == 7000
    duel.bob.activates(other)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(ox if chained == "突進" else monster)
    duel.all_pass()
    duel.is_settled()
    # the Book of Moon is negated by the dragon itself, but not by Dark Balter
    gone = chained == "強制脱出装置" or chained == "月の書" and not trap
    assert (duel.where(monster) == "monster zone" and duel.position(monster) == "attack") != gone
    held = duel.bob.hand_size - deck
    assert held == (2 if gone else 0), "what was negated draws nothing"


def _book_of_moon_on(duel: Scenario, monster: int) -> None:
    duel.bob.activates("月の書")
    if duel.bob.is_asked("pick"):
        duel.bob.picks(monster)
    duel.is_settled()


def test_ryu_senshi_negates_and_destroys_spells_that_target_it() -> None:
    duel = scenario(turn=BOB)
    senshi = duel.alice.attack_position(RYU_SENSHI)
    moon = duel.bob.hand("月の書")
    _book_of_moon_on(duel, senshi)
    assert duel.position(senshi) == "attack"
    assert duel.where(moon) == "graveyard"
    assert duel.alice.life == 8000

    duel = scenario(turn=BOB)
    senshi = duel.alice.attack_position(RYU_SENSHI)
    steal = duel.bob.hand("強奪")
    duel.bob.activates(steal)
    duel.is_settled()
    assert duel.controller(senshi) == ALICE
    assert duel.where(steal) == "graveyard"

    duel = scenario(turn=BOB)
    senshi = duel.alice.attack_position(RYU_SENSHI)
    other = duel.alice.attack_position("デーモンの召喚")
    duel.bob.hand("月の書")
    _book_of_moon_on(duel, other)
    assert duel.position(other) == "face-down"
    assert duel.position(senshi) == "attack"


def test_ryu_senshi_does_not_stop_spells_while_its_effects_are_negated() -> None:
    duel = scenario(turn=BOB)
    senshi = duel.alice.attack_position(RYU_SENSHI)
    duel.bob.face_up("スキルドレイン")
    duel.bob.hand("月の書")
    _book_of_moon_on(duel, senshi)
    assert duel.position(senshi) == "face-down"


def test_fiend_skull_dragon_negates_and_destroys_traps_that_target_it_but_no_spells() -> None:
    duel = scenario(turn=BOB)
    dragon = duel.alice.attack_position(SKULL_DRAGON)
    device = duel.bob.has_set("強制脱出装置")
    duel.bob.hand("月の書")
    duel.bob.activates(device)
    duel.all_pass()
    assert duel.where(dragon) == "monster zone"
    assert duel.where(device) == "graveyard"
    _book_of_moon_on(duel, dragon)
    assert duel.position(dragon) == "face-down"


def test_a_continuous_trap_that_targets_fiend_skull_dragon_does_not_stay() -> None:
    duel = scenario(turn=BOB)
    duel.alice.attack_position(SKULL_DRAGON)
    wheel = duel.bob.has_set("拷問車輪")
    duel.bob.activates(wheel)
    duel.is_settled()
    assert duel.where(wheel) == "graveyard"


@pytest.mark.parametrize("dragon", [True, False])
def test_fiend_skull_dragon_negates_flip_monsters_even_those_destroyed_by_battle(dragon: bool) -> None:
    duel = scenario(phase=Phase.BATTLE)
    attacker = duel.alice.attack_position(SKULL_DRAGON if dragon else "デーモンの召喚")
    elf = duel.alice.attack_position(ELF)
    guard = duel.bob.has_set("墓守の番兵")
    duel.alice.attacks(attacker, guard)
    if duel.bob.is_asked("pick"):
        duel.bob.picks(elf)
    duel.is_settled()
    assert duel.where(guard) == "graveyard"
    assert duel.where(elf) == ("monster zone" if dragon else "hand")


def test_the_last_warrior_clears_its_own_field_and_stops_every_summon() -> None:
    duel = scenario()
    dragon = duel.alice.attack_position("青眼の白龍")
    duel.alice.has_set(ELF)
    elf = duel.alice.hand(ELF)
    reborn = duel.alice.hand("死者蘇生")
    theirs = duel.bob.attack_position(ELF)
    hidden = duel.bob.has_set(ELF)
    metamorphosis = duel.alice.hand("突然変異")
    tribute = duel.alice.attack_position("真紅眼の黒竜")  # the only one of the Level of the Last Warrior
    duel.alice.extra("異星の最終戦士")
    duel.alice.activates(metamorphosis)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(tribute) == "graveyard"
    assert duel.alice.cards("monster zone") == ["異星の最終戦士"]
    assert duel.where(dragon) == "graveyard"
    assert duel.where(theirs) == "monster zone"
    assert not duel.alice.can("summon", elf)
    assert duel.alice.can("set monster", elf)
    assert not duel.alice.can("activate", reborn)
    duel.alice.ends_turn()
    assert not duel.bob.can("flip", hidden)


@pytest.mark.parametrize("place", ["hand", "deck"])
def test_dark_flare_knight_takes_no_damage_and_calls_the_mirage_knight(place: str) -> None:
    duel = scenario(phase=Phase.BATTLE)
    knight = duel.alice.attack_position("黒炎の騎士－ブラック・フレア・ナイト－")
    dragon = duel.bob.attack_position("青眼の白龍")
    mirage = (
        duel.alice.hand("幻影の騎士－ミラージュ・ナイト－")
        if place == "hand"
        else duel.alice.deck("幻影の騎士－ミラージュ・ナイト－")
    )
    duel.alice.attacks(knight, dragon)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.alice.life == 8000
    assert duel.where(knight) == "graveyard"
    assert duel.where(mirage) == "monster zone"
    duel.alice.attacks(mirage, dragon)
    duel.is_settled()  # in the next turn: nothing else was left to do
    assert duel.bob.life == 8000 - 2800
    assert duel.where(dragon) == "graveyard"
    assert duel.atk(mirage) == 2800
    assert duel.where(mirage) == "banished"


@rule("MR3-SS-07")
def test_the_mirage_knight_comes_by_no_other_effect() -> None:
    duel = scenario()
    mirage = duel.alice.graveyard("幻影の騎士－ミラージュ・ナイト－")
    elf = duel.alice.graveyard(ELF)
    reborn = duel.alice.hand("死者蘇生")
    duel.alice.hand("幻影の騎士－ミラージュ・ナイト－")
    assert not duel.alice.can("summon", "幻影の騎士－ミラージュ・ナイト－")
    assert not duel.alice.can("procedure", "幻影の騎士－ミラージュ・ナイト－")
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(elf) == "monster zone"
    assert duel.where(mirage) == "graveyard"


def test_the_mirage_knight_stays_in_a_turn_without_battle() -> None:
    duel = scenario()
    mirage = duel.alice.attack_position("幻影の騎士－ミラージュ・ナイト－")
    duel.alice.ends_turn()
    assert duel.where(mirage) == "monster zone"


def test_reaper_on_the_nightmare_attacks_past_monsters_and_takes_a_card() -> None:
    duel = scenario(phase=Phase.BATTLE)
    reaper = duel.alice.attack_position("ナイトメアを駆る死霊")
    dragon = duel.bob.attack_position("青眼の白龍")
    duel.bob.hand("強欲な壺")
    duel.alice.attacks(reaper)
    duel.is_settled()
    assert duel.bob.life == 7200
    assert duel.bob.cards("graveyard") == ["強欲な壺"]
    assert duel.where(dragon) == "monster zone"

    duel = scenario(phase=Phase.BATTLE)
    reaper = duel.alice.attack_position("ナイトメアを駆る死霊")
    dragon = duel.bob.attack_position("青眼の白龍")
    duel.alice.attacks(reaper, dragon)
    duel.is_settled()
    assert duel.where(reaper) == "monster zone"
    assert duel.alice.life == 8000 - 2200


def test_reaper_on_the_nightmare_is_destroyed_once_it_is_targeted() -> None:
    duel = scenario(turn=BOB)
    reaper = duel.alice.attack_position("ナイトメアを駆る死霊")
    rush = duel.bob.hand("突進")
    duel.bob.activates(rush)
    duel.is_settled()
    assert duel.where(reaper) == "graveyard"


def test_dark_blade_the_dragon_knight_banishes_up_to_three_monsters() -> None:
    duel = scenario(phase=Phase.BATTLE)
    knight = duel.alice.attack_position("闇魔界の竜騎士 ダークソード")
    duel.bob.graveyard(ELF, "デーモンの召喚", "強欲な壺", "真紅眼の黒竜", "青眼の白龍")
    duel.alice.attacks(knight)
    duel.alice.triggers(knight)
    duel.alice.picks(ELF, "デーモンの召喚")
    assert duel.alice.can("finish")
    duel.alice.picks("青眼の白龍")
    duel.is_settled()
    assert duel.bob.cards("banished") == [ELF, "デーモンの召喚", "青眼の白龍"]
    assert duel.bob.cards("graveyard") == ["強欲な壺", "真紅眼の黒竜"]


def test_magical_scientist_lends_fusion_monsters_until_the_end_of_the_turn() -> None:
    duel = scenario()
    scientist = duel.alice.attack_position("魔導サイエンティスト")
    eagle = duel.alice.extra("裁きの鷹")
    high = duel.alice.extra("双頭の雷龍")
    duel.alice.extra("轟きの大海蛇")
    duel.alice.activates(scientist)
    assert not duel.alice.can("pick", high)
    duel.alice.picks(eagle)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.alice.life == 7000
    assert duel.alice.can("activate", scientist)  # as often as one can pay
    duel.alice.enters_battle()
    assert duel.alice.can("attack", scientist)
    assert not duel.alice.can("attack", eagle)  # no direct attack
    duel.alice.ends_battle()
    duel.alice.ends_turn()
    assert duel.where(eagle) == "extra deck"


def test_a_monster_of_the_magical_scientist_attacks_monsters() -> None:
    duel = scenario()
    scientist = duel.alice.attack_position("魔導サイエンティスト")
    eagle = duel.alice.extra("裁きの鷹")
    elf = duel.bob.attack_position(ELF)
    duel.alice.activates(scientist)
    duel.alice.puts_in(ATTACK)
    duel.alice.enters_battle()
    duel.alice.attacks(eagle, elf)
    duel.is_settled()
    assert duel.where(elf) == "graveyard"


def test_mirage_of_nightmare_draws_up_to_four_and_takes_as_many_back() -> None:
    duel = scenario()
    mirage = duel.alice.hand("悪夢の蜃気楼")
    elf = duel.alice.hand(ELF)
    duel.alice.activates(mirage)
    duel.is_settled()
    duel.alice.ends_turn()
    assert duel.alice.hand_size == 4
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 2  # a card was drawn for the turn, three of five were discarded
    assert len(duel.alice.cards("graveyard")) == 3
    assert duel.where(mirage) == "spell zone"
    assert elf >= 0


def test_mirage_of_nightmare_takes_nothing_once_it_has_left_or_where_nothing_was_drawn() -> None:
    duel = scenario()
    mirage = duel.alice.face_up("悪夢の蜃気楼")
    typhoon = duel.bob.hand("サイクロン")
    duel.alice.ends_turn()
    duel.bob.passes()  # the draw phase
    duel.bob.passes()  # the standby phase
    duel.alice.triggers(mirage)
    duel.bob.passes()  # the drawing
    assert duel.alice.hand_size == 4
    duel.bob.activates(typhoon)
    duel.all_pass()
    if duel.bob.is_asked("trigger"):
        duel.bob.passes()
    assert duel.where(mirage) == "graveyard"
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 5

    duel = scenario()
    duel.alice.face_up("悪夢の蜃気楼")
    duel.alice.hand(ELF, ELF, ELF, ELF)
    duel.alice.ends_turn()
    assert duel.alice.hand_size == 4
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 5


def test_mirage_of_nightmare_takes_cards_only_for_the_turn_before() -> None:
    duel = scenario()
    duel.alice.face_up("悪夢の蜃気楼")
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 1  # four drawn, one for the turn, four discarded
    duel.alice.hand(ELF, ELF, ELF, ELF)
    duel.alice.ends_turn()
    assert duel.alice.hand_size == 5  # enough: nothing is drawn
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 6


def test_mirage_of_nightmare_takes_the_whole_hand_if_it_holds_fewer_cards() -> None:
    duel = scenario()
    duel.alice.face_up("悪夢の蜃気楼")
    wave = duel.bob.hand("いたずら好きな双子悪魔", "いたずら好きな双子悪魔")
    duel.alice.ends_turn()
    assert duel.alice.hand_size == 4
    duel.bob.activates(wave)
    duel.alice.picks(duel.duel.hand[ALICE][0])
    duel.bob.activates("いたずら好きな双子悪魔")
    duel.is_settled()
    assert duel.alice.hand_size == 0
    duel.bob.ends_turn()
    assert duel.alice.hand_size == 0


def _emperor(duel: Scenario) -> int:
    emperor = duel.alice.hand("混沌帝龍 －終焉の使者－")
    duel.alice.graveyard("シャインエンジェル", "キラー・トマト")
    duel.alice.special_summons(emperor)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    return emperor


def test_chaos_emperor_dragon_sends_everything_and_burns_for_the_opponents_cards() -> None:
    duel = scenario()
    emperor = _emperor(duel)
    duel.alice.hand(ELF)
    duel.bob.hand(ELF, ELF)
    duel.bob.attack_position("デーモンの召喚")
    duel.bob.has_set("強制脱出装置")
    duel.alice.activates(emperor)
    duel.bob.passes()
    duel.is_settled()
    assert duel.alice.life == 7000
    assert duel.bob.life == 8000 - 4 * 300
    assert duel.where(emperor) == "graveyard"
    assert duel.alice.hand_size == duel.bob.hand_size == 0


@rule("RES-GAP-NEG-01")
@pytest.mark.parametrize("negated", [False, True])
def test_what_was_activated_and_negated_was_not_activated(negated: bool) -> None:
    """As １ターンに１枚しか発動できない is ruled: an activation that was negated was none."""
    duel = scenario()
    power = duel.alice.hand("強欲な壺")
    emperor = _emperor(duel)
    jammer = duel.bob.has_set("マジック・ジャマー")
    duel.bob.hand(ELF)
    duel.alice.activates(power)
    if negated:
        duel.bob.activates(jammer)
    duel.all_pass()
    duel.is_settled()
    assert duel.alice.can("activate", emperor) is negated


def test_chaos_emperor_dragon_works_only_in_a_turn_without_other_effects() -> None:
    duel = scenario()
    pot = duel.alice.hand("強欲な壺")
    emperor = _emperor(duel)
    assert duel.alice.can("activate", emperor)
    duel.alice.activates(pot)
    duel.is_settled()
    assert not duel.alice.can("activate", emperor)

    duel = scenario()
    duel.bob.extra(*["裁きの鷹"] * 5)
    other = duel.alice.graveyard("リ・バイブル")
    emperor = _emperor(duel)
    assert duel.alice.can("activate", other)
    duel.alice.activates(emperor)
    duel.is_settled()
    assert not duel.alice.can("activate", other)


@rule("MR3-SS-07")
def test_chaos_emperor_dragon_is_not_revived() -> None:
    duel = scenario()
    reborn = duel.alice.hand("死者蘇生")
    hole = duel.alice.hand("ブラック・ホール")
    emperor = _emperor(duel)
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(emperor) == "graveyard"
    assert not duel.alice.can("activate", reborn)


def test_punished_eagle_is_a_fusion_monster_of_level_6() -> None:
    duel = scenario()
    metamorphosis = duel.alice.hand("突然変異")
    duel.alice.attack_position("デーモンの召喚")
    eagle = duel.alice.extra("裁きの鷹")
    duel.alice.activates(metamorphosis)
    duel.alice.puts_in(DEFENSE)
    duel.is_settled()
    assert (duel.atk(eagle), duel.defense(eagle), duel.level(eagle)) == (2100, 1800, 6)

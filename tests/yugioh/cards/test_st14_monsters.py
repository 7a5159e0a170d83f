"""Rulings of the monsters of Starter Deck ST14."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

ATTACK = 1
DEFENSE = 4


@rule("MR3-TIM-01", "MR3-SS-05", "MR3-SS-03")
def test_white_tiger_summoner_brings_a_small_normal_monster_from_the_hand() -> None:
    duel = scenario()
    tiger = duel.alice.hand("白虎の召喚士")
    dragon = duel.alice.hand("サファイアドラゴン")
    duel.alice.hand("オッドアイズ・ドラゴン", "エレキテルドラゴン")
    duel.alice.summons(tiger)
    assert duel.alice.can("trigger", tiger)
    duel.alice.triggers(tiger)
    assert not duel.alice.can("pick")  # Level 7 and 6, and no Normal Monster beside the Level 4 one
    duel.alice.puts_in(DEFENSE)
    duel.is_settled()
    assert duel.where(dragon) == "monster zone"
    assert duel.position(dragon) == "defense"


def test_white_tiger_summoner_is_not_offered_without_a_normal_monster() -> None:
    duel = scenario()
    tiger = duel.alice.hand("白虎の召喚士")
    duel.alice.hand("黄龍の召喚士")
    duel.alice.summons(tiger)
    duel.is_settled()


def test_white_tiger_summoner_is_no_help_when_special_summoned() -> None:
    duel = scenario()
    tiger = duel.alice.graveyard("白虎の召喚士")
    duel.alice.hand("サファイアドラゴン")
    reborn = duel.alice.hand("死者蘇生")
    duel.alice.activates(reborn)
    duel.alice.puts_in(ATTACK)
    duel.is_settled()
    assert duel.where(tiger) == "monster zone"


@rule("MR3-EFF-02")
def test_white_tiger_summoner_strengthens_its_own_side_while_it_is_face_up() -> None:
    duel = scenario()
    tiger = duel.alice.attack_position("白虎の召喚士")
    mine = duel.alice.attack_position("サファイアドラゴン")
    theirs = duel.bob.attack_position("サファイアドラゴン")
    moon = duel.bob.has_set("月の書")
    assert (duel.atk(tiger), duel.defense(tiger)) == (1100, 1800)
    assert (duel.atk(mine), duel.defense(mine)) == (2000, 1700)
    assert duel.atk(theirs) == 1900
    duel.alice.changes_position(mine)
    duel.bob.activates(moon)
    duel.bob.picks(tiger)
    duel.is_settled()
    assert (duel.atk(mine), duel.defense(mine)) == (1900, 1600)


@rule("MR3-COST-01", "MR3-COST-02", "MR3-TGT-01")
def test_golden_dragon_summoner_releases_a_monster_and_returns_another() -> None:
    duel = scenario()
    dragon = duel.alice.attack_position("黄龍の召喚士")
    elf = duel.alice.attack_position("ホーリー・エルフ")
    theirs = duel.bob.has_set("サファイアドラゴン")
    duel.alice.activates(dragon)
    duel.alice.picks(elf)
    assert duel.where(elf) == "graveyard"
    duel.alice.picks(theirs)
    duel.is_settled()
    assert duel.where(theirs) == "hand"
    assert duel.bob.hand_size == 1


@rule("MR3-COST-01")
def test_golden_dragon_summoner_may_release_itself_but_needs_a_target_besides() -> None:
    duel = scenario()
    dragon = duel.alice.attack_position("黄龍の召喚士")
    assert not duel.alice.can("activate", dragon)
    duel = scenario()
    dragon = duel.alice.attack_position("黄龍の召喚士")
    theirs = duel.bob.attack_position("サファイアドラゴン")
    duel.alice.activates(dragon)
    duel.is_settled()
    assert duel.where(dragon) == "graveyard"
    assert duel.where(theirs) == "hand"


@rule("MR3-OPT-04")
def test_golden_dragon_summoner_is_limited_by_name() -> None:
    duel = scenario()
    first = duel.alice.attack_position("黄龍の召喚士")
    second = duel.alice.attack_position("黄龍の召喚士")
    duel.alice.attack_position("ホーリー・エルフ")
    duel.bob.attack_position("サファイアドラゴン")
    duel.bob.attack_position("千年の盾")
    duel.alice.activates(first)
    duel.alice.picks("ホーリー・エルフ", "サファイアドラゴン")
    duel.is_settled()
    assert not duel.alice.can("activate", first)
    assert not duel.alice.can("activate", second)


@rule("MR3-DSD-13", "MR3-DSD-14", "MR3-SHF-01")
def test_arnis_is_avenged_by_a_spellcaster_when_an_attack_destroys_it() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    arnis = duel.alice.attack_position("魔装戦士 アルニス")
    elf = duel.alice.deck("ホーリー・エルフ")
    duel.alice.deck("お注射天使リリー", "闇魔界の戦士 ダークソード")
    skull = duel.bob.attack_position("デーモンの召喚")
    duel.bob.attacks(skull, arnis)
    duel.alice.triggers(arnis)
    assert sorted(duel.alice.offered_cards()) == ["お注射天使リリー", "ホーリー・エルフ"]
    duel.alice.picks(elf)
    duel.is_settled()
    assert duel.position(elf) == "attack"
    assert duel.alice.life == 8000 - 800


def test_arnis_does_nothing_when_it_was_the_attacker_or_an_effect_destroyed_it() -> None:
    duel = scenario(phase=Phase.BATTLE)
    arnis = duel.alice.attack_position("魔装戦士 アルニス")
    duel.alice.deck("ホーリー・エルフ")
    skull = duel.bob.attack_position("デーモンの召喚")
    duel.alice.attacks(arnis, skull)
    duel.is_settled()
    assert duel.where(arnis) == "graveyard"

    duel = scenario(turn=BOB)
    arnis = duel.alice.attack_position("魔装戦士 アルニス")
    duel.alice.deck("ホーリー・エルフ")
    raigeki = duel.bob.hand("サンダー・ボルト")
    duel.bob.activates(raigeki)
    duel.is_settled()
    assert duel.where(arnis) == "graveyard"


def test_red_sparrow_summoner_is_avenged_by_a_warrior() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    sparrow = duel.alice.attack_position("朱雀の召喚士")
    captain = duel.alice.deck("切り込み隊長")
    duel.alice.deck("ホーリー・エルフ", "闇魔界の戦士 ダークソード")
    skull = duel.bob.attack_position("デーモンの召喚")
    duel.bob.attacks(skull, sparrow)
    duel.alice.triggers(sparrow)
    duel.is_settled()  # the only Warrior with 1500 or less ATK
    assert duel.where(captain) == "monster zone"
    assert duel.position(captain) == "attack"


def test_the_floating_of_arnis_is_optional() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    arnis = duel.alice.attack_position("魔装戦士 アルニス")
    elf = duel.alice.deck("ホーリー・エルフ")
    skull = duel.bob.attack_position("デーモンの召喚")
    duel.bob.attacks(skull, arnis)
    duel.alice.declines()
    duel.is_settled()
    assert duel.where(elf) != "monster zone"


@rule("MR3-STA-01", "MR3-TEXT-02")
def test_odd_eyes_dragon_deals_half_of_the_original_atk() -> None:
    duel = scenario(phase=Phase.BATTLE)
    odd_eyes = duel.alice.attack_position("オッドアイズ・ドラゴン")
    dragon = duel.bob.attack_position("サファイアドラゴン")
    duel.bob.face_up("幸運の鉄斧", equipped_to=dragon)
    duel.alice.attacks(odd_eyes, dragon)
    duel.is_settled()
    assert duel.bob.life == 8000 - (2500 - 2400) - 950


def test_odd_eyes_dragon_burns_for_a_monster_it_destroyed_in_defense() -> None:
    duel = scenario(phase=Phase.BATTLE)
    odd_eyes = duel.alice.attack_position("オッドアイズ・ドラゴン")
    elf = duel.bob.has_set("ホーリー・エルフ")
    duel.alice.attacks(odd_eyes, elf)
    duel.is_settled()
    assert duel.bob.life == 8000 - 400


@rule("MR3-FLIP-01", "MR3-SUM-08")
def test_green_turtle_summoner_destroys_a_monster_when_flip_summoned() -> None:
    duel = scenario()
    turtle = duel.alice.has_set("玄武の召喚士")
    dragon = duel.bob.attack_position("サファイアドラゴン")
    shield = duel.bob.has_set("千年の盾")
    duel.alice.flip_summons(turtle)
    duel.alice.picks(shield)
    duel.is_settled()
    assert duel.where(shield) == "graveyard"
    assert duel.where(dragon) == "monster zone"


@rule("MR3-DS-04", "MR3-DSD-05", "MR3-DSD-12")
def test_green_turtle_summoner_flipped_by_an_attack_destroys_after_damage_calculation() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    turtle = duel.alice.has_set("玄武の召喚士")
    dragon = duel.bob.attack_position("サファイアドラゴン")
    duel.bob.attacks(dragon, turtle)
    duel.is_settled()  # the attacker is the only target, and the effect is mandatory
    assert duel.where(turtle) == "graveyard"
    assert duel.where(dragon) == "graveyard"


@rule("MR3-TIM-02", "MR3-RIT-03")
def test_blue_dragon_summoner_fetches_a_normal_monster_even_as_material_of_a_ritual() -> None:
    duel = scenario()
    blue = duel.alice.attack_position("青竜の召喚士")
    ritual = duel.alice.hand("イリュージョンの儀式")
    duel.alice.hand("サクリファイス")
    shield = duel.alice.deck("千年の盾")
    duel.alice.deck("ハウンド・ドラゴン", "ブラッド・ヴォルス", "切り込み隊長")
    duel.alice.activates(ritual)
    duel.alice.puts_in(ATTACK)
    duel.alice.triggers(blue)
    assert sorted(duel.alice.offered_cards()) == ["ハウンド・ドラゴン", "千年の盾"]
    duel.alice.picks(shield)
    duel.is_settled()
    assert duel.where(shield) == "hand"


def test_blue_dragon_summoner_does_nothing_from_the_hand() -> None:
    duel = scenario()
    blue = duel.alice.hand("青竜の召喚士")
    vortex = duel.alice.hand("ライトニング・ボルテックス")
    duel.alice.deck("千年の盾")
    duel.bob.attack_position("サファイアドラゴン")
    duel.alice.activates(vortex)
    duel.is_settled()
    assert duel.where(blue) == "graveyard"


def test_terratiger_brings_a_normal_monster_in_defense_position() -> None:
    duel = scenario()
    tiger = duel.alice.hand("魔装戦士 テライガー")
    elf = duel.alice.hand("ホーリー・エルフ")
    duel.alice.summons(tiger)
    duel.alice.triggers(tiger)
    duel.is_settled()
    assert duel.position(elf) == "defense"


@rule("MR3-PEN-08", "MR3-PEN-10")
def test_aether_returns_a_card_when_pendulum_summoned() -> None:
    duel = scenario()
    duel.alice.pendulum_zones("星読みの魔術師", "時読みの魔術師")
    aether = duel.alice.hand("魔装聖龍 イーサルウェポン")
    trap = duel.bob.has_set("強欲な瓶")
    duel.alice.pendulum_summons()
    duel.alice.puts_in(ATTACK)
    duel.alice.triggers(aether)
    duel.alice.picks(trap)
    duel.bob.passes()
    duel.is_settled()
    assert duel.where(trap) == "hand"


def test_aether_does_nothing_when_advance_summoned() -> None:
    duel = scenario()
    aether = duel.alice.hand("魔装聖龍 イーサルウェポン")
    duel.alice.attack_position("ホーリー・エルフ")
    duel.bob.attack_position("サファイアドラゴン")
    duel.alice.summons(aether)
    duel.is_settled()


@rule("RES-END-01")
def test_kuraz_destroys_two_cards_and_each_player_may_draw_for_their_own() -> None:
    duel = scenario()
    kuraz = duel.alice.hand("光帝クライス")
    duel.alice.attack_position("ホーリー・エルフ")
    mine = duel.alice.has_set("強欲な瓶")
    theirs = duel.bob.attack_position("サファイアドラゴン")
    duel.alice.summons(kuraz)
    duel.alice.triggers(kuraz)
    duel.alice.picks(mine, theirs)
    duel.all_pass()
    assert duel.where(mine) == duel.where(theirs) == "graveyard"
    assert duel.alice.hand_size == duel.bob.hand_size == 0
    duel.alice.says_yes()
    duel.bob.says_no()
    duel.is_settled()
    assert duel.alice.hand_size == 1
    assert duel.bob.hand_size == 0


def test_kuraz_may_destroy_one_card_or_itself() -> None:
    duel = scenario()
    kuraz = duel.alice.hand("光帝クライス")
    duel.alice.attack_position("ホーリー・エルフ")
    duel.alice.summons(kuraz)
    duel.alice.triggers(kuraz)
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(kuraz) == "graveyard"
    assert duel.alice.hand_size == 1


@rule("RES-CAN-01")
def test_kuraz_cannot_attack_in_the_turn_it_came() -> None:
    duel = scenario()
    kuraz = duel.alice.hand("光帝クライス")
    duel.alice.attack_position("ホーリー・エルフ")
    other = duel.alice.attack_position("ホーリー・エルフ")
    duel.bob.attack_position("ハウンド・ドラゴン")
    duel.alice.summons(kuraz)
    duel.alice.picks("ホーリー・エルフ")
    duel.alice.declines()
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", kuraz)
    assert duel.alice.can("attack", other)


def test_kuraz_can_attack_in_later_turns() -> None:
    duel = scenario(phase=Phase.BATTLE)
    kuraz = duel.alice.attack_position("光帝クライス")
    duel.bob.attack_position("ハウンド・ドラゴン")
    assert duel.alice.can("attack", kuraz)


@rule("MR3-DSD-10")
def test_injection_fairy_lily_pays_2000_life_points_at_damage_calculation() -> None:
    duel = scenario(phase=Phase.BATTLE)
    lily = duel.alice.attack_position("お注射天使リリー")
    skull = duel.bob.attack_position("デーモンの召喚")
    assert not duel.alice.can("activate", lily)
    duel.alice.attacks(lily, skull)
    duel.alice.activates(lily)
    duel.is_settled()  # once per battle: it is not offered again
    assert duel.alice.life == 6000
    assert duel.where(skull) == "graveyard"
    assert duel.bob.life == 8000 - 900
    assert duel.atk(lily) == 400


def test_injection_fairy_lily_may_do_without_and_may_be_attacked() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    lily = duel.alice.attack_position("お注射天使リリー")
    duel.alice.has_life(2500)
    skull = duel.bob.attack_position("デーモンの召喚")
    duel.bob.attacks(skull, lily)
    duel.alice.activates(lily)
    duel.all_pass()
    duel.is_settled()
    assert duel.alice.life == 500
    assert duel.where(skull) == "graveyard"


def test_injection_fairy_lily_needs_the_life_points() -> None:
    duel = scenario(phase=Phase.BATTLE)
    lily = duel.alice.attack_position("お注射天使リリー")
    duel.alice.has_life(1999)
    dragon = duel.bob.attack_position("ハウンド・ドラゴン")
    duel.alice.attacks(lily, dragon)
    duel.is_settled()
    assert duel.where(lily) == "graveyard"


def test_des_volstgalph_burns_when_it_destroys() -> None:
    duel = scenario(phase=Phase.BATTLE)
    des = duel.alice.attack_position("デス・ヴォルストガルフ")
    dragon = duel.bob.attack_position("ハウンド・ドラゴン")
    duel.alice.attacks(des, dragon)
    duel.is_settled()
    assert duel.bob.life == 8000 - 500 - 500


@rule("MR3-EFF-02", "MR3-END-06")
def test_des_volstgalph_grows_with_each_normal_or_quick_play_spell_until_the_end_of_the_turn() -> None:
    duel = scenario()
    des = duel.alice.attack_position("デス・ヴォルストガルフ")
    pot = duel.alice.hand("強欲な壺")
    axe = duel.alice.hand("デーモンの斧")
    quick = duel.bob.has_set("突進")
    duel.alice.activates(pot)
    assert duel.atk(des) == 2200  # the spell has not been processed yet
    duel.bob.activates(quick)
    duel.is_settled()
    assert duel.atk(des) == 2200 + 700 + 200 + 200
    duel.alice.activates(axe)
    duel.is_settled()
    assert duel.atk(des) == 2200 + 700 + 400 + 1000
    duel.alice.ends_turn()
    duel.all_pass()
    assert duel.atk(des) == 2200 + 1000


def test_des_volstgalph_does_not_count_a_negated_activation_or_a_trap() -> None:
    duel = scenario()
    des = duel.alice.attack_position("デス・ヴォルストガルフ")
    pot = duel.alice.hand("強欲な壺")
    jammer = duel.bob.has_set("マジック・ジャマー")
    duel.bob.hand("ホーリー・エルフ")
    jar = duel.alice.has_set("強欲な瓶")
    duel.alice.activates(pot)
    duel.bob.activates(jammer)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(pot) == "graveyard"
    assert duel.atk(des) == 2200
    duel.alice.activates(jar)
    duel.is_settled()
    assert duel.atk(des) == 2200


def test_hydrotortoise_destroys_a_spell_or_trap() -> None:
    duel = scenario()
    tortoise = duel.alice.has_set("魔装戦士 ハイドロータス")
    mine = duel.alice.has_set("強欲な瓶")
    theirs = duel.bob.has_set("マジック・ジャマー")
    duel.alice.flip_summons(tortoise)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(theirs) == "graveyard"
    assert duel.where(mine) == "spell zone"


@rule("MR3-TEXT-02", "MR3-TGT-01")
def test_hydrotortoise_does_nothing_without_a_target() -> None:
    duel = scenario()
    tortoise = duel.alice.has_set("魔装戦士 ハイドロータス")
    duel.bob.attack_position("ハウンド・ドラゴン")
    duel.alice.flip_summons(tortoise)
    duel.is_settled()


@rule("MR3-BAT-08")
def test_ventdra_attacks_directly() -> None:
    duel = scenario(phase=Phase.BATTLE)
    ventdra = duel.alice.attack_position("魔装戦士 ヴァンドラ")
    wall = duel.bob.attack_position("千年の盾")
    duel.alice.attacks(ventdra)
    duel.is_settled()
    assert duel.bob.life == 6000
    assert duel.where(wall) == "monster zone"


def test_ventdra_recovers_a_normal_monster_when_it_leaves_the_field_for_the_graveyard() -> None:
    duel = scenario(turn=BOB)
    ventdra = duel.alice.attack_position("魔装戦士 ヴァンドラ")
    elf = duel.alice.graveyard("ホーリー・エルフ")
    duel.alice.graveyard("切り込み隊長", "ブラッド・ヴォルス")
    raigeki = duel.bob.hand("サンダー・ボルト")
    duel.bob.activates(raigeki)
    duel.alice.triggers(ventdra)
    duel.is_settled()
    assert duel.where(elf) == "hand"

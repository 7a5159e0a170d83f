"""Rulings of the spells and traps of Starter Deck ST14."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario

ATTACK = 1
DEFENSE = 4


@rule("MR3-TRP-04", "MR3-ACT-01", "MR3-CHN-07", "MR3-SPD-05")
def test_seven_tools_negates_the_activation_of_a_trap_card() -> None:
    duel = scenario()
    jar = duel.alice.has_set("強欲な瓶")
    tools = duel.bob.has_set("盗賊の七つ道具")
    duel.alice.activates(jar)
    assert duel.bob.life == 8000
    duel.bob.activates(tools)
    duel.is_settled()
    assert duel.bob.life == 7000
    assert duel.alice.hand_size == 0
    assert duel.where(jar) == duel.where(tools) == "graveyard"


def test_seven_tools_answers_no_spell_and_needs_the_life_points() -> None:
    duel = scenario()
    pot = duel.alice.hand("強欲な壺")
    duel.bob.has_set("盗賊の七つ道具")
    duel.alice.activates(pot)
    duel.is_settled()
    assert duel.alice.hand_size == 2

    duel = scenario()
    jar = duel.alice.has_set("強欲な瓶")
    duel.bob.has_set("盗賊の七つ道具")
    duel.bob.has_life(999)
    duel.alice.activates(jar)
    duel.is_settled()
    assert duel.alice.hand_size == 1


@rule("MR3-TRP-01")
def test_traps_cannot_be_activated_in_the_turn_they_were_set() -> None:
    duel = scenario()
    jar = duel.alice.has_set("強欲な瓶", this_turn=True)
    assert not duel.alice.can("activate", jar)


@rule("MR3-COST-01", "RES-CON-01", "RES-DIS-02")
def test_raigeki_break_discards_first_and_destroys_its_target() -> None:
    duel = scenario()
    trap = duel.alice.has_set("サンダー・ブレイク")
    elf = duel.alice.hand("ホーリー・エルフ")
    jar = duel.bob.has_set("強欲な瓶")
    duel.alice.activates(trap)
    assert duel.where(elf) == "graveyard"  # paid, though the target may yet leave
    duel.bob.activates(jar)
    duel.is_settled()
    assert duel.where(jar) == "graveyard"
    assert duel.bob.hand_size == 1


def test_raigeki_break_is_no_target_of_its_own_and_needs_a_card_to_discard() -> None:
    duel = scenario()
    trap = duel.alice.has_set("サンダー・ブレイク")
    duel.alice.hand("ホーリー・エルフ")
    assert not duel.alice.can("activate", trap)
    duel = scenario()
    trap = duel.alice.has_set("サンダー・ブレイク")
    duel.bob.attack_position("ホーリー・エルフ")
    assert not duel.alice.can("activate", trap)


@rule("MR3-CHN-09", "MR3-TGT-01")
def test_trap_hole_destroys_a_normal_summoned_monster() -> None:
    duel = scenario(turn=BOB)
    hole = duel.alice.has_set("落とし穴")
    dragon = duel.bob.hand("サファイアドラゴン")
    duel.bob.summons(dragon)
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(dragon) == "graveyard"


def test_trap_hole_ignores_weak_monsters_special_summons_and_the_own_side() -> None:
    duel = scenario(turn=BOB)
    hole = duel.alice.has_set("落とし穴")
    weak = duel.bob.hand("ホーリー・エルフ")
    duel.bob.summons(weak)
    duel.is_settled()
    assert duel.where(hole) == "spell zone"

    duel = scenario(turn=BOB)
    duel.alice.has_set("落とし穴")
    duel.bob.graveyard("サファイアドラゴン")
    reborn = duel.bob.hand("死者蘇生")
    duel.bob.activates(reborn)
    duel.bob.puts_in(ATTACK)
    duel.is_settled()

    duel = scenario()
    duel.alice.has_set("落とし穴")
    dragon = duel.alice.hand("サファイアドラゴン")
    duel.alice.summons(dragon)
    duel.is_settled()


def test_trap_hole_works_on_a_flip_summon() -> None:
    duel = scenario(turn=BOB)
    hole = duel.alice.has_set("落とし穴")
    dragon = duel.bob.has_set("サファイアドラゴン")
    duel.bob.flip_summons(dragon)
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(dragon) == "graveyard"


@rule("RES-CON-02")
def test_trap_hole_does_nothing_to_a_monster_that_has_become_too_weak() -> None:
    duel = scenario(turn=BOB)
    hole = duel.alice.has_set("落とし穴")
    shrink = duel.bob.hand("収縮")
    dragon = duel.bob.hand("サファイアドラゴン")
    duel.bob.summons(dragon)
    assert duel.bob.can("activate", shrink)
    duel.bob.passes()
    duel.alice.activates(hole)
    duel.bob.activates(shrink)
    duel.is_settled()
    assert duel.where(dragon) == "monster zone"
    assert duel.atk(dragon) == 950


def test_poison_of_the_old_man_heals_or_burns() -> None:
    duel = scenario()
    poison = duel.alice.hand("ご隠居の猛毒薬")
    duel.alice.activates(poison)
    duel.alice.declares(0)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (9200, 8000)

    duel = scenario()
    poison = duel.alice.hand("ご隠居の猛毒薬")
    duel.alice.activates(poison)
    duel.alice.declares(1)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (8000, 7200)


@rule("MR3-SPL-07", "MR3-SPL-08")
def test_poison_of_the_old_man_is_a_quick_play_spell() -> None:
    duel = scenario(turn=BOB)
    in_hand = duel.alice.hand("ご隠居の猛毒薬")
    on_field = duel.alice.has_set("ご隠居の猛毒薬")
    pot = duel.bob.hand("強欲な壺")
    duel.bob.activates(pot)
    assert not duel.alice.can("activate", in_hand)
    duel.alice.activates(on_field)
    duel.alice.declares(1)
    duel.is_settled()
    assert duel.bob.life == 7200


@rule("MR3-SPL-04", "MR3-ACT-05", "MR3-OPT-02", "MR3-TEXT-02")
def test_supply_squad_draws_once_a_turn_for_destroyed_monsters() -> None:
    duel = scenario()
    squad = duel.alice.hand("補給部隊")
    hole = duel.alice.hand("ブラック・ホール")
    duel.alice.attack_position("ホーリー・エルフ")
    duel.alice.attack_position("ホーリー・エルフ")
    duel.alice.activates(squad)
    duel.is_settled()
    assert duel.where(squad) == "spell zone"
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.alice.hand_size == 1


def test_supply_squad_is_limited_to_once_a_turn_and_counts_battles() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.face_up("補給部隊")
    first = duel.alice.attack_position("ハウンド・ドラゴン")
    second = duel.alice.attack_position("ハウンド・ドラゴン")
    skull = duel.bob.attack_position("デーモンの召喚")
    dragon = duel.bob.attack_position("サファイアドラゴン")
    duel.bob.hand("ホーリー・エルフ")
    duel.bob.attacks(skull, first)
    assert duel.alice.hand_size == 1
    duel.bob.attacks(dragon, second)
    assert duel.alice.hand_size == 1


def test_supply_squad_ignores_other_ways_to_the_graveyard_and_the_opponents_monsters() -> None:
    duel = scenario()
    duel.alice.face_up("補給部隊")
    kuraz = duel.alice.hand("光帝クライス")
    duel.alice.attack_position("ホーリー・エルフ")
    theirs = duel.bob.attack_position("ハウンド・ドラゴン")
    duel.alice.summons(kuraz)
    assert duel.alice.hand_size == 0
    duel.alice.triggers(kuraz)
    duel.alice.picks(theirs)
    duel.alice.finishes()
    duel.bob.says_no()
    duel.is_settled()
    assert duel.where(theirs) == "graveyard"
    assert duel.alice.hand_size == 0


@rule("RES-RND-01", "MR3-RND-03")
def test_a_hero_emerges_summons_a_monster_from_the_hand() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    hero = duel.alice.has_set("ヒーロー見参")
    dragon = duel.alice.hand("エレキテルドラゴン")
    skull = duel.bob.attack_position("デーモンの召喚")
    duel.bob.attacks(skull)
    duel.alice.activates(hero)
    duel.alice.puts_in(ATTACK)
    assert duel.where(dragon) == "monster zone"
    assert duel.bob.can("pick", dragon)  # a new monster has appeared: a replay
    duel.bob.attacks_now(dragon)
    duel.is_settled()
    assert duel.where(dragon) == duel.where(skull) == "graveyard"


def test_a_hero_emerges_sends_another_card_to_the_graveyard() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    hero = duel.alice.has_set("ヒーロー見参")
    pot = duel.alice.hand("強欲な壺")
    skull = duel.bob.attack_position("デーモンの召喚")
    duel.bob.hand("ホーリー・エルフ")
    duel.bob.attacks(skull)
    duel.alice.activates(hero)
    assert duel.where(pot) == "graveyard"
    assert duel.alice.life == 8000 - 2500


def test_a_hero_emerges_sends_a_monster_that_cannot_be_special_summoned() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    hero = duel.alice.has_set("ヒーロー見参")
    envoy = duel.alice.hand("カオス・ソルジャー －開闢の使者－")
    skull = duel.bob.attack_position("デーモンの召喚")
    duel.bob.attacks(skull)
    duel.alice.activates(hero)
    assert duel.where(envoy) == "graveyard"


def test_a_hero_emerges_needs_a_hand() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    hero = duel.alice.has_set("ヒーロー見参")
    skull = duel.bob.attack_position("デーモンの召喚")
    duel.bob.attacks(skull)
    assert duel.where(hero) == "spell zone"
    assert duel.alice.life == 8000 - 2500


@rule("MR3-TRP-03", "RES-CAN-01")
def test_shadow_spell_binds_its_target() -> None:
    duel = scenario(turn=BOB)
    shadow = duel.alice.has_set("闇の呪縛")
    skull = duel.bob.attack_position("デーモンの召喚")
    elf = duel.bob.attack_position("ホーリー・エルフ")
    duel.bob.changes_position(elf)
    duel.alice.activates(shadow)
    duel.alice.picks(skull)
    duel.is_settled()
    assert duel.atk(skull) == 1800
    assert not duel.bob.can("turn", skull)
    duel.bob.enters_battle()
    assert not duel.bob.can("attack", skull)
    assert duel.where(shadow) == "spell zone"


def test_shadow_spell_is_destroyed_when_its_target_leaves_and_binds_no_longer_when_it_leaves() -> None:
    duel = scenario(turn=BOB)
    shadow = duel.alice.has_set("闇の呪縛")
    skull = duel.bob.attack_position("デーモンの召喚")
    storm = duel.bob.hand("大嵐")
    other = duel.bob.has_set("強欲な瓶")
    duel.bob.activates(other)
    duel.alice.activates(shadow)
    duel.is_settled()
    assert duel.atk(skull) == 1800
    duel.bob.activates(storm)
    duel.is_settled()
    assert duel.where(shadow) == "graveyard"
    assert duel.atk(skull) == 2500
    assert duel.bob.can("turn", skull)

    duel = scenario(turn=BOB)
    shadow = duel.alice.has_set("闇の呪縛")
    skull = duel.bob.attack_position("デーモンの召喚")
    jar = duel.bob.has_set("強欲な瓶")
    hole = duel.bob.hand("ブラック・ホール")
    duel.bob.activates(jar)
    duel.alice.activates(shadow)
    duel.is_settled()
    duel.bob.activates(hole)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"
    assert duel.where(shadow) == "graveyard"


def test_shadow_spell_stays_without_meaning_when_its_target_is_turned_face_down() -> None:
    duel = scenario(turn=BOB)
    shadow = duel.alice.has_set("闇の呪縛")
    skull = duel.bob.attack_position("デーモンの召喚")
    jar = duel.bob.has_set("強欲な瓶")
    moon = duel.bob.hand("月の書")
    taiyou = duel.bob.hand("太陽の書")
    duel.bob.activates(jar)
    duel.alice.activates(shadow)
    duel.all_pass()
    duel.is_settled()
    duel.bob.activates(moon)
    duel.is_settled()
    assert duel.position(skull) == "face-down"
    assert duel.where(shadow) == "spell zone"
    duel.bob.activates(taiyou)
    duel.is_settled()
    assert duel.atk(skull) == 2500
    duel.bob.enters_battle()
    assert duel.bob.can("attack", skull)


@rule("MR3-SPL-05", "MR3-EQP-01", "MR3-FDN-06")
def test_lucky_iron_axe_strengthens_a_face_up_monster() -> None:
    duel = scenario()
    axe = duel.alice.hand("幸運の鉄斧")
    elf = duel.alice.attack_position("ホーリー・エルフ")
    theirs = duel.bob.attack_position("ハウンド・ドラゴン")
    hidden = duel.bob.has_set("千年の盾")
    duel.alice.activates(axe)
    assert duel.alice.can("pick", elf)
    assert duel.alice.can("pick", theirs)
    assert not duel.alice.can("pick", hidden)
    duel.alice.picks(elf)
    duel.is_settled()
    assert duel.atk(elf) == 1300


@rule("MR3-ACT-02", "MR3-TIM-02")
def test_lucky_iron_axe_draws_when_the_opponent_destroys_it() -> None:
    duel = scenario(turn=BOB)
    elf = duel.alice.attack_position("ホーリー・エルフ")
    axe = duel.alice.face_up("幸運の鉄斧", equipped_to=elf)
    storm = duel.bob.hand("大嵐")
    duel.bob.activates(storm)
    duel.is_settled()
    assert duel.where(axe) == "graveyard"
    assert duel.alice.hand_size == 1


@rule("MR3-EQP-02")
def test_lucky_iron_axe_does_not_draw_when_it_falls_with_its_monster_or_is_destroyed_face_down() -> None:
    duel = scenario(turn=BOB)
    elf = duel.alice.attack_position("ホーリー・エルフ")
    axe = duel.alice.face_up("幸運の鉄斧", equipped_to=elf)
    raigeki = duel.bob.hand("サンダー・ボルト")
    duel.bob.activates(raigeki)
    duel.is_settled()
    assert duel.where(axe) == "graveyard"
    assert duel.alice.hand_size == 0

    duel = scenario(turn=BOB)
    axe = duel.alice.has_set("幸運の鉄斧")
    storm = duel.bob.hand("大嵐")
    duel.bob.activates(storm)
    duel.is_settled()
    assert duel.where(axe) == "graveyard"
    assert duel.alice.hand_size == 0

    duel = scenario()
    elf = duel.alice.attack_position("ホーリー・エルフ")
    duel.alice.face_up("幸運の鉄斧", equipped_to=elf)
    storm = duel.alice.hand("大嵐")
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.alice.hand_size == 0  # not by the opponent


def test_axe_of_despair_gives_1000_atk_and_may_return_to_the_top_of_the_deck() -> None:
    duel = scenario(turn=BOB)
    elf = duel.alice.attack_position("ホーリー・エルフ")
    other = duel.alice.attack_position("ハウンド・ドラゴン")
    axe = duel.alice.face_up("デーモンの斧", equipped_to=elf)
    assert duel.atk(elf) == 1800
    storm = duel.bob.hand("大嵐")
    duel.bob.activates(storm)
    duel.alice.triggers(axe)
    duel.alice.picks(other)
    duel.is_settled()
    assert duel.where(other) == "graveyard"
    assert duel.where(axe) == "deck"
    assert duel.duel.deck[0][-1] == axe


@rule("MR3-TIM-01")
def test_axe_of_despair_misses_the_timing_when_its_monster_is_released_for_a_summon() -> None:
    duel = scenario()
    elf = duel.alice.attack_position("ホーリー・エルフ")
    axe = duel.alice.face_up("デーモンの斧", equipped_to=elf)
    duel.alice.attack_position("ハウンド・ドラゴン")
    skull = duel.alice.hand("デーモンの召喚")
    duel.alice.summons(skull)
    duel.alice.picks(elf)
    duel.is_settled()
    assert duel.where(axe) == "graveyard"


def test_axe_of_despair_needs_a_monster_to_release() -> None:
    duel = scenario(turn=BOB)
    elf = duel.alice.attack_position("ホーリー・エルフ")
    axe = duel.alice.face_up("デーモンの斧", equipped_to=elf)
    raigeki = duel.bob.hand("サンダー・ボルト")
    duel.bob.activates(raigeki)
    duel.is_settled()
    assert duel.where(axe) == "graveyard"


def test_sakuretsu_armor_destroys_the_attacker() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    armor = duel.alice.has_set("炸裂装甲")
    skull = duel.bob.attack_position("デーモンの召喚")
    other = duel.bob.attack_position("ホーリー・エルフ")
    duel.bob.attacks(skull)
    duel.alice.activates(armor)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"
    assert duel.where(other) == "monster zone"
    assert duel.alice.life == 8000


@rule("RES-CON-01", "MR3-SPL-13")
def test_sakuretsu_armor_fails_when_the_attacker_is_gone_and_waits_for_an_attack() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    armor = duel.alice.has_set("炸裂装甲")
    skull = duel.bob.attack_position("デーモンの召喚")
    device = duel.bob.has_set("強制脱出装置")
    duel.bob.attacks(skull)
    duel.bob.passes()
    duel.alice.activates(armor)
    duel.bob.activates(device)
    assert duel.where(skull) == "hand"
    assert duel.where(armor) == "graveyard"


def test_sakuretsu_armor_ignores_own_attacks() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.has_set("炸裂装甲")
    skull = duel.alice.attack_position("デーモンの召喚")
    duel.alice.attacks(skull)
    assert duel.bob.life == 5500


@rule("RES-END-02")
def test_dust_tornado_destroys_and_may_set_a_card() -> None:
    duel = scenario(turn=BOB)
    tornado = duel.alice.has_set("砂塵の大竜巻")
    jar = duel.alice.hand("強欲な瓶")
    duel.alice.hand("ホーリー・エルフ")
    theirs = duel.bob.has_set("マジック・ジャマー")
    pot = duel.bob.hand("強欲な壺")
    duel.bob.activates(pot)
    duel.alice.activates(tornado)
    duel.alice.picks(theirs)
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(theirs) == "graveyard"
    assert duel.where(jar) == "spell zone"
    assert duel.position(jar) == "face-down"
    assert not duel.alice.can("activate", jar)


def test_dust_tornado_sets_nothing_when_nothing_was_destroyed() -> None:
    duel = scenario(turn=BOB)
    tornado = duel.alice.has_set("砂塵の大竜巻")
    jar = duel.alice.hand("強欲な瓶")
    theirs = duel.bob.hand("突進")
    duel.bob.attack_position("ホーリー・エルフ")
    duel.bob.has_set("補給部隊")
    duel.bob.activates(theirs)
    duel.alice.activates(tornado)
    duel.alice.picks(theirs)
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(jar) == "spell zone"

    duel = scenario(turn=BOB)
    tornado = duel.alice.has_set("砂塵の大竜巻")
    jar = duel.alice.hand("強欲な瓶")
    theirs = duel.bob.has_set("突進")
    elf = duel.bob.attack_position("ホーリー・エルフ")
    pot = duel.bob.hand("強欲な壺")
    duel.bob.activates(pot)
    duel.alice.activates(tornado)
    duel.alice.picks(theirs)
    duel.bob.activates(theirs)
    duel.alice.says_yes()  # the quick-play spell is still on the field until the chain has ended
    duel.is_settled()
    assert duel.atk(elf) == 1500
    assert duel.where(jar) == "spell zone"


@rule("MR3-COST-01")
def test_lightning_vortex_destroys_face_up_monsters_only() -> None:
    duel = scenario()
    vortex = duel.alice.hand("ライトニング・ボルテックス")
    cost = duel.alice.hand("ホーリー・エルフ")
    mine = duel.alice.attack_position("ハウンド・ドラゴン")
    shown = duel.bob.defense_position("千年の盾")
    hidden = duel.bob.has_set("千年の盾")
    duel.alice.activates(vortex)
    duel.is_settled()
    assert duel.where(cost) == "graveyard"
    assert duel.where(shown) == "graveyard"
    assert duel.where(hidden) == "monster zone"
    assert duel.where(mine) == "monster zone"


def test_lightning_vortex_needs_a_face_up_monster_and_a_card() -> None:
    duel = scenario()
    vortex = duel.alice.hand("ライトニング・ボルテックス")
    duel.bob.attack_position("ハウンド・ドラゴン")
    assert not duel.alice.can("activate", vortex)
    duel = scenario()
    vortex = duel.alice.hand("ライトニング・ボルテックス", "ホーリー・エルフ")
    duel.bob.has_set("ハウンド・ドラゴン")
    assert not duel.alice.can("activate", vortex)


def test_ego_boost_raises_atk_for_the_battle_phase_when_an_attack_is_declared() -> None:
    duel = scenario(phase=Phase.BATTLE)
    boost = duel.alice.hand("虚栄巨影")
    duel.alice.attack_position("ハウンド・ドラゴン")
    elf = duel.alice.attack_position("ホーリー・エルフ")
    dragon = duel.bob.attack_position("ハウンド・ドラゴン")
    assert not duel.alice.can("activate", boost)
    duel.alice.attacks(elf, dragon)
    duel.alice.activates(boost)
    duel.alice.picks(elf)
    assert duel.where(dragon) == "graveyard"
    assert duel.bob.life == 8000 - 100
    assert duel.atk(elf) == 1800
    duel.alice.ends_battle()
    assert duel.atk(elf) == 800


def test_monster_reincarnation_discards_and_recovers() -> None:
    duel = scenario()
    spell = duel.alice.hand("死者転生")
    cost = duel.alice.hand("ホーリー・エルフ")
    assert not duel.alice.can("activate", spell)
    duel = scenario()
    spell = duel.alice.hand("死者転生")
    cost = duel.alice.hand("強欲な壺")
    skull = duel.alice.graveyard("デーモンの召喚")
    duel.alice.activates(spell)
    duel.is_settled()
    assert duel.where(cost) == "graveyard"
    assert duel.where(skull) == "hand"


@rule("MR3-TRP-04", "MR3-CHN-07", "RES-DIS-02")
def test_magic_jammer_negates_the_activation_of_a_spell() -> None:
    duel = scenario()
    pot = duel.alice.hand("強欲な壺")
    jammer = duel.bob.has_set("マジック・ジャマー")
    cost = duel.bob.hand("ホーリー・エルフ")
    duel.alice.activates(pot)
    duel.bob.activates(jammer)
    duel.is_settled()
    assert duel.where(pot) == duel.where(cost) == "graveyard"
    assert duel.alice.hand_size == 0


@rule("MR3-ACT-02")
def test_magic_jammer_does_not_answer_an_effect_of_a_face_up_spell() -> None:
    duel = scenario(turn=BOB)
    duel.alice.face_up("補給部隊")
    duel.alice.attack_position("ホーリー・エルフ")
    jammer = duel.bob.has_set("マジック・ジャマー")
    duel.bob.hand("ホーリー・エルフ")
    trap = duel.bob.has_set("激流葬")
    dragon = duel.bob.hand("ハウンド・ドラゴン")
    duel.bob.summons(dragon)
    duel.bob.activates(trap)
    duel.is_settled()
    assert duel.alice.hand_size == 1
    assert duel.where(jammer) == "spell zone"


@rule("MR3-SPL-06", "MR3-ZONE-06")
def test_sorcerous_spell_wall_helps_the_attack_in_the_own_turn_and_the_defense_in_the_other() -> None:
    duel = scenario()
    wall = duel.alice.hand("破邪の魔法壁")
    elf = duel.alice.attack_position("ホーリー・エルフ")
    theirs = duel.bob.attack_position("ホーリー・エルフ")
    duel.alice.activates(wall)
    duel.is_settled()
    assert duel.where(wall) == "field zone"
    assert (duel.atk(elf), duel.defense(elf)) == (1100, 2000)
    assert duel.atk(theirs) == 800
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.duel.turn_player == BOB
    assert (duel.atk(elf), duel.defense(elf)) == (800, 2300)


@rule("RES-DRW-04", "MR3-TRP-02")
def test_jar_of_greed_draws_one_card() -> None:
    duel = scenario()
    jar = duel.alice.has_set("強欲な瓶")
    duel.alice.activates(jar)
    duel.is_settled()
    assert duel.alice.hand_size == 1
    assert duel.where(jar) == "graveyard"

    duel = scenario()
    jar = duel.alice.has_set("強欲な瓶")
    duel.alice.empty_deck()
    assert not duel.alice.can("activate", jar)


def test_dark_factory_recovers_two_normal_monsters() -> None:
    duel = scenario()
    factory = duel.alice.hand("闇の量産工場")
    first = duel.alice.graveyard("デーモンの召喚")
    duel.alice.graveyard("黄龍の召喚士")
    assert not duel.alice.can("activate", factory)

    duel = scenario()
    factory = duel.alice.hand("闇の量産工場")
    first = duel.alice.graveyard("デーモンの召喚")
    second = duel.alice.graveyard("ホーリー・エルフ")
    third = duel.alice.graveyard("千年の盾")
    duel.alice.activates(factory)
    duel.alice.picks(first, third)
    duel.is_settled()
    assert duel.where(first) == duel.where(third) == "hand"
    assert duel.where(second) == "graveyard"


def test_soul_resurrection_revives_a_normal_monster_in_defense_position() -> None:
    duel = scenario()
    soul = duel.alice.has_set("蘇りし魂")
    skull = duel.alice.graveyard("デーモンの召喚")
    duel.alice.graveyard("黄龍の召喚士")
    duel.alice.activates(soul)
    duel.is_settled()
    assert duel.position(skull) == "defense"
    assert duel.where(soul) == "spell zone"


def test_soul_resurrection_and_its_monster_fall_together() -> None:
    duel = scenario()
    soul = duel.alice.has_set("蘇りし魂")
    skull = duel.alice.graveyard("デーモンの召喚")
    storm = duel.alice.hand("大嵐")
    duel.alice.activates(soul)
    duel.is_settled()
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"

    duel = scenario()
    soul = duel.alice.has_set("蘇りし魂")
    skull = duel.alice.graveyard("デーモンの召喚")
    hole = duel.alice.hand("ブラック・ホール")
    duel.alice.activates(soul)
    duel.is_settled()
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(soul) == "graveyard"


def test_soul_resurrection_stays_when_its_monster_leaves_undestroyed() -> None:
    duel = scenario()
    soul = duel.alice.has_set("蘇りし魂")
    skull = duel.alice.graveyard("デーモンの召喚")
    device = duel.alice.has_set("強制脱出装置")
    duel.alice.activates(soul)
    duel.alice.passes()
    duel.is_settled()
    duel.alice.activates(device)
    duel.is_settled()
    assert duel.where(skull) == "hand"
    assert duel.where(soul) == "spell zone"


@rule("RES-GAP-NEG-03")
def test_soul_resurrection_lets_its_monster_live_when_it_leaves_negated() -> None:
    duel = scenario()
    soul = duel.alice.has_set("蘇りし魂")
    skull = duel.alice.graveyard("デーモンの召喚")
    storm = duel.alice.hand("大嵐")
    duel.alice.activates(soul)
    duel.is_settled()
    jinzo = duel.alice.attack_position("人造人間－サイコ・ショッカー")
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.where(jinzo) == "monster zone"
    assert duel.where(soul) == "graveyard"
    assert duel.where(skull) == "monster zone"

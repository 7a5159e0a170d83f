"""Rulings of the spells of the years up to 2005: what destroys, turns, binds and strengthens."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.state.log import L_REVEAL


@rule("RES-DES-01", "MR3-SPL-02")
def test_heavy_storm_destroys_every_other_spell_and_trap() -> None:
    duel = scenario()
    storm = duel.alice.hand("Heavy Storm")
    mine = duel.alice.has_set("Jar of Greed")
    theirs = duel.bob.face_up("Supply Squad")
    field = duel.bob.face_up("Sorcerous Spell Wall")
    monster = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(storm)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(mine) == duel.where(theirs) == duel.where(field) == duel.where(storm) == "graveyard"
    assert duel.where(monster) == "monster zone"

    duel = scenario()
    storm = duel.alice.has_set("Heavy Storm")
    assert not duel.alice.can("activate", storm)


@rule("MR3-CTL-03", "RES-HND-01")
def test_giant_trunade_returns_every_other_spell_and_trap() -> None:
    duel = scenario()
    trunade = duel.alice.hand("Giant Trunade")
    mine = duel.alice.has_set("Magic Jammer")
    theirs = duel.bob.face_up("Supply Squad")
    duel.alice.activates(trunade)
    duel.is_settled()
    assert duel.where(mine) == duel.where(theirs) == "hand"
    assert (duel.alice.hand_size, duel.bob.hand_size) == (1, 1)
    assert duel.where(trunade) == "graveyard"


def test_raigeki_destroys_all_monsters_of_the_opponent() -> None:
    duel = scenario()
    raigeki = duel.alice.hand("Raigeki")
    mine = duel.alice.attack_position("Mystical Elf")
    shown = duel.bob.attack_position("Summoned Skull")
    hidden = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(raigeki)
    duel.is_settled()
    assert duel.where(shown) == duel.where(hidden) == "graveyard"
    assert duel.where(mine) == "monster zone"


@rule("MR3-TGT-02")
def test_smashing_ground_destroys_the_highest_def_among_face_up_monsters() -> None:
    duel = scenario()
    ground = duel.alice.hand("Smashing Ground")
    low = duel.bob.attack_position("Summoned Skull")
    high = duel.bob.attack_position("Mystical Elf")
    hidden = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(ground)
    duel.is_settled()
    assert duel.where(high) == "graveyard"
    assert duel.where(low) == duel.where(hidden) == "monster zone"


def test_smashing_ground_lets_its_user_choose_among_equals() -> None:
    duel = scenario()
    ground = duel.alice.hand("Smashing Ground")
    first = duel.bob.attack_position("Mystical Elf")
    second = duel.bob.attack_position("Mystical Elf")
    duel.bob.attack_position("Summoned Skull")
    duel.alice.activates(ground)
    assert duel.alice.can("pick", first)
    duel.alice.picks(second)
    duel.is_settled()
    assert duel.where(second) == "graveyard"

    duel = scenario()
    ground = duel.alice.hand("Smashing Ground")
    duel.bob.has_set("Millennium Shield")
    assert not duel.alice.can("activate", ground)


def test_fissure_destroys_the_lowest_atk() -> None:
    duel = scenario()
    fissure = duel.alice.hand("Fissure")
    high = duel.bob.attack_position("Summoned Skull")
    low = duel.bob.attack_position("Mystical Elf")
    duel.bob.face_up("Axe of Despair", equipped_to=low)
    middle = duel.bob.attack_position("Hunter Dragon")
    duel.alice.activates(fissure)
    duel.is_settled()
    assert duel.where(middle) == "graveyard"  # 1700 against 1800 with the axe
    assert duel.where(high) == duel.where(low) == "monster zone"


@rule("RES-DES-05", "MR3-FDN-03")
def test_nobleman_of_crossout_banishes_a_face_down_monster() -> None:
    duel = scenario()
    nobleman = duel.alice.hand("Nobleman of Crossout")
    shown = duel.bob.attack_position("Millennium Shield")
    hidden = duel.bob.has_set("Millennium Shield")
    copy = duel.bob.deck("Millennium Shield")
    duel.alice.activates(nobleman)
    duel.is_settled()
    assert duel.where(hidden) == "banished"
    assert duel.where(shown) == "monster zone"
    assert duel.where(copy) == "deck"


@rule("MR3-NAME-01")
def test_nobleman_of_crossout_banishes_all_copies_of_a_flip_monster_from_both_decks() -> None:
    duel = scenario()
    nobleman = duel.alice.hand("Nobleman of Crossout")
    hidden = duel.bob.has_set("Magician of Faith")
    theirs = duel.bob.deck("Magician of Faith")
    mine = duel.alice.deck("Magician of Faith")
    held = duel.bob.hand("Magician of Faith")
    other = duel.bob.deck("Gravekeeper's Guard")
    duel.alice.activates(nobleman)
    duel.is_settled()
    assert duel.where(hidden) == duel.where(theirs) == duel.where(mine) == "banished"
    assert duel.where(held) == "hand"
    assert duel.where(other) == "deck"
    shown = duel.log_cards(L_REVEAL)
    assert "Gravekeeper's Guard" in shown  # both decks were shown, and shuffled
    assert shown.count("Magician of Faith") == 2  # they were shown before the copies were banished
    assert other not in duel.duel.known


@rule("MR3-FLIP-01", "RES-CAN-01")
def test_swords_of_revealing_light_turn_monsters_up_and_stop_attacks() -> None:
    duel = scenario()
    swords = duel.alice.hand("Swords of Revealing Light")
    duel.alice.attack_position("Hunter Dragon")
    guard = duel.bob.has_set("Gravekeeper's Guard")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.alice.activates(swords)
    assert duel.alice.cards("hand") == ["Hunter Dragon"]  # the flip effect was activated
    duel.is_settled()
    assert duel.position(guard) == "defense"
    assert duel.where(swords) == "spell zone"
    duel.alice.ends_turn()
    duel.bob.enters_battle()
    assert not duel.bob.can("attack", skull)


@rule("MR3-TURN-03")
def test_swords_of_revealing_light_last_three_turns_of_the_opponent() -> None:
    duel = scenario()
    swords = duel.alice.hand("Swords of Revealing Light")
    duel.bob.attack_position("Summoned Skull")
    duel.alice.attack_position("Hunter Dragon")
    duel.alice.activates(swords)
    for turn in range(3):
        duel.alice.ends_turn()
        assert duel.where(swords) == "spell zone"
        assert not duel.bob.can("attack")
        duel.bob.ends_turn()
        assert duel.where(swords) == ("spell zone" if turn < 2 else "graveyard")


def test_swords_of_revealing_light_can_be_activated_against_an_empty_field_and_fall_to_a_typhoon() -> None:
    duel = scenario()
    swords = duel.alice.hand("Swords of Revealing Light")
    typhoon = duel.bob.has_set("Mystical Space Typhoon")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.alice.attack_position("Hunter Dragon")
    duel.alice.activates(swords)
    duel.bob.passes()
    duel.all_pass()
    duel.alice.ends_turn()
    duel.bob.activates(typhoon)
    duel.is_settled()
    assert duel.where(swords) == "graveyard"
    duel.alice.ends_turn()
    duel.bob.enters_battle()
    assert duel.bob.can("attack", skull)


@rule("MR3-SET-03", "MR3-TOK-05")
def test_book_of_moon_turns_a_monster_face_down() -> None:
    duel = scenario()
    moon = duel.alice.hand("Book of Moon")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.has_set("Millennium Shield")
    duel.alice.activates(moon)
    duel.is_settled()
    assert duel.position(skull) == "face-down"


def test_book_of_moon_cannot_turn_a_token() -> None:
    duel = scenario()
    moon = duel.alice.hand("Book of Moon")
    goats = duel.alice.hand("Scapegoat")
    duel.alice.activates(goats)
    duel.is_settled()
    assert not duel.alice.can("activate", moon)


@rule("RES-GAP-FDN-01", "MR3-REP-01")
def test_book_of_moon_stops_an_attacker() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    moon = duel.alice.has_set("Book of Moon")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull)
    duel.alice.activates(moon)
    assert duel.alice.life == 8000
    assert duel.position(skull) == "face-down"


@rule("MR3-DS-01", "RES-GAP-STA-05", "MR3-END-06")
def test_shrink_halves_the_original_atk_even_in_the_damage_step() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    shrink = duel.alice.has_set("Shrink")
    elf = duel.alice.attack_position("Luster Dragon")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.bob.face_up("Lucky Iron Axe", equipped_to=skull)
    duel.bob.hand("Mystical Elf")
    duel.bob.attacks(skull, elf)
    duel.alice.passes()
    duel.alice.activates(shrink)
    duel.alice.picks(skull)
    assert duel.where(skull) == "graveyard"
    assert duel.bob.life == 8000 - (1900 - 1250 - 500)


def test_shrink_ends_with_the_turn() -> None:
    duel = scenario()
    shrink = duel.alice.hand("Shrink")
    skull = duel.bob.attack_position("Summoned Skull")
    duel.alice.activates(shrink)
    duel.is_settled()
    assert duel.atk(skull) == 1250
    duel.alice.ends_turn()
    assert duel.atk(skull) == 2500


def test_rush_recklessly_adds_700_until_the_end_of_the_turn() -> None:
    duel = scenario()
    rush = duel.alice.hand("Rush Recklessly")
    elf = duel.alice.attack_position("Mystical Elf")
    duel.alice.activates(rush)
    duel.is_settled()
    assert duel.atk(elf) == 1500
    duel.alice.ends_turn()
    assert duel.atk(elf) == 800

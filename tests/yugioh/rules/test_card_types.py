"""What stands on a card: Levels, attributes, races, icons, abilities, and which of it has effects."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.engine.facts import figures, properties
from duelkit.yugioh.language import (
    FACE_UP,
    MONSTER,
    TARGET,
    Attribute,
    CardType,
    Change,
    ChangeStat,
    IsMonsterCard,
    Race,
    Stat,
    Zone,
    attribute,
    continuous,
    destroy,
    every,
    gains,
    one,
    race,
    spell,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state import codes

SIX_ATTRIBUTES = (Attribute.EARTH, Attribute.WATER, Attribute.FIRE, Attribute.WIND, Attribute.LIGHT, Attribute.DARK)
ICONS = (CardType.EQUIP, CardType.FIELD, CardType.QUICK_PLAY, CardType.RITUAL, CardType.CONTINUOUS, CardType.COUNTER)


@rule("MR3-TYPE-01", "MR3-XYZ-01")
def test_monsters_have_a_level_but_xyz_monsters_a_rank() -> None:
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    stardust = duel.alice.attack_position("Ally of Justice Catastor")
    castel = duel.alice.attack_position("Castel, the Skyblaster Musketeer")
    assert (duel.level(ox), duel.level(stardust), duel.level(castel)) == (4, 5, 0)
    ranks = [figures.rank_of(duel.duel, card) for card in (ox, stardust, castel)]
    assert ranks == [0, 0, 4]


@rule("MR3-TYPE-01")
def test_every_monster_of_the_library_but_xyz_monsters_has_a_level() -> None:
    for card in library().tested:
        if card.types & CardType.MONSTER:
            assert 1 <= card.level <= 12


@rule("MR3-TYPE-02")
@pytest.mark.parametrize("wanted", SIX_ATTRIBUTES)
def test_an_effect_may_apply_to_one_of_six_attributes(wanted: Attribute) -> None:
    booster = spell(
        90000200,
        "属性強化",
        "Attribute Boost",
        continuous(gains(Stat.ATK, 500, to=(attribute(wanted) & FACE_UP).on_field())),
        icon=CardType.CONTINUOUS,
    )
    duel = scenario()
    cards = {
        Attribute.EARTH: "Battle Ox",
        Attribute.WATER: "Mother Grizzly",
        Attribute.FIRE: "UFO Turtle",
        Attribute.WIND: "Luster Dragon",
        Attribute.LIGHT: "Mystical Elf",
        Attribute.DARK: "Kuriboh",
    }
    numbers = {value: (duel.alice if value < 8 else duel.bob).attack_position(name) for value, name in cards.items()}
    before = {value: duel.atk(card) for value, card in numbers.items()}
    boost = duel.alice.hand(booster)
    duel.alice.activates(boost)
    for value, card in numbers.items():
        assert duel.atk(card) - before[value] == (500 if value == wanted else 0)


@rule("MR3-TYPE-02", "MR3-TYPE-03")
def test_every_monster_has_one_attribute_and_one_race() -> None:
    for card in library().tested:
        if card.types & CardType.MONSTER:
            assert card.attribute in (*SIX_ATTRIBUTES, Attribute.DIVINE)
            assert bin(card.race).count("1") == 1


@rule("MR3-TYPE-03")
def test_an_effect_may_ask_for_a_race() -> None:
    duel = scenario()
    elf = duel.alice.attack_position("Mystical Elf")
    twins = duel.bob.attack_position("Gemini Elf")
    ox = duel.bob.attack_position("Battle Ox")
    hidden = duel.bob.has_set("Mystical Elf")
    hunt = duel.alice.hand("Last Day of Witch")
    duel.alice.activates(hunt)
    assert duel.where(elf) == duel.where(twins) == "graveyard"
    assert duel.where(ox) == duel.where(hidden) == "monster zone"


@rule("MR3-TYPE-03")
def test_the_races_of_the_rulebook_are_all_there() -> None:
    names = (
        "SPELLCASTER",
        "FIEND",
        "MACHINE",
        "DRAGON",
        "FAIRY",
        "AQUA",
        "ZOMBIE",
        "INSECT",
        "PYRO",
        "WARRIOR",
        "DINOSAUR",
        "ROCK",
        "BEAST",
        "SEA_SERPENT",
        "PLANT",
    )
    for name in names:
        hunter = spell(
            90000300, "種族狩り", "Race Hunt", resolution=destroy(every((MONSTER & race(Race[name])).on_field()))
        )
        duel = scenario()
        hunt = duel.alice.hand(hunter)
        duel.alice.attack_position("Performapal Silver Claw" if name != "BEAST" else "Battle Ox")
        assert not duel.alice.can("activate", hunt)
    assert len(Race) > len(names)


@rule("MR3-TYPE-11")
def test_spells_and_traps_show_one_of_six_icons_or_none() -> None:
    seen = set()
    for card in library().tested:
        if card.types & (CardType.SPELL | CardType.TRAP) and not card.types & CardType.MONSTER:
            icons = [icon for icon in ICONS if card.types & icon]
            assert len(icons) <= 1
            seen.add(icons[0] if icons else CardType(0))
    assert seen == {CardType(0), *ICONS}


@rule("MR3-TYPE-11")
def test_a_card_without_an_icon_is_a_normal_spell_or_trap() -> None:
    duel = scenario()
    fire = duel.alice.hand("Hinotama")
    jar = duel.alice.has_set("Jar of Greed")
    duel.alice.activates(fire)
    duel.alice.passes()
    duel.alice.activates(jar)
    assert duel.where(fire) == duel.where(jar) == "graveyard"


@rule("MR3-TYPE-12")
def test_a_text_gives_a_condition_and_an_effect() -> None:
    duel = scenario()
    sparks = duel.alice.hand("Dark Hole")
    assert not duel.alice.can("activate", sparks)
    duel = scenario()
    sparks = duel.alice.hand("Dark Hole")
    ox = duel.bob.attack_position("Battle Ox")
    assert duel.alice.can("activate", sparks)
    duel.alice.activates(sparks)
    assert duel.where(ox) == "graveyard"

    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position("Battle Ox")
    armor = duel.bob.has_set("Sakuretsu Armor")
    assert not duel.bob.can("activate", armor)
    duel.alice.attacks(ox)
    assert duel.bob.can("activate", armor)
    duel.bob.activates(armor)
    assert duel.where(ox) == "graveyard"


@rule("MR3-TYPE-07", "MR3-TYPE-08")
def test_a_normal_monster_has_no_effect() -> None:
    for card in library().tested:
        if card.types & CardType.NORMAL and card.types & CardType.MONSTER:
            assert not [effect for effect in card.effects if not effect.pendulum]
            assert not card.types & CardType.EFFECT
    duel = scenario()
    ox = duel.alice.attack_position("Battle Ox")
    soldier = duel.alice.attack_position("Cannon Soldier")
    assert duel.alice.can("activate", soldier)
    assert not duel.alice.can("activate", ox)
    assert duel.duel.info[ox].effects == ()


@rule("MR3-TYPE-08", "MR3-TYPE-09")
def test_cards_tell_normal_and_effect_monsters_apart() -> None:
    duel = scenario()
    veiler = duel.bob.hand("Effect Veiler")
    ox = duel.alice.attack_position("Battle Ox")
    duel.alice.attack_position("Cannon Soldier")
    summoner = duel.alice.attack_position("White Tiger Summoner")
    elf = duel.alice.hand("Mystical Elf")
    assert duel.atk(ox) == 1800
    duel.alice.summons(elf)
    assert duel.bob.can("activate", veiler)
    duel.bob.activates(veiler)
    assert not duel.bob.can("pick", ox) and not duel.bob.can("pick", elf)
    duel.bob.picks(summoner)
    duel.is_settled()
    assert duel.atk(ox) == 1700


@rule("MR3-TYPE-09")
def test_an_effect_monster_has_effects_like_a_spell() -> None:
    duel = scenario()
    soldier = duel.alice.attack_position("Cannon Soldier")
    duel.alice.attack_position("Battle Ox")
    duel.alice.activates(soldier)
    duel.alice.picks("Battle Ox")
    duel.is_settled()
    assert duel.bob.life == 7500
    assert duel.where("Battle Ox") == "graveyard"
    assert duel.where(soldier) == "monster zone"


@rule("MR3-DES-01")
@pytest.mark.parametrize("name", ["Battle Ox", "Cannon Soldier"])
def test_destroyed_monsters_go_to_their_owners_graveyard(name: str) -> None:
    duel = scenario()
    duel.alice.hand("Dark Hole")
    card = duel.bob.attack_position(name)
    duel.alice.activates("Dark Hole")
    assert duel.duel.graveyard[1] == [card]

    duel = scenario(phase=Phase.BATTLE)
    dragon = duel.alice.attack_position("Luster Dragon")
    card = duel.bob.attack_position(name)
    duel.alice.attacks(dragon, card)
    duel.is_settled()
    assert duel.duel.graveyard[1] == [card]
    assert duel.duel.graveyard[0] == []


# abilities


@rule("MR3-TYPE-04", "MR3-GAP-ABIL-01")
def test_flip() -> None:
    duel = scenario()
    faith = duel.alice.has_set("Magician of Faith")
    pot = duel.alice.graveyard("Pot of Greed")
    duel.alice.flip_summons(faith)
    duel.is_settled()
    assert duel.where(pot) == "hand"

    duel = scenario()
    faith = duel.alice.hand("Magician of Faith")
    pot = duel.alice.graveyard("Pot of Greed")
    duel.alice.summons(faith)
    duel.is_settled()
    assert duel.where(pot) == "graveyard"


@rule("MR3-TYPE-04", "MR3-GAP-ABIL-01")
def test_gemini() -> None:
    duel = scenario()
    plant = duel.alice.attack_position("Gigaplant")
    moth = duel.alice.hand("Petit Moth")
    assert properties.types_of(duel.duel, plant) & codes.NORMAL
    assert not properties.types_of(duel.duel, plant) & codes.EFFECT
    assert not duel.alice.can("activate", plant)
    assert duel.alice.can("summon", plant)
    duel.alice.summons(plant)
    duel.is_settled()
    assert properties.types_of(duel.duel, plant) & codes.EFFECT
    assert not properties.types_of(duel.duel, plant) & codes.NORMAL
    assert duel.alice.can("activate", plant)
    assert not duel.alice.can("summon", moth)
    assert not duel.alice.can("summon", plant)
    duel.alice.activates(plant)
    duel.alice.puts_in(1)
    assert duel.where(moth) == "monster zone"


@rule("MR3-GAP-ABIL-01")
def test_a_gemini_monster_is_not_summoned_again_when_the_normal_summon_is_used_up() -> None:
    duel = scenario()
    plant = duel.alice.attack_position("Gigaplant")
    ox = duel.alice.hand("Battle Ox")
    duel.alice.summons(ox)
    assert not duel.alice.can("summon", plant)


@rule("MR3-TYPE-04", "MR3-GAP-ABIL-01")
def test_spirit() -> None:
    duel = scenario()
    moon = duel.alice.hand("Tsukuyomi")
    grave = duel.alice.graveyard("Tsukuyomi")
    reborn = duel.alice.hand("Monster Reborn")
    old = duel.alice.attack_position("Tsukuyomi")
    duel.alice.summons(moon)
    duel.alice.picks(moon)
    duel.is_settled()
    assert duel.where(grave) == "graveyard"
    assert not duel.alice.can("activate", reborn)
    duel.alice.ends_turn()
    assert duel.where(old) == "monster zone"

    duel = scenario()
    other = duel.alice.attack_position("Battle Ox")
    moon = duel.alice.hand("Tsukuyomi")
    duel.alice.summons(moon)
    duel.alice.picks(other)
    assert duel.position(other) == "face-down"
    duel.alice.ends_turn()
    assert duel.where(moon) == "hand"


@rule("MR3-TYPE-04", "MR3-GAP-ABIL-01")
def test_union() -> None:
    duel = scenario(phase=Phase.MAIN_1)
    cannon = duel.alice.attack_position("X-Head Cannon")
    head = duel.alice.attack_position("Y-Dragon Head")
    duel.alice.activates(head)
    duel.is_settled()
    assert duel.where(head) == "spell zone"
    assert (duel.atk(cannon), duel.defense(cannon)) == (2200, 1900)
    assert not duel.alice.can("activate", head)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("activate", head)
    duel.alice.activates(head)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(head) == "monster zone"
    assert duel.atk(cannon) == 1800


@rule("MR3-TYPE-04", "MR3-GAP-ABIL-01")
def test_tuner() -> None:
    for name, tuner in (("Unknown Synchron", True), ("Petit Moth", False)):
        duel = scenario()
        catastor = duel.alice.extra("Ally of Justice Catastor")
        duel.alice.attack_position(name)
        duel.alice.attack_position("Battle Ox")
        assert duel.alice.can("procedure", catastor) is tuner


@rule("MR3-GAP-ABIL-01")
def test_toon() -> None:
    duel = scenario()
    mermaid = duel.alice.hand("Toon Mermaid")
    world = duel.alice.hand("Toon World")
    duel.bob.defense_position("Giant Soldier of Stone")
    assert not duel.alice.can("procedure", mermaid) and not duel.alice.can("summon", mermaid)
    duel.alice.activates(world)
    assert duel.alice.life == 7000
    assert duel.alice.can("procedure", mermaid)
    duel.alice.special_summons(mermaid)
    duel.alice.puts_in(1)
    duel.alice.enters_battle()
    assert not duel.alice.can("attack", mermaid)
    if duel.duel.turn_player == 0:
        duel.alice.ends_turn()
    duel.bob.ends_turn()
    duel.alice.enters_battle()
    duel.alice.attacks(mermaid)
    duel.is_settled()
    assert duel.alice.life == 6500
    assert duel.bob.life == 8000 - 1400


X_HEAD, Y_HEAD = "X-Head Cannon", "Y-Dragon Head"


@rule("MR3-EQP-01")
def test_a_monster_that_lies_as_an_equip_card_is_a_monster_card_but_no_monster() -> None:
    duel = scenario()
    union = duel.alice.face_up(Y_HEAD, equipped_to=duel.alice.attack_position(X_HEAD))
    trap = duel.alice.face_up("Sinful Spoils Sanctification")
    duel.alice.activates(trap)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(union) == "monster zone" and not duel.alice.can("activate", trap)


@rule("MR3-EQP-01")
def test_monster_cards_are_asked_for_what_is_printed_on_them() -> None:
    machine = IsMonsterCard(Attribute.LIGHT, Race.MACHINE)
    for wanted, found in (
        (IsMonsterCard(), True),
        (machine, True),
        (IsMonsterCard(Attribute.DARK), False),
        (IsMonsterCard(race=Race.DRAGON), False),
        (MONSTER, False),
    ):
        duel = scenario()
        union = duel.alice.face_up(Y_HEAD, equipped_to=duel.alice.attack_position(X_HEAD))
        breaker = spell(
            90000201,
            "砕き",
            "Breaker",
            targets=one((wanted & FACE_UP).in_zones(Zone.SPELL_TRAP_ZONE)),
            resolution=destroy(TARGET),
        )
        card = duel.alice.hand(breaker)
        assert duel.alice.can("activate", card) is found, wanted
        if found:
            duel.alice.activates(card)
            duel.is_settled()
            assert duel.where(union) == "graveyard"


@rule("MR3-EQP-01")
def test_what_changes_monsters_changes_no_monster_card_that_is_none() -> None:
    change = spell(
        90000203,
        "改造",
        "Change",
        continuous(ChangeStat(Change.BECOME, Stat.RACE, int(Race.DRAGON), MONSTER.on_field())),
        icon=CardType.CONTINUOUS,
    )
    sweep = spell(90000204, "機械一掃", "Scrap", resolution=destroy(every(IsMonsterCard(race=Race.MACHINE).on_field())))
    duel = scenario()
    host = duel.alice.attack_position(X_HEAD)
    union = duel.alice.face_up(Y_HEAD, equipped_to=host)
    duel.alice.activates(duel.alice.hand(change))
    duel.alice.activates(duel.alice.hand(sweep))
    duel.is_settled()
    assert (duel.where(host), duel.where(union)) == ("monster zone", "graveyard")


@rule("MR3-TYPE-01")
def test_tokens_and_trap_monsters_are_no_monster_cards() -> None:
    sweep = spell(90000202, "一掃", "Sweep", resolution=destroy(every(IsMonsterCard().on_field())))
    for name, left in (("Metal Reflect Slime", 1), ("Scapegoat", 4)):
        duel = scenario()
        ox = duel.alice.attack_position("Battle Ox")
        duel.alice.activates(duel.alice.has_set(name))
        duel.all_pass()
        assert len(duel.alice.cards("monster zone")) == left + 1
        duel.alice.activates(duel.alice.hand(sweep))
        duel.is_settled()
        assert duel.where(ox) == "graveyard" and len(duel.alice.cards("monster zone")) == left

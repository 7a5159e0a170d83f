"""What has left the field is judged as it was there: Gemini Monsters, face-down cards, what is banished face-down."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    MONSTER,
    TARGET,
    Attribute,
    EventKind,
    Phase,
    Race,
    Side,
    When,
    Zone,
    attribute,
    banish,
    destroy,
    destroyed,
    draw,
    monster,
    one,
    race,
    spell,
    trigger,
)
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state.parts import GEMINI_ON

EDITIONS = pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
OX = "Battle Ox"
SNIPE = spell(900002701, "狙い撃つ", "Snipe", targets=one(MONSTER.on_field()), resolution=destroy(TARGET))


@EDITIONS
@pytest.mark.parametrize("name", ["Blazewing Butterfly", "Gemini Soldier", "Il Blud"])
@pytest.mark.parametrize("again", [False, True])
@rule("RES-GAP-GEM-01", "MR3-DSD-09")
def test_a_gemini_monster_that_fell_is_what_it_was_on_the_field(edition: str, name: str, again: bool) -> None:
    """Ruling 16640, 救護部隊: summoned again it was no Normal Monster."""
    duel = scenario(edition, phase=Phase.BATTLE)
    squad = duel.alice.graveyard("First-Aid Squad")
    gemini = duel.alice.attack_position(name)
    dragon = duel.bob.attack_position("Blue-Eyes White Dragon")
    if again:
        duel.duel.play[gemini].flags |= GEMINI_ON
    duel.alice.attacks(gemini, dragon)
    if again and name == "Gemini Soldier":
        return  # it is spared
    assert duel.where(gemini) == "graveyard"
    assert duel.alice.can("trigger", squad) is not again


@EDITIONS
@pytest.mark.parametrize("down", [False, True])
@rule("MR3-FDN-03", "MR3-TRG-01")
def test_a_face_down_monster_that_falls_is_none_of_a_kind(edition: str, down: bool) -> None:
    """Ruling 20986, オッドアイズ・ランサー・ドラゴン, and 15577, ＲＲ－リターン."""
    for waiting, fallen, place in (
        ("Odd-Eyes Lancer Dragon", "Odd-Eyes Pendulum Dragon", "hand"),
        ("Raidraptor - Return", "Raidraptor - Vanishing Lanius", "graveyard"),
    ):
        duel = scenario(edition, turn=BOB)
        card = duel.alice.hand(waiting) if place == "hand" else duel.alice.graveyard(waiting)
        duel.alice.attack_position(OX)
        duel.alice.deck("Raidraptor - Vanishing Lanius")
        victim = duel.alice.has_set(fallen) if down else duel.alice.attack_position(fallen)
        duel.bob.activates(duel.bob.hand(SNIPE))
        duel.bob.picks(victim)
        duel.all_pass()
        assert duel.alice.can("trigger", card) is not down, waiting


@EDITIONS
@pytest.mark.parametrize("down", [False, True])
@rule("MR3-FDN-03")
def test_nor_where_it_went_to_the_graveyard_too(edition: str, down: bool) -> None:
    """Ruling 15546, アロマガーデン."""
    duel = scenario(edition, turn=BOB)
    duel.alice.face_up("Aroma Garden")
    victim = duel.alice.has_set("Aromage Cananga") if down else duel.alice.attack_position("Aromage Cananga")
    duel.bob.activates(duel.bob.hand(SNIPE))
    duel.all_pass()
    assert duel.where(victim) == "graveyard" and duel.alice.life == (8000 if down else 9000)


@EDITIONS
@pytest.mark.parametrize("down", [False, True])
@rule("RES-TMP-01", "MR3-FDN-03")
def test_what_is_banished_face_down_for_a_time_triggers_nothing(edition: str, down: bool) -> None:
    """Ruling 17497: a face-down 刀神－不知火 that ジャンク・アーチャー banishes."""
    duel = scenario(edition, turn=BOB)
    saga = duel.alice.has_set("Shiranui Samuraisaga") if down else duel.alice.attack_position("Shiranui Samuraisaga")
    archer = duel.bob.attack_position("Junk Archer")
    duel.bob.activates(archer)
    duel.all_pass()
    assert duel.where(saga) == "banished"
    assert duel.alice.is_asked("trigger") is not down


@EDITIONS
@rule("RES-TMP-01")
def test_what_is_banished_face_up_from_face_down_does_trigger(edition: str) -> None:
    """Ruling 17498: 邪帝ガイウス banishes it face-up."""
    raid = spell(900002702, "除外する", "Banishing", targets=one(MONSTER.on_field()), resolution=banish(TARGET))
    duel = scenario(edition, turn=BOB)
    saga = duel.alice.has_set("Shiranui Samuraisaga")
    duel.bob.attack_position(OX)
    duel.bob.activates(duel.bob.hand(raid))
    duel.bob.picks(saga)
    duel.all_pass()
    assert duel.where(saga) == "banished" and duel.alice.is_asked("trigger")


@EDITIONS
@pytest.mark.parametrize("scale", [False, True])
@rule("MR3-PEN-02", "RES-GAP-TRM-01")
def test_a_monster_card_that_falls_in_a_pendulum_zone_was_no_monster(edition: str, scale: bool) -> None:
    """Ruling 22122: オッドアイズ・ランサー・ドラゴン waits for Pendulum Monsters."""
    raid = spell(
        900002704, "一枚を壊す", "Break One", targets=one(CARD.on_field(Side.OPPONENT)), resolution=destroy(TARGET)
    )
    duel = scenario(edition, turn=BOB)
    lancer = duel.alice.hand("Odd-Eyes Lancer Dragon")
    duel.alice.attack_position(OX)
    if scale:
        victim = duel.alice.pendulum_zones("Odd-Eyes Pendulum Dragon")[0]
    else:
        victim = duel.alice.attack_position("Odd-Eyes Pendulum Dragon")
    duel.bob.activates(duel.bob.hand(raid))
    duel.bob.picks(victim)
    duel.all_pass()
    assert duel.where(victim) == "extra deck" and duel.alice.can("trigger", lancer) is not scale


@EDITIONS
@rule("MR3-PEN-02")
def test_nor_was_one_of_a_series(edition: str) -> None:
    """Ｅｍヒグルミ in a Pendulum Zone waits for 「Ｅｍ」 monsters; the other scale is none."""
    raid = spell(
        900002705, "一枚壊す", "Break It", targets=one(CARD.on_field(Side.OPPONENT)), resolution=destroy(TARGET)
    )
    for scale in (True, False):
        duel = scenario(edition, turn=BOB)
        left, right = duel.alice.pendulum_zones("Performage Plushfire", "Performage Plushfire")
        victim = right if scale else duel.alice.attack_position("Performage Trick Clown")
        duel.bob.activates(duel.bob.hand(raid))
        duel.bob.picks(victim)
        duel.all_pass()
        assert duel.alice.can("trigger", left) is not scale


TRAP_MONSTERS = ["Embodiment of Apophis", "Stronghold the Moving Fortress", "Altergeist Emulatelf"]
"""Traps still while they are monsters: of the earth or the light, a Reptile, a Machine and a Spellcaster."""


def trap_monster(name: str, *face_up: str) -> tuple[Scenario, int]:
    """It is Alice's turn; Bob has such a monster in Attack Position."""
    duel = scenario(turn=BOB)
    for each in face_up:
        duel.bob.face_up(each)
    trap = duel.bob.has_set(name)
    duel.alice.hand(SNIPE)
    duel.alice.attack_position("Blue-Eyes White Dragon")
    duel.bob.activates(trap)
    duel.all_pass()
    if duel.bob.is_asked("position"):
        duel.bob.puts_in(4 if name == TRAP_MONSTERS[1] else 1)
    duel.bob.ends_turn()
    duel.all_pass()
    return duel, trap


@rule("RES-GAP-TRM-01")
@pytest.mark.parametrize("name", TRAP_MONSTERS)
@pytest.mark.parametrize("how", ["battle", "effect"])
def test_a_trap_monster_is_a_continuous_trap_too(name: str, how: str) -> None:
    """Ruling 8583, on 宮廷のしきたり."""
    for custom in (False, True):
        duel, trap = trap_monster(name, *["Imperial Custom"] * custom)
        if how == "battle":
            duel.alice.enters_battle()
            duel.alice.attacks("Blue-Eyes White Dragon", trap)
        else:
            duel.alice.activates(SNIPE)
            duel.alice.picks(trap)
        duel.all_pass()
        assert duel.where(trap) == ("monster zone" if custom else "graveyard")


WATCHING = monster(
    900002702,
    "見届ける者",
    "Witness",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(destroyed(race(Race.REPTILE)), draw(1), zones=Zone.MONSTER_ZONE),
    trigger(destroyed(attribute(Attribute.EARTH)), draw(1), zones=Zone.MONSTER_ZONE),
    trigger(When(EventKind.LEFT_FIELD, attribute(Attribute.LIGHT)), draw(1), zones=Zone.MONSTER_ZONE),
    trigger(destroyed(MONSTER), draw(1), zones=Zone.MONSTER_ZONE),
    trigger(When(EventKind.SENT_TO_GRAVEYARD, MONSTER), draw(1), zones=Zone.MONSTER_ZONE),
)


@rule("RES-GAP-TRM-01")
@pytest.mark.parametrize(("name", "which"), list(zip(TRAP_MONSTERS, [(0, 1, 3), (1, 3), (2, 3)], strict=True)))
def test_a_trap_monster_that_fell_is_what_it_was_on_the_field(name: str, which: tuple[int, ...]) -> None:
    """Rulings 14135, on 憑依解放, and 23788, on 毒蛇の怨念: but what was sent to the Graveyard is a trap there."""
    duel, trap = trap_monster(name)
    watching = duel.alice.attack_position(WATCHING)
    duel.alice.activates(SNIPE)
    duel.alice.picks(trap)
    assert duel.where(trap) == "graveyard"
    assert tuple(number for number in range(5) if duel.alice.can("trigger", watching, number)) == which


@pytest.mark.parametrize("leaves", ["Compulsory Evacuation Device", "Raigeki Break", "Phoenix Wing Wind Blast"])
@pytest.mark.parametrize("tuned", [False, True])
def test_a_token_that_was_treated_as_a_tuner_left_as_one(leaves: str, tuned: bool) -> None:
    """Ruling 9464, on ブラックポータン."""
    duel = scenario()
    duel.alice.attack_position("Black Potan")
    duel.alice.hand("Scapegoat", "Natural Tune")
    duel.bob.has_set(leaves)
    duel.bob.hand(OX)
    duel.alice.activates("Scapegoat")
    duel.all_pass()
    while duel.alice.is_asked("position"):
        duel.alice.puts_in(4)
    sheep = duel.find("羊トークン")
    if tuned:
        duel.alice.activates("Natural Tune")
        duel.alice.picks(sheep)
        duel.all_pass()
    life = duel.alice.life
    duel.alice.enters_battle()
    duel.bob.activates(leaves)
    duel.bob.picks(*[] if leaves == "Compulsory Evacuation Device" else [OX], sheep)
    duel.all_pass()
    duel.is_settled()
    assert duel.alice.life - life == (800 if tuned else 0)


@rule("RES-GAP-EQP-01")
@pytest.mark.parametrize("waiting", ["Scramble Egg", "Soul Rope", "Interplanetarypurplythorny Dragon"])
@pytest.mark.parametrize("equipped", [False, True])
def test_a_monster_card_that_was_an_equip_card_is_no_monster_that_fell(waiting: str, equipped: bool) -> None:
    """Ruling 14797, on スクランブル・エッグ."""
    duel = scenario()
    duel.alice.deck("Sonic Chick", "Mystical Elf", "Mystical Elf")
    egg = duel.alice.hand(waiting) if waiting == "Interplanetarypurplythorny Dragon" else duel.alice.has_set(waiting)
    dragon = duel.alice.attack_position("Cyber Dragon")
    mech = "Heavy Mech Support Platform"
    victim = duel.alice.face_up(mech, equipped_to=dragon) if equipped else duel.alice.attack_position(mech)
    shot = spell(900002703, "撃ち抜く", "Shoot", targets=one(CARD.on_field()), resolution=destroy(TARGET))
    duel.alice.activates(duel.alice.hand(shot))
    duel.alice.picks(victim)
    assert duel.where(victim) == "graveyard"
    assert (
        duel.alice.can("trigger" if waiting == "Interplanetarypurplythorny Dragon" else "activate", egg) is not equipped
    )

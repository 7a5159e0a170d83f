"""Rows of the table of differences about cards and battles: equips, Sets, figures, counters, targets, once per turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.editions import EDITIONS, edition
from duelkit.yugioh.language import (
    CARD,
    FACE_DOWN,
    FACE_UP,
    MONSTER,
    TARGET,
    THIS,
    Action,
    Attribute,
    Card,
    CardType,
    CounterCount,
    Effect,
    EventKind,
    Exists,
    Figure,
    GainLife,
    Limit,
    LimitScope,
    Phase,
    PlaceCounters,
    Position,
    Race,
    Side,
    Stat,
    Step,
    When,
    Whenever,
    Zone,
    banish,
    battle_damage_to,
    cannot,
    change_position,
    continuous,
    count,
    damage,
    destroy,
    destroyed,
    every,
    flip,
    gains,
    ignition,
    monster,
    one,
    spell,
    times,
    to_hand,
    trap,
)
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state import codes

ALL = tuple(EDITIONS)
OX = "Battle Ox"
ELF = "Mystical Elf"
SWORD = "Legendary Sword"
WARRIOR = "D.D. Warrior"
CHAMPION = "Gaia the Dragon Champion"

ANY_MONSTER = one(MONSTER.on_field())
BREAKER = spell(900003301, "怪物の破壊", "Break a Monster", targets=ANY_MONSTER, resolution=destroy(TARGET))
BOUNCER = spell(900003302, "怪物の帰還", "Return a Monster", targets=ANY_MONSTER, resolution=to_hand(TARGET))
BANISHER = spell(900003303, "怪物の除外", "Banish a Monster", targets=ANY_MONSTER, resolution=banish(TARGET))
MOON = spell(
    900003304,
    "怪物を伏せる",
    "Turn a Monster Down",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=change_position(TARGET, Position.FACE_DOWN_DEFENSE),
)
MOURNER = monster(
    900003305,
    "装備を悼む者",
    "Mourner of Equips",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    continuous(Whenever(destroyed(~MONSTER), damage(100))),
)
SET_WATCHER = monster(
    900003306,
    "伏せを見る者",
    "Watcher of Sets",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    continuous(Whenever(When(EventKind.SET, MONSTER), damage(100))),
)
HUNT_SET = spell(
    900003307,
    "伏せ狩り",
    "Hunt Set Monsters",
    targets=one((MONSTER & FACE_DOWN).on_field()),
    resolution=destroy(TARGET),
)
UNKNOWN = monster(900003308, "不明の力", "Power Unknown", Attribute.EARTH, Race.WARRIOR, 4, -2, -2)
SALT = "塩カウンター"
MAGIC = "魔力カウンター"


def seeker(zone: Zone) -> Card:
    """A spell that can be activated if a monster with an original ATK of 0 is in a place."""
    return spell(
        900003310 + int(zone),
        f"零を探す{int(zone)}",
        f"Seek Zero {int(zone)}",
        resolution=GainLife(1),
        condition=Exists((MONSTER & Figure(Stat.ORIGINAL_ATK, 0, 0)).in_zones(zone, Side.YOU)),
    )


SALTER = spell(
    900003320,
    "塩を置く",
    "Place Salt",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=PlaceCounters(SALT, 1, TARGET),
)
MAGE = monster(
    900003321,
    "魔力の使い手",
    "User of Magic",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1000,
    1000,
    continuous(gains(Stat.ATK, times(CounterCount(MAGIC, THIS), 100), to=THIS)),
)
CHARGER = spell(
    900003322,
    "魔力を置く",
    "Place Magic",
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=PlaceCounters(MAGIC, 1, TARGET),
)
STONE = monster(900003323, "零の石", "Stone of Zero", Attribute.EARTH, Race.ROCK, 4, 0, 0)
STEP_TRAP = trap(
    900003324,
    "ダメージステップの罠",
    "Trap of the Damage Step",
    resolution=GainLife(1),
    steps=Step.DAMAGE_START | Step.BEFORE_CALCULATION,
)
FLIPPER = monster(
    900003325,
    "反転する者",
    "Flipping One",
    Attribute.EARTH,
    Race.INSECT,
    4,
    500,
    2500,
    flip(damage(300)),
    types=CardType.FLIP,
)
SLIPPERY = monster(
    900003326,
    "対象にならない者",
    "Untargetable One",
    Attribute.WATER,
    Race.FISH,
    4,
    1000,
    1000,
    continuous(cannot(Action.BE_TARGETED, THIS)),
)
UNSPECIFIED = spell(
    900003327, "どれかを破壊", "Break Whatever", resolution=destroy(one(MONSTER.on_field(Side.OPPONENT)))
)
AIMED = spell(
    900003328, "狙って破壊", "Break by Aim", targets=one(MONSTER.on_field(Side.OPPONENT)), resolution=destroy(TARGET)
)
SUFFERER = monster(
    900003329,
    "痛みを数える者",
    "Counter of Pain",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    500,
    500,
    continuous(Whenever(battle_damage_to(Side.YOU), GainLife(10))),
)
BURN = spell(900003330, "火傷", "Burn", resolution=damage(200))
CENSUS = spell(
    900003331, "場の数え上げ", "Census of the Field", resolution=damage(times(count(CARD.on_field(Side.EITHER)), 10))
)
MEADOW = spell(900003309, "何もない草原", "Meadow of Nothing", icon=CardType.FIELD)
SWEEP = spell(900003332, "場の一掃", "Sweep of the Field", resolution=destroy(every(CARD.on_field(Side.EITHER))))
SOFT = monster(
    900003333,
    "個別の砲",
    "Gun of Its Own",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(10), limit=Limit(LimitScope.THIS_CARD)),
)
NAMED = monster(
    900003334,
    "名の効果の砲",
    "Gun by Effect",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(10), limit=Limit(LimitScope.THIS_EFFECT)),
    ignition(damage(20), limit=Limit(LimitScope.THIS_EFFECT)),
)
SHARED = monster(
    900003335,
    "名の砲",
    "Gun by Name",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(10), limit=Limit(LimitScope.EFFECTS_OF_NAME)),
    ignition(damage(20), limit=Limit(LimitScope.EFFECTS_OF_NAME)),
)


# equips and Sets


@pytest.mark.row("equip_lost_on")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("card", [BREAKER, BOUNCER, BANISHER, MOON], ids=["destroyed", "hand", "banished", "down"])
@rule("EX04-EQP-05", "MR3-EQP-02", "MR20-EQP-02", "MR3-GAP-EQP-01")
def test_an_equip_card_whose_monster_is_gone_or_face_down_is_destroyed(name: str, card: Card) -> None:
    duel = scenario(name)
    warrior = duel.bob.attack_position(WARRIOR)
    sword = duel.bob.face_up(SWORD, equipped_to=warrior)
    duel.alice.attack_position(MOURNER)
    duel.alice.hand(card)
    life = duel.bob.life
    duel.alice.activates(card)
    duel.alice.picks(warrior)
    duel.is_settled()
    assert (duel.where(warrior) == "monster zone") is (card is MOON)
    assert duel.where(sword) == "graveyard"
    assert duel.bob.life == life - 100, "destroyed, in every edition"


@pytest.mark.row("set_includes_turned_face_down")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-SET-02", "MR3-SET-03", "MR20-SET-03")
def test_a_monster_that_an_effect_turns_face_down(name: str) -> None:
    duel = scenario(name)
    duel.alice.attack_position(SET_WATCHER)
    ox = duel.bob.attack_position(OX)
    duel.alice.hand(MOON, HUNT_SET, ELF)
    life = duel.bob.life
    duel.alice.sets_monster(ELF)
    assert duel.bob.life == life - 100, "a Set"
    duel.alice.activates(MOON)
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.position(ox) == "face-down"
    assert duel.bob.life == life - (200 if name == "ex04" else 100), "counted as a Set or not"
    duel.alice.activates(HUNT_SET)
    assert duel.alice.can("pick", ox), "a Set monster it is in any case"


# figures and counters


@pytest.mark.row("question_mark_atk")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-STA-03", "MR3-STA-02", "MR20-STA-02")
def test_a_printed_question_mark(name: str) -> None:
    for zone in (Zone.MONSTER_ZONE, Zone.BANISHED, Zone.DECK, Zone.HAND, Zone.GRAVEYARD):
        for card in (STONE, UNKNOWN):
            duel = scenario(name, filler=0)
            build: dict[Zone, Callable[[Card], int]] = {
                Zone.MONSTER_ZONE: duel.alice.attack_position,
                Zone.GRAVEYARD: duel.alice.graveyard,
                Zone.HAND: duel.alice.hand,
                Zone.DECK: duel.alice.deck,
                Zone.BANISHED: duel.alice.banished,
            }
            number = build[zone](card)
            spell_card = seeker(zone)
            duel.alice.hand(spell_card)
            no_number = name == "ex04" and card is UNKNOWN and zone in (Zone.DECK, Zone.HAND, Zone.GRAVEYARD)
            assert duel.alice.can("activate", spell_card) is not no_number, zone
            if zone == Zone.MONSTER_ZONE:
                assert duel.atk(number) == duel.defense(number) == 0


@pytest.mark.row("counters")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-CTR-01", "MR3-CTR-02", "MR20-CTR-01")
def test_what_counters_can_be_placed_on(name: str) -> None:
    any_card = name != "ex04"
    duel = scenario(name)
    ox = duel.alice.attack_position(OX)
    mage = duel.alice.attack_position(MAGE)
    duel.alice.hand(SALTER, CHARGER)
    assert duel.alice.can("activate", SALTER) is any_card, "no card here uses such a counter"
    duel.alice.activates(CHARGER)
    if any_card:
        assert duel.alice.can("pick", ox) and duel.alice.can("pick", mage)
        duel.alice.picks(mage)
    duel.is_settled()
    assert duel.counters(mage, MAGIC) == 1 and duel.atk(mage) == 1100
    if any_card:
        duel.alice.activates(SALTER)
        duel.alice.picks(ox)
        duel.is_settled()
        assert duel.counters(ox, SALT) == 1 and duel.atk(ox) == 1700


# battles


@pytest.mark.row("zero_atk_battle")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-BAT-02", "MR3-BAT-09", "MR20-BAT-09")
def test_a_battle_of_two_attack_position_monsters_with_equal_atk(name: str) -> None:
    for card, falls in ((STONE, False), (OX, True)):
        duel = scenario(name, phase=Phase.BATTLE)
        mine = duel.alice.attack_position(card)
        theirs = duel.bob.attack_position(card)
        life = duel.bob.life
        duel.alice.attacks(mine, theirs)
        duel.all_pass()
        assert duel.where(mine) == duel.where(theirs) == ("graveyard" if falls else "monster zone")
        assert duel.alice.life == duel.bob.life == life


@pytest.mark.row("damage_step_start_face_down")
@pytest.mark.parametrize("name", ALL)
@rule("MR3-DSD-02", "MR20-DSD-02")
def test_an_attacked_face_down_monster_at_the_start_of_the_damage_step(name: str) -> None:
    duel = scenario(name, phase=Phase.BATTLE)
    ox = duel.alice.attack_position(OX)
    flipper = duel.bob.has_set(FLIPPER)
    duel.bob.has_set(STEP_TRAP)
    duel.alice.attacks(ox, flipper)
    seen = {}
    for _ in range(8):
        if not duel.bob.is_asked("respond"):
            break
        if duel.duel.step & codes.DAMAGE_STEP:
            seen[duel.duel.step] = duel.position(flipper)
        duel.bob.passes()
    assert seen == {codes.DAMAGE_START: "face-down", codes.BEFORE_CALC: "defense"}


@pytest.mark.row("battle_damage_definition")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-BAT-01", "MR3-BAT-10", "MR20-BAT-10")
def test_battle_damage_is_what_a_player_takes_in_a_battle(name: str) -> None:
    duel = scenario(name)
    ox = duel.alice.attack_position(OX)
    duel.alice.hand(BURN)
    duel.bob.defense_position(SUFFERER)
    weak = duel.bob.defense_position("Petit Moth")
    life = duel.bob.life
    duel.alice.activates(BURN)
    assert duel.bob.life == life - 200, "effect damage is another thing"
    duel.alice.enters_battle()
    duel.alice.attacks(ox, weak)
    duel.all_pass()
    assert duel.where(weak) == "graveyard" and duel.bob.life == life - 200, "nothing that happens to a monster counts"
    duel = scenario(name, phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    weak = duel.bob.attack_position("Petit Moth")
    duel.bob.defense_position(SUFFERER)
    duel.alice.attacks(OX, weak)
    duel.all_pass()
    assert duel.bob.life == life - 1400 + 10


# effects


@pytest.mark.row("fusion_summon_class")
@pytest.mark.parametrize("name", ALL)
@rule("MR3-SS-05", "MR20-SS-03")
def test_a_fusion_summon_is_made_by_an_activated_effect(name: str) -> None:
    duel = scenario(name)
    champion = duel.alice.extra(CHAMPION)
    duel.alice.attack_position("Gaia The Fierce Knight")
    duel.alice.attack_position("Curse of Dragon")
    fusion = duel.alice.hand("Polymerization")
    duel.bob.has_set("Magic Jammer")
    duel.bob.hand(OX)
    assert not duel.alice.can("procedure"), "not without activating anything"
    duel.alice.activates(fusion)
    assert len(duel.duel.chain) == 1 and duel.bob.can("activate", "Magic Jammer")
    duel.bob.activates("Magic Jammer")
    duel.all_pass()
    assert duel.where(champion) == "extra deck" and duel.where(fusion) == "graveyard", "negated, and no summon made"
    assert duel.where("Gaia The Fierce Knight") == "monster zone"


@pytest.mark.row("targeting_definition")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-TGT-02", "MR3-TGT-02", "MR20-TGT-02")
def test_effects_on_unspecified_cards_do_not_target(name: str) -> None:
    duel = scenario(name)
    duel.bob.attack_position(SLIPPERY)
    duel.alice.hand(AIMED, UNSPECIFIED)
    assert not duel.alice.can("activate", AIMED)
    duel.alice.activates(UNSPECIFIED)
    duel.is_settled()
    assert duel.where(SLIPPERY) == "graveyard"


@pytest.mark.row("on_field_definition")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-FLD-01", "MR3-FLD-01", "MR20-FLD-01")
def test_the_cards_on_the_field(name: str) -> None:
    def built() -> tuple[Scenario, list[int], list[int]]:
        duel = scenario(name)
        on = [
            duel.bob.attack_position(OX),
            duel.bob.has_set(ELF),
            duel.alice.has_set("Mystical Space Typhoon"),
            duel.alice.face_up(MEADOW),
        ]
        if edition(name).types & CardType.PENDULUM:
            on.extend(duel.alice.pendulum_zones("Dragonpulse Magician"))
        if edition(name).extra_monster_zones:
            on.append(duel.bob.attack_position(CHAMPION, zone="left"))
        off = [
            duel.bob.graveyard(OX),
            duel.bob.banished(OX),
            duel.bob.extra(CHAMPION),
            duel.bob.deck(OX),
            duel.bob.hand(OX),
        ]
        duel.alice.hand(CENSUS, SWEEP)
        return duel, on, off

    duel, on, off = built()
    life = duel.bob.life
    places = [duel.where(card) for card in off]
    duel.alice.activates(CENSUS)
    duel.all_pass()
    assert duel.bob.life == life - 10 * (len(on) + 1), "these and the spell itself; banished ones not in 2004 either"
    duel.alice.activates(SWEEP)
    duel.all_pass()
    assert all(duel.where(card) in ("graveyard", "extra deck") for card in on)
    assert [duel.where(card) for card in off] == places


@pytest.mark.row("once_per_turn_scope")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-OPT-01", "MR3-OPT-01", "MR3-OPT-04", "MR3-OPT-05", "MR20-OPT-04")
def test_what_a_limit_of_once_per_turn_is_counted_for(name: str) -> None:
    used = {}
    for card in (SOFT, NAMED, SHARED):
        duel = scenario(name)
        copies = [duel.alice.attack_position(card), duel.alice.attack_position(card)]
        theirs = duel.bob.attack_position(card)
        total = 0
        while any(duel.alice.can("activate", copy) for copy in copies):
            duel.alice.activates(next(copy for copy in copies if duel.alice.can("activate", copy)))
            duel.is_settled()
            total += 1
        used[card.en] = total
        duel.alice.ends_turn()
        assert duel.bob.can("activate", theirs), "the limit is one of the player"
    assert used == {SOFT.en: 2, NAMED.en: 2, SHARED.en: 1}, "the copy, each effect of the name, the name"


def limits_of(effects: tuple[Effect, ...]) -> set[LimitScope]:
    """What the limits of effects are counted for."""
    return {effect.limit.scope for effect in effects if effect.limit is not None}


@pytest.mark.row("once_per_turn_scope")
@rule("EX04-GAP-OPT-01", "MR3-OPT-04")
def test_cards_worded_as_in_2004_have_limits_of_the_single_copy() -> None:
    by_name = {LimitScope.THIS_EFFECT, LimitScope.EFFECTS_OF_NAME, LimitScope.CARD_ACTIVATION}
    changed = [card for card in library().tested if limits_of(card.effects) & by_name and card.under(2004) is not card]
    assert all(not limits_of(card.under(2004).effects) & by_name for card in changed), [card.en for card in changed]
    assert any(limits_of(card.effects) & by_name for card in library().tested)

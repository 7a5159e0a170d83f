"""Rows of the table of differences about zones: extra monster, pendulum and field zones, traps as monsters."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.editions import EDITIONS, edition
from duelkit.yugioh.language import (
    FUSION_MONSTER,
    MONSTER,
    NON_TUNER,
    SPELL_OR_TRAP,
    TUNER,
    Attribute,
    BecomeMonster,
    Card,
    CardType,
    LinkMaterials,
    Marker,
    Race,
    Side,
    SynchroMaterials,
    Whenever,
    XyzMaterials,
    Zone,
    continuous,
    damage,
    destroy,
    destroyed,
    every,
    link_monster,
    monster,
    one,
    special_summon,
    spell,
    synchro,
    trap,
    xyz,
)
from duelkit.yugioh.scenario import ALICE, CardName, Scenario, scenario

ALL = tuple(EDITIONS)
WITH_EXTRA_ZONES = ("mr4", "mr20", "mr20-official")
WITH_PENDULUMS = ("mr3", "mr4", "mr20", "mr20-official")
ANY_ZONE: list[int | str] = [1, 2, 3, 4, 5]
EXTRA_ZONES: list[int | str] = ["left", "right"]
LATER = CardType.SYNCHRO | CardType.XYZ | CardType.PENDULUM | CardType.LINK
BEFORE = {
    "Synchro of Six": ("ex04",),
    "Xyz of Four": ("ex04", "mr1"),
    "Flash Knight": ("ex04", "mr1", "mr2"),
    "Link of Two": ("ex04", "mr1", "mr2", "mr3"),
}
"""The editions before there was such a card."""

OX = "Battle Ox"
GAIA = "Gaia The Fierce Knight"
CURSE = "Curse of Dragon"
CHAMPION = "Gaia the Dragon Champion"
LOW = "Dragonpulse Magician"
HIGH = "Dragonpit Magician"
KNIGHT = "Flash Knight"
PLAIN = "Sakuretsu Armor"

CALLER = spell(
    900003101,
    "融合体を呼ぶ",
    "Call a Fusion",
    resolution=special_summon(one(FUSION_MONSTER.in_zones(Zone.EXTRA_DECK, Side.YOU))),
)
TUNER_2 = monster(
    900003102, "二つ星の調律", "Tuner of Two", Attribute.DARK, Race.MACHINE, 2, 500, 500, types=CardType.TUNER
)
LEVEL_6 = synchro(
    900003103,
    "六つ星の合体",
    "Synchro of Six",
    Attribute.DARK,
    Race.MACHINE,
    6,
    2000,
    2000,
    SynchroMaterials(TUNER, NON_TUNER),
)
RANK_4 = xyz(900003104, "四つ星の重ね", "Xyz of Four", Attribute.DARK, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 2))
LINK_2 = link_monster(
    900003105,
    "左右下の結び",
    "Link of Two",
    Attribute.DARK,
    Race.CYBERSE,
    2,
    1500,
    Marker.BOTTOM_LEFT | Marker.BOTTOM_RIGHT,
    LinkMaterials(MONSTER, 2),
)
TRAP_BEAST = trap(
    900003106,
    "罠から出る獣",
    "Beast from a Trap",
    icon=CardType.CONTINUOUS,
    resolution=BecomeMonster(Attribute.EARTH, Race.BEAST, 4, 1600, 1500),
)
MEADOW = spell(900003107, "試験の草原", "Test Meadow", icon=CardType.FIELD)
DESERT = spell(900003108, "試験の砂漠", "Test Desert", icon=CardType.FIELD)
MOURNER = monster(
    900003109,
    "破壊を数える者",
    "Counter of Ruin",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    continuous(Whenever(destroyed(SPELL_OR_TRAP), damage(100))),
)
BREAK_ROW = spell(
    900003110,
    "魔法罠の一掃",
    "Sweep the Row",
    resolution=destroy(every(SPELL_OR_TRAP.in_zones(Zone.SPELL_TRAP_ZONE, Side.EITHER))),
)


def board(name: str) -> Scenario:
    """An empty field under an edition, on which questions for zones reach the test."""
    duel = scenario(name)
    duel.asks_zones = True
    return duel


# monster zones


@pytest.mark.row("monster_zones")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-MAX-01", "MR3-ZONE-02", "MR20-ZONE-01", "MR20-ZONE-09", "MR20-ZONE-10", "MR20-ZONE-11")
def test_how_many_monsters_a_player_can_have(name: str) -> None:
    extra = name in WITH_EXTRA_ZONES
    duel = board(name)
    for _ in range(5):
        duel.alice.attack_position(OX)
    duel.alice.hand(OX, CALLER, CALLER)
    duel.alice.extra(CHAMPION, CHAMPION)
    assert not duel.alice.can("summon", OX) and not duel.alice.can("set monster", OX), "five is the limit"
    assert duel.alice.can("activate", CALLER) is extra
    if not extra:
        return
    duel.alice.activates(CALLER)
    duel.alice.picks(CHAMPION)
    assert duel.alice.offered_zones() == EXTRA_ZONES
    duel.alice.puts_in(1, zone="right")
    duel.is_settled()
    assert len(duel.alice.cards("monster zone")) == 6, "the monster in the extra zone is not one of the five"
    assert not duel.alice.can("activate", CALLER), "each player uses one of the two extra zones only"
    duel.bob.hand(CALLER)
    duel.bob.extra(CHAMPION)
    duel.alice.ends_turn()
    duel.bob.activates(CALLER)
    main = [] if name == "mr4" else ANY_ZONE
    assert duel.bob.offered_zones() == [*main, "right"], "the zone on Alice's left is the one on Bob's right"


def summons(duel: Scenario, card: CardName) -> int:
    """Alice brings the card out of the extra deck and is about to place it; three monsters may have been used."""
    if card == KNIGHT:
        duel.alice.pendulum_zones(LOW, HIGH)
        number = duel.alice.face_up_extra(KNIGHT)
        duel.alice.pendulum_summons()
        if duel.alice.is_asked("pick"):
            duel.alice.picks(KNIGHT)
        return number
    number = duel.alice.extra(card)
    if card == CHAMPION:
        duel.alice.hand("Polymerization", GAIA, CURSE)
        duel.alice.activates("Polymerization")
        return number
    first: CardName = OX if card is RANK_4 else TUNER_2
    second: CardName = TUNER_2 if card is LINK_2 else OX
    used = [duel.alice.attack_position(first, zone=2), duel.alice.attack_position(second, zone=4)]
    duel.alice.special_summons(number)
    duel.alice.picks(*used)
    return number


def exists(name: str, card: CardName) -> bool:
    """Whether an edition has this kind of card."""
    definition = card if isinstance(card, Card) else library()[card]
    return not definition.types & LATER & ~edition(name).types


@pytest.mark.row("extra_deck_placement")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("card", [CHAMPION, LEVEL_6, RANK_4, LINK_2, KNIGHT])
@rule("MR3-FUS-07", "MR20-SUM-10", "MR20-FUS-07", "MR20-GAP-LNK-04", "MR20-GAP-LNK-05", "MR20-GAP-ZONE-02")
def test_where_monsters_from_the_extra_deck_come_to(name: str, card: str | Card) -> None:
    if not exists(name, card):
        assert name in BEFORE[card.en if isinstance(card, Card) else card]
        return
    duel = board(name)
    duel.alice.attack_position("Giant Soldier of Stone", zone=1)
    number = summons(duel, card)
    if name not in WITH_EXTRA_ZONES:
        if duel.alice.is_asked("position"):
            assert duel.alice.offered_zones() == [0], "no zone is asked for"
            duel.alice.puts_in(1)
        duel.is_settled()
        assert duel.where(number) == "monster zone" and duel.alice.zone_of(number) in ANY_ZONE
        return
    bound = name == "mr4" or card in (LINK_2, KNIGHT)
    free = [] if bound else [2, 3, 4, 5]
    assert duel.alice.offered_zones() == [*free, *EXTRA_ZONES], "zones of the materials are free by then"
    duel.alice.puts_in(1, zone="left")
    duel.is_settled()
    assert duel.alice.zone_of(number) == "left"


@pytest.mark.row("extra_deck_placement")
@pytest.mark.parametrize("name", WITH_EXTRA_ZONES)
@rule("MR20-GAP-LNK-04", "MR20-GAP-LNK-05", "MR20-GAP-ZONE-02")
def test_zones_that_link_markers_point_to(name: str) -> None:
    for card in (CHAMPION, LEVEL_6, RANK_4, KNIGHT, LINK_2):
        duel = board(name)
        duel.alice.attack_position(LINK_2, zone="left")
        number = summons(duel, card)
        free = name != "mr4" and card in (CHAMPION, LEVEL_6, RANK_4)
        assert duel.alice.offered_zones() == (ANY_ZONE if free else [1, 3]), "the other extra zone is the opponent's"
        duel.alice.puts_in(1, zone=3)
        duel.is_settled()
        assert duel.alice.zone_of(number) == 3


@pytest.mark.row("normal_summon_zone")
@pytest.mark.parametrize("name", ALL)
@rule("MR3-SUM-02", "MR20-SUM-02", "MR3-RIT-06", "MR20-RIT-06")
def test_zones_of_normal_and_ritual_summons(name: str) -> None:
    for ritual in (False, True):
        duel = board(name)
        duel.alice.attack_position("Giant Soldier of Stone", zone=4)
        if ritual:
            duel.alice.hand("Black Luster Ritual", "Black Luster Soldier", "Summoned Skull", "Summoned Skull")
            duel.alice.activates("Black Luster Ritual")
            while duel.alice.is_asked("pick"):
                duel.alice.picks(next(card for card in duel.alice.offered_cards() if card != "Giant Soldier of Stone"))
        else:
            duel.alice.hand(OX)
            duel.alice.summons(OX)
        card = "Black Luster Soldier" if ritual else OX
        if name in WITH_EXTRA_ZONES:
            assert duel.alice.offered_zones() == [1, 2, 3, 5], "main monster zones only"
            duel.alice.puts_in(1, zone=5)
            assert duel.alice.zone_of(card) == 5
        else:
            if duel.alice.is_asked("position"):
                duel.alice.puts_in(1)
            assert duel.alice.zone_of(card) in (1, 2, 3, 5)
        duel.all_pass()
        duel.is_settled()
        assert duel.position(card) == "attack"


# pendulum zones


@pytest.mark.row("pendulum_zone_location")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-ZONE-01", "MR3-ZONE-09", "MR20-ZONE-02", "MR20-PEN-04")
def test_where_the_pendulum_zones_are(name: str) -> None:
    if name not in WITH_PENDULUMS:
        assert not edition(name).types & CardType.PENDULUM, "no Pendulum Monsters, no pendulum zones"
        return
    in_row = name in WITH_EXTRA_ZONES
    for taken in range(6):
        duel = scenario(name)
        for _ in range(taken):
            duel.alice.has_set(PLAIN, this_turn=True)
        duel.alice.hand(KNIGHT)
        # the three middle zones are taken first; the fourth and fifth card lie in the outer ones
        assert duel.alice.can("activate", KNIGHT) is (taken < 5 or not in_row), taken
    duel = scenario(name)
    duel.alice.pendulum_zones(LOW, HIGH)
    duel.alice.hand(BREAK_ROW)
    assert duel.alice.can("activate", BREAK_ROW) is in_row, "cards in a spell & trap zone, or beside them"


@pytest.mark.row("pendulum_counts_as_st")
@pytest.mark.parametrize("name", WITH_PENDULUMS)
@rule("MR3-PEN-14", "MR20-PEN-07")
def test_cards_in_pendulum_zones_and_the_five_spells_and_traps(name: str) -> None:
    for scales in ((), (LOW,), (LOW, HIGH)):
        duel = scenario(name)
        duel.alice.pendulum_zones(*scales)
        duel.alice.hand(*[PLAIN] * 6)
        room = 0
        while duel.alice.can("set", PLAIN):
            duel.alice.sets(PLAIN)
            duel.all_pass()
            room += 1
        assert room == (5 - len(scales) if name in WITH_EXTRA_ZONES else 5)
    assert not any(edition(name).types & CardType.PENDULUM for name in ALL if name not in WITH_PENDULUMS)


@pytest.mark.row("pendulum_replace")
@pytest.mark.parametrize("name", WITH_PENDULUMS)
@rule("MR3-PEN-15", "MR20-PEN-08")
def test_replacing_a_card_in_a_pendulum_zone(name: str) -> None:
    allowed = name == "mr20"
    duel = scenario(name)
    low, high = duel.alice.pendulum_zones(LOW, HIGH)
    duel.alice.hand(KNIGHT)
    assert duel.alice.can("activate", KNIGHT) is allowed
    if not allowed:
        return
    duel.alice.activates(KNIGHT)
    assert duel.alice.is_asked("choice"), "which of the two"
    duel.alice.declares(1)
    duel.is_settled()
    assert duel.where(KNIGHT) == duel.where(low) == "pendulum zone"
    assert duel.where(high) == "extra deck" and high in duel.duel.face_up_extra


# field zones


@pytest.mark.row("field_spell_model")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-SPL-02", "MR3-SPL-06", "MR3-SPL-10", "MR3-SPL-11", "MR20-SPL-12", "MR20-SPL-13")
def test_field_spells_of_both_players(name: str) -> None:
    shared = name in ("ex04", "mr1", "mr2")
    duel = scenario(name)
    duel.alice.attack_position(MOURNER)
    meadow = duel.bob.face_up(MEADOW)
    desert = duel.alice.hand(DESERT)
    newer = duel.alice.hand(MEADOW)
    duel.alice.activates(desert)
    duel.all_pass()
    assert duel.where(desert) == "field zone"
    assert duel.where(meadow) == ("graveyard" if shared else "field zone"), "the opponent's"
    assert duel.bob.life == edition(name).life_points - (100 if shared else 0)
    duel.alice.activates(newer)
    duel.all_pass()
    assert (duel.where(newer), duel.where(desert)) == ("field zone", "graveyard"), "the player's own"
    assert duel.bob.life == edition(name).life_points - (200 if shared else 0), "destroyed, or sent without it"


@pytest.mark.row("field_spell_model")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-SPL-02", "MR3-SPL-10")
def test_a_set_field_spell_leaves_the_opponents_alone(name: str) -> None:
    duel = scenario(name)
    meadow = duel.bob.face_up(MEADOW)
    desert = duel.alice.hand(DESERT)
    duel.alice.sets(desert)
    duel.all_pass()
    assert duel.where(meadow) == "field zone" and duel.duel.field[ALICE] == desert


# traps that become monsters


@pytest.mark.row("trap_monster_slots")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-TRP-02", "MR3-GAP-TRP-01", "MR20-GAP-TRP-01")
def test_the_zones_of_a_trap_that_is_a_monster(name: str) -> None:
    keeps = name not in ("mr20", "mr20-official")
    duel = scenario(name)
    beast = duel.alice.has_set(TRAP_BEAST)
    for _ in range(4):
        duel.alice.has_set(PLAIN, this_turn=True)
    duel.alice.hand(PLAIN, "Dark Hole")
    duel.bob.hand("Dark Hole")
    assert not duel.alice.can("set", PLAIN)
    duel.alice.activates(beast)
    duel.alice.puts_in(1)
    duel.all_pass()
    assert duel.where(beast) == "monster zone" and duel.atk(beast) == 1600
    assert (beast in duel.duel.spells[ALICE]) is keeps
    assert duel.alice.can("set", PLAIN) is not keeps
    assert duel.alice.can("activate", "Dark Hole") is not keeps, "a spell needs a zone"
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.activates("Dark Hole")
    duel.all_pass()
    assert duel.where(beast) == "graveyard" and beast not in duel.duel.spells[ALICE], "it leaves both zones at once"
    assert sum(1 for card in duel.duel.spells[ALICE] if card >= 0) == 4

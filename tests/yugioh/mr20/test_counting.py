"""Searches, counting by effects, limits for a turn, what is indeterminate and what is banished, from another side."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    TARGET,
    XYZ_MONSTER,
    Attribute,
    Card,
    CardType,
    EventKind,
    GainLife,
    Race,
    Side,
    When,
    Whenever,
    XyzMaterials,
    banish,
    continuous,
    damage,
    destroy,
    destroyed,
    discard,
    draw,
    ignition,
    monster,
    one,
    quick,
    spell,
    xyz,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.log import L_SHUFFLE, entries

EDITIONS = ["mr3", "mr20", "mr20-official"]
OX = "Battle Ox"
ELF = "Mystical Elf"
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def each_time(number: int, ja: str, event: EventKind, gain: int) -> Card:
    """A continuous spell that gives life each time that something happens to the opponent."""
    return spell(
        900021600 + number,
        ja,
        f"Each Time {number}",
        continuous(Whenever(When(event, side=Side.OPPONENT), GainLife(gain))),
        icon=CardType.CONTINUOUS,
    )


EACH_DISCARD = each_time(1, "捨てる毎に", EventKind.DISCARDED, 10)
EACH_DAMAGE = each_time(2, "痛む毎に", EventKind.EFFECT_DAMAGE, 100)
THREE_AT_ONCE = spell(900021603, "三枚捨てる", "Discard Three", resolution=discard(3))
DRAW_AND_DISCARD = spell(900021604, "引いて捨てる", "Draw and Discard", resolution=draw(2).then(discard(2)))
BURN_THRICE = spell(
    900021605,
    "三度痛む",
    "Burn Thrice",
    resolution=damage(10, Side.YOU).then(damage(20, Side.YOU)).then(damage(30, Side.YOU)),
)
STAND = xyz(900021606, "四の器", "Vessel of Four", Attribute.DARK, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 2))
AIMED = spell(900021607, "Ｘを狙う", "Aim at Xyz", targets=one(XYZ_MONSTER.on_field()), resolution=destroy(TARGET))
QUICK = monster(
    900021608,
    "即応の砲",
    "Ready Gun",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    quick(damage(100), limit=ONCE_PER_TURN),
)
SLOW = monster(
    900021609,
    "起動の砲",
    "Slow Gun",
    Attribute.DARK,
    Race.MACHINE,
    4,
    1000,
    1000,
    ignition(damage(100), limit=ONCE_PER_TURN),
)
GONE = spell(900021610, "場から除く", "Off the Field", targets=one(MONSTER.on_field()), resolution=banish(TARGET))
BROKEN = spell(900021611, "場で壊す", "Break on the Field", targets=one(MONSTER.on_field()), resolution=destroy(TARGET))


def to_turn(duel: Scenario, turn: int) -> None:
    """Go on, everybody passing, to the main phase of a turn."""
    for _ in range(60):
        decision = duel.decision()
        assert decision is not None
        if duel.duel.turn >= turn and duel.duel.phase >= Phase.MAIN_1 and decision.player == duel.duel.turn_player:
            return
        duel.duel.choose(decision.options[-1])
    raise AssertionError("the turn does not come")


@rule("MR20-SHF-01", "MR3-SHF-01")
@every_edition
@pytest.mark.parametrize("name", ["Sangan", "Giant Rat", "Reinforcement of the Army"])
def test_whoever_looks_through_the_own_deck_shuffles_it(edition: str, name: str) -> None:
    tops = set()
    for seed in range(1, 9):
        duel = scenario(edition, turn=BOB, seed=seed)
        duel.bob.deck("D.D. Warrior", OX, ELF, "Giant Soldier of Stone", "Kuriboh", "Petit Moth")
        if name == "Reinforcement of the Army":
            duel.bob.hand(name)
            duel.bob.activates(name)
        else:
            card = duel.bob.attack_position(name)
            if name == "Sangan":
                duel.bob.hand("Dark Hole")
                duel.bob.activates("Dark Hole")
            else:
                duel.alice.attack_position("Blue-Eyes White Dragon")
                duel.bob.has_life(8000)
                duel.bob.enters_battle()
                duel.bob.attacks(card, "Blue-Eyes White Dragon")
                duel.all_pass()
                duel.bob.triggers(card)
        while duel.bob.is_asked("pick") or duel.bob.is_asked("position"):
            decision = duel.decision()
            assert decision is not None
            duel.duel.choose(decision.options[0])
        duel.all_pass()
        assert [entry.player for entry in entries(duel.duel.log) if entry.kind == L_SHUFFLE] == [BOB]
        tops.add(duel.duel.deck[BOB][-1])
    assert len(tops) > 3, "the order of the deck is nobody's knowledge any more"


@rule("MR20-DRW-03", "MR3-DRW-03")
@every_edition
@pytest.mark.parametrize(
    ("card", "copies", "gained"),
    [
        (THREE_AT_ONCE, 1, 10),
        (DRAW_AND_DISCARD, 1, 10),
        (BURN_THRICE, 1, 100),
        (THREE_AT_ONCE, 2, 20),
        (BURN_THRICE, 2, 200),
    ],
)
def test_it_is_effects_that_are_counted_not_cards_and_not_points(
    edition: str, card: Card, copies: int, gained: int
) -> None:
    duel = scenario(edition, turn=BOB)
    duel.alice.face_up(EACH_DISCARD)
    duel.alice.face_up(EACH_DAMAGE)
    life = duel.alice.life
    for _ in range(copies):
        used = duel.bob.hand(card, OX, OX, OX)
        duel.bob.activates(used)
        while duel.bob.is_asked("pick"):
            duel.bob.picks(OX)
        duel.all_pass()
    assert duel.alice.life - life == gained


@rule("MR20-FDN-05", "MR3-FDN-07")
@every_edition
def test_an_xyz_monster_is_one_again_when_it_is_face_up_again(edition: str) -> None:
    duel = scenario(edition)
    stand = duel.alice.attack_position(STAND, materials=(OX, ELF))
    duel.alice.hand(AIMED, "Book of Moon")
    assert duel.alice.can("activate", AIMED)
    duel.alice.activates("Book of Moon")
    duel.all_pass()
    assert duel.position(stand) == "face-down" and not duel.alice.can("activate", AIMED)
    to_turn(duel, 5)
    duel.alice.flip_summons(stand)
    duel.all_pass()
    assert duel.alice.can("activate", AIMED)
    duel.alice.activates(AIMED)
    duel.all_pass()
    assert duel.where(stand) == "graveyard"


@rule("MR20-FDN-05", "MR3-FDN-07")
@every_edition
def test_an_effect_on_xyz_monsters_loses_one_that_is_turned_down_in_response(edition: str) -> None:
    duel = scenario(edition, turn=BOB)
    stand = duel.alice.attack_position(STAND, materials=(OX, ELF))
    duel.alice.has_set("Book of Moon")
    duel.bob.hand(AIMED)
    duel.bob.activates(AIMED)
    duel.alice.activates("Book of Moon")
    duel.all_pass()
    assert duel.where(stand) == "monster zone" and duel.position(stand) == "face-down"


@rule("MR20-OPT-02", "MR20-OPT-03", "MR3-OPT-02", "MR3-OPT-03")
@every_edition
@pytest.mark.parametrize(("gun", "turns"), [(QUICK, (3, 4, 5, 6)), (SLOW, (3, 5))])
def test_in_which_turns_a_gun_fires_again(edition: str, gun: Card, turns: tuple[int, ...]) -> None:
    duel = scenario(edition, turn=BOB)
    card = duel.bob.attack_position(gun)
    life = duel.alice.life
    fired = []
    for turn in (3, 4, 5, 6):
        to_turn(duel, turn)
        if duel.duel.turn_player == ALICE:
            duel.alice.hand("Hinotama")
            duel.alice.activates("Hinotama")
        if duel.bob.can("activate", card):
            fired.append(turn)
            duel.bob.activates(card)
            duel.all_pass()
            assert not duel.bob.can("activate", card), "once in a turn"
        duel.all_pass()
    assert tuple(fired) == turns and life - duel.alice.life == 100 * len(turns)


@rule("MR20-BAN-03")
@pytest.mark.parametrize("edition", ["mr20", "mr20-official"])
@pytest.mark.parametrize(("how", "counts"), [(GONE, False), (BROKEN, True)])
def test_who_waits_for_a_destruction_hears_nothing_of_a_banishing(edition: str, how: Card, counts: bool) -> None:
    mourner = spell(
        900021612,
        "壊れる度に",
        "At Each Break",
        continuous(Whenever(destroyed(MONSTER), damage(50))),
        icon=CardType.CONTINUOUS,
    )
    duel = scenario(edition, turn=BOB)
    duel.alice.face_up(mourner)
    life = duel.bob.life
    goblins = duel.alice.attack_position("Goblin Attack Force")
    duel.bob.hand(how)
    duel.bob.activates(how)
    duel.all_pass()
    assert duel.where(goblins) == ("graveyard" if how is BROKEN else "banished")
    assert life - duel.bob.life == (50 if counts else 0)

"""Which conditions the cards that an effect has chosen must still fulfil when it is processed."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    FACE_DOWN,
    FACE_UP,
    MONSTER,
    SPELL_OR_TRAP,
    TARGET,
    Side,
    TakeControl,
    Until,
    Zone,
    banish,
    damage,
    destroy,
    one,
    special_summon,
    spell,
    trap,
)
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.state.codes import PASS

OX = "Battle Ox"
SNIPE = spell(
    900002302,
    "狙い撃ち",
    "Snipe",
    targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT)),
    resolution=destroy(TARGET).and_if_you_do(damage(500)),
)


@rule("RES-CON-01", "RES-CON-02")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(
    ("edition", "stays"), [("ex04", False), ("mr1", False), ("mr2", True), ("mr3", True), ("mr20-official", True)]
)
def test_that_monster_need_not_be_face_up_any_more(edition: str, stays: bool, turned: bool) -> None:
    """Texts since 2011 say 「そのモンスターを破壊する」; before, what is chosen must still be such a monster."""
    duel = scenario(edition)
    theirs = duel.bob.attack_position(OX)
    moon = duel.bob.has_set("Book of Moon")
    duel.alice.activates(duel.alice.hand(SNIPE))
    if turned:
        duel.bob.activates(moon)
    duel.all_pass()
    duel.is_settled()
    gone = not turned or stays
    assert duel.where(theirs) == ("graveyard" if gone else "monster zone")
    assert duel.bob.life == (7500 if gone else 8000)


@rule("RES-CON-01", "RES-CTL-01")
def test_that_monster_need_not_be_the_opponents_any_more() -> None:
    """Ruling on 炎のハンド and サンダー・ブレイク: 「そのモンスター」 names no player."""
    seize = trap(
        900002330,
        "奪う罠",
        "Seize",
        targets=one(MONSTER.on_field(Side.OPPONENT)),
        resolution=TakeControl(TARGET, Until.END_OF_TURN),
    )
    duel = scenario()
    theirs = duel.bob.attack_position(OX)
    taken = duel.alice.has_set(seize)
    answer = duel.bob.has_set("Reckless Greed")
    duel.alice.activates(duel.alice.hand(SNIPE))
    duel.bob.activates(answer)
    duel.alice.activates(taken)
    duel.all_pass()
    assert duel.where(theirs) == "graveyard"


@rule("RES-CON-01")
@pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
def test_a_trap_monster_set_again_is_still_that_card(edition: str) -> None:
    """Rulings 15243 (ギャラクシー・サイクロン) and on サイクロン: アポピスの化神, turned face-down by 月の書."""
    for used in ("Galaxy Cyclone", "Mystical Space Typhoon"):
        duel = scenario(edition, turn=BOB)
        apophis = duel.bob.has_set("Embodiment of Apophis")
        moon = duel.bob.has_set("Book of Moon")
        cyclone = duel.alice.hand(used) if used == "Mystical Space Typhoon" else duel.alice.graveyard(used)
        duel.bob.activates(apophis)
        duel.bob.puts_in(1)
        duel.all_pass()
        duel.bob.ends_turn()
        while not duel.alice.can("end turn"):
            duel.choose(PASS)
        duel.alice.activates(cyclone)
        duel.alice.picks(apophis)
        duel.bob.activates(moon)
        duel.all_pass()
        assert duel.where(apophis) == "graveyard", used


@rule("RES-CON-01", "RES-GAP-TRM-01")
@pytest.mark.parametrize(
    ("card", "falls"), [("The Phantom Knights of Shade Brigandine", False), ("Embodiment of Apophis", True)]
)
def test_a_trap_that_becomes_a_mere_monster_is_another_card(card: str, falls: bool) -> None:
    """Ruling 17936: サンダー・ブレイク on the Set trap, which is activated in answer."""
    duel = scenario("mr20-official")
    other = duel.bob.has_set(card)
    breaker = duel.alice.has_set("Raigeki Break")
    duel.alice.hand(OX)
    duel.alice.activates(breaker)
    duel.alice.picks(OX)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(other)
    duel.bob.activates(other)
    if duel.bob.is_asked("position"):
        duel.bob.puts_in(4 if not falls else 1)
    duel.all_pass()
    assert duel.where(other) == ("graveyard" if falls else "monster zone")


@rule("RES-CON-01", "RES-GAP-FDN-01")
def test_what_binds_a_monster_binds_it_face_down_too() -> None:
    """Rulings 31 and 30, 闇の呪縛: turned down in answer it cannot be flipped; turned down later it is free."""
    for in_answer in (True, False):
        duel = scenario(turn=BOB)
        bound = duel.bob.attack_position(OX)
        spell_card = duel.alice.has_set("Shadow Spell")
        moon = duel.alice.has_set("Book of Moon")
        duel.bob.activates(duel.bob.hand("Ookazi"))
        if in_answer:
            duel.alice.activates(spell_card)
            duel.alice.activates(moon)
        else:
            duel.alice.activates(spell_card)
        duel.all_pass()
        if not in_answer:
            duel.bob.activates(duel.bob.hand("Ookazi"))
            duel.alice.activates(moon)
            duel.all_pass()
        duel.is_settled()
        assert duel.position(bound) == "face-down" and duel.where(spell_card) == "spell zone"
        assert duel.bob.can("flip", bound) is not in_answer


@rule("RES-CON-02")
def test_what_must_lie_face_down_must_do_so_still() -> None:
    """「セットされたそのカード」 (ナイト・ショット) is none any more once it was activated."""
    shot = spell(
        900002331,
        "伏せを撃つ",
        "Shoot the Set One",
        targets=one((SPELL_OR_TRAP & FACE_DOWN).on_field(Side.OPPONENT)),
        resolution=destroy(TARGET),
    )
    duel = scenario()
    call = duel.bob.has_set("Royal Decree")
    duel.alice.activates(duel.alice.hand(shot))
    duel.bob.activates(call)
    duel.all_pass()
    assert duel.where(call) == "spell zone"


@rule("RES-CON-01")
@pytest.mark.parametrize("edition", ["mr3", "mr20-official"])
@pytest.mark.parametrize("chained", ["", "Compulsory Evacuation Device", "Book of Moon"])
def test_those_two_monsters_go_together_or_not_at_all(edition: str, chained: str) -> None:
    """Rulings 13358 and 42, 黒魔族復活の棺: one of the two gone, nobody is sent; one face-down, both are."""
    duel = scenario(edition, turn=BOB)
    mine = duel.alice.attack_position("Effect Veiler")
    dark = duel.alice.graveyard("Dark Magician")
    coffin = duel.alice.has_set("Dark Renewal")
    theirs = duel.bob.hand(OX)
    answer = duel.bob.has_set(chained) if chained else -1
    duel.bob.summons(theirs)
    if duel.bob.is_asked("respond"):
        duel.bob.passes()
    duel.alice.activates(coffin)
    if chained:
        duel.bob.activates(answer)
        duel.bob.picks(theirs)
    duel.all_pass()
    if duel.alice.is_asked("confirm"):
        duel.alice.says_yes()
    both = chained != "Compulsory Evacuation Device"
    assert (duel.where(mine) == "graveyard") is both
    assert duel.where(theirs) == ("graveyard" if both else "hand")
    if not both:
        assert duel.where(dark) == "graveyard"


@rule("RES-CON-01")
@pytest.mark.parametrize("gone", [False, True])
@pytest.mark.parametrize(
    ("name", "number", "place"), [("Pot of Acquisitiveness", 3, "banished"), ("Jar of Avarice", 5, "graveyard")]
)
def test_nor_does_a_pot_return_fewer_than_it_says(name: str, number: int, place: str, gone: bool) -> None:
    take = trap(
        900002332,
        "一枚取る罠",
        "Take One",
        targets=one(MONSTER.in_zones(Zone.BANISHED | Zone.GRAVEYARD, Side.OPPONENT)),
        resolution=banish(TARGET) if place == "graveyard" else (special_summon(TARGET)),
    )
    duel = scenario()
    cards = [duel.alice.banished(OX) if place == "banished" else duel.alice.graveyard(OX) for _ in range(number)]
    pot = duel.alice.has_set(name) if name == "Jar of Avarice" else duel.alice.hand(name)
    taking = duel.bob.has_set(take)
    duel.alice.activates(pot)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(*cards)
    if gone:
        duel.bob.activates(taking)
        duel.bob.picks(cards[0])
    duel.all_pass()
    assert duel.alice.hand_size == (0 if gone else 1)
    assert duel.where(cards[-1]) == (place if gone else "deck")

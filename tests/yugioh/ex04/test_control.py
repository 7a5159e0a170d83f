"""Control (コントロール) and how cards come to the field: playing and Setting (プレイ, セット)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    MONSTER,
    TARGET,
    Attribute,
    CardType,
    EventKind,
    Race,
    When,
    Whenever,
    continuous,
    damage,
    ignition,
    monster,
    one,
    send,
    spell,
    to_deck,
    to_hand,
)
from duelkit.yugioh.scenario import ALICE, BOB, CardName, Scenario, scenario

OX = "Battle Ox"
HEART = "Change of Heart"
STEAL = "Snatch Steal"
GUN = monster(
    900041301, "敵の砲台", "Their Battery", Attribute.DARK, Race.MACHINE, 4, 1000, 1000, ignition(damage(100))
)
SENDER = spell(900041302, "墓地送り", "Sender", targets=one(MONSTER.on_field()), resolution=send(TARGET))
BOUNCE = spell(900041303, "手札送り", "Bouncer", targets=one(MONSTER.on_field()), resolution=to_hand(TARGET))
RETURN = spell(900041304, "山札送り", "Returner", targets=one(MONSTER.on_field()), resolution=to_deck(TARGET))
TRAPPER = spell(
    900041305,
    "伏せの見張り",
    "Watcher of Sets",
    continuous(Whenever(When(EventKind.SET, CARD), damage(100))),
    icon=CardType.CONTINUOUS,
)


def stolen(theirs: CardName, *hand: CardName) -> tuple[Scenario, int]:
    """Alice has taken Bob's monster with 心変わり."""
    duel = scenario("ex04")
    card = duel.bob.attack_position(theirs)
    duel.alice.hand(HEART, *hand)
    duel.alice.activates(HEART)
    duel.all_pass()
    return duel, card


@rule("EX04-CTL-01")
def test_a_player_operates_the_cards_on_the_own_field() -> None:
    duel = scenario("ex04")
    mine = duel.alice.attack_position(GUN)
    theirs = duel.bob.attack_position(GUN)
    assert (duel.controller(mine), duel.controller(theirs)) == (ALICE, BOB)
    assert duel.alice.can("activate", mine) and not duel.alice.can("activate", theirs)
    assert duel.alice.can("turn", mine) and not duel.alice.can("turn", theirs)


@rule("EX04-CTL-01", "EX04-CTL-02")
def test_control_that_is_lost_takes_the_card_to_the_other_field() -> None:
    duel, card = stolen(GUN)
    assert duel.controller(card) == ALICE and card in duel.duel.monsters[ALICE]
    assert card not in duel.duel.monsters[BOB] and duel.duel.owner[card] == BOB
    assert duel.alice.can("activate", card)
    duel.alice.enters_battle()
    assert duel.alice.can("attack", card)


@rule("EX04-CTL-03")
@pytest.mark.parametrize(
    ("away", "place"), [(SENDER, "graveyard"), (BOUNCE, "hand"), (RETURN, "deck"), ("Dark Hole", "graveyard")]
)
def test_hand_deck_and_graveyard_are_the_owners(away: CardName, place: str) -> None:
    duel, card = stolen(OX, away)
    duel.alice.activates(away)
    duel.all_pass()
    assert duel.where(card) == place and duel.controller(card) == BOB
    piles = {"graveyard": duel.duel.graveyard, "hand": duel.duel.hand, "deck": duel.duel.deck}[place]
    assert card in piles[BOB] and card not in piles[ALICE]


@rule("EX04-CTL-03")
def test_a_stolen_monster_that_falls_or_is_sacrificed_goes_to_its_owners_graveyard() -> None:
    duel, card = stolen(OX, "Summoned Skull")
    duel.alice.summons("Summoned Skull")
    duel.all_pass()
    assert card in duel.duel.graveyard[BOB]
    duel, card = stolen(OX)
    wall = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.enters_battle()
    duel.alice.attacks(card, wall)
    duel.all_pass()
    assert card in duel.duel.graveyard[BOB] and duel.alice.life == 8000 - 1300


@rule("EX04-CTL-02", "EX04-MAX-03")
def test_a_stolen_monster_goes_home_when_the_theft_ends() -> None:
    duel = scenario("ex04")
    card = duel.bob.attack_position(OX)
    duel.alice.hand(STEAL, "Mystical Space Typhoon")
    duel.alice.activates(STEAL)
    duel.all_pass()
    assert duel.controller(card) == ALICE
    duel.alice.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.controller(card) == BOB and duel.where(card) == "monster zone", "there is room for it"


@rule("EX04-SET-01", "EX04-PLAY-01")
def test_setting_puts_a_card_face_down_onto_the_field() -> None:
    duel = scenario("ex04")
    duel.alice.face_up(TRAPPER)
    duel.alice.hand(OX, "Mystical Space Typhoon", "Torrential Tribute")
    duel.alice.sets_monster(OX)
    duel.all_pass()
    assert duel.position(OX) == "face-down" and duel.duel.play[duel.find(OX)].defense
    assert duel.bob.life == 7900
    for card in ("Mystical Space Typhoon", "Torrential Tribute"):
        duel.alice.sets(card)
        duel.all_pass()
        assert duel.where(card) == "spell zone" and duel.position(card) == "face-down"
    assert duel.bob.life == 7700, "each of the three was Set"
    view = duel.duel.observe(BOB)
    shown = view.sides[1].monsters[0]
    assert shown is not None and not shown.face_up and shown.passcode == 0


@rule("EX04-SET-02")
@pytest.mark.parametrize(("edition", "damage_taken"), [("ex04", 100), ("mr3", 0), ("mr20", 0)])
def test_a_monster_turned_face_down_counts_as_set(edition: str, damage_taken: int) -> None:
    duel = scenario(edition)
    duel.alice.face_up(TRAPPER)
    card = duel.alice.attack_position(OX)
    duel.alice.hand("Book of Moon")
    life = duel.bob.life
    duel.alice.activates("Book of Moon")
    duel.all_pass()
    assert duel.position(card) == "face-down" and duel.bob.life == life - damage_taken


@rule("EX04-PLAY-01", "EX04-PLAY-02")
def test_what_can_be_played_from_the_hand() -> None:
    duel = scenario("ex04")
    duel.bob.attack_position(OX)
    duel.alice.hand(OX, "Pot of Greed", "Torrential Tribute", "Thunder Dragon")
    duel.alice.deck("Thunder Dragon", "Thunder Dragon")
    assert duel.alice.can("summon", OX) and duel.alice.can("set monster", OX)
    assert duel.alice.can("activate", "Pot of Greed") and duel.alice.can("set", "Pot of Greed")
    assert duel.alice.can("set", "Torrential Tribute") and not duel.alice.can("activate", "Torrential Tribute")
    assert duel.alice.can("activate", "Thunder Dragon"), "a monster's effect from the hand"
    duel.alice.activates("Thunder Dragon")
    while duel.alice.is_asked("pick"):
        duel.alice.picks("Thunder Dragon")
    assert duel.alice.cards("hand").count("Thunder Dragon") == 2
    assert duel.alice.cards("graveyard") == ["Thunder Dragon"]


@rule("EX04-PLAY-02", "EX04-DRW-02")
def test_a_kuriboh_is_used_from_the_hand_in_the_opponents_battle() -> None:
    duel = scenario("ex04", turn=BOB)
    duel.bob.attack_position(OX)
    duel.alice.hand("Kuriboh")
    duel.bob.enters_battle()
    duel.bob.attacks(OX)
    assert duel.alice.can("activate", "Kuriboh")
    duel.alice.activates("Kuriboh")
    duel.all_pass()
    assert duel.alice.life == 8000 and duel.where("Kuriboh") == "graveyard"


@rule("EX04-PLAY-03")
def test_what_can_be_played_on_the_field() -> None:
    duel = scenario("ex04")
    duel.alice.has_set("Reckless Greed")
    duel.alice.has_set("Pot of Greed")
    gun = duel.alice.attack_position(GUN)
    hidden = duel.alice.has_set(GUN)
    assert duel.alice.can("activate", "Reckless Greed") and duel.alice.can("activate", "Pot of Greed")
    assert duel.alice.can("activate", gun) and not duel.alice.can("activate", hidden)
    duel.alice.activates("Reckless Greed")
    duel.all_pass()
    assert duel.where("Reckless Greed") == "graveyard"
    duel.alice.activates(gun)
    duel.all_pass()
    assert duel.bob.life == 7900 and duel.where(gun) == "monster zone"


@rule("EX04-PLAY-03")
def test_face_up_cards_and_set_field_spells_are_played_by_their_own_player_only() -> None:
    duel = scenario("ex04")
    cards = {}
    for side in (duel.alice, duel.bob):
        side.hand(OX, "Giant Soldier of Stone")
        cards[side] = (side.face_up("Ultimate Offering"), side.has_set("Mystical Space Typhoon"), side.has_set("Yami"))
    for card in cards[duel.alice]:
        assert duel.alice.can("activate", card)
    for card in cards[duel.bob]:
        assert not duel.alice.can("activate", card)
    duel.alice.activates(cards[duel.alice][2])
    duel.all_pass()
    assert (
        duel.where(cards[duel.alice][2]) == "field zone"
        and duel.position(cards[duel.alice][2]) == "attack"
        or (duel.duel.play[cards[duel.alice][2]].face_up)
    ), "it is turned face-up"
    duel.alice.activates(cards[duel.alice][0])
    assert duel.alice.life == 7500, "the effect of a card that lies face-up already"


@rule("EX04-SET-01")
def test_a_set_with_a_sacrifice_is_a_set_too_and_is_seen_by_the_owner_only() -> None:
    duel = scenario("ex04", turn=BOB)
    duel.bob.face_up(TRAPPER)
    tribute = duel.bob.attack_position(OX)
    duel.bob.hand("Summoned Skull", "Yami")
    duel.bob.sets_monster("Summoned Skull")
    duel.all_pass()
    skull = duel.find("Summoned Skull")
    assert duel.where(tribute) == "graveyard" and duel.position(skull) == "face-down"
    assert duel.duel.play[skull].defense and duel.alice.life == 7900
    duel.bob.sets("Yami")
    duel.all_pass()
    assert duel.where("Yami") == "field zone" and not duel.duel.play[duel.find("Yami")].face_up
    for player, known in ((ALICE, 0), (BOB, duel.duel.info[skull].passcode)):
        shown = next(
            card
            for card in duel.duel.observe(player).sides[1 - player if player == ALICE else 0].monsters
            if card is not None
        )
        assert not shown.face_up and shown.passcode == known

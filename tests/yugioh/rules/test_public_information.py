"""What both players may know at any time, and what only one of them may."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.language import Attribute, MakeTokens, Race, spell
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.text import render, summary

OX = "Battle Ox"
CHASER = "Mechanicalchaser"
TOKENS = spell(
    900002501,
    "見せるトークン",
    "Shown Token",
    resolution=MakeTokens("見えるトークン", "Visible Token", Attribute.EARTH, Race.BEAST, 4, 500, 400),
)


def table() -> Scenario:
    """Cards everywhere."""
    duel = scenario()
    for side in (duel.alice, duel.bob):
        side.hand(OX, "Rush Recklessly", "Dark Hole")
        side.graveyard("Mystical Space Typhoon", CHASER)
        side.banished("Giant Soldier of Stone")
        side.attack_position(OX)
        side.has_set("Mystical Elf")
        side.has_set("Reckless Greed", this_turn=True)
    duel.bob.has_life(4321)
    for pile in duel.duel.graveyard:
        pile.reverse()
    duel.is_settled()
    return duel


@rule("MR3-PUB-01")
def test_both_players_see_what_is_public_at_any_time() -> None:
    duel = table()
    for player in (ALICE, BOB):
        view = duel.duel.observe(player)
        for seat, whose in ((0, player), (1, 1 - player)):
            side = view.sides[seat]
            assert side.life == duel.duel.life[whose]
            assert side.deck_size == len(duel.duel.deck[whose]) == 20
            assert len(side.hand) == 3
            assert [card.passcode for card in side.graveyard] == [
                duel.duel.info[card].passcode for card in duel.duel.graveyard[whose]
            ]
            assert [card.passcode for card in side.banished] == [
                duel.duel.info[duel.find("Giant Soldier of Stone")].passcode
            ]
            shown = side.monsters[0]
            assert shown is not None and (shown.atk, shown.defense_points, shown.level) == (1700, 1000, 4)
        assert (view.turn, view.turn_player, view.phase) == (3, ALICE, 2)


@rule("MR3-PUB-01", "MR3-PUB-04")
def test_a_graveyard_is_shown_in_its_order_and_looking_changes_nothing() -> None:
    duel = table()
    before = duel.duel.digest()
    for _ in range(3):
        for player in (ALICE, BOB):
            duel.duel.observe(player)
    assert duel.duel.digest() == before


@rule("MR3-PUB-01")
def test_the_opponents_hand_is_a_number_only() -> None:
    duel = table()
    view = duel.duel.observe(ALICE)
    assert all(card.passcode == 0 and card.number == -1 for card in view.sides[1].hand)
    assert all(card.passcode for card in view.sides[0].hand)


@rule("MR3-PUB-01")
def test_public_information_is_there_during_a_chain_too() -> None:
    duel = scenario()
    duel.alice.hand("Hinotama")
    duel.bob.has_set("Reckless Greed")
    duel.alice.activates("Hinotama")
    for player in (ALICE, BOB):
        view = duel.duel.observe(player)
        assert [link.passcode for link in view.chain] == [duel.duel.info[duel.find("Hinotama")].passcode]
        assert view.sides[0].life == view.sides[1].life == 8000


@rule("MR3-TOK-01")
def test_a_token_shows_attack_and_defence_position() -> None:
    for number, defense in ((1, False), (4, True)):
        duel = scenario()
        duel.alice.hand(TOKENS)
        duel.alice.activates(TOKENS)
        duel.alice.puts_in(number)
        for player in (ALICE, BOB):
            token = duel.duel.observe(player).sides[0 if player == ALICE else 1].monsters[0]
            assert token is not None and token.face_up and token.defense is defense
            assert (token.atk, token.defense_points) == (500, 400)


@rule("MR3-TCG-03")
def test_every_card_can_be_read_in_both_languages() -> None:
    for card in library().tested:
        plain = not card.effects and card.materials is None and not card.procedures
        for language in ("ja", "en"):
            assert render(card, language) or plain, card.en
    card = library()["Mystical Space Typhoon"]
    for language in ("ja", "en"):
        glance = summary(card, language)
        assert render(card, "ja") in glance and render(card, "en") in glance, "both players can read it"


@rule("MR3-TCG-04")
def test_japanese_and_english_names_correspond_one_to_one() -> None:
    cards = list(library().tested)
    assert len({card.ja for card in cards}) == len({card.en for card in cards}) == len(cards)
    for card in cards:
        assert library()[card.ja] is library()[card.en] is library()[card.passcode] is card

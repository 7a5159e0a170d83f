"""Monster tokens (モンスタートークン) in 2004: monsters that are no cards."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.engine.facts import figures
from duelkit.yugioh.language import (
    FACE_UP,
    MONSTER,
    TARGET,
    Attribute,
    CardType,
    MakeTokens,
    Position,
    Race,
    Whenever,
    banish,
    change_position,
    continuous,
    damage,
    every,
    one,
    sent_to_graveyard,
    spell,
    to_deck,
    to_hand,
)
from duelkit.yugioh.scenario import ALICE, BOB, CardName, Scenario, scenario
from duelkit.yugioh.telling.teller import Teller

OX = "Battle Ox"
GOATS = "Scapegoat"
TOKEN = "羊トークン"
SHRINK = "Shrink"
LAMB = spell(
    900041001,
    "迷える子羊",
    "Stray Lambs",
    resolution=MakeTokens("仔羊トークン", "Lamb Token", Attribute.EARTH, Race.BEAST, 4, 600, 400),
)
BOUNCE = spell(900041002, "手札へ", "To the Hand", targets=one(MONSTER.on_field()), resolution=to_hand(TARGET))
RETURN = spell(900041003, "山札へ", "To the Deck", targets=one(MONSTER.on_field()), resolution=to_deck(TARGET))
REMOVE = spell(900041004, "除外へ", "Out of Play", targets=one(MONSTER.on_field()), resolution=banish(TARGET))
WATCH = spell(
    900041005,
    "墓地の監視",
    "Watcher of Graves",
    continuous(Whenever(sent_to_graveyard(MONSTER), damage(100))),
    icon=CardType.CONTINUOUS,
)


def with_lamb(*hand: CardName, position: int = 1, duel: Scenario | None = None) -> tuple[Scenario, int]:
    """Alice has made one token."""
    duel = duel or scenario("ex04")
    duel.alice.hand(LAMB, *hand)
    duel.alice.activates(LAMB)
    duel.all_pass()
    duel.alice.puts_in(position)
    duel.all_pass()
    duel.is_settled()
    return duel, duel.find("仔羊トークン")


@rule("EX04-TOK-01")
def test_tokens_are_brought_out_by_an_effect_and_are_not_cards() -> None:
    duel = scenario("ex04")
    duel.alice.has_set(GOATS)
    there = len(duel.duel.info)
    cards = [len(pile) for pile in (duel.duel.deck[ALICE], duel.duel.hand[ALICE], duel.duel.extra[ALICE])]
    duel.alice.activates(GOATS)
    while duel.alice.is_asked("position"):
        duel.alice.puts_in(4)
    assert duel.alice.cards("monster zone") == [TOKEN] * 4
    assert [len(pile) for pile in (duel.duel.deck[ALICE], duel.duel.hand[ALICE], duel.duel.extra[ALICE])] == cards
    token = duel.find(TOKEN)
    assert token >= there, "it was in no deck when the duel began"
    assert duel.duel.info[token].types & CardType.TOKEN
    assert (duel.atk(token), duel.defense(token), duel.level(token)) == (0, 0, 1)


@rule("EX04-TOK-02", "EX04-TOK-03")
@pytest.mark.parametrize("away", [BOUNCE, RETURN, REMOVE])
def test_a_token_is_never_in_hand_or_deck_or_removed_pile(away: CardName) -> None:
    duel, token = with_lamb(away)
    sizes = [len(pile[ALICE]) for pile in (duel.duel.deck, duel.duel.banished)]
    duel.alice.activates(away)
    duel.is_settled()
    assert duel.where(token) == "nowhere" and duel.alice.hand_size == 0
    assert [len(pile[ALICE]) for pile in (duel.duel.deck, duel.duel.banished)] == sizes
    assert token not in duel.duel.graveyard[ALICE]


@rule("EX04-TOK-03")
def test_a_token_that_is_destroyed_or_sacrificed_leaves_the_duel() -> None:
    board = scenario("ex04")
    board.alice.face_up(WATCH)
    board.bob.attack_position(OX)
    duel, token = with_lamb("Dark Hole", duel=board)
    duel.alice.activates("Dark Hole")
    assert duel.where(token) == "nowhere" and duel.where(OX) == "graveyard"
    assert duel.bob.life == 7900, "only the Ox was sent to a graveyard"
    duel, token = with_lamb("Summoned Skull")
    duel.alice.summons("Summoned Skull")
    duel.is_settled()
    assert duel.where("Summoned Skull") == "monster zone" and duel.where(token) == "nowhere"
    board = scenario("ex04")
    board.bob.attack_position(OX)
    duel, token = with_lamb(duel=board)
    duel.alice.enters_battle()
    duel.alice.attacks(token, OX)
    assert duel.where(token) == "nowhere" and token not in duel.duel.graveyard[ALICE]


@rule("EX04-TOK-04")
@pytest.mark.parametrize(("number", "defense"), [(1, False), (4, True)])
def test_both_players_see_in_which_position_a_token_is(number: int, defense: bool) -> None:
    duel, token = with_lamb(position=number)
    for player in (ALICE, BOB):
        shown = duel.duel.observe(player).sides[0 if player == ALICE else 1].monsters[0]
        assert shown is not None and shown.number == token
        assert shown.face_up and shown.defense is defense and (shown.atk, shown.defense_points) == (600, 400)


@rule("EX04-TOK-05")
def test_a_token_is_one_of_the_five_monsters() -> None:
    duel = scenario("ex04")
    duel.alice.hand(LAMB, OX, GOATS)
    for _ in range(3):
        duel.alice.attack_position(OX)
    assert not duel.alice.can("activate", GOATS), "four tokens need four zones"
    duel.alice.activates(LAMB)
    duel.alice.puts_in(4)
    assert duel.alice.can("summon", OX), "four monsters, one of them a token"
    duel = scenario("ex04")
    duel.alice.hand(LAMB, OX)
    for _ in range(4):
        duel.alice.attack_position(OX)
    duel.alice.activates(LAMB)
    duel.alice.puts_in(4)
    assert not duel.alice.can("summon", OX), "the token is the fifth"


@rule("EX04-TOK-06")
def test_a_token_is_face_up_in_attack_or_defence_position_only() -> None:
    duel = scenario("ex04")
    duel.bob.attack_position(OX)
    duel.alice.hand(LAMB, "Book of Moon")
    duel.alice.activates(LAMB)
    duel.all_pass()
    assert [duel.alice.can("position", None, number) for number in (1, 4, 8)] == [True, True, False]
    duel.alice.puts_in(1)
    duel.all_pass()
    token = duel.find("仔羊トークン")
    duel.alice.activates("Book of Moon")
    duel.is_settled()
    assert duel.position(OX) == "face-down" and duel.position(token) == "attack", "nothing else could be chosen"


@rule("EX04-TOK-06")
def test_an_effect_on_all_monsters_leaves_a_token_face_up() -> None:
    night = spell(
        900041006,
        "夜の帳",
        "Nightfall",
        resolution=change_position(every((MONSTER & FACE_UP).on_field()), Position.FACE_DOWN_DEFENSE),
    )
    board = scenario("ex04")
    board.bob.attack_position(OX)
    duel, token = with_lamb(night, duel=board)
    duel.alice.activates(night)
    duel.all_pass()
    assert duel.position(token) == "attack" and duel.position(OX) == "face-down"


@rule("EX04-STA-02")
def test_a_tokens_original_figures_are_those_written_on_the_card_that_made_it() -> None:
    duel, token = with_lamb(SHRINK, "Rush Recklessly")
    duel.alice.activates("Rush Recklessly")
    duel.all_pass()
    assert duel.atk(token) == 1300 and figures.original_atk_of(duel.duel, token) == 600
    duel.alice.activates(SHRINK)
    duel.all_pass()
    assert duel.atk(token) == 300 + 700, "half of 600, not of 1300"
    assert figures.original_defense_of(duel.duel, token) == 400


@rule("EX04-TOK-01")
def test_an_effect_makes_tokens_out_of_nothing_and_no_pile_ever_holds_them() -> None:
    duel = scenario("ex04", turn=BOB)
    goats = duel.alice.has_set(GOATS)
    duel.bob.hand("Pot of Greed", "Dark Hole")
    owned = [card for card in range(len(duel.duel.info)) if duel.duel.owner[card] == ALICE]
    duel.bob.activates("Pot of Greed")
    duel.alice.activates(goats)
    while duel.alice.is_asked("position"):
        duel.alice.puts_in(4)
    duel.all_pass()
    made = [card for card in duel.duel.monsters[ALICE] if card >= 0]
    assert len(made) == 4 and not set(made) & set(owned)
    assert all(duel.duel.info[card].passcode not in library() for card in made), "no deck can hold such a card"
    duel.bob.activates("Dark Hole")
    duel.all_pass()
    assert [duel.where(card) for card in made] == ["nowhere"] * 4
    assert duel.duel.graveyard[ALICE] == [goats], "of all this only the spell was a card"


@rule("EX04-TOK-04")
@pytest.mark.parametrize(
    ("language", "attack", "defence"), [("ja", "攻撃表示", "守備表示"), ("en", "Attack", "Defense")]
)
def test_the_words_for_a_token_follow_its_position(language: str, attack: str, defence: str) -> None:
    duel, token = with_lamb()
    for player in (ALICE, BOB):
        said = Teller(duel.duel, player, language).there(token)
        assert attack in said and defence not in said
    for side in (duel.alice, duel.bob):
        side.ends_turn()
        duel.all_pass()
    duel.alice.changes_position(token)
    duel.all_pass()
    for player in (ALICE, BOB):
        said = Teller(duel.duel, player, language).there(token)
        assert defence in said and attack not in said


@rule("EX04-STA-02")
def test_tokens_of_two_cards_have_each_their_own_original_figures() -> None:
    board = scenario("ex04")
    goats = board.bob.has_set(GOATS)
    duel, lamb = with_lamb(SHRINK, duel=board)
    duel.alice.activates(SHRINK)
    duel.bob.activates(goats)
    while duel.bob.is_asked("position"):
        duel.bob.puts_in(4)
    duel.all_pass()
    sheep = next(card for card in duel.duel.monsters[BOB] if card >= 0)
    assert figures.original_atk_of(duel.duel, sheep) == 0
    assert [figures.original_defense_of(duel.duel, card) for card in (lamb, sheep)] == [400, 0]
    assert (duel.atk(lamb), duel.atk(sheep)) == (300, 0)

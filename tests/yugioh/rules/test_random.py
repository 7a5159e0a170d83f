"""Chance: coins, the die, random choices."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    DIE,
    HEADS,
    Compare,
    Discard,
    If,
    Reveal,
    RollDie,
    Side,
    TossCoins,
    damage,
    every,
    random_card,
    spell,
    times,
)
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state.log import L_COIN, L_DIE, entries

COIN = spell(
    900000301,
    "コイン魔法",
    "Coin Spell",
    resolution=TossCoins(1).then(If(Compare(HEADS, 1), damage(100), damage(1000))),
)
DICE = spell(900000302, "サイコロ魔法", "Die Spell", resolution=RollDie().then(damage(times(DIE, 100))))
ROBBER = spell(
    900000303, "無作為に捨てさせる魔法", "Random Robber", resolution=Discard(random_card(CARD.in_hand(Side.OPPONENT)))
)
OPEN_ROBBER = spell(
    900000304,
    "公開して捨てさせる魔法",
    "Open Robber",
    resolution=Reveal(every(CARD.in_hand(Side.OPPONENT))).then(Discard(random_card(CARD.in_hand(Side.OPPONENT)))),
)
HAND = ("Battle Ox", "Mechanicalchaser", "Giant Soldier of Stone", "Petit Moth")


def played(card: object, seed: int) -> Scenario:
    """Alice has activated the card."""
    duel = scenario(seed=seed, turn_number=3)
    duel.bob.hand(*HAND)
    duel.alice.hand(card)  # type: ignore[arg-type]
    duel.alice.activates(card)  # type: ignore[arg-type]
    duel.is_settled()
    return duel


@rule("MR3-RND-01")
def test_a_coin_decides_between_heads_and_tails() -> None:
    seen: set[int] = set()
    for seed in range(1, 30):
        duel = played(COIN, seed)
        heads = duel.log_numbers(L_COIN)
        assert len(heads) == 1 and heads[0] in (0, 1)
        assert duel.bob.life == (7900 if heads[0] else 7000)
        seen.add(heads[0])
    assert seen == {0, 1}


@rule("MR3-RND-02")
def test_the_die_has_six_faces() -> None:
    seen: set[int] = set()
    for seed in range(1, 80):
        duel = played(DICE, seed)
        thrown = duel.log_numbers(L_DIE)
        assert len(thrown) == 1 and 1 <= thrown[0] <= 6
        assert duel.bob.life == 8000 - 100 * thrown[0]
        seen.add(thrown[0])
    assert seen == {1, 2, 3, 4, 5, 6}


@rule("MR3-SETUP-07")
def test_coins_and_dice_are_there_from_the_first_turn_and_both_players_see_them() -> None:
    for card, kind in ((COIN, L_COIN), (DICE, L_DIE)):
        duel = scenario(turn_number=1)
        duel.alice.hand(card)
        before = duel.duel.rng.state()
        duel.alice.activates(card)
        duel.is_settled()
        assert duel.duel.rng.state() != before
        assert [entry.secret for entry in entries(duel.duel.log) if entry.kind == kind] == [0]


@rule("MR3-RND-01", "MR3-RND-02")
def test_the_same_seed_gives_the_same_chance() -> None:
    for card in (COIN, DICE, ROBBER):
        assert played(card, 7).duel.digest() == played(card, 7).duel.digest()


@rule("MR3-RND-03", "RES-RND-01")
def test_a_random_choice_is_nobodys_choice_and_any_card_may_be_hit() -> None:
    lost: set[str] = set()
    for seed in range(1, 40):
        duel = played(ROBBER, seed)
        assert duel.bob.hand_size == 3
        lost.update(name for name in duel.bob.cards("graveyard"))
    assert lost == set(HAND)


@rule("MR3-RND-03", "RES-RND-01")
def test_a_random_choice_does_not_depend_on_what_the_cards_are() -> None:
    places: list[int] = []
    for hand in (HAND, tuple(reversed(HAND))):
        duel = scenario(seed=11)
        first = duel.bob.hand(*hand)
        duel.alice.hand(ROBBER)
        duel.alice.activates(ROBBER)
        places.append(duel.duel.graveyard[1][0] - first)
    assert places[0] == places[1], "the same place in the hand is hit, whatever lies there"


@rule("RES-RND-02")
def test_revealed_cards_are_hidden_before_one_is_chosen_at_random() -> None:
    lost: set[str] = set()
    for seed in range(1, 40):
        duel = played(OPEN_ROBBER, seed)
        lost.update(duel.bob.cards("graveyard"))
    assert lost == set(HAND), "knowing the cards does not help to aim"

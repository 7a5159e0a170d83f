"""Spells and traps that are being activated and leave after the chain: nothing returns them to a hand or a deck."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state import codes

RETURNS = ["鳳翼の爆風", "風霊術－「雅」", "Ｍ・ＨＥＲＯ ブラスト"]
"""To the top and to the bottom of the deck, and to the hand."""


def answered(returns: str, card: str) -> tuple[Scenario, int]:
    """Bob activates a card, and Alice is asked whether she answers with what returns cards."""
    duel = scenario(turn=BOB)
    duel.alice.hand("ホーリー・エルフ")
    duel.alice.attack_position("ハーピィ・レディ")
    if returns == "Ｍ・ＨＥＲＯ ブラスト":
        duel.alice.attack_position(returns)
    else:
        duel.alice.has_set(returns)
    duel.bob.has_set("和睦の使者")
    activated = duel.bob.has_set(card)
    if card == "サイクロン":
        duel.alice.has_set("激流葬")
    duel.bob.activates(activated)
    if card == "サイクロン":
        duel.bob.picks("激流葬")
    return duel, activated


@rule("MR3-ZONE-04")
@pytest.mark.parametrize("returns", RETURNS)
@pytest.mark.parametrize("card", ["強欲な瓶", "無謀な欲張り", "サイクロン"])
def test_what_returns_cards_cannot_target_a_card_that_leaves_after_the_chain(returns: str, card: str) -> None:
    duel, activated = answered(returns, card)
    duel.alice.activates(returns)
    duel.alice.picks(*{"鳳翼の爆風": ["ホーリー・エルフ"], "風霊術－「雅」": ["ハーピィ・レディ"]}.get(returns, []))
    assert not duel.alice.can("pick", activated)
    if duel.alice.is_asked("pick"):
        duel.alice.picks("和睦の使者")
    duel.all_pass()
    assert duel.where(activated) == "graveyard"
    assert duel.where("和睦の使者") in ("hand", "deck")


@rule("MR3-ZONE-04")
@pytest.mark.parametrize("returns", RETURNS)
def test_with_nothing_else_to_return_it_is_not_activated(returns: str) -> None:
    duel = scenario(turn=BOB)
    duel.alice.hand("ホーリー・エルフ")
    duel.alice.attack_position("ハーピィ・レディ")
    if returns == "Ｍ・ＨＥＲＯ ブラスト":
        duel.alice.attack_position(returns)
    else:
        duel.alice.has_set(returns)
    duel.alice.has_set("サイクロン")
    jar = duel.bob.has_set("強欲な瓶")
    duel.bob.activates(jar)
    assert not duel.alice.can("activate", returns)
    assert duel.alice.can("activate", "サイクロン")  # what destroys may


@rule("MR3-SPL-05", "MR3-TRP-03")
@pytest.mark.parametrize("returns", RETURNS)
@pytest.mark.parametrize("card", ["光の護封剣", "王宮の鉄壁", "補給部隊"])
def test_a_card_that_will_lie_face_up_is_returned_while_it_is_activated(returns: str, card: str) -> None:
    duel, activated = answered(returns, card)
    duel.alice.activates(returns)
    duel.alice.picks(*{"鳳翼の爆風": ["ホーリー・エルフ"], "風霊術－「雅」": ["ハーピィ・レディ"]}.get(returns, []))
    if duel.alice.is_asked("pick"):
        duel.alice.picks(activated)
    duel.all_pass()
    assert duel.where(activated) == ("hand" if returns == "Ｍ・ＨＥＲＯ ブラスト" else "deck")


@rule("MR3-ZONE-04")
def test_what_returns_everything_leaves_the_cards_of_the_chain_there() -> None:
    """Also those whose link is still to come: 究極宝玉神 レインボー・オーバー・ドラゴン is the later link here."""
    duel = scenario(turn=BOB)
    dragon = duel.alice.attack_position("究極宝玉神 レインボー・オーバー・ドラゴン", kinds=codes.S_FUSION)
    jar = duel.bob.has_set("強欲な瓶")
    other = duel.bob.has_set("和睦の使者")
    duel.bob.activates(jar)
    duel.alice.activates(dragon)
    duel.all_pass()
    assert duel.where(other) == "deck"
    assert duel.where(jar) == "graveyard"
    assert duel.bob.hand_size == 1


@rule("MR3-ZONE-04")
@pytest.mark.parametrize("another", [False, True])
def test_a_card_of_the_chain_does_not_go_to_the_hand_to_pay(another: bool) -> None:
    duel = scenario("mr4")
    fairy = duel.alice.attack_position("オルターガイスト・シルキタス")
    trap = duel.alice.has_set("オルターガイスト・リバイタリゼーション")
    duel.alice.graveyard("オルターガイスト・ヘクスティア")
    if another:
        duel.alice.attack_position("オルターガイスト・マリオネッター")
    duel.bob.attack_position("ミノタウルス")
    assert duel.alice.can("activate", fairy)  # it returns the trap, which is Set
    duel.alice.activates(trap)
    assert duel.alice.can("activate", fairy) is another
    if another:
        duel.alice.activates(fairy)
        duel.is_settled()
        assert duel.alice.cards("hand") == ["オルターガイスト・マリオネッター"]
        assert duel.where(trap) == "graveyard"

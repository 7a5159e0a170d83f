"""自分のモンスターが相手モンスターと戦闘を行う: その自分のモンスター and その相手モンスター are told apart."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType, Race
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render

FIGHTS = "①：自分の戦士族モンスターが相手モンスターと戦闘を行うダメージ計算時に発動できる。ターン終了時まで、"
SOLDIER = Card(999000141, "兵士", "Soldier", CardType.MONSTER | CardType.NORMAL, race=Race.WARRIOR, level=4, atk=1500)
BEAST = Card(999000142, "獣", "Beast", CardType.MONSTER | CardType.NORMAL, race=Race.BEAST, level=4, atk=1900)


def helper(text: str) -> Card:
    """A monster with this text, whose print is read as the same."""
    blank = Card(999000140, "助ける者", "The Helper", CardType.MONSTER | CardType.EFFECT, level=4, atk=100, defense=100)
    made = canonical(read(Printed(blank, text), Lexicon({}, {})))
    assert canonical(read(Printed(blank, render(made, "ja")), Lexicon({}, {}))) == made
    return made


@pytest.mark.parametrize(
    ("words", "mine", "theirs"),
    [
        ("その自分のモンスターの攻撃力は１０００アップする。", 2500, 1900),
        ("その戦闘を行う自分のモンスターの攻撃力は、その相手モンスターの攻撃力分アップする。", 3400, 1900),
        ("その相手モンスターの攻撃力は１０００ダウンする。", 1500, 900),
        ("その相手モンスターの攻撃力は、その元々の攻撃力分ダウンする。", 1500, 0),
    ],
)
def test_each_of_two_battling_monsters(words: str, mine: int, theirs: int) -> None:
    duel = scenario()
    card = duel.alice.attack_position(helper(FIGHTS + words))
    soldier, beast = duel.alice.attack_position(SOLDIER), duel.bob.attack_position(BEAST)
    duel.alice.enters_battle()
    duel.alice.attacks(soldier, beast)
    duel.alice.activates(card)
    duel.all_pass()
    duel.is_settled()
    assert duel.atk(soldier) == mine and duel.where(beast) == "graveyard"
    assert duel.bob.life == 8000 - (mine - theirs)


def test_which_of_them_is_not_guessed() -> None:
    with pytest.raises(Refused):
        helper(FIGHTS + "そのモンスターの攻撃力は１０００アップする。")


@pytest.mark.parametrize("used", [True, False])
def test_it_is_not_destroyed_by_that_battle(used: bool) -> None:
    duel = scenario()
    card = duel.alice.attack_position(
        helper(
            "①：自分のモンスターが相手モンスターと戦闘を行う攻撃宣言時に発動できる。その自分のモンスターはその戦闘では破壊されない。"
        )
    )
    soldier, beast = duel.alice.attack_position(SOLDIER), duel.bob.attack_position(BEAST)
    duel.alice.enters_battle()
    duel.alice.attacks(soldier, beast)
    if used:
        duel.alice.triggers(card)
    else:
        duel.alice.finishes()
    duel.is_settled()
    assert duel.alice.life == 7600
    assert duel.where(soldier) == ("monster zone" if used else "graveyard")


def test_neither_player_takes_damage_of_that_battle() -> None:
    duel = scenario()
    card = duel.alice.attack_position(
        helper(
            "①：自分のモンスターが相手モンスターと戦闘を行うダメージ計算時に発動できる。その戦闘で発生するお互いの戦闘ダメージは０になる。"
        )
    )
    soldier, beast = duel.alice.attack_position(SOLDIER), duel.bob.attack_position(BEAST)
    duel.alice.enters_battle()
    duel.alice.attacks(soldier, beast)
    duel.alice.triggers(card)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life, duel.where(soldier)) == (8000, 8000, "graveyard")

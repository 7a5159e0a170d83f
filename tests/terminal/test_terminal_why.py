"""``why`` and ``why CARD`` at the table and in ``show``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.openings import yugioh_seed

from duelkit.rulebook.cite import rule
from duelkit.terminal.shared import bare
from duelkit.terminal.yugioh.whys import card_lines, named_cards, question_reasons
from duelkit.yugioh.language import Phase
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.telling.teller import Teller

Run = Callable[..., tuple[int, str]]
PLAIN = ("play", "--deck", "plain", "--opponent-deck", "overlay", "--opponent", "random", "--seed", "3")
EXAMPLES = Path(__file__).parents[2] / "examples"


def opening(*names: str, without: str = "-") -> tuple[str, ...]:
    """The same, with these cards in the opening hand, and none of such a name beside them."""
    return (*PLAIN[:-1], yugioh_seed("plain", "overlay", *names, without=without))


def test_why_alone_says_why_the_question_is_asked_and_what_the_turn_forbids(run: Run) -> None:
    status, out = run(*PLAIN, "--language", "en", lines="why\n")
    assert status == 0
    assert "there is no Chain and nothing to process, so the turn player chooses what to do next. (MR3-PHASE-05)" in out
    assert "MR3-PHASE-05: Main phase 1 allows" in out
    assert "There is no Battle Phase in the first turn. (MR3-PHASE-07)" in out


def test_why_with_a_card_says_what_it_can_and_cannot_do(run: Run) -> None:
    hand = opening("デーモンの召喚", "死者蘇生")
    _, out = run(*hand, "--language", "en", lines="why summoned skull\nwhy monster reb\n")
    assert 'Not possible: Tribute Summon "Summoned Skull"' in out
    assert 'There are not enough monsters to Tribute for "Summoned Skull" (needed: 1, there: 0). (MR3-SUM-04)' in out
    assert 'Possible: Set "Monster Reborn"\n    There is a free zone for Spells and Traps (MR3-SET-03)' in out
    assert 'There is no legal target for "Monster Reborn": 1 monster in either GY. (MR3-TGT-01)' in out


@pytest.mark.parametrize(
    "command", ["why デーモン", "why summoned", "WHY Ｓｕｍｍｏｎｅｄ Ｓｋｕｌｌ", "なぜ デーモン", "理由 skull"]
)
def test_a_card_is_found_by_either_language_and_the_beginning_or_a_part_of_its_name(run: Run, command: str) -> None:
    _, out = run(*opening("デーモンの召喚", without="デーモン"), "--language", "ja", lines=f"{command}\n")
    assert "「デーモンの召喚」には１体のリリースが必要ですが、リリースできるのは０体分です。(MR3-SUM-04)" in out


def test_why_with_a_number_explains_the_option(run: Run) -> None:
    _, out = run(*opening("サファイアドラゴン"), "--language", "en", lines="why 1\nwhy 99\n")
    assert "the Normal Summon of this turn is left and can be carried out (MR3-SUM-02)" in out
    assert out.count("is not offered; type a number from 1 to") == 1


def test_names_that_mean_several_cards_none_in_sight_or_none_at_all(run: Run) -> None:
    hand = opening("サファイアドラゴン", "ブラッド・ヴォルス", "死者蘇生")
    _, out = run(*hand, "--language", "en", lines="why er\nwhy Dark Magician\nwhy no such card\nwhy ...\n")
    asked = next(line for line in out.splitlines() if line.startswith("Which card: "))
    assert all(f'"{name}"' in asked for name in ("Luster Dragon", "Vorse Raider", "Monster Reborn"))
    assert '"Dark Magician" is not among the cards in sight.' in out
    assert 'No card or rule "no such card"' in out
    assert 'No card or rule "..."' in out
    assert "Traceback" not in out


@pytest.mark.parametrize("language", ["ja", "en"])
def test_show_says_why_the_question_is_asked_and_why_not(run: Run, language: str) -> None:
    status, out = run("show", str(EXAMPLES / "synchro_turn.toml"), "--language", language)
    assert status == 0
    assert "(MR3-PHASE-05)" in out and "(MR3-TRP-01)" in out
    refused = "できない: 「リビングデッドの" if language == "ja" else 'Not possible: Activate "Call of the'
    assert refused in out


def test_copies_of_which_the_same_is_to_be_said_are_told_once(run: Run) -> None:
    _, out = run(*opening("サファイアドラゴン", "サファイアドラゴン"), "--language", "en", lines="why luster\n")
    assert out.count('Possible: Normal Summon "Luster Dragon"') == 1


@rule("MR3-FDN-02")
def test_a_hidden_card_of_the_opponent_is_not_found_and_not_named() -> None:
    table = scenario()
    table.alice.hand("サイクロン")
    hidden = table.bob.has_set("激流葬")
    table.bob.hand("落とし穴")
    table.start()
    teller = Teller(table.duel, 0, "ja")
    assert named_cards(teller, "激流葬") == []
    assert named_cards(teller, "落とし穴") == []
    assert "激流葬" not in "".join(card_lines(teller, hidden))
    assert "セットされたカードは自分のカードではありません。(MR3-CTL-01)" in "".join(card_lines(teller, hidden))
    assert named_cards(Teller(table.duel, 1, "ja"), "激流葬") == [hidden]


def test_an_own_card_goes_before_the_opponents_and_a_whole_name_before_a_part() -> None:
    table = scenario(phase=Phase.MAIN_1)
    warrior = table.bob.attack_position("異次元の戦士")
    lady = table.alice.hand("異次元の女戦士")
    charger = table.alice.hand("戦士の生還")
    table.start()
    teller = Teller(table.duel, 0, "ja")
    assert named_cards(teller, "異次元の戦士") == [warrior]
    assert named_cards(teller, "異次元") == [lady]
    assert named_cards(teller, "戦士") == [charger]
    assert named_cards(teller, "次元の女") == [lady]
    assert bare("Ｔｈｅ　Ａ-b・c") == "theabc"


def test_after_the_duel_nothing_is_asked() -> None:
    table = scenario()
    table.bob.has_life(1000)
    table.alice.attack_position("サファイアドラゴン")
    table.alice.hand("ファイヤー・ボール", "ファイヤー・ボール")
    for _ in range(2):
        table.alice.activates("ファイヤー・ボール")
    assert table.duel.outcome is not None
    assert question_reasons(Teller(table.duel, 0, "ja")) == ["デュエルは終わっているので、質問はありません。"]

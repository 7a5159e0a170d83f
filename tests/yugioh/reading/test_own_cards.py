"""Cards of a user's own: written as plain text, played a moment later; what cannot be read says where."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.kernel.errors import FileError
from duelkit.yugioh.cards import UnknownCard, library
from duelkit.yugioh.cards.shelf import Shelved, line_of
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.own import keep, outcomes
from duelkit.yugioh.plain_text import OWN_CODES, OWN_STEP, plain_card
from duelkit.yugioh.scenario import scenario

KNIGHT = """試作騎士 / Prototype Knight
【戦士族／効果】 光属性／星４／攻1800／守1000
①：このカードが召喚に成功した場合に発動できる。デッキから戦士族モンスター１体を手札に加える。
"""
RIDDLE = """謎の札 / Riddle
【通常魔法カード】
①：相手フィールドのモンスター１体を対象として発動できる。そのモンスターをくすぐる。
"""


def test_a_card_written_as_text_is_played(own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(f"{KNIGHT}---\n{RIDDLE}", encoding="utf-8")
    assert main(["cards", "read", str(file)]) == 0
    told = capsys.readouterr().out
    assert "試作騎士: playable" in told
    assert "謎の札: not understood (effect 1, character 35): くすぐる。" in told
    library.cache_clear()
    card = library()["Prototype Knight"]
    assert card.passcode >= OWN_CODES and (card.atk, card.defense, card.level) == (1800, 1000, 4)
    duel = scenario("mr3")
    duel.alice.hand(card)
    duel.alice.deck("Marauding Captain")
    duel.alice.summons(card)
    duel.alice.triggers(card)
    assert duel.alice.cards("hand") == ["Marauding Captain"]
    # another machine does not have it: it goes there whole
    packed = pickle.dumps(card)
    own.unlink()
    library.cache_clear()
    assert card.passcode not in library() and pickle.loads(packed) == card


def test_nothing_is_kept_of_a_file_that_is_no_cards(
    own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in {
        "a.json": "{",
        "b.json": "[1]",
        "c.txt": "name\nno kinds\n",
        "d.cdb": "no database",
        "e.txt": "名前\n【人間族／効果】 光属性／星４／攻0／守0\n①：。",
    }.items():
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        assert main(["cards", "read", str(file)]) == 2, name
        said = capsys.readouterr().err
        assert str(file) in said and said.count("\n") == 1
    assert main(["cards", "read", str(tmp_path / "missing.txt")]) == 2
    assert not own.exists()


def test_json_cards_are_read_and_the_others_told(own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    knight = {
        "password": 950000001,
        "name": {"ja": "試作騎士", "en": "Prototype Knight"},
        "card_type": "Monster",
        "monster_type_line": "Warrior / Effect",
        "attribute": "LIGHT",
        "level": 4,
        "atk": 1800,
        "def": 1000,
        "text": {"ja": KNIGHT.splitlines()[2]},
    }
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([knight, {"name": {}}]), encoding="utf-8")
    assert main(["cards", "read", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told[0] == {"name": "試作騎士", "passcode": 950000001, "playable": True}
    assert told[1]["playable"] is False and "no card" in told[1]["reason"]


def test_a_damaged_file_of_own_cards_says_so(own: Path) -> None:
    own.write_text("nothing\n", encoding="utf-8")
    with pytest.raises(FileError, match="not a file of own cards"):
        library()


def test_the_figures_of_a_plain_card_are_read() -> None:
    printed = plain_card("「影」の竜\n【ドラゴン族／シンクロ／チューナー／効果】 闇属性 星7 攻? 守2000\n本文").card
    assert (printed.level, printed.atk, printed.defense, printed.ja) == (7, -2, 2000, "「影」の竜")
    for text in ("名前", "名前\n光属性", "名前\n【戦士族／空想】 光属性／星４／攻1／守1", "名前\n【戦士族】 星４"):
        with pytest.raises(FileError):
            plain_card(text)


@pytest.mark.parametrize(
    "line, types",
    [
        ("【罠】", CardType.TRAP),
        ("【通常罠】", CardType.TRAP),
        ("【魔法】", CardType.SPELL),
        ("【カウンター罠】", CardType.TRAP | CardType.COUNTER),
        ("【速攻魔法カード】", CardType.SPELL | CardType.QUICK_PLAY),
    ],
)
def test_kinds_of_spells_and_traps_may_be_written_without_the_word_card(line: str, types: CardType) -> None:
    assert plain_card(f"札\n{line}\n①：自分は１枚ドローする。").card.types == types


@pytest.mark.parametrize("line", ["Passcode 24224830", "カード番号 24224830", "パスコード：24224830\n"])
def test_a_card_written_as_text_may_say_its_passcode(line: str) -> None:
    card = plain_card(f"札\n【罠】\n①：自分は１枚ドローする。\n{line}")
    assert card.card.passcode == 24224830 and card.text == "①：自分は１枚ドローする。"
    assert plain_card("札\n【罠】\n①：自分は１枚ドローする。").card.passcode >= OWN_CODES


def test_a_card_with_the_passcode_of_a_library_card_is_not_kept(
    own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("札\n【罠】\n①：自分は１枚ドローする。\nPasscode 24224830\n", encoding="utf-8")
    assert main(["cards", "read", str(file)]) == 0 and not own.exists()
    told = capsys.readouterr().out
    assert "札: not kept; this passcode is that of Called by the Grave in the library\n" in told


def test_outcomes_are_told_card_by_card(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(RIDDLE, encoding="utf-8")
    [outcome] = outcomes(file)
    assert outcome.card is None and outcome.place == (1, 35) and outcome.span == "くすぐる。"


def own_line(code: int, ja: str, en: str) -> str:
    """A line of a file of own cards: a monster without effects."""
    return line_of(Shelved((), "", ("reread",), Card(code, ja, en, CardType.MONSTER, atk=100, defense=100), ""))


def test_a_file_of_own_cards_may_end_without_a_line_end(own: Path) -> None:
    first = next(iter(library().shelf))
    library.cache_clear()
    own.write_text(own_line(999_000_000, "自作", "Home-made"), encoding="utf-8")
    assert library()[999_000_000].en == "Home-made" and library()["自作"].passcode == 999_000_000
    assert first in library().shelf and library().shelf.own == {999_000_000}


def test_an_own_card_replaces_none_of_the_library(own: Path) -> None:
    shelved = library().shelf[next(iter(library().shelf))].facts
    written = library().written[0]
    library.cache_clear()
    own.write_text(
        "\n".join(
            (
                own_line(shelved.passcode, "偽物", "Fake"),
                own_line(written.passcode, "偽物２", "Fake 2"),
                own_line(999_000_000, shelved.ja, written.en),
            )
        ),
        encoding="utf-8",
    )
    known = library()
    assert known[shelved.passcode].en == shelved.en and known[shelved.ja].passcode == shelved.passcode
    assert known[written.passcode] is written and known[written.en] is written
    assert known[999_000_000].ja == shelved.ja
    assert written.passcode in known.shelf.own and known.proofs(written.passcode) is None


def test_two_own_cards_whose_names_give_one_number_are_both_kept(own: Path) -> None:
    one, other = (Card(OWN_CODES, name, name, CardType.SPELL) for name in ("甲", "乙"))
    keep([one])
    keep([other])
    keep([one])
    library.cache_clear()
    assert (library()["甲"].passcode, library()["乙"].passcode) == (OWN_CODES, OWN_CODES + OWN_STEP)


def test_a_lent_card_is_known_by_its_passcode_while_somebody_holds_it() -> None:
    known = library()
    card = Card(1_000_000_000, "借り物", "Borrowed", CardType.SPELL)
    held = known.lend(card)
    assert known[1_000_000_000] is held and known.lent(1_000_000_000) and 1_000_000_000 in known
    assert "Borrowed" not in known and 1_000_000_000 not in known.codes
    assert known.lend(replace(card)) is held
    with pytest.raises(UnknownCard):
        known.lend(replace(card, en="Another"))
    with pytest.raises(UnknownCard):
        known.lend(replace(card, passcode=known.written[0].passcode), over=True)
    other = known.lend(replace(card, en="Another"), over=True)
    assert known[1_000_000_000] is other
    del card, held, other
    assert 1_000_000_000 not in known

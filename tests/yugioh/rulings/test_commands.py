"""``duelkit rulings`` and the rulings in ``card``, ``rules`` and ``why``."""

from __future__ import annotations

import io
import json
import re

import pytest
from tests.yugioh.rulings.test_format import FORCE, HEAD

from duelkit.cli import main
from duelkit.kernel.errors import DuelkitError
from duelkit.terminal.yugioh.ruled import ranges
from duelkit.terminal.yugioh.whys import card_lines
from duelkit.yugioh.cards import library
from duelkit.yugioh.rulings import Book, book, deciding, rulings
from duelkit.yugioh.rulings.index import entries_of
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.telling.teller import Teller


def told(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    assert main(list(words)) == status
    return capsys.readouterr().out


def test_rulings_are_counted_searched_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert f"Rulings: {len(book())}, " in told(capsys, "rulings")
    counts = json.loads(told(capsys, "rulings", "--json"))
    assert counts["rulings"] == len(rulings())
    assert counts["runs"] == sum(len(ruling.editions) for ruling in rulings().values())
    assert counts["by_source"]["fid"]["mr3"] == sum(
        "mr3" in ruling.editions and "fid" in ruling.source_kinds for ruling in rulings().values()
    )
    by_card = told(capsys, "rulings", "魂を削る死霊")
    assert by_card == told(capsys, "rulings", "Spirit", "Reaper")
    assert "reaper-equipped  [ude-2005 Spirit Reaper]\n" in by_card
    assert "    A: No. Creature Swap does not target" in by_card
    assert "sangan-as-xyz-material" in told(capsys, "rulings", "MR3-XYZ-08")
    whole = told(capsys, "rulings", "sangan-as-xyz-material", "--language", "ja")
    assert "出典：fid 11009（2017-03-24）" in whole and "エディション：mr2–mr20-official" in whole
    assert "   3  相手は「Ｎｏ．３９ 希望皇ホープ」を発動する" in whole
    words = json.loads(told(capsys, "rulings", "detached", "Sangan", "--json"))
    assert [one["id"] for one in words] == ["sangan-as-xyz-material"] and words[0]["cards"]
    assert main(["rulings", "no", "such", "words"]) == 1
    assert "no ruling matches 'no such words'; expected an id" in capsys.readouterr().err
    for wrong in (["rulings", "show"], ["rulings", "check"], ["rulings", "--coverage", "x"]):
        assert main(wrong) == 2 and capsys.readouterr().err.startswith("duelkit rulings: ")
    assert main(["rulings", "show", "nothing-of-it"]) == 2
    assert "unknown ruling 'nothing-of-it'; expected an id" in capsys.readouterr().err
    assert main(["rulings", "show", "sangan-as-xyz-material", "--edition", "ex04"]) == 2
    assert "says nothing of 'ex04'; expected one of mr2, mr3" in capsys.readouterr().err


def test_editions_that_follow_one_another_are_a_range() -> None:
    assert ranges(("mr1", "mr2", "mr3", "mr20-official")) == "mr1–mr3, mr20-official"
    assert ranges(("ex04",)) == "ex04" and ranges(("mr3", "ex04")) == "mr3, ex04"


def test_a_card_and_a_reason_name_the_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    sheet = told(capsys, "card", "Exiled Force")
    assert "Rulings\n" in sheet and "  exiled-force-alone  [ude-2005 Exiled Force]" in sheet
    without = next(card for card in library().facts() if not book().of_card(card.passcode))
    assert "Rulings" not in told(capsys, "card", str(without.passcode))
    # a card that stands in many positions: those that name it, and how many others there are
    sheet = told(capsys, "card", "Pot of Greed")
    assert "  solemn-wishes-and-pot-of-greed  [" in sheet and "retaliating-c" not in sheet
    assert re.search(r'^  More in which it takes part: \d+ \(duelkit rulings "Pot of Greed"\)$', sheet, re.MULTILINE)
    duel = scenario("mr3")
    force = duel.alice.attack_position("Exiled Force")
    duel.start()
    lines = "\n".join(card_lines(Teller(duel.duel, 0, "en"), force))
    assert "MR3-TGT-01" in lines
    assert "Ruling (ude-2005 Exiled Force): No. It is Tributed as the cost" in lines
    assert "duelkit rulings show exiled-force-alone" in lines
    number = duel.duel.info[force].passcode
    assert [ruling.identity for ruling in deciding(number, ["MR20-TGT-01"], "mr20-official+mixed")] == [
        "exiled-force-alone"
    ]
    assert deciding(number, ["MR3-SPD-01"], "mr3") == [] and deciding(-1, ["MR3-TGT-01"], "mr3") == []


def test_coverage_runs_everything(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = f'{HEAD}{FORCE}steps = ["me may not activate Exiled Force", "other life 8000"]\n'
    right = wrong.replace('"one"', '"two"').replace("may not", "may")
    monkeypatch.setattr("duelkit.terminal.yugioh.rulings.book", lambda: Book(entries_of({"a.toml": right})))
    assert "All 1 are right." in told(capsys, "rulings", "--coverage")
    monkeypatch.setattr(
        "duelkit.terminal.yugioh.rulings.book", lambda: Book(entries_of({"a.toml": wrong, "b.toml": right}))
    )
    out = told(capsys, "rulings", "--coverage", status=1)
    assert "Rulings: 2, 2 with each edition counted" in out and "1 of 2 are wrong:" in out
    assert "a.toml, ruling one, mr3, step 1 (me may not activate Exiled Force): it is offered" in out
    counts = json.loads(told(capsys, "rulings", "--coverage", "--json", status=1))
    assert counts["right"] == 1 and len(counts["wrong"]) == 1 and counts["by_source"] == {"fid": {"mr3": 2}}


def test_the_book_refuses_what_does_not_belong_together() -> None:
    one = f'{HEAD}{FORCE}steps = ["me hand 0"]\n'
    with pytest.raises(DuelkitError, match=r"b\.toml: ruling one: stands in a\.toml too; expected an id of its"):
        entries_of({"a.toml": one, "b.toml": one})
    with pytest.raises(DuelkitError, match=r"a\.toml, line 2: an entry without id"):
        entries_of({"a.toml": one.replace('id = "one"\n', "")})
    against = 'against = [{ source = "ude-2005 X", answer = { en = "Y", ja = "Z" }, ruling = "two" }]\n'
    with pytest.raises(DuelkitError, match="ruling one, against: no ruling 'two'; expected the id of one"):
        Book(entries_of({"a.toml": one.replace("me.monsters", against + "me.monsters")})).every()


def test_a_ruling_is_shown_and_played_on(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    whole = told(capsys, "rulings", "show", "exiled-force-alone", "--all")
    assert '✓ Step 1 of 1: You cannot activate "Exiled Force"\n    There is no legal target' in whole
    assert "(MR20-TGT-01)" in whole and whole.rstrip().endswith("there is nothing left to target.")
    typed = "\n\nback\nwhat\nplay\n1\nquit\n終了\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    shown = told(capsys, "rulings", "show", "swift-scarecrow-attacker-gone", "--language", "ja")
    assert "→ 手順1／9：バトルフェイズへ" in shown
    assert "→ 手順2／9：自分は「ヂェミナイ・エルフ」（A）で攻撃する" in shown
    assert "what：そのコマンドはありません" in shown and "ここから両方のプレイヤーを操作します" in shown
    assert "「速攻のかかし」" in shown, "all cards lie open"
    assert "保存" not in shown.partition("ここから両方")[2]


@pytest.mark.parametrize("identity", list(rulings()))
def test_every_ruling_can_be_shown_and_played_on_from_its_end(identity: str) -> None:
    showing = book().show(identity)
    assert len(showing.steps) == len(rulings()[identity].steps)
    assert all(step.text["ja"] and step.text["en"] for step in showing.steps)
    for at in (0, len(showing.steps)):
        recorder = showing.recorder(at)
        decision = recorder.duel.decision
        if decision is not None:
            recorder.choose(decision.options[0])

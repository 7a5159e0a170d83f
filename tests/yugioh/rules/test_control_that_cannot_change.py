"""A monster whose control cannot change is no target for what takes control (fid 23118)."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.scenario import scenario

ELF = "ホーリー・エルフ"


@rule("RES-CTL-01")
@pytest.mark.parametrize("taking", ["心変わり", "精神操作", "エネミーコントローラー"])
def test_it_cannot_be_targeted_to_take_it(taking: str) -> None:
    duel = scenario()
    duel.alice.hand(taking)
    duel.alice.attack_position("クリッター")
    fixed = duel.bob.attack_position("不意打ち又佐")
    assert not duel.alice.can("activate", taking) or taking == "エネミーコントローラー"
    duel = scenario()
    duel.alice.hand(taking)
    duel.alice.attack_position("クリッター")
    fixed = duel.bob.attack_position("不意打ち又佐")
    free = duel.bob.attack_position(ELF)
    duel.alice.activates(taking)
    if taking == "エネミーコントローラー":
        duel.alice.declares(1)
        if duel.alice.is_asked("pick") and duel.alice.can("pick", "クリッター"):
            duel.alice.picks("クリッター")
    assert not duel.alice.can("pick", fixed)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(free)
    duel.all_pass()
    assert free in duel.duel.monsters[0] and fixed in duel.duel.monsters[1]

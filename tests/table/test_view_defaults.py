"""What a view leaves out: clients fill it in from one table, which is the same for the bot and the page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec

import duelkit.table
from duelkit.kernel.record import Record
from duelkit.table.games.context import SPECTATOR
from duelkit.table.games.yugioh import YugiohDesk
from duelkit.table.games.yugioh_view import CARD_DEFAULTS, card_of
from duelkit.table.protocols import Json
from duelkit.yugioh.engine.seen.view import CardView
from duelkit.yugioh.records import Recorder
from duelkit.yugioh.scenario import ALICE, BOB, scenario

MODEL = Path(duelkit.table.__file__).parent / "static" / "js" / "yugioh" / "model.js"
NAMES = {"def": "defense_points"}


def whole(card: CardView) -> Json:
    """Every field, as it is."""
    return {
        "card": card.number,
        "passcode": card.passcode,
        "owner": card.owner,
        "up": card.face_up,
        **{name: getattr(card, NAMES.get(name, name)) for name in CARD_DEFAULTS},
        "materials": list(card.materials),
    }


def test_nothing_is_lost_by_leaving_out_what_is_usual() -> None:
    duel = scenario()
    duel.alice.attack_position("ミノタウルス")
    duel.alice.has_set("Mirror Force")
    duel.bob.defense_position("暗黒騎士ガイア")
    duel.bob.graveyard("Pot of Greed")
    duel.bob.pendulum_zones("Stargazer Magician", "Timegazer Magician")
    duel.alice.attack_position("Number 39: Utopia", materials=["ミノタウルス", "ミノタウルス"])
    seen = 0
    scales: set[int] = set()
    for viewer in (0, 1, 2):
        for side in duel.duel.observe(viewer).sides:
            for card in (*side.hand, *side.graveyard, *side.extra, *side.monsters, *side.spells, *side.pendulum):
                if card is not None:
                    seen += 1
                    sent: Json = json.loads(msgspec.json.encode(card_of(card, lambda number: number)))
                    scales.add(sent.get("scale", 0))
                    assert {**CARD_DEFAULTS, **sent} == whole(card)
                    assert all(sent[name] != usual for name, usual in CARD_DEFAULTS.items() if name in sent)
    assert seen > 10 and {1, 8} <= scales


def test_the_page_fills_in_the_same() -> None:
    table = re.search(r"const USUAL = Object.freeze\((\{.*?\})\);", MODEL.read_text(encoding="utf-8"), re.DOTALL)
    assert table is not None
    found = json.loads(re.sub(r",\s*\}$", "}", re.sub(r"(\w+):", r'"\1":', table[1])))
    assert found == CARD_DEFAULTS


def test_pendulum_zones_are_announced_only_to_who_knows_of_a_pendulum_monster() -> None:
    found = scenario()
    found.bob.deck("オッドアイズ・ペンデュラム・ドラゴン")
    found.start()
    desk = YugiohDesk(cast(Recorder, SimpleNamespace(duel=found.duel)))
    assert [desk.screen.view(viewer).pendulums for viewer in (ALICE, BOB, SPECTATOR)] == [False, True, False]
    assert desk.screen.open_view().pendulums is True


def test_a_pendulum_monster_about_to_be_summoned_announces_nothing_yet() -> None:
    found = scenario()
    found.bob.has_set("神の宣告")
    eyes = found.alice.hand("時読みの魔術師")
    desk = YugiohDesk(cast(Recorder, SimpleNamespace(duel=found.duel, record=Record({"seed": "1"}))))
    found.alice.summons(eyes)
    assert found.where(eyes) == "about to be summoned"
    assert [desk.screen.view(viewer).pendulums for viewer in (ALICE, BOB, SPECTATOR)] == [True, False, False]
    found.all_pass()
    assert found.where(eyes) == "monster zone" and desk.screen.view(BOB).pendulums

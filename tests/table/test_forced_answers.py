"""An only answer shows to nobody: whether it was the only one follows from cards that the other player does not see.

Two worlds differ in what Alice holds, and Alice does the same in both. Bob must see the same at the same moments, also
where Alice could have done something else in one of the worlds alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from tests.table.two_worlds import sit, table

from duelkit import yugioh
from duelkit.kernel.decision import ACT, TRIGGER
from duelkit.recording import Recorder as Recording
from duelkit.rulebook.cite import rule
from duelkit.table.games.yugioh import YugiohDesk
from duelkit.yugioh.choices import VERBS
from duelkit.yugioh.editions import edition
from duelkit.yugioh.language import (
    Card,
    CardType,
    Effect,
    EffectKind,
    GainLife,
    Joined,
    Joint,
    OfRace,
    Pick,
    Pool,
    Race,
    SpecialSummon,
    YouMay,
    Zone,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.records import Recorder
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state.codes import card_of, verb_of

ELF, BULL = "ヂェミナイ・エルフ", "牛魔人"
QUIET = ("pass", "finish", "no", "to_main2", "to_end")
LURE = Card(
    999_999_901,
    "誘いの歌",
    "Luring Song",
    CardType.SPELL,
    effects=(
        Effect(
            EffectKind.ACTIVATION,
            resolution=Joined(
                Joint.THEN, GainLife(100), YouMay(SpecialSummon(Pick(Pool(OfRace(Race.DRAGON), Zone.HAND))))
            ),
        ),
    ),
)


def wanted(duel: Any, wishes: list[tuple[str, str]]) -> int:
    """The option of the first wish that is offered, which is then done with; otherwise the quietest, or the first."""
    for wish in wishes:
        for option in duel.decision.options:
            card = card_of(option)
            name = "" if card < 0 else duel.info[card].name
            if VERBS[verb_of(option)] == wish[0] and wish[1] in ("", name):
                wishes.remove(wish)
                return int(option)
    for option in duel.decision.options:
        if VERBS[verb_of(option)] in QUIET:
            return int(option)
    return int(duel.decision.options[0])


def seen_by_bob(found: Scenario, wishes: list[tuple[str, str]], most: int = 60) -> list[bytes]:
    """What Bob is sent, moment by moment, until Alice's turn is over."""
    duel = found.duel
    record = SimpleNamespace(headers={"seed": "1"})
    desk = YugiohDesk(cast(Recorder, SimpleNamespace(duel=duel, record=record)), every_end=True)
    sent: list[bytes] = []
    turn, told = duel.turn, desk.screen.newest()
    for _ in range(most):
        decision = duel.decision
        if decision is None or duel.turn > turn:
            break
        if not desk.windows.is_secret(BOB):
            news = desk.screen.news(BOB, told, False)
            sent.append(msgspec.json.encode([desk.screen.view(BOB), news, decision.player == BOB]))
        duel.choose(wanted(duel, wishes))
    assert not wishes, f"not offered: {wishes}"
    return sent


def fight(held: Callable[[Scenario], object]) -> Scenario:
    """Alice attacks; what she holds besides differs."""
    found = scenario(phase=Phase.MAIN_1)
    found.alice.attack_position(BULL)
    found.bob.attack_position(ELF)
    found.bob.has_set("死者蘇生")
    held(found)
    found.start()
    return found


def with_hand(spell: str | Card, *cards: str) -> Scenario:
    """Alice has a spell and other cards in her hand."""
    found = scenario(phase=Phase.MAIN_1)
    found.alice.hand(spell, *cards)
    found.alice.attack_position(BULL)
    found.alice.extra("竜騎士ガイア")
    found.start()
    return found


def end_phase(monster: str, held: str) -> Scenario:
    """Alice ends her turn with a monster whose effect has to be activated then; Bob has set a card."""
    found = scenario(phase=Phase.MAIN_1)
    found.alice.attack_position(monster)
    found.bob.has_set(held)
    for player in (found.alice, found.bob):
        player.deck(*[ELF] * 8)
    found.start()
    found.duel.every_window = True
    return found


def must_in_the_end_phase(held: str) -> Scenario:
    """Alice ends her turn and passes while an effect of hers must be activated; what she has Set differs."""
    found = scenario(phase=Phase.MAIN_1)
    found.alice.attack_position("ライトロード・モンク エイリン")
    found.alice.has_set(held)
    found.bob.attack_position(ELF)
    found.bob.has_set("死者蘇生")
    for player in (found.alice, found.bob):
        player.deck(*[ELF] * 8)
    found.start()
    return found


FIGHT = [("to_battle", ""), ("attack", BULL)]
WORLDS: dict[str, tuple[Callable[[], Scenario], Callable[[], Scenario], list[tuple[str, str]]]] = {
    "the battle phase ends with a Set spell that could be used": (
        lambda: fight(lambda found: found.alice.has_set("サイクロン")),
        lambda: fight(lambda found: found.alice.has_set("落とし穴")),
        FIGHT,
    ),
    "the battle phase ends with a Set trap that could be used": (
        lambda: fight(lambda found: found.alice.has_set("砂塵の大竜巻")),
        lambda: fight(lambda found: found.alice.has_set("聖なるバリア -ミラーフォース-")),
        FIGHT,
    ),
    "the battle phase ends with a quick-play spell in the hand": (
        lambda: fight(lambda found: found.alice.hand("月の書")),
        lambda: fight(lambda found: found.alice.hand("死者蘇生")),
        FIGHT,
    ),
    "main phase 2 ends with a card that could be Set": (
        lambda: fight(lambda found: found.alice.hand("落とし穴")),
        lambda: fight(lambda found: found.alice.hand("ブラック・マジシャン")),
        FIGHT,
    ),
    "what must be activated in the end phase, with a Set spell that could be used": (
        lambda: must_in_the_end_phase("サイクロン"),
        lambda: must_in_the_end_phase("聖なるバリア -ミラーフォース-"),
        [("to_end", "")],
    ),
    "a card of the hand as a cost, Trade-In": (
        lambda: with_hand("トレード・イン", "青眼の白龍", "ブラック・マジシャン"),
        lambda: with_hand("トレード・イン", "青眼の白龍", "コスモクイーン"),
        [("activate", "トレード・イン"), ("pick", "青眼の白龍")],
    ),
    "a card of the hand as a cost, Cards of Consonance": (
        lambda: with_hand("調和の宝札", "ブラック・マジシャン", "ガード・オブ・フレムベル"),
        lambda: with_hand("調和の宝札", "伝説の白石", "ガード・オブ・フレムベル"),
        [("activate", "調和の宝札"), ("pick", "ガード・オブ・フレムベル")],
    ),
    "materials for a Fusion Summon": (
        lambda: with_hand("融合", "暗黒騎士ガイア", "カース・オブ・ドラゴン", "暗黒騎士ガイア"),
        lambda: with_hand("融合", "暗黒騎士ガイア", "カース・オブ・ドラゴン", "ブラック・マジシャン"),
        [
            ("activate", "融合"),
            ("pick", "竜騎士ガイア"),
            ("pick", "暗黒騎士ガイア"),
            ("pick", "カース・オブ・ドラゴン"),
        ],
    ),
    "what one may do with a card of the hand": (
        lambda: with_hand(LURE, "ブラック・マジシャン"),
        lambda: with_hand(LURE, "青眼の白龍"),
        [("activate", "誘いの歌")],
    ),
}


@pytest.mark.parametrize("name", WORLDS)
def test_an_only_answer_is_not_seen(name: str) -> None:
    one, two, wishes = WORLDS[name]
    there, here = seen_by_bob(one(), wishes[:]), seen_by_bob(two(), wishes[:])
    for number, (first, second) in enumerate(zip(there, here, strict=False)):
        assert first == second, f"moment {number}"
    assert len(there) == len(here) > 3


async def battle(held: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[bytes], list[list[str]]]:
    """Alice attacks and ends her turn at a real table; what Bob is sent until then, and what Alice may do."""
    deck = yugioh.load_deck("plain")
    recorder = Recorder(edition("mr3"), (deck, deck), 1)
    duel = recorder.duel = fight(lambda found: found.alice.has_set(held)).duel
    turn, wishes = duel.turn, FIGHT[:]
    monkeypatch.setattr("duelkit.table.course.begin_duel", lambda *_: YugiohDesk(recorder, every_end=True))
    offered: list[list[str]] = []
    async with table() as address:
        alice, bob = await sit(address, "Alice"), await sit(address, "Bob")
        room = str(
            (
                await alice.answer(
                    type="create", game="yugioh", edition="mr3", deck="plain", opponent="friend", first="me"
                )
            )["room"]
        )
        await bob.answer(type="join", room=room, deck="plain")
        while duel.turn == turn:
            for player in (alice, bob):
                state = player.asked()
                if state is not None and duel.decision is not None:
                    if duel.decision.kind == ACT:
                        offered.append([VERBS[verb_of(option)] for option in duel.decision.options])
                    player.answered = state["ask"]["id"]
                    await player.say(
                        type="choose",
                        room=room,
                        ask=player.answered,
                        option=duel.decision.options.index(wanted(duel, wishes)),
                    )
            await asyncio.sleep(0.005)
        # the answer comes after all that was told before
        await bob.answer(type="why", room=room)
        for client in (alice, bob):
            await client.close()
        return [told for told in bob.told(room) if b'"type":"state"' in told], offered


def test_at_a_table_a_player_ends_the_battle_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    (there, usable), (here, useless) = [asyncio.run(battle(held, monkeypatch)) for held in ("サイクロン", "落とし穴")]
    assert ["activate", "to_main2"] in usable and ["to_main2"] in useless
    assert len(usable) == len(useless) and len(there) == len(here) > 5
    assert there == here


MUST = ("ライトロード・サモナー ルミナス", "ライトロード・マジシャン ライラ", "ライトロード・パラディン ジェイン")
"""Monsters with an effect that has to be activated at the end of the turn."""


def asked_at_the_end(monster: str, held: str) -> list[list[str]]:
    """What Alice may do in her end phase, as often as she is asked, if she gives up priority as often as she can."""
    duel = end_phase(monster, held).duel
    turn, offered = duel.turn, []
    for _ in range(60):
        decision = duel.decision
        if decision is None or duel.turn > turn:
            break
        verbs = [VERBS[verb_of(option)] for option in decision.options]
        if decision.player != BOB and decision.kind == TRIGGER:
            offered.append(verbs)
        duel.choose(decision.options[verbs.index(next(verb for verb in (*QUIET[::-1], verbs[0]) if verb in verbs))])
    return offered


@rule("MR3-END-04", "MR3-END-03")
@pytest.mark.parametrize("monster", MUST)
def test_priority_can_be_given_up_whatever_the_other_has_set(monster: str) -> None:
    usable, useless = asked_at_the_end(monster, "サイクロン"), asked_at_the_end(monster, "落とし穴")
    assert usable == useless and ["trigger", "pass"] in usable


def test_giving_up_priority_for_nothing_is_not_recorded() -> None:
    duel = end_phase(MUST[0], "落とし穴").duel
    plain = duel.copy()
    plain.every_window = False
    recorder = Recording(duel, {"game": "yugioh"})
    pile = len(duel.deck[0])
    for _ in range(60):
        decision = recorder.duel.decision
        assert decision is not None
        if len(recorder.duel.deck[0]) < pile:
            break
        recorder.choose(
            next((option for option in decision.options if VERBS[verb_of(option)] in QUIET[::-1]), decision.options[0])
        )
    assert [VERBS[verb_of(step.option)] for step in recorder.record.steps] == ["to_end"]
    for step in recorder.record.steps:
        plain.choose(step.option)
    assert len(plain.deck[0]) == len(recorder.duel.deck[0]) == pile - 3

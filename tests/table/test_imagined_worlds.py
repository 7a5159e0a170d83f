"""Whatever the other holds, the same things are seen and the same moments come: hands, sets and decks dealt anew.

In random duels the viewer makes the same choice in two worlds that differ in all that the viewer cannot know; the
other player answers in the quietest way, which ends phases and turns. Until a card is shown, the viewer must be sent
the same at the same moments.
"""

from __future__ import annotations

import json
import random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from duelkit import judgment, yugioh
from duelkit.judgment.records import Recorder as JudgmentRecorder
from duelkit.judgment.state.codes import O_END_TURN as J_END
from duelkit.judgment.state.codes import O_FINISH as J_FINISH
from duelkit.judgment.state.codes import O_NO as J_NO
from duelkit.judgment.state.codes import verb_of as judgment_verb
from duelkit.table.games.desk import Desk
from duelkit.table.games.judgment import JudgmentDesk
from duelkit.table.games.yugioh import YugiohDesk
from duelkit.yugioh.editions import edition
from duelkit.yugioh.records import Recorder
from duelkit.yugioh.state.codes import O_FINISH, O_NO, O_TO_END, O_TO_MAIN_2, PASS, verb_of

DUELS = [
    ("yugioh", "ex04", "goat_warrior_toolbox", "goat_cookie_cutter_chaos"),
    ("yugioh", "mr1", "synchron", "plain"),
    ("yugioh", "mr2", "overlay", "chaos_2005"),
    ("yugioh", "mr3", "magician_pendulum", "synchron"),
    ("yugioh", "mr4", "link_allstars", "overlay"),
    ("yugioh", "mr20", "link_cyberse_starter", "hero_ritual"),
    ("yugioh", "mr20-official", "magician_pendulum", "link_allstars"),
    ("judgment", "", "biolith", "fire"),
    ("judgment", "", "champion", "wood"),
    ("judgment", "", "water", "earth"),
]


def beginning(game: str, rules: str, first: str, second: str, seed: int) -> Any:
    if game == "judgment":
        return JudgmentRecorder(
            judgment.standard_settings(),
            (judgment.load_deck(first), judgment.load_deck(second)),
            seed,
            every_window=True,
        )
    return Recorder(edition(rules), (yugioh.load_deck(first), yugioh.load_deck(second)), seed, every_window=True)


def desk_of(duel: Any, record: Any) -> Desk:
    """A desk with a duel on it, without a recorder."""
    kind = JudgmentDesk if isinstance(duel, judgment.Duel) else YugiohDesk
    # as at a table of two people: who can only end the turn is asked as well
    return kind(cast(Any, SimpleNamespace(duel=duel, record=record)), every_end=True)


def quiet_answer(duel: Any) -> int | None:
    """The answer by which nothing is shown, if there is one."""
    options: list[int] = duel.decision.options
    if isinstance(duel, judgment.Duel):
        calm = [option for option in options if judgment_verb(option) in (J_NO, J_FINISH, J_END)]
    else:
        calm = [
            option for option in options if option == PASS or verb_of(option) in (O_FINISH, O_NO, O_TO_MAIN_2, O_TO_END)
        ]
    return calm[0] if calm else None


def course(duel: Any, record: Any, viewer: int, choice: int) -> list[bytes]:
    """What the viewer is sent after a choice, moment by moment, until the viewer or something public is asked."""
    desk = desk_of(duel, record)
    before = desk.screen.newest()
    duel.choose(choice)
    found: list[bytes] = []
    while True:
        decision = duel.decision
        secret = decision is not None and desk.windows.is_secret(viewer)
        if not secret:
            news = desk.screen.news(viewer, before, False)
            mine = decision is not None and decision.player == viewer
            found.append(msgspec.json.encode([desk.screen.view(viewer), news, mine, duel.outcome is None]))
        if decision is None or decision.player == viewer:
            return found
        answer = quiet_answer(duel)
        if answer is None:
            return found
        duel.choose(answer)


def shown(message: bytes) -> set[tuple[int, int, int]]:
    """The cards that a message names, with their numbers and how often."""

    def walk(value: Any) -> list[tuple[int, int]]:
        if isinstance(value, dict):
            code = int(value.get("passcode") or value.get("number") or 0) if "card" in value else 0
            own = [(code, value["card"])] if code and isinstance(value["card"], int) else []
            return own + [found for part in value.values() for found in walk(part)]
        return [found for part in value for found in walk(part)] if isinstance(value, list) else []

    cards = walk(json.loads(message))
    return {(*card, cards.count(card)) for card in cards}


@pytest.mark.parametrize(("game", "rules", "first", "second"), DUELS)
def test_the_same_moments_whatever_the_other_holds(game: str, rules: str, first: str, second: str) -> None:
    compared = 0
    for seed in range(2):
        chance = random.Random(f"{seed} {first}")
        recorder = beginning(game, rules, first, second, seed)
        for _ in range(180):
            duel = recorder.duel
            decision = duel.decision
            if decision is None:
                break
            choice = chance.choice(decision.options)
            if len(decision.options) > 1 and chance.random() < 0.5:
                viewer = decision.player
                worlds = [duel.redrawn(viewer, 2 * compared), duel.redrawn(viewer, 2 * compared + 1)]
                worlds[1].rng = worlds[0].rng.copy()
                for world in worlds:
                    world.every_window = True
                if all(choice in world.decision.options for world in worlds):
                    one, two = (course(world, recorder.record, viewer, choice) for world in worlds)
                    for there, here in zip(one, two, strict=False):
                        if shown(there) != shown(here):
                            # a card is shown, of the other or drawn from the own deck
                            break
                        assert there == here
                        compared += 1
                    else:
                        assert len(one) == len(two)
            recorder.choose(choice)
    assert compared > 30

"""A game of another package plays wherever the games that come along play."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.table.browser.conftest import Server, Visits
from tests.third_game.duel import Duel, begin
from tests.third_game.game import COINS, Coins
from websockets.asyncio.client import connect

from duelkit import games
from duelkit.kernel.errors import RecordError
from duelkit.kernel.record import read_record
from duelkit.kernel.rng import Rng
from duelkit.simulation.contract import Violation, check_views
from duelkit.table.games.client import table_of
from duelkit.table.messages import PROTOCOL

Run = Callable[..., tuple[int, str]]
PLAY = (
    "play",
    "--game",
    "coins",
    "--deck",
    "standard",
    "--opponent-deck",
    "standard",
    "--opponent",
    "greedy",
    "--seed",
    "4",
    "--plain",
    "--language",
)


# registering


def test_a_game_is_registered_once_under_its_name(coins: Coins) -> None:
    assert games.names() == ("yugioh", "judgment", "coins") and games.named("coins") is coins
    games.register(coins)

    class Other(Coins):
        pass

    with pytest.raises(ValueError, match="there is a game 'coins' already"):
        games.register(Other())
    with pytest.raises(games.UnknownGame, match="expected one of yugioh, judgment, coins"):
        games.named("chess")


def test_an_entry_point_is_enough_to_be_found(installed: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "duelkit.cli", "fuzz", "--game", "coins", "--purse", "rich", "--duels", "3"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "duels       3" in done.stdout and "violations  0" in done.stdout


# commands


def test_random_duels_keep_every_guarantee(coins: Coins, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    status, out = run("fuzz", "--game", "coins", "--duels", "60")
    assert status == 0 and "violations  0" in out and "ended by    row" in out and "ended by    worth" in out

    def broken(self: Coins, duel: Duel) -> None:
        raise Violation("broken on purpose")

    monkeypatch.setattr(Coins, "check_state", broken)
    status, out = run("fuzz", "--game", "coins", "--duels", "2", "--seed", "9")
    assert status == 1 and "seed 10: Violation: broken on purpose" in out


def test_it_is_measured_like_any_game(coins: Coins, run: Run) -> None:
    status, out = run("bench", "--game", "coins", "--json", "--seconds", "0.05")
    assert status == 0 and json.loads(out)["decks"]["coins"]["decisions_per_second"] > 0


def test_its_own_option_belongs_to_it_alone(coins: Coins, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("fuzz", "--game", "judgment", "--purse", "rich")[0] == 2
    assert "--purse belongs to the game coins" in capsys.readouterr().err
    assert run("fuzz", "--game", "coins", "--edition", "mr3")[0] == 2
    assert "--edition belongs to the game yugioh" in capsys.readouterr().err
    assert run("fuzz", "--game", "coins", "--purse", "empty")[0] == 2
    assert "expected one of mixed, rich" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "question", "won"),
    [("en", "Which coin goes where?", "won: "), ("ja", "どのコインをどこに置きますか。", "の勝ち")],
)
def test_it_plays_at_the_terminal(coins: Coins, run: Run, language: str, question: str, won: str) -> None:
    status, out = run(*PLAY, language, lines="?\n? 1\nwhy\nlog\nhelp\ngoal\nglossary\n" + "1\n" * 12 + "quit\n\n")
    assert status == 0 and out.count(question) > 3
    assert won in out or "draw" in out or "引き分け" in out


def test_only_its_own_computer_players_are_offered(coins: Coins, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [word for word in PLAY if word not in ("--opponent", "greedy")]
    status, out = run(*asked, "en", lines="5\n1\nquit\n\n")
    offered = [line.strip()[:1] for line in out.split("Number", 1)[0].splitlines()[1:]]
    assert status == 0 and offered == ["1", "2", "3"]
    status, out = run(*asked, "en", "--opponent", "level6")
    assert status == 2
    assert "unknown opponent 'level6' of coins; expected one of greedy, random, both" in out + capsys.readouterr().err


@pytest.mark.parametrize(("language", "told"), [("ja", "この説明がありません"), ("en", "has no text about this")])
def test_a_game_without_explanations_says_so(
    coins: Coins, run: Run, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    knows = coins.knows_message
    silent = ("help", "goal", "glossary")
    monkeypatch.setattr(type(coins), "knows_message", lambda _, tongue, key: key not in silent and knows(tongue, key))
    status, out = run(*PLAY, language, lines="help\ngoal\nglossary\nquit\n\n")
    assert status == 0 and out.count(told) == 4


def test_a_saved_duel_goes_on_and_is_replayed(coins: Coins, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "coins.duel"
    assert run(*PLAY, "en", lines=f"1\n1\nsave {file}\nquit\n\n")[0] == 0
    status, out = run("replay", str(file))
    assert status == 0 and "4 decisions replayed" in out and "unfinished" in out
    status, out = run("play", "--resume", str(file), "--plain", lines="1\nquit\n\n")
    assert status == 0 and "4" in out
    text = file.read_text(encoding="utf-8")
    chosen = next(line for line in text.splitlines() if line.startswith("2. "))
    with pytest.raises(RecordError, match="option 9999 is not offered"):
        coins.replay(read_record(text.replace(chosen, "2. 1 9999"), "changed"))


def test_two_computers_are_watched(coins: Coins, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "watched.duel"
    status, out = run("watch", "--game", "coins", "--players", "greedy", "random", "--record", str(file))
    assert status == 0 and "a coin worth ?" not in out and "Player" not in out.splitlines()[-1]
    assert run("replay", str(file))[0] == 0


# what is hidden


def worlds(seed: int) -> tuple[Duel, Duel, int]:
    """A duel some turns in, and one that differs from it in nothing that player 0 knows; how many coins differ."""
    duel = begin(seed, 0)
    chance = Rng(seed)
    for _ in range(3):
        assert duel.decision is not None
        duel.choose(duel.decision.options[chance.below(len(duel.decision.options))])
    twin = duel.copy()
    hidden = [coin for coin in range(len(duel.worth)) if not duel.knows(0, coin)]
    values = [duel.worth[coin] for coin in hidden]
    for coin, value in zip(hidden, values[1:] + values[:1], strict=True):
        twin.worth[coin] = value
    return duel, twin, sum(one != other for one, other in zip(duel.worth, twin.worth, strict=True))


def sent(duel: Duel, viewer: int) -> list[Any]:
    """All that the table sends a viewer of a duel, as bytes would carry it."""
    recorder = COINS.begin("mixed", (), 1)
    recorder.duel = duel
    desk = table_of("coins").desk(recorder, False, False)
    asked = duel.decision is not None and duel.decision.player == viewer
    return [
        desk.screen.view(viewer),
        desk.screen.news(viewer, 0, True),
        desk.screen.pulse(),
        desk.windows.is_secret(viewer),
        desk.screen.question(True) if asked else None,
    ]


@pytest.mark.parametrize("seed", range(6))
def test_a_hidden_coin_changes_nothing_that_the_other_player_is_told(coins: Coins, seed: int) -> None:
    duel, twin, others = worlds(seed)
    assert others > 1 and duel.digest() != twin.digest()
    for viewer in (0, 2):
        assert sent(duel, viewer) == sent(twin, viewer)
    assert sent(duel, 1) != sent(twin, 1), "its owner sees it"
    assert duel.observe(0).rows() == twin.observe(0).rows()
    check_views(duel, seed)


def test_a_view_that_told_would_be_found(coins: Coins) -> None:
    class Telling(Duel):
        def knows(self, player: int, coin: int) -> bool:
            return True

    duel = begin(3, 0)
    told = Telling()
    for name in duel.fields():
        setattr(told, name, getattr(duel, name))
    twin = Telling()
    for name in duel.fields():
        setattr(twin, name, getattr(duel, name))
    twin.worth = duel.worth[::-1]
    assert sent(told, 0) != sent(twin, 0)


# the table


async def played(address: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A duel against the table's computer player over the socket; answers the outcome and every state."""
    states = []
    async with connect(f"{address.replace('http', 'ws')}/ws", max_size=None, open_timeout=60) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "name": "Alice"}))
        await socket.send(
            json.dumps(
                {"type": "create", "game": "coins", "deck": "standard", "opponent": "greedy", "first": "me", "id": 1}
            )
        )
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            assert message["type"] != "error", message
            if message["type"] != "state":
                continue
            states.append(message)
            if message["outcome"] is not None:
                return message["outcome"], states
            if message["ask"] is not None:
                await socket.send(
                    json.dumps({"type": "choose", "room": message["room"], "ask": message["ask"]["id"], "option": 0})
                )


def test_it_plays_at_the_table_against_a_computer_player(table: Server) -> None:
    outcome, states = asyncio.run(played(table.address))
    assert outcome["winner"] in (-1, 0, 1) and outcome["text"]["ja"] and outcome["text"]["en"]
    assert len(states) > 3
    for state in states:
        other, board, mine = state["view"]["zones"]
        assert [zone["id"] for zone in (other, board, mine)] == ["hand1", "board", "hand0"]
        assert all(coin["text"] for coin in mine["cards"])
        assert not any(coin["text"] or coin["card"] > 0 for coin in other["cards"]), "a hidden coin is told"


def test_a_wish_that_the_game_does_not_have_is_refused(table: Server) -> None:
    async def asked(**wish: Any) -> dict[str, Any]:
        async with connect(f"{table.address.replace('http', 'ws')}/ws", open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "name": "Alice"}))
            await socket.send(json.dumps({"type": "create", "deck": "standard", "opponent": "greedy", **wish}))
            while (message := json.loads(await asyncio.wait_for(socket.recv(), 60)))["type"] != "error":
                pass
            return dict(message)

    assert "an edition of coins; expected none" in asyncio.run(asked(game="coins", edition="mr3"))["message"]
    assert "expected yugioh or judgment or coins" in asyncio.run(asked(game="chess"))["message"]
    assert "a match of coins" in asyncio.run(asked(game="coins", opponent="friend", best_of=3))["message"]
    assert "built-in deck" in asyncio.run(asked(game="coins", deck={"main": [1]}))["message"]


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_the_page_shows_its_zones_and_options(browser: Browser, table: Server, locale: str) -> None:
    visits = Visits(browser, table.address)
    page = visits(locale=locale)
    page.goto("/")
    name = COINS.name[locale[:2]]
    page.get_by_role("button", name=name).first.click()
    board = page.locator("[data-board]")
    expect(board.locator("[data-zone=board] .plain-card")).to_have_count(9)
    expect(board.locator("[data-zone=hand1] .plain-card.back").first).to_be_visible()
    asked = COINS.say(locale[:2], "question")
    for _ in range(6):
        waits = page.locator("[data-prompt].asked, [data-prompt].over").first
        waits.wait_for()
        if page.locator("[data-prompt].over").count():
            break
        expect(page.locator("[data-prompt] h2")).to_have_text(asked)
        seq = page.locator("[data-prompt]").get_attribute("data-seq")
        page.locator("[data-prompt] .option").first.click()
        page.wait_for_function("seq => document.querySelector('[data-prompt]')?.dataset.seq !== seq", arg=seq)
    page.locator("[data-prompt].over").wait_for()
    visits.leave()
    assert visits.wrong == []

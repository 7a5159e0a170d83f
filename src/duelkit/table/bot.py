"""``duelkit bot``: a player that sits down at a table over the same protocol as everybody else.

It uses only what it is sent: no engine runs here. ``random`` takes any option; ``greedy`` weighs the options by the
open information: it summons strong monsters, attacks what it beats, and removes the opponent's strong cards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from duelkit.games.game import Game
from duelkit.games.options import add_game_options, game_of, own_options
from duelkit.kernel.errors import DuelkitError
from duelkit.table.config import COMPUTERS
from duelkit.table.messages import PROTOCOL

Json = dict[str, Any]
LEVELS: Final = ("greedy", "random")


def fill_bot(parser: argparse.ArgumentParser) -> None:
    """Defines the arguments of ``bot``."""
    parser.description = (
        "Play at a table over its protocol: in a room that waits for a player, in the room named, or "
        "against the table's computer."
    )
    parser.add_argument("--url", required=True, help="the table, such as http://localhost:8123")
    add_game_options(parser, "bot")
    parser.add_argument("--level", choices=LEVELS, default="greedy", help="greedy or random (default greedy)")
    parser.add_argument("--deck", help="a built-in deck (default: one of the game)")
    parser.add_argument("--room", help="a room to join; left out, it makes one")
    parser.add_argument(
        "--opponent",
        choices=(*COMPUTERS, "friend"),
        default="random",
        help="for a room of its own: the table's computer, or whoever joins (default random)",
    )
    parser.add_argument("--seed", type=int, default=1, help="where its chance starts (default 1)")
    parser.add_argument("--duels", type=int, default=1, help="how many duels it plays (default 1)")
    parser.set_defaults(func=run_bot)


class Weigher:
    """What a game adds for bots: their deck, and what an option promises.

    By default all options are equally good.
    """

    deck = ""

    def __init__(self, game: Game) -> None:
        self.deck = self.deck or game.decks()[0]

    def weigh(self, state: Json, option: Json) -> float:
        """Returns what an option of a state's question promises."""
        return 0.0


PAUSE: Final = 0.5
"""Seconds to wait when the table asks to slow down."""


class Bot:
    """A player on a connection.

    :param level: ``greedy`` or ``random``.
    """

    def __init__(self, socket: ClientConnection, game: Game, level: str, seed: int) -> None:
        self.socket = socket
        self.weigher = weigher_of(game)
        self.level = level
        self.rng = random.Random(seed)
        self.room = ""
        self.answers = 0
        self._last = ""
        """The last message sent."""

    async def say(self, **message: Any) -> None:
        """Sends a message."""
        self._last = json.dumps(message)
        await self.socket.send(self._last)

    async def hear(self) -> Json:
        """Returns the next message; a message that came too fast for the table is sent again a little later.

        :raises DuelkitError: if the table refuses something.
        """
        message: Json = json.loads(await self.socket.recv())
        while message["type"] == "error" and message["code"] == "slow_down":
            await asyncio.sleep(PAUSE)
            await self.socket.send(self._last)
            message = json.loads(await self.socket.recv())
        if message["type"] == "error" and message["code"] not in ("stale", "not_your_turn"):
            raise DuelkitError(f"the table refuses: {message['message']} ({message['code']})")
        return message

    async def sit(self, wish: Json) -> Json:
        """Sends the greeting and takes a seat; returns the room."""
        await self.say(type="hello", protocol=PROTOCOL, name="duelkit bot", texts=False)
        await self.say(**wish, id=1)
        while (message := await self.hear()).get("id") != 1:
            pass
        self.room = str(message["room"])
        await self.say(type="windows", room=self.room, mode="can")
        return message

    async def play(self) -> Json:
        """Plays to the end; returns the outcome."""
        while True:
            message = await self.hear()
            if message["type"] != "state" or message["room"] != self.room:
                continue
            if message["outcome"] is not None:
                return dict(message["outcome"])
            ask = message["ask"]
            if ask is not None:
                option = choose(self.weigher, message, self.level, self.rng)
                self.answers += 1
                await self.say(type="choose", room=self.room, ask=ask["id"], option=option)


def weigher_of(game: Game) -> Weigher:
    """Returns what a game adds for bots."""
    return game.part("bot", Weigher) if "bot" in game.parts else Weigher(game)


def choose(weigher: Weigher, state: Json, level: str, rng: random.Random) -> int:
    """Returns the index of the option that a bot takes."""
    options = state["ask"]["options"]
    if level == "random":
        return rng.randrange(len(options))
    worth = [weigher.weigh(state, option) + rng.random() for option in options]
    return worth.index(max(worth))


def socket_url(url: str) -> str:
    """Returns the address of a table's WebSocket.

    :raises DuelkitError: if the address is not http or https.
    """
    parts = urlsplit(url if "//" in url else f"http://{url}")
    if parts.scheme not in ("http", "https", "ws", "wss") or not parts.netloc:
        raise DuelkitError(f"--url is {url!r}; expected an address such as http://localhost:8123")
    scheme = "wss" if parts.scheme in ("https", "wss") else "ws"
    return f"{scheme}://{parts.netloc}/ws"


async def duel(url: str, game: Game, wish: Json, level: str, seed: int) -> tuple[Json, Bot]:
    """Plays one duel, from the greeting to its end."""
    async with connect(socket_url(url), max_size=None, open_timeout=30) as socket:
        bot = Bot(socket, game, level, seed)
        await bot.sit(wish)
        return await bot.play(), bot


def run_bot(options: argparse.Namespace) -> int:
    """Carries out ``duelkit bot``; returns the exit status."""
    game = game_of(options)
    deck = options.deck or weigher_of(game).deck
    for number in range(options.duels):
        if options.room is not None:
            wish: Json = {"type": "join", "room": options.room, "deck": deck}
        else:
            wish = {
                "type": "create",
                "game": game.identity,
                "deck": deck,
                "opponent": options.opponent,
                "public": options.opponent == "friend",
            }
            wish |= {name: getattr(options, name) for name in own_options(game, options)}
        try:
            outcome, bot = asyncio.run(duel(options.url, game, wish, options.level, options.seed + number))
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as error:
            raise DuelkitError(f"no table at {options.url} ({error}); expected a running `duelkit table`") from None
        except ConnectionClosed:
            raise DuelkitError(f"the table at {options.url} closed the connection") from None
        print(f"room {bot.room}: {outcome['text']['en']} {bot.answers} answers")
    return 0

"""``duelkit bot``: a player that sits down at a table over the same protocol as everybody else.

It knows what it is sent and nothing more: no engine runs here. ``random`` takes any option; ``greedy`` weighs the
options by what lies open: it summons what is strong, attacks what it beats, takes what is strong away from the
opponent.
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

from duelkit.kernel.errors import DuelkitError
from duelkit.table.messages import CARD_DEFAULTS, PROTOCOL

Json = dict[str, Any]
LEVELS: Final = ("greedy", "random")
DECKS: Final = {"yugioh": "synchron", "judgment": "fire"}
DIRECT_WORTH: Final = 5000


def fill_bot(parser: argparse.ArgumentParser) -> None:
    """What follows ``bot``."""
    parser.description = ("Play at a table over its protocol: in a room that waits for a player, in the room named, or "
                          "against the table's computer.")
    parser.add_argument("--url", required=True, help="the table, such as http://localhost:8123")
    parser.add_argument("--game", choices=tuple(DECKS), default="yugioh", help="yugioh or judgment (default yugioh)")
    parser.add_argument("--level", choices=LEVELS, default="greedy", help="greedy or random (default greedy)")
    parser.add_argument("--deck", help="a built-in deck (default: synchron, or fire)")
    parser.add_argument("--edition", help="for a room of its own (default mr3)")
    parser.add_argument("--room", help="a room to join; left out, it makes one")
    parser.add_argument("--opponent", choices=("greedy", "random", "friend"), default="random",
                        help="for a room of its own: the table's computer, or whoever joins (default random)")
    parser.add_argument("--seed", type=int, default=1, help="where its chance starts (default 1)")
    parser.add_argument("--duels", type=int, default=1, help="how many duels it plays (default 1)")
    parser.set_defaults(func=run_bot)


class Bot:
    """A player on a connection.

    :param level: ``greedy`` or ``random``.
    """

    def __init__(self, socket: ClientConnection, level: str, seed: int) -> None:
        self.socket = socket
        self.level = level
        self.rng = random.Random(seed)
        self.room = ""
        self.answers = 0

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message.

        :raises DuelkitError: if the table refuses something.
        """
        message: Json = json.loads(await self.socket.recv())
        if message["type"] == "error" and message["code"] not in ("stale", "not_your_turn"):
            raise DuelkitError(f"the table refuses: {message['message']} ({message['code']})")
        return message

    async def sit(self, wish: Json) -> Json:
        """Greet and take a seat; answers the room."""
        await self.say(type="hello", protocol=PROTOCOL, name="duelkit bot", texts=False)
        await self.say(**wish, id=1)
        while (message := await self.hear()).get("id") != 1:
            pass
        self.room = str(message["room"])
        await self.say(type="windows", room=self.room, mode="can")
        return message

    async def play(self) -> Json:
        """Play to the end; answers the outcome."""
        while True:
            message = await self.hear()
            if message["type"] != "state" or message["room"] != self.room:
                continue
            if message["outcome"] is not None:
                return dict(message["outcome"])
            ask = message["ask"]
            if ask is not None:
                option = choose(message, self.level, self.rng)
                self.answers += 1
                await self.say(type="choose", room=self.room, ask=ask["id"], option=option)


def choose(state: Json, level: str, rng: random.Random) -> int:
    """The index of the option that a bot takes."""
    options = state["ask"]["options"]
    if level == "random":
        return rng.randrange(len(options))
    weigh = weigh_yugioh if "zones" in state["view"] else weigh_judgment
    worth = [weigh(state, option) + rng.random() for option in options]
    return worth.index(max(worth))


# Yu-Gi-Oh!

FIRST: Final = {"activate": 900, "special_summon": 800, "pendulum_summon": 790, "flip_summon": 300, "set": 200,
                "change_position": -50, "to_battle": 100, "to_main2": 20, "to_end": 0, "pass": 0, "finish": 10,
                "yes": 50, "no": 0, "direct_attack": DIRECT_WORTH, "trigger": 60, "delayed": 60}


def cards_of(view: Json) -> dict[int, tuple[int, Json]]:
    """Every card in sight by its number: which side it is on, and the card."""
    found: dict[int, tuple[int, Json]] = {}
    for at, side in enumerate(view["sides"]):
        rows = [side[row] for row in ("hand", "graveyard", "banished", "extra", "monsters", "spells", "pendulum")]
        for card in [card for row in rows for card in row] + [side["field"]]:
            if card is not None and card["card"] >= 0:
                found[card["card"]] = (at, {**CARD_DEFAULTS, **card})
    return found


def strength(card: Json) -> int:
    """What a monster counts for in battle."""
    return int(card["def"] if card["defense"] else card["atk"])


def weigh_yugioh(state: Json, option: Json) -> float:
    """What an option promises."""
    view = state["view"]
    verb = option["verb"]
    side, card = cards_of(view).get(option["card"], (0, None))
    mine, theirs = ([{**CARD_DEFAULTS, **found} for found in one["monsters"] if found] for one in view["sides"])
    best = max((found["atk"] for found in mine if not found["defense"]), default=0)
    weakest = min((strength(found) if found["up"] else 1500 for found in theirs), default=-1)
    if verb == "summon" and card is not None:
        return 500.0 + int(card["atk"]) / 10
    if verb == "set_monster" and card is not None:
        return 150 + card["def"] / 20 if card["atk"] < 1200 or best < weakest else 0
    if verb == "to_battle":
        return 100 if best > weakest else -10
    if verb == "attack" and card is not None:
        return float(card["atk"] - weakest) if card["atk"] > weakest else -100.0
    if verb == "position":
        return 10 if (option["number"] == 1) == (best >= weakest) else 0
    if verb == "pick" and card is not None:
        worth = strength(card) / 10 + 10
        if state["ask"]["why"] == "attack_target":
            return weigh_target(view, card)
        good = state["ask"]["why"] in ("effect", "target") and side == 1
        return worth if good else -worth
    return FIRST.get(verb, 0)


def weigh_target(view: Json, card: Json) -> float:
    """What attacking a monster promises: the strongest one that is beaten."""
    attacker = cards_of(view).get(view["attacker"] if view["attacker"] is not None else -1, (0, None))[1]
    power = attacker["atk"] if attacker is not None else 1500
    there = strength(card) if card["up"] else 1500
    return float(there) if power > there else -float(there)


# THE EYE OF JUDGMENT

ORDER: Final = {"attack": 300, "summon": 200, "incarnate": 180, "cast": 150, "ability": 120, "to_action2": 50,
                "end_turn": 0, "yes": 20, "no": 0, "finish": 5, "keep": 10, "mulligan": 0, "rotate": -10}


def weigh_judgment(state: Json, option: Json) -> float:
    """What an option promises."""
    view = state["view"]
    verb = option["verb"]
    slot = option["zone"]["slot"] if option["zone"] is not None else -1
    if verb == "summon" and slot >= 0:
        return 200 + (20 if slot == 4 else 0)
    if verb == "facing":
        return 10 if option["number"] == (0 if state["you"] == 0 else 2) else 0
    if verb == "pick" and option["card"] is not None:
        for field in view["fields"]:
            creature = field["creature"]
            if creature is not None and creature["card"] == option["card"]:
                theirs = creature["owner"] != state["you"]
                return float(50 - creature["hp"] if theirs else -creature["attack"])
        return 0
    return ORDER.get(verb, 0)


# the command

def socket_url(url: str) -> str:
    """The address of a table's WebSocket.

    :raises DuelkitError: if it is no http or https address.
    """
    parts = urlsplit(url if "//" in url else f"http://{url}")
    if parts.scheme not in ("http", "https", "ws", "wss") or not parts.netloc:
        raise DuelkitError(f"--url is {url!r}; expected an address such as http://localhost:8123")
    scheme = "wss" if parts.scheme in ("https", "wss") else "ws"
    return f"{scheme}://{parts.netloc}/ws"


async def duel(url: str, wish: Json, level: str, seed: int) -> tuple[Json, Bot]:
    """One duel from the greeting to its end."""
    async with connect(socket_url(url), max_size=None) as socket:
        bot = Bot(socket, level, seed)
        await bot.sit(wish)
        return await bot.play(), bot


def run_bot(options: argparse.Namespace) -> int:
    """Carry out ``duelkit bot``; answers the exit status."""
    if options.edition is not None and options.game != "yugioh":
        raise DuelkitError("--edition belongs to the game yugioh; expected it with --game yugioh only")
    deck = options.deck or DECKS[options.game]
    for number in range(options.duels):
        if options.room is not None:
            wish: Json = {"type": "join", "room": options.room, "deck": deck}
        else:
            wish = {"type": "create", "game": options.game, "deck": deck, "opponent": options.opponent,
                    "public": options.opponent == "friend"}
            if options.edition is not None:
                wish["edition"] = options.edition
        try:
            outcome, bot = asyncio.run(duel(options.url, wish, options.level, options.seed + number))
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as error:
            raise DuelkitError(f"no table at {options.url} ({error}); expected a running `duelkit table`") from None
        except ConnectionClosed:
            raise DuelkitError(f"the table at {options.url} closed the connection") from None
        print(f"room {bot.room}: {outcome['text']['en']} {bot.answers} answers")
    return 0

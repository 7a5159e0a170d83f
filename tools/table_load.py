"""Measures a table: many duels at once over the protocol, and how long each answer takes.

    .venv/bin/duelkit table --port 8123 --no-cover &
    .venv/bin/python tools/table_load.py --url http://localhost:8123 --duels 200 --think 1.0 --seconds 60

Every client plays by chance against the table's computer and thinks between its answers; an answer takes from the
moment it is sent to the moment at which its effect is seen.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from typing import Any

from websockets.asyncio.client import connect

from duelkit.table.bot import DECKS, socket_url
from duelkit.table.messages import PROTOCOL

Json = dict[str, Any]


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.duels = 0
        self.bytes = 0


async def one(url: str, game: str, opponent: str, think: float, until: float, figures: Figures, seed: int) -> None:
    """One client: duel after duel until the time is over."""
    rng = random.Random(seed)
    await asyncio.sleep(rng.random() * think)
    async with connect(socket_url(url), max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "name": f"load {seed}", "texts": False}))
        while time.monotonic() < until:
            await socket.send(json.dumps({"type": "create", "game": game, "deck": DECKS[game], "opponent": opponent}))
            await play(socket, think, until, figures, rng)


async def play(socket: Any, think: float, until: float, figures: Figures, rng: random.Random) -> None:
    """One duel."""
    sent = 0.0
    room = ""
    while time.monotonic() < until:
        raw = await socket.recv()
        figures.bytes += len(raw)
        message: Json = json.loads(raw)
        if message["type"] == "room":
            room = message["room"]
        elif message["type"] == "error":
            raise SystemExit(f"refused: {message}")
        elif message["type"] == "state" and message["room"] == room:
            if sent:
                figures.answers.append(time.monotonic() - sent)
                sent = 0.0
            if message["outcome"] is not None:
                figures.duels += 1
                return
            if message["ask"] is not None:
                await asyncio.sleep(rng.expovariate(1 / think) if think else 0)
                sent = time.monotonic()
                await socket.send(json.dumps({"type": "choose", "room": room, "ask": message["ask"]["id"],
                                              "option": rng.randrange(len(message["ask"]["options"]))}))


async def measure(options: argparse.Namespace) -> Figures:
    """All clients together."""
    figures = Figures()
    until = time.monotonic() + options.seconds
    await asyncio.gather(*(one(options.url, options.game, options.opponent, options.think, until, figures, seed)
                           for seed in range(options.duels)))
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure a table with many duels at once.")
    parser.add_argument("--url", default="http://localhost:8123")
    parser.add_argument("--game", choices=tuple(DECKS), default="yugioh")
    parser.add_argument("--opponent", choices=("random", "greedy"), default="random")
    parser.add_argument("--duels", type=int, default=200, help="duels at the same time (default 200)")
    parser.add_argument("--think", type=float, default=1.0, help="seconds that a client thinks on average (default 1)")
    parser.add_argument("--seconds", type=float, default=60.0)
    options = parser.parse_args()
    figures = asyncio.run(measure(options))
    times = sorted(figures.answers)
    print(json.dumps({
        "duels_at_once": options.duels, "answers": len(times),
        "answers_per_second": round(len(times) / options.seconds), "duels_ended": figures.duels,
        "median_ms": round(1000 * statistics.median(times), 1),
        "p95_ms": round(1000 * times[int(len(times) * 0.95)], 1),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
        "kilobytes_per_answer": round(figures.bytes / len(times) / 1000, 1)}, indent=2))


if __name__ == "__main__":
    main()

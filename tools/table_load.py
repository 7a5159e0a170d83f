"""Measures a table: many duels at once over the protocol, and how long each answer takes.

    .venv/bin/python tools/table_load.py --duels 200 --opponent greedy --minutes 1

It opens a table of its own on this machine, with its data in a folder that is removed afterwards, and closes it when
the time is over; ``--url`` measures one that runs already. Every client plays by chance against the computer and
thinks between its answers; an answer takes from the moment it is sent to the moment at which its effect is seen. What
the table says of itself (``GET /api/health``) gives its memory, processes of computers included, the longest round of
its event loop, which is processor time, and the longest time on the clock for which the loop did not come round: that
depends on what else the machine does. All clients begin at once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from typing import Any, Final

from websockets.asyncio.client import connect

from duelkit import games
from duelkit.table.bot import socket_url, weigher_of
from duelkit.table.config import COMPUTERS
from duelkit.table.messages import PROTOCOL

Json = dict[str, Any]
SAMPLE_SECONDS: Final = 5.0


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.answers: list[tuple[float, float]] = []
        """When an answer was sent, in seconds from the beginning, and how long it took."""
        self.duels = 0
        self.bytes = 0
        self.health: list[Json] = []
        self.began = time.monotonic()


async def one(url: str, game: str, opponent: str, think: float, until: float, figures: Figures, seed: int) -> None:
    """One client: duel after duel until the time is over."""
    rng = random.Random(seed)
    async with connect(socket_url(url), max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "name": f"load {seed}", "texts": False}))
        while time.monotonic() < until:
            await socket.send(
                json.dumps(
                    {"type": "create", "game": game, "deck": weigher_of(games.named(game)).deck, "opponent": opponent}
                )
            )
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
                figures.answers.append((sent - figures.began, time.monotonic() - sent))
                sent = 0.0
            if message["outcome"] is not None:
                figures.duels += 1
                return
            if message["ask"] is not None:
                await asyncio.sleep(rng.expovariate(1 / think) if think else 0)
                sent = time.monotonic()
                await socket.send(
                    json.dumps(
                        {
                            "type": "choose",
                            "room": room,
                            "ask": message["ask"]["id"],
                            "option": rng.randrange(len(message["ask"]["options"])),
                        }
                    )
                )


def health(url: str) -> Json:
    """What the table says of itself."""
    with urllib.request.urlopen(f"{url.rstrip('/')}/api/health", timeout=60) as answer:
        found: Json = json.load(answer)
        return found


async def sample(url: str, until: float, figures: Figures) -> None:
    """Ask the table how it is, every few seconds."""
    while time.monotonic() < until:
        figures.health.append(await asyncio.to_thread(health, url))
        await asyncio.sleep(SAMPLE_SECONDS)


async def measure(options: argparse.Namespace, url: str) -> Figures:
    """All clients together."""
    figures = Figures()
    until = time.monotonic() + options.seconds
    await asyncio.gather(
        sample(url, until, figures),
        *(
            one(url, options.game, options.opponent, options.think, until, figures, seed)
            for seed in range(options.duels)
        ),
    )
    return figures


@contextlib.contextmanager
def table(command: list[str]) -> Iterator[str]:
    """A table in a process of its own, which is closed at the end.

    :param command: what starts it, but for the folder of its data.
    :returns: its address.
    """
    with tempfile.TemporaryDirectory(prefix="duelkit-") as folder:
        process = subprocess.Popen([sys.executable, *command, "--data", folder], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield next(word for word in line.split() if word.startswith("http"))
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def part(times: list[float], share: float) -> float:
    """The time, in milliseconds, below which a share of the answers stays."""
    return round(1000 * times[min(int(len(times) * share), len(times) - 1)], 1)


def told(options: argparse.Namespace, figures: Figures) -> Json:
    """The figures as they are printed."""
    times = sorted(took for _, took in figures.answers)
    found: Json = {
        "game": options.game,
        "opponent": options.opponent,
        "duels_at_once": options.duels,
        "answers": len(times),
        "answers_per_second": round(len(times) / options.seconds),
        "duels_ended": figures.duels,
        "median_ms": round(1000 * statistics.median(times), 1),
        "p95_ms": part(times, 0.95),
        "p99_ms": part(times, 0.99),
        "longest_ms": part(times, 1.0),
        "kilobytes_per_answer": round(figures.bytes / len(times) / 1000, 1),
    }
    settled = sorted(took for at, took in figures.answers if at > options.warm)
    if settled:
        found |= {
            "after_start": {
                "seconds": options.warm,
                "median_ms": part(settled, 0.5),
                "p95_ms": part(settled, 0.95),
                "p99_ms": part(settled, 0.99),
            }
        }
    kept = [row["memory_mb"] for row in figures.health]
    found |= {
        "loop_longest_round_ms": max(row["longest_round_ms"] for row in figures.health),
        "loop_longest_stall_ms": max(row["longest_stall_ms"] for row in figures.health),
        "memory_mb": {
            "first": kept[0],
            "most": max(kept),
            "last": kept[-1],
            "every_half_minute": kept[:: round(30 / SAMPLE_SECONDS)],
        },
    }
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure a table with many duels at once.")
    parser.add_argument("--url", help="a table that runs already (default: one of its own)")
    parser.add_argument("--game", choices=games.names(), default=games.default())
    parser.add_argument("--opponent", choices=COMPUTERS, default="random")
    parser.add_argument("--duels", type=int, default=200, help="duels at the same time (default 200)")
    parser.add_argument("--think", type=float, default=1.0, help="seconds that a client thinks on average (default 1)")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--minutes", type=float, help="instead of --seconds")
    parser.add_argument(
        "--warm", type=float, default=10.0, help="seconds after which the figures without the start begin (default 10)"
    )
    options, further = parser.parse_known_args()
    if options.minutes is not None:
        options.seconds = 60 * options.minutes
    if options.url is not None and further:
        parser.error(f"{' '.join(further)}: expected only without --url")
    command = ["-m", "duelkit.cli", "table", "--host", "127.0.0.1", "--port", "0", "--no-cover", *further]
    with contextlib.nullcontext(options.url) if options.url else table(command) as url:
        figures = asyncio.run(measure(options, url))
    print(json.dumps(told(options, figures), indent=2))


if __name__ == "__main__":
    main()

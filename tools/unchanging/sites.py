"""Packages of different ages, each measured in processes of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from unchanging.duels import DUELS
from unchanging.games import game_of
from unchanging.moments import measured, played, texts_of

TOOLS = Path(__file__).resolve().parent.parent


def work() -> None:
    """Do the jobs that stand on standard input, a line each, and answer each with a line."""
    for line in sys.stdin:
        job = json.loads(line)
        if job["do"] == "pools":
            answer: Any = {
                title: {"numbers": game_of(title).numbers(), "texts": game_of(title).text_numbers()} for title in DUELS
            }
        elif job["do"] == "texts":
            answer = texts_of(job["game"], job["numbers"])
        elif job["do"] == "show":
            answer = {}
            for moment, aspects in played(job["name"], job["pools"], job["at"]):
                if moment.number == job["at"]:
                    answer = aspects
        else:
            answer = measured(job["name"], job["pools"])
        print(json.dumps(answer, ensure_ascii=False), flush=True)


class Site:
    """A package to measure.

    :param place: the folder in which ``duelkit`` stands, or ``installed``.
    """

    def __init__(self, place: str) -> None:
        self.place = place
        self.environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        self.environment["PYTHONHASHSEED"] = "0"
        folders = [TOOLS]
        if place != "installed":
            if not Path(place, "duelkit", "__init__.py").exists():
                raise SystemExit(f"unchanged: no package duelkit in {place}; expected its folder, or 'installed'")
            folders.insert(0, Path(place).resolve())
        self.environment["PYTHONPATH"] = os.pathsep.join(map(str, folders))

    def ask(self, jobs: list[dict[str, Any]], workers: int = 1) -> list[Any]:
        """The answers to jobs, in their order."""
        found: list[Any] = [None] * len(jobs)
        waiting = iter(range(len(jobs)))

        def share(_: int) -> None:
            process = subprocess.Popen(
                [sys.executable, "-P", str(TOOLS / "unchanged.py"), "work"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=self.environment,
                text=True,
                encoding="utf-8",
            )
            assert process.stdin is not None and process.stdout is not None
            try:
                # taking the next one is one step of the interpreter, so that two threads never take the same
                for at in waiting:
                    process.stdin.write(json.dumps(jobs[at]) + "\n")
                    process.stdin.flush()
                    line = process.stdout.readline()
                    if not line:
                        raise SystemExit(
                            f"unchanged: {jobs[at].get('name') or jobs[at]['do']} failed at {self.place}; "
                            "what it said stands above"
                        )
                    found[at] = json.loads(line)
                process.stdin.close()
                process.wait()
            finally:
                process.kill()

        with ThreadPoolExecutor(min(workers, len(jobs))) as threads:
            for _ in threads.map(share, range(min(workers, len(jobs)))):
                pass
        return found


def record(site: Site, names: list[str], workers: int, pools: dict[str, list[int]] | None = None) -> dict[str, Any]:
    """Everything that there is to compare.

    :param pools: the cards of random decks; those that there are, if left out.
    """
    known = site.ask([{"do": "pools"}])[0]
    pools = pools or {title: known[title]["numbers"] for title in DUELS}
    jobs: list[dict[str, Any]] = [{"do": "duel", "name": name, "pools": pools} for name in names]
    for title in DUELS:
        numbers = known[title]["texts"]
        jobs += [{"do": "texts", "game": title, "numbers": numbers[at : at + 40]} for at in range(0, len(numbers), 40)]
    answers = site.ask(jobs, workers)
    texts: dict[str, str] = {}
    for answer in answers[len(names) :]:
        texts |= answer
    return {"pools": pools, "duels": dict(zip(names, answers, strict=False)), "texts": texts}

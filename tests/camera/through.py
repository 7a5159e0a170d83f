"""Whole duels of computer players through the eye of a camera:

PYTHONPATH=src python -m tests.camera.through --games 5 --seed 1            # rendered pictures
PYTHONPATH=src python -m tests.camera.through --games 100 --perfect          # the same without a camera
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

import cv2
import numpy as np
from tests.camera.hands import Hands, PerfectEye, RenderedEye
from tests.camera.scenes import moderate

from duelkit.camera.playing.judgment_board import differences
from duelkit.camera.playing.judgment_reader import WAIT, Reader, Verdict
from duelkit.camera.playing.judgment_texts import MatTexts
from duelkit.camera.playing.steady import Look
from duelkit.judgment import Duel, builtin_decks, load_deck, new_duel
from duelkit.judgment.state.codes import verb_of
from duelkit.kernel.rng import Rng
from duelkit.players import RandomPlayer
from duelkit.players.judgment.greedy import JudgmentGreedyPlayer


class Lost(AssertionError):
    """What was meant was not recognised."""


def one_look(eye: PerfectEye | RenderedEye, hands: Hands) -> Look:
    """The mat as it lies still."""
    for look in eye.looks(hands):
        return look
    raise Lost("the mat never lay still")


def read_off(duel: Duel, hands: Hands, eye: PerfectEye | RenderedEye, reader: Reader) -> Verdict:
    """What follows from the mat as it lies: as in a session, pictures are looked at until something does."""
    verdict = WAIT
    for look in eye.looks(hands):
        verdict = reader.decide(duel, look)
        if verdict != WAIT:
            break
    return verdict


def same_words(duel: Duel, one: int, other: int) -> bool:
    """Whether two options are of copies of one card, so that no one could tell them apart on a table."""
    return one == other or duel.describe(one, "en") == duel.describe(other, "en")


def answer(duel: Duel, wanted: int, hands: Hands, eye: PerfectEye | RenderedEye, reader: Reader) -> None:
    """Make the mat agree, show an option, and let it be read; only then the duel goes on.

    :raises Lost: if something else is read, or nothing.
    """
    hands.agree(duel)
    look = one_look(eye, hands)
    fields = tuple(seen for seen in look.fields if seen is not None)
    wrong = differences(duel, fields)
    if wrong:
        raise Lost(f"the mat does not agree: {wrong}")
    reader.decide(duel, look)
    hands.show(duel, wanted)
    verdict = read_off(duel, hands, eye, reader)
    if verdict.option < 0 or not same_words(duel, verdict.option, wanted):
        raise Lost(f"{duel.describe(wanted, 'en')} was read as {verdict}: {duel.decision}")
    # of two copies of a card the one that was meant, so that a duel can be compared with one that saw no mat
    duel.choose(wanted)


def play(seed: int, eye: PerfectEye | RenderedEye, level: str = "greedy", most: int = 600) -> tuple[Duel, Counter[int]]:
    """A duel through an eye; answers it with how often each kind of option was read."""
    names = builtin_decks()
    chance = Rng(seed)
    duel = new_duel(load_deck(names[chance.below(len(names))]), load_deck(names[chance.below(len(names))]), seed)
    players = [
        JudgmentGreedyPlayer(seed + seat, 4) if level == "greedy" else RandomPlayer(seed + seat) for seat in range(2)
    ]
    hands, reader = Hands(), Reader(MatTexts("en"))
    kinds: Counter[int] = Counter()
    while duel.decision is not None and sum(kinds.values()) < most:
        wanted = players[duel.decision.player].choose(duel)
        kinds[verb_of(wanted)] += 1
        answer(duel, wanted, hands, eye, reader)
    return duel, kinds


def main() -> int:
    """Play and count."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=5)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seconds", type=float, default=3600)
    options.add_argument("--level", choices=("greedy", "random"), default="random")
    options.add_argument("--perfect", action="store_true")
    chosen = options.parse_args()
    cv2.setNumThreads(1)
    began = time.monotonic()
    games = finished = decisions = lost = pictures = again = 0
    every: Counter[int] = Counter()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        if time.monotonic() - began > chosen.seconds:
            break
        noise = np.random.default_rng(seed)
        eye = PerfectEye() if chosen.perfect else RenderedEye(moderate(noise), noise)
        games += 1
        try:
            duel, kinds = play(seed, eye, chosen.level)
        except Lost as error:
            lost += 1
            print(f"duel {seed}: {error}", flush=True)
            continue
        finished += duel.outcome is not None
        decisions += sum(kinds.values())
        every += kinds
        if isinstance(eye, RenderedEye):
            pictures += eye.pictures
            again += eye.again
            print(f"duel {seed}: {sum(kinds.values())} decisions, {eye.pictures} pictures, {eye.view}", flush=True)
    print(
        f"{games} duels, {finished} to their end, {lost} lost; {decisions} decisions read, {pictures} pictures, "
        f"{again} times laid anew; "
        f"by kind {dict(sorted(every.items()))}"
    )
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())

"""The implementation of ``duelkit camera``, which needs its libraries."""

from __future__ import annotations

import argparse
import time
from typing import Any

from duelkit import games
from duelkit.camera.playing.console import Console
from duelkit.camera.playing.judgment_session import CameraSession, calibrate
from duelkit.camera.playing.judgment_showing import read_deck, teach
from duelkit.camera.playing.judgment_texts import MatTexts
from duelkit.camera.playing.watcher import MatWatcher
from duelkit.camera.seeing.faces import Glances, faces_file, load_faces
from duelkit.camera.seeing.sources import Camera, Film, Folder, Source
from duelkit.cardlang.wording import Language
from duelkit.judgment.boards import load_board, standard_board
from duelkit.kernel.errors import DuelkitError
from duelkit.recording import Recorder, load_record
from duelkit.terminal.client import terminal_of
from duelkit.terminal.paper import politely
from duelkit.terminal.play import seats, words


def run(options: argparse.Namespace) -> int:
    """Run ``duelkit camera``; returns the exit status."""
    for one, other in (
        ("video", "pictures"),
        ("calibrate", "teach"),
        ("calibrate", "read_deck"),
        ("teach", "read_deck"),
    ):
        if getattr(options, one) and getattr(options, other):
            raise DuelkitError(f"--{one} and --{other}; expected one of them".replace("_", "-"))
    if not (options.calibrate or options.teach or options.read_deck):
        return play(options)
    texts, file = MatTexts(options.language), faces_file()
    board = load_board(options.board) if options.board else standard_board()
    faces = load_faces(file)
    watcher = MatWatcher(source_of(options), None if options.teach or not faces.known else Glances(faces))
    console = Console(options.plain)
    try:
        if options.teach:
            return politely(lambda: teach(texts, watcher, console, faces, file), lambda: None)
        if options.read_deck:
            return politely(lambda: read_deck(texts, watcher, console, options.read_deck), lambda: None)
        return politely(lambda: calibrate(texts, watcher, console, board), lambda: None)
    finally:
        watcher.close()


def source_of(options: argparse.Namespace) -> Source:
    """Open the source of pictures. Rule: EOJ-RECOG-03.

    :raises DuelkitError: if there is no such camera, film or folder.
    """
    if options.video:
        return Film(options.video)
    return Folder(options.pictures) if options.pictures else Camera(options.device)


def begun(options: argparse.Namespace) -> tuple[Recorder[Any], Any, int]:
    """Start or resume a duel; returns it with what it needs and its seed.

    :raises DuelkitError: if a deck, a board or the saved duel is wrong.
    """
    game = games.named("judgment")
    language = Language(options.language)
    if options.resume:
        recorder = game.replay(load_record(options.resume))
        recorder.words = words(game, language)
        return recorder, recorder.duel.settings, int(recorder.record.headers["seed"])
    setup = game.setup({"board": options.board})
    decks = [game.deck(name, setup) for name in (options.deck or "fire", options.opponent_deck or "water")]
    seed = options.seed if options.seed is not None else time.time_ns() % 1_000_000_007
    return game.begin(setup, decks, seed, 1 if options.second else 0, words(game, language)), setup, seed


def play(options: argparse.Namespace) -> int:
    """Play a duel with cards on the mat; returns the exit status."""
    game = games.named("judgment")
    language = Language(options.language)
    recorder, setup, seed = begun(options)
    recorder.record.headers.update({"language": language.value, "opponent": options.opponent})
    faces = load_faces(faces_file())
    console, watcher = Console(options.plain), MatWatcher(source_of(options), Glances(faces) if faces.known else None)
    terminal = terminal_of(game)
    sitting = CameraSession(recorder, seats(game, options.opponent, seed), language, console, watcher, options.explain)
    for text, style in terminal.started(sitting, setup, seed, recorder.duel.first_player):
        console.line(text, style)
    console.line(sitting.texts.words("camera-begin"), "bold")
    try:
        return politely(sitting.run, lambda: console.line("\n" + terminal.say(language, "goodbye")))
    finally:
        watcher.close()

"""What ``duelkit camera`` does, once its libraries are there."""

from __future__ import annotations

import argparse
import time
from typing import Any

from duelkit import games
from duelkit.camera.playing.ear import Ear
from duelkit.camera.playing.eye import Eye
from duelkit.camera.playing.judgment_says import Says
from duelkit.camera.playing.judgment_session import CameraSession, calibrate
from duelkit.camera.playing.judgment_showing import read_deck, teach
from duelkit.camera.seeing.faces import Glances, faces_file, load_faces
from duelkit.camera.seeing.sources import Camera, Film, Folder, Source
from duelkit.judgment.boards import load_board, standard_board
from duelkit.kernel.errors import DuelkitError
from duelkit.recording import Recorder, load_record
from duelkit.terminal.client import terminal_of
from duelkit.terminal.paper import politely
from duelkit.terminal.play import seats, words
from duelkit.wording import Language


def run(options: argparse.Namespace) -> int:
    """Carry out ``duelkit camera``; answers the exit status."""
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
    says, file = Says(options.language), faces_file()
    board = load_board(options.board) if options.board else standard_board()
    faces = load_faces(file)
    eye = Eye(source_of(options), None if options.teach or not faces.known else Glances(faces))
    ear = Ear(options.plain)
    try:
        if options.teach:
            return politely(lambda: teach(says, eye, ear, faces, file), lambda: None)
        if options.read_deck:
            return politely(lambda: read_deck(says, eye, ear, options.read_deck), lambda: None)
        return politely(lambda: calibrate(says, eye, ear, board), lambda: None)
    finally:
        eye.close()


def source_of(options: argparse.Namespace) -> Source:
    """Where the pictures come from. Rule: EOJ-RECOG-03.

    :raises DuelkitError: if there is no such camera, film or folder.
    """
    if options.video:
        return Film(options.video)
    return Folder(options.pictures) if options.pictures else Camera(options.device)


def begun(options: argparse.Namespace) -> tuple[Recorder[Any], Any, int]:
    """The duel that is played, what it is played with, and its seed: a new one, or one that goes on.

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
    """A duel with cards on the mat; answers the exit status."""
    game = games.named("judgment")
    language = Language(options.language)
    recorder, setup, seed = begun(options)
    recorder.record.headers.update({"language": language.value, "opponent": options.opponent})
    faces = load_faces(faces_file())
    ear, eye = Ear(options.plain), Eye(source_of(options), Glances(faces) if faces.known else None)
    terminal = terminal_of(game)
    sitting = CameraSession(recorder, seats(game, options.opponent, seed), language, ear, eye, options.explain)
    for text, style in terminal.started(sitting, setup, seed, recorder.duel.first_player):
        ear.line(text, style)
    ear.line(sitting.says.words("camera-begin"), "bold")
    try:
        return politely(sitting.run, lambda: ear.line("\n" + terminal.say(language, "goodbye")))
    finally:
        eye.close()

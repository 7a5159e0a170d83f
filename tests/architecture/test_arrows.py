"""The rooms of the house: who may import whom, and that neither files nor rooms import each other in a circle."""

from __future__ import annotations

import ast
from enum import IntEnum
from functools import cache
from pathlib import Path

import pytest

from duelkit.cardlang import vocabulary
from duelkit.yugioh import words
from duelkit.yugioh.language import permissions, terms

SOURCES = sorted(Path(__file__).parents[2].joinpath("src", "duelkit").rglob("*.py"))
HOUSE = SOURCES[0].parents[0]

GAMES = ("yugioh", "judgment")
LANGUAGE = "yugioh/language"
WORDS = "yugioh/words/*"
MEANING = f"{WORDS}/meaning"
RUN = f"{WORDS}/run"
ENGINE = tuple(f"yugioh/engine/{room}" for room in ("facts", "moves", "seen", "legality", "windows", "procedures"))
TEXT = ("yugioh/text", "yugioh/text/grammar")
FRONT = {
    "yugioh": (
        "yugioh",
        "yugioh/cards",
        "yugioh/choices",
        "yugioh/decks",
        "yugioh/duel",
        "yugioh/editions",
        "yugioh/examples",
        "yugioh/lessons",
        ENGINE[5],
        "yugioh/match",
        "yugioh/match_records",
        "yugioh/positions",
        "yugioh/puzzles",
        "yugioh/records",
        "yugioh/rulings",
        "yugioh/scenario",
        "yugioh/telling",
        "yugioh/words",
    ),
    "judgment": (
        "judgment",
        "judgment/cards",
        "judgment/choices",
        "judgment/decks",
        "judgment/duel",
        "judgment/engine",
        "judgment/examples",
        "judgment/lessons",
        "judgment/positions",
        "judgment/puzzles",
        "judgment/records",
        "judgment/telling",
        "judgment/words",
    ),
}
"""What the front door of a game opens."""
# room → the rooms of duelkit that it may import beside itself
ALLOWED: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "cardlang": ("kernel",),
    LANGUAGE: ("cardlang",),
    "yugioh/language/__init__": (LANGUAGE, MEANING, "cardlang"),
    MEANING: (LANGUAGE,),
    "yugioh/state": (LANGUAGE, "cardlang", "kernel"),
    **{room: (*ENGINE[:at], "yugioh/state", LANGUAGE, "kernel") for at, room in enumerate(ENGINE)},
    RUN: (*ENGINE, "yugioh/state", LANGUAGE, "kernel"),
    "yugioh/compiler": (RUN, MEANING, "yugioh/words", "cardlang", *ENGINE, "yugioh/state", LANGUAGE, "kernel"),
    f"{WORDS}/compile": ("yugioh/compiler", RUN, MEANING, "yugioh/state", LANGUAGE, "cardlang", "kernel"),
    "yugioh/text/grammar": (MEANING, LANGUAGE, "cardlang"),
    **{f"{WORDS}/{language}": ("yugioh/text/grammar", MEANING, LANGUAGE) for language in ("ja", "en")},
    "yugioh/text": ("yugioh/text/grammar", "yugioh/words", "cardlang", MEANING, LANGUAGE),
    "yugioh/telling": (*TEXT, MEANING, RUN, *ENGINE, "yugioh/state", LANGUAGE, "messages", "cardlang", "kernel"),
    "yugioh/why": (
        "yugioh/telling",
        *TEXT,
        "yugioh/editions",
        MEANING,
        RUN,
        *ENGINE,
        "yugioh/state",
        LANGUAGE,
        "kernel",
    ),
    "yugioh/editions": ("yugioh/engine/facts", "yugioh/state", "reader", "kernel"),
    "yugioh/notation": ("yugioh/language/__init__", "cardlang"),
    "yugioh/cards": ("yugioh/notation", "yugioh/language/__init__", MEANING, LANGUAGE, "kernel"),
    "yugioh/reading/grammar": ("yugioh/text/grammar", MEANING, LANGUAGE),
    f"{WORDS}/reading": ("yugioh/reading/grammar", "yugioh/text/grammar", MEANING, LANGUAGE),
    "yugioh/reading": ("yugioh/reading/grammar", "yugioh/text/grammar", "yugioh/words", "cardlang", MEANING, LANGUAGE),
    "yugioh/reading/english": ("yugioh/reading", "yugioh/reading/grammar", "cardlang", *TEXT, MEANING, LANGUAGE),
    "judgment/cards": ("judgment/language", "kernel"),
    "judgment/boards": ("judgment/state", "kernel"),
    "judgment/why": ("judgment/engine", "judgment/telling", "judgment/state", "judgment/language", "kernel"),
    "judgment/decks": ("judgment/cards", "judgment/language", "kernel"),
    "yugioh/rulings": (
        "yugioh/positions",
        "yugioh/scenario",
        "yugioh/editions",
        "yugioh/cards",
        "yugioh/duel",
        "yugioh/telling",
        "yugioh/why",
        "yugioh/text/grammar",
        "yugioh/engine/facts",
        "yugioh/state",
        LANGUAGE,
        "rulebook",
        "showing",
        "lessons",
        "recording",
        "reader",
        "messages",
        "kernel",
    ),
    "yugioh/lessons": (
        "yugioh/rulings",
        "yugioh/cards",
        "yugioh/duel",
        "yugioh/editions",
        "yugioh/engine/seen",
        "yugioh/state",
        "yugioh/telling",
        "yugioh/why",
        "lessons",
        "recording",
        "reader",
        "kernel",
    ),
    "rulebook": (),
    "rulebook/cli": ("rulebook", "games", "showing"),
    "laboratory": (
        "analysis",
        "games",
        "messages",
        "players",
        "recording",
        "kernel",
        "duelkit",
        "judgment/cards",
        "judgment/decks",
        "judgment/duel",
        "judgment/state",
        "yugioh/cards",
        "yugioh/decks",
        "yugioh/duel",
        "yugioh/language",
        "yugioh/state",
    ),
    "laboratory/goldfish": (
        "laboratory",
        "games",
        "messages",
        "recording",
        "kernel",
        "cardlang",
        "players/yugioh",
        "yugioh/cards",
        "yugioh/decks",
        "yugioh/compiler",
        "yugioh/duel",
        "yugioh/language",
        "yugioh/own",
        "yugioh/reading/english",
        "yugioh/reading/grammar",
        "yugioh/state",
    ),
    "environments/yugioh/encoding": (
        "environments/yugioh/rows",
        "environments/yugioh/history",
        "environments/packing",
        "environments/errors",
        RUN,
        *ENGINE,
        "yugioh/state",
        "kernel",
    ),
    "environments/yugioh/rows": ("environments/packing", *ENGINE, "yugioh/state", "kernel"),
    "environments/yugioh/history": ("environments/packing", *ENGINE, "yugioh/state"),
    "environments/judgment/encoding": (
        "environments/judgment/history",
        "environments/packing",
        "environments/errors",
        "judgment/engine",
        "judgment/state",
        "kernel",
    ),
    "environments/judgment/history": ("environments/packing", "judgment/engine", "judgment/state"),
    "environments/packing": ("environments/errors", "kernel"),
    "environments/errors": ("kernel",),
    "environments/yugioh": (
        "environments/yugioh/encoding",
        "environments/yugioh/history",
        "environments",
        "yugioh/words",
        "yugioh/cards",
        "yugioh/decks",
        "yugioh/duel",
        "yugioh/editions",
        "yugioh/state",
        LANGUAGE,
        "cardlang",
    ),
    "environments/judgment": (
        "environments/judgment/encoding",
        "environments/judgment/history",
        "environments",
        "judgment/words",
        "judgment/cards",
        "judgment/decks",
        "judgment",
        "judgment/duel",
        "judgment/state",
        "judgment/language",
        "cardlang",
    ),
    "drawing": ("games", "messages", "kernel"),
    "drawing/yugioh": (
        "drawing",
        "yugioh/cards",
        "yugioh/decks",
        "yugioh/duel",
        "yugioh/engine/seen",
        "yugioh/text",
        LANGUAGE,
    ),
    "drawing/judgment": (
        "drawing",
        "judgment/cards",
        "judgment/decks",
        "judgment/duel",
        "judgment/language",
        "judgment/state",
        "judgment/text",
    ),
    "environments": ("environments/errors", "games", "players", "kernel"),
    "learning": ("environments", "environments/errors", "games", "players", "players/search", "kernel"),
    "solving": (
        "yugioh/state",
        "yugioh/language",
        "judgment/engine",
        "judgment/language",
        "judgment/state",
        "games",
        "messages",
        "kernel",
    ),
    "analysis": ("solving", "games", "messages", "recording", "kernel"),
    "puzzles": ("recording", "reader", "kernel"),
    "puzzles/playing": ("puzzles", "solving", "games", "recording", "kernel"),
    "puzzles/telling": ("puzzles", "games", "messages"),
    "puzzles/hints": ("puzzles", "puzzles/telling", "games"),
    "puzzles/rating": ("puzzles",),
    "games": ("players", "puzzles", "lessons", "showing", "recording", "cardlang", "kernel"),
    "games/yugioh": (
        "games",
        "players",
        "players/levels",
        "players/yugioh",
        "puzzles",
        "lessons",
        "showing",
        "simulation",
        "cardlang",
        "kernel",
        *FRONT["yugioh"],
    ),
    "games/judgment": (
        "games",
        "players",
        "players/levels",
        "players/judgment",
        "puzzles",
        "lessons",
        "simulation",
        "cardlang",
        "kernel",
        *FRONT["judgment"],
    ),
    "players": ("kernel",),
    "players/search": ("games", "solving", "kernel"),
    "players/levels": ("players/search", "kernel"),
    "players/yugioh": (
        "players",
        "players/levels",
        "players/search",
        "kernel",
        "yugioh/cards",
        "yugioh/compiler",
        "yugioh/decks",
        "yugioh/duel",
        "yugioh/match",
        *ENGINE[:3],
        "yugioh/state",
        LANGUAGE,
        MEANING,
    ),
    "players/judgment": (
        "players/search",
        "kernel",
        "judgment/cards",
        "judgment/compiler",
        "judgment/decks",
        "judgment/duel",
        "judgment/engine",
        "judgment/state",
    ),
    "camera": (
        "kernel",
        "messages",
        "judgment/boards",
        "judgment/language",
        "judgment/state",
        "judgment/words",
        "words",
    ),
    "camera/printing": (
        "camera",
        "judgment/boards",
        "judgment/cards",
        "judgment/decks",
        "judgment/language",
        "judgment/state",
        "judgment/text",
        "kernel",
    ),
    "camera/seeing": ("camera", "kernel"),
    "camera/playing": (
        "camera/seeing",
        "camera",
        "judgment",
        "judgment/boards",
        "judgment/cards",
        "judgment/decks",
        "judgment/language",
        "judgment/state",
        "judgment/telling",
        "judgment/why",
        "games",
        "terminal",
        "recording",
        "cardlang",
        "kernel",
    ),
}


def module_of(path: Path) -> str:
    """The dotted name of a file."""
    parts = ["duelkit", *path.relative_to(HOUSE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {module_of(path): path for path in SOURCES}


def room_of(module: str) -> str:
    """The room in which a module stands."""
    parts = module.split(".")[1:]
    if not parts or parts[0] not in GAMES:
        rooms = ("/".join(parts[:depth]) for depth in (3, 2, 1))
        return next((room for room in rooms if room in ALLOWED), parts[0] if parts else "duelkit")
    if len(parts) < 2:
        return parts[0]
    room = "/".join(parts[:2])
    if parts[:2] == ["yugioh", "words"]:
        return f"{WORDS}/{parts[3]}" if len(parts) > 3 else room
    if room == LANGUAGE and (len(parts) == 2 or parts[2] in ("node_classes", "functions")):
        return "yugioh/language/__init__"
    deep = "/".join(parts[:3])
    return deep if deep in ALLOWED else room


@cache
def imports(path: Path, for_types: bool = True) -> set[str]:
    """The modules of ours that a file imports, wherever in it.

    :param for_types: whether what is imported for the type checker alone counts.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped: set[ast.AST] = set()
    if not for_types:
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
                skipped |= {inner for statement in node.body for inner in ast.walk(statement)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name if name in NAMES else node.module for name in whole}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name in NAMES}


@pytest.mark.parametrize("room", ALLOWED)
def test_arrows_run_one_way(room: str) -> None:
    inside = [name for name in NAMES if room_of(name) == room]
    assert inside, f"no files in {room}"
    for name in inside:
        for module in imports(NAMES[name]):
            assert room_of(module) in (room, *ALLOWED[room]), f"{name} in {room} imports {module}"


def test_every_room_of_the_engine_and_of_the_words_has_its_arrows() -> None:
    packages = {module_of(path) for path in SOURCES if path.name == "__init__.py"}
    rooms = {
        room_of(name)
        for name in NAMES
        if name not in packages and name.startswith(("duelkit.yugioh.engine", "duelkit.yugioh.words"))
    }
    assert rooms <= set(ALLOWED)


def test_no_files_import_each_other_in_a_circle() -> None:
    """Imports inside functions count; what the type checker alone imports does not: a duel and its tasks name each
    other."""
    left = {name: imports(path, for_types=False) - {name} for name, path in NAMES.items()}
    while left:
        free = {name for name, wanted in left.items() if not wanted & set(left)}
        assert free, f"a circle among {sorted(left)}"
        for name in free:
            del left[name]


CIRCLES = (
    {"judgment.state.code", "judgment.state.duel", "judgment.state.parts"},
    {
        "yugioh.state.active",
        "yugioh.state.board",
        "yugioh.state.caches",
        "yugioh.state.card_info",
        "yugioh.state.code",
        "yugioh.state.duel",
        "yugioh.state.effect_code",
        "yugioh.state.parts",
        "yugioh.state.progress",
        "yugioh.state.recipes",
        "yugioh.state.tasks",
    },
)
"""Files that name each other's types: the compiled state of a duel and its parts, where a protocol would cost speed."""


def test_no_files_name_each_others_types_in_a_circle() -> None:
    """What is imported for types alone counts too, but for the circles that are listed above."""
    whole = {f"duelkit.{name}": circle for circle in CIRCLES for name in circle}
    left = {
        name: {other for other in imports(path) if whole.get(other) != whole.get(name, {name})} - {name}
        for name, path in NAMES.items()
    }
    while left:
        free = {name for name, wanted in left.items() if not wanted & set(left)}
        assert free, f"a circle among {sorted(left)}"
        for name in free:
            del left[name]


def test_no_rooms_import_each_other_in_a_circle() -> None:
    """What is imported for types counts, what a game's rooms import of each other does not: see :data:`ALLOWED`."""
    left: dict[str, set[str]] = {room_of(name): set() for name in NAMES}
    for name, path in NAMES.items():
        room = room_of(name)
        left[room] |= {
            other
            for module in imports(path)
            if (other := room_of(module)) != room
            and not (room.split("/")[0] in GAMES and room.split("/")[0] == other.split("/")[0])
        }
    while left:
        free = {room for room, wanted in left.items() if not wanted & set(left)}
        assert free, f"a circle among {sorted(left)}"
        for room in free:
            del left[room]


def test_the_language_offers_the_words_of_every_topic() -> None:
    front = NAMES["duelkit.yugioh.language.node_classes"].read_text(encoding="utf-8")
    for topic in vocabulary.topics(words):
        if f"duelkit.yugioh.words.{topic}.meaning" in NAMES:
            assert f"from duelkit.yugioh.words.{topic}.meaning import *\n" in front, topic


def test_the_tables_rooms_know_no_game() -> None:
    """Rooms, connections and the store speak to a game through its desk only."""
    table = SOURCES[0].parents[0] / "table"
    for name in (
        "room",
        "play",
        "course",
        "audience",
        "thinker",
        "cover",
        "protocols",
        "hub",
        "seats",
        "sockets",
        "store",
        "messages",
        "refusals",
    ):
        for module in imports(table / f"{name}.py"):
            assert room_of(module).split("/")[0] not in GAMES, f"{name}.py imports {module}"


def test_only_the_command_line_knows_the_table() -> None:
    for path in SOURCES:
        if path.name != "cli.py" and room_of(module_of(path)) != "table":
            assert not any(room_of(module) == "table" for module in imports(path)), path.name


def test_no_engine_file_names_an_edition() -> None:
    from duelkit.yugioh.editions import EDITIONS

    for path in SOURCES:
        if "engine" in path.parts:
            text = path.read_text(encoding="utf-8")
            tree = ast.parse(text)
            strings = [
                node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
            ]
            for identity in EDITIONS:
                assert identity not in strings, f"{path.name} names the edition {identity}"


@pytest.mark.parametrize("module", [terms, permissions, *vocabulary.load(words, "meaning")])
def test_no_word_is_a_silent_alias_of_another(module: object) -> None:
    for name, kind in vars(module).items():
        if isinstance(kind, type) and issubclass(kind, IntEnum) and kind is not IntEnum:
            aliases = [member for member in kind.__members__ if kind[member].name != member]
            assert aliases == [], f"{name}: {aliases}"

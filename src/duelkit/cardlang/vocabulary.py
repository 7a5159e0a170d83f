"""The folders of a game's vocabulary: one for each topic, with what its words mean, how they run and how they read."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Final, NamedTuple

PARTS: Final = ("meaning", "compile", "run", "ja", "en", "reading")
"""The parts of a topic: the meanings of its words, how they are compiled and run, their wordings in two languages, and
how they are read."""


def public(names: dict[str, Any], types: tuple[str, ...]) -> list[str]:
    """The public names of a language: functions, constants, closed lists, and classes that are named in definitions.

    What its modules import from elsewhere (``dataclass``, ``Sequence`` …) is deleted.

    :param names: the globals of the module that offers the language.
    :param types: the classes of nodes that are public; all others are made by functions and operators.
    """
    home = str(names["__name__"]).partition(".")[0]
    for name in [name for name, value in names.items() if not name.startswith("_") and _is_foreign(value, home)]:
        del names[name]
    return sorted(
        name
        for name, value in names.items()
        if not name.startswith("_")
        and not isinstance(value, ModuleType | UnionType)
        and (name in types or name.islower() or not dataclasses.is_dataclass(value) or not isinstance(value, type))
    )


def _is_foreign(value: object, home: str) -> bool:
    """Whether something comes from another package, such as ``dataclass`` or the truth value ``TYPE_CHECKING``, or from
    this one, such as ``joins``.
    """
    if isinstance(value, bool):
        return True
    module = "" if isinstance(value, ModuleType) else getattr(value, "__module__", "")
    return isinstance(module, str) and (
        module.partition(".")[0] not in (home, "") or module.startswith("duelkit.cardlang.")
    )


class Place(NamedTuple):
    """Where something of a word stands.

    :param part: one of :data:`PARTS`.
    :param where: the file, below the folder in which the package is, with the line.
    :param what: what is defined there.
    """

    part: str
    where: str
    what: str


def topics(words: ModuleType) -> list[str]:
    """Returns the names of all topics of a vocabulary.

    :param words: the package with the folders.

    >>> from duelkit.yugioh import words
    >>> topics(words)[:3]
    ['adding_levels', 'aftermath', 'amounts']
    """
    return sorted(module.name for module in pkgutil.iter_modules(words.__path__) if module.ispkg)


def load(words: ModuleType, part: str) -> list[ModuleType]:
    """Returns one part of every topic that has it.

    Loading ``compile`` registers the handlers of all words in the compiler's tables, loading ``ja`` and ``en`` the
    wordings in those of the texts.

    :param words: the package with the folders.
    :param part: one of :data:`PARTS`.
    """
    found = []
    for topic in topics(words):
        package = importlib.import_module(f"{words.__name__}.{topic}")
        if part in [module.name for module in pkgutil.iter_modules(package.__path__)]:
            found.append(importlib.import_module(f"{package.__name__}.{part}"))
    return found


def shared(words: ModuleType) -> list[ModuleType]:
    """Returns the modules with words that every topic uses; the package names them in ``SHARED``."""
    return [importlib.import_module(name) for name in getattr(words, "SHARED", ())]


def meanings(words: ModuleType) -> dict[str, type[Any]]:
    """The words of a vocabulary by name.

    >>> from duelkit.yugioh import words
    >>> meanings(words)["Draw"].__name__
    'Draw'
    """
    return {
        name: value
        for module in [*shared(words), *load(words, "meaning")]
        for name, value in vars(module).items()
        if isinstance(value, type) and dataclasses.is_dataclass(value) and value.__module__ == module.__name__
    }


def places(words: ModuleType, name: str) -> list[Place]:
    """Returns where a word is defined, compiled, run and worded, in this order."""
    root = Path(words.__path__[0])
    runs: set[str] = set()
    found: list[Place] = []
    for part in ("meaning", "compile", "ja", "en", "reading"):
        common = [Path(str(module.__file__)) for module in shared(words)] if part == "meaning" else []
        for path in [*common, *sorted(root.glob(f"*/{part}.py"))]:
            text = path.read_text(encoding="utf-8")
            if name not in text:
                continue
            tree = ast.parse(text)
            about = list(_defined(tree, {name}) if part == "meaning" else _about(tree, name))
            found += [_place(part, path, root, node, what) for node, what in about]
            if part == "compile":
                runs |= _run_by(tree, [node for node, _ in about])
    for path in sorted(root.glob("*/run.py")):
        text = path.read_text(encoding="utf-8")
        if any(run in text for run in runs):
            tree = ast.parse(text)
            found += [_place("run", path, root, node, what) for node, what in _defined(tree, runs)]
    return sorted(found, key=lambda place: PARTS.index(place.part))


def _defined(tree: ast.Module, names: set[str]) -> Iterator[tuple[ast.stmt, str]]:
    """Yields the classes and functions of a file that have one of the names."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name in names:
            yield node, node.name


def _run_by(tree: ast.Module, nodes: list[ast.stmt]) -> set[str]:
    """Returns the names that definitions use from a ``run`` module."""
    imported = {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and str(node.module).endswith(".run")
        for alias in node.names
    }
    return {used.id for node in nodes for used in ast.walk(node) if isinstance(used, ast.Name) and used.id in imported}


def _about(tree: ast.Module, name: str) -> Iterator[tuple[ast.stmt, str]]:
    """Yields the definitions of a file that are for a word: as a decorator names it, or as a parameter has its type."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            heads = [*node.decorator_list, *(given.annotation for given in node.args.args if given.annotation)]
            if any(isinstance(part, ast.Name) and part.id == name for head in heads for part in ast.walk(head)):
                yield node, name if node.name == "_" else node.name
        elif not isinstance(node, ast.Import | ast.ImportFrom | ast.ClassDef):
            parts = list(ast.walk(node))
            # in a table, the value is what the word becomes
            values = {
                key: value
                for part in parts
                if isinstance(part, ast.Dict)
                for key, value in zip(part.keys, part.values, strict=True)
            }
            for part in parts:
                if isinstance(part, ast.Name) and part.id == name:
                    yield ast.copy_location(ast.Expr(values.get(part, part)), part), name


def _place(part: str, path: Path, root: Path, node: ast.stmt, what: str) -> Place:
    line = node.decorator_list[0].lineno if isinstance(node, ast.FunctionDef) and node.decorator_list else node.lineno
    return Place(part, f"{path.relative_to(root.parent).as_posix()}:{line}", what)


def uses(node: Any, name: str) -> bool:
    """Whether a definition, or something in it, is this word."""
    return name in _inside(node)


def users(cards: Iterable[Any], *names: str) -> list[Any]:
    """Returns the cards that use any of these words."""
    return [card for card in cards if any(uses(card, name) for name in names)]


def saying(words: ModuleType, name: str) -> set[str]:
    """Returns a word, and those that imply it because one of their fields has it as its default."""
    return {name} | {
        other
        for other, kind in meanings(words).items()
        if any(uses(field.default, name) for field in dataclasses.fields(kind))
    }


class Example(NamedTuple):
    """A card that uses a word, and what its text says with it: names and texts by ``"ja"`` and ``"en"``."""

    name: Mapping[str, str]
    text: Mapping[str, str]


def smallest(parts: Iterable[tuple[Any, Any]]) -> dict[str, Any]:
    """For each word the smallest piece of a definition that uses it.

    :param parts: pieces, each with what is to be kept of it.
    """
    best: dict[str, tuple[int, Any]] = {}
    for node, kept in parts:
        inside = list(_inside(node))
        for name in set(inside):
            if name not in best or len(inside) < best[name][0]:
                best[name] = len(inside), kept
    return {name: kept for name, (_, kept) in best.items()}


def _inside(node: Any) -> Iterator[str]:
    if isinstance(node, tuple | list | frozenset):
        for each in node:
            yield from _inside(each)
    elif dataclasses.is_dataclass(node) and not isinstance(node, type):
        yield type(node).__name__
        for field in dataclasses.fields(node):
            yield from _inside(getattr(node, field.name))

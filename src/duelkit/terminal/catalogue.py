"""The words of a game's card language, each with its meaning, its arguments, and an example in both languages.

``duelkit word`` shows them, and ``duelkit word --page`` writes ``docs/words.md``.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, Final, NamedTuple

from duelkit.cardlang import vocabulary
from duelkit.games.game import Game

BASE: Final = "language"
"""The topic of what all words rest on."""


class Word(NamedTuple):
    """A word.

    :param name: how it is called in a definition.
    :param classes: the class behind it, empty for a function that is no word of its own.
    :param topic: the folder that it is in.
    :param meaning: its docstring.
    :param form: the call with its arguments.
    """

    name: str
    classes: str
    topic: str
    meaning: str
    form: str

    def is_called(self, name: str) -> bool:
        """Whether it is meant by a name as somebody types it: the function or the class, in any casing."""
        return name.lower() in (self.name.rstrip("_"), self.name.lower(), self.classes.lower())

    @property
    def line(self) -> str:
        """The first sentence of the meaning, on one line."""
        text = " ".join(self.meaning.split("\n\n")[0].split())
        return re.split(r"(?<=[.)]) (?=[A-Z:`])", text)[0]


def words_of(game: Game) -> list[Word]:
    """All words of a game, by topic and name; none for a game without a card language."""
    spoken = game.vocabulary()
    if spoken is None:
        return []
    language = import_module(f"{_package(game)}.language")
    modules = vocabulary.load(spoken[0], "meaning")
    functions = {name: value for name in language.__all__ if callable(value := getattr(language, name))}
    called = {value: name for name, value in functions.items() if isinstance(value, type) and name.islower()}
    found: list[Word] = []
    named: set[str] = set()
    for name, kind in _classes(modules, language):
        alias = called.get(kind) or (_snake(name) if _snake(name) in functions else name)
        named.add(alias)
        found.append(_word(alias, name, _topic(kind.__module__), kind, functions.get(alias, kind)))
    for name, value in functions.items():
        if name not in named and inspect.isfunction(value):
            found.append(_word(name, "", _topic(value.__module__), value, value))
    return sorted(found, key=lambda word: (word.topic != BASE, word.topic, word.name))


def _package(game: Game) -> str:
    """The package of a game that has a card language."""
    spoken = game.vocabulary()
    assert spoken is not None
    return spoken[0].__name__.rpartition(".")[0]


def _classes(modules: Iterable[ModuleType], language: ModuleType) -> Iterator[tuple[str, type[Any]]]:
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, type) and dataclasses.is_dataclass(value) and value.__module__ == module.__name__:
                yield name, value
    for name, value in vars(language).items():
        if name.islower() and isinstance(value, type) and dataclasses.is_dataclass(value):
            if ".language." in value.__module__:
                yield value.__name__, value


def _topic(module: str) -> str:
    steps = module.split(".")
    if steps[-1] == "meaning":
        return steps[-2]
    return BASE if steps[-1] in ("base", "card", "selections", "permissions", "terms") else steps[-1]


def _word(name: str, classes: str, topic: str, documented: Any, called: Any) -> Word:
    signature = re.sub(r" -> .*", "", str(inspect.signature(called))).replace("'", "")
    return Word(name, classes, topic, inspect.cleandoc(documented.__doc__ or ""), f"{name}{_plain(signature)}")


def _plain(signature: str) -> str:
    """A signature in which the members of closed lists are written as in a definition."""
    signature = re.sub(r"Ref\(kind=<?RefKind\.(\w+)(?:: \d+>)?, slot=-1\)", r"\1", signature)
    signature = re.sub(r"<(\w+): (\d+)>", r"\1(\2)", signature)  # a combination of flags without a name, such as none
    return re.sub(r"<(\w+(?:\.[\w|]+)?)(?:: [^>]*)?>", r"\1", signature)


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).lower()


def page(games: Iterable[Game]) -> str:
    """All words of the games as a page of the documentation."""
    lines = [
        "# The words of the card languages",
        "",
        "`duelkit word --page` writes this page. `duelkit word discard` shows the same of one word, with the files",
        "that define it and the cards that use it.",
    ]
    for game in games:
        words = words_of(game)
        if words:
            lines += ["", f"## {game.name['en']}", "", f"`from {_package(game)}.language import …`", ""]
            lines += _first(game, words)
            for word in words:
                if not word.name.islower():
                    continue  # its functions are listed
                if _is_first(word, words):
                    lines += ["", f"### {game.name['en']}: {_title(word.topic)}"]
                lines += ["", *_entry(game, word)]
    return "\n".join(lines) + "\n"


def _is_first(word: Word, words: list[Word]) -> bool:
    return next(each for each in words if each.topic == word.topic) is word


def _title(topic: str) -> str:
    return "what all words rest on" if topic == BASE else topic.replace("_", " ")


def _first(game: Game, words: list[Word]) -> list[str]:
    lines = {word.name: word.line for word in words}
    found = ["Try these first:", ""]
    found += [f"- `{name}`: {_markdown(lines[name])}" for name in game.first_words if name in lines]
    return [*found, "", *joints(game)]


def joints(game: Game) -> list[str]:
    """How verbs are joined, a line for each way, as Markdown."""
    base = import_module(f"{_package(game)}.language.base")
    names = [name for name in ("then", "and_if_you_do", "also", "also_after") if hasattr(base.Verb, name)]
    if not names:
        return []
    lines = ["Verbs are joined by their methods; filters and conditions by `&`, `|` and `~`:", ""]
    for name in names:
        meaning, _, example = (getattr(base.Verb, name).__doc__ or "").partition("\n\n")
        printed = [line.strip() for line in example.splitlines() if line.strip() and not line.strip().startswith(">>>")]
        text = f" “{printed[-1]}”" if printed else ""
        lines.append(f"- `draw(2).{name}(discard(1))`: {_markdown(' '.join(meaning.split()))}{text}")
    return lines


def _markdown(text: str) -> str:
    """A docstring as Markdown."""
    return re.sub(r":\w+:`~?([^`]*)`", r"`\1`", text).replace("``", "`")


def _entry(game: Game, word: Word) -> list[str]:
    lines = [f"#### `{word.name}`", "", f"`{word.form}`", "", _markdown(word.meaning)]
    example = game.example(word.classes) if word.classes else None
    if example is not None:
        lines += ["", f"{example.name['en']} / {example.name['ja']}:" if example.name["ja"] else example.name["en"], ""]
        for language in ("en", "ja"):
            lines += [f"> {line}" for line in example.text[language].splitlines()] + [">"]
        lines.pop()
    return lines

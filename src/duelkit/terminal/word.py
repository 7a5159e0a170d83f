"""``duelkit word``: the words of the card languages, listed or one by one."""

from __future__ import annotations

import argparse
import difflib
import pydoc
import shutil
import sys
import textwrap
from collections.abc import Iterable

from duelkit import games
from duelkit.cardlang import vocabulary
from duelkit.games.game import Game
from duelkit.terminal.catalogue import Word, joints, page, words_of


def fill_word(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``word``."""
    parser.add_argument(
        "name", nargs="?", default="", help="a word of a card language, such as discard; all if left out"
    )
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="of the cards' names (default en)")
    parser.add_argument("--page", action="store_true", help="print all words as the page docs/words.md")
    parser.set_defaults(func=show_word)


def show_word(options: argparse.Namespace) -> int:
    """Carries out ``duelkit word``; returns 0, or 2 if no game has the word."""
    if options.page:
        print(page(games.built_in()), end="")
        return 0
    spoken = {game: words_of(game) for game in games.every() if game.vocabulary() is not None}
    if not options.name:
        show(line for game, words in spoken.items() for line in list_lines(game, words))
        return 0
    found: list[str] = []
    for game, words in spoken.items():
        for word in [word for word in words if word.is_called(options.name)]:
            found += [*([""] if found else []), *word_lines(game, word, options.language)]
    if found:
        show(found)
        return 0
    near = nearest(options.name, [word for words in spoken.values() for word in words])
    print(
        f"duelkit: unknown word {options.name[:40]!r}; expected one of a card language"
        + (f", such as {', '.join(near)}" if near else "")
        + " (duelkit word lists them)",
        file=sys.stderr,
    )
    return 2


def show(lines: Iterable[str]) -> None:
    """Prints lines, through a pager if the output is a terminal that has fewer."""
    text = "\n".join(lines)
    if sys.stdout.isatty() and text.count("\n") + 2 > shutil.get_terminal_size().lines:
        pydoc.pager(text + "\n")
    else:
        print(text)


def nearest(wanted: str, words: list[Word]) -> list[str]:
    """Returns the names most similar to an unknown one."""
    names = sorted({word.name for word in words} | {word.classes for word in words if word.classes})
    lower = wanted.lower()
    found = difflib.get_close_matches(wanted, names, 3) or difflib.get_close_matches(lower, names, 3)
    return found or [name for name in names if lower in name.lower()][:3]


def list_lines(game: Game, words: list[Word]) -> list[str]:
    """Returns all words of a game by topic, one line each, preceded by those to try first."""
    lines = [f"{game.name['en']} ({game.identity}): {len(words)} words", "", "Try these first"]
    known = {word.name: word for word in words}
    lines += [_line(known[name]) for name in game.first_words if name in known]
    lines += [f"  {line.removeprefix('- ').replace('`', '')}" for line in joints(game)[2:]]
    for at, word in enumerate(words):
        if at == 0 or words[at - 1].topic != word.topic:
            lines += ["", word.topic.replace("_", " ")]
        lines.append(_line(word))
    return [*lines, ""]


def _line(word: Word) -> str:
    return f"  {word.name:28} {textwrap.shorten(word.line.replace('``', ''), 80, placeholder=' …')}"


def word_lines(game: Game, word: Word, language: str) -> list[str]:
    """Returns one word: its meaning, its arguments, an example, where it is defined, and the cards that use it."""
    lines = [
        f"{word.classes or word.name} ({game.identity})",
        *word.meaning.replace("``", "").splitlines(),
        "",
        f"  {word.form}",
        "",
    ]
    if not word.classes:
        return [*lines, f"  {word.topic}: a function that writes other words in short"]
    example = game.example(word.classes)
    if example is not None:
        lines.append(f"  {' / '.join(filter(None, (example.name['en'], example.name['ja'])))}")
        lines += [f"    {line}" for text in (example.text["en"], example.text["ja"]) for line in text.splitlines()]
        lines.append("")
    return lines + _place_lines(game, word.classes) + _user_lines(game, word.classes, language)


def _place_lines(game: Game, name: str) -> list[str]:
    spoken = game.vocabulary()
    assert spoken is not None
    words = spoken[0]
    root = words.__name__.rpartition(".")[0].replace(".", "/")
    return [f"  {place.part:8} {root}/{place.where}  {place.what}" for place in vocabulary.places(words, name)]


def _user_lines(game: Game, name: str, language: str) -> list[str]:
    spoken = game.vocabulary()
    assert spoken is not None
    words, users = spoken
    used = [str(getattr(card, language)) for card in users(*vocabulary.saying(words, name))]
    why = getattr(vocabulary.meanings(words).get(name), "used_by_one", None)
    count = "1 card uses it" if len(used) == 1 else f"{len(used)} cards use it"
    return [
        "",
        count + (":" if used else ""),
        *(f"  {card}" for card in used),
        *([f"for one card: {why}"] if isinstance(why, str) else []),
    ]

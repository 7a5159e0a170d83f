"""``duelkit word``: where a word of the card language is defined, and which cards use it."""

from __future__ import annotations

import argparse
import difflib
import sys

from duelkit import games, vocabulary
from duelkit.games.game import Game


def fill_word(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``word``."""
    parser.add_argument("name", help="a word of a card language, such as Destroy")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="of the cards' names (default en)")
    parser.set_defaults(func=show_word)


def show_word(options: argparse.Namespace) -> int:
    """Carries out ``duelkit word``; returns 0, or 2 if no game has the word."""
    spoken = [game for game in games.every() if game.vocabulary() is not None]
    known: set[str] = set()
    found = False
    for game in spoken:
        names = vocabulary.meanings(game.vocabulary()[0])  # type: ignore[index]
        known |= names.keys()
        if options.name in names:
            print("\n".join(word_lines(game, options.name, options.language)))
            found = True
    if found:
        return 0
    near = (
        difflib.get_close_matches(options.name, sorted(known), 3)
        or [name for name in sorted(known) if options.name.lower() in name.lower()][:3]
    )
    print(
        f"duelkit: unknown word {options.name!r}; expected one of a card language"
        + (f", such as {', '.join(near)}" if near else ""),
        file=sys.stderr,
    )
    return 2


def word_lines(game: Game, name: str, language: str) -> list[str]:
    """Returns the lines about a word."""
    spoken = game.vocabulary()
    assert spoken is not None
    words, users = spoken
    lines = [f"{name} ({game.identity})", *(str(vocabulary.meanings(words)[name].__doc__).strip().splitlines()[:1]), ""]
    for place in vocabulary.places(words, name):
        lines.append(
            f"  {place.part:8} {words.__name__.rpartition('.')[0].replace('.', '/')}/{place.where}  {place.what}"
        )
    used = [str(getattr(card, language)) for card in users(*vocabulary.saying(words, name))]
    why = getattr(vocabulary.meanings(words)[name], "used_by_one", None)
    count = "1 card uses it" if len(used) == 1 else f"{len(used)} cards use it"
    return [
        *lines,
        "",
        count + (":" if used else ""),
        *(f"  {card}" for card in used),
        *([f"for one card: {why}"] if isinstance(why, str) else []),
    ]

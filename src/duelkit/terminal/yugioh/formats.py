"""``duelkit formats``: card pools with an edition and a limit list; and what they say of a card or a deck."""

from __future__ import annotations

import argparse
import json
from typing import Any

from duelkit.terminal.yugioh.words import MESSAGES
from duelkit.yugioh.decks.facts import Directory, facts_of
from duelkit.yugioh.decks.pools import Standing, in_pool, standings
from duelkit.yugioh.editions import Format, chosen_format, dated_formats, formats
from duelkit.yugioh.language.card import Card

say = MESSAGES.say


def fill_formats(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``formats``."""
    parser.add_argument("format", nargs="?", help="a format, or the .toml file of your own")
    parser.add_argument("--all", action="store_true", help="also the format of every limit list")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.set_defaults(func=show_formats)


def show_formats(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit formats``; returns the exit status."""
    language: str = arguments.language
    known = {**dated_formats(), **formats()} if arguments.all else formats()
    wanted = list(known.values()) if arguments.format is None else [chosen_format(arguments.format)]
    if arguments.json:
        found = [as_json(each) for each in wanted]
        print(json.dumps(found if arguments.format is None else found[0], ensure_ascii=False, indent=2))
        return 0
    if arguments.format is None:
        for each in wanted:
            print(say(language, "format-line", **_words(each, language)))
        print(say(language, "format-hint"))
        return 0
    for line in format_lines(wanted[0], language):
        print(line)
    return 0


def format_lines(chosen: Format, language: str) -> list[str]:
    """Returns everything about a format: name, edition, pool, limit list, wording, what is special, source."""
    words = _words(chosen, language)
    lines = [f"{chosen.identity}  {words['name']}"]
    kind = "until" if chosen.until else "released" if chosen.region else "listed" if chosen.cards else "all"
    lines.append("  " + say(language, "format-edition", **words))
    lines.append("  " + say(language, f"format-pool-{kind}", **words))
    lines.append("  " + say(language, "format-playable", count=playable_cards(chosen)))
    lines.append("  " + say(language, "format-limits" if chosen.limits else "format-no-limits", **words))
    lines.append("  " + say(language, "format-wording", year=str(chosen.rules.year)))
    if chosen.note is not None:
        lines.append("  " + chosen.note[language])
    if chosen.source:
        lines.append("  " + say(language, "format-source", source=chosen.source))
    return lines


def playable_cards(chosen: Format) -> int:
    """Returns how many cards of the pool are playable here."""
    directory = Directory()
    cards = directory.library.facts()
    return sum(1 for card in cards if not int(card.types) & ~chosen.rules.types and in_pool(chosen, facts_of(card)))


def _words(chosen: Format, language: str) -> dict[str, str]:
    return {
        "id": chosen.identity,
        "name": chosen.name[language],
        "edition": chosen.edition,
        "region": chosen.region,
        "until": chosen.until,
        "limits": chosen.limits or say(language, "deck-none"),
    }


def as_json(chosen: Format) -> dict[str, Any]:
    """Returns a format as plain values."""
    return {
        "id": chosen.identity,
        "name": chosen.name,
        "edition": chosen.edition,
        "region": chosen.region,
        "until": chosen.until,
        "cards": sorted(chosen.cards),
        "plus": sorted(chosen.plus),
        "minus": sorted(chosen.minus),
        "limits": chosen.limits,
        "wording": chosen.rules.year,
        "note": chosen.note,
        "source": chosen.source,
    }


def card_formats(card: Card, language: str) -> list[str]:
    """Returns in which formats a card is legal, and how many copies each allows; a line, or none if in no format."""
    found = [each for each in standings(facts_of(card)) if each.legal]
    if not found:
        return []
    listed = ", ".join(standing_words(each, language) for each in found)
    return [say(language, "card-formats", formats=listed)]


def standing_words(found: Standing, language: str) -> str:
    """Returns a format's id, with the limit if there is one."""
    word = found.word_ja if language == "ja" else found.word
    if not word:
        return found.format.identity
    return say(language, "card-format-limited", format=found.format.identity, word=word)

"""Decks of Yu-Gi-Oh! at the terminal: checks, shows and converts them, and lists the included limit lists."""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.terminal.yugioh.words import MESSAGES
from duelkit.yugioh.cards import fold
from duelkit.yugioh.database import open_database
from duelkit.yugioh.decks import Deck, Directory, check_listing, find_listing, limit_lists, load_limits
from duelkit.yugioh.decks.construction import Report, legal_formats, legal_in
from duelkit.yugioh.decks.deck import sections
from duelkit.yugioh.decks.limits import WORDS, LimitList
from duelkit.yugioh.decks.listing import SECTIONS, DeckList, shown_path, write_ydk_listing, write_ydke_listing
from duelkit.yugioh.decks.named import NAMED, write_named
from duelkit.yugioh.decks.presence import Presence, presence
from duelkit.yugioh.decks.violations import Violation
from duelkit.yugioh.editions import chosen_rules

say = MESSAGES.say
DECK_HELP = "a .ydk or .deck file, a list of names as text, a ydke:// URL, or the name of a built-in deck"
DATABASE_HELP = "a cards.cdb, for names and figures of cards that are not playable here"


def fill_convert(convert: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``deck convert``."""
    convert.add_argument("file", metavar="IN", help=DECK_HELP)
    convert.add_argument("out", metavar="OUT", nargs="?", help="the file to write, .ydk, .ydke or .deck")
    convert.add_argument("--ydke", action="store_true", help="print a ydke:// URL")
    convert.add_argument("--database", metavar="FILE", help=DATABASE_HELP)
    convert.set_defaults(func=run_convert)


def fill_limits(limits: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``deck limits``."""
    limits.add_argument("list", nargs="?", help="an id, or an lflist.conf as FILE or FILE:NAME")
    limits.add_argument("--json", action="store_true", help="print JSON")
    limits.add_argument("--database", metavar="FILE", help=DATABASE_HELP)
    limits.set_defaults(func=run_limits)


def directory_of(options: argparse.Namespace) -> Directory:
    """Returns the library, with the user's database if one is given.

    :raises FileError: if the database cannot be read.
    """
    return Directory(None if options.database is None else open_database(options.database))


def run_check(options: argparse.Namespace) -> int:
    """Carries out ``duelkit deck check``; returns 1 if the deck is not legal or not playable."""
    language = language_of(options)
    rules = chosen_rules(options.edition, options.format)
    directory = directory_of(options)
    limits = None if options.limits is None else load_limits(options.limits)
    listing = find_listing(options.file, directory)
    report = check_listing(listing, rules, directory, limits, bool(options.japanese_only))
    status = 1 if report.violations or not report.presence.playable else 0
    if options.json:
        print(json.dumps(as_dict(listing, report, rules.identity, limits, directory), ensure_ascii=False, indent=2))
        return status
    for violation in (*report.violations, *report.unplayable):
        words = violation.ja if language == "ja" else violation.message
        print(f"{_place(listing, violation, language)}: {words}" + (f" ({violation.rule})" if violation.rule else ""))
    for hint in report.hints:
        print(say(language, "deck-hint", words=f"{hint.ja if language == 'ja' else hint.message} ({hint.rule})"))
    under = rules.identity
    if limits is not None:
        under = say(language, "deck-with-list", edition=under, list=limits.name)
        if not limits.complete:
            print(say(language, "deck-incomplete", list=limits.name))
    sizes = say(language, "deck-sizes", **{section: str(len(report.parts[section])) for section in SECTIONS})
    print(
        say(
            language,
            "deck-not-legal" if report.violations else "deck-legal",
            deck=listing.name,
            edition=under,
            count=len(report.violations),
            sizes=sizes,
        )
    )
    for line in _about(listing, report.presence, directory, language):
        print(line)
    return status


def language_of(options: argparse.Namespace) -> str:
    """Returns the language of the output.

    :raises DuelkitError: for any but Japanese and English.
    """
    language = options.language or "en"
    if language not in ("ja", "en"):
        raise DuelkitError(f"--language {language[:20]!r}; expected ja or en")
    return str(language)


def _about(listing: DeckList, found: Presence, directory: Directory, language: str) -> list[str]:
    """Returns in words how much of a deck is available, and where it is legal."""
    name = listing.name
    lines = [
        say(
            language,
            "deck-here",
            deck=name,
            here=str(found.cards_here),
            cards=str(found.cards),
            copies=str(found.copies_here),
            all=str(found.copies),
        )
    ]
    if found.missing:
        key = "deck-side-missing" if found.playable else "deck-missing"
        lines.append(say(language, key, deck=name, count=len(found.missing)))
    editions, lists = legal_in(listing, directory)
    none = say(language, "deck-none")
    lines.append(
        say(language, "deck-legal-in", deck=name, editions=", ".join(rules.identity for rules in editions) or none)
    )
    lines.append(
        say(language, "deck-legal-lists", deck=name, lists=", ".join(limits.identity for limits in lists) or none)
    )
    lines.append(
        say(
            language,
            "deck-legal-formats",
            deck=name,
            formats=", ".join(each.identity for each in legal_formats(listing, directory)) or none,
        )
    )
    guessed = sum(1 for card in found.missing if not card.facts.known)
    if guessed:
        lines.append(say(language, "deck-guessed", deck=name, count=guessed))
    return lines


def left_out(deck: Deck, language: str) -> list[str]:
    """Returns a line that names the missing cards of the side deck, without which the deck is played; none if it is
    complete."""
    if not deck.left_out:
        return []
    names = [f"{card.count} {card.name(language)}" for card in deck.left_out]
    return [
        say(language, "deck-side-missing", deck=deck.name, count=len(names))
        + say(language, "deck-left-out", names=", ".join(names))
    ]


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _place(listing: DeckList, violation: Violation, language: str) -> str:
    source = shown_path(listing.source)
    return say(language, "deck-place", file=source, line=str(violation.line)) if violation.line else source


def presence_dict(listing: DeckList, found: Presence, directory: Directory) -> dict[str, Any]:
    """Returns as plain values how much of a deck is available, and where it is legal."""
    editions, lists = legal_in(listing, directory)
    return {
        "cards": found.cards,
        "cards_here": found.cards_here,
        "copies": found.copies,
        "copies_here": found.copies_here,
        "playable": found.playable,
        "missing": [
            {
                "passcode": card.passcode,
                "ja": card.facts.ja,
                "en": card.facts.en,
                "copies": dict(card.copies),
                "lines": list(card.lines),
                "only_side": card.only_side,
                "reason": {language: card.reason(language) for language in ("ja", "en")},
            }
            for card in found.missing
        ],
        "legal_editions": [rules.identity for rules in editions],
        "legal_formats": [each.identity for each in legal_formats(listing, directory)],
        "legal_limits": [limits.identity for limits in lists],
    }


def as_dict(
    listing: DeckList, report: Report, identity: str, limits: LimitList | None, directory: Directory
) -> dict[str, Any]:
    """Returns the report as plain values."""
    return {
        "deck": listing.name,
        "edition": identity,
        "limits": None if limits is None else limits.name,
        "sizes": {section: len(report.parts[section]) for section in SECTIONS},
        "legal": not report.violations,
        **presence_dict(listing, report.presence, directory),
        "violations": [
            {"line": item.line, "message": item.message, "ja": item.ja, "rule": item.rule} for item in report.violations
        ],
        "unplayable": [{"line": item.line, "message": item.message, "ja": item.ja} for item in report.unplayable],
        "hints": [{"message": item.message, "ja": item.ja, "rule": item.rule} for item in report.hints],
    }


def run_show(options: argparse.Namespace) -> int:
    """Carries out ``duelkit deck show``."""
    language = language_of(options)
    directory = directory_of(options)
    listing = find_listing(options.file, directory)
    parts = sections(listing, directory)
    found = presence(parts, directory)
    reasons = {card.facts.passcode: card for card in found.missing}
    rows = []
    for section in SECTIONS:
        for passcode, count in Counter(entry.passcode for entry in parts[section]).items():
            facts = directory[passcode]
            missing = reasons.get(facts.passcode)
            rows.append(
                {
                    "section": section,
                    "count": count,
                    "passcode": passcode,
                    "ja": facts.ja,
                    "en": facts.en,
                    "known": facts.known,
                    "playable": facts.card is not None,
                    "reason": None if missing is None else {each: missing.reason(each) for each in ("ja", "en")},
                }
            )
    if options.json:
        print(
            json.dumps(
                {"deck": listing.name, "cards": rows, "presence": presence_dict(listing, found, directory)},
                ensure_ascii=False,
                indent=2,
            )
        )
        return 0
    print(listing.name)
    for section in SECTIONS:
        print(say(language, f"deck-section-{section}", count=str(len(parts[section]))))
        for row in rows:
            if row["section"] == section:
                print(_shown(row, directory, language))
    for line in _about(listing, found, directory, language):
        print(line)
    return 0


def _shown(row: dict[str, Any], directory: Directory, language: str) -> str:
    """Returns a card of a deck as a line: copies, passcode, names, and why it is not playable."""
    facts = directory[row["passcode"]]
    names = " / ".join(dict.fromkeys(name for name in (facts.ja, facts.en) if name)) or f"#{facts.passcode}"
    line = f"  {row['count']}  {facts.passcode:08}  {names}"
    if facts.passcode != row["passcode"]:
        line += say(language, "deck-printing", code=f"{row['passcode']:08}")
    if row["reason"] is not None:
        line += say(language, "deck-not-here", reason=row["reason"][language])
    return line


def run_convert(options: argparse.Namespace) -> int:
    """Carries out ``duelkit deck convert``."""
    if options.out is None and not options.ydke:
        raise DuelkitError("nothing to write; expected OUT or --ydke")
    directory = directory_of(options)
    listing = find_listing(options.file, directory)
    parts = sections(listing, directory)
    entries = [
        type(entry)(directory.main_passcode(entry.passcode), section, entry.line, entry.language)
        for section in SECTIONS
        for entry in parts[section]
    ]
    if options.ydke:
        print(write_ydke_listing(entries))
    if options.out is not None:
        if options.out.lower().endswith(".ydke"):
            text = write_ydke_listing(entries) + "\n"
        elif options.out.lower().endswith(NAMED):
            text = write_named(DeckList(listing.name, tuple(entries)), directory, "en")
        else:
            names = {
                entry.passcode: " / ".join(dict.fromkeys(name for name in (facts.ja, facts.en) if name))
                for entry in entries
                if (facts := directory[entry.passcode]).known
            }
            text = write_ydk_listing(entries, names)
        _write(options.out, text)
        print(f"{shown_path(options.out)}: {_count(len(entries), 'card')} written")
    return 0


def _write(path: str, text: str) -> None:
    """Writes a file, completely or not at all.

    :raises FileError: if it cannot be written.
    """
    target = Path(path)
    partial = target.with_name(f".{target.name}.part")
    try:
        partial.write_text(text, encoding="utf-8")
        os.replace(partial, target)
    except (OSError, ValueError) as error:
        if partial.exists():
            partial.unlink()
        raise FileError(
            shown_path(path), 0, f"cannot be written ({getattr(error, 'strerror', None) or error})"
        ) from None


def run_limits(options: argparse.Namespace) -> int:
    """Carries out ``duelkit deck limits``."""
    if options.list is None:
        lists = list(limit_lists().values())
        if options.json:
            print(json.dumps([_head(limits) for limits in lists], ensure_ascii=False, indent=2))
        else:
            for limits in lists:
                print(
                    f"{limits.identity:12}  from {limits.date}  {limits.region}  edition {limits.edition}  "
                    f"confidence {limits.confidence}{'' if limits.complete else ', not complete'}"
                )
        return 0
    limits = load_limits(options.list)
    directory = directory_of(options)
    rows = _limit_rows(limits, directory)
    if options.json:
        print(json.dumps({**_head(limits), "cards": rows}, ensure_ascii=False, indent=2))
        return 0
    print(limits.name + (", a whitelist" if limits.whitelist else ""))
    if limits.source:
        print(
            f"source: {limits.source}; confidence {limits.confidence or 'unknown'}"
            f"{'' if limits.complete else '; not complete'}"
        )
    if limits.identity_hash is not None:
        print(f"identity hash {limits.identity_hash:08x}")
    for row in rows:
        print(f"  {row['copies']}  {row['name']}{'' if row['playable'] else '  (not playable here)'}")
    return 0


def _head(limits: LimitList) -> dict[str, Any]:
    return {
        "id": limits.identity,
        "name": limits.name,
        "edition": limits.edition,
        "region": limits.region,
        "date": limits.date,
        "source": limits.source,
        "confidence": limits.confidence,
        "complete": limits.complete,
        "whitelist": limits.whitelist,
        "hash": limits.identity_hash,
    }


def _limit_rows(limits: LimitList, directory: Directory) -> list[dict[str, Any]]:
    """Returns the cards of a list, each once, fewest copies first, by name."""
    rows: dict[str, dict[str, Any]] = {}
    for entry in limits.entries:
        keys = [directory.key_of_name(name) for name in entry.names]
        facts = directory[entry.passcode] if entry.passcode else None
        if facts is not None:
            keys.insert(0, facts.key)
        card = next((directory.library[name] for name in entry.names if name in directory.library), None)
        if card is None and facts is not None:
            card = facts.card
        names: tuple[str, ...] = entry.names
        if card is not None:
            names = (card.ja, card.en)
        elif facts is not None and facts.known:
            names = (facts.ja, facts.en)
        shown = " / ".join(dict.fromkeys(name for name in names if name)) or f"#{entry.passcode}"
        word = WORDS[entry.copies][0] if entry.copies in WORDS else ""
        row = {"name": shown, "copies": entry.copies, "word": word, "playable": card is not None}
        if keys[0] not in rows or entry.copies < rows[keys[0]]["copies"]:
            rows[keys[0]] = row
    return sorted(rows.values(), key=lambda row: (row["copies"], fold(row["name"])))

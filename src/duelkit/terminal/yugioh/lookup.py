"""Looking up the cards of Yu-Gi-Oh! at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duelkit.terminal.yugioh.formats import card_formats
from duelkit.terminal.yugioh.ruled import short_lines
from duelkit.terminal.yugioh.words import MESSAGES
from duelkit.yugioh.cards import UnknownCard, library
from duelkit.yugioh.cards.written import MATERIALS, PENDULUM, SENTENCE, WHOLE, written_parts
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.rulings.index import entries
from duelkit.yugioh.telling.messages import say
from duelkit.yugioh.text import notes, summary, type_line
from duelkit.yugioh.text.grammar.heads import arrows
from duelkit.yugioh.text.grammar.registry import Language
from duelkit.yugioh.text.old_terms import of_its_time

if TYPE_CHECKING:
    from duelkit.yugioh.state.rules import Rules


def find_card(text: str) -> Card | list[Card]:
    """Returns the card that a text names, or all that it could name."""
    cards = library()
    try:
        return cards[text]
    except UnknownCard:
        found = cards.search(text)
    return found[0] if len(found) == 1 else found


def card_lines(card: Card, rules: Rules | None, language: str) -> list[str]:
    """Returns everything about a card, as it was worded in an edition, or as it is now."""
    year = None if rules is None else rules.year
    lines = card_sheet(card if year is None else card.under(year), language, year) + wordings(card, rules, language)
    return lines + ruling_lines(card, language)


def ruling_lines(card: Card, language: str) -> list[str]:
    """Returns the rulings that name a card, under their title, and how many others there are in which it takes part;
    empty if there are none.
    """
    about = [entry for entry in entries().values() if entry.is_about(card)]
    named = [entry for entry in about if entry.names(card)]
    found = [line for entry in named for line in short_lines(entry, language)]
    if more := len(about) - len(named):
        name = card.ja if language == "ja" else card.en
        found.append(MESSAGES.say(language, "rulings-more", count=str(more), name=name))
    return [MESSAGES.say(language, "rulings-title"), *("  " + line for line in found)] if found else []


def card_sheet(card: Card, language: Language | str, year: int | None = None) -> list[str]:
    """Returns everything about a card: figures, both texts, what the rules make of it.

    :param year: the year whose terms the texts use; by default the present ones.
    """
    lines = summary(card, language).splitlines()
    if year is not None:
        # the names and the type line are not text
        lines[2:] = [of_its_time(line, year) for line in lines[2:]]
    lines.append(say(language, "sheet-passcode", code=f"{card.passcode:08}"))
    proofs = library().proofs(card.passcode)
    if proofs is not None:
        lines += _confirmed(card, proofs, language)
    lines += card_formats(card, language)
    remarks = notes(card, language)
    if remarks:
        lines.append(say(language, "sheet-notes"))
        lines += ["  " + remark for remark in remarks]
    return lines


def _confirmed(card: Card, proofs: tuple[str, ...], language: Language | str) -> list[str]:
    """Returns how a card of the shelf came about and was confirmed; what a person wrote of it, and why."""
    parts = written_parts().get(card.passcode, ())
    listed = ", ".join(say(language, f"proof-{each}") for each in proofs)
    if not parts:
        return [say(language, "sheet-read", proofs=listed)]
    names = [_part_name(part.part, language) for part in parts if part.part != WHOLE]
    if not names:
        return [say(language, "sheet-written", proofs=listed)]
    joined = "、" if Language(language) is Language.JA else ", "
    return [say(language, "sheet-written-parts", parts=joined.join(names), proofs=listed)]


def _part_name(part: str, language: Language | str) -> str:
    """Returns which part of a card's text a written effect is."""
    if part == MATERIALS:
        return say(language, "written-materials")
    if part.startswith(SENTENCE):
        return say(language, "written-sentence", number=part.removeprefix(SENTENCE))
    if part.startswith(PENDULUM):
        return say(language, "written-pendulum", mark=part.removeprefix(PENDULUM))
    return part


def wordings(card: Card, rules: Rules | None, language: str) -> list[str]:
    """Returns notes on a card that was worded differently in other years; empty for any other card."""
    if rules is None:
        return [say(language, "sheet-was-different", year=str(version.until)) for version in card.versions]
    for version in card.versions:
        if version.card is card.under(rules.year):
            return [say(language, "sheet-old-wording", year=str(version.until))]
    return []


def card_line(card: Card, language: Language) -> str:
    """Returns a card in a line: passcode, name, kind, its other name."""
    names = (card.ja, card.en) if language is Language.JA else (card.en, card.ja)
    return f"{card.passcode:08}  {names[0]}  {type_line(card, language)}  {names[1]}"


def as_dict(card: Card) -> dict[str, Any]:
    """Returns a card's names and figures, and the number of its effects.

    ``level`` is the Rank or the Link Rating if the card has that instead. ``written``: the parts of its text that a
    person wrote in the card language; none of a card that was read, ``card`` if it is all of it.
    """
    proofs, parts = library().proofs(card.passcode), written_parts().get(card.passcode, ())
    return {
        "passcode": card.passcode,
        "ja": card.ja,
        "en": card.en,
        "type": type_line(card, Language.EN),
        "type_ja": type_line(card, Language.JA),
        "level": card.level,
        "atk": card.atk,
        "def": card.defense,
        "scale": card.scale,
        "markers": arrows(card.markers),
        "effects": len(library()[card.passcode].effects),
        "confirmed": list(proofs) if proofs is not None else ["written by hand"],
        "written": [part.part for part in parts] if proofs is not None else [WHOLE],
    }

"""Deck construction: all violations of a deck, each with its rule. Rules: EOJ-DECK-01 to EOJ-DECK-11."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from duelkit.judgment.cards import fold, library
from duelkit.judgment.decks.deck import Deck
from duelkit.judgment.language.card import Card
from duelkit.kernel.errors import FileError

SIZE: Final = 30
"""Rule: EOJ-DECK-01."""
COPIES: Final = 3
"""Rule: EOJ-DECK-02."""


@dataclass(frozen=True)
class Violation:
    """A violation of a construction rule.

    :param line: the line of the file, 0 if none.
    :param ja: the message in Japanese.
    :param number: the number of the card concerned, 0 for the whole deck.
    """

    message: str
    rule: str
    line: int = 0
    ja: str = field(default="", compare=False)
    number: int = field(default=0, compare=False)


def demand_legal(deck: Deck) -> Deck:
    """Return the deck if it is legal.

    :raises FileError: otherwise, with the first violation and their number.
    """
    found = check_deck(deck)
    if found:
        more = f"; and {len(found) - 1} more, see duelkit deck check --game judgment" if len(found) > 1 else ""
        raise FileError(deck.source or deck.name, found[0].line, f"{found[0].message} ({found[0].rule}){more}")
    return deck


def check_deck(deck: Deck) -> list[Violation]:
    """All violations of the construction rules; empty for a legal deck.

    Copies are counted by name (EOJ-DECK-03). A group limit counts all cards of the race, or of the spell class, with a
    limit icon or without one, and the smallest limit of those in the deck holds (EOJ-DECK-05); both kinds of limits
    are checked for a card that has both (EOJ-DECK-09).
    """
    found: list[Violation] = []
    if len(deck.main) != SIZE:
        found.append(
            Violation(
                f"{len(deck.main)} cards; expected exactly {SIZE}",
                "EOJ-DECK-01",
                ja=f"デッキが{len(deck.main)}枚です。{SIZE}枚ちょうどにします",
            )
        )
    known = library()
    for key, places in _grouped(deck, (card.number for card in deck.main)).items():
        card = deck.main[places[0]]
        if card.number not in known or known[card.number] != card:
            found.append(
                Violation(
                    f"{card.en!r} is no card of the game; expected its creature and spell cards",
                    "EOJ-DECK-11",
                    deck.line_of(places[0]),
                    f"{_ja(card)}はこのゲームのクリーチャーでもスペルでもありません",
                    card.number,
                )
            )
    for places in _grouped(deck, (fold(card.en) for card in deck.main)).values():
        found += _copies(deck, places)
    for key, places in _grouped(deck, (group_of(card) for card in deck.main)).items():
        if key:
            found += _group(deck, str(key), places)
    return found


def group_of(card: Card) -> str:
    """The group that a limit counts: the race of a creature or the class of a spell; empty if there is none."""
    if card.spell_class is not None:
        return f"{card.spell_class.name.capitalize()} spells"
    return f"{card.race} creatures" if card.race else ""


def own_limit(card: Card) -> int | None:
    """The limit of the card's same-card icon, if it has one. Rule: EOJ-DECK-04."""
    return next((limit.count for limit in card.limits if not limit.group), None)


def group_limit(card: Card) -> int | None:
    """The limit of the card's group icon, if it has one. Rule: EOJ-DECK-06."""
    return next((limit.count for limit in card.limits if limit.group), None)


def _ja(card: Card) -> str:
    """The name of a card in Japanese sentences."""
    return f"「{card.ja or card.en}」"


def _grouped(deck: Deck, keys: Iterable[object]) -> dict[object, list[int]]:
    """The indices of cards by key, in the order of the deck."""
    found: dict[object, list[int]] = {}
    for at, key in enumerate(keys):
        found.setdefault(key, []).append(at)
    return found


def _copies(deck: Deck, places: list[int]) -> list[Violation]:
    """Too many copies of one card. Rules: EOJ-DECK-02, EOJ-DECK-03, EOJ-DECK-04."""
    card = deck.main[places[0]]
    limits = [limit for at in places if (limit := own_limit(deck.main[at])) is not None]
    most = min(limits) if limits else COPIES
    if len(places) <= most:
        return []
    message = f"{len(places)} copies of {card.en!r}; expected at most {most}"
    return [
        Violation(
            message,
            "EOJ-DECK-04" if limits else "EOJ-DECK-02",
            deck.line_of(places[most]),
            f"{_ja(card)}が{len(places)}枚です。{most}枚までです",
            card.number,
        )
    ]


def _group(deck: Deck, group: str, places: list[int]) -> list[Violation]:
    """Too many cards of one race or class. Rules: EOJ-DECK-05, EOJ-DECK-07, EOJ-DECK-08."""
    limits = {at: limit for at in places if (limit := group_limit(deck.main[at])) is not None}
    if not limits:
        return []
    least = min(limits.values())
    bearer = next(at for at, limit in limits.items() if limit == least)
    card = deck.main[bearer]
    name = card.en
    group_ja = "同じ種類のスペル" if card.spell_class is not None else "同じ種族のクリーチャー"
    found: list[Violation] = []
    if least == 1:
        wider = next((at for at, limit in limits.items() if limit > 1), None)
        if wider is not None:
            found.append(
                Violation(
                    f"{name!r} with group limit 1 and {deck.main[wider].en!r} with group limit "
                    f"{limits[wider]}; expected only one of the two",
                    "EOJ-DECK-08",
                    deck.line_of(max(bearer, wider)),
                    f"グループ制限１の{_ja(card)}と、グループ制限{limits[wider]}の"
                    f"{_ja(deck.main[wider])}があります。どちらか一方にします",
                    card.number,
                )
            )
    if len(places) > least:
        if least == 1:
            found.append(
                Violation(
                    f"{len(places)} {group} beside the group limit of {name!r}; expected it to be the only one",
                    "EOJ-DECK-07",
                    deck.line_of(places[1]),
                    f"{_ja(card)}はグループ制限１なので、{group_ja}はほかに入れられません（{len(places)}枚）",
                    card.number,
                )
            )
        else:
            found.append(
                Violation(
                    f"{len(places)} {group}; expected at most {least}, the group limit of {name!r}",
                    "EOJ-DECK-05",
                    deck.line_of(places[least]),
                    f"{_ja(card)}のグループ制限により、{group_ja}は合わせて{least}枚までです（{len(places)}枚）",
                    card.number,
                )
            )
    return found

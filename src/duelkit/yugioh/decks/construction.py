"""Whether a deck may be played, and advice.

What is checked: sizes of the parts, which cards belong where, card types that the edition does not have, copies and
limit lists counted by name over all parts together, and the language of prints. Every violation is listed, each with
the statement of the edition's own document. Rules: EX04-LIM-01 to -05, EX04-GAP-DECK-01, EX04-GAP-DECK-02,
EX04-GAP-SIDE-01, EX04-GAP-LIM-01, MR3-DECK-01 to MR3-DECK-08, MR3-SIDE-04, MR3-SIDE-05, MR3-LIM-01 to -05, MR20-LIM-01
to -05, MR20-PEN-13, MR20-GAP-DECK-01, MR20-GAP-SIDE-01.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.decks import violations
from duelkit.yugioh.decks.advice import Hint, hints_for
from duelkit.yugioh.decks.deck import Deck, builtin_decks, load_deck, sections
from duelkit.yugioh.decks.facts import Directory
from duelkit.yugioh.decks.limits import LimitList, limit_lists
from duelkit.yugioh.decks.listing import SECTIONS, DeckList, Entry
from duelkit.yugioh.decks.pools import limits_of
from duelkit.yugioh.decks.presence import Missing, Presence, presence
from duelkit.yugioh.decks.violations import TYPE_NAMES, Violation
from duelkit.yugioh.editions import EDITIONS, Format, format_of, formats
from duelkit.yugioh.editions.deck_rules import DeckRules, deck_rules
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state.rules import Rules


@dataclass
class Report:
    """All that can be said of a deck list.

    :param violations: what breaks the edition's rules or the limit list.
    :param presence: how much of the deck is playable here.
    :param unplayable: cards that are not, each once; they say nothing about legality. ``rule`` is empty.
    """

    parts: dict[str, list[Entry]]
    presence: Presence
    violations: list[Violation] = field(default_factory=list)
    unplayable: list[Violation] = field(default_factory=list)
    hints: list[Hint] = field(default_factory=list)


def check_deck(
    deck: Deck, rules: Rules, limits: LimitList | None = None, japanese_only: bool = False
) -> list[Violation]:
    """Every violation of an edition's deck rules; empty for a legal deck.

    :param rules: an edition, or the rules of a format: then the deck must also be in its pool and obey its list.
    :param limits: the forbidden and limited list to obey, if any.
    :param japanese_only: whether the event allows Japanese prints only, where the edition lets it.

    >>> check_deck(load_deck("plain"), edition("mr3"))
    []
    """
    directory = Directory()
    listing = deck.listing()
    parts = {section: listing.section(section) for section in SECTIONS}
    return _violations(parts, directory, rules, limits, japanese_only)


def is_of_edition(card: Card, rules: Rules) -> bool:
    """Whether there are cards of this kind in the edition. Rules: EX04-GAP-TYPE-01, MR3-TYPE-14, MR20-TYPE-02."""
    return not int(card.types) & ~rules.types


def demand_kinds(deck: Deck, rules: Rules) -> None:
    """Refuse a deck with cards of kinds that the edition does not have, and one that a format does not allow.

    :raises DuelkitError: naming one of them.
    """
    if format_of(rules) is not None:
        found = check_deck(deck, rules)
        if found:
            raise DuelkitError(f"deck {deck.name} is not legal in the format {rules.identity}: {found[0].message}")
    for card in (*deck.main, *deck.extra):
        if not is_of_edition(card, rules):
            kinds = [name for kind, name in TYPE_NAMES.items() if card.types & kind and not rules.types & kind]
            raise DuelkitError(
                f"deck {deck.name}: 「{card.ja}」 ({card.en}) is a {kinds[0]}; the edition "
                f"{rules.identity} has none; expected another deck, or the edition "
                f"{rules.mixed().identity}"
            )


def demand_legal(deck: Deck, rules: Rules) -> Deck:
    """Return the deck if it is legal: in a format by its pool and list, else by the rules of the edition alone.

    :raises DuelkitError: otherwise, with the first violation and their number.
    """
    demand_kinds(deck, rules)
    found = check_deck(deck, rules)
    if found:
        more = f"; and {len(found) - 1} more, see duelkit deck check" if len(found) > 1 else ""
        raise DuelkitError(
            f"deck {deck.name} is not legal in the edition {rules.identity}: {found[0].message} ({found[0].rule}){more}"
        )
    return deck


@cache
def _built_in() -> tuple[Directory, dict[str, Deck]]:
    """The built-in decks by name, and the directory in which their cards are looked up."""
    return Directory(), {name: load_deck(name) for name in builtin_decks()}


def playable_decks(rules: Rules) -> list[str]:
    """The built-in decks whose cards are all of kinds that the edition has, and whose sizes are right in it; those of
    its time first.

    In a format, those that are legal in it.
    """
    directory, decks = _built_in()
    names = [name for name, deck in decks.items() if all(is_of_edition(card, rules) for card in deck.cards())]
    listings = {name: decks[name].listing() for name in names}
    parts = {name: {part: listings[name].section(part) for part in SECTIONS} for name in names}
    names = [name for name in names if not _sizes(parts[name], rules, deck_rules(rules))]
    if format_of(rules) is not None:
        names = [name for name in names if not _violations(parts[name], directory, rules, None, False)]
    first = deck_rules(rules).default_decks
    return [*(name for name in first if name in names), *(name for name in names if name not in first)]


def check_listing(
    listing: DeckList, rules: Rules, directory: Directory, limits: LimitList | None = None, japanese_only: bool = False
) -> Report:
    """All that can be said of a deck list, playable or not.

    Cards that are not even in the directory's database count for the section in which they stand.
    """
    parts = sections(listing, directory)
    report = Report(parts, presence(parts, directory), _violations(parts, directory, rules, limits, japanese_only))
    report.unplayable = [_unplayable(missing) for missing in report.presence.missing]
    report.hints = hints_for([directory[entry.passcode] for entry in parts["main"]], rules)
    return report


def _unplayable(missing: Missing) -> Violation:
    """A card that is not playable here, with how many copies of it the list has, and why."""
    facts = missing.facts
    what = f"{facts}, passcode {missing.passcode}," if facts.known else str(facts)
    copies = "1 copy" if missing.count == 1 else f"{missing.count} copies"
    where, where_ja = ("in the side deck, ", "サイドデッキの") if missing.only_side else ("", "")
    code = f"（パスワード{missing.passcode}）" if facts.known else ""
    return Violation(
        f"{what} is not playable here ({where}{copies}): {missing.reason('en')}",
        "",
        (missing.lines or (0,))[0],
        f"{where_ja}{violations.named(facts)}{code}はここでは使えません（{missing.count}枚）：{missing.reason('ja')}",
        missing.passcode,
    )


def legal_in(listing: DeckList, directory: Directory) -> tuple[list[Rules], list[LimitList]]:
    """The editions in which a deck list is legal, and the limit lists, each in its own edition, that it obeys.

    Cards that are not playable count as well, and such as are not even known for cards of any kind.
    """
    parts = sections(listing, directory)
    editions = [rules for rules in EDITIONS.values() if not _violations(parts, directory, rules, None, False)]
    legal = {rules.identity: rules for rules in editions}
    lists = [
        limits
        for limits in limit_lists().values()
        if limits.edition in legal and not _violations(parts, directory, legal[limits.edition], limits, False)
    ]
    return editions, lists


def legal_formats(listing: DeckList, directory: Directory) -> list[Format]:
    """The formats in which a deck list is legal, oldest first; cards that are not playable count as well."""
    parts = sections(listing, directory)
    return [each for each in formats().values() if not _violations(parts, directory, each.rules, None, False)]


def _violations(
    parts: dict[str, list[Entry]], directory: Directory, rules: Rules, limits: LimitList | None, japanese_only: bool
) -> list[Violation]:
    ids = deck_rules(rules)
    found = _sizes(parts, rules, ids)
    listed = [(entry, section, directory[entry.passcode]) for section in SECTIONS for entry in parts[section]]
    found += violations.types(listed, rules, ids)
    found += violations.places(listed, rules, ids)
    chosen = format_of(rules)
    if chosen is not None:
        limits = limits or limits_of(chosen)
        found += violations.outside(listed, chosen, ids)
    found += violations.copies(listed, rules, ids, None if limits is None else limits.bound(directory))
    found += violations.prints(listed, rules, ids, japanese_only)
    return sorted(found, key=lambda violation: violation.line)


def _sizes(parts: dict[str, list[Entry]], rules: Rules, ids: DeckRules) -> list[Violation]:
    found = []
    main, extra, side = (len(parts[section]) for section in SECTIONS)
    if main < rules.deck_least or rules.deck_most and main > rules.deck_most:
        wanted = f"{rules.deck_least} to {rules.deck_most}" if rules.deck_most else f"{rules.deck_least} or more"
        wanted_ja = f"{rules.deck_least}枚以上" + (f"{rules.deck_most}枚以下" if rules.deck_most else "")
        found.append(
            Violation(
                f"the main deck has {main} cards; expected {wanted}",
                ids.main_size,
                ja=f"メインデッキが{main}枚です。{wanted_ja}にします",
            )
        )
    if not rules.extra_unlimited and extra > rules.extra_most:
        found.append(
            Violation(
                f"the {ids.extra_name} has {extra} cards; expected at most {rules.extra_most}",
                ids.extra_size,
                ja=f"{ids.extra_name_ja}が{extra}枚です。{rules.extra_most}枚以下にします",
            )
        )
    if rules.side_exact and side not in (0, rules.side_most):
        found.append(
            Violation(
                f"the side deck has {side} cards; expected none or exactly {rules.side_most}",
                ids.side_size,
                ja=f"サイドデッキが{side}枚です。{rules.side_most}枚ちょうどか、なしにします",
            )
        )
    elif side > rules.side_most:
        found.append(
            Violation(
                f"the side deck has {side} cards; expected at most {rules.side_most}",
                ids.side_size,
                ja=f"サイドデッキが{side}枚です。{rules.side_most}枚以下にします",
            )
        )
    return found

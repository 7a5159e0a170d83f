"""Whether a deck may be played, and advice. Rules: MR3-DECK-01 to MR3-DECK-08, MR3-SIDE-04, MR3-SIDE-05."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.decks.deck import Deck
from duelkit.yugioh.language.words import CardType
from duelkit.yugioh.state.rules import Rules


@dataclass(frozen=True)
class Violation:
    """One thing that is wrong with a deck: the words, and the rule that says so. ``line``: of the file, 0 if none."""

    message: str
    rule: str
    line: int = 0


def check_deck(deck: Deck, rules: Rules) -> list[Violation]:
    """Every violation of an edition's deck rules; empty for a legal deck."""
    found: list[Violation] = []
    if not rules.deck_least <= len(deck.main) <= rules.deck_most:
        found.append(Violation(f"the main deck has {len(deck.main)} cards; expected {rules.deck_least} to "
                               f"{rules.deck_most}", "MR3-DECK-01"))
    if len(deck.extra) > rules.extra_most:
        found.append(Violation(f"the extra deck has {len(deck.extra)} cards; expected at most {rules.extra_most}",
                               "MR3-DECK-08"))
    if len(deck.side) > rules.side_most:
        found.append(Violation(f"the side deck has {len(deck.side)} cards; expected at most {rules.side_most}",
                               "MR3-SIDE-04"))
    counts: dict[str, int] = {}
    for at, card in enumerate((*deck.main, *deck.extra, *deck.side)):
        counts[card.ja] = counts.get(card.ja, 0) + 1
        if counts[card.ja] == rules.copies + 1:
            line = deck.lines[at] if at < len(deck.lines) else 0
            found.append(Violation(f"more than {rules.copies} copies of 「{card.ja}」 ({card.en}); expected at most "
                                   f"{rules.copies} in all parts together", "MR3-DECK-02", line))
    for card in deck.main:
        if card.in_extra_deck:
            found.append(Violation(f"「{card.ja}」 ({card.en}) stands in the main deck; expected in the extra deck",
                                   "MR3-DECK-07"))
    for card in deck.extra:
        if not card.in_extra_deck:
            found.append(Violation(f"「{card.ja}」 ({card.en}) stands in the extra deck; expected in the main deck",
                                   "MR3-DECK-07"))
    return found


@dataclass(frozen=True)
class Hint:
    """Advice on a deck; never an error."""

    message: str
    rule: str


def hints(deck: Deck, rules: Rules) -> list[Hint]:
    """Advice that the rulebook gives to deck builders. Rules: MR3-DECK-04 to MR3-DECK-06, MR3-PEN-04."""
    found: list[Hint] = []
    size = len(deck.main)
    if size > rules.deck_least:
        found.append(Hint(f"{size} cards; near {rules.deck_least} wanted cards are drawn more often", "MR3-DECK-04"))
    monsters = [card for card in deck.main if card.types & CardType.MONSTER]
    spells = sum(1 for card in deck.main if card.types & CardType.SPELL)
    traps = sum(1 for card in deck.main if card.types & CardType.TRAP)
    if size and not (0.35 <= len(monsters) / size <= 0.65):
        found.append(Hint(f"{len(monsters)} monsters, {spells} spells, {traps} traps; about half monsters and a "
                          "quarter each of spells and traps is a good first split", "MR3-DECK-05"))
    high = sum(1 for card in monsters if card.level >= 5 and not card.types & CardType.SPECIAL)
    if high * 3 > len(monsters) > 0:
        found.append(Hint(f"{high} of {len(monsters)} monsters have Level 5 or more; they are harder to summon",
                          "MR3-DECK-06"))
    scales = {card.scale for card in deck.main if card.types & CardType.PENDULUM}
    if len(scales) == 1:
        found.append(Hint("all Pendulum Monsters have the same scale; a Pendulum Summon needs two different scales",
                          "MR3-PEN-04"))
    return found

"""Advice on a deck that the rulebook gives. Rules: MR3-DECK-04 to MR3-DECK-06, MR3-PEN-04."""

from __future__ import annotations

from dataclasses import dataclass, field

from duelkit.yugioh.decks.deck import Deck
from duelkit.yugioh.decks.facts import CardFacts, Directory
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.state.rules import Rules


@dataclass(frozen=True)
class Hint:
    """Advice on a deck; never an error. ``ja``: the words in Japanese."""

    message: str
    rule: str
    ja: str = field(default="", compare=False)


def hints(deck: Deck, rules: Rules) -> list[Hint]:
    """Advice that the rulebook gives to deck builders. Rules: MR3-DECK-04 to MR3-DECK-06, MR3-PEN-04."""
    directory = Directory()
    return hints_for([directory[card.passcode] for card in deck.main], rules)


def hints_for(main: list[CardFacts], rules: Rules) -> list[Hint]:
    """Advice on the cards of a main deck."""
    found: list[Hint] = []
    size = len(main)
    if size > rules.deck_least:
        found.append(
            Hint(
                f"{size} cards; near {rules.deck_least} wanted cards are drawn more often",
                "MR3-DECK-04",
                f"{size}枚です。{rules.deck_least}枚に近いほど、引きたいカードを引きやすくなります",
            )
        )
    monsters = [card for card in main if card.types & CardType.MONSTER]
    spells = sum(1 for card in main if card.types & CardType.SPELL)
    traps = sum(1 for card in main if card.types & CardType.TRAP)
    if size and not (0.35 <= len(monsters) / size <= 0.65):
        found.append(
            Hint(
                f"{len(monsters)} monsters, {spells} spells, {traps} traps; about half monsters and a "
                "quarter each of spells and traps is a good first split",
                "MR3-DECK-05",
                f"モンスター{len(monsters)}枚、魔法{spells}枚、罠{traps}枚です。最初はモンスターを半分、"
                "魔法と罠を４分の１ずつにするのが目安です",
            )
        )
    high = sum(1 for card in monsters if card.level >= 5 and not card.types & CardType.SPECIAL)
    if high * 3 > len(monsters) > 0:
        found.append(
            Hint(
                f"{high} of {len(monsters)} monsters have Level 5 or more; they are harder to summon",
                "MR3-DECK-06",
                f"モンスター{len(monsters)}枚のうち{high}枚がレベル５以上で、召喚しにくくなっています",
            )
        )
    scales = {card.scale for card in main if card.types & CardType.PENDULUM}
    if len(scales) == 1:
        found.append(
            Hint(
                "all Pendulum Monsters have the same scale; a Pendulum Summon needs two different scales",
                "MR3-PEN-04",
                "ペンデュラムモンスターのスケールが全て同じです。ペンデュラム召喚には異なるスケールが要ります",
            )
        )
    return found

"""Random duels with every check on."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field

from duelkit.judgment.engine.setup import begin as begin_judgment
from duelkit.judgment.state.board import Settings
from duelkit.kernel.outcome import Outcome
from duelkit.kernel.rng import Rng
from duelkit.simulation import judgment
from duelkit.simulation.contract import play_checked
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks import is_of_edition, load_deck, playable_decks
from duelkit.yugioh.duel import begin
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state.rules import Rules


@dataclass
class Report:
    """What came of a fuzzing run."""

    duels: int = 0
    decisions: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)
    turns: int = 0

    def table(self) -> str:
        """The report as lines of text."""
        lines = [f"duels       {self.duels}", f"decisions   {self.decisions}", f"turns       {self.turns}"]
        lines += [f"ended by    {reason}: {count}" for reason, count in sorted(self.endings.items())]
        lines.append(f"violations  {len(self.violations)}")
        lines += self.violations[:20]
        return "\n".join(lines)


def some_deck(chance: Rng, rules: Rules) -> tuple[Card, ...]:
    """A built-in deck, or (one time in two) a deck of any cards of the library."""
    names = playable_decks(rules)
    if chance.below(2) and names:
        return load_deck(names[chance.below(len(names))]).cards()
    cards = [card for card in library().cards if is_of_edition(card, rules)]
    main = [card for card in cards if not card.in_extra_deck]
    extra = [card for card in cards if card.in_extra_deck]
    picked = [main[chance.below(len(main))] for _ in range(rules.deck_least)]
    return (*picked, *(extra[chance.below(len(extra))] for _ in range(min(rules.extra_most, len(extra)))))


def fuzz(duels: int, seed: int, rules: Rules) -> Report:
    """Play random duels of Yu-Gi-Oh! with all checks on.

    :param seed: the first duel's seed; the others count up from it, so that a violation can be repeated alone.
    :returns: the report; of the duels so far, if the run was interrupted.
    """
    def one(number: int) -> tuple[int, int, Outcome | None]:
        chance = Rng(number)
        decks = [some_deck(chance, rules), some_deck(chance, rules)]
        duel = begin(rules, decks, number, chance.below(2))
        return play_checked(duel, number), duel.turn, duel.outcome

    return run(duels, seed, one)


def fuzz_judgment(duels: int, seed: int, settings: Settings) -> Report:
    """Play random duels of THE EYE OF JUDGMENT with all checks on; as :func:`fuzz`."""
    def one(number: int) -> tuple[int, int, Outcome | None]:
        chance = Rng(number)
        decks = [judgment.some_deck(chance), judgment.some_deck(chance)]
        duel = begin_judgment(settings, decks, number, chance.below(2))
        return judgment.play_checked(duel, number), duel.turn, duel.outcome

    return run(duels, seed, one)


def run(duels: int, seed: int, one: Callable[[int], tuple[int, int, Outcome | None]]) -> Report:
    """Play duels and gather what came of them; what a duel raises is a violation.

    :param one: plays the duel with a seed; answers decisions, turns and the outcome.
    """
    report = Report()
    for number in range(seed, seed + duels):
        report.duels += 1
        try:
            decisions, turns, outcome = one(number)
            report.decisions += decisions
            report.turns += turns
            assert outcome is not None
            reason = "draw" if outcome.is_draw else outcome.reason
            report.endings[reason] = report.endings.get(reason, 0) + 1
        except KeyboardInterrupt:
            report.duels -= 1
            break
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{place.name}, line {place.lineno}"
            report.violations.append(f"seed {number}: {type(error).__name__}: {error} ({where})")
    return report

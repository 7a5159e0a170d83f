"""Positions made to reach the effects of a card: does every effect of every card do something, and break nothing?

For a card, a position is set up in which it lies in the hand, in the graveyard, on the field and in the deck, with
cards around it that its effects speak of. Both players act at random, but an action of the card in question is
preferred. Every effect of it that is activated must be processed in one of a few such positions; the state is checked
after each decision.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from duelkit.games.game import Game
from duelkit.kernel.rng import Rng
from duelkit.simulation.fuzz import Reach
from duelkit.simulation.yugioh import check_state
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks import is_of_edition
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.language.base import All, AnyOf, Filter, Not, nodes
from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.terms import CardType, Phase, Stat
from duelkit.yugioh.scenario import Scenario, Side
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_NEGATED, L_RESOLVE, newest_first
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.words.filters.meaning import Figure, InSeries, Named, OfAttribute, OfRace, OfType

T = TypeVar("T")
TRIES: Final = 12
"""Positions tried for a card before its effects count as not reached."""
DECISIONS: Final = 90
"""Decisions taken in a position."""
USED: Final = ("mr3", "mr20-official")
"""The editions in which cards are tried: the first that has the card."""


@dataclass
class Reached:
    """What came of it.

    :param whole: passcodes of cards of which every activated effect was processed.
    :param missed: of the others, the numbers of the effects that were not, from 0.
    :param violations: what went wrong, by passcode.
    """

    whole: list[int] = field(default_factory=list)
    missed: dict[int, list[int]] = field(default_factory=dict)
    violations: dict[int, str] = field(default_factory=dict)
    duels: int = 0
    decisions: int = 0

    def table(self) -> str:
        """The report as lines of text."""
        tried = len(self.whole) + len(self.missed) + len(self.violations)
        lines = [f"duels       {self.duels}", f"decisions   {self.decisions}", f"cards       {tried}",
                 f"all reached {len(self.whole)}", f"not all     {len(self.missed)}",
                 f"violations  {len(self.violations)}"]
        lines += [f"card {code}: {said}" for code, said in list(self.violations.items())[:20]]
        return "\n".join(lines)

    def lines(self) -> str:
        """A card a line: its passcode if all its effects were reached, with a minus before it if a check failed."""
        return "".join([*(f"{code}\n" for code in self.whole), *(f"-{code}\n" for code in self.violations)])


class YugiohReach(Reach):
    """Positions for the cards of Yu-Gi-Oh!: those of the shelf, then those written by hand."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def run(self, duels: int, seed: int) -> Reached:
        known = library()
        chance = Rng(seed)
        codes_of_shelf = [code for code in known.codes if known.proofs(code) is not None]
        order = [*_few(chance, codes_of_shelf, len(codes_of_shelf)), *(card.passcode for card in known.written)]
        report = Reached()
        for report in reach((known[code] for code in order), duels, seed):
            pass
        return report


def edition_of(card: Card) -> Rules | None:
    """The edition in which a card is tried, if there is one."""
    return next((EDITIONS[name] for name in USED if is_of_edition(card, EDITIONS[name])), None)


def passes(card: Card, node: Filter) -> bool:
    """Whether a card, as it is printed, may pass a filter; what cannot be told counts as passed."""
    if isinstance(node, All):
        return all(passes(card, part) for part in node.parts)
    if isinstance(node, AnyOf):
        return any(passes(card, part) for part in node.parts)
    if isinstance(node, Not):
        return not isinstance(node.part, Named | InSeries | OfRace | OfAttribute | OfType | Figure) or (
            not passes(card, node.part))
    if isinstance(node, OfType):
        return (card.types & node.types) == node.types
    if isinstance(node, OfRace):
        return bool(card.race & node.race)
    if isinstance(node, OfAttribute):
        return bool(card.attribute & node.attribute)
    if isinstance(node, Named):
        return card.ja == node.ja
    if isinstance(node, InSeries):
        return node.ja in card.ja or node.ja in card.kana or card.ja in node.also
    if isinstance(node, Figure):
        return _within(card, node)
    return True


def _within(card: Card, node: Figure) -> bool:
    stacked, linked = bool(card.types & CardType.XYZ), bool(card.types & CardType.LINK)
    figure: int | None = {
        Stat.ATK: card.atk, Stat.ORIGINAL_ATK: card.atk, Stat.DEF: card.defense, Stat.ORIGINAL_DEF: card.defense,
        Stat.LEVEL: None if stacked or linked else card.level, Stat.ORIGINAL_LEVEL: card.level,
        Stat.RANK: card.level if stacked else None, Stat.RATING: card.level if linked else None,
        Stat.SCALE: card.scale,
    }.get(node.stat)
    if figure is None or not card.types & CardType.MONSTER:
        return False
    low = node.at_least if isinstance(node.at_least, int) else 0
    high = node.at_most if isinstance(node.at_most, int) else 99_999
    return low <= figure <= high


class Partners:
    """Cards that the effects of others speak of, found among all cards of an edition."""

    def __init__(self, rules: Rules) -> None:
        self.cards = [card for card in library().facts() if is_of_edition(card, rules)]
        self.usual = [library()[code] for code in (5318639, 53129443, 83764718, 44095762)
                      if code in library()]
        self.bodies = [card for card in self.cards if card.types == CardType.MONSTER | CardType.NORMAL]

    def of(self, card: Card, chance: Rng) -> list[Card]:
        """Cards for each filter that the card's effects have; and some that any effect may need."""
        found: list[Card] = []
        filters = dict.fromkeys(node for node in nodes(card) if isinstance(node, All | AnyOf | Named | InSeries | OfRace
                                                                           | OfAttribute | OfType))
        for node in filters:
            fit = [other for other in self.cards if passes(other, node)]
            found += [library()[each.passcode] for each in _few(chance, fit, 4)]
        return found

    def some(self, chance: Rng, number: int) -> list[Card]:
        """Plain monsters."""
        return [library()[self.bodies[chance.below(len(self.bodies))].passcode] for _ in range(number)]


def position(card: Card, rules: Rules, partners: Partners, seed: int) -> Scenario:
    """A position around a card. In one piece: one pile after the other."""
    chance = Rng(seed)
    scenario = Scenario(rules, chance.below(2), Phase.MAIN_1, 3, seed, 10)
    near = partners.of(card, chance) or partners.some(chance, 6)
    for player, side in enumerate((scenario.alice, scenario.bob)):
        mine = player == 0
        cards = near if mine else partners.some(chance, 6) + partners.usual
        main = [each for each in cards if not each.in_extra_deck]
        extra = [each for each in cards if each.in_extra_deck]
        bodies = [each for each in cards if each.types & CardType.MONSTER]
        backs = [each for each in cards if each.types & CardType.TRAP or each.types & CardType.QUICK_PLAY]
        for body in _few(chance, bodies, 2 + chance.below(2)):
            _stand(body, side, chance.below(3) > 0)
        for back in _few(chance, backs, 2):
            side.has_set(back)
        side.hand(*_few(chance, main, 4))
        side.graveyard(*_few(chance, cards, 5))
        side.banished(*_few(chance, main, 2))
        side.deck(*main)
        if extra:
            side.extra(*extra[:8])
        if mine:
            _put(card, side, chance)
    return scenario


def _stand(card: Card, side: Side, attacking: bool) -> None:
    """A face-up monster; Link Monsters know no defence position. Rule: MR20-GAP-LNK-02."""
    side.attack_position(card) if attacking or card.types & CardType.LINK else side.defense_position(card)


def _put(card: Card, side: Side, chance: Rng) -> None:
    """The card itself: in several places at once."""
    if card.in_extra_deck:
        side.extra(card)
    else:
        side.hand(card, card)
        side.deck(card)
    side.graveyard(card)
    if card.types & CardType.MONSTER:
        _stand(card, side, chance.below(4) > 0)
        if card.types & CardType.PENDULUM and chance.below(2):
            side.pendulum_zones(card)
    elif card.types & (CardType.TRAP | CardType.QUICK_PLAY):
        side.has_set(card)
    elif card.types & (CardType.CONTINUOUS | CardType.FIELD):
        side.face_up(card)


def _few(chance: Rng, cards: Sequence[T], most: int) -> list[T]:
    rest = list(cards)
    found: list[T] = []
    while rest and len(found) < most:
        found.append(rest.pop(chance.below(len(rest))))
    return found


def play(scenario: Scenario, wanted: int, seed: int) -> tuple[set[int], int]:
    """Act for both players, preferring the card with this passcode.

    :returns: the numbers of its effects that were processed, and how many decisions were taken.
    """
    duel, chance = scenario.duel, Rng(seed)
    scenario.start()
    check_state(duel)
    count = 0
    while (decision := duel.decision) is not None and count < DECISIONS:
        options = decision.options
        own = [option for option in options if codes.verb_of(option) != codes.O_PICK and 0 <= codes.card_of(option) < (
            len(duel.info)) and duel.info[codes.card_of(option)].passcode == wanted]
        duel.choose(own[chance.below(len(own))] if own and chance.below(4) else options[chance.below(len(options))])
        check_state(duel)
        count += 1
    processed: set[int] = set()
    negated = 0
    for entry in newest_first(duel.log):
        if entry.kind == L_RESOLVE and entry.card >= 0 and duel.info[entry.card].passcode == wanted:
            processed.add(entry.a)
        negated += entry.kind == L_NEGATED
    return processed, count


def reach(cards: Iterable[Card], duels: int, seed: int) -> Iterator[Reached]:
    """Try cards until all their effects were processed, or for :data:`TRIES` positions each.

    :param duels: at most so many positions in all.
    :returns: the report, after each card; it is the same object.
    """
    report = Reached()
    partners = {name: Partners(EDITIONS[name]) for name in USED}
    for card in cards:
        rules = edition_of(card)
        if rules is None or not card.effects:
            continue
        wanted = {number for number, effect in enumerate(card.effects) if effect.kind is not EffectKind.CONTINUOUS
                  and (effect.resolution is not None or effect.kind is not EffectKind.ACTIVATION)}
        for turn in range(TRIES):
            if report.duels >= duels:
                return
            number = seed * 1_000_003 + card.passcode * TRIES + turn
            report.duels += 1
            try:
                scenario = position(card, rules, partners[rules.identity], number)
                processed, count = play(scenario, card.passcode, number)
            except Exception as error:
                place = traceback.extract_tb(error.__traceback__)[-1]
                report.violations[card.passcode] = (
                    f"{card.en}: {type(error).__name__}: {error} ({place.name}, line {place.lineno}; seed {number})")
                break
            report.decisions += count
            wanted -= processed
            if not wanted and turn:
                report.whole.append(card.passcode)
                break
        else:
            report.missed[card.passcode] = sorted(wanted)
        yield report

"""Positions that are built to reach every effect of every card, with all checks.

In each position, the card is in the hand, in the graveyard, on the field and in the deck, together with cards that its
effects refer to. Both players act at random, but actions of the card are preferred, and so are Spells that cause the
events that its effects wait for. Every activated effect must be processed in one of a few such positions; the state is
checked after each decision.
"""

from __future__ import annotations

import traceback
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeVar

from duelkit.games.game import Game
from duelkit.kernel.rng import Rng
from duelkit.simulation.fuzz import Reach
from duelkit.simulation.yugioh import check_state
from duelkit.simulation.yugioh_bearers import bearers, fusions
from duelkit.simulation.yugioh_movers import CALLER, FIRST, doers, makers, movers, rivals
from duelkit.simulation.yugioh_partners import Partners, few
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks import is_of_edition
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.language.base import Node, nodes
from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.nouns import OfType
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.terms import Because, CardType, Phase, SummonKind
from duelkit.yugioh.scenario import Scenario, Side
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_NEGATED, L_RESOLVE, newest_first
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.words.conditions.meaning import CameHere
from duelkit.yugioh.words.summoning.meaning import WasSummoned

T = TypeVar("T")
TRIES: Final = 24
"""The number of positions after which a card's effects count as not reached."""
DECISIONS: Final = 90
"""The number of decisions per position."""
USED: Final = ("mr3", "mr20-official")
"""The editions in which cards are tried, in order of preference."""


@dataclass
class Reached:
    """The report.

    :param whole: the passcodes of cards whose activated effects were all processed.
    :param missed: for the others, the indices of the effects that were not.
    :param violations: the errors by passcode.
    """

    whole: list[int] = field(default_factory=list)
    missed: dict[int, list[int]] = field(default_factory=dict)
    violations: dict[int, str] = field(default_factory=dict)
    duels: int = 0
    decisions: int = 0

    def table(self) -> str:
        """The report as lines of text."""
        tried = len(self.whole) + len(self.missed) + len(self.violations)
        lines = [
            f"duels       {self.duels}",
            f"decisions   {self.decisions}",
            f"cards       {tried}",
            f"all reached {len(self.whole)}",
            f"not all     {len(self.missed)}",
            f"violations  {len(self.violations)}",
        ]
        lines += [f"card {code}: {message}" for code, message in list(self.violations.items())[:20]]
        return "\n".join(lines)

    def lines(self) -> str:
        """One line per card: its passcode if all its effects were reached, with a leading minus if a check failed."""
        return "".join([*(f"{code}\n" for code in self.whole), *(f"-{code}\n" for code in self.violations)])


class YugiohReach(Reach):
    """Positions for the cards of Yu-Gi-Oh!: first those of the shelf, then those written by hand."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def run(self, duels: int, seed: int) -> Reached:
        known = library()
        chance = Rng(seed)
        codes_of_shelf = [code for code in known.codes if known.proofs(code) is not None]
        order = [*few(chance, codes_of_shelf, len(codes_of_shelf)), *(card.passcode for card in known.written)]
        report = Reached()
        for report in reach((known[code] for code in order), duels, seed):
            pass
        return report


def edition_of(card: Card) -> Rules | None:
    """The edition in which a card is tried, if there is one; one with Link Monsters if the card refers to them."""
    names = USED[::-1] if any(_speaks_of_links(node) for node in nodes(card)) else USED
    return next((EDITIONS[name] for name in names if is_of_edition(card, EDITIONS[name])), None)


def _speaks_of_links(node: Node) -> bool:
    return (
        isinstance(node, When | CameHere)
        and bool(node.because & Because.LINK)
        or isinstance(node, When | WasSummoned)
        and bool(node.kinds & SummonKind.LINK)
        or isinstance(node, OfType)
        and bool(node.types & CardType.LINK)
    )


def _fill(side: Side, cards: list[Card], card: Card, chance: Rng, alone: bool) -> None:
    """Put cards onto a player's field and into the player's piles.

    :param alone: whether nothing is put into hand, graveyard and monster zones.
    """
    main = [each for each in cards if not each.in_extra_deck]
    extra = [each for each in cards if each.in_extra_deck]
    bodies = [each for each in cards if each.types & CardType.MONSTER]
    backs = [each for each in cards if each.types & CardType.TRAP or each.types & CardType.QUICK_PLAY]
    for body in few(chance, bodies, 0 if alone else 2 + chance.below(2)):
        _stand(body, side, chance.below(3) > 0)
    for back in few(chance, backs, 2):
        side.has_set(back)
    side.hand(*few(chance, main, 0 if alone else 4), *few(chance, movers(card.passcode), 4))
    side.graveyard(*few(chance, cards, 0 if alone else 8))
    side.banished(*few(chance, main, 3))
    side.deck(*main)
    if extra:
        side.extra(*extra[:8])


def position(card: Card, rules: Rules, partners: Partners, seed: int) -> Scenario:
    """A position around a card."""
    chance = Rng(seed)
    scenario = Scenario(rules, chance.below(2), Phase.MAIN_1, 3, seed, 10)
    near = partners.of(card, chance) or partners.some(chance, 6)
    alone = chance.below(5) == 0
    for player, side in enumerate((scenario.alice, scenario.bob)):
        mine = player == 0
        cards = near if mine else partners.some(chance, 6) + partners.usual
        _fill(side, cards, card, chance, mine and alone)
        if mine:
            _put(card, side, chance, alone=alone)
            _furnish(card, near, scenario, chance)
            _bring_about(card, scenario, chance, rules)
        else:
            for back in few(chance, rivals(card.passcode), 2):
                side.has_set(back)
            if chance.below(2) and _has_room(scenario, 1):
                _stand(CALLER, side, True)
    return scenario


def _furnish(card: Card, near: list[Card], scenario: Scenario, chance: Rng) -> None:
    """Add related cards: a Field Spell or Continuous card, scales, and a Pendulum Monster in the Extra Deck."""
    side = scenario.alice
    laid = [
        each
        for each in near
        if each.types & (CardType.FIELD | CardType.CONTINUOUS)
        and not each.types & CardType.MONSTER
        and not (each.types & card.types & CardType.FIELD)
    ]
    for each in few(chance, laid, chance.below(2)):
        side.face_up(each)
    scales = [each for each in near if each.types & CardType.PENDULUM]
    if scales and not card.types & CardType.PENDULUM and chance.below(2) and (not scenario.duel.rules.pendulum_in_row):
        side.pendulum_zones(*few(chance, scales, 2))
    side.face_up_extra(*few(chance, scales, 1))


def _has_room(scenario: Scenario, player: int) -> bool:
    duel = scenario.duel
    return -1 in duel.monsters[player][: duel.rules.monster_zones]


def _bring_about(card: Card, scenario: Scenario, chance: Rng, rules: Rules) -> None:
    """Add cards that help the player: those that cause events, monsters to summon with it, and monsters that it
    summons.
    """
    side = scenario.alice
    monsters, helps = bearers(card.passcode)
    found = [
        each
        for each in (*few(chance, monsters, 3), *few(chance, fusions(card.passcode), 3))
        if not each.types & ~rules.types
    ]
    if found:
        side.extra(*found)
    if helps:
        side.hand(*few(chance, helps[:-2], 4))
    if helps and _has_room(scenario, 0):
        _stand(helps[-1 if card.types & CardType.TUNER else -2], side, True)
    side.hand(*few(chance, makers(card.passcode), 3))
    for each in few(chance, [each for each in doers(card.passcode) if not each.types & ~rules.types], 2):
        if not each.types & CardType.MONSTER:
            side.hand(each)
        elif _has_room(scenario, 0):
            _stand(each, side, True)


def _stand(card: Card, side: Side, attacking: bool) -> None:
    """Add a face-up monster; Link Monsters have no Defense Position. Rule: MR20-GAP-LNK-02."""
    side.attack_position(card) if attacking or card.types & CardType.LINK else side.defense_position(card)


def _put(card: Card, side: Side, chance: Rng, *, alone: bool) -> None:
    """Put copies of the card itself into several places; not onto the field if that is to be empty."""
    if card.in_extra_deck:
        side.extra(card)
    else:
        side.hand(card, card)
        side.deck(card)
    side.graveyard(card)
    if card.types & CardType.MONSTER and not alone:
        if card.types & CardType.XYZ:
            side.attack_position(card, materials=(CALLER, CALLER))
        else:
            _stand(card, side, chance.below(4) > 0)
        if card.types & CardType.PENDULUM and chance.below(2):
            side.pendulum_zones(card)
    elif card.types & (CardType.TRAP | CardType.QUICK_PLAY):
        side.has_set(card)
    elif card.types & (CardType.CONTINUOUS | CardType.FIELD):
        side.face_up(card)


def play(scenario: Scenario, wanted: int, seed: int, missing: Collection[int] = ()) -> tuple[set[int], int]:
    """Act for both players, preferring the card with this passcode, and those of its effects that are still missing.

    :returns: the indices of its effects that were processed, and the number of decisions.
    """
    duel, chance = scenario.duel, Rng(seed)
    scenario.start()
    check_state(duel)
    count = 0
    while (decision := duel.decision) is not None and count < DECISIONS:
        options = decision.options
        first = [
            option
            for option in options
            if codes.verb_of(option) in (codes.O_ACTIVATE, codes.O_TRIGGER)
            and duel.info[codes.card_of(option)].passcode == wanted
            and codes.number_of(option) in missing
        ]
        if first and chance.below(8):
            duel.choose(first[chance.below(len(first))])
            check_state(duel)
            count += 1
            continue
        own = [
            option
            for option in options
            if codes.verb_of(option) != codes.O_PICK
            and 0 <= codes.card_of(option) < (len(duel.info))
            and (
                duel.info[codes.card_of(option)].passcode == wanted
                or duel.info[codes.card_of(option)].passcode >= FIRST
            )
        ]
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

    :param duels: the maximum number of positions in total.
    :returns: the report, after each card; it is the same object.
    """
    report = Reached()
    partners = {name: Partners(EDITIONS[name]) for name in USED}
    for card in cards:
        rules = edition_of(card)
        if rules is None or not card.effects:
            continue
        wanted = {
            number
            for number, effect in enumerate(card.effects)
            if effect.kind is not EffectKind.CONTINUOUS
            and (effect.resolution is not None or effect.choices or effect.kind is not EffectKind.ACTIVATION)
        }
        for turn in range(TRIES):
            if report.duels >= duels:
                return
            number = seed * 1_000_003 + card.passcode * TRIES + turn
            report.duels += 1
            try:
                scenario = position(card, rules, partners[rules.identity], number)
                processed, count = play(scenario, card.passcode, number, wanted)
            except Exception as error:
                place = traceback.extract_tb(error.__traceback__)[-1]
                report.violations[card.passcode] = (
                    f"{card.en}: {type(error).__name__}: {error} ({place.name}, line {place.lineno}; seed {number})"
                )
                break
            report.decisions += count
            wanted -= processed
            if not wanted and turn:
                report.whole.append(card.passcode)
                break
        else:
            report.missed[card.passcode] = sorted(wanted)
        yield report

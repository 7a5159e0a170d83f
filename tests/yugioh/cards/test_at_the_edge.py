"""Read cards in positions at the edge: nothing that can be activated does nothing, whatever is missing, paid or full.

Each card stands among cards that its effects speak of, found or made up. What it can activate there is activated and
left without an answer; then something must have come of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache

import pytest

from duelkit.kernel.decision import ACT, RESPOND
from duelkit.kernel.rng import Rng
from duelkit.simulation.yugioh_partners import Partners
from duelkit.simulation.yugioh_reach import edition_of
from duelkit.yugioh.cards import library
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.engine.facts.figures import atk_of, attribute_of, defense_of, race_of
from duelkit.yugioh.engine.facts.properties import level_of, names_of, types_of
from duelkit.yugioh.language.amounts import StatOf
from duelkit.yugioh.language.base import Joined, Joint, Verb, nodes
from duelkit.yugioh.language.card import Card, Effect
from duelkit.yugioh.language.clauses import Apply
from duelkit.yugioh.language.selections import THIS, Ref, RefKind
from duelkit.yugioh.language.terms import CardType, Phase, Stat, Until, Zone
from duelkit.yugioh.scenario import Scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_DAMAGE, L_LIFE, L_MOVE, L_RESOLVE, L_SUMMON, newest_first
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.placing.meaning import PlaceOnField, SetCards
from duelkit.yugioh.words.summoning.meaning import NormalSummonNow, SpecialSummon
from duelkit.yugioh.words.tokens.meaning import MakeTokens

OPEN = {
    "YouMay",
    "ChooseOne",
    "Later",
    "Excavate",
    "PickOut",
    "RollDie",
    "TossCoins",
    "GuessLowest",
    "DrawLot",
    "If",
    "IfPossible",
    "Whenever",
    "Reveal",
    "Triggers",
}
"""Words that may come to nothing."""
LEFT_OUT = {"G Golem Rock Hammer"}
"""What is left out: the Level of a card in the hand changes only where an effect speaks of the hand."""
DECISIONS = 40
DEVICE = "Compulsory Evacuation Device"
MONSTER = CardType.MONSTER
Furnish = Callable[[Scenario, Card, list[Card]], None]


def is_sure(effect: Effect) -> bool:
    """Whether something must come of an effect that is activated at will and not answered."""
    return (
        effect.resolution is not None
        and effect.optional
        and not effect.choices
        and not OPEN & {type(node).__name__ for node in nodes(effect.resolution)}
    )


@cache
def partners(edition: str) -> Partners:
    """Cards of an edition for the cards around another."""
    return Partners(EDITIONS[edition])


def read_cards(*words: str) -> Iterator[Card]:
    """The read cards that have one of these words."""
    for fact in library().saying(*words):
        yield library()[fact.passcode]


def put(scenario: Scenario, card: Card, place: str) -> bool:
    """Put the card into the hand, the graveyard or on the field; answers whether it can lie there."""
    me = scenario.alice
    if place == "hand":
        if not card.in_extra_deck:
            me.hand(card)
        return not card.in_extra_deck
    if place == "graveyard":
        me.graveyard(card)
    elif card.types & CardType.XYZ:
        me.attack_position(card, materials=("Kuriboh", "Kuriboh"))
    elif card.types & MONSTER:
        me.attack_position(card)
    elif card.types & (CardType.CONTINUOUS | CardType.FIELD):
        me.face_up(card)
    else:
        me.has_set(card)
    return True


def facts(duel: Duel) -> dict[int, object]:
    """What is so of the cards on the field and in the hands, and, under −1, how much applies for a time."""
    lasting = sum(one.until != codes.U_LEAVES for each in duel.active for one in each)
    found: dict[int, object] = {-1: lasting + len(duel.delayed)}
    for player in range(2):
        found.update({card: level_of(duel, card) for card in duel.hand[player]})
        for card in duel.monsters[player]:
            if card >= 0:
                part = duel.play[card]
                found[card] = (
                    part.face_up,
                    part.defense,
                    atk_of(duel, card),
                    defense_of(duel, card),
                    level_of(duel, card),
                    types_of(duel, card),
                    names_of(duel, card),
                    attribute_of(duel, card),
                    race_of(duel, card),
                )
    return found


def changes(before: dict[int, object], after: dict[int, object]) -> bool:
    """Whether anything is otherwise with the cards that stayed where they were."""
    return any(after[card] != value for card, value in before.items() if card in after)


def go_on(duel: Duel, answer: Callable[[Duel], int] | None = None) -> None:
    """Play on until the turn player is free to act: the first choice each time, no response unless one is given."""
    for _ in range(DECISIONS):
        decision = duel.decision
        if decision is None or decision.kind == ACT:
            return
        chosen = answer(duel) if answer is not None else -1
        if chosen >= 0:
            duel.choose(chosen)
        elif decision.kind == RESPOND and codes.PASS in decision.options:
            duel.choose(codes.PASS)
        else:
            picks = [each for each in decision.options if codes.verb_of(each) != codes.O_FINISH]
            duel.choose((picks or list(decision.options))[0])


def since_processed(duel: Duel, card: int) -> list[int] | None:
    """What was noted since the last effect began to be processed, but for spells and traps that go to the
    graveyard; ``None`` if none was processed."""
    found: list[int] = []
    for entry in newest_first(duel.log):
        if entry.kind == L_RESOLVE:
            return found if entry.card == card else None
        if (
            entry.kind != L_MOVE
            or entry.card != card
            and duel.info[entry.card].name != library()[DEVICE].ja
            or (duel.place[entry.card] != codes.GRAVEYARD or duel.info[entry.card].types & codes.MONSTER)
        ):
            found.append(entry.kind)
    return None


def openings(card: Card, furnish: Furnish, wanted: Callable[[Effect], bool]) -> Iterator[tuple[Duel, int, Effect]]:
    """The positions with what can be activated of the card in each: of its effects those that are wanted."""
    rules = edition_of(card)
    if rules is None or not any(map(wanted, card.effects)):
        return
    known = partners(next(name for name, each in EDITIONS.items() if each is rules))
    near = known.of(card, Rng(card.passcode)) or known.some(Rng(card.passcode), 6)
    for place in ("hand", "field", "graveyard"):
        scenario = Scenario(rules, 0, Phase.MAIN_1, 3, card.passcode, 10)
        if not put(scenario, card, place):
            continue
        furnish(scenario, card, near)
        scenario.alice.deck(*[each for each in near if not each.in_extra_deck][:6])
        scenario.start()
        decision = scenario.duel.decision
        for option in decision.options if decision is not None and decision.kind == ACT else ():
            number = codes.number_of(option)
            if codes.verb_of(option) != codes.O_ACTIVATE or number >= len(card.effects):
                continue
            if scenario.duel.info[codes.card_of(option)].passcode == card.passcode and wanted(card.effects[number]):
                yield scenario.duel.copy(), option, card.effects[number]


def comes_to_nothing(cards: Iterable[Card], furnish: Furnish) -> tuple[list[str], int]:
    """The cards of which something was activated in vain, and how much was activated."""
    found: list[str] = []
    tried = 0
    for card in cards:
        if card.en in LEFT_OUT:
            continue
        for duel, option, effect in openings(card, furnish, is_sure):
            tried += 1
            before = facts(duel)
            duel.choose(option)
            go_on(duel)
            noted = since_processed(duel, codes.card_of(option))
            if noted == [] and not changes(before, facts(duel)):
                found.append(f"{card.ja}: {card.effects.index(effect) + 1}")
    return found, tried


def nothing_but(scenario: Scenario, card: Card, near: list[Card]) -> None:
    """No other card in hand or on the field."""


def one_in_hand(scenario: Scenario, card: Card, near: list[Card]) -> None:
    """One card that the effects speak of, in the hand: it may be paid."""
    main = [each for each in near if not each.in_extra_deck]
    if main:
        scenario.alice.hand(main[card.passcode % len(main)])


def without_figures(scenario: Scenario, card: Card, near: list[Card]) -> None:
    """Monsters as the effects speak of them, but without a Level: Xyz Monsters on the field and in the graveyard."""
    bodies = [each for each in near if each.types & MONSTER and not each.in_extra_deck]
    for number, each in enumerate(bodies[:2]):
        stacked = replace(
            each,
            passcode=987_000_000 + card.passcode % 100_000 * 10 + number,
            types=MONSTER | CardType.EFFECT | CardType.XYZ,
            effects=(),
            procedures=(),
            versions=(),
        )
        for side in (scenario.alice, scenario.bob):
            side.attack_position(stacked)
            side.graveyard(stacked)


def full_but_one(scenario: Scenario, card: Card, near: list[Card]) -> None:
    """One Monster Zone left, no Spell & Trap Zone but that of the card."""
    duel = scenario.duel
    while duel.monsters[0][:5].count(-1) > 1:
        scenario.alice.attack_position("Kuriboh")
    while -1 in duel.spells[0][:5]:
        scenario.alice.has_set("Trap Hole", this_turn=True)
    main = [each for each in near if not each.in_extra_deck]
    scenario.alice.hand(*main[:3])
    scenario.alice.graveyard(*main[:4])
    scenario.bob.attack_position("Mystical Elf")


def figures(card: Card) -> bool:
    """Whether its effects ask for Levels or change them."""
    return any(
        isinstance(node, StatOf | ChangeStat) and node.stat in (Stat.LEVEL, Stat.RANK) for node in nodes(card.effects)
    ) and any(map(is_sure, card.effects))


def from_hand(card: Card) -> bool:
    """Whether one of its effects that costs something brings something out of the hand."""
    return any(
        effect.cost is not None
        and any(
            isinstance(node, NormalSummonNow) or isinstance(node, SpecialSummon | SetCards) and node.what != THIS
            for node in nodes(effect.resolution)
        )
        for effect in card.effects
    )


def test_what_asks_for_a_level_finds_one() -> None:
    found, tried = comes_to_nothing(list(filter(figures, read_cards("StatOf"))), without_figures)
    assert not found
    assert tried > 5


@pytest.mark.parametrize("furnish", [nothing_but, one_in_hand])
def test_a_cost_leaves_what_the_effect_needs(furnish: Furnish) -> None:
    cards = [card for card in read_cards("NormalSummonNow", "SetCards") if from_hand(card)]
    found, tried = comes_to_nothing(cards, furnish)
    assert not found
    assert tried > 5


def test_what_comes_to_the_field_finds_a_zone() -> None:
    cards = [
        card
        for card in read_cards("SetCards", "PlaceOnField", "MakeTokens")
        if any(isinstance(node, SetCards | PlaceOnField | MakeTokens) for node in nodes(card.effects))
    ]
    found, tried = comes_to_nothing(cards[::2], full_but_one)
    assert not found
    assert tried > 10


def hangs_on_target(verb: Verb | None) -> bool:
    """Whether all that an effect does hangs on its target."""
    if isinstance(verb, Joined):
        return hangs_on_target(verb.first) and verb.joint in (Joint.AND_IF_YOU_DO, Joint.THEN)
    what = getattr(verb, "what", None)
    return isinstance(what, Ref) and what.kind == RefKind.TARGET


def aims_at_a_monster(effect: Effect) -> bool:
    """Whether an effect has one target, a monster on the field, and does nothing without it."""
    return (
        len(effect.targets) == 1
        and effect.targets[0].most == 1
        and effect.targets[0].pool.zones == Zone.FIELD
        and (not effect.choices and effect.optional and hangs_on_target(effect.resolution))
    )


def two_monsters(scenario: Scenario, card: Card, near: list[Card]) -> None:
    """A monster on either side, cards to pay with, and the opponent's answer."""
    bodies = [each for each in near if each.types & MONSTER and not each.in_extra_deck]
    for side in (scenario.alice, scenario.bob):
        side.attack_position(bodies[0] if bodies else "Mystical Elf")
    scenario.alice.hand("Kuriboh", *[each for each in near if not each.in_extra_deck][:2])
    scenario.bob.has_set(DEVICE)


def test_nothing_is_done_once_the_target_is_gone() -> None:
    """The opponent returns the target to the hand in response."""

    def returns_target(duel: Duel) -> int:
        decision = duel.decision
        assert decision is not None
        if decision.player != 1 or len(duel.chain) != 1:
            return -1
        link = duel.scopes[duel.chain[0]]
        if not link.targets or duel.place[link.targets[0][0]] != codes.MONSTER_ZONE:
            return -1
        for option in decision.options:
            if (
                codes.verb_of(option) == codes.O_ACTIVATE
                or codes.verb_of(option) == codes.O_PICK
                and (codes.card_of(option) == link.targets[0][0])
            ):
                gone.append(link.targets[0][0])
                return option
        return -1

    tried = 0
    found: list[str] = []
    gone: list[int] = []
    for card in list(read_cards("Destroy", "Banish", "ToHand", "TakeControl"))[::12]:
        for duel, option, effect in openings(card, two_monsters, aims_at_a_monster):
            gone.clear()
            duel.choose(option)
            go_on(duel, returns_target)
            noted = since_processed(duel, codes.card_of(option))
            if noted is None or not gone or duel.place[gone[-1]] != codes.HAND:
                continue
            tried += 1
            if {L_MOVE, L_SUMMON, L_DAMAGE, L_LIFE} & set(noted):
                found.append(f"{card.ja}: {card.effects.index(effect) + 1}")
    assert not found
    assert tried > 5


def ends_with_the_turn(effect: Effect) -> bool:
    """Whether an effect forbids something until the end of the turn, and nothing beyond it."""
    lasting = [node for node in nodes(effect.resolution) if isinstance(node, Apply)]
    return (
        is_sure(effect)
        and bool(lasting)
        and all(
            node.until is Until.END_OF_TURN and all(isinstance(each, Cannot) for each in node.modifiers)
            for node in lasting
        )
    )


def test_a_restriction_ends_with_the_turn() -> None:
    tried = 0
    for card in list(read_cards("Cannot"))[::8]:
        for duel, option, effect in openings(card, two_monsters, ends_with_the_turn):
            before = [
                len([each for each in duel.active[kind] if each.until == codes.U_END_OF_TURN])
                for kind in range(len(duel.active))
            ]
            duel.choose(option)
            go_on(duel)
            lasting = [
                each
                for kind in range(len(duel.active))
                for each in duel.active[kind]
                if each.until == codes.U_END_OF_TURN
            ]
            if len(lasting) <= sum(before):
                continue
            tried += 1
            turn = duel.turn
            while duel.decision is not None and duel.turn == turn:
                ends = [each for each in duel.decision.options if codes.verb_of(each) == codes.O_TO_END]
                duel.choose(ends[0] if ends else duel.decision.options[-1])
            left = [
                each
                for kind in range(len(duel.active))
                for each in duel.active[kind]
                if each.until == codes.U_END_OF_TURN
            ]
            assert not left, f"{card.ja}: {card.effects.index(effect) + 1}"
    assert tried > 5

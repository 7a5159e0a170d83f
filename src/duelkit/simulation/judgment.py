"""Invariants of duels of THE EYE OF JUDGMENT at every decision."""

from __future__ import annotations

from duelkit.judgment.cards import library
from duelkit.judgment.decks import builtin_decks, load_deck
from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.facts.targets import attackable
from duelkit.judgment.engine.facts.values import creature_count, raw_hp
from duelkit.judgment.engine.moves.placements import refresh
from duelkit.judgment.language.card import Card
from duelkit.judgment.state import codes
from duelkit.judgment.state.log import L_DRAW, L_FORCED, L_MANA, L_PHASE
from duelkit.judgment.state.parts import BLANK
from duelkit.judgment.why import VERBS, codes_against, every_action
from duelkit.judgment.why.actions import refused
from duelkit.kernel.decision import ACT
from duelkit.kernel.rng import Rng
from duelkit.simulation.contract import expect

SIZE = 30


def check_state(duel: Duel) -> None:
    """Check the state: every card in one place, one creature per field, nothing unsettled when a player can act."""
    check_places(duel)
    expect(sorted(duel.tile) == list(range(9)), f"the tiles are {duel.tile}")
    expect(min(duel.mana) >= 0, f"mana is {duel.mana}")
    expect(max(duel.timeouts) < duel.settings.timeouts or duel.outcome is not None, "too many time-outs")
    expect(BLANK.field == -1 and BLANK.damage == 0 and not BLANK.dead, "the shared blank was written")
    decision = duel.decision
    if decision is not None and decision.kind == ACT:
        check_settled(duel)
        expect(decision.player == duel.turn_player, "a player acts in the turn of the other")


def check_places(duel: Duel) -> None:
    """Check that every card is in exactly one place, in agreement with its creature."""
    seen: dict[int, str] = {}

    def put(card: int, place: int, name: str) -> None:
        expect(card not in seen, f"card {card} lies in {seen.get(card)} and in {name}")
        expect(duel.place[card] == place, f"card {card} lies in {name} but its place is {duel.place[card]:#x}")
        seen[card] = name

    for player in range(2):
        for pile, place, name in (
            (duel.library, codes.LIBRARY, "library"),
            (duel.hand, codes.HAND, "hand"),
            (duel.graveyard, codes.GRAVEYARD, "graveyard"),
        ):
            for card in pile[player]:
                put(card, place, f"{name} of {player}")
                expect(duel.owner[card] == player, f"card {card} lies in the {name} of another player")
    for position, card in enumerate(duel.occupant):
        if card < 0:
            continue
        put(card, codes.BOARD, f"field {position}")
        creature = duel.creatures[card]
        expect(duel.info[card].creature, f"card {card} on field {position} is a spell")
        expect(
            creature is not BLANK and creature.field == position,
            f"card {card} lies on field {position} but its creature says {creature.field}",
        )
        expect(0 <= creature.facing <= 3, f"card {card} faces {creature.facing}")
    for card in range(len(duel.info)):
        if card not in seen:
            expect(
                duel.place[card] == codes.LIMBO or duel.outcome is not None,
                f"card {card} is nowhere but its place is {duel.place[card]:#x}",
            )
        if duel.place[card] != codes.BOARD:
            expect(duel.creatures[card] is BLANK, f"card {card} is not on the board but has a creature")


def check_settled(duel: Duel) -> None:
    """Check that the state sync is over when a player can act. Rules: EOJ-SYNC-23, EOJ-SUMMON-07, EOJ-SUMMON-08."""
    expect(not duel.fresh, "triggers wait although a player may act")
    expect(duel.attacker < 0, "a battle goes on although a player may act")
    expect(duel.locked == (creature_count(duel) < duel.settings.unlock_at), "the lock is not as the creatures say")
    for card in duel.occupant:
        if card >= 0:
            creature = duel.creatures[card]
            expect(not creature.dead, f"the dead card {card} lies on the board although a player may act")
            expect(raw_hp(duel, card) > 0, f"card {card} lives with {raw_hp(duel, card)} HP")
            possessor = creature.possessor
            expect(possessor < 0 or duel.place[possessor] == codes.BOARD, f"card {card} is possessed by nobody there")
    newest = duel.log
    while newest is not None and newest.kind in (L_FORCED, L_PHASE):
        newest = newest.previous
    if newest is not None and newest.kind not in (L_MANA, L_DRAW):
        # no sync follows the draw and the mana of a turn (EOJ-SYNC-02 to -12): what depends on them waits for the next
        expect(not refresh(duel.copy()), "placement effects are not worked out although a player may act")


def check_reasons(duel: Duel) -> int:
    """Check for every conceivable action of the asked player that it is offered if and only if there is no reason
    against it.

    :returns: the number of compared actions.
    """
    decision = duel.decision
    if decision is None:
        return 0
    player = decision.player
    if decision.why == codes.W_ATTACK_TARGET:
        targets = {codes.card_of(option) for option in decision.options if codes.verb_of(option) == codes.O_PICK}
        expect(targets <= set(attackable(duel, decision.card)), f"targets {targets} that cannot be attacked")
    offered = {option for option in decision.options if decision.kind == ACT and codes.verb_of(option) in VERBS}
    every = every_action(duel, player)
    expect(offered <= set(every), f"no action of any card is offered as {offered.difference(every)}")
    twin = duel.copy()
    for action in every:
        found = codes_against(twin, player, action)
        expect(
            (action in offered) != bool(found),
            f"action {action:#x} at question {decision.why}: offered is "
            f"{action in offered}, and the reasons against it are {found}",
        )
        reasons: list[int] = []
        refused(twin, player, action, reasons)
        expect(
            refused(twin, player, action, None) == bool(reasons),
            f"action {action:#x}: the fast check and the reasons {reasons} disagree",
        )
    expect(twin.digest() == duel.digest(), "asking for reasons changed the duel")
    return len(every)


def some_deck(chance: Rng) -> tuple[Card, ...]:
    """A built-in deck, or with probability 2/3 a deck of random cards of the library."""
    names = builtin_decks()
    if chance.below(3) == 0:
        return load_deck(names[chance.below(len(names))]).cards()
    cards = library().cards
    return tuple(cards[chance.below(len(cards))] for _ in range(SIZE))

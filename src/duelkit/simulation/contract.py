"""The checks that hold for every duel at every decision. One suite for fuzzing and for tests."""

from __future__ import annotations

import pickle

from duelkit.kernel.errors import IllegalChoice
from duelkit.kernel.rng import Rng
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.duel import Duel


class Violation(AssertionError):
    """A guarantee of the kernel or the rules was broken."""


def expect(holds: bool, message: str) -> None:
    """Raise unless it holds."""
    if not holds:
        raise Violation(message)


def check_state(duel: Duel) -> None:
    """The state is sound: every card in exactly one place, no more cards than zones, sensible numbers."""
    seen: dict[int, str] = {}

    def put(card: int, place: int, name: str) -> None:
        expect(card not in seen, f"card {card} lies in {seen.get(card)} and in {name}")
        expect(duel.place[card] == place, f"card {card} lies in {name} but its place is {duel.place[card]:#x}")
        seen[card] = name

    for player in range(2):
        piles = ((duel.deck, codes.DECK, "deck"), (duel.hand, codes.HAND, "hand"),
                 (duel.graveyard, codes.GRAVEYARD, "graveyard"), (duel.banished, codes.BANISHED, "banished"),
                 (duel.extra, codes.EXTRA, "extra deck"))
        for pile, place, name in piles:
            for card in pile[player]:
                put(card, place, f"{name} of {player}")
                expect(duel.owner[card] == player, f"card {card} lies in the {name} of another player")
        for card in duel.monsters[player]:
            if card >= 0:
                put(card, codes.MONSTER_ZONE, f"monster zone of {player}")
                expect(duel.controller[card] == player, f"card {card} is controlled by another player")
                part = duel.play[card]
                expect(part.face_up or part.defense, f"card {card} lies in face-down attack position")
                expect(part.face_up or not duel.info[card].types & codes.TOKEN, f"token {card} lies face-down")
                for material in part.materials:
                    put(material, codes.OVERLAY, f"under {card}")
        for card in duel.spells[player]:
            if card >= 0 and duel.place[card] != codes.MONSTER_ZONE:
                put(card, codes.SPELL_ZONE, f"spell & trap zone of {player}")
        for card in duel.pendulum[player]:
            if card >= 0:
                put(card, codes.PENDULUM_ZONE, f"pendulum zone of {player}")
        if duel.field[player] >= 0:
            put(duel.field[player], codes.FIELD_ZONE, f"field zone of {player}")
        expect(duel.life[player] >= 0, f"player {player} has {duel.life[player]} life points")
    for card in range(len(duel.info)):
        if duel.place[card] and card not in seen:
            expect(duel.place[card] == codes.LIMBO, f"card {card} is nowhere but its place is {duel.place[card]:#x}")


def check_decision(duel: Duel) -> None:
    """The open question is sound."""
    decision = duel.decision
    if decision is None:
        expect(duel.outcome is not None, "no question is open and the duel is not over")
        return
    expect(duel.outcome is None, "a question is open though the duel is over")
    expect(len(decision.options) >= 2, f"a question with {len(decision.options)} options is open")
    expect(len(set(decision.options)) == len(decision.options), f"an option stands twice in {decision.options}")
    before = duel.digest()
    try:
        duel.choose(-12345)
    except IllegalChoice:
        expect(duel.digest() == before and duel.decision is decision, "a refused choice changed the duel")
    else:
        raise Violation("a choice that is not offered was taken")


def check_copies(duel: Duel, chance: Rng, steps: int = 4) -> None:
    """A copy and a pickled twin go on exactly as the original would, and the original does not notice."""
    before = duel.digest()
    twin = duel.copy()
    stored = pickle.loads(pickle.dumps(duel))
    expect(twin.digest() == before, "a copy differs from its original")
    expect(stored.digest() == before, "a pickled duel differs from its original")
    for _ in range(steps):
        decision = twin.decision
        if decision is None:
            break
        option = decision.options[chance.below(len(decision.options))]
        twin.choose(option)
        stored.choose(option)
    expect(twin.digest() == stored.digest(), "a copy and a pickled duel went on differently")
    expect(duel.digest() == before, "playing on a copy changed the original")


def check_views(duel: Duel, seed: int) -> None:
    """What a player sees and is asked does not depend on what the player cannot know."""
    for player in range(2):
        seen = duel.observe(player).rows()
        imagined = duel.redrawn(player, seed)
        expect(imagined.observe(player).rows() == seen,
               f"the view of player {player} changes with cards that the player cannot know")


def play_checked(duel: Duel, seed: int, every: int = 7, most: int = 20_000) -> int:
    """Play a duel at random with all checks on; answers the number of decisions.

    :param every: copies and views are checked every so many decisions, the state at each.
    :raises Violation: when a guarantee is broken.
    """
    chance = Rng(seed)
    count = 0
    check_state(duel)
    while duel.decision is not None:
        expect(count < most, f"the duel is not over after {most} decisions")
        decision = duel.decision
        if count % every == 0:
            check_decision(duel)
            check_copies(duel, chance)
            check_views(duel, seed + count)
        duel.choose(decision.options[chance.below(len(decision.options))])
        check_state(duel)
        count += 1
    check_decision(duel)
    return count

"""The checks that hold for every duel at every decision. One suite for fuzzing and for tests."""

from __future__ import annotations

import pickle

from duelkit.kernel.errors import IllegalChoice
from duelkit.kernel.rng import Rng
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.log import L_ATTACK, newest_first
from duelkit.yugioh.why import VERBS, attack_on, codes_against, every_action


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
                expect(not part.defense or not duel.info[card].types & codes.LINK, f"Link Monster {card} in defence")
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
        if duel.rules.pendulum_in_row:
            for side, slot in ((0, 0), (1, len(duel.spells[player]) - 1)):
                expect(duel.pendulum[player][side] < 0 or duel.spells[player][slot] < 0,
                       f"two cards lie in outer spell & trap zone {slot} of {player}")
        expect(duel.life[player] >= 0, f"player {player} has {duel.life[player]} life points")
    check_extra_zones(duel)
    for card in range(len(duel.info)):
        if duel.place[card] and card not in seen:
            expect(duel.place[card] == codes.LIMBO, f"card {card} is nowhere but its place is {duel.place[card]:#x}")


def check_extra_zones(duel: Duel) -> None:
    """The extra monster zones hold only monsters of the extra deck, each zone one of them. Rules: MR20-ZONE-09, -10."""
    first = duel.rules.monster_zones
    held = [0, 0]
    for slot in range(first, first + duel.rules.extra_monster_zones):
        cards = [duel.monsters[player][slot] for player in range(2) if duel.monsters[player][slot] >= 0]
        expect(len(cards) <= 1, f"two monsters lie in extra monster zone {slot}")
        for card in cards:
            types = duel.info[card].types
            expect(types & (codes.EXTRA_DECK_TYPES | codes.PENDULUM) != 0, f"card {card} lies in an extra monster zone")
            held[duel.controller[card]] += 1
    for player in range(2):
        expect(held[player] < 2 or any(card >= 0 and duel.info[card].types & codes.LINK
                                       for card in duel.monsters[player][first:]),
               f"player {player} uses both extra monster zones without a Link Monster there")


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


def attacks_offered(duel: Duel) -> set[int]:
    """Every attack with its target that can be declared, by declaring each attack on a copy."""
    decision = duel.decision
    found: set[int] = set()
    for option in [] if decision is None else decision.options:
        if codes.verb_of(option) != codes.O_ATTACK:
            continue
        card = codes.card_of(option)
        twin = duel.copy()
        twin.choose(option)
        asked = twin.decision
        if asked is not None and asked.why == codes.W_ATTACK_TARGET:
            found |= {attack_on(card, codes.card_of(target)) for target in asked.options}
        else:
            declared = next(entry for entry in newest_first(twin.log) if entry.kind == L_ATTACK)
            found.add(attack_on(card, declared.a))
    return found


def check_reasons(duel: Duel) -> int:
    """Of everything that the asked player could want to do: offered if and only if no reason stands against it.

    :returns: how many actions were compared.
    """
    decision = duel.decision
    if decision is None:
        return 0
    player = decision.player
    offered = {option for option in decision.options if codes.verb_of(option) in VERBS}
    every = every_action(duel, player)
    unknown = offered.difference(every)
    expect(not unknown, f"no action of any card is offered as {unknown}")
    offered |= attacks_offered(duel)
    if decision.why in (codes.W_ATTACK_TARGET, codes.W_REPLAY):
        targets = [option for option in decision.options if codes.verb_of(option) != codes.O_FINISH]
        offered |= {attack_on(decision.card, codes.card_of(option)) for option in targets}
    if any(codes.verb_of(option) == codes.O_PICK for option in decision.options):
        offered |= {option for option in decision.options if codes.verb_of(option) == codes.O_PICK}
        hidden = (0, codes.DECK, codes.OVERLAY, codes.LIMBO)
        every += [codes.option(codes.O_PICK, card) for card in range(len(duel.info)) if duel.place[card] not in hidden]
    twin = duel.copy()
    for action in every:
        found = codes_against(twin, player, action)
        expect((action in offered) != bool(found), f"action {action:#x} at question {decision.why}: offered is "
               f"{action in offered}, and the reasons against it are {found}")
    expect(twin.digest() == duel.digest(), "asking for reasons changed the duel")
    return len(every)


def play_checked(duel: Duel, seed: int, every: int = 7, most: int = 20_000) -> int:
    """Play a duel at random with all checks on; answers the number of decisions.

    :param every: copies and views are checked every so many decisions, reasons at every third of those, the state at
        each decision.
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
        if count % (3 * every) == 0:
            check_reasons(duel)
        duel.choose(decision.options[chance.below(len(decision.options))])
        check_state(duel)
        count += 1
    check_decision(duel)
    return count

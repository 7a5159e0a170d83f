"""Invariants of duels of Yu-Gi-Oh! at every decision, for fuzzing and for tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import takewhile

from duelkit.kernel.decision import PICK
from duelkit.kernel.rng import Rng
from duelkit.simulation.contract import Violation, expect
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks import load_deck, playable_decks
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_ATTACK, newest_first
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.why import VERBS, attack_on, codes_against, every_action


def check_state(duel: Duel) -> None:
    """Check the state: every card in exactly one place, no more cards than zones, valid numbers."""
    seen: dict[int, str] = {}

    def put(card: int, place: int, name: str) -> None:
        # called a hundred times per decision, so messages are only built if something is wrong
        if card in seen:
            raise Violation(f"card {card} lies in {seen[card]} and in {name} of {player}")
        if duel.place[card] != place:
            raise Violation(f"card {card} lies in {name} of {player} but its place is {duel.place[card]:#x}")
        seen[card] = name

    for player in range(2):
        for pile, place, name in (
            (duel.deck, codes.DECK, "deck"),
            (duel.hand, codes.HAND, "hand"),
            (duel.graveyard, codes.GRAVEYARD, "graveyard"),
            (duel.banished, codes.BANISHED, "banished"),
            (duel.extra, codes.EXTRA, "extra deck"),
        ):
            for card in pile[player]:
                put(card, place, name)
                # a card can come into the hand of a player who does not own it; elsewhere it lies with its owner
                if duel.controller[card] != player or place != codes.HAND and duel.owner[card] != player:
                    raise Violation(f"card {card} lies in the {name} of another player")
        check_field(duel, player, put)
        if duel.rules.pendulum_in_row:
            for side, slot in ((0, 0), (1, len(duel.spells[player]) - 1)):
                expect(
                    duel.pendulum[player][side] < 0 or duel.spells[player][slot] < 0,
                    f"two cards lie in outer spell & trap zone {slot} of {player}",
                )
        expect(duel.life[player] >= 0, f"player {player} has {duel.life[player]} life points")
    check_extra_zones(duel)
    face_up = duel.face_up_extra
    expect(
        len(set(face_up)) == len(face_up) and all(duel.place[card] == codes.EXTRA for card in face_up),
        f"the face-up cards {face_up} of the extra decks are not each there once",
    )
    for card in duel.using:
        if duel.place[card] == codes.OVERLAY:
            put(card, codes.OVERLAY, "stacked for a summon")
    for card in range(len(duel.info)):
        if duel.place[card] and card not in seen:
            expect(duel.place[card] == codes.LIMBO, f"card {card} is nowhere but its place is {duel.place[card]:#x}")


def check_field(duel: Duel, player: int, put: Callable[[int, int, str], None]) -> None:
    """Check the cards on a player's field."""
    for card in duel.monsters[player]:
        if card >= 0:
            put(card, codes.MONSTER_ZONE, "monster zone")
            expect(duel.controller[card] == player, f"card {card} is controlled by another player")
            part = duel.play[card]
            expect(part.face_up or part.defense, f"card {card} lies in face-down attack position")
            expect(part.face_up or not duel.info[card].types & codes.TOKEN, f"token {card} lies face-down")
            expect(not part.defense or not duel.info[card].types & codes.LINK, f"Link Monster {card} in defence")
            for material in part.materials:
                put(material, codes.OVERLAY, "materials")
    for card in duel.spells[player]:
        if card >= 0 and duel.place[card] != codes.MONSTER_ZONE:
            put(card, codes.SPELL_ZONE, "spell & trap zone")
    for card in duel.pendulum[player]:
        if card >= 0:
            put(card, codes.PENDULUM_ZONE, "pendulum zone")
    if duel.field[player] >= 0:
        put(duel.field[player], codes.FIELD_ZONE, "field zone")


def check_extra_zones(duel: Duel) -> None:
    """Check the extra monster zones (only monsters of the extra deck, one per zone), Link Monsters, and scales.

    Rules: MR20-ZONE-02, MR20-ZONE-09, MR20-ZONE-10, MR20-GAP-LNK-02.
    """
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
        expect(
            held[player] < 2
            or any(card >= 0 and duel.info[card].types & codes.LINK for card in duel.monsters[player][first:]),
            f"player {player} uses both extra monster zones without a Link Monster there",
        )
        for card in duel.monsters[player]:
            expect(
                card < 0
                or not duel.info[card].types & codes.LINK
                or (duel.play[card].face_up and not duel.play[card].defense),
                f"the Link Monster {card} is not in attack position",
            )
        for side, slot in ((0, 0), (1, -1)):
            expect(
                not duel.rules.pendulum_in_row or duel.pendulum[player][side] < 0 or duel.spells[player][slot] < 0,
                f"player {player} has two cards in the pendulum zone {side}",
            )


def attacks_offered(duel: Duel) -> set[int]:
    """Every attack with its target that can be declared, by declaring each attack on a copy."""
    decision = duel.decision
    before = duel.log
    found: set[int] = set()
    for option in [] if decision is None else decision.options:
        if codes.verb_of(option) != codes.O_ATTACK:
            continue
        card = codes.card_of(option)
        twin = duel.copy()
        twin.choose(option)
        while twin.decision is not None and twin.decision.kind == PICK and twin.decision.why != codes.W_ATTACK_TARGET:
            twin.choose(twin.decision.options[0])  # what the declaration costs
        # the attack of another monster, if it is the only action left, follows in the log
        since = takewhile(lambda entry: entry is not before, newest_first(twin.log))
        declared = [entry for entry in since if entry.kind == L_ATTACK]
        asked = twin.decision
        if declared:
            found.add(attack_on(card, declared[-1].a))
        elif asked is not None and asked.why == codes.W_ATTACK_TARGET:
            found |= {attack_on(card, codes.card_of(target)) for target in asked.options}
    return found


def check_reasons(duel: Duel) -> int:
    """Check for every conceivable action of the asked player that it is offered if and only if there is no reason
    against it.

    :returns: the number of compared actions.
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
        expect(
            (action in offered) != bool(found),
            f"action {action:#x} at question {decision.why}: offered is "
            f"{action in offered}, and the reasons against it are {found}",
        )
    expect(twin.digest() == duel.digest(), "asking for reasons changed the duel")
    return len(every)


@cache
def _codes(types: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The passcodes of all cards of these kinds in the library, for the main deck and for the extra deck."""
    cards = [card for card in library().facts() if not int(card.types) & ~types]
    return (
        tuple(card.passcode for card in cards if not card.in_extra_deck),
        tuple(card.passcode for card in cards if card.in_extra_deck),
    )


def some_deck(chance: Rng, rules: Rules) -> tuple[Card, ...]:
    """A built-in deck, or with probability 1/2 a deck of random cards of the library."""
    names = playable_decks(rules)
    if chance.below(2) and names:
        return load_deck(names[chance.below(len(names))]).cards()
    main, extra = _codes(rules.types)
    picked = [main[chance.below(len(main))] for _ in range(rules.deck_least)]
    picked += [extra[chance.below(len(extra))] for _ in range(min(rules.extra_most, len(extra)))]
    return tuple(library()[code] for code in picked)

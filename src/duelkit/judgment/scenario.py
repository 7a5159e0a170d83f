"""Rulings as tests: build any board, act, and see what is offered and what happens.

    duel = scenario()
    duel.field(5, "fire")
    lizard = duel.alice.creature("Partmole Flame Lizard", at=8, facing="north")
    guard = duel.bob.creature("Tritonan Ice Guard", at=5, facing="south")
    duel.alice.mana(4)
    ...
    duel.alice.attacks(lizard)
    assert duel.where(guard) == "graveyard"

Fields are numbered 1 to 9 from the upper left as the first player sees them, who is Alice and sits at the bottom;
facings are north, east, south, west on the same picture. Everything is strict: an action that is not offered fails with
the list of what is. Fields are Biolith on both sides unless ``field`` says otherwise, so that no bonus disturbs.
A card is meant by its name, by its number in the library (277), or by what the building methods answer. Cards can be
added until the first action or question, and later whenever the turn player is free to act.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duelkit.judgment.boards import standard_board
from duelkit.judgment.cards import library
from duelkit.judgment.compiler.definitions import card_info
from duelkit.judgment.duel import Duel, blank_duel
from duelkit.judgment.engine.facts.values import (
    attack_cost_of, attack_of, elements_at, hp_of, raw_attack, raw_hp, rotate_cost_of,
)
from duelkit.judgment.engine.legality.options import action_options, summon_options
from duelkit.judgment.engine.moves.placing import put_on_board
from duelkit.judgment.language.card import Card
from duelkit.judgment.setup import go_on
from duelkit.judgment.state import codes
from duelkit.judgment.state.board import Board, Settings
from duelkit.judgment.state.duel import add_card
from duelkit.judgment.state.log import LogEntry, entries
from duelkit.kernel.decision import ACT, CHOICE, CONFIRM, Decision, KIND_NAMES, PICK, POSITION, ZONE

__all__ = ["ALICE", "BOB", "NotOffered", "Placed", "Scenario", "Side", "scenario"]
ALICE: Final = 0
BOB: Final = 1
ELEMENTS: Final = {"fire": 1, "water": 2, "earth": 4, "wood": 8, "biolith": 16}
FACINGS: Final = ("north", "east", "south", "west")
PLACES: Final = {codes.LIBRARY: "library", codes.HAND: "hand", codes.BOARD: "board", codes.GRAVEYARD: "graveyard",
                 codes.LIMBO: "limbo"}
FILLER: Final = Card(9999, "Filler", hp=1, attack=0)
CardName = str | int | Card


class Placed(int):
    """A card of a scenario: its number in the duel, as the building methods and ``find`` answer it."""


class NotOffered(AssertionError):
    """The action is not among those offered."""


class Side:
    """One player of a scenario: builds their side, acts, and is asked about."""

    def __init__(self, owner: Scenario, player: int) -> None:
        self._scenario = owner
        self._player = player

    # building

    def _new(self, name: CardName) -> Placed:
        duel = self._scenario.duel
        definition = name if isinstance(name, Card) else library()[name]
        self._scenario.is_built_on()
        return Placed(add_card(duel, card_info(definition), self._player))

    def creature(self, name: CardName, at: int, facing: str = "", summoned_now: bool = False) -> Placed:
        """Put a creature on a field; it has been there since an earlier turn. Alice's face north, Bob's south."""
        duel = self._scenario.duel
        card = self._new(name)
        duel.library[self._player].remove(card)
        duel.place[card] = codes.NOWHERE
        way = FACINGS.index(facing) if facing else (0 if self._player == ALICE else 2)
        if duel.occupant[at - 1] >= 0:
            raise AssertionError(f"field {at} is taken")
        put_on_board(duel, card, at - 1, way)
        duel.creatures[card].summoned = duel.turn if summoned_now else 0
        return card

    def hand(self, *names: CardName) -> Placed:
        """Put cards into the hand; answers the first one's number."""
        return self._pile(names, codes.HAND, self._scenario.duel.hand)

    def graveyard(self, *names: CardName) -> Placed:
        """Put cards into the graveyard, the last on top."""
        return self._pile(names, codes.GRAVEYARD, self._scenario.duel.graveyard)

    def library(self, *names: CardName) -> Placed:
        """Put cards on top of the library, the first of them topmost."""
        first = len(self._scenario.duel.info)
        for name in names:
            self._new(name)
        pile = self._scenario.duel.library[self._player]
        added = pile[len(pile) - len(names):]
        del pile[len(pile) - len(names):]
        pile.extend(reversed(added))
        return Placed(first)

    def empty_library(self) -> None:
        """Take all cards out of the library."""
        self._scenario.is_built_on()
        duel = self._scenario.duel
        for card in duel.library[self._player]:
            duel.place[card] = codes.NOWHERE
        duel.library[self._player].clear()

    def _pile(self, names: Sequence[CardName], place: int, piles: list[list[int]]) -> Placed:
        first = len(self._scenario.duel.info)
        for name in names:
            card = self._new(name)
            self._scenario.duel.library[self._player].remove(card)
            self._scenario.duel.place[card] = place
            piles[self._player].append(card)
        return Placed(first)

    def mana(self, points: int) -> None:
        """Set the mana."""
        self._scenario.is_built_on()
        self._scenario.duel.mana[self._player] = points

    # acting

    def _choose(self, kinds: Sequence[int], verb: int, card: CardName | None, what: str,
                number: int | None = None) -> None:
        found = self._find(kinds, verb, card, number)
        if found is None:
            raise NotOffered(f"{what} is not offered to player {self._player}; {self._scenario.describe()}")
        self._scenario.duel.choose(found)

    def _find(self, kinds: Sequence[int], verb: int, card: CardName | None, number: int | None = None) -> int | None:
        decision = self._scenario.decision()
        if decision is None or decision.player != self._player or decision.kind not in kinds:
            return None
        for option in decision.options:
            if codes.verb_of(option) == verb and (number is None or codes.number_of(option) == number) and (
                    card is None or self._scenario.is_card(codes.card_of(option), card)):
                return option
        return None

    def summons(self, card: CardName, at: int, facing: str = "") -> None:
        """Summon a hand creature to a field, facing a way."""
        self._choose((ACT,), codes.O_SUMMON, card, f"summoning {card} to {at}", at - 1)
        self.faces(facing or ("north" if self._player == ALICE else "south"))

    def incarnates(self, card: CardName, onto: CardName, facing: str = "") -> None:
        """Summon a hand creature onto an own one, which is sacrificed."""
        position = self._scenario.duel.creatures[self._scenario.find(onto)].field
        self._choose((ACT,), codes.O_INCARNATE, card, f"incarnating {card} onto {onto}", position)
        self.faces(facing or ("north" if self._player == ALICE else "south"))

    def attacks(self, card: CardName, target: CardName | None = None) -> None:
        """Attack by re-action."""
        self._choose((ACT,), codes.O_ATTACK, card, f"an attack of {card}")
        if target is not None and self._find((PICK,), codes.O_PICK, target) is not None:
            self.picks(target)

    def rotates(self, card: CardName, way: str = "right") -> None:
        """Rotate by re-action, ``left`` or ``right``."""
        self._choose((ACT,), codes.O_ROTATE, card, f"rotating {card}", 1 if way == "right" else 0)

    def casts(self, card: CardName) -> None:
        """Cast a spell; costs and targets are asked for afterwards."""
        self._choose((ACT,), codes.O_CAST, card, f"casting {card}")

    def uses(self, card: CardName, ability: int | None = None) -> None:
        """Use an ability that a creature has instead of a re-action."""
        self._choose((ACT,), codes.O_ABILITY, card, f"an ability of {card}", ability)

    def picks(self, *cards: CardName) -> None:
        """Pick cards one after the other: targets, costs, discards."""
        for card in cards:
            self._choose((PICK,), codes.O_PICK, card, f"picking {card}")

    def finishes(self) -> None:
        """Pick no more."""
        self._choose((PICK,), codes.O_FINISH, None, "finishing")

    def chooses_field(self, at: int) -> None:
        """Choose a field."""
        self._choose((ZONE,), codes.O_FIELD, None, f"field {at}", at - 1)

    def chooses_element(self, element: str) -> None:
        """Choose an element for a spell."""
        self._choose((CHOICE,), codes.O_ELEMENT, None, f"the element {element}", ELEMENTS[element])

    def faces(self, facing: str) -> None:
        """Choose a facing."""
        self._choose((POSITION,), codes.O_FACING, None, f"facing {facing}", FACINGS.index(facing))

    def says_yes(self) -> None:
        """Answer with yes."""
        self._choose((CONFIRM,), codes.O_YES, None, "saying yes")

    def says_no(self) -> None:
        """Answer with no."""
        self._choose((CONFIRM,), codes.O_NO, None, "saying no")

    def ends_action_1(self) -> None:
        """Go on to action phase 2."""
        self._choose((ACT,), codes.O_TO_ACTION_2, None, "action phase 2")

    def ends_turn(self) -> None:
        """End the turn; in action phase 2, summon nothing."""
        self._choose((ACT,), codes.O_END_TURN, None, "the end of the turn")

    # asking

    def can(self, verb: str, card: CardName | None = None, number: int | None = None) -> bool:
        """Whether something is offered now.

        :param verb: one of summon, incarnate, attack, rotate, cast, ability, pick, field, face, yes, finish, end turn.
        :param number: a field (from 1) for summon, incarnate and field; else the option's own number.
        """
        if number is not None and verb in ("summon", "incarnate", "field"):
            number -= 1
        return self._find(range(8), VERBS[verb], card, number) is not None

    def is_asked(self, kind: str | None = None) -> bool:
        """Whether the open question is this player's (and of this kind)."""
        decision = self._scenario.decision()
        return decision is not None and decision.player == self._player and (
            kind is None or KIND_NAMES[decision.kind] == kind)

    def offered_fields(self) -> list[int]:
        """The fields, from 1, in the options of this player's open question."""
        decision = self._scenario.decision()
        if decision is None or decision.player != self._player:
            return []
        return [codes.number_of(option) + 1 for option in decision.options
                if codes.verb_of(option) in (codes.O_FIELD, codes.O_SUMMON)]

    def offered_cards(self) -> list[str]:
        """The names of the cards in the options of this player's open question."""
        decision = self._scenario.decision()
        if decision is None or decision.player != self._player:
            return []
        return [self._scenario.duel.info[codes.card_of(option)].name for option in decision.options
                if codes.card_of(option) >= 0]

    @property
    def mana_left(self) -> int:
        """The mana."""
        return self._scenario.duel.mana[self._player]

    @property
    def hand_size(self) -> int:
        """The number of cards in the hand."""
        return len(self._scenario.duel.hand[self._player])

    def cards(self, place: str) -> list[str]:
        """The names of this player's cards at a place (library, hand, board, graveyard), in its order."""
        duel = self._scenario.duel
        piles = {"library": duel.library, "hand": duel.hand, "graveyard": duel.graveyard}
        found = piles[place][self._player] if place in piles else [
            card for card in duel.occupant if card >= 0 and duel.owner[card] == self._player]
        return [duel.info[card].name for card in found]


VERBS: Final = {
    "summon": codes.O_SUMMON, "incarnate": codes.O_INCARNATE, "attack": codes.O_ATTACK, "rotate": codes.O_ROTATE,
    "cast": codes.O_CAST, "ability": codes.O_ABILITY, "pick": codes.O_PICK, "field": codes.O_FIELD,
    "face": codes.O_FACING, "yes": codes.O_YES, "finish": codes.O_FINISH, "end turn": codes.O_END_TURN,
    "element": codes.O_ELEMENT,
    "action 2": codes.O_TO_ACTION_2, "keep": codes.O_KEEP, "mulligan": codes.O_MULLIGAN,
}


class Scenario:
    """A board under construction, then the duel that goes on from it."""

    def __init__(self, turn: int, turn_number: int, seed: int, filler: int, board: Board, settings: Settings | None,
                 phase: str) -> None:
        self.duel: Duel = blank_duel(settings or Settings(board), seed)
        self.duel.turn = turn_number
        self.duel.turn_player = turn
        self.duel.first_player = turn if turn_number % 2 == 1 else 1 - turn
        self.alice = Side(self, ALICE)
        self.bob = Side(self, BOB)
        self._phase = phase
        self._started = False
        self._outdated = False
        """Whether something was built since the open question was asked."""
        self._elements: dict[int, tuple[int, int]] = {}
        for player in range(2):
            for _ in range(filler):
                add_card(self.duel, card_info(FILLER), player)

    def field(self, at: int, element: str, reverse: str = "biolith") -> None:
        """Give a field its element and the element of its reverse."""
        self._elements[at - 1] = (ELEMENTS[element], ELEMENTS[reverse])
        self._lay()

    def _lay(self) -> None:
        old = self.duel.settings
        board = old.board
        fronts = tuple(self._elements.get(position, (16, 16))[0] for position in range(9))
        backs = tuple(self._elements.get(position, (16, 16))[1] for position in range(9))
        laid = Board("scenario", False, fronts, backs, board.order, board.counter_order, board.mass_order,
                     board.magic_order)
        self.duel.settings = Settings(laid, old.start_mana, old.mana_gain, old.opening_hand, old.hand_limit,
                                      old.fields_to_win, old.trash_bonus, old.unlock_at, old.timeouts)
        self.duel.touched()

    def chances(self, *results: bool) -> None:
        """Fix the outcomes of the next chances (evasion and the like)."""
        self.duel.forced = list(results)

    def start(self) -> None:
        """Let the duel run from the position; done by itself at the first action or question."""
        if self._started:
            return
        self._started = True
        if not self._elements:
            self._lay()
        go_on(self.duel, self._phase)

    def is_built_on(self) -> None:
        """Something is built: if the duel goes on already, the turn player is asked anew what to do.

        :raises AssertionError: if another question is open.
        """
        if not self._started:
            return
        decision = self.duel.decision
        if decision is None or decision.kind != ACT:
            raise AssertionError("nothing can be added now; expected it before the first action, or while the turn "
                                 f"player is free to act: {self.describe()}")
        self._outdated = True

    def decision(self) -> Decision | None:
        """The open question."""
        self.start()
        duel = self.duel
        decision = duel.decision
        if self._outdated and decision is not None:
            self._outdated = False
            duel.touched()
            player = decision.player
            options = action_options(duel, player) if decision.why == codes.W_ACTION_1 else [
                *summon_options(duel, player), codes.option(codes.O_END_TURN)]
            duel.ask(player, ACT, options, decision.why)
        return duel.decision

    def is_card(self, number: int, card: CardName) -> bool:
        """Whether a card number is meant by a name."""
        if number < 0:
            return False
        if isinstance(card, Placed):
            return number == card
        definition = self.duel.info[number].definition
        if isinstance(card, Card):
            return definition == card
        return definition == library()[card]

    def find(self, card: CardName) -> Placed:
        """A card of the duel; the first one that is meant."""
        for number in range(len(self.duel.info)):
            if self.is_card(number, card):
                return Placed(number)
        raise AssertionError(f"no card {card} in the duel")

    def describe(self) -> str:
        """The open question in words, for the message of a failed test."""
        duel = self.duel
        decision = self.decision()
        if decision is None:
            return f"the duel is over: {duel.outcome}"
        names = {number: verb for verb, number in VERBS.items()}
        options = [f"{names.get(codes.verb_of(option), codes.verb_of(option))}"
                   f"{' ' + duel.info[codes.card_of(option)].name if codes.card_of(option) >= 0 else ''}"
                   f" #{codes.number_of(option)}" for option in decision.options]
        return (f"turn {duel.turn} of player {duel.turn_player}, phase {duel.phase}; player {decision.player} is asked "
                f"{KIND_NAMES[decision.kind]} (why {decision.why}): {', '.join(options)}")

    def is_settled(self) -> None:
        """Fail unless the turn player is free to act."""
        decision = self.decision()
        if decision is None or decision.kind != ACT:
            raise AssertionError("not settled: " + self.describe())

    def where(self, card: CardName) -> str:
        """library, hand, board, graveyard or limbo."""
        return PLACES[self.duel.place[self.find(card)]]

    def at(self, position: int) -> str:
        """The name of the creature on a field, empty if there is none."""
        card = self.duel.occupant[position - 1]
        return "" if card < 0 else self.duel.info[card].name

    def position(self, card: CardName) -> int:
        """The field of a creature, from 1; 0 if it is not on the board."""
        return self.duel.creatures[self.find(card)].field + 1

    def facing(self, card: CardName) -> str:
        """Which way a creature faces."""
        return FACINGS[self.duel.creatures[self.find(card)].facing]

    def hp(self, card: CardName) -> int:
        """The HP as shown."""
        self.start()
        return hp_of(self.duel, self.find(card))

    def raw_hp(self, card: CardName) -> int:
        """The true HP, below zero too."""
        self.start()
        return raw_hp(self.duel, self.find(card))

    def atk(self, card: CardName) -> int:
        """The attack value as shown."""
        self.start()
        return attack_of(self.duel, self.find(card))

    def raw_atk(self, card: CardName) -> int:
        """The true attack value, below zero too."""
        self.start()
        return raw_attack(self.duel, self.find(card))

    def attack_cost(self, card: CardName) -> int:
        """What an attack by re-action costs."""
        self.start()
        return attack_cost_of(self.duel, self.find(card))

    def rotate_cost(self, card: CardName) -> int:
        """What a rotation by re-action costs."""
        self.start()
        return rotate_cost_of(self.duel, self.find(card))

    def elements(self, at: int) -> list[str]:
        """The elements that a field has now."""
        bits = elements_at(self.duel, at - 1)
        return [name for name, bit in ELEMENTS.items() if bits & bit]

    def is_dead(self, card: CardName) -> bool:
        """Whether a creature lies dead on its field."""
        return self.duel.creatures[self.find(card)].dead

    @property
    def winner(self) -> int | None:
        """The winner, ``None`` while the duel goes on."""
        self.start()
        return None if self.duel.outcome is None else self.duel.outcome.winner

    def log(self, kind: int) -> list[LogEntry]:
        """The log entries of a kind, oldest first."""
        return [entry for entry in entries(self.duel.log) if entry.kind == kind]


def scenario(turn: int = ALICE, turn_number: int = 3, seed: int = 1, filler: int = 10, board: Board | None = None,
             settings: Settings | None = None, phase: str = "action") -> Scenario:
    """A new position: an empty board, ``filler`` harmless cards in each library.

    :param turn: whose turn it is, ``ALICE`` or ``BOB``.
    :param phase: where the duel goes on: ``start`` (of the turn), ``draw`` or ``action`` (action phase 1).
    """
    return Scenario(turn, turn_number, seed, filler, board or standard_board(), settings, phase)

"""Scenarios for tests of rulings: build a board, act, and check what is offered and what happens.

    duel = scenario()
    duel.field(5, "fire")
    lizard = duel.alice.creature("Partmole Flame Lizard", at=8, facing="north")
    guard = duel.bob.creature("Tritonan Ice Guard", at=5, facing="south")
    duel.alice.mana(4)
    ...
    duel.alice.attacks(lizard)
    assert duel.where(guard) == "graveyard"

Fields are numbered 1 to 9 from the upper left as seen by the first player, Alice, who sits at the bottom; facings are
north, east, south and west in the same view. An action that is not offered fails with the list of those that are.
Fields are Biolith on both sides unless ``field`` changes them, so that no field bonus applies.
A card is given by its name, by its number in the library (277), or by the value that a building method returned. Cards
can be added until the first action or query, and later whenever the turn player is free to act.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duelkit.judgment.boards import standard_board
from duelkit.judgment.cards import library
from duelkit.judgment.compiler.definitions import card_info
from duelkit.judgment.duel import Duel, blank_duel
from duelkit.judgment.engine.facts.values import (
    attack_cost_of,
    attack_of,
    elements_at,
    hp_of,
    raw_attack,
    raw_hp,
    rotate_cost_of,
)
from duelkit.judgment.engine.legality.options import action_options, summon_options
from duelkit.judgment.engine.moves.placing import put_on_board
from duelkit.judgment.language.card import Card
from duelkit.judgment.setup import go_on
from duelkit.judgment.state import codes
from duelkit.judgment.state.board import Board, Settings
from duelkit.judgment.state.duel import add_card
from duelkit.judgment.state.log import LogEntry, entries
from duelkit.kernel.decision import ACT, CHOICE, PICK, POSITION, ZONE, Decision
from duelkit.scenario import ALICE, BOB, BaseScenario, BaseSide, NotOffered

__all__ = ["ALICE", "BOB", "NotOffered", "Placed", "Scenario", "Side", "scenario"]
ELEMENTS: Final = {"fire": 1, "water": 2, "earth": 4, "wood": 8, "biolith": 16}
FACINGS: Final = ("north", "east", "south", "west")
PLACES: Final = {
    codes.LIBRARY: "library",
    codes.HAND: "hand",
    codes.BOARD: "board",
    codes.GRAVEYARD: "graveyard",
    codes.LIMBO: "limbo",
}
FILLER: Final = Card(9999, "Filler", hp=1, attack=0)
CardName = str | int | Card


class Placed(int):
    """A card of a scenario: its index in the duel, as the building methods and ``find`` return it."""


class Side(BaseSide):
    """One player of a scenario, with methods to build their side, act and query."""

    _scenario: Scenario
    YES = codes.O_YES
    NO = codes.O_NO

    # building

    def _new(self, name: CardName) -> Placed:
        duel = self._scenario.duel
        definition = name if isinstance(name, Card) else library()[name]
        self._scenario.is_built_on()
        return Placed(add_card(duel, card_info(definition), self._player))

    def creature(self, name: CardName, at: int, facing: str = "", summoned_now: bool = False) -> Placed:
        """Put a creature on a field, as if since an earlier turn. Alice's face north by default, Bob's south."""
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
        """Put cards into the hand; returns the first one."""
        return self._pile(names, codes.HAND, self._scenario.duel.hand)

    def graveyard(self, *names: CardName) -> Placed:
        """Put cards into the graveyard, the last on top."""
        return self._pile(names, codes.GRAVEYARD, self._scenario.duel.graveyard)

    def library(self, *names: CardName) -> Placed:
        """Put cards on top of the library, the first one topmost."""
        first = len(self._scenario.duel.info)
        for name in names:
            self._new(name)
        pile = self._scenario.duel.library[self._player]
        added = pile[len(pile) - len(names) :]
        del pile[len(pile) - len(names) :]
        pile.extend(reversed(added))
        return Placed(first)

    def empty_library(self) -> None:
        """Remove all cards from the library."""
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

    def summons(self, card: CardName, at: int, facing: str = "") -> None:
        """Summon a hand creature to a field with a facing."""
        self._choose((ACT,), codes.O_SUMMON, card, f"summoning {card} to {at}", at - 1)
        self.faces(facing or ("north" if self._player == ALICE else "south"))

    def incarnates(self, card: CardName, onto: CardName, facing: str = "") -> None:
        """Summon a hand creature onto a creature of this player, which is sacrificed."""
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
        """Begin to cast a spell; decisions about costs and targets follow."""
        self._choose((ACT,), codes.O_CAST, card, f"casting {card}")

    def uses(self, card: CardName, ability: int | None = None) -> None:
        """Use an activated ability of a creature."""
        self._choose((ACT,), codes.O_ABILITY, card, f"an ability of {card}", ability)

    def picks(self, *cards: CardName) -> None:
        """Pick cards one after the other: targets, costs, discards."""
        for card in cards:
            self._choose((PICK,), codes.O_PICK, card, f"picking {card}")

    def finishes(self) -> None:
        """Finish picking."""
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

    def offered_fields(self) -> list[int]:
        """The fields, from 1, in the options of this player's open decision."""
        decision = self._scenario.decision()
        if decision is None or decision.player != self._player:
            return []
        return [
            codes.number_of(option) + 1
            for option in decision.options
            if codes.verb_of(option) in (codes.O_FIELD, codes.O_SUMMON)
        ]

    @property
    def mana_left(self) -> int:
        """The mana."""
        return self._scenario.duel.mana[self._player]

    def cards(self, place: str) -> list[str]:
        """The names of this player's cards in a zone (library, hand, board, graveyard), in order."""
        duel = self._scenario.duel
        piles = {"library": duel.library, "hand": duel.hand, "graveyard": duel.graveyard}
        found = (
            piles[place][self._player]
            if place in piles
            else [card for card in duel.occupant if card >= 0 and duel.owner[card] == self._player]
        )
        return [duel.info[card].name for card in found]


VERBS: Final = {
    "summon": codes.O_SUMMON,
    "incarnate": codes.O_INCARNATE,
    "attack": codes.O_ATTACK,
    "rotate": codes.O_ROTATE,
    "cast": codes.O_CAST,
    "ability": codes.O_ABILITY,
    "pick": codes.O_PICK,
    "field": codes.O_FIELD,
    "face": codes.O_FACING,
    "yes": codes.O_YES,
    "finish": codes.O_FINISH,
    "end turn": codes.O_END_TURN,
    "element": codes.O_ELEMENT,
    "action 2": codes.O_TO_ACTION_2,
    "keep": codes.O_KEEP,
    "mulligan": codes.O_MULLIGAN,
}


class Scenario(BaseScenario):
    """A board under construction, then the duel that continues from it."""

    duel: Duel
    verbs = VERBS

    def __init__(
        self, turn: int, turn_number: int, seed: int, filler: int, board: Board, settings: Settings | None, phase: str
    ) -> None:
        super().__init__(blank_duel(settings or Settings(board), seed), turn, turn_number)
        self.alice = Side(self, ALICE)
        self.bob = Side(self, BOB)
        self._phase = phase
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
        laid = Board(
            "scenario", False, fronts, backs, board.order, board.counter_order, board.mass_order, board.magic_order
        )
        self.duel.settings = Settings(
            laid,
            old.start_mana,
            old.mana_gain,
            old.opening_hand,
            old.hand_limit,
            old.fields_to_win,
            old.trash_bonus,
            old.unlock_at,
            old.timeouts,
        )
        self.duel.touched()

    def chances(self, *results: bool) -> None:
        """Fix the outcomes of the next chances (evasion and the like)."""
        self.duel.forced = list(results)

    def _go_on(self) -> None:
        if not self._elements:
            self._lay()
        go_on(self.duel, self._phase)

    def _ask_anew(self, decision: Decision) -> None:
        duel, player = self.duel, decision.player
        duel.touched()
        options = (
            action_options(duel, player)
            if decision.why == codes.W_ACTION_1
            else [*summon_options(duel, player), codes.option(codes.O_END_TURN)]
        )
        duel.ask(player, ACT, options, decision.why)

    def is_card(self, number: int, card: CardName) -> bool:
        """Whether a name or number refers to a card."""
        if number < 0:
            return False
        if isinstance(card, Placed):
            return number == card
        definition = self.duel.info[number].definition
        if isinstance(card, Card):
            return definition == card
        return definition == library()[card]

    def find(self, card: CardName) -> Placed:
        """The first card of the duel to which a name or number refers."""
        return Placed(super().find(card))

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
        """The facing of a creature."""
        return FACINGS[self.duel.creatures[self.find(card)].facing]

    def hp(self, card: CardName) -> int:
        """The HP as shown."""
        self.start()
        return hp_of(self.duel, self.find(card))

    def raw_hp(self, card: CardName) -> int:
        """The HP, possibly negative."""
        self.start()
        return raw_hp(self.duel, self.find(card))

    def atk(self, card: CardName) -> int:
        """The attack value as shown, at least zero."""
        self.start()
        return attack_of(self.duel, self.find(card))

    def raw_atk(self, card: CardName) -> int:
        """The attack value, possibly negative."""
        self.start()
        return raw_attack(self.duel, self.find(card))

    def attack_cost(self, card: CardName) -> int:
        """The cost of an attack by re-action."""
        self.start()
        return attack_cost_of(self.duel, self.find(card))

    def rotate_cost(self, card: CardName) -> int:
        """The cost of a rotation by re-action."""
        self.start()
        return rotate_cost_of(self.duel, self.find(card))

    def elements(self, at: int) -> list[str]:
        """The current elements of a field."""
        bits = elements_at(self.duel, at - 1)
        return [name for name, bit in ELEMENTS.items() if bits & bit]

    def is_dead(self, card: CardName) -> bool:
        """Whether a creature is a dead body on its field."""
        return self.duel.creatures[self.find(card)].dead

    def log(self, kind: int) -> list[LogEntry]:
        """The log entries of a kind, oldest first."""
        return [entry for entry in entries(self.duel.log) if entry.kind == kind]


def scenario(
    turn: int = ALICE,
    turn_number: int = 3,
    seed: int = 1,
    filler: int = 10,
    board: Board | None = None,
    settings: Settings | None = None,
    phase: str = "action",
) -> Scenario:
    """A new scenario: an empty board, ``filler`` harmless cards in each library.

    :param turn: the turn player, ``ALICE`` or ``BOB``.
    :param phase: the phase from which the duel continues: ``start`` (of the turn), ``draw`` or ``action`` (phase 1).
    """
    return Scenario(turn, turn_number, seed, filler, board or standard_board(), settings, phase)

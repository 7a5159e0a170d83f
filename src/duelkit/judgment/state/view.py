"""The information about a duel that one player may have, as data."""

from __future__ import annotations

from duelkit.judgment.state.codes import START
from duelkit.kernel.decision import Decision
from duelkit.kernel.outcome import Outcome


class CardView:
    """A card in a hand or a graveyard: its index and card number, −1 and 0 if it is hidden."""

    def __init__(self, card: int, number: int, cost: int) -> None:
        self.card = card
        self.number = number
        self.cost = cost

    def __repr__(self) -> str:
        return f"<CardView {self.number}, card {self.card}>" if self.number else "<CardView of an unknown card>"

    def row(self) -> tuple[object, ...]:
        """All values as a tuple."""
        return (self.card, self.number, self.cost)


class CreatureView:
    """A creature on the board, which is public."""

    def __init__(self, card: int, number: int, owner: int) -> None:
        self.card = card
        self.number = number
        self.owner = owner
        self.facing = 0
        self.hp = 0
        self.attack = 0
        self.attack_cost = 0
        self.rotate_cost = 0
        self.element = 0
        self.race = ""
        self.keywords = 0
        self.evasion = 0
        self.protection = 0
        self.magic_protection = 0
        self.dead = False
        self.possessor = -1
        self.reach: tuple[int, ...] = ()
        """The positions that its attack reaches; none for an icon that does no damage."""
        self.counter_sides = 0
        self.blind_sides = 0
        self.cost = 0
        self.given: tuple[tuple[int, int], ...] = ()
        """The abilities that effects gave it: the number of the card that gave each, and the index there."""

    def row(self) -> tuple[object, ...]:
        """All values as a tuple."""
        return (
            self.card,
            self.number,
            self.owner,
            self.facing,
            self.hp,
            self.attack,
            self.attack_cost,
            self.rotate_cost,
            self.element,
            self.race,
            self.keywords,
            self.evasion,
            self.protection,
            self.magic_protection,
            self.dead,
            self.possessor,
            self.reach,
            self.counter_sides,
            self.blind_sides,
            self.cost,
            self.given,
        )


class FieldView:
    """A field: its elements as bits (its own and those it counts as), its reverse, and its creature."""

    def __init__(self, elements: int, face: int, reverse: int, sealed: bool, creature: CreatureView | None) -> None:
        self.elements = elements
        self.face = face
        self.reverse = reverse
        self.sealed = sealed
        self.creature = creature

    def row(self) -> tuple[object, ...]:
        """All values as a tuple."""
        return (
            self.elements,
            self.face,
            self.reverse,
            self.sealed,
            None if self.creature is None else self.creature.row(),
        )


class SideView:
    """One player's side."""

    def __init__(self) -> None:
        self.mana = 0
        self.library = 0
        self.hand: list[CardView] = []
        self.graveyard: list[CardView] = []
        self.timeouts = 0

    def rows(self) -> tuple[object, ...]:
        """All values as a tuple."""
        return (
            self.mana,
            self.library,
            tuple([card.row() for card in self.hand]),
            tuple([card.row() for card in self.graveyard]),
            self.timeouts,
        )


class View:
    """The duel as ``player`` sees it. ``sides[0]`` is the player's own side; fields are in positions 0 to 8."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.sides: list[SideView] = []
        self.fields: list[FieldView] = []
        self.turn = 0
        self.turn_player = 0
        self.phase = START
        self.locked = True
        self.attacker = -1
        self.decrees: list[tuple[int, int, int]] = []
        """Rules that are changed for a time: the card's number, its owner, the last turn."""
        self.decision: Decision | None = None
        """The open decision, if it is this player's."""
        self.waiting_for = -1
        self.outcome: Outcome | None = None

    def __repr__(self) -> str:
        mana = " : ".join([str(side.mana) for side in self.sides])
        now = f"player {self.waiting_for} decides" if self.outcome is None else str(self.outcome)
        return f"<View of player {self.player}: turn {self.turn} of player {self.turn_player}, mana {mana}; {now}>"

    def rows(self) -> tuple[object, ...]:
        """All values as tuples, for comparing two views."""
        decision = self.decision
        asked = (
            None
            if decision is None
            else (decision.player, decision.kind, tuple(decision.options), decision.why, decision.card, decision.detail)
        )
        return (
            self.player,
            tuple([side.rows() for side in self.sides]),
            tuple([field.row() for field in self.fields]),
            self.turn,
            self.turn_player,
            self.phase,
            self.locked,
            self.attacker,
            tuple(self.decrees),
            asked,
            self.waiting_for,
            None if self.outcome is None else (self.outcome.winner, self.outcome.reason),
        )

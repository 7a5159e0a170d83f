"""What one player can know of a duel, and nothing else.

Rules: MR3-PUB-01, MR3-PUB-04, MR3-PEN-22, MR3-FDN-02 to -04, RES-BAN-02, EX04-PUB rules of the same kind.
"""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import Decision
from duelkit.kernel.outcome import Outcome
from duelkit.yugioh.engine.facts.blocked import blocked_slots
from duelkit.yugioh.engine.facts.figures import atk_of, attribute_of, defense_of, race_of, rank_of, scale_of
from duelkit.yugioh.engine.facts.properties import level_of, negated, types_of
from duelkit.yugioh.engine.moves.open_cards import graveyards_hidden, shows_hand
from duelkit.yugioh.state.codes import (
    BANISHED,
    DECK,
    EXTRA,
    FIELD,
    GRAVEYARD,
    HAND,
    KNOWN_TO_BOTH,
    MONSTER_ZONE,
    NO_STEP,
    only_for,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_ATTACK, L_FORCED, L_MISSED, LogEntry, entries

HIDDEN: Final = -1
"""The passcode of a card that the player cannot know."""
SPECTATOR: Final = 2
"""A spectator, who knows only what is public."""


class CardView:
    """One card as the player sees it.

    ``number`` is the card's id in options; −1 if even that would reveal something (hidden piles). ``passcode`` is 0 for
    an unknown card. Figures are current values and set for face-up monsters only.
    """

    def __init__(self, number: int, passcode: int) -> None:
        self.number = number
        self.passcode = passcode
        self.owner = 0
        self.face_up = True
        self.defense = False
        self.types = 0
        self.atk = 0
        self.defense_points = 0
        self.level = 0
        self.rank = 0
        self.rating = 0
        """The Link Rating."""
        self.markers = 0
        """The link markers, as bits of ``language.words.Marker``."""
        self.scale = 0
        self.attribute = 0
        self.race = 0
        self.counters: dict[str, int] = {}
        self.materials: tuple[int, ...] = ()
        """Passcodes of the Xyz materials."""
        self.equipped_to = -1
        self.negated = False
        self.set_this_turn = False

    def __repr__(self) -> str:
        return f"<CardView {self.passcode}, card {self.number}>" if self.passcode else "<CardView of an unknown card>"

    def row(self) -> tuple[object, ...]:
        """Everything as plain values, for comparing two views."""
        return (
            self.number,
            self.passcode,
            self.owner,
            self.face_up,
            self.defense,
            self.types,
            self.atk,
            self.defense_points,
            self.level,
            self.rank,
            self.rating,
            self.markers,
            self.scale,
            self.attribute,
            self.race,
            tuple(sorted(self.counters.items())),
            self.materials,
            self.equipped_to,
            self.negated,
            self.set_this_turn,
        )


class SideView:
    """One side of the field."""

    def __init__(self) -> None:
        self.life = 0
        self.deck_size = 0
        self.deck_top: list[CardView] = []
        """The cards of the deck whose positions the player knows, from the top; usually empty."""
        self.hand: list[CardView] = []
        self.graveyard: list[CardView] = []
        self.banished: list[CardView] = []
        self.extra: list[CardView] = []
        self.monsters: list[CardView | None] = []
        self.spells: list[CardView | None] = []
        self.field: CardView | None = None
        self.pendulum: list[CardView | None] = []
        self.blocked: int = 0
        """The monster zones that an effect keeps from being used, as bits."""

    def __repr__(self) -> str:
        piles = (self.hand, self.graveyard, self.banished, self.extra)
        hand, graveyard, banished, extra = [len(pile) for pile in piles]
        monsters = len([card for card in self.monsters if card is not None])
        return (
            f"<SideView: LP {self.life}, deck {self.deck_size}, hand {hand}, extra deck {extra}, "
            f"graveyard {graveyard}, banished {banished}, monsters {monsters}>"
        )

    def rows(self) -> tuple[object, ...]:
        """Everything as plain values."""
        return (
            self.life,
            self.deck_size,
            tuple([card.row() for card in self.deck_top]),
            tuple([card.row() for card in self.hand]),
            tuple([card.row() for card in self.graveyard]),
            tuple([card.row() for card in self.banished]),
            tuple([card.row() for card in self.extra]),
            tuple([None if card is None else card.row() for card in self.monsters]),
            tuple([None if card is None else card.row() for card in self.spells]),
            None if self.field is None else self.field.row(),
            tuple([None if card is None else card.row() for card in self.pendulum]),
        )


class LinkView:
    """A chain link, which is public knowledge."""

    def __init__(
        self, number: int, player: int, card: int, passcode: int, effect: int, targets: tuple[int, ...], negated: bool
    ) -> None:
        self.number = number
        self.player = player
        self.card = card
        self.passcode = passcode
        self.effect = effect
        self.targets = targets
        self.negated = negated

    def row(self) -> tuple[object, ...]:
        """Everything as plain values."""
        return (self.number, self.player, self.card, self.passcode, self.effect, self.targets, self.negated)


class LogView:
    """A log entry; ``passcode`` is 0 and ``card`` −1 if the player cannot know the card."""

    def __init__(self, number: int, kind: int, card: int, passcode: int, player: int, a: int, b: int, c: int) -> None:
        self.number = number
        self.kind = kind
        self.card = card
        self.passcode = passcode
        self.player = player
        self.a = a
        self.b = b
        self.c = c

    def row(self) -> tuple[int, ...]:
        """Everything as plain values."""
        return (self.number, self.kind, self.card, self.passcode, self.player, self.a, self.b, self.c)


class View:
    """The duel as ``player`` sees it. ``sides[0]`` is the player's own side."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.sides: list[SideView] = []
        self.turn = 0
        self.turn_player = 0
        self.phase = 0
        self.step = NO_STEP
        self.chain: list[LinkView] = []
        self.attacker = -1
        self.attack_target = -1
        self.decision: Decision | None = None
        """The open question, if this player is asked; its options name only cards that the player can know."""
        self.waiting_for = -1
        self.outcome: Outcome | None = None

    def __repr__(self) -> str:
        life = " : ".join([str(side.life) for side in self.sides])
        now = f"player {self.waiting_for} decides" if self.outcome is None else str(self.outcome)
        return f"<View of player {self.player}: turn {self.turn} of player {self.turn_player}, LP {life}; {now}>"

    def rows(self) -> tuple[object, ...]:
        """Everything as plain values, for comparing two views."""
        decision = self.decision
        asked = (
            None
            if decision is None
            else (decision.player, decision.kind, tuple(decision.options), decision.why, decision.card, decision.detail)
        )
        return (
            self.player,
            tuple([side.rows() for side in self.sides]),
            self.turn,
            self.turn_player,
            self.phase,
            self.step,
            tuple([link.row() for link in self.chain]),
            self.attacker,
            self.attack_target,
            asked,
            self.waiting_for,
            None if self.outcome is None else (self.outcome.winner, self.outcome.reason),
        )


def knows(duel: State, player: int, card: int) -> bool:
    """Whether the player can know which card this is and look at it."""
    if duel.place[card] == GRAVEYARD and duel.chain and graveyards_hidden(duel, player):
        return False
    return remembers(duel, player, card)


def knowers(duel: State, card: int) -> int:
    """Who can know which card this is: bits 0 and 1 for the players, bit 2 for spectators."""
    return knows(duel, 0, card) | knows(duel, 1, card) << 1 | knows(duel, SPECTATOR, card) << SPECTATOR


def was_shown(duel: State, player: int, card: int) -> bool:
    """Whether the player has seen this hidden card, and it has not moved since."""
    seen = duel.known.get(card, 0)
    return seen >> player & 1 != 0 or seen == KNOWN_TO_BOTH and player == SPECTATOR


def remembers(duel: State, player: int, card: int) -> bool:
    """Whether the player has seen which card this is, even if it cannot be looked at now. Rule: EX04-PUB-04."""
    place = duel.place[card]
    if place == BANISHED and card in duel.down_banished:
        return duel.owner[card] == player or was_shown(duel, player, card)
    if not place & (FIELD | HAND | EXTRA | DECK) or place == HAND and duel.controller[card] == player:
        return True
    if place & FIELD and (duel.play[card].face_up or duel.controller[card] == player):
        return True
    if duel.known and was_shown(duel, player, card):
        return True
    if place & FIELD:
        return False
    if place == HAND:
        return shows_hand(duel, duel.controller[card])
    if place == EXTRA:
        return duel.owner[card] == player or card in duel.face_up_extra
    return duel.turned_over and duel.deck[duel.owner[card]][-1] == card


def card_view(duel: State, player: int, card: int) -> CardView:
    """One card as the player sees it."""
    known = knows(duel, player, card)
    place = duel.place[card]
    info = duel.info[card]
    view = CardView(card, info.passcode if known else 0)
    view.owner = duel.owner[card]
    if not place & FIELD and not known:
        view.number = HIDDEN
    if place & FIELD:
        part = duel.play[card]
        view.face_up = part.face_up
        view.defense = part.defense
        view.materials = tuple([duel.info[material].passcode for material in part.materials])
        view.equipped_to = part.equipped_to
        if part.counters is not None:
            view.counters = {name: count for name, count in part.counters.items() if count}
        if part.face_up:
            view.negated = negated(duel, card)
        elif duel.controller[card] == player:
            view.set_this_turn = part.set_turn == duel.turn
    elif place == EXTRA:
        view.face_up = card in duel.face_up_extra
    elif place == BANISHED:
        view.face_up = card not in duel.down_banished
    if known:
        view.types = types_of(duel, card)
        view.markers = info.markers
        view.rating = info.level if info.markers else 0
        view.scale = scale_of(duel, card)
        if place == MONSTER_ZONE and duel.play[card].face_up or not place & FIELD:
            view.atk = atk_of(duel, card)
            view.defense_points = defense_of(duel, card)
            view.level = level_of(duel, card)
            view.rank = rank_of(duel, card)
            view.attribute = attribute_of(duel, card)
            view.race = race_of(duel, card)
        else:
            view.atk = info.atk
            view.defense_points = info.defense
            view.level = 0 if info.markers else info.level
            view.attribute = info.attribute
            view.race = info.race
    return view


def pile(duel: State, player: int, cards: list[int], ordered: bool) -> list[CardView]:
    """A pile; if its order is not public, unknown cards come last."""
    views = [card_view(duel, player, card) for card in cards]
    if ordered:
        return views
    known = [view for view in views if view.passcode]
    known.sort(key=_by_passcode)
    return known + [view for view in views if not view.passcode]


def _by_passcode(view: CardView) -> int:
    return view.passcode


def side_view(duel: State, player: int, whose: int) -> SideView:
    """One side as the player sees it."""
    side = SideView()
    side.life = duel.life[whose]
    side.deck_size = len(duel.deck[whose])
    for card in reversed(duel.deck[whose]):
        if not knows(duel, player, card):
            break
        side.deck_top.append(card_view(duel, player, card))
    side.hand = pile(duel, player, duel.hand[whose], whose == player)
    side.graveyard = pile(duel, player, duel.graveyard[whose], True)
    side.banished = pile(duel, player, duel.banished[whose], True)
    side.extra = pile(duel, player, duel.extra[whose], False)
    side.monsters = [None if card < 0 else card_view(duel, player, card) for card in duel.monsters[whose]]
    side.blocked = blocked_slots(duel, whose)
    side.spells = [None if card < 0 else card_view(duel, player, card) for card in duel.spells[whose]]
    card = duel.field[whose]
    side.field = None if card < 0 else card_view(duel, player, card)
    side.pendulum = [None if card < 0 else card_view(duel, player, card) for card in duel.pendulum[whose]]
    return side


def observe(duel: State, player: int) -> View:
    """Everything that the player can know now; for :data:`SPECTATOR`, what is public, with player 0's side first."""
    view = View(player)
    own = 0 if player == SPECTATOR else player
    view.sides = [side_view(duel, player, own), side_view(duel, player, 1 - own)]
    view.turn = duel.turn
    view.turn_player = duel.turn_player
    view.phase = duel.phase
    view.step = duel.step
    for at in range(len(duel.chain)):
        scope = duel.scopes[duel.chain[at]]
        targets: list[int] = []
        for cards in scope.targets:
            targets.extend(cards)
        # a card that went back among hidden cards is known by the effect that it activated
        passcode = duel.info[scope.card].passcode if knows(duel, player, scope.card) else scope.code.definition.passcode
        view.chain.append(
            LinkView(
                at + 1, scope.player, scope.card, passcode, scope.code.shown, tuple(targets), scope.activation_negated
            )
        )
    view.attacker = duel.attacker
    view.attack_target = duel.attack_target
    decision = duel.decision
    if decision is not None:
        view.waiting_for = decision.player
        if decision.player == player:
            view.decision = decision
    view.outcome = duel.outcome
    return view


def seen_log(duel: State, player: int, last: LogEntry | None, after: int = 0) -> list[LogView]:
    """The log as the player can know it: entries with a number above ``after``, oldest first.

    Choices that only the other player knows (forced answers, hidden picks) are left out. For an attack, ``b`` is
    whether the player knew the attacked card.
    """
    found: list[LogView] = []
    for entry in entries(last, after):
        if entry.secret and entry.secret != only_for(player):
            if entry.kind in (L_FORCED, L_MISSED):
                continue
            found.append(LogView(entry.number, entry.kind, HIDDEN, 0, entry.player, entry.a, entry.b, entry.c))
        else:
            passcode = duel.info[entry.card].passcode if entry.card >= 0 else 0
            b = entry.b >> player & 1 if entry.kind == L_ATTACK else entry.b
            found.append(LogView(entry.number, entry.kind, entry.card, passcode, entry.player, entry.a, b, entry.c))
    return found

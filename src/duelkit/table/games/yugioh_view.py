"""What a viewer sees of a duel of Yu-Gi-Oh!, as it is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import NODEFAULT, Struct, field
from msgspec.structs import fields

from duelkit.table.answers import View as Shown
from duelkit.yugioh.engine.seen.view import CardView, SideView, View
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.rules import Rules

Numbering = Callable[[int], int]
PHASES: Final = ("draw", "standby", "main1", "battle", "main2", "end")
STEPS: Final = {
    codes.START_STEP: "start",
    codes.BATTLE_STEP: "battle",
    codes.DAMAGE_START: "damage_start",
    codes.BEFORE_CALC: "before_calculation",
    codes.CALC: "calculation",
    codes.AFTER_CALC: "after_calculation",
    codes.DAMAGE_END: "damage_end",
    codes.END_STEP: "end",
}
QUESTIONS: Final = {
    codes.W_MAIN: "main",
    codes.W_BATTLE: "battle",
    codes.W_RESPOND: "respond",
    codes.W_TRIGGERS: "triggers",
    codes.W_TRIBUTE: "tribute",
    codes.W_TARGET: "target",
    codes.W_EFFECT_PICK: "effect",
    codes.W_COST_PICK: "cost",
    codes.W_POSITION: "position",
    codes.W_ATTACK_TARGET: "attack_target",
    codes.W_REPLAY: "replay",
    codes.W_HAND_LIMIT: "hand_limit",
    codes.W_MATERIAL: "material",
    codes.W_OPTIONAL: "optional",
    codes.W_INSTEAD: "instead",
    codes.W_BRANCH: "branch",
    codes.W_DECLARE: "declare",
    codes.W_PENDULUM: "pendulum",
    codes.W_ARRANGE: "arrange",
    codes.W_PHASE: "phase",
    codes.W_NORMAL_OR_SET: "normal_or_set",
    codes.W_FUSION: "fusion",
    codes.W_SYNCHRO: "synchro",
    codes.W_RITUAL: "ritual",
    codes.W_ZONE_SIDE: "scale_side",
    codes.W_LINK: "link",
}
"""Stable words for why a question is asked."""


class Card(Struct, omit_defaults=True, rename={"defense_points": "def"}):
    """A card as the viewer sees it. Default values, most values of most cards, are left out."""

    card: int
    passcode: int
    owner: int
    up: bool
    types: int = 0
    atk: int = 0
    defense_points: int = 0
    level: int = 0
    rank: int = 0
    rating: int = 0
    markers: int = 0
    scale: int = 0
    attribute: int = 0
    race: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    materials: tuple[int, ...] = ()
    defense: bool = False
    negated: bool = False
    set_this_turn: bool = False
    equipped_to: int = -1


CARD_DEFAULTS: Final[dict[str, object]] = {
    one.encode_name: {}
    if one.default_factory is dict
    else list(one.default)
    if isinstance(one.default, tuple)
    else one.default
    for one in fields(Card)
    if one.default is not NODEFAULT or one.default_factory is not NODEFAULT
}
"""The fields of a card that a view leaves out if they have these values."""


class Side(Struct):
    """One side."""

    player: int
    life: int
    deck: int
    deck_top: list[Card]
    hand: list[Card]
    graveyard: list[Card]
    banished: list[Card]
    extra: list[Card]
    monsters: list[Card | None]
    spells: list[Card | None]
    field: Card | None
    pendulum: list[Card | None]


class Zones(Struct):
    """The zones of the edition."""

    monster: int
    spell: int
    extra: int
    pendulum: str
    field_shared: bool


class Link(Struct):
    """A chain link."""

    number: int
    player: int
    card: int
    passcode: int
    effect: int
    targets: list[int]
    negated: bool


class YugiohView(Shown):
    """Everything that the viewer sees of the duel, without the question."""

    turn: int
    turn_player: int
    phase: str
    step: str | None
    zones: Zones
    chain: list[Link]
    attacker: int | None
    attack_target: int | None
    sides: list[Side]
    pendulums: bool


def card_of(card: CardView, number: Numbering) -> Card:
    """Returns a card as the viewer sees it; figures only if it has some."""
    found = Card(
        number(card.number),
        card.passcode,
        card.owner,
        card.face_up,
        card.types,
        counters=card.counters,
        materials=card.materials,
        defense=card.defense,
        negated=card.negated,
        set_this_turn=card.set_this_turn,
    )
    if card.types & (codes.MONSTER | codes.PENDULUM):
        found.atk, found.defense_points = card.atk, card.defense_points
        found.level, found.rank, found.rating = card.level, card.rank, card.rating
        found.markers, found.scale = card.markers, card.scale
        found.attribute, found.race = card.attribute, card.race
    if card.equipped_to >= 0:
        found.equipped_to = number(card.equipped_to)
    return found


def row_of(row: list[CardView | None], number: Numbering) -> list[Card | None]:
    """Returns a row of zones."""
    return [None if card is None else card_of(card, number) for card in row]


def pile_of(pile: list[CardView], number: Numbering) -> list[Card]:
    """Returns a pile."""
    return [card_of(card, number) for card in pile]


def side_of(side: SideView, player: int, number: Numbering) -> Side:
    """Returns one side."""
    return Side(
        player,
        side.life,
        side.deck_size,
        pile_of(side.deck_top, number),
        pile_of(side.hand, number),
        pile_of(side.graveyard, number),
        pile_of(side.banished, number),
        pile_of(side.extra, number),
        row_of(side.monsters, number),
        row_of(side.spells, number),
        None if side.field is None else card_of(side.field, number),
        row_of(side.pendulum, number),
    )


def zones_of(rules: Rules) -> Zones:
    """Returns the zones of the edition."""
    pendulum = "none"
    if rules.types & codes.PENDULUM:
        pendulum = "row" if rules.pendulum_in_row else "own"
    return Zones(rules.monster_zones, rules.spell_zones, rules.extra_monster_zones, pendulum, rules.one_field_spell)


def view_of(view: View, rules: Rules, number: Numbering, pendulums: bool) -> YugiohView:
    """Returns everything that the viewer sees of the duel, without the question.

    :param number: returns the number by which the viewer knows a card; −1 for one that cannot be distinguished from
        others.
    :param pendulums: whether the viewer knows of a Pendulum Monster.
    """
    first = view.player if view.player < 2 else 0
    chain = [
        Link(
            link.number,
            link.player,
            number(link.card),
            link.passcode,
            link.effect,
            [number(card) for card in link.targets],
            link.negated,
        )
        for link in view.chain
    ]
    target = None
    if view.attacker >= 0:
        target = number(view.attack_target) if view.attack_target >= 0 else view.attack_target
    return YugiohView(
        view.turn,
        view.turn_player,
        PHASES[view.phase],
        STEPS.get(view.step),
        zones_of(rules),
        chain,
        None if view.attacker < 0 else number(view.attacker),
        target,
        [side_of(view.sides[0], first, number), side_of(view.sides[1], 1 - first, number)],
        pendulums,
    )

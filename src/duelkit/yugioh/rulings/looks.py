"""What a step looks at: where a card is, what it is, how much a player has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from duelkit.yugioh.duel import Duel
from duelkit.yugioh.engine.facts import figures, properties
from duelkit.yugioh.language.terms import Attribute, CardType, Race
from duelkit.yugioh.rulings.steps import Step, kind_of
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_ACTIVATE, L_MOVE, L_NEGATED, L_NO_EFFECT, L_RESOLVE, LogEntry, newest_first

PLACE_NAMES: Final = {
    codes.DECK: "deck",
    codes.HAND: "hand",
    codes.MONSTER_ZONE: "monster zone",
    codes.SPELL_ZONE: "spell zone",
    codes.FIELD_ZONE: "field zone",
    codes.PENDULUM_ZONE: "pendulum zone",
    codes.GRAVEYARD: "graveyard",
    codes.BANISHED: "banished",
    codes.EXTRA: "extra deck",
    codes.OVERLAY: "material",
    0: "nowhere",
    codes.LIMBO: "about to be summoned",
}
FIGURES_OF: Final[dict[str, Callable[[Duel, int], int]]] = {
    "ATK": figures.atk_of,
    "DEF": figures.defense_of,
    "Level": properties.level_of,
    "Rank": figures.rank_of,
    "Scale": figures.scale_of,
}
LOGGED: Final = {"activated": L_ACTIVATE, "negated": L_NEGATED, "resolved": L_RESOLVE, "without effect": L_NO_EFFECT}


def place_of(duel: Duel, card: int) -> str:
    """Where a card is, as a step says it."""
    return PLACE_NAMES[duel.place[card]]


def keeper(duel: Duel, card: int) -> int:
    """On whose side a card is: its controller on the field, its owner elsewhere."""
    return duel.controller[card]


def zone_of(duel: Duel, card: int) -> int:
    """The zone of a card in a row: 1 to 5 from its player's left, 6 and 7 the left and right extra one; 0 for none."""
    player = duel.controller[card]
    for row in (duel.monsters[player], duel.spells[player]):
        if card in row:
            slot = row.index(card)
            return slot + 1 if slot < 5 else 6 if (slot == 5) == (player == 0) else 7
    return 0


def lies_in(duel: Duel, card: int, step: Step) -> bool:
    """Whether a card is where a step says."""
    place = duel.place[card]
    wanted = step.argument
    if wanted == "chain":
        there = any(duel.scopes[link].card == card for link in duel.chain)
    elif wanted == "field":
        there = bool(place & codes.FIELD)
    else:
        there = place_of(duel, card) == wanted
    return there and step.side in (None, keeper(duel, card)) and step.number in (0, zone_of(duel, card))


def holds(duel: Duel, card: int, step: Step, meant: Callable[[int], Sequence[int]]) -> bool:
    """Whether what a step says of a card is so, negation aside.

    :param meant: the cards that the name with this number in ``step.others`` means.
    """
    word = step.word
    part = duel.play[card]
    if word == "in":
        return lies_in(duel, card, step)
    if word in FIGURES_OF:
        return FIGURES_OF[word](duel, card) == step.number
    if word == "materials":
        return len(part.materials) == step.number
    if word == "counters":
        return counters(duel, card, step.argument) == step.number
    if word == "material":
        return any(other in part.materials for other in meant(0))
    if word == "equipped to":
        return part.equipped_to in meant(0)
    if word == "named":
        return any(properties.has_name(duel, card, duel.info[other].name) for other in meant(0))
    if word == "was":
        return any(happened(entry, step.argument) for entry in newest_first(duel.log) if entry.card == card)
    return _is(duel, card, step.argument)


def happened(entry: LogEntry, word: str) -> bool:
    """Whether an entry of the log says that what a step asks for happened to its card."""
    if word in LOGGED:
        return entry.kind == LOGGED[word]
    causes = {"destroyed": 0, "destroyed by battle": codes.BY_BATTLE, "destroyed by an effect": codes.BY_EFFECT}
    wanted = codes.DESTROYED | causes[word]
    return entry.kind == L_MOVE and entry.c & wanted == wanted


def counters(duel: Duel, card: int, name: str) -> int:
    """How many counters a card has, of this name or, without one, of any."""
    found = duel.play[card].counters or {}
    return found.get(name, 0) if name else sum(found.values())


def _is(duel: Duel, card: int, word: str) -> bool:
    part = duel.play[card]
    on_field = bool(duel.place[card] & codes.FIELD)
    if word == "face-up":
        return on_field and part.face_up
    if word == "face-down":
        return on_field and not part.face_up
    if word == "attack":
        return duel.place[card] == codes.MONSTER_ZONE and not part.defense
    if word == "defense":
        return duel.place[card] == codes.MONSTER_ZONE and part.defense
    if word == "negated":
        return properties.negated(duel, card)
    kind = kind_of(word)
    if isinstance(kind, Attribute):
        return bool(figures.attribute_of(duel, card) & kind)
    if isinstance(kind, Race):
        return bool(figures.race_of(duel, card) & kind)
    return bool(properties.types_of(duel, card) & CardType[word.upper()])


def amount(duel: Duel, player: int, word: str) -> int:
    """How much a player has of something."""
    piles = {
        "hand": duel.hand,
        "deck": duel.deck,
        "extra deck": duel.extra,
        "graveyard": duel.graveyard,
        "banished": duel.banished,
    }
    if word == "life":
        return duel.life[player]
    if word == "monsters":
        return sum(card >= 0 for card in duel.monsters[player])
    if word == "spells":
        return sum(card >= 0 for card in (*duel.spells[player], duel.field[player]))
    return len(piles[word][player])


def described(duel: Duel, card: int) -> str:
    """A card in a few words for a message: its name, where it is, and its figures on the field."""
    info = duel.info[card]
    side = ("my", "other's")[keeper(duel, card)]
    words = f"{info.definition.en or info.name} in {side} {place_of(duel, card)}"
    if duel.place[card] & codes.FIELD:
        part = duel.play[card]
        zone = zone_of(duel, card)
        words += f" {zone}" if zone else ""
        words += ", face-up" if part.face_up else ", face-down"
        if duel.place[card] == codes.MONSTER_ZONE:
            words += f", {'defense' if part.defense else 'attack'}"
            if part.face_up:
                words += f", ATK {figures.atk_of(duel, card)}, DEF {figures.defense_of(duel, card)}"
        if properties.negated(duel, card):
            words += ", negated"
        if part.materials:
            words += f", {len(part.materials)} materials"
        if part.counters:
            words += f", counters {part.counters}"
    return words

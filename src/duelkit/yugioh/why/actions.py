"""Every conceivable action with a card, legal or not.

An action is a number like an option of a question (``state.codes.option``): a verb, a card and a number. Unlike the
option, an attack (``O_ATTACK``) can name its target in the number (``attack_on``).
"""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.codes import (
    EXTRA,
    EXTRA_SUMMON,
    FIELD,
    GEMINI,
    HAND,
    K_ACTIVATION,
    K_CONTINUOUS,
    K_FLIP,
    K_TRIGGER,
    MONSTER,
    MONSTER_ZONE,
    O_ACTIVATE,
    O_ATTACK,
    O_CHANGE_POSITION,
    O_FLIP,
    O_PENDULUM,
    O_PROCEDURE,
    O_SET,
    O_SET_MONSTER,
    O_SUMMON,
    O_TO_BATTLE,
    O_TO_END,
    O_TO_MAIN_2,
    O_TRIGGER,
    S_NORMAL,
    SETTING,
    WHICH_PROCEDURE,
    card_of,
    number_of,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import FOR_EITHER, PROCEDURE_IN_DECK, State
from duelkit.yugioh.state.recipes import FUSION_RECIPE

DIRECTLY: Final = 0xFFF
"""The number of a direct attack."""

TURN_ACTIONS: Final = (option(O_PENDULUM), option(O_TO_BATTLE), option(O_TO_MAIN_2), option(O_TO_END))
"""The actions that are about no card."""
VERBS: Final = (
    O_ACTIVATE,
    O_SUMMON,
    O_SET_MONSTER,
    O_PROCEDURE,
    O_FLIP,
    O_CHANGE_POSITION,
    O_SET,
    O_PENDULUM,
    O_ATTACK,
    O_TO_BATTLE,
    O_TO_END,
    O_TO_MAIN_2,
    O_TRIGGER,
)
"""The verbs of these actions."""


def attack_on(card: int, target: int) -> int:
    """The action of an attack on a target; −1 for a direct attack."""
    return option(O_ATTACK, card, DIRECTLY if target < 0 else target + 1)


def target_of(action: int) -> int:
    """The target that an attack names: a card, −1 for a direct attack, −2 if it names none."""
    number = number_of(action)
    return -2 if number == 0 else -1 if number == DIRECTLY else number - 1


def whose(duel: State, card: int) -> int:
    """The player who can use a card: its controller on the field, its owner elsewhere."""
    return duel.controller[card]


def for_either(duel: State, action: int) -> bool:
    """Whether it is about an effect that the opponent of the card's controller can use as well."""
    if verb_of(action) not in (O_ACTIVATE, O_TRIGGER):
        return False
    code = duel.info[card_of(action)].effects[number_of(action)]
    return code.by_either and bool(duel.place[card_of(action)] & FIELD)


def actions_of(duel: State, card: int) -> list[int]:
    """Every action of a card, from the hand to the field to attacks."""
    info = duel.info[card]
    found: list[int] = []
    if info.types & MONSTER:
        if not info.extra:
            found += [option(O_SUMMON, card), option(O_SET_MONSTER, card)]
        for at, procedure in enumerate(info.procedures):
            found.append(option(O_PROCEDURE, card, at))
            if procedure.kind & S_NORMAL and procedure.set_too:
                found.append(option(O_PROCEDURE, card, at | SETTING))
        if info.recipe is not None and info.recipe.kind != FUSION_RECIPE:
            found.append(option(O_PROCEDURE, card, EXTRA_SUMMON))
    if (not info.types & MONSTER or info.set_as_spell) and not duel.place[card] & EXTRA:
        found.append(option(O_SET, card))
    for code in info.effects:
        if code.choice >= 0:
            continue  # chosen after the effect that it belongs to is activated
        if code.kind in (K_TRIGGER, K_FLIP):
            found.append(option(O_TRIGGER, card, code.index))
        elif code.kind != K_CONTINUOUS:
            found.append(option(O_ACTIVATE, card, code.index))
    if info.types & MONSTER or duel.place[card] == MONSTER_ZONE:
        found += [option(O_FLIP, card), option(O_CHANGE_POSITION, card), option(O_ATTACK, card)]
        if duel.place[card] == MONSTER_ZONE:
            opponents = duel.monsters[1 - duel.controller[card]]
            found += [attack_on(card, target) for target in opponents if target >= 0]
            found.append(attack_on(card, -1))
    return found


def cards_of_player(duel: State, player: int) -> list[int]:
    """The cards that a player could use: hand, field, graveyard, banished, extra deck; of the deck, those that can be
    Summoned from there.
    """
    field = [*duel.monsters[player], *duel.spells[player], duel.field[player], *duel.pendulum[player]]
    piles = [*duel.graveyard[player], *duel.banished[player], *duel.extra[player]]
    piles += [card for card in duel.deck[player] if duel.info[card].reach & PROCEDURE_IN_DECK]
    return list(dict.fromkeys([*duel.hand[player], *(card for card in field if card >= 0), *piles]))


def every_action(duel: State, player: int) -> list[int]:
    """Every action of every card that a player could use, and the actions about no card."""
    found = [action for card in cards_of_player(duel, player) for action in actions_of(duel, card)]
    for card in cards_of_player(duel, 1 - player):
        if duel.info[card].reach & FOR_EITHER and duel.place[card] & FIELD and duel.play[card].face_up:
            found += [action for action in actions_of(duel, card) if for_either(duel, action)]
    return [*found, *TURN_ACTIONS]


def likely(duel: State, action: int) -> bool:
    """Whether the action fits the place of the card, so that a player would ask about it."""
    card = card_of(action)
    if card < 0:
        return True
    verb = verb_of(action)
    place = duel.place[card]
    info = duel.info[card]
    on_field = place == MONSTER_ZONE
    if verb == O_SUMMON or verb == O_SET_MONSTER:
        return bool(place & HAND) or on_field and verb == O_SUMMON and bool(info.types & GEMINI)
    if verb == O_SET:
        return bool(place & HAND)
    if verb == O_FLIP:
        return on_field and not duel.play[card].face_up
    if verb == O_CHANGE_POSITION:
        return on_field and duel.play[card].face_up
    if verb == O_ATTACK:
        return on_field and number_of(action) == 0
    if verb == O_PROCEDURE:
        return _likely_procedure(info, place, number_of(action))
    code = info.effects[number_of(action)]
    if code.kind == K_ACTIVATION:
        return place == HAND or bool(place & FIELD) and not duel.play[card].face_up
    return not code.zones or bool(code.zones & place)


def _likely_procedure(info: CardInfo, place: int, number: int) -> bool:
    """Whether a summoning procedure fits the place of the card."""
    if number & EXTRA_SUMMON:
        return place == EXTRA
    procedure = info.procedures[number & WHICH_PROCEDURE]
    return bool(place & (procedure.zones if procedure.kind & S_NORMAL == 0 else HAND))

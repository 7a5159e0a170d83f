"""The meaning of the numbers of an observation of THE EYE OF JUDGMENT, which ``encoding.py`` writes."""

from __future__ import annotations

from typing import Final

from duelkit.environments.judgment.encoding import DECREES, FIELDS, LIST, MENU, ROWS
from duelkit.environments.judgment.history import PAST
from duelkit.environments.schema import Block, Schema

GLOBALS: Final = {
    "turn": "the number of the turn",
    "my_turn": "it is the viewer's turn",
    "i_began": "the viewer took the first turn",
    "phase": "start 1, draw 2, mana 3, action 1 4, action 2 5, resolution 6, end 7",
    "locked": "the field is locked",
    "my_mana": "mana of the viewer",
    "their_mana": "of the opponent",
    "my_library": "cards in the viewer's library",
    "their_library": "in the opponent's",
    "my_hand": "cards in hand",
    "their_hand": "the opponent's",
    "my_graveyard": "cards in the graveyard",
    "their_graveyard": "the opponent's",
    "attacker": "position of the attacking creature, from 1",
    "waiting_for": "1 the viewer is asked, 2 the opponent, 0 the duel is over",
    "asked": "a question is put to the viewer: what follows, and the options, are of it",
    "kind": "act 1, respond 2, trigger 3, pick 4, confirm 5, position 6, choice 7, zone 8",
    "why": "the reason of the question, `codes.W_…` + 1",
    "about_field": "position of the creature that it is about",
    "about_row": "row of the card that it is about",
    "about": "id of that card",
    "options": "how many options there are",
}
FIELD: Final = {
    "elements": "elements that the field counts as: FIRE 1, WATER 2, EARTH 4, WOOD 8, BIOLITH 16",
    "face": "the element on its upper side",
    "reverse": "the element on its reverse",
    "sealed": "it cannot be turned over or exchanged",
    "there": "a creature stands here; what follows is of it",
    "id": "its row in the table of cards",
    "mine": "it is the viewer's",
    "facing": "1 to 4, clockwise",
    "hp": "HP",
    "attack": "attack",
    "attack_cost": "mana to attack",
    "rotate_cost": "mana to rotate",
    "element": "its element",
    "race": "the number of its race in the table of cards",
    "keywords": "the bits of `Keyword`",
    "evasion": "evasion",
    "protection": "protection",
    "magic_protection": "magic protection",
    "dead": "it is a dead body",
    "possessor": "position of the creature that possesses it",
    "reach": "the positions in its attack icon, as bits",
    "counter_sides": "the sides from which it counterattacks, as bits",
    "blind_sides": "its blind sides, as bits",
    "cost": "summoning cost",
    "given": "abilities that it has beside its card's",
    "damage": "damage that it has taken",
    "came_now": "it was summoned this turn",
    "barred": "it cannot attack this turn because of how it came",
    "attacks": "attacks this turn",
    "rotations": "rotations this turn",
    "lock": "it bears the lock icon",
    "damage_type": "0 harmless, 1 physical, 2 magic",
    "rarity": "rarity",
    "attacks_now": "it is the attacker",
}
CARD: Final = {
    "there": "a card lies here",
    "id": "its row in the table of cards, 0 unknown",
    "known": "the viewer knows it",
    "mine": "the viewer's",
    "place": "hand 1, graveyard 2",
    "cost": "what it costs now",
    "creature": "it is a creature",
}
DECREE: Final = {
    "id": "the card whose effect bends a rule",
    "mine": "the viewer's",
    "turns": "turns that it still lasts",
}
OPTION: Final = {
    "there": "there is such an option: the action with this number may be taken",
    "verb": "what is done, `codes.O_…`",
    "number": "what belongs to the verb: a position from 0, a facing, an ability, an answer",
    "row": "row of the card in `cards`",
    "field": "position of the creature, from 1",
    "id": "id of the card, also of one in the viewer's library",
    "mine": "it is the viewer's",
}
PASSED: Final = {
    "kind": "what happened, `log.L_…` + 1",
    "mine": "the viewer did it",
    "id": "the card",
    "other": "a second card",
    "a": "a number that belongs to it, as the log has it",
    "b": "another",
}
LAYOUT: Final = Schema(
    "judgment",
    Block("globals", 1, GLOBALS, "what is no card's and no field's"),
    Block("fields", FIELDS, FIELD, "a field, in the order of the board, and the creature on it"),
    Block(
        "cards", ROWS, CARD, "a card: of the viewer's hand, the opponent's hand, the viewer's graveyard, the opponent's"
    ),
    Block("decrees", DECREES, DECREE, "a rule that is bent for a time"),
    Block("options", MENU, OPTION, "an option of the open question, in the order of `duel.decision.options`"),
    Block("past", PAST, PASSED, "what the viewer saw happen, the newest first"),
    Block(
        "list",
        1,
        {f"id_{at + 1}": "a card of the viewer's whole deck" for at in range(LIST)},
        "the deck that the viewer plays",
    ),
)

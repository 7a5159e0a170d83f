"""The meaning of the numbers of an observation of Yu-Gi-Oh!, which ``encoding.py`` writes."""

from __future__ import annotations

from typing import Final

from duelkit.environments.schema import Block, Schema
from duelkit.environments.yugioh.encoding import AIMS, LINKS, LIST, MENU, ROWS
from duelkit.environments.yugioh.history import PAST

GLOBALS: Final = {
    "turn": "the number of the turn",
    "my_turn": "it is the viewer's turn",
    "i_began": "the viewer took the first turn",
    "phase": "draw 1, standby 2, main 1 3, battle 4, main 2 5, end 6",
    "step": "of the battle phase: start 1, battle 2, damage step 3 to 7, end 8; 0 outside",
    "my_life": "life points of the viewer",
    "their_life": "of the opponent",
    "my_deck": "cards in the viewer's deck",
    "their_deck": "in the opponent's",
    "my_hand": "cards in hand",
    "their_hand": "the opponent's",
    "my_graveyard": "cards in the graveyard",
    "their_graveyard": "the opponent's",
    "my_banished": "banished cards",
    "their_banished": "the opponent's",
    "my_extra": "cards in the extra deck",
    "their_extra": "the opponent's",
    "normal_summons": "Normal Summons and Sets of the turn so far",
    "pendulum_done": "a Pendulum Summon was made",
    "chain": "links of the chain",
    "attacker": "row of the attacking monster",
    "attacked": "row of the attacked monster",
    "waiting_for": "1 the viewer is asked, 2 the opponent, 0 the duel is over",
    "asked": "a question is put to the viewer: the next five, and the options, are of it",
    "kind": "act 1, respond 2, trigger 3, pick 4, confirm 5, position 6, choice 7, zone 8",
    "why": "the reason of the question, `codes.W_…` + 1",
    "about_row": "row of the card that it is about",
    "about": "id of that card",
    "options": "how many options there are",
    "turned_over": "the decks lie turned over",
    "rules_life": "of the edition: life points",
    "rules_hand": "opening hand",
    "rules_first_draw": "first turn draws",
    "rules_hand_limit": "hand limit",
    "rules_monster_zones": "main monster zones",
    "rules_extra_zones": "extra monster zones",
    "rules_spell_zones": "spell & trap zones",
    "rules_one_field": "one face-up Field Spell on the whole field",
    "rules_ignition": "ignition priority",
    "rules_year": "the year of the cards' wording",
}
CARDS: Final = {
    "there": "a card lies here",
    "id": "its row in the table of cards, 0 unknown",
    "known": "the viewer knows it",
    "mine": "it lies on the viewer's side",
    "owned": "the viewer owns it",
    "place": "deck 1, hand 2, monster zone 3, spell & trap zone 4, field zone 5, pendulum zone 6, graveyard 7, "
    "banished 8, extra deck 9, Xyz material 10",
    "face_up": "it lies face-up",
    "defense_position": "it is in defense position",
    "types": "card types, the bits of `CardType` up to 0x4000",
    "more_types": "the bits from 0x8000, shifted by 15",
    "atk": "ATK",
    "def": "DEF",
    "level": "Level",
    "rank": "Rank",
    "rating": "Link Rating",
    "scale": "Pendulum Scale",
    "attribute": "EARTH 1, WATER 2, FIRE 3, WIND 4, LIGHT 5, DARK 6, DIVINE 7",
    "race": "number of the Type, in the order of `Race`, from 1",
    "markers": "link markers, the bits of `Marker`",
    "counters": "counters on it",
    "materials": "Xyz materials below it",
    "equipped_to": "row of what it is equipped to",
    "negated": "its effects are negated",
    "set_now": "the viewer Set it this turn",
    "came_now": "it came this turn",
    "attacks": "attacks this turn",
    "turned_now": "its position was changed by hand this turn",
    "battle": "1 it attacks, 2 it is attacked",
    "link": "the last chain link that is its effect",
    "aimed_at": "a chain link targets it",
}
LINK: Final = {
    "there": "there is such a link",
    "mine": "the viewer's",
    "id": "the card whose effect it is",
    "effect": "which, from 1",
    "row": "row of the card",
    "negated": "the activation was negated",
    "effect_negated": "the effect was negated",
    **{f"aim_{at + 1}": "row of a target" for at in range(AIMS)},
}
OPTION: Final = {
    "there": "there is such an option: the action with this number may be taken",
    "verb": "what is done, `codes.O_…`, 0 to pass",
    "number": "what belongs to the verb: an effect, a position, an answer",
    "row": "row of the card",
    "id": "id of the card, also of one in the viewer's deck",
    "place": "where it lies, as above",
    "mine": "it lies on the viewer's side",
}
PASSED: Final = {
    "kind": "what happened, `log.L_…` − 99",
    "mine": "the viewer did it",
    "id": "the card",
    "other": "a second card",
    "a": "a number that belongs to it, as the log has it",
    "b": "another",
    "c": "another",
}
LAYOUT: Final = Schema(
    "yugioh",
    Block("globals", 1, GLOBALS, "what is no card's"),
    Block(
        "cards",
        ROWS,
        CARDS,
        "a card; rows 1 to 15 are the viewer's zones (seven monster zones, five for spells & "
        "traps, field zone, two pendulum zones), 16 to 30 the opponent's; then, of the viewer and of the opponent, "
        "hand, graveyard, banished cards, extra deck (of the opponent what lies open), known cards on top of the "
        "deck; then Xyz materials",
    ),
    Block("chain", LINKS, LINK, "a chain link, the first one first"),
    Block("options", MENU, OPTION, "an option of the open question, in the order of `duel.decision.options`"),
    Block("past", PAST, PASSED, "what the viewer saw happen, the newest first"),
    Block(
        "list",
        1,
        {f"id_{at + 1}": "a card of the viewer's whole deck" for at in range(LIST)},
        "the deck that the viewer plays",
    ),
)

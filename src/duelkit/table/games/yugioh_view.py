"""Views of Yu-Gi-Oh! as JSON values."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from duelkit.table.games.desk import Json
from duelkit.yugioh.engine.seen.view import CardView, SideView, View
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.rules import Rules

Numbering = Callable[[int], int]
PHASES: Final = ("draw", "standby", "main1", "battle", "main2", "end")
STEPS: Final = {
    codes.START_STEP: "start", codes.BATTLE_STEP: "battle", codes.DAMAGE_START: "damage_start",
    codes.BEFORE_CALC: "before_calculation", codes.CALC: "calculation", codes.AFTER_CALC: "after_calculation",
    codes.DAMAGE_END: "damage_end", codes.END_STEP: "end",
}
VERBS: Final = {
    codes.PASS: "pass", codes.O_ACTIVATE: "activate", codes.O_SUMMON: "summon", codes.O_SET_MONSTER: "set_monster",
    codes.O_PROCEDURE: "special_summon", codes.O_FLIP: "flip_summon", codes.O_CHANGE_POSITION: "change_position",
    codes.O_SET: "set", codes.O_PENDULUM: "pendulum_summon", codes.O_ATTACK: "attack", codes.O_TO_BATTLE: "to_battle",
    codes.O_TO_MAIN_2: "to_main2", codes.O_TO_END: "to_end", codes.O_PICK: "pick", codes.O_FINISH: "finish",
    codes.O_YES: "yes", codes.O_NO: "no", codes.O_POSITION: "position", codes.O_NUMBER: "number",
    codes.O_TRIGGER: "trigger", codes.O_DIRECT: "direct_attack", codes.O_DELAYED: "delayed",
}
"""Stable words for the verbs of options."""
QUESTIONS: Final = {
    codes.W_MAIN: "main", codes.W_BATTLE: "battle", codes.W_RESPOND: "respond", codes.W_TRIGGERS: "triggers",
    codes.W_TRIBUTE: "tribute", codes.W_TARGET: "target", codes.W_EFFECT_PICK: "effect", codes.W_COST_PICK: "cost",
    codes.W_POSITION: "position", codes.W_ATTACK_TARGET: "attack_target", codes.W_REPLAY: "replay",
    codes.W_HAND_LIMIT: "hand_limit", codes.W_MATERIAL: "material", codes.W_OPTIONAL: "optional",
    codes.W_INSTEAD: "instead", codes.W_BRANCH: "branch", codes.W_DECLARE: "declare", codes.W_PENDULUM: "pendulum",
    codes.W_ARRANGE: "arrange", codes.W_PHASE: "phase", codes.W_NORMAL_OR_SET: "normal_or_set",
    codes.W_FUSION: "fusion", codes.W_SYNCHRO: "synchro", codes.W_RITUAL: "ritual", codes.W_ZONE_SIDE: "scale_side",
    codes.W_LINK: "link",
}
"""Stable words for why a question is asked."""


@lru_cache(maxsize=4096)
def figures_json(atk: int, defense: int, level: int, rank: int, rating: int, markers: int, scale: int, attribute: int,
                 race: int) -> Json:
    """The figures of a monster that are not 0; not to be changed, for most cards are shown again and again."""
    found = {"atk": atk, "def": defense, "level": level, "rank": rank, "rating": rating, "markers": markers,
             "scale": scale, "attribute": attribute, "race": race}
    return {name: value for name, value in found.items() if value}


def card_json(card: CardView, number: Numbering) -> Json:
    """A card as the viewer sees it, without what is as in ``CARD_DEFAULTS``: most of most cards."""
    found: Json = {"card": number(card.number), "passcode": card.passcode, "owner": card.owner, "up": card.face_up}
    if card.types:
        found["types"] = card.types
    if card.types & (codes.MONSTER | codes.PENDULUM):
        found |= figures_json(card.atk, card.defense_points, card.level, card.rank, card.rating, card.markers,
                              card.scale, card.attribute, card.race)
    if card.counters:
        found["counters"] = card.counters
    if card.materials:
        found["materials"] = card.materials
    if card.defense:
        found["defense"] = True
    if card.negated:
        found["negated"] = True
    if card.set_this_turn:
        found["set_this_turn"] = True
    if card.equipped_to >= 0:
        found["equipped_to"] = number(card.equipped_to)
    return found


def row_json(row: list[CardView | None], number: Numbering) -> list[Json | None]:
    """A row of zones."""
    return [None if card is None else card_json(card, number) for card in row]


def pile_json(pile: list[CardView], number: Numbering) -> list[Json]:
    """A pile."""
    return [card_json(card, number) for card in pile]


def side_json(side: SideView, player: int, number: Numbering) -> Json:
    """One side."""
    return {
        "player": player, "life": side.life, "deck": side.deck_size, "deck_top": pile_json(side.deck_top, number),
        "hand": pile_json(side.hand, number), "graveyard": pile_json(side.graveyard, number),
        "banished": pile_json(side.banished, number), "extra": pile_json(side.extra, number),
        "monsters": row_json(side.monsters, number), "spells": row_json(side.spells, number),
        "field": None if side.field is None else card_json(side.field, number),
        "pendulum": row_json(side.pendulum, number),
    }


def zones_json(rules: Rules) -> Json:
    """The zones that the edition has."""
    pendulum = "none"
    if rules.types & codes.PENDULUM:
        pendulum = "row" if rules.pendulum_in_row else "own"
    return {"monster": rules.monster_zones, "spell": rules.spell_zones, "extra": rules.extra_monster_zones,
            "pendulum": pendulum, "field_shared": rules.one_field_spell}


def view_json(view: View, rules: Rules, number: Numbering) -> Json:
    """All that the viewer sees of the duel, without the question.

    :param number: the number by which the viewer knows a card; −1 for one that cannot be told apart from others.
    """
    first = view.player if view.player < 2 else 0
    return {
        "turn": view.turn, "turn_player": view.turn_player, "phase": PHASES[view.phase],
        "step": STEPS.get(view.step), "zones": zones_json(rules),
        "chain": [{"number": link.number, "player": link.player, "card": number(link.card), "passcode": link.passcode,
                   "effect": link.effect, "targets": [number(card) for card in link.targets],
                   "negated": link.negated} for link in view.chain],
        "attacker": None if view.attacker < 0 else number(view.attacker),
        "attack_target": None if view.attacker < 0 else (
            number(view.attack_target) if view.attack_target >= 0 else view.attack_target),
        "sides": [side_json(view.sides[0], first, number), side_json(view.sides[1], 1 - first, number)],
    }

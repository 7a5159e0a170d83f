"""How promising the options of a duel of Yu-Gi-Oh! are to a bot that uses the open information."""

from __future__ import annotations

from typing import Final

from duelkit.table.bot import Json, Weigher
from duelkit.table.games.yugioh_view import CARD_DEFAULTS

DIRECT_WORTH: Final = 5000
FIRST: Final = {
    "activate": 900,
    "special_summon": 800,
    "pendulum_summon": 790,
    "flip_summon": 300,
    "set": 200,
    "change_position": -50,
    "to_battle": 100,
    "to_main2": 20,
    "to_end": 0,
    "pass": 0,
    "finish": 10,
    "yes": 50,
    "no": 0,
    "direct_attack": DIRECT_WORTH,
    "trigger": 60,
    "delayed": 60,
}


def cards_of(view: Json) -> dict[int, tuple[int, Json]]:
    """Returns every visible card by its number: its side, and the card."""
    found: dict[int, tuple[int, Json]] = {}
    for at, side in enumerate(view["sides"]):
        rows = [side[row] for row in ("hand", "graveyard", "banished", "extra", "monsters", "spells", "pendulum")]
        for card in [card for row in rows for card in row] + [side["field"]]:
            if card is not None and card["card"] >= 0:
                found[card["card"]] = (at, {**CARD_DEFAULTS, **card})
    return found


def strength(card: Json) -> int:
    """Returns a monster's strength in battle."""
    return int(card["def"] if card["defense"] else card["atk"])


def monsters_of(side: Json) -> list[Json]:
    """Returns the monsters of a side of the field."""
    return [{**CARD_DEFAULTS, **found} for found in side["monsters"] if found]


def weigh(state: Json, option: Json) -> float:
    """Returns how promising an option is."""
    verb = option["verb"]
    side, card = cards_of(state["view"]).get(option["card"], (0, None))
    mine, theirs = map(monsters_of, state["view"]["sides"])
    best = max((found["atk"] for found in mine if not found["defense"]), default=0)
    weakest = min((strength(found) if found["up"] else 1500 for found in theirs), default=-1)
    if verb == "to_battle":
        return 100 if best > weakest else -10
    if verb == "position":
        return 10 if (option["number"] == 1) == (best >= weakest) else 0
    if card is None:
        return FIRST.get(verb, 0)
    if verb == "summon":
        return 500.0 + int(card["atk"]) / 10
    if verb == "set_monster":
        return 150 + card["def"] / 20 if card["atk"] < 1200 or best < weakest else 0
    if verb == "attack":
        return float(card["atk"] - weakest) if card["atk"] > weakest else -100.0
    if verb == "pick":
        return weigh_pick(state, side, card)
    return FIRST.get(verb, 0)


def weigh_pick(state: Json, side: int, card: Json) -> float:
    """Returns how promising it is to pick a card on a side of the field."""
    why = state["ask"]["why"]
    if why == "attack_target":
        return weigh_target(state["view"], card)
    worth = strength(card) / 10 + 10
    return worth if why in ("effect", "target") and side == 1 else -worth


def weigh_target(view: Json, card: Json) -> float:
    """Returns how promising it is to attack a monster: most for the strongest that is beaten."""
    attacker = cards_of(view).get(view["attacker"] if view["attacker"] is not None else -1, (0, None))[1]
    power = attacker["atk"] if attacker is not None else 1500
    there = strength(card) if card["up"] else 1500
    return float(there) if power > there else -float(there)


class YugiohBot(Weigher):
    """A bot of Yu-Gi-Oh!."""

    deck = "synchron"

    def weigh(self, state: Json, option: Json) -> float:
        return weigh(state, option)

"""How promising the options of a duel of THE EYE OF JUDGMENT are to a bot that uses the open information."""

from __future__ import annotations

from typing import Final

from duelkit.table.bot import Json, Weigher

ORDER: Final = {
    "attack": 300,
    "summon": 200,
    "incarnate": 180,
    "cast": 150,
    "ability": 120,
    "to_action2": 50,
    "end_turn": 0,
    "yes": 20,
    "no": 0,
    "finish": 5,
    "keep": 10,
    "mulligan": 0,
    "rotate": -10,
}


def weigh(state: Json, option: Json) -> float:
    """Returns how promising an option is."""
    view = state["view"]
    verb = option["verb"]
    slot = option["zone"]["slot"] if option["zone"] is not None else -1
    if verb == "summon" and slot >= 0:
        return 200 + (20 if slot == 4 else 0)
    if verb == "facing":
        return 10 if option["number"] == (0 if state["you"] == 0 else 2) else 0
    if verb == "pick" and option["card"] is not None:
        for field in view["fields"]:
            creature = field["creature"]
            if creature is not None and creature["card"] == option["card"]:
                theirs = creature["owner"] != state["you"]
                return float(50 - creature["hp"] if theirs else -creature["attack"])
        return 0
    return ORDER.get(verb, 0)


class JudgmentBot(Weigher):
    """A bot of THE EYE OF JUDGMENT."""

    deck = "fire"

    def weigh(self, state: Json, option: Json) -> float:
        return weigh(state, option)

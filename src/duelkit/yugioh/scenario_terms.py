"""The names of places and actions in scenarios."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.state import codes

PLACES: Final = {
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
VERBS: Final = {
    "summon": codes.O_SUMMON,
    "set monster": codes.O_SET_MONSTER,
    "set": codes.O_SET,
    "flip": codes.O_FLIP,
    "procedure": codes.O_PROCEDURE,
    "pendulum": codes.O_PENDULUM,
    "turn": codes.O_CHANGE_POSITION,
    "activate": codes.O_ACTIVATE,
    "trigger": codes.O_TRIGGER,
    "pick": codes.O_PICK,
    "attack": codes.O_ATTACK,
    "direct": codes.O_DIRECT,
    "battle": codes.O_TO_BATTLE,
    "end battle": codes.O_TO_MAIN_2,
    "end turn": codes.O_TO_END,
    "pass": codes.PASS,
    "finish": codes.O_FINISH,
    "yes": codes.O_YES,
    "position": codes.O_POSITION,
    "declare": codes.O_NUMBER,
    "process": codes.O_DELAYED,
}

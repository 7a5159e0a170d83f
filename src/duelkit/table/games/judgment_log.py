"""The log of THE EYE OF JUDGMENT as clients have it."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.state import codes, log
from duelkit.table.games.judgment_view import PHASES
from duelkit.table.games.logs import CARD_A, CARD_B, YES_A, A, B, Kind, word

STATS: Final = {
    codes.S_ATTACK: "attack",
    codes.S_HP: "hp",
    codes.S_ATTACK_COST: "attack_cost",
    codes.S_ROTATE_COST: "rotate_cost",
    codes.S_PROTECTION: "protection",
    codes.S_MAGIC_PROTECTION: "magic_protection",
    codes.S_EVASION: "evasion",
    codes.S_SUMMON_COST: "summon_cost",
    codes.S_KEYWORD: "keyword",
}
KINDS: Final[dict[int, Kind]] = {
    log.L_TURN: Kind("turn", turn=A),
    log.L_PHASE: Kind("phase", phase=word(A, dict(enumerate(PHASES)))),
    log.L_DRAW: Kind("draw"),
    log.L_MANA: Kind("mana", change=A, now=B),
    log.L_CAST: Kind("cast"),
    log.L_SUMMON: Kind("summon", field=A, facing=B),
    log.L_ATTACK: Kind("attack", target=CARD_A, targets=B),
    log.L_COUNTER: Kind("counterattack", target=CARD_A, targets=B),
    log.L_DAMAGE: Kind("damage", points=A, source=CARD_B),
    log.L_EVADED: Kind("evaded", attacker=CARD_A),
    log.L_DEATH: Kind("death", field=A),
    log.L_TRASH: Kind("trash", field=A),
    log.L_ROTATE: Kind("rotate", facing=A),
    log.L_MOVE: Kind("move", field=A, to=B),
    log.L_QUAKE: Kind("fieldquake", field=A),
    log.L_EXCHANGE: Kind("exchange", field=A, to=B),
    log.L_DISCARD: Kind("discard"),
    log.L_SACRIFICE: Kind("sacrifice", field=A),
    log.L_MULLIGAN: Kind("mulligan"),
    log.L_CHECK: Kind("check"),
    log.L_WIN: Kind("win"),
    log.L_RETURN: Kind("return"),
    log.L_CHANGE: Kind("change", stat=word(A, STATS), amount=B),
    log.L_POSSESSION: Kind("possession", possessor=CARD_A),
    log.L_LOCK: Kind("lock", on=YES_A),
    log.L_REVEAL: Kind("reveal"),
    log.L_MILL: Kind("mill"),
    log.L_TIMEOUT: Kind("timeout", number=A),
}
"""The kinds of log entries, except those that clients do not receive (``telling.teller.QUIET``)."""

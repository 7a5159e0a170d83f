"""The log of Yu-Gi-Oh! as clients have it."""

from __future__ import annotations

from typing import Any, Final

from duelkit.table.games.logs import CARD_A, CARD_C, YES_A, A, B, C, Field, Kind, word
from duelkit.table.games.names import HIDDEN
from duelkit.table.games.yugioh_view import PHASES
from duelkit.yugioh.state import codes, log

PLACES: Final = {
    codes.NOWHERE: "nowhere",
    codes.DECK: "deck",
    codes.HAND: "hand",
    codes.MONSTER_ZONE: "monsters",
    codes.SPELL_ZONE: "spells",
    codes.FIELD_ZONE: "field",
    codes.PENDULUM_ZONE: "pendulum",
    codes.GRAVEYARD: "graveyard",
    codes.BANISHED: "banished",
    codes.EXTRA: "extra",
    codes.OVERLAY: "materials",
    codes.LIMBO: "nowhere",
}
CAUSES: Final = {
    codes.DRAWN: "drawn",
    codes.DESTROYED: "destroyed",
    codes.BY_BATTLE: "battle",
    codes.BY_EFFECT: "effect",
    codes.AS_COST: "cost",
    codes.TRIBUTED: "tributed",
    codes.DISCARDED: "discarded",
    codes.AS_MATERIAL: "material",
    codes.DETACHED: "detached",
}
SUMMONS: Final = {
    codes.S_NORMAL: "normal",
    codes.S_TRIBUTE: "tribute",
    codes.S_FLIP: "flip",
    codes.S_SPECIAL: "special",
    codes.S_FUSION: "fusion",
    codes.S_RITUAL: "ritual",
    codes.S_SYNCHRO: "synchro",
    codes.S_XYZ: "xyz",
    codes.S_PENDULUM: "pendulum",
    codes.S_GEMINI: "gemini",
    codes.S_LINK: "link",
    codes.S_SET: "set",
}
POSITIONS: Final = {0: "none", 1: "attack", 4: "defense", 8: "face_down"}
LIFE: Final = {1: "battle", 2: "effect", 3: "gain", 4: "pay", 5: "become"}


def words_in(names: dict[int, str], read: Any) -> Field:
    """A field that names the bits of a number."""
    return Field(list[str], lambda entry: [name for bit, name in names.items() if read(entry) & bit])


def _struck(entry: Any) -> int:
    """The monster that was attacked; a direct attack has none and no battle figures."""
    return HIDDEN if entry.b < 0 else int(entry.c)


WHERE: Final = Field(str, lambda entry: PLACES.get(entry.b, "nowhere"))
KINDS: Final[dict[int, Kind]] = {
    log.L_TURN: Kind("turn", turn=A),
    log.L_PHASE: Kind("phase", phase=word(A, dict(enumerate(PHASES)))),
    log.L_LIFE: Kind("life", change=A, now=B, how=word(C, LIFE)),
    log.L_MOVE: Kind("move", origin=word(A, PLACES), to=word(B, PLACES), because=words_in(CAUSES, C.read)),
    log.L_ACTIVATE: Kind("activate", effect=A, place=WHERE, link=C),
    log.L_NEGATED: Kind("negated", effect=A),
    log.L_RESOLVE: Kind("resolve", effect=A),
    log.L_REVEAL: Kind("reveal"),
    log.L_COIN: Kind("coin", heads=YES_A),
    log.L_DIE: Kind("die", number=A),
    log.L_CHOICE: Kind("choice", branch=A, about=word(B, {codes.W_ZONE_SIDE: "scale_side", codes.W_BRANCH: "branch"})),
    log.L_MISSED: Kind("missed", effect=A),
    log.L_TARGET: Kind("target", source=CARD_A, place=WHERE),
    log.L_ATTACK: Kind("attack", target=CARD_A),
    log.L_WIN: Kind("win"),
    log.L_DECLARE: Kind("declare"),
    log.L_SUMMON: Kind("summon", summon=words_in(SUMMONS, A.read), position=word(B, POSITIONS)),
    log.L_NO_EFFECT: Kind("no_effect", effect=A),
    log.L_POSITION: Kind("position", position=word(A, POSITIONS), before=word(B, POSITIONS)),
    log.L_DAMAGE: Kind("damage", points=A, against=B, target=CARD_C._replace(read=_struck)),
    log.L_COUNTER: Kind("counter", change=A, now=B),
    log.L_EQUIP: Kind("equip", bearer=CARD_A),
    log.L_REPLAY: Kind("replay"),
    log.L_ATTACK_STOPPED: Kind("attack_stopped"),
    log.L_LOOK: Kind("look"),
    log.L_SKIP: Kind("skip", phase=word(A, dict(enumerate(PHASES)))),
}
"""The kinds of log entries, except those that clients do not receive (``text.log_words.is_quiet``)."""

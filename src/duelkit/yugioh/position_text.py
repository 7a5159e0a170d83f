"""A duel's position as the text of a position file, which ``positions.read_position`` reads back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from duelkit.yugioh.engine.moves.positions import FORGOTTEN
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import InPlay

PHASES: Final = {
    "draw": Phase.DRAW,
    "standby": Phase.STANDBY,
    "main 1": Phase.MAIN_1,
    "battle": Phase.BATTLE,
    "main 2": Phase.MAIN_2,
    "end": Phase.END,
}
_FROM_EXTRA_DECK: Final = codes.S_SPECIAL | codes.S_FROM_EXTRA_DECK
SUMMONS: Final = {
    "normal": codes.S_NORMAL,
    "tribute": codes.S_NORMAL | codes.S_TRIBUTE,
    "flip": codes.S_FLIP,
    "special": codes.S_SPECIAL,
    "fusion": _FROM_EXTRA_DECK | codes.S_FUSION,
    "ritual": codes.S_SPECIAL | codes.S_RITUAL,
    "synchro": _FROM_EXTRA_DECK | codes.S_SYNCHRO,
    "xyz": _FROM_EXTRA_DECK | codes.S_XYZ,
    "pendulum": codes.S_SPECIAL | codes.S_PENDULUM,
    "link": _FROM_EXTRA_DECK | codes.S_LINK,
}
EXTRA_ZONES: Final = ("extra-left", "extra-right")
MAIN_ZONES: Final = 5
"""Zones with a higher number are the extra monster zones: 6 is player 0's left one, 7 the right one."""

Table = dict[str, Any]


def position_text(duel: State) -> str:
    """The position in TOML: both sides with all hidden cards, turn, phase and life points.

    What a position file cannot hold, such as an open chain or effects that last for a time, is listed in comments at
    the top; see ``docs/positions.md``.
    """
    phases = {int(phase): name for name, phase in PHASES.items()}
    lines = [f"# left out: {left_out}" for left_out in _left_out(duel)]
    lines += [
        f"edition = {_toml(duel.rules.identity)}",
        f"turn = {max(duel.turn, 1)}",
        f"turn_player = {duel.turn_player}",
        f"phase = {_toml(phases.get(duel.phase, 'main 1'))}",
    ]
    if duel.normal_summons:
        lines.append("normal_summon_used = true")
    if duel.pendulum_done:
        lines.append("pendulum_summon_used = true")
    for player in range(2):
        lines += ["", f"[player{player}]"]
        lines += [
            f"{key} = {_toml(value)}" for key, value in _side(duel, player).items() if value not in ([], {}, None)
        ]
    return "\n".join(lines) + "\n"


def _left_out(duel: State) -> Iterator[str]:
    if duel.chain:
        yield f"the open chain of {len(duel.chain)}"
    if duel.attacker >= 0:
        yield "the attack in progress"
    if duel.lasting or duel.delayed:
        yield "effects that apply for a time or later"
    if duel.used or duel.used_duel:
        yield "which effects and actions were used"
    for card, part in enumerate(duel.play):
        if duel.place[card] & codes.FIELD:
            name = duel.info[card].definition.en
            if _is_unwritten(duel, card):
                yield f"{name} (player {duel.controller[card]}): a token, a trap monster, or equipped to one"
            elif duel.owner[card] != duel.controller[card] or part.home != duel.controller[card]:
                yield f"that player {duel.owner[card]} owns {name}"
        elif duel.owner[card] != duel.controller[card]:
            yield f"that player {duel.owner[card]} owns {duel.info[card].definition.en}"


def _is_unwritten(duel: State, card: int) -> bool:
    """Whether position files cannot hold a card where it is: tokens, trap monsters, equips of these or of nothing."""
    types = duel.info[card].types
    part = duel.play[card]
    if types & codes.TOKEN or duel.place[card] == codes.MONSTER_ZONE and not types & codes.MONSTER:
        return True
    if duel.place[card] != codes.SPELL_ZONE or not part.face_up:
        return False
    bearer = part.equipped_to
    if bearer < 0:
        return bool(types & (codes.MONSTER | codes.EQUIP))
    return not duel.play[bearer].face_up or duel.place[bearer] != codes.MONSTER_ZONE or _is_unwritten(duel, bearer)


def _side(duel: State, player: int) -> Table:
    def names(cards: list[int]) -> list[str]:
        return [duel.info[card].definition.en for card in cards]

    scales = {key: card for key, card in zip(("left", "right"), duel.pendulum[player], strict=True) if card >= 0}
    field = duel.field[player]
    return {
        "life": duel.life[player],
        "hand": names(duel.hand[player]),
        "deck": names(duel.deck[player][::-1]),
        "filler": 0,
        "graveyard": [_pile_entry(duel, card) for card in duel.graveyard[player]],
        "banished": [_pile_entry(duel, card) for card in duel.banished[player]],
        "extra": names([card for card in duel.extra[player] if card not in duel.face_up_extra]),
        "extra_face_up": names([card for card in duel.extra[player] if card in duel.face_up_extra]),
        "monsters": _monsters(duel, player),
        "spells": [
            _spell(duel, card) | {"zone": slot + 1}
            for slot, card in enumerate(duel.spells[player])
            if card >= 0 and duel.place[card] == codes.SPELL_ZONE and not _is_unwritten(duel, card)
        ],
        "field": _spell(duel, field) if field >= 0 else None,
        "pendulum": {key: duel.info[card].definition.en for key, card in scales.items()},
    }


def _monsters(duel: State, player: int) -> list[Table]:
    return [
        _monster(duel, card, player, slot)
        for slot, card in enumerate(duel.monsters[player])
        if card >= 0 and duel.controller[card] == player and not _is_unwritten(duel, card)
        if duel.place[card] == codes.MONSTER_ZONE
    ]


def _pile_entry(duel: State, card: int) -> str | Table:
    name = duel.info[card].definition.en
    special = duel.info[card].types & (codes.SPECIAL | codes.EXTRA_DECK_TYPES | codes.RITUAL)
    return {"card": name, "properly_summoned": False} if special and not duel.proper[card] else name


def _zone(player: int, slot: int) -> int | str:
    if slot < MAIN_ZONES:
        return slot + 1
    return EXTRA_ZONES[(slot - MAIN_ZONES) ^ player]


def _monster(duel: State, card: int, player: int, slot: int) -> Table:
    part = duel.play[card]
    table: Table = {"card": duel.info[card].definition.en, "zone": _zone(player, slot)}
    if not part.face_up:
        table["position"] = "set"
    elif part.defense:
        table["position"] = "defense"
    if part.materials:
        table["materials"] = [duel.info[material].definition.en for material in part.materials]
    if part.face_up:
        table["summoned"] = _summoned(part.kinds, 0)
    elif part.kinds:
        table["summoned"] = _summoned(part.kinds, FORGOTTEN)
    table |= _counters(part)
    if max(part.arrived, part.summoned) == duel.turn:
        table["this_turn"] = True
    if not duel.proper[card]:
        table["properly_summoned"] = False
    return table


def _summoned(kinds: int, forgotten: int) -> str:
    """The word of a position file that says most of how a monster was summoned.

    :param forgotten: the ways that are not remembered any more.
    """
    fitting = [name for name, bits in SUMMONS.items() if bits & ~forgotten and bits & ~forgotten & ~kinds == 0]
    return max(fitting, key=lambda name: (SUMMONS[name] & ~forgotten).bit_count()) if fitting else "special"


def _spell(duel: State, card: int) -> Table:
    part = duel.play[card]
    table: Table = {"card": duel.info[card].definition.en}
    if not part.face_up:
        table["set"] = True
        if part.set_turn == duel.turn:
            table["set_this_turn"] = True
    elif part.equipped_to >= 0:
        bearer = part.equipped_to
        player = duel.controller[bearer]
        table["equipped_to"] = {"player": player, "zone": _zone(player, duel.monsters[player].index(bearer))}
    return table | _counters(part)


def _counters(part: InPlay) -> Table:
    counters = {name: count for name, count in (part.counters or {}).items() if count and part.face_up}
    return {"counters": counters} if counters else {}


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_toml(item)}" for key, item in value.items()) + " }"
    if value and all(isinstance(item, dict) for item in value):
        return "[\n" + "".join(f"    {_toml(item)},\n" for item in value) + "]"
    return "[" + ", ".join(map(_toml, value)) + "]"


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("_", "").isalnum() else _toml(key)

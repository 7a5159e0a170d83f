"""Position files: any situation of a duel, written by hand in TOML and loaded as a duel that continues from there.

``docs/positions.md`` describes the format. A file is checked completely before anything is built; a mistake raises a
:class:`FileError` that names the file, the key and what was expected.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from duelkit.kernel.errors import DuelkitError
from duelkit.reader import Reader, Table, join, load_text, read_toml, shown
from duelkit.yugioh.cards import UnknownCard, library
from duelkit.yugioh.editions import UnknownEdition, edition
from duelkit.yugioh.engine.facts import zones
from duelkit.yugioh.engine.moves.positions import FORGOTTEN
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.position_text import EXTRA_ZONES, MAIN_ZONES, PHASES, SUMMONS
from duelkit.yugioh.scenario import FILLER, Scenario, Side, scenario
from duelkit.yugioh.setup import demand_kind
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.rules import Rules

POSITIONS: Final = ("attack", "defense", "set")
_TOP: Final = (
    "edition",
    "game",
    "turn",
    "turn_player",
    "phase",
    "seed",
    "normal_summon_used",
    "pendulum_summon_used",
    "player0",
    "player1",
)
_PLAYER: Final = (
    "life",
    "hand",
    "deck",
    "filler",
    "graveyard",
    "banished",
    "extra",
    "extra_face_up",
    "monsters",
    "spells",
    "field",
    "pendulum",
)
_MONSTER: Final = ("card", "zone", "position", "materials", "counters", "summoned", "this_turn", "properly_summoned")
_SPELL: Final = ("card", "zone", "set", "set_this_turn", "counters", "equipped_to")


class _Reader(Reader):
    """Checks the values of a file; a mistake raises an error with the key."""

    rules: Rules

    def card(self, value: object, where: str, kind: int = 0, what: str = "") -> Card:
        if not isinstance(value, (str, int)) or isinstance(value, bool):
            raise self.error(where, f"{shown(value)}; expected a card name or passcode")
        try:
            found = library()[value]
        except UnknownCard:
            raise self.error(
                where, f"unknown card {shown(value)}; expected the name or passcode of a playable card"
            ) from None
        if kind and not found.types & kind:
            raise self.error(where, f"{shown(value)} cannot be there; expected {what}")
        try:
            demand_kind(found, self.rules)
        except DuelkitError as error:
            raise self.error(where, str(error)) from None
        return found

    def cards(self, table: Table, key: str, where: str, kind: int = 0, what: str = "") -> list[Card]:
        return [
            self.card(value, f"{join(where, key)}[{at}]", kind, what)
            for at, value in enumerate(self.items(table, key, where))
        ]

    def counters(self, table: Table, where: str) -> dict[str, int]:
        value = table.get("counters", {})
        if not isinstance(value, dict):
            raise self.error(join(where, "counters"), f"{shown(value)}; expected a table of names and numbers")
        return {name: self.number(value, name, join(where, "counters"), 0, 0, 999) for name in value}


def load_position(path: str | Path) -> Scenario:
    """Read a position file.

    :returns: the position; ``.start()`` runs the duel from it, ``.duel`` is the duel.
    :raises FileError: if the file cannot be read or is invalid; the message names the key and what was expected.
    """
    return read_position(load_text(path, "position"), str(path))


def read_position(text: str, name: str = "position") -> Scenario:
    """The same from a text; ``name`` is the file as named by the user.

    >>> position = read_position("turn = 4")
    >>> position.alice.hand("Raigeki")
    40
    >>> position.start()
    >>> position.duel
    <Duel mr3: turn 4 of player 0, Main Phase 1, LP 8000 : 8000; player 0 acts freely (3 options)>
    """
    return position_of(read_toml(text, name), name)


def position_of(table: Table, name: str) -> Scenario:
    """The same from a parsed table, such as a part of another file."""
    reader = _Reader(name)
    top = reader.known(table, _TOP, "")
    reader.word(top, "game", "", "yugioh", ("yugioh",))
    given = top.get("edition", "mr3")
    try:
        rules = edition(given if isinstance(given, str) else repr(given))
    except UnknownEdition as error:
        raise reader.error("edition", str(error)) from None
    reader.rules = rules
    phase = PHASES[reader.word(top, "phase", "", "main 1", tuple(PHASES))]
    turn = reader.number(top, "turn", "", 3, 1, 999)
    player = reader.number(top, "turn_player", "", 0, 0, 1)
    seed = reader.number(top, "seed", "", 1, 0, 2**63)
    sides = [_read_player(reader, top.get(f"player{at}", {}), f"player{at}", rules) for at in range(2)]
    for at in range(2):
        for where, entry in sides[at]["back"]:
            _check_bearer(reader, entry, where, sides)
    for where, entry in sides[1]["monsters"]:
        if entry["zone"] > MAIN_ZONES and any(entry["zone"] == other["zone"] for _, other in sides[0]["monsters"]):
            raise reader.error(
                f"{where}.zone",
                "player0's monster lies in that extra monster zone; expected the other one (MR20-ZONE-10)",
            )
    if phase == Phase.BATTLE and turn == 1:
        raise reader.error("phase", "'battle' in turn 1; expected another phase (MR3-PHASE-07)")
    used = reader.flag(top, "normal_summon_used", "")
    pendulum_used = reader.flag(top, "pendulum_summon_used", "")

    found = scenario(rules, player, phase, turn, seed, 0)
    for at, side in enumerate((found.alice, found.bob)):
        _build_player(found, side, at, sides[at])
    for at, side in enumerate((found.alice, found.bob)):
        _build_back_row(found, side, at, sides[at])
    for at in range(2):
        _check_extra_zones(reader, found, at, sides[at])
    found.duel.normal_summons = 1 if used else 0
    found.duel.pendulum_done = pendulum_used
    return found


# checking


def _read_player(reader: _Reader, value: object, where: str, rules: Rules) -> Table:
    table = reader.known(value, _PLAYER, where)
    side: Table = {"life": reader.number(table, "life", where, rules.life_points, 1, 99_999)}
    main = ~(codes.EXTRA_DECK_TYPES) & (codes.MONSTER | codes.SPELL | codes.TRAP)
    for key in ("hand", "deck"):
        side[key] = reader.cards(table, key, where, main)
        for at, card in enumerate(side[key]):
            if card.in_extra_deck:
                raise reader.error(
                    f"{where}.{key}[{at}]", f"{card.en!r} belongs to the extra deck; expected a card of the main deck"
                )
    side["filler"] = reader.number(table, "filler", where, 20, 0, 60)
    side["extra"] = reader.cards(table, "extra", where)
    for at, card in enumerate(side["extra"]):
        if not card.in_extra_deck:
            raise reader.error(
                f"{where}.extra[{at}]",
                f"{card.en!r} belongs to the main deck; expected a Fusion, Synchro, Xyz or Link Monster",
            )
    side["extra_face_up"] = reader.cards(table, "extra_face_up", where, codes.PENDULUM, "a Pendulum Monster")
    for key in ("graveyard", "banished"):
        side[key] = [
            _pile_entry(reader, entry, f"{where}.{key}[{at}]")
            for at, entry in enumerate(reader.items(table, key, where))
        ]
    side["monsters"] = _monsters(reader, table, where, rules)
    side["field"] = None
    if "field" in table:
        side["field"] = _spell(reader, table["field"], f"{where}.field")
        if not side["field"]["card"].types & codes.FIELD_SPELL:
            found = side["field"]["card"].en
            raise reader.error(f"{where}.field", f"{found!r} cannot be there; expected a Field Spell")
    scales = reader.known(table.get("pendulum", {}), ("left", "right"), f"{where}.pendulum")
    side["pendulum"] = {
        key: reader.card(scales[key], f"{where}.pendulum.{key}", codes.PENDULUM, "a Pendulum Monster") for key in scales
    }
    ends = {"left": 1, "right": rules.spell_zones} if rules.pendulum_in_row else {}
    side["back"] = _back_row(reader, table, where, rules, {ends[key]: key for key in scales if key in ends})
    return side


def _pile_entry(reader: _Reader, entry: object, where: str) -> tuple[Card, bool]:
    if not isinstance(entry, dict):
        return reader.card(entry, where), True
    table = reader.known(entry, ("card", "properly_summoned"), where)
    return reader.card(table.get("card"), f"{where}.card"), reader.flag(table, "properly_summoned", where, True)


def _zones(
    reader: _Reader,
    table: Table,
    key: str,
    where: str,
    count: int,
    read: Any,
    extra: Sequence[str] = (),
    ends: Mapping[int, str] = MappingProxyType({}),
) -> list[tuple[str, Table]]:
    """The entries of a row with their zones; entries without one take the first free zones.

    :param extra: the names of the extra monster zones, whose indices follow those of the others.
    :param ends: zones occupied by pendulum cards, with the side.
    """
    found: list[tuple[str, Table]] = []
    taken: set[int] = set(ends)
    expected = f"a number from 1 to {count}" + "".join(f", or {name!r}" for name in extra)
    for at, value in enumerate(reader.items(table, key, where)):
        place = f"{where}.{key}[{at}]"
        entry = read(reader, value, place)
        zone = entry["zone"]
        if zone is not None:
            if zone in extra:
                entry["zone"] = count + 1 + extra.index(zone)
            elif isinstance(zone, str) or not 1 <= zone <= count:
                raise reader.error(f"{place}.zone", f"{shown(zone)}; expected {expected}")
            elif zone in ends:
                raise reader.error(
                    f"{place}.zone", f"{zone} is the {ends[zone]} pendulum zone; expected a free zone from 1 to {count}"
                )
            if entry["zone"] in taken:
                raise reader.error(f"{place}.zone", f"{zone} is taken; expected a free zone from 1 to {count}")
            taken.add(entry["zone"])
        found.append((place, entry))
    most = count - len(ends)
    if sum(1 for _, entry in found if entry["zone"] is None or entry["zone"] <= count) > most:
        raise reader.error(f"{where}.{key}", f"{len(found)} entries; expected at most {most}")
    for _, entry in found:
        if entry["zone"] is None:
            free = min(set(range(1, count + 1)) - taken)
            entry["zone"] = free
            taken.add(free)
    return found


def _monsters(reader: _Reader, table: Table, where: str, rules: Rules) -> list[tuple[str, Table]]:
    extra: Sequence[str] = ()
    if rules.extra_monster_zones:
        extra = EXTRA_ZONES if where == "player0" else EXTRA_ZONES[::-1]
    found = _zones(reader, table, "monsters", where, rules.monster_zones, _monster, extra)
    for place, entry in found:
        card = entry["card"]
        if entry["zone"] > MAIN_ZONES and not card.in_extra_deck and not card.types & codes.PENDULUM:
            raise reader.error(
                f"{place}.zone",
                f"{card.en!r} is never in an extra monster zone; expected a number "
                f"from 1 to {rules.monster_zones} (MR20-ZONE-09)",
            )
    return found


def _check_extra_zones(reader: _Reader, found: Scenario, player: int, data: Table) -> None:
    """Refuse a player with both extra monster zones, unless Link Monsters connect them (MR20-GAP-ZONE-01)."""
    held = [(where, entry["zone"]) for where, entry in data["monsters"] if entry["zone"] > MAIN_ZONES]
    if len(held) == 2:
        where, zone = held[1]
        card = found.duel.monsters[player][zone - 1]
        if not zones.would_connect(found.duel, player, card, zone - 1, [card]):
            raise reader.error(
                f"{where}.zone",
                "a second extra monster zone without an Extra Link; expected only one (MR20-GAP-ZONE-01)",
            )


def _monster(reader: _Reader, value: object, where: str) -> Table:
    table = value if isinstance(value, dict) else {"card": value}
    reader.known(table, _MONSTER, where)
    card = reader.card(table.get("card"), f"{where}.card", codes.MONSTER, "a monster")
    materials = reader.cards(table, "materials", where)
    if materials and not card.types & codes.XYZ:
        raise reader.error(f"{where}.materials", f"{card.en!r} is no Xyz Monster; expected no materials")
    position = reader.word(table, "position", where, "attack", POSITIONS)
    if card.types & codes.LINK and position != "attack":
        raise reader.error(
            f"{where}.position", f"{position!r} for the Link Monster {card.en!r}; expected 'attack' (MR20-GAP-LNK-02)"
        )
    if position == "set" and table.get("counters"):
        raise reader.error(f"{where}.position", "'set' with counters; expected attack or defense")
    summoned = reader.word(table, "summoned", where, "special" if card.in_extra_deck else "normal", tuple(SUMMONS))
    kinds = SUMMONS[summoned]
    if position == "set":
        # a Set monster was summoned only if that is said, or if it comes from the extra deck
        kinds = kinds & ~FORGOTTEN if "summoned" in table or card.in_extra_deck else 0
    return {
        "card": card,
        "zone": _zone(reader, table, where),
        "position": position,
        "materials": materials,
        "counters": reader.counters(table, where),
        "kinds": kinds,
        "this_turn": reader.flag(table, "this_turn", where),
        "proper": reader.flag(table, "properly_summoned", where, True),
    }


def _zone(reader: _Reader, table: Table, where: str) -> int | str | None:
    if isinstance(table.get("zone"), str):
        return str(table["zone"])
    return reader.number(table, "zone", where, 1, 1, 99) if "zone" in table else None


def _spell(reader: _Reader, value: object, where: str) -> Table:
    table = value if isinstance(value, dict) else {"card": value}
    reader.known(table, _SPELL, where)
    card = reader.card(table.get("card"), f"{where}.card")
    this_turn = reader.flag(table, "set_this_turn", where)
    entry: Table = {
        "card": card,
        "zone": _zone(reader, table, where),
        "this_turn": this_turn,
        "set": reader.flag(table, "set", where, this_turn),
        "counters": reader.counters(table, where),
        "bearer": None,
    }
    if this_turn and not entry["set"]:
        raise reader.error(f"{where}.set", "false with set_this_turn; expected true")
    if entry["set"] and entry["counters"]:
        raise reader.error(f"{where}.counters", "on a Set card; expected a face-up card")
    if "equipped_to" in table:
        bearer = reader.known(table["equipped_to"], ("player", "zone"), f"{where}.equipped_to")
        if entry["set"]:
            raise reader.error(f"{where}.equipped_to", "on a Set card; expected a face-up card")
        owner = reader.number(bearer, "player", f"{where}.equipped_to", 0, 0, 1)
        zone = bearer.get("zone")
        if zone in EXTRA_ZONES:
            entry["bearer"] = (owner, MAIN_ZONES + 1 + (zone == EXTRA_ZONES[1 - owner]))
        else:
            entry["bearer"] = (owner, reader.number(bearer, "zone", f"{where}.equipped_to", 1, 1, 99))
    return entry


def _back_row(
    reader: _Reader, table: Table, where: str, rules: Rules, ends: Mapping[int, str]
) -> list[tuple[str, Table]]:
    found = _zones(reader, table, "spells", where, rules.spell_zones, _spell, (), ends)
    for place, entry in found:
        card = entry["card"]
        if card.types & codes.FIELD_SPELL:
            raise reader.error(f"{place}.card", f"{card.en!r} belongs into the field zone; expected it under 'field'")
        as_spell = card.set_as_spell and entry["set"]
        if card.types & codes.MONSTER and entry["bearer"] is None and not as_spell:
            raise reader.error(
                f"{place}.card", f"{card.en!r} is a monster; expected a spell or trap, or a card with equipped_to"
            )
        if not entry["set"] and card.types & codes.EQUIP and entry["bearer"] is None:
            raise reader.error(
                f"{place}.equipped_to",
                f"missing for the face-up {card.en!r}; expected the monster that it is equipped to",
            )
    return found


def _check_bearer(reader: _Reader, entry: Table, where: str, sides: list[Table]) -> None:
    if entry["bearer"] is None:
        return
    player, zone = entry["bearer"]
    for _, monster in sides[player]["monsters"]:
        if monster["zone"] == zone and monster["position"] != "set":
            return
    name = zone if zone <= MAIN_ZONES else EXTRA_ZONES[(zone - MAIN_ZONES - 1) ^ player]
    raise reader.error(f"{where}.equipped_to", f"no face-up monster of player{player} in zone {name}; expected one")


# building


def _to_zone(row: list[int], card: int, zone: int) -> None:
    """Move a card of a row into another zone of the row."""
    row[row.index(card)] = -1
    row[zone - 1] = card


def _build_player(found: Scenario, side: Side, player: int, data: Table) -> None:
    duel = found.duel
    side.has_life(data["life"])
    if data["filler"]:
        side.deck(*[FILLER] * data["filler"])
    if data["deck"]:
        side.deck(*data["deck"])
    for key, put in (("hand", side.hand), ("extra", side.extra), ("extra_face_up", side.face_up_extra)):
        if data[key]:
            put(*data[key])
    for card, proper in data["graveyard"]:
        side.graveyard(card, proper=proper)
    for card, proper in data["banished"]:
        number = side.banished(card)
        duel.proper[number] = proper
    for _, entry in data["monsters"]:
        zone: int | str = entry["zone"]
        if entry["zone"] > MAIN_ZONES:
            zone = "left" if entry["zone"] - MAIN_ZONES - 1 == player else "right"
        if entry["position"] == "set":
            number = side.has_set(entry["card"], entry["this_turn"], zone, entry["materials"])
            duel.play[number].kinds = entry["kinds"]
        else:
            put_up = side.attack_position if entry["position"] == "attack" else side.defense_position
            number = put_up(entry["card"], entry["materials"], entry["kinds"], zone)
            if entry["this_turn"]:
                duel.play[number].arrived = duel.turn
                duel.play[number].summoned = duel.turn
        duel.proper[number] = entry["proper"]
        if entry["counters"]:
            duel.play[number].counters = dict(entry["counters"])
    for key in ("left", "right"):
        if key in data["pendulum"]:
            number = side.pendulum_zones(data["pendulum"][key])[0]
            _to_zone(duel.pendulum[player], number, 1 if key == "left" else 2)


def _build_back_row(found: Scenario, side: Side, player: int, data: Table) -> None:
    """Build the Spells and Traps, after the monsters of both players, since equip targets can be on either side."""
    duel = found.duel
    placed: list[tuple[int, int]] = []
    entries = [entry for _, entry in data["back"]]
    if data["field"] is not None:
        entries.append({**data["field"], "zone": 0})
    for entry in entries:
        bearer = entry["bearer"]
        if entry["set"]:
            number = side.has_set(entry["card"], entry["this_turn"], as_spell=True)
        else:
            number = side.face_up(entry["card"], None if bearer is None else duel.monsters[bearer[0]][bearer[1] - 1])
        if entry["counters"]:
            duel.play[number].counters = dict(entry["counters"])
        if entry["zone"]:
            placed.append((number, entry["zone"]))
    row = duel.spells[player]
    for number, _ in placed:
        row[row.index(number)] = -1
    for number, zone in placed:
        row[zone - 1] = number

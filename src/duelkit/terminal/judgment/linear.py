"""The board in plain lines, for pipes and screen readers, with the graveyards and the log."""

from __future__ import annotations

from duelkit.judgment import Duel, View
from duelkit.judgment.engine.seen.view import seen_log
from duelkit.judgment.state import log
from duelkit.judgment.state.log import LogEntry, entries
from duelkit.judgment.state.view import CreatureView, FieldView
from duelkit.judgment.telling.teller import QUIET, Teller
from duelkit.terminal.judgment.figures import (
    bonus,
    costs,
    hand_words,
    kind,
    lock_line,
    reach_words,
    remarks,
    side_line,
    tile,
)


def creature_words(teller: Teller, creature: CreatureView) -> str:
    """Returns everything that is visible of a creature in one line."""
    change = bonus(teller, creature)
    rest = "".join(teller.words("list") + remark for remark in remarks(teller, creature))
    return teller.words(
        "linear-creature",
        card=teller.name(creature.card),
        player=teller.subject(creature.owner),
        element=kind(teller, creature),
        facing=teller.words(f"facing-{creature.facing}"),
        hp=f"{creature.hp}" + (f" ({change:+})" if change else ""),
        attack=str(creature.attack),
        costs=costs(teller, creature),
        reach=reach_words(teller, creature),
        counters=teller.directions(creature.counter_sides, creature.facing),
        blind=teller.directions(creature.blind_sides, creature.facing),
        rest=rest,
    )


def field_line(teller: Teller, field: FieldView, position: int) -> str:
    """Returns a field and everything that is visible of the creature on it."""
    creature = field.creature
    what = teller.words("linear-empty") if creature is None else creature_words(teller, creature)
    return teller.words("linear-field", number=str(position + 1), tile=tile(teller, field), what=what)


def field_lines(teller: Teller, view: View) -> list[str]:
    """Returns the whole table in lines."""
    own, other = view.sides
    lines = [teller.phase(), lock_line(teller, view), side_line(teller, view, other, 1 - view.player)]
    if any(card.card >= 0 for card in other.hand):
        lines.append(f"  {teller.words('hand-line')}: {hand_words(teller, other)}")
    lines += [field_line(teller, field, position) for position, field in enumerate(view.fields)]
    lines.append(side_line(teller, view, own, view.player))
    lines.append(f"  {teller.words('hand-line')}: {hand_words(teller, own)}")
    return lines


def grave_lines(teller: Teller, view: View) -> list[str]:
    """Returns both graveyards, the newest card first."""
    lines: list[str] = []
    for side, player in ((view.sides[0], view.player), (view.sides[1], 1 - view.player)):
        lines.append(teller.words("pile-title", player=teller.subject(player), count=str(len(side.graveyard))))
        lines += ["  " + teller.name(card.card) for card in reversed(side.graveyard)]
        if not side.graveyard:
            lines.append("  " + teller.words("nothing"))
    return lines


def log_entries(teller: Teller, after: int = 0) -> list[LogEntry]:
    """Returns the entries that the viewer may read, with hidden cards as −1."""
    return entries(teller.duel.log, after) if teller.all_seeing else seen_log(teller.duel, teller.player, after)


def log_lines(teller: Teller, after: int = 0, whole: bool = False) -> list[str]:
    """Returns what has happened, oldest first.

    :param after: leaves out everything up to this entry.
    :param whole: with forced answers, chances and triggers.
    """
    found = [
        entry for entry in log_entries(teller, after) if whole or entry.kind not in QUIET and entry.kind != log.L_PHASE
    ]
    lines: list[str] = []
    drawn: list[LogEntry] = []
    for at, entry in enumerate(found):
        if entry.kind == log.L_DRAW:
            drawn.append(entry)
            following = found[at + 1] if at + 1 < len(found) else None
            if following is None or following.kind != log.L_DRAW or following.player != entry.player:
                lines.append(drawn_line(teller, drawn))
                drawn = []
            continue
        line = teller.log_line(entry)
        if line:
            lines.append(line)
    return lines


def drawn_line(teller: Teller, drawn: list[LogEntry]) -> str:
    """Returns the cards that a player drew in a row, in one line."""
    if len(drawn) == 1:
        return teller.log_line(drawn[0])
    player = teller.actor(drawn[0].player)
    if any(entry.card < 0 for entry in drawn):
        return teller.words("log-2-number", player=player, count=str(len(drawn)))
    return teller.words("log-2-many", player=player, cards=teller.joined(teller.quoted(entry.card) for entry in drawn))


def newest_entry(duel: Duel) -> int:
    """Returns the number of the newest log entry."""
    return 0 if duel.log is None else duel.log.number

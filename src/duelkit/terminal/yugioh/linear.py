"""The field in plain lines, for pipes and screen readers, with the public piles, the log and the life points."""

from __future__ import annotations

from duelkit.terminal.yugioh.board import bare_name, chain_lines, top_lines, turn_line
from duelkit.yugioh import View
from duelkit.yugioh.engine.seen.view import CardView, LogView, SideView, seen_log
from duelkit.yugioh.state import codes, log
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import entries, newest_first
from duelkit.yugioh.telling.asking import number_words
from duelkit.yugioh.telling.log import is_quiet, log_line
from duelkit.yugioh.telling.teller import Teller


def card_line(teller: Teller, card: CardView, place: int) -> str:
    """Returns a card on the field with its place and everything visible of it."""
    name = teller.name(card.number)
    known_set = not card.face_up and place != codes.MONSTER_ZONE and teller.definition(card.number) is not None
    parts = [teller.words("short-set")] if known_set else []
    if card.face_up and place == codes.MONSTER_ZONE and (card.level or card.rank or card.rating):
        rank = card.types & codes.XYZ and card.rank
        key, number = ("short-rank", card.rank) if rank else ("short-level", card.level)
        if card.rating:
            key, number = "short-rating", card.rating
        parts.append(teller.words(key, number=str(number)))
    parts += teller.remarks(card, place)
    if place == codes.PENDULUM_ZONE:
        parts.append(teller.words("short-scale", scale=str(card.scale)))
    if card.materials:
        duel = teller.duel
        parts += [teller.name_of(duel.info[material].definition) for material in duel.play[card.number].materials]
    if card.equipped_to >= 0:
        parts.append("→ " + teller.name(card.equipped_to))
    return teller.words("linear-card", place=capital(teller.spot(card.number)), card=teller.bracketed(name, parts))


def side_lines(teller: Teller, side: SideView, player: int) -> list[str]:
    """Returns one side in lines."""
    counts = {
        "hand": len(side.hand),
        "deck": side.deck_size,
        "grave": len(side.graveyard),
        "banished": len(side.banished),
        "extra": len(side.extra),
    }
    lines = [
        teller.words(
            "linear-side",
            player=teller.subject(player),
            life=str(side.life),
            **{name: number_words(teller, count) for name, count in counts.items()},
        )
    ]
    cards: list[str] = []
    for place, row in (
        (codes.MONSTER_ZONE, side.monsters),
        (codes.SPELL_ZONE, side.spells),
        (codes.FIELD_ZONE, [side.field]),
        (codes.PENDULUM_ZONE, side.pendulum),
    ):
        cards += [card_line(teller, card, place) for card in row if card is not None]
    owner = teller.whose(player)
    if cards:
        lines.append(capital(teller.words("linear-field", owner=owner)))
        lines += ["  " + card for card in cards]
    else:
        lines.append(capital(teller.words("linear-nothing", owner=owner)))
    lines += top_lines(teller, side, player)
    known = [teller.name(card.number) for card in side.hand if card.passcode]
    if known:
        names = teller.words("linear-list").join(known)
        lines.append(capital(teller.words("linear-hand", owner=owner, cards=names)))
    return lines


def field_lines(teller: Teller, view: View) -> list[str]:
    """Returns the whole field in lines: the opponent's side, the chain, the own side."""
    return [
        turn_line(teller, view),
        *side_lines(teller, view.sides[1], 1 - view.player),
        *chain_lines(teller, view),
        *side_lines(teller, view.sides[0], view.player),
    ]


def pile_lines(teller: Teller, view: View, place: int) -> list[str]:
    """Returns a public pile of both sides, the newest card first."""
    lines: list[str] = []
    for side, player in ((view.sides[0], view.player), (view.sides[1], 1 - view.player)):
        cards = {codes.GRAVEYARD: side.graveyard, codes.BANISHED: side.banished, codes.EXTRA: side.extra}[place]
        title = teller.words(
            "pile-title", owner=teller.whose(player), place=teller.place(place), count=number_words(teller, len(cards))
        )
        lines.append(capital(title))
        known = [card for card in cards if card.passcode]
        for card in reversed(known):
            name = bare_name(teller, card)
            lines.append(
                "  " + (teller.words("place-256-up") + ": " if place == codes.EXTRA and card.face_up else "") + name
            )
        hidden = len(cards) - len(known)
        if hidden:
            lines.append("  " + teller.words("pile-unknown", count=number_words(teller, hidden)))
        elif not cards:
            lines.append("  " + teller.words("pile-empty"))
    return lines


def capital(text: str) -> str:
    """Returns a text with a capital first letter."""
    return text[:1].upper() + text[1:]


def spectator_log(duel: State, after: int) -> list[LogView]:
    """Returns the log with every card named that one of the players knows."""
    return [
        LogView(
            entry.number,
            entry.kind,
            entry.card if entry.secret != 3 else -1,
            duel.info[entry.card].passcode if entry.card >= 0 and entry.secret != 3 else 0,
            entry.player,
            entry.a,
            entry.b,
            entry.c,
        )
        for entry in entries(duel.log, after)
    ]


def log_lines(teller: Teller, after: int = 0, whole: bool = False) -> list[str]:
    """Returns what has happened, oldest first.

    :param after: leaves out everything up to this entry.
    :param whole: with forced answers and phases in which nothing happened.
    """
    duel = teller.duel
    if teller.all_seeing:
        found = spectator_log(duel, after)
    else:
        found = seen_log(duel, teller.player, duel.log, after)
    if not whole:
        found = [
            entry
            for entry in found
            if not is_quiet(entry) and not (entry.kind == log.L_PHASE and entry.a == codes.DRAW_PHASE)
        ]
    lines: list[str] = []
    drawn: list[LogView] = []
    for at, entry in enumerate(found):
        if (
            not whole
            and entry.kind == log.L_PHASE
            and (at + 1 == len(found) or found[at + 1].kind in (log.L_PHASE, log.L_TURN))
        ):
            continue
        if entry.kind == log.L_MOVE and entry.c & codes.DRAWN:
            drawn.append(entry)
            following = found[at + 1] if at + 1 < len(found) else None
            if (
                following is None
                or following.kind != log.L_MOVE
                or not following.c & codes.DRAWN
                or (following.player != entry.player)
            ):
                lines.append(drawn_line(teller, drawn))
                drawn = []
            continue
        lines.append(log_line(teller, entry))
    return lines


def newest_entry(duel: State) -> int:
    """Returns the number of the newest log entry, leaving out phases in which nothing has happened yet."""
    for entry in newest_first(duel.log):
        if entry.kind not in (log.L_PHASE, log.L_FORCED):
            return entry.number
    return 0


def drawn_line(teller: Teller, drawn: list[LogView]) -> str:
    """Returns the cards that a player drew in a row, in one line."""
    if len(drawn) == 1:
        return log_line(teller, drawn[0])
    player = teller.subject(drawn[0].player)
    known = [entry for entry in drawn if entry.card >= 0]
    if len(known) < len(drawn):
        return teller.words("log-draw-number", player=player, number=number_words(teller, len(drawn)))
    names = [teller.public(entry.card).name(entry.card) for entry in known]
    return teller.words("log-draw", player=player, card=teller.words("linear-list").join(names))


def life_lines(teller: Teller) -> list[str]:
    """Returns how the life points have changed, by turns."""
    duel = teller.duel
    lines: list[str] = []
    turn = 0
    for entry in seen_log(duel, teller.player, duel.log):
        if entry.kind == log.L_TURN:
            turn = entry.a
        elif entry.kind == log.L_LIFE:
            lines.append(teller.words("lp-line", turn=str(turn), text=log_line(teller, entry)))
    for player in (teller.player, 1 - teller.player):
        lines.append(f"{teller.subject(player)}: LP {duel.life[player]}")
    return lines

"""``duelkit match``: two computer players play best of three, with side decks."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from duelkit import games
from duelkit.games.options import two
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.outcome import Outcome
from duelkit.players.yugioh.siding import make_side_decker, play_match
from duelkit.terminal.yugioh.decks import left_out
from duelkit.yugioh.decks import Deck, LimitList, builtin_decks, check_deck, load_deck, load_limits
from duelkit.yugioh.editions import EDITIONS, chosen_rules, outcome_rule
from duelkit.yugioh.editions.deck_rules import deck_rules
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.match import Match
from duelkit.yugioh.match_records import save_match
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.telling.messages import knows_message, say
from duelkit.yugioh.text.grammar.registry import Language


def fill_match(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``match``."""
    parser.add_argument("--edition", help=f"one of {', '.join(EDITIONS)}, or a .toml or .py file (default mr3)")
    parser.add_argument("--format", help="a format of `duelkit formats`, or a .toml file, instead of an edition")
    parser.add_argument("--seed", type=int, default=1, help="everything random follows from it (default 1)")
    parser.add_argument(
        "--decks",
        nargs="+",
        metavar="DECK",
        help="two built-in decks, .ydk files or ydke:// URLs (default: two of the edition's time)",
    )
    parser.add_argument(
        "--players",
        nargs="+",
        metavar="LEVEL",
        default=["greedy", "greedy"],
        help="two, each one of random, greedy, level1 to level6 (default: greedy greedy)",
    )
    parser.add_argument("--limits", metavar="LIST", help="a limit list that both decks must obey, as for `deck check`")
    parser.add_argument("--record", metavar="FILE", help="write the record of the match to a file")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(func=run_match)


def run_match(options: argparse.Namespace) -> int:
    """Carries out ``duelkit match``."""
    rules = chosen_rules(options.edition, options.format)
    language = Language(options.language)
    limits = None if options.limits is None else load_limits(options.limits)
    options.players = two("--players", options.players)
    game = games.named("yugioh")
    players = (game.player(options.players[0], options.seed), game.player(options.players[1], options.seed + 1))
    if options.decks is None:
        decks = default_decks(rules, limits)
    else:
        names = two("--decks", options.decks)
        decks = (load_deck(names[0]), load_deck(names[1]))
        for deck, name in zip(decks, names, strict=True):
            for line in left_out(deck, language):
                print(line, file=sys.stderr)
            demand_legal(deck, name, rules, limits)
    deckers = (
        make_side_decker(options.players[0], options.seed),
        make_side_decker(options.players[1], options.seed + 1),
    )
    match = Match(rules, decks, options.seed)
    play_match(match, players, deckers)
    if options.json:
        print(json.dumps(as_dict(match, options.players), ensure_ascii=False, indent=2))
    else:
        for line in lines(match, options.players, language):
            print(line)
    if options.record:
        save_match(match, options.record)
        if not options.json:
            print(say(language, "match-record", file=options.record))
    return 0


def demand_legal(deck: Deck, name: str, rules: Rules, limits: LimitList | None) -> None:
    """Checks that a deck is legal.

    :raises DuelkitError: naming the first violation and how many there are.
    """
    found = check_deck(deck, rules, limits)
    if found:
        more = f" and {len(found) - 1} more; see duelkit deck check" if len(found) > 1 else ""
        raise DuelkitError(f"{name}: not legal in {rules.identity}: {found[0].message} ({found[0].rule}){more}")


def default_decks(rules: Rules, limits: LimitList | None) -> tuple[Deck, Deck]:
    """Returns two legal built-in decks: those of the edition's time, otherwise the first, with side decks if possible.

    :raises DuelkitError: if no built-in deck is legal.
    """
    wanted = [name for name in deck_rules(rules).default_decks if name in builtin_decks()]
    others = [name for name in builtin_decks() if name not in wanted]
    legal = [deck for name in wanted if not check_deck(deck := load_deck(name), rules, limits)]
    if len(legal) < 2:
        more = [deck for name in others if not check_deck(deck := load_deck(name), rules, limits)]
        legal += sorted(more, key=lambda deck: not deck.side)
    if not legal:
        raise DuelkitError(
            f"no built-in deck is legal in {rules.identity}"
            f"{'' if limits is None else f' with the list {limits.name}'}; expected --decks A B"
        )
    return legal[0], legal[min(1, len(legal) - 1)]


def lines(match: Match, players: list[str], language: Language) -> list[str]:
    """Returns the course of a match in words."""
    seats = [say(language, "match-seat", number=str(seat + 1)) for seat in (0, 1)]
    names = [
        say(language, "match-player", seat=seats[seat], player=players[seat], deck=match.registered[seat].name)
        for seat in (0, 1)
    ]
    found = [
        say(language, "match-head", edition=match.rules.identity, seed=str(match.seed), first=names[0], second=names[1])
    ]
    for result in match.results:
        for seat in (0, 1) if result.number > 1 else ():
            swaps = [
                exchange for exchange in match.exchanges if exchange.number == result.number and exchange.player == seat
            ]
            found += [
                say(
                    language,
                    "match-exchange",
                    seat=seats[seat],
                    **{"out": _card(exchange.taken_out, language), "in": _card(exchange.put_in, language)},
                )
                for exchange in swaps
            ] or [say(language, "match-no-exchange", seat=seats[seat])]
        found.append(
            say(
                language,
                "match-duel",
                number=str(result.number),
                seat=seats[result.first],
                result=_result(match.rules, result.outcome, seats, language),
                turns=str(result.turns),
                decisions=str(len(result.record.steps)),
            )
        )
    outcome = match.outcome
    assert outcome is not None
    draws = sum(1 for result in match.results if result.outcome.is_draw)
    wins = sorted((match.wins(0), match.wins(1)))
    found.append(
        say(
            language,
            "match-end-draws" if draws else "match-end",
            more=str(wins[1]),
            less=str(wins[0]),
            draws=str(draws),
            result=_result(match.rules, outcome, seats, language),
        )
    )
    return found


def _card(card: Card, language: Language) -> str:
    return say(language, "match-card", ja=card.ja, en=card.en)


def _result(rules: Rules, outcome: Outcome, seats: list[str], language: Language) -> str:
    rule = outcome_rule(rules, outcome.rule)
    key = "reason-" + outcome.reason.replace(" ", "-")
    reason = say(language, key) if knows_message(language, key) else outcome.reason
    if outcome.is_draw:
        return say(language, "match-drawn", reason=reason, rule=rule)
    return say(language, "match-won", seat=seats[outcome.winner], reason=reason, rule=rule)


def as_dict(match: Match, players: list[str]) -> dict[str, Any]:
    """Returns the course of a match as plain values; players are 0 and 1, and −1 is the winner of a draw."""
    outcome = match.outcome
    assert outcome is not None
    return {
        "edition": match.rules.identity,
        "seed": match.seed,
        "players": players,
        "decks": [deck.name for deck in match.registered],
        "duels": [
            {
                "number": result.number,
                "first": result.first,
                "winner": result.outcome.winner,
                "reason": result.outcome.reason,
                "rule": outcome_rule(match.rules, result.outcome.rule),
                "turns": result.turns,
                "decisions": len(result.record.steps),
                "siding": [
                    [
                        {
                            "out": {
                                "passcode": exchange.taken_out.passcode,
                                "ja": exchange.taken_out.ja,
                                "en": exchange.taken_out.en,
                            },
                            "in": {
                                "passcode": exchange.put_in.passcode,
                                "ja": exchange.put_in.ja,
                                "en": exchange.put_in.en,
                            },
                        }
                        for exchange in match.exchanges
                        if exchange.number == result.number and exchange.player == seat
                    ]
                    for seat in (0, 1)
                ],
            }
            for result in match.results
        ],
        "wins": [match.wins(0), match.wins(1)],
        "winner": outcome.winner,
        "reason": outcome.reason,
        "rule": outcome.rule,
        "digest": match.digest(),
    }

"""Yu-Gi-Oh! OCG in the list of games: its name, its commands and options, and the parts for clients."""

from __future__ import annotations

from typing import Final

from duelkit.games.listing import OPPONENTS, OPPONENTS_OPPONENTS, ROUNDS_LOST, SIX_LEVELS, Command, Listing, Option

EDITION: Final = "edition"
FORMAT: Final = "format"
FILES: Final = "an edition of `duelkit editions`, or a .toml or .py file"
_LANGUAGE: Final = Option("language", "ja or en (default en)", "LANGUAGE")
_FORMAT: Final = Option(FORMAT, "a format of `duelkit formats`, or a .toml file, instead of an edition")
_DATABASE: Final = Option("database", "a cards.cdb, for names and figures of cards that are not playable here", "FILE")
_OPTIONS: Final = {
    "play": (Option(EDITION, f"{FILES} (mr3 if a deck is given)"), _FORMAT),
    "watch": (Option(EDITION, f"{FILES} (default mr3)"), _FORMAT),
    "simulate": (Option(EDITION, f"{FILES} (default mr3)"), _FORMAT),
    "fuzz": (Option(EDITION, f"{FILES} (default mr3)"), _FORMAT),
    "tournament": (Option(EDITION, f"{FILES} (default mr3)"), _FORMAT),
    "arena": (Option(EDITION, f"{FILES} (default mr3)"), _FORMAT),
    "goldfish": (Option(EDITION, f"{FILES} (default mr3)"), _FORMAT),
    "dataset": (Option(EDITION, f"{FILES} (default mr3)"), _FORMAT),
    "bot": (Option(EDITION, "for a room of its own (default mr3)"), _FORMAT),
    "card": (Option(EDITION, "as it was worded in an edition, see duelkit editions (default: now)"), _DATABASE),
    "cards": (Option("refused", "list the known cards that are not playable, with the reason", flag=True),),
    "deck check": (
        Option(EDITION, f"{FILES} (default mr3)"),
        _FORMAT,
        Option(
            "limits",
            "a limit list: an id of `deck limits`, or an lflist.conf as FILE (its first list) or FILE:NAME",
            "LIST",
        ),
        Option("japanese-only", "an official duel that allows Japanese prints only", flag=True),
        _LANGUAGE,
        _DATABASE,
    ),
    "deck list": (Option(EDITION, FILES), _FORMAT),
    "deck show": (_LANGUAGE, _DATABASE),
}


class YugiohListing(Listing):
    """Yu-Gi-Oh! OCG before it is loaded."""

    identity = "yugioh"
    name = {"ja": "遊戯王ＯＣＧ", "en": "Yu-Gi-Oh! OCG"}
    levels = ("greedy", "random", *SIX_LEVELS)
    page = "yugioh"
    tie_breaks = (OPPONENTS, OPPONENTS_OPPONENTS, ROUNDS_LOST)
    parts = {
        "terminal": "duelkit.terminal.yugioh.client:YugiohTerminal",
        "lookup": "duelkit.terminal.yugioh.looking:YugiohLookup",
        "table": "duelkit.table.games.yugioh_client:YugiohTable",
        "own": "duelkit.table.games.yugioh_own:YugiohOwn",
        "match": "duelkit.table.games.yugioh_match:match_play",
        "bot": "duelkit.table.games.yugioh_bot:YugiohBot",
        "reach": "duelkit.simulation.yugioh_reach:YugiohReach",
        "drawing": "duelkit.drawing.yugioh:YugiohDrawing",
        "environment": "duelkit.environments.yugioh.ground:YugiohGround",
        "laboratory": "duelkit.laboratory.yugioh_subject:YugiohSubject",
        "goldfish": "duelkit.laboratory.goldfish.yugioh:YugiohTurns",
        "rulings": "duelkit.yugioh.rulings.volume:book",
        "solving": "duelkit.solving.yugioh:YugiohKnowledge",
    }

    def documents(self) -> tuple[str, ...]:
        return "EX04", "MR3", "MR20", "RES"

    def options(self, command: str) -> tuple[Option, ...]:
        return _OPTIONS.get(command, ())

    def commands(self) -> dict[str, Command]:
        return {
            "match": (
                "duelkit.terminal.yugioh.matches",
                "fill_match",
                "two computer players play best of three, with side decks",
            ),
            "editions": (
                "duelkit.terminal.yugioh.editions",
                "fill_editions",
                "list the editions of the rules, or what one says",
            ),
            "formats": (
                "duelkit.terminal.yugioh.formats",
                "fill_formats",
                "list the formats: card pools with an edition and a limit list, or show one",
            ),
            "rulings": ("duelkit.terminal.yugioh.rulings", "fill_rulings", "rulings that run: search, show, check"),
        }


LISTING: Final = YugiohListing()

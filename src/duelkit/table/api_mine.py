"""A user's own decks over HTTP, stored in the account of a token."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Annotated, Final

from msgspec import Meta, Struct

from duelkit.table.api_decks import parts_of
from duelkit.table.api_own import OwnCards
from duelkit.table.database import Row
from duelkit.table.games.client import wished
from duelkit.table.messages import DeckList, GameName
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal
from duelkit.table.store import Account, Store

MOST_DECKS: Final = 200
"""The most decks of one account."""
MOST_ROOMS: Final = 60
"""The most rooms listed at once."""
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Keep(Struct, forbid_unknown_fields=True):
    """A deck to store. ``edition`` and ``limits``: what it is meant for."""

    game: GameName
    deck: DeckList
    edition: Annotated[str, Meta(max_length=60)] | None = None
    limits: Annotated[str, Meta(max_length=60)] | None = None


def _row(identity: str, game: str, name: str, content: Json) -> Json:
    parts = {part: content.get(part, []) for part in ("main", "extra", "side")}
    return {
        "id": identity,
        "game": game,
        "name": name,
        "deck": {"name": name, **parts},
        "edition": content.get("edition"),
        "limits": content.get("limits"),
    }


async def all_decks(store: Store, account: Account, game: str) -> Json:
    """Returns the decks of an account, newest first.

    :param game: only those of this game; empty: of all.
    """
    rows = await store.decks(account.id)
    return {
        "decks": [
            {**_row(row["id"], row["game"], row["name"], row["content"]), "updated": row["updated"]}
            for row in rows
            if not game or row["game"] == game
        ],
        "most": MOST_DECKS,
    }


async def all_rooms(store: Store, account: Account) -> Json:
    """Returns the rooms in which an account has a seat, newest first: with the opponent, the time, and how they
    ended."""
    rows = await store.rooms_of(account.id, MOST_ROOMS)
    return {"rooms": [_room(row, account) for row in rows]}


def _room(row: Row, account: Account) -> Json:
    config, seats = row["config"], row["seats"]
    you = next(number for number, seat in enumerate(seats) if seat["account"] == account.id)
    # during a duel or a tournament the opponent's deck is secret
    revealed = (row["status"] == "over" or config["opponent"] != "friend") and not config.get("tournament")
    return {
        "room": row["id"],
        "game": config["game"],
        "edition": config["edition"] or None,
        "title": config["title"],
        "status": row["status"],
        "opponent": config["opponent"],
        "best_of": config["best_of"],
        "you": you,
        "created": row["created"],
        "updated": row["updated"],
        "seats": [
            {
                "name": seat["name"],
                "kind": seat["kind"],
                "won": seat.get("won", 0),
                "deck": seat["deck"]["name"] if seat["deck"] is not None and (revealed or number == you) else None,
            }
            for number, seat in enumerate(seats)
        ],
    }


async def deck(store: Store, account: Account, identity: str) -> Json:
    """Returns a deck of an account.

    :raises Refusal: ``not_found`` if there is none, or it belongs to another account.
    """
    row = await store.deck(account.id, identity) if _ID.fullmatch(identity) else None
    if row is None:
        raise Refusal("not_found", "there is no such deck")
    return {**_row(row["id"], row["game"], row["name"], row["content"]), "updated": row["updated"]}


async def keep(store: Store, own: OwnCards, account: Account, wish: Keep, identity: str | None = None) -> Json:
    """Stores a new or changed deck. It need not be legal, but its cards must exist.

    :raises Refusal: for an unknown card; ``not_found`` for a deck of another account; ``full``.
    """
    table = wished(wish.game)
    deck_parts = await own.newest(wish.game, parts_of(table, wish.deck))
    held = []
    for line in await own.lines_of(wish.game, deck_parts, f"account {account.id}"):
        held += table.user_cards.borrow([line])
        await asyncio.sleep(0)
    parts = table.decks.known_parts(deck_parts)
    del held
    table.editions.identity(wish.edition)
    table.editions.limits(wish.limits)
    if identity is not None:
        await deck(store, account, identity)
    key = secrets.token_urlsafe(9) if identity is None else identity
    name = parts.name or "deck"
    content = {
        "main": parts.main,
        "extra": parts.extra,
        "side": parts.side,
        "edition": wish.edition,
        "limits": wish.limits,
    }
    if not await store.put_deck(account.id, key, wish.game, name, content, MOST_DECKS):
        raise Refusal("full", f"{MOST_DECKS} decks are kept already; expected fewer")
    return _row(key, wish.game, name, content)


async def drop(store: Store, account: Account, identity: str) -> None:
    """Deletes a deck.

    :raises Refusal: ``not_found`` if there is none, or it belongs to another account.
    """
    if not _ID.fullmatch(identity) or not await store.drop_deck(account.id, identity):
        raise Refusal("not_found", "there is no such deck")

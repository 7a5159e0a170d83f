"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Float, Index, Integer, MetaData, String, Table, Text

META: Final = MetaData()
ACCOUNTS: Final = Table(
    "accounts",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("token", String(64), unique=True, nullable=False),
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
)
ROOMS: Final = Table(
    "rooms",
    META,
    Column("id", String(32), primary_key=True),
    Column("owner", Integer, nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("config", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    # what it is played with: version, rules, cards, and the latest hash of its state; empty in rooms of older versions
    Column("made", Text, nullable=False, server_default=""),
    # the accounts of its seats, so that each account finds its rooms
    Column("first", Integer, nullable=True),
    Column("second", Integer, nullable=True),
    Index("ix_rooms_first", "first", "updated"),
    Index("ix_rooms_second", "second", "updated"),
    Index("ix_rooms_updated", "updated"),
)
STEPS: Final = Table(
    "steps",
    META,
    Column("room", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("duel", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("option", BigInteger, nullable=False),
)
DECKS: Final = Table(
    "decks",
    META,
    Column("id", String(32), primary_key=True),
    Column("account", Integer, nullable=False, index=True),
    Column("game", String(12), nullable=False),
    Column("name", String(60), nullable=False),
    Column("content", Text, nullable=False),
    Column("updated", Float, nullable=False),
)
OWN_CARDS: Final = Table(
    "own_cards",
    META,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("account", Integer, nullable=False, index=True),
    Column("game", String(12), nullable=False),
    Column("name", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("updated", Float, nullable=False),
    # the number of the card that has replaced it
    Column("newer", BigInteger, nullable=True),
)
REPLAYS: Final = Table(
    "replays",
    META,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
LINKS: Final = Table(
    "links",
    META,
    Column("account", Integer, primary_key=True, autoincrement=False),
    # the secret part of the link by which others become friends
    Column("code", String(24), unique=True, nullable=False),
)
FRIENDS: Final = Table(
    "friends",
    META,
    # two rows for each friendship
    Column("account", Integer, primary_key=True, autoincrement=False),
    Column("other", Integer, primary_key=True, autoincrement=False),
    Column("created", Float, nullable=False),
)
BLOCKED: Final = Table(
    "blocked",
    META,
    # who has blocked whom
    Column("account", Integer, primary_key=True, autoincrement=False),
    Column("other", Integer, primary_key=True, autoincrement=False),
    Column("created", Float, nullable=False),
    Index("ix_blocked_other", "other"),
)
REPORTS: Final = Table(
    "reports",
    META,
    Column("id", String(24), primary_key=True),
    Column("account", Integer, nullable=False),
    Column("other", Integer, nullable=False),
    Column("room", String(32), nullable=False),
    Column("reason", String(12), nullable=False),
    Column("text", Text, nullable=False),
    # both names at that time
    Column("names", Text, nullable=False),
    Column("created", Float, nullable=False),
)
RATINGS: Final = Table(
    "ratings",
    META,
    Column("account", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    # how many rated rooms it counts
    Column("rooms", Integer, nullable=False),
    Column("updated", Float, nullable=False),
)
RATED: Final = Table(
    "rated",
    META,
    # each room is rated once
    Column("room", String(32), primary_key=True),
    Column("results", Text, nullable=False),
    Column("created", Float, nullable=False),
)
TOURNAMENTS: Final = Table(
    "tournaments",
    META,
    Column("id", String(32), primary_key=True),
    Column("owner", Integer, nullable=False),
    Column("status", String(12), nullable=False),
    Column("body", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_tournaments_status", "status", "updated"),
)

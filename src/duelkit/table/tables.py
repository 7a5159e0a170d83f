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

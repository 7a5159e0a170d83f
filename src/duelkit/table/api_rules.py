"""The rulebook over HTTP: statements, documents with their chapters, and the table of differences."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from duelkit import games
from duelkit.games.game import Words
from duelkit.rulebook import Statement, UnknownRule, load_differences, load_rulebook
from duelkit.rulebook.differences import UnknownColumn
from duelkit.rulebook.sections import english
from duelkit.rulebook.statements import KINDS
from duelkit.rulebook.words import load_words
from duelkit.table import api_rulings
from duelkit.table.api_http import Fixed, shown
from duelkit.table.games.client import table_of
from duelkit.table.protocols import Json
from duelkit.table.refusals import Refusal

GROUPS: Final = ("kind", "topic", "nature", "source", "confidence", "rule_states")
"""The terms that the response explains."""
LONGEST_ID: Final = 40
MOST_WORDS: Final = 12
"""The most words of a search."""


def pair(english: str | None, japanese: str | None) -> Words | None:
    """Returns a text in both languages; ``None`` if there is none."""
    if english is None:
        return None
    return {"ja": japanese or english, "en": english}


@cache
def card_names() -> tuple[re.Pattern[str], dict[str, str]]:
    """Returns the English names of cards by their Japanese ones."""
    names = {japanese: name for game in games.names() for japanese, name in table_of(game).cards.translations().items()}
    return re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))), names


def example(statement: Statement) -> Words | None:
    """Returns the example of a statement; in English, known cards have their English names."""
    if statement.example is None:
        return None
    pattern, names = card_names()
    return {
        "ja": statement.example_ja or statement.example,
        "en": pattern.sub(lambda found: names[found[0]], statement.example),
    }


def statement_json(statement: Statement) -> Json:
    """Returns a statement as plain values. Its kind, topic and so on are terms of ``words``."""
    doubt = statement.doubt
    return {
        "id": statement.id,
        "document": statement.edition,
        "topic": statement.topic,
        "kind": statement.kind,
        "section": {"ja": statement.section, "en": english(statement.section)},
        "source": statement.source,
        "confidence": statement.confidence,
        "text": pair(statement.en, statement.ja),
        "example": example(statement),
        "note": pair(statement.note, statement.note_ja),
        "same": list(statement.same),
        "differs": [
            {"id": other.id, "how": pair(other.how, other.how_ja), "nature": other.nature}
            for other in statement.differs
        ],
        "doubt": None
        if doubt is None
        else {
            "why": pair(doubt.why, doubt.why_ja),
            "states": doubt.rule_states,
            "reading": pair(doubt.reading, doubt.reading_ja),
            "option": pair(doubt.option, doubt.option_ja),
        },
    }


def words_json() -> Json:
    """Returns the names of kinds, topics and so on."""
    return {group: {key: dict(names) for key, names in load_words()[group].items()} for group in GROUPS}


def words_of(statements: Iterable[Statement]) -> Json:
    """Returns those of the same names that these statements need."""
    used: dict[str, set[str]] = {group: set() for group in GROUPS}
    for statement in statements:
        used["kind"].add(statement.kind)
        used["topic"].add(statement.topic)
        used["source"].add(statement.source)
        used["nature"].update(other.nature for other in statement.differs)
        if statement.confidence is not None:
            used["confidence"].add(statement.confidence)
        if statement.doubt is not None:
            used["rule_states"].add(statement.doubt.rule_states)
    return {
        group: {key: names for key, names in table.items() if key in used[group]}
        for group, table in words_json().items()
    }


@cache
def documents() -> list[Json]:
    """Returns the documents, each with its chapters in order."""
    book = load_rulebook()
    found = []
    columns = [column.document for column in load_differences().columns]
    known = games.every()
    game_of = {document: game for game in known for document in game.documents()}
    editions = [edition for game in known for edition in table_of(game.identity).editions.documents().items()]
    for document in sorted(
        book.documents,
        key=lambda one: (known.index(game_of[one.id]), columns.index(one.id) if one.id in columns else len(columns)),
    ):
        statements = book.by_edition(document.id)
        topics: dict[str, int] = {}
        for statement in statements:
            topics[statement.topic] = topics.get(statement.topic, 0) + 1
        found.append(
            {
                "id": document.id,
                "title": {"ja": document.ja, "en": document.en},
                "game": game_of[document.id].identity,
                "count": len(statements),
                "doubts": sum(1 for statement in statements if statement.doubt is not None),
                "kinds": {kind: count for kind in KINDS if (count := len(book.select(edition=document.id, kind=kind)))},
                "topics": [{"id": topic, "count": count} for topic, count in topics.items()],
                "editions": [edition for edition, text in editions if text == document.id],
            }
        )
    return found


def document_of(edition: str) -> str:
    """Returns the document that an edition or a document's own id names.

    :raises Refusal: if there is none.
    """
    known = load_rulebook().editions
    if edition.upper() in known:
        return edition.upper()
    for game in games.names():
        document = table_of(game).editions.document(edition.lower())
        if document is not None:
            return document
    raise Refusal("not_found", f"no document {shown(edition, 40)!r}; expected one of {', '.join(known)}")


def contents() -> Fixed:
    """Returns the documents without their statements."""
    return Fixed({"documents": documents(), "words": words_json()})


def all_of(document: str) -> Fixed:
    """Returns all statements of a document; of all documents if it is empty."""
    book = load_rulebook()
    found = book.by_edition(document) if document else tuple(book)
    return Fixed(
        {
            "documents": documents(),
            "words": words_json(),
            "count": len(found),
            "statements": [statement_json(statement) for statement in found],
        }
    )


def search(text: str, document: str, topic: str, kind: str, doubtful: bool) -> Json:
    """Returns the statements that match every criterion.

    :param text: words that all occur in a statement.
    :raises Refusal: if there are too many words, or no such kind or topic.
    """
    book = load_rulebook()
    if len(text.split()) > MOST_WORDS:
        raise Refusal("bad_message", f"a search for {len(text.split())} words; expected at most {MOST_WORDS}")
    if kind and kind not in KINDS:
        raise Refusal("not_found", f"no kind {shown(kind, 40)!r}; expected one of {', '.join(KINDS)}")
    if topic and topic not in book.topics:
        raise Refusal("not_found", f"no topic {shown(topic, 40)!r}; expected one of those of GET /api/rules/contents")
    found = [
        statement
        for statement in (book.search(text) if text.strip() else tuple(book))
        if (not document or statement.edition == document)
        and (not topic or statement.topic == topic)
        and (not kind or statement.kind == kind)
        and (not doubtful or statement.doubt is not None)
    ]
    return {
        "count": len(found),
        "statements": [statement_json(statement) for statement in found],
        "words": words_of(found),
    }


def one(identity: str) -> Fixed:
    """Returns a statement with everything that belongs to it.

    :raises Refusal: if there is none with this id.
    """
    if len(identity) > LONGEST_ID:
        raise Refusal("not_found", f"an id of {len(identity)} characters; expected an id such as MR3-DSD-07")
    book = load_rulebook()
    try:
        statement = book.statement(identity)
    except UnknownRule as error:
        near = f"; did you mean {error.suggestion}?" if error.suggestion else "; expected an id such as MR3-DSD-07"
        raise Refusal("not_found", f"no rule statement {shown(identity, 40)!r}{near}") from None
    order = [other.id for other in book.by_edition(statement.edition)]
    at = order.index(identity)
    others = {
        other: book.statement(other)
        for other in (*statement.same, *(difference.id for difference in statement.differs))
    }
    document = next(document for document in book.documents if document.id == statement.edition)
    return Fixed(
        {
            **statement_json(statement),
            "title": {"ja": document.ja, "en": document.en},
            "related": {other: pair(found.en, found.ja) for other, found in others.items()},
            "compared": [{"id": row.id, "point": pair(row.en, row.ja)} for row in load_differences().about(identity)],
            "rulings": rulings_on(identity),
            "before": order[at - 1] if at else None,
            "after": order[at + 1] if at + 1 < len(order) else None,
            "words": words_of([statement]),
        }
    )


def rulings_on(identity: str) -> list[Json]:
    """Returns the rulings of all games that rest on a statement."""
    books = [(game.identity, book) for game in games.listed() if (book := game.rulings()) is not None]
    return [api_rulings.row(game, case) for game, book in books for case in book.on_rule(identity)]


def compare(editions: tuple[str, ...]) -> Fixed:
    """Returns the table of differences.

    :param editions: the columns; empty: all.
    :raises Refusal: if a column does not exist, or there are fewer than two.
    """
    table = load_differences()
    try:
        columns = table.choose(editions) if editions else table.columns
    except (UnknownColumn, ValueError) as error:
        raise Refusal("bad_message", f"editions: {shown(str(error))}") from None
    rows = [
        {
            "id": row.id,
            "point": pair(row.en, row.ja),
            "page_variant": row.page_variant,
            "refs": list(row.refs),
            "differs": row.parts([column.id for column in columns]),
            "cells": [
                {
                    "edition": column.id,
                    "text": pair(row.cell(column.id).en, row.cell(column.id).ja),
                    "general": row.cell(column.id).general,
                    "refs": list(row.refs_of(column)),
                }
                for column in columns
            ],
        }
        for row in table.rows
    ]
    return Fixed(
        {
            "columns": [
                {"id": column.id, "name": column.name, "title": pair(column.en, column.ja), "document": column.document}
                for column in columns
            ],
            "rows": rows,
        }
    )

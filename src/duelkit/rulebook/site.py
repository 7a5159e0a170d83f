"""The rulebook as static web pages, to be opened from disk or served.

There is a page for each document, one for the table of differences and one for the doubtful passages. Every statement
is an anchor, such as `mr3.html#MR3-DSD-07`. The pages load nothing from other sites.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined

from duelkit.rulebook.differences import DifferenceTable, EditionDifference
from duelkit.rulebook.statements import KINDS, Rulebook, Statement
from duelkit.rulebook.words import word

MANIFEST: Final = ".duelkit-rulebook.json"
"""The list of written files, so that a folder can be written again without losing other files."""

_ASSETS = ("style.css", "site.js")
_PAGE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")


Ruled = dict[str, str]
"""A ruling as a page shows it: `id`, `source`, and question and answer in both languages (`question_en` …)."""


class CannotWrite(OSError):
    """The pages cannot be written to a folder; the message gives the reason in one line."""


def _environment() -> Environment:
    """The Jinja environment of the templates."""
    return Environment(
        loader=PackageLoader("duelkit.rulebook", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=False,
        keep_trailing_newline=True,
    )


def _assets(environment: Environment) -> dict[str, str]:
    """The static files of the pages."""
    loader = environment.loader
    assert loader is not None
    return {asset: loader.get_source(environment, asset)[0] for asset in _ASSETS}


def _pages(book: Rulebook) -> dict[str, str]:
    """The name of each document's page.

    :raises ValueError: if the id of a document cannot be the name of a page.
    """
    pages = {document.id: f"{document.id.lower()}.html" for document in book.documents}
    for edition in pages:
        if not _PAGE_NAME.fullmatch(edition):
            raise ValueError(f"the document id {edition!r} cannot be the name of a page")
    return pages


def _documents(book: Rulebook, table: DifferenceTable, pages: dict[str, str]) -> list[dict[str, Any]]:
    """The documents in the order of the pages: columns of the table, its other sources, those of other games."""
    order = {column.document: number for number, column in enumerate(table.columns)}
    apart = {s.edition for s in book} - {s.edition for s in book if table.about(s.id)}
    return [
        {
            "id": document.id,
            "en": document.en,
            "ja": document.ja,
            "page": pages[document.id],
            "counts": [len(book.select(edition=document.id, kind=kind)) for kind in KINDS],
        }
        for document in sorted(
            book.documents, key=lambda document: (order.get(document.id, len(order)), document.id in apart)
        )
    ]


def render_site(
    book: Rulebook, table: DifferenceTable, rulings: Mapping[str, Sequence[Ruled]] = MappingProxyType({})
) -> dict[str, str]:
    """Render the pages, without writing them.

    :param rulings: the rulings based on a statement, by its id.
    :returns: the text of each file by its name.
    :raises ValueError: if the id of a document cannot be the name of a page.
    """
    pages = _pages(book)

    def href(rule_id: str) -> str:
        return f"{pages[book.statement(rule_id).edition]}#{rule_id}"

    def elsewhere(row: EditionDifference) -> list[str]:
        shown = {rule_id for column in table.columns for rule_id in row.refs_of(column)}
        return [rule_id for rule_id in row.refs if rule_id not in shown]

    documents = _documents(book, table, pages)
    common: dict[str, Any] = {
        "documents": documents,
        "doubts": [statement for statement in book if statement.doubt is not None],
        "elsewhere": elsewhere,
        "href": href,
        "kinds": KINDS,
        "table": table,
        "word": word,
    }
    environment = _environment()

    def page(template: str, name: str, title_en: str, title_ja: str, **more: Any) -> str:
        text = environment.get_template(template).render(
            page=name, title_en=title_en, title_ja=title_ja, **common, **more
        )
        return "\n".join(line.rstrip() for line in text.splitlines() if line.strip()) + "\n"

    files = {
        "index.html": page("index.html", "index", "Contents", "目次"),
        "differences.html": page("differences.html", "differences", "Differences", "エディションの違い"),
        "doubts.html": page("doubts.html", "doubts", "Doubtful passages", "疑問のある箇所"),
        "index.js": _index(book, table, href),
    }
    compared = {statement.id: table.about(statement.id) for statement in book}
    for document in documents:
        identity = str(document["id"])
        files[pages[identity]] = page(
            "document.html",
            identity,
            identity,
            identity,
            document=document,
            topics=_by_topic(book.by_edition(identity)),
            compared=compared,
            rulings={statement.id: rulings.get(statement.id, ()) for statement in book},
        )
    return files | _assets(environment)


def _by_topic(statements: tuple[Statement, ...]) -> list[tuple[str, list[Statement]]]:
    """Group statements by topic, in the order of first appearance."""
    groups: dict[str, list[Statement]] = {}
    for statement in statements:
        groups.setdefault(statement.topic, []).append(statement)
    return list(groups.items())


def _index(book: Rulebook, table: DifferenceTable, href: Any) -> str:
    """Return the script with the search index."""
    entries: list[Mapping[str, str]] = [
        {
            "id": statement.id,
            "href": href(statement.id),
            "en": statement.en,
            "ja": statement.ja,
            "words": "\n".join(
                filter(
                    None,
                    (
                        statement.id,
                        statement.topic,
                        word("topic", statement.topic, "en"),
                        word("topic", statement.topic, "ja"),
                        statement.section,
                        statement.en,
                        statement.ja,
                        statement.example,
                        statement.example_ja,
                    ),
                )
            ),
        }
        for statement in book
    ]
    for row in table.rows:
        cells = [wording for cell in row.cells for wording in (cell.en, cell.ja)]
        entries.append(
            {
                "id": row.id,
                "href": f"differences.html#{row.id}",
                "en": row.en,
                "ja": row.ja,
                "words": "\n".join((row.id, row.en, row.ja, *cells)),
            }
        )
    # escape "<" so that the script can be embedded in HTML
    data = json.dumps(entries, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f"window.duelkitRulebook = {data};\n"


def write_site(
    folder: Path, book: Rulebook, table: DifferenceTable, rulings: Mapping[str, Sequence[Ruled]] = MappingProxyType({})
) -> list[str]:
    """Write the pages into a folder, atomically.

    :param folder: a folder that does not exist yet, is empty, or was written by this function before.
    :param book: the statements.
    :param table: the table of differences.
    :param rulings: the rulings based on a statement, by its id.
    :returns: the names of the files written.
    :raises CannotWrite: if the folder holds something else, or cannot be written.
    """
    target = _checked(folder)
    files = render_site(book, table, rulings)
    files[MANIFEST] = json.dumps({"files": sorted(files)}, indent=2) + "\n"
    suffix = secrets.token_hex(4)
    fresh = target.with_name(f".{target.name}.new-{suffix}")
    old = target.with_name(f".{target.name}.old-{suffix}")
    above = [parent for parent in target.parents if not parent.exists()]
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh.mkdir()
        for name, text in files.items():
            (fresh / name).write_text(text, encoding="utf-8", newline="\n")
        if target.exists():
            os.rename(target, old)
        os.rename(fresh, target)
    except BaseException as error:
        if old.exists() and not target.exists():
            os.rename(old, target)
        shutil.rmtree(fresh, ignore_errors=True)
        for parent in above:
            with contextlib.suppress(OSError):
                parent.rmdir()
        if isinstance(error, OSError):
            raise CannotWrite(f"cannot write to {folder}: {error.strerror or error}") from None
        raise
    shutil.rmtree(old, ignore_errors=True)
    return sorted(files)


def _checked(folder: Path) -> Path:
    """Return the real path of a folder that may be written or replaced."""
    try:
        target = folder.resolve()
        here = Path.cwd()
        if target == here or target in here.parents:
            raise CannotWrite(f"cannot write to {folder}: give a folder of its own, not the current one")
        if not target.exists():
            return target
        if not target.is_dir():
            raise CannotWrite(f"cannot write to {folder}: it is not a folder")
        there = sorted(entry.name for entry in target.iterdir())
    except (OSError, RuntimeError, ValueError) as error:
        if isinstance(error, CannotWrite):
            raise
        reason = error.strerror if isinstance(error, OSError) else None
        raise CannotWrite(f"cannot write to {folder}: {reason or error}") from None
    known = _written_before(target)
    foreign = [name for name in there if name not in known]
    if foreign:
        raise CannotWrite(
            f"cannot write to {folder}: it holds {foreign[0]!r}, which this command did not write; "
            "give a new or an empty folder"
        )
    return target


def _written_before(folder: Path) -> set[str]:
    """Return the names of the files that an earlier call wrote into a folder."""
    with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
        names = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["files"]
        if isinstance(names, list):
            return {MANIFEST, *(name for name in names if isinstance(name, str) and (folder / name).is_file())}
    return set()

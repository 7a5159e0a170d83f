"""`duelkit rules --html`: the pages, and the folder they are written to."""

import argparse
import json
import os
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from duelkit.rulebook import Rulebook, Statement, cli, load_differences, load_rulebook
from duelkit.rulebook.site import MANIFEST, CannotWrite, render_site, write_site
from duelkit.rulebook.statements import Document, Doubt

BOOK = load_rulebook()
TABLE = load_differences()
FILES = render_site(BOOK, TABLE)
PAGES = [name for name in FILES if name.endswith(".html")]
VOID = {"meta", "link", "input", "br"}


class Page(HTMLParser):
    """Reads a page and fails on tags that do not close as they should."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.sources: list[str] = []
        self.handlers: list[str] = []
        self.tags: Counter[str] = Counter()
        self.languages: Counter[str] = Counter()
        self.text: list[str] = []
        self.controls: list[dict[str, str | None]] = []
        self.labelled: set[str | None] = set()
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(set(names)) == len(names), attrs
        values = dict(attrs)
        self.tags[tag] += 1
        self.handlers += [name for name in names if name.startswith("on") or name == "style"]
        if values.get("id"):
            self.ids.append(str(values["id"]))
        if tag == "a":
            self.links.append(str(values["href"]))
        if tag in ("script", "link", "img"):
            self.sources.append(str(values.get("src") or values.get("href")))
        if values.get("class") == "t":
            self.languages[str(values["lang"])] += 1
        if tag in ("input", "button"):
            self.controls.append(values)
        if tag == "label":
            self.labelled.add(values.get("for"))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1] == tag, (tag, self.getpos())
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@cache
def read(name: str) -> Page:
    """A page that was read: by the process that asks for it, not by each one that collects tests."""
    return Page(FILES[name])


def run(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="duelkit rules")
    cli.fill_rules(parser)
    arguments = parser.parse_args(words)
    status: int = arguments.func(arguments)
    return status


def contents(folder: Path) -> dict[str, str]:
    return {entry.name: entry.read_text(encoding="utf-8") for entry in folder.iterdir()}


def index_entries(text: str) -> list[dict[str, str]]:
    found = re.fullmatch(r"window\.duelkitRulebook = (.*);\n", text, re.DOTALL)
    assert found is not None
    entries: list[dict[str, str]] = json.loads(found[1])
    return entries


def test_there_is_a_page_for_each_document_and_table() -> None:
    assert sorted(FILES) == [
        "differences.html",
        "doubts.html",
        "eoj.html",
        "ex04.html",
        "index.html",
        "index.js",
        "mr20.html",
        "mr3.html",
        "res.html",
        "site.js",
        "style.css",
    ]


@pytest.mark.parametrize("name", PAGES)
def test_page_is_sound(name: str) -> None:
    page = read(name)
    assert FILES[name].startswith("<!doctype html>\n")
    assert len(set(page.ids)) == len(page.ids)
    assert page.handlers == [], "neither scripts nor styles in attributes"
    assert page.tags["main"] == page.tags["h1"] == page.tags["title"] == 1
    assert page.sources == ["style.css", "site.js"]
    assert page.languages["en"] == page.languages["ja"] > 0, "whatever is in one language is in the other"
    for control in page.controls:
        is_labelled = control.get("id") in page.labelled or control.get("type") in ("button", "checkbox")
        assert is_labelled, control


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere_in_the_site(name: str) -> None:
    for link in read(name).links:
        target, _, anchor = link.partition("#")
        assert (target or name) in PAGES, link
        assert not anchor or anchor in read(target or name).ids, link


def test_nothing_is_fetched_from_elsewhere() -> None:
    for name, text in FILES.items():
        assert "//" not in re.sub(r"^ *//.*$|/\*.*?\*/", "", text, flags=re.MULTILINE), name
        assert "@import" not in text
        assert "url(" not in text


def test_every_statement_is_an_anchor_with_both_wordings() -> None:
    for statement in BOOK:
        name = f"{statement.edition.lower()}.html"
        assert statement.id in read(name).ids
    for edition in BOOK.editions:
        text = "".join(read(f"{edition.lower()}.html").text)
        for statement in BOOK.by_edition(edition):
            for language in ("en", "ja"):
                assert statement.wording(language) in text, statement.id
                assert (statement.illustration(language) or "") in text
                assert (statement.remark(language) or "") in text
                assert all(difference.wording(language) in text for difference in statement.differs)
            assert statement.section in text


def test_page_of_differences_holds_the_table() -> None:
    page = read("differences.html")
    text = "".join(page.text)
    assert page.tags["td"] == 40 * 4
    assert page.tags["tr"] == 41
    for row in TABLE.rows:
        assert row.id in page.ids
        for cell in row.cells:
            assert cell.en in text
            assert cell.ja in text
        assert f'href="differences.html#{row.id}"' in FILES["mr3.html"] + FILES["ex04.html"] + FILES["mr20.html"]
    assert FILES["differences.html"].count('class="variant"') == 3


def test_page_of_doubts_holds_every_doubt() -> None:
    text = "".join(read("doubts.html").text)
    doubts = [statement.doubt for statement in BOOK if statement.doubt is not None]
    assert read("doubts.html").tags["article"] == len(doubts) == 48 + 107
    for doubt in doubts:
        for wording in (doubt.why, doubt.why_ja, doubt.reading, doubt.reading_ja, doubt.option, doubt.option_ja):
            assert wording is None or wording in text


def test_documents_of_another_game_come_last() -> None:
    text = re.sub(r"\s+", " ", "".join(read("index.html").text))
    assert "EX04 MR3 MR20 RES EOJ" in text


def test_index_page_counts_the_statements() -> None:
    text = re.sub(r"\s+", " ", "".join(read("index.html").text))
    assert "120 10 2 8 4 0 144" in text
    assert "358 11 0 9 0 13 391" in text
    assert "300 19 12 17 9 0 357" in text


def test_search_index_finds_what_the_program_finds() -> None:
    entries = index_entries(FILES["index.js"])
    assert len(entries) == len(BOOK) + len(TABLE.rows)
    for entry in entries:
        target, _, anchor = entry["href"].partition("#")
        assert anchor in read(target).ids
        assert anchor == entry["id"]
    found = [entry["id"] for entry in entries if "8000" in entry["words"] and "-" in entry["id"]]
    assert found == [statement.id for statement in BOOK.search("8000")]
    assert "<" not in FILES["index.js"]


def test_script_and_style_use_what_the_pages_have() -> None:
    script, style, page = FILES["site.js"], FILES["style.css"], FILES["differences.html"]
    for never in ("innerHTML", "outerHTML", "document.write", "eval(", "fetch("):
        assert never not in script
    for selector in re.findall(r'querySelector(?:All)?\("(?:[^"]*)"\)', script):
        for name in re.findall(r"\.([a-z]+)|#([a-z]+)|\[([a-z-]+)", selector.split("(", 1)[1]):
            css_class, identity, attribute = name
            if css_class:
                assert re.search(rf'class="[^"]*\b{css_class}\b', page), selector
            if identity:
                assert f'id="{identity}"' in page
            if attribute and attribute != "hidden":
                assert f" {attribute}=" in page
    assert "prefers-color-scheme: dark" in style
    assert '<meta name="viewport"' in page
    assert page.index('class="skip"') < page.index("<nav"), "the way past the navigation comes first"


def test_hostile_text_is_escaped() -> None:
    hostile = """<script>alert("1 & 2")</script>'"</title><b>"""
    doubt = Doubt(
        why=hostile,
        why_ja=hostile,
        rule_states="page reading",
        reading=hostile,
        reading_ja=hostile,
        option=hostile,
        option_ja=hostile,
    )
    statement = replace(
        BOOK.statement("MR3-DECK-01"),
        section=hostile,
        en=hostile,
        ja=hostile,
        example=hostile,
        note=hostile,
        note_ja=hostile,
        doubt=doubt,
        differs=tuple(
            replace(difference, how=hostile, how_ja=hostile) for difference in BOOK.statement("MR3-DECK-01").differs
        ),
    )
    statements = [statement if other.id == statement.id else other for other in BOOK]
    documents = [replace(document, en=hostile, ja=hostile) for document in BOOK.documents]
    row = TABLE.rows[0]
    cells = tuple(replace(cell, en=hostile, ja=hostile) for cell in row.cells)
    table = replace(
        TABLE,
        columns=tuple(replace(column, en=hostile, ja=hostile) for column in TABLE.columns),
        rows=(replace(row, en=hostile, ja=hostile, cells=cells), *TABLE.rows[1:]),
    )
    files = render_site(Rulebook(statements, documents), table)
    assert files["mr3.html"].count("&lt;script&gt;") >= 15
    for name, text in files.items():
        if name.endswith(".html"):
            page = Page(text)
            assert page.tags["script"] == 1, name
            assert page.tags["b"] == 0
            assert hostile in "".join(page.text)
    assert "<" not in files["index.js"]
    assert [entry["en"] for entry in index_entries(files["index.js"]) if entry["id"] == statement.id] == [hostile]


def test_document_that_cannot_name_a_page_is_refused() -> None:
    statement: Statement = replace(BOOK.statement("MR3-DECK-01"), edition="../x", same=(), differs=())
    book = Rulebook([statement], [Document("../x", "x", "x")])
    with pytest.raises(ValueError, match=r"the document id '\.\./x' cannot be the name of a page"):
        render_site(book, replace(TABLE, rows=()))


@pytest.mark.parametrize("before", ["nothing", "empty", "parents"])
def test_pages_are_written_to_a_new_folder(tmp_path: Path, before: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "a" / "b" / "site" if before == "parents" else tmp_path / "site"
    if before == "empty":
        folder.mkdir()
    assert run("--html", str(folder)) == 0
    assert capsys.readouterr().out == f"wrote 12 files; open {folder / 'index.html'}\n"
    written = contents(folder)
    assert json.loads(written.pop(MANIFEST)) == {"files": sorted(FILES)}
    # the pages of the command name the rulings too
    told = written["mr3.html"]
    assert 'id="ruling-MR3-XYZ-08-sangan-as-xyz-material"' in told and "A material is no card on the field" in told
    changed = {name for name, text in written.items() if text != FILES[name]}
    assert changed <= {"ex04.html", "mr3.html", "mr20.html", "res.html"}
    assert [entry.name for entry in folder.parent.iterdir()] == ["site"]


def test_pages_are_written_again_over_their_own(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, BOOK, TABLE)
    (folder / "mr3.html").write_text("stale", encoding="utf-8")
    (folder / "ex04.html").unlink()
    names = write_site(folder, BOOK, TABLE)
    assert sorted(contents(folder)) == names
    assert contents(folder)["mr3.html"] == FILES["mr3.html"]
    assert [entry.name for entry in tmp_path.iterdir()] == ["site"]


def with_other_file(folder: Path) -> None:
    folder.mkdir()
    (folder / "thesis.txt").write_text("mine", encoding="utf-8")


def with_file_among_the_pages(folder: Path) -> None:
    write_site(folder, BOOK, TABLE)
    (folder / "notes.txt").write_text("mine", encoding="utf-8")


def with_damaged_list(folder: Path) -> None:
    write_site(folder, BOOK, TABLE)
    (folder / MANIFEST).write_text("[1]", encoding="utf-8")


def with_folder_of_a_page_name(folder: Path) -> None:
    write_site(folder, BOOK, TABLE)
    (folder / "mr3.html").unlink()
    (folder / "mr3.html").mkdir()


@pytest.mark.parametrize(
    ("prepare", "named"),
    [
        (with_other_file, "thesis.txt"),
        (with_file_among_the_pages, "notes.txt"),
        (with_damaged_list, MANIFEST),
        (with_folder_of_a_page_name, "mr3.html"),
    ],
)
def test_folder_with_anything_else_is_left_alone(
    tmp_path: Path, prepare: Callable[[Path], None], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "site"
    prepare(folder)
    before = {entry.name: entry.is_dir() or entry.read_bytes() for entry in folder.iterdir()}
    assert run("--html", str(folder)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == (
        f"duelkit rules: cannot write to {folder}: it holds {named!r}, which this command did not write; "
        "give a new or an empty folder\n"
    )
    assert {entry.name: entry.is_dir() or entry.read_bytes() for entry in folder.iterdir()} == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["site"]


def test_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "site").write_text("mine", encoding="utf-8")
    assert run("--html", str(tmp_path / "site")) == 2
    assert capsys.readouterr().err.endswith("site: it is not a folder\n")
    assert run("--html", str(tmp_path / "site" / "below")) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert (tmp_path / "site").read_text(encoding="utf-8") == "mine"


def test_current_folder_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    for folder in (".", ".."):
        assert run("--html", folder) == 2
        assert capsys.readouterr().err == (
            f"duelkit rules: cannot write to {folder}: give a folder of its own, not the current one\n"
        )
    assert list(here.iterdir()) == []


@pytest.mark.parametrize("existing", [False, True])
def test_failure_on_the_way_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, existing: bool
) -> None:
    folder = tmp_path / "deep" / "site"
    if existing:
        write_site(folder, BOOK, TABLE)
        (folder / "mr3.html").write_text("stale", encoding="utf-8")
    before = contents(folder) if existing else None
    write_text = Path.write_text

    def full(path: Path, text: str, encoding: str | None = None, newline: str | None = None) -> int:
        if path.name == "mr3.html":
            raise OSError(28, "No space left on device")
        return write_text(path, text, encoding=encoding, newline=newline)

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(CannotWrite, match=r"cannot write to .*: No space left on device"):
        write_site(folder, BOOK, TABLE)
    if existing:
        assert contents(folder) == before
        assert [entry.name for entry in folder.parent.iterdir()] == ["site"]
    else:
        assert list(tmp_path.iterdir()) == []


def test_old_pages_come_back_if_the_new_ones_cannot_take_their_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    write_site(folder, BOOK, TABLE)
    rename = os.rename

    def unwilling(source: Path, target: Path) -> None:
        if ".new-" in source.name:
            raise OSError(13, "Permission denied")
        rename(source, target)

    monkeypatch.setattr(os, "rename", unwilling)
    with pytest.raises(CannotWrite, match="Permission denied"):
        write_site(folder, BOOK, TABLE)
    assert sorted(contents(folder)) == sorted([*FILES, MANIFEST])
    assert [entry.name for entry in tmp_path.iterdir()] == ["site"]


def test_pages_are_no_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--html", str(tmp_path / "site"), "--json") == 2
    assert capsys.readouterr().err == "duelkit rules: --html writes no JSON\n"
    assert list(tmp_path.iterdir()) == []

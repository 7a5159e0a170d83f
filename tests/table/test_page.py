"""How the page's files are served: what the first page names at once, and what browsers keep."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from duelkit.table import page


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A page of three scripts, one of which is loaded when it is needed."""
    for name, text in {
        "index.html": '<!-- scripts -->\n<script type="module" src="js/main.js"></script>',
        "js/main.js": 'import { a } from "./a.js";\nexport const later = () => import("./later.js");\n',
        "js/a.js": 'export {\n  b,\n} from "../vendor/b.js";\n',
        "js/later.js": "",
        "vendor/b.js": "export const b = 1;\n",
        "text/files.json": '["base", "more"]',
        "text/base.ja.ftl": "a = あ",
        "text/more.ja.ftl": "b = い",
        "text/base.en.ftl": "a = a",
        "text/more.en.ftl": "b = b",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_first_page_names_every_script_that_it_needs(root: Path) -> None:
    client = TestClient(Starlette(routes=page.Page(root).routes()))
    text = client.get("/").text
    named = re.findall(r'"modulepreload" href="v/\w+/([^"]+)"', text)
    assert named == ["js/main.js", "js/a.js", "vendor/b.js"]


def test_files_are_kept_as_long_as_they_are_the_same(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FRESH", 0)
    client = TestClient(Starlette(routes=page.Page(root).routes()))
    [main] = re.findall(r'src="(v/\w+/js/main.js)"', client.get("/").text)
    assert client.get(f"/{main}").headers["cache-control"] == page.FOREVER
    strings = main.replace("js/main.js", "text/all.ja.ftl")
    assert client.get(f"/{strings}").text == "a = あ\nb = い"
    assert client.get(f"/{strings}").headers["cache-control"] == page.FOREVER
    assert client.get("/text/all.en.ftl").headers["cache-control"] == "no-cache"
    assert client.get("/text/all.fr.ftl").status_code == 404
    # the table was renewed while the page was open: there is the new file, which is not kept under the old address
    (root / "js/a.js").write_text("export const b = 12;", encoding="utf-8")
    again = client.get(f"/{main}")
    assert again.status_code == 200 and again.headers.get("cache-control") != page.FOREVER
    assert main not in client.get("/").text

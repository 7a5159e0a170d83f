"""Pictures of cards of the host's own: for this machine alone, and nothing but pictures of the folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from duelkit.kernel.errors import DuelkitError
from duelkit.table import Settings, make_app
from duelkit.table.card_pictures import LARGEST
from duelkit.table.cli import pictures_folder

JPEG = b"\xff\xd8\xff\xe0 not a real one"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as EDOPro lays it out, with files beside it that are nobody's business."""
    outside = tmp_path_factory.mktemp("outside")
    pictures = outside / "pics"
    (pictures / "field").mkdir(parents=True)
    (pictures / "46986414.jpg").write_bytes(JPEG)
    (pictures / "0089631.png").write_bytes(b"\x89PNG")
    (pictures / "field" / "22702055.jpg").write_bytes(JPEG)
    (pictures / "77.jpg").write_bytes(b"\xff" * (LARGEST + 1))
    (pictures / "notes.txt").write_text("mine")
    (pictures / "12.jpg.txt").write_text("mine")
    (outside / "5.jpg").write_bytes(b"secret")
    (outside / "secret.jpg").write_bytes(b"secret")
    (pictures / "6.jpg").symlink_to(outside / "secret.jpg")
    (pictures / "7.jpg").mkdir()
    return pictures.resolve()


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[TestClient]:
    app = make_app(Settings(workers=1, pictures=folder))
    with TestClient(app, base_url="http://localhost:8123", client=("127.0.0.1", 50_000)) as found:
        yield found


def test_the_folder_is_listed_and_served(client: TestClient) -> None:
    told = client.get("/api/pictures").json()
    assert told["cards"]["46986414"] == "46986414.jpg"
    assert told["cards"]["89631"] == "0089631.png"
    assert told["fields"] == {"22702055": "22702055.jpg"}
    assert not any("notes" in name or name.endswith(".txt") for name in told["cards"].values())
    found = client.get("/api/pictures/cards/46986414.jpg")
    assert (found.status_code, found.content, found.headers["content-type"]) == (200, JPEG, "image/jpeg")
    assert client.get("/api/pictures/fields/22702055.jpg").content == JPEG
    assert client.get("/api/pictures/cards/0089631.png").headers["content-type"] == "image/png"


@pytest.mark.parametrize(
    "path",
    [
        "cards/46986415.jpg",
        "cards/..%2f5.jpg",
        "cards/%2e%2e/5.jpg",
        "fields/..%2f46986414.jpg",
        "cards/field%2f22702055.jpg",
        "cards/notes.txt",
        "cards/12.jpg.txt",
        "cards/6.jpg",
        "cards/7.jpg",
        "cards/46986414.JPG",
        "cards/%00.jpg",
        "other/46986414.jpg",
        "..%2fpics/46986414.jpg",
    ],
)
def test_nothing_else_leaves_the_folder(client: TestClient, path: str) -> None:
    found = client.get(f"/api/pictures/{path}")
    assert found.status_code == 404
    assert b"secret" not in found.content and b"mine" not in found.content


def test_large_files_are_refused(client: TestClient) -> None:
    assert client.get("/api/pictures/cards/77.jpg").status_code == 413


@pytest.mark.parametrize(
    "address, host",
    [
        ("192.168.1.7", "localhost:8123"),
        ("8.8.8.8", "127.0.0.1:8123"),
        ("2001:db8::7", "localhost"),
        # a proxy on this machine is asked under the table's public name
        ("127.0.0.1", "duels.example.org"),
        ("127.0.0.1", "192.168.1.5:8123"),
    ],
)
def test_other_machines_receive_no_pictures(folder: Path, address: str, host: str) -> None:
    app = make_app(Settings(workers=1, pictures=folder, hosts=("duels.example.org",)))
    with TestClient(app, base_url="http://localhost:8123", client=(address, 50_000)) as client:
        assert client.get("/api/pictures", headers={"host": host}).json() == {"cards": {}, "fields": {}}
        found = client.get("/api/pictures/cards/46986414.jpg", headers={"host": host})
        assert found.status_code == 404 and JPEG not in found.content


def test_without_a_folder_there_are_none() -> None:
    with TestClient(make_app(Settings(workers=1)), base_url="http://localhost:8123", client=("127.0.0.1", 5)) as client:
        assert client.get("/api/pictures").json() == {"cards": {}, "fields": {}}
        assert client.get("/api/pictures/cards/46986414.jpg").status_code == 404


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DuelkitError, match=r"--pictures is .*expected a folder"):
        pictures_folder(str(tmp_path / "nowhere"))
    assert pictures_folder(str(tmp_path)) == tmp_path.resolve()

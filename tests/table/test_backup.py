"""A table that is open can be copied, and opened again from the copy."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from tests.table.house import House

from duelkit.cli import main


def test_a_copy_of_an_open_table_is_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copy = tmp_path / "data", tmp_path / "copies" / "table.sqlite"
    data.mkdir()
    copy.parent.mkdir()
    kept: dict[str, str] = {}

    async def before() -> None:
        house = House(f"sqlite:///{data / 'table.sqlite'}")
        await house.hub.open()
        guest = await house.guest()
        kept.update(token=guest.token, room=await guest.room(game="judgment", deck="fire", opponent="self", seed=1))
        for number in range(3):
            state = guest.last("state", kept["room"]) if number else await guest.asked(kept["room"])
            after = len(guest.heard)
            await guest.choose(kept["room"], state, 0)
            await guest.asked(kept["room"], after)
        # while the table is open, and much of it stands in the log beside the file
        assert await asyncio.to_thread(main, ["backup", "--data", str(data), str(copy)]) == 0
        kept["digest"] = house.hub.rooms[kept["room"]].course.desk.digest()  # type: ignore[union-attr]
        await house.close()

    async def after() -> None:
        house = House(f"sqlite:///{copy}")
        await house.hub.open()
        guest = await house.guest(token=kept["token"])
        await guest.say(type="join", room=kept["room"])
        await guest.asked(kept["room"])
        assert house.hub.rooms[kept["room"]].course.desk.digest() == kept["digest"]  # type: ignore[union-attr]
        await house.close()

    asyncio.run(before())
    assert "1 rooms" in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600 and [path.name for path in copy.parent.iterdir()] == [copy.name]
    asyncio.run(after())


@pytest.mark.parametrize("kind", ["nothing", "damaged", "there already", "no folder"])
def test_what_cannot_be_copied_is_told_in_one_line(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copies" / "copy.sqlite"
    if kind != "no folder":
        copy.parent.mkdir()
    if kind != "nothing":
        (tmp_path / "table.sqlite").write_bytes(b"no database")
    if kind == "there already":
        copy.write_bytes(b"precious")
    assert main(["backup", "--data", str(tmp_path), str(copy)]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and len(shown.err.strip().splitlines()) == 1 and "expected" in shown.err
    if copy.parent.exists():
        assert [path.read_bytes() for path in copy.parent.iterdir()] == (
            [b"precious"] if kind == "there already" else []
        )

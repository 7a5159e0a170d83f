"""Files of recordings, and what differs between two."""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path
from typing import Any

from unchanging.moments import ASPECTS, TRAIL, hashed
from unchanging.sites import Site


def write(found: dict[str, Any], path: Path) -> None:
    """Write what was recorded; packed if the file's name ends in ``.gz``."""
    data = (json.dumps(found, ensure_ascii=False, indent=0) + "\n").encode()
    path.write_bytes(gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)


def load(path: Path) -> dict[str, Any]:
    """What a file holds."""
    try:
        data = path.read_bytes()
        found = json.loads(gzip.decompress(data) if path.suffix == ".gz" else data)
        assert isinstance(found, dict) and {"duels", "texts", "pools"} <= found.keys()
    except (OSError, ValueError, AssertionError) as error:
        raise SystemExit(
            f"unchanged: {path} cannot be read ({error or 'no duels in it'}); expected a file that 'record' has written"
        ) from None
    return found


def differences(before: dict[str, Any], now: dict[str, Any], without: Iterable[str] = ()) -> list[tuple[str, str, int]]:
    """What differs: a duel, an aspect and the number of the first decision that differs; or a text and −1.

    The earliest aspect of a duel comes first.
    """
    found: list[tuple[str, str, int]] = []
    for name in now["duels"]:
        was = before["duels"].get(name)
        if was is None:
            raise SystemExit(f"unchanged: no duel {name!r} was recorded; expected the file to hold it: record it anew")
        here = []
        for order, aspect in enumerate(ASPECTS):
            if aspect not in without and was[aspect] != now["duels"][name][aspect]:
                here.append((first_difference(was[aspect], now["duels"][name][aspect]), order, aspect))
        found += [(name, aspect, at) for at, _, aspect in sorted(here)[:1]]
    if "texts" not in without:
        for key in sorted(before["texts"].keys() | now["texts"].keys()):
            if before["texts"].get(key) != now["texts"].get(key):
                found.append((key, "text", -1))
    return found


def first_difference(before: str, now: str) -> int:
    """The first decision at which two trails differ; the last one if only the whole differs, −1 without trails."""
    if " " not in before:
        return -1
    was, found = (gzip.decompress(base64.b85decode(trail.split(" ")[1])) for trail in (before, now))
    for at in range(0, max(len(was), len(found)), TRAIL):
        if was[at : at + TRAIL] != found[at : at + TRAIL]:
            return at // TRAIL
    return max(len(found) // TRAIL - 1, 0)


def pretty(text: str | None) -> list[str]:
    """The values of an aspect, a line each."""
    if text is None:
        return ["nothing"]
    try:
        value = json.loads(text)
    except ValueError:
        return text.split("\n")
    return json.dumps(value, ensure_ascii=False, indent=1).split("\n")


def explain(
    found: list[tuple[str, str, int]],
    before: dict[str, Any],
    now: dict[str, Any],
    site: Site,
    old: Site | None,
    most: int,
) -> list[str]:
    """The differences as lines, the first ones with what was there and what is there now."""
    lines: list[str] = []
    for name, aspect, at in found[:most]:
        if aspect == "text":
            lines.append(f"text {name}")
            was, is_now = before["texts"].get(name), now["texts"].get(name)
            lines += [f"  was  {line}" for line in str(was).split("\n")]
            lines += [f"  is   {line}" for line in str(is_now).split("\n")]
            continue
        if at < 0:
            lines.append(f"duel {name}: {aspect}; say --before, the folder of the package before, to see where")
            continue
        lines.append(f"duel {name}, decision {at}: {aspect}")
        job = {"do": "show", "name": name, "pools": now["pools"], "at": at}
        here = pretty(site.ask([job])[0].get(aspect))
        if old is None:
            lines += [f"  is   {line[:400]}" for line in here[:60]]
        else:
            there = pretty(old.ask([job])[0].get(aspect))
            lines += ["  " + line[:400] for line in unified_diff(there, here, "before", "now", lineterm="", n=2)][:80]
    if len(found) > most:
        lines.append(
            f"and {len(found) - most} more: "
            + "; ".join(
                f"{name} ({aspect}{f' at {at}' if at >= 0 else ''})" for name, aspect, at in found[most : most + 12]
            )
        )
    return lines


def small(found: dict[str, Any]) -> dict[str, Any]:
    """The same in little space, for a file that is kept: hashes without trails, and one for all texts of a card."""
    grouped: dict[str, list[str]] = {}
    for key, text in sorted(found["texts"].items()):
        grouped.setdefault(" ".join(key.split(" ")[:2]), []).append(f"{key} {text}")
    return {
        **found,
        "duels": {
            name: {aspect: value.split(" ")[0] for aspect, value in aspects.items()}
            for name, aspects in found["duels"].items()
        },
        "texts": {key: hashed("\n".join(texts), 4) for key, texts in grouped.items()},
    }


def is_small(found: dict[str, Any]) -> bool:
    """Whether this is what :func:`small` makes."""
    return not any(" " in value for aspects in found["duels"].values() for value in aspects.values())

"""Print the figures that the gates of the architecture hold: ``make gates``.

Each is counted by the test of the same name in ``tests/architecture``, which also holds its limit.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.architecture import test_put_off, test_sizes, test_string_tests, test_table_parts, test_words_alone  # noqa: E402 - the tests lie beside the package


def figures() -> dict[str, tuple[float, float | None]]:
    """What is counted → the figure and its limit, ``None`` where there is none."""
    files = {path: path.read_text("utf-8") for path in test_sizes.SOURCES}
    longest, most_branched = test_sizes.most(files.values())
    mentions = test_words_alone.mentions()
    found: dict[str, tuple[float, float | None]] = {
        "files of the package": (len(files), None),
        "lines of the package": (sum(len(text.splitlines()) for text in files.values()), None),
        "lines of the longest file": (max(len(text.splitlines()) for text in files.values()), test_sizes.LONGEST_FILE),
        "lines of the longest function": (longest, test_sizes.LONGEST),
        "greatest complexity of a function": (most_branched, test_sizes.MOST_BRANCHED),
        "files outside its folder that name a word, on average": (
            round(sum(map(len, mentions.values())) / len(mentions), 2),
            test_words_alone.NAMED_ELSEWHERE,
        ),
        "folders of words in an import circle": (len(test_words_alone.circle()), test_words_alone.IN_A_CIRCLE),
    }
    for room, (_, _, most) in test_string_tests.ROOMS.items():
        found[f"string tests in {room}"] = (sum(test_string_tests.counted(room).values()), most)
    found["imports inside functions"] = (sum(map(test_put_off.inside, files.values())), test_put_off.MOST)
    found["public methods of the largest class of the table"] = (
        max(len(test_table_parts.public(kind)) for kind in test_table_parts.classes()),
        test_table_parts.MOST,
    )
    return found


if __name__ == "__main__":
    for name, (figure, limit) in figures().items():
        print(f"{name:<58}{figure:>8}" + (f"   at most {limit}" if limit is not None else ""))

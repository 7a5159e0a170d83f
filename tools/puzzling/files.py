"""Puzzles as files."""

from __future__ import annotations

from typing import Any, Final

from puzzling.judging import Made


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    if all(isinstance(item, dict) for item in value) and value:
        return "[\n" + "".join(f"    {toml(item)},\n" for item in value) + "]"
    return "[" + ", ".join(map(toml, value)) + "]"


TASKS: Final = {
    "win": (
        "このターンのうちに勝利してください。すべてのカードは公開されていて、相手は最善を尽くします。",
        "Win this turn. All cards lie open, and your opponent answers as well as can be.",
    ),
    "survive": (
        "相手の次のターンが終わるまで敗北しないでください。すべてのカードは公開されていて、相手は最善を尽くします。",
        "Do not lose before your opponent's next turn is over. All cards lie open, and your opponent plays as "
        "well as can be.",
    ),
}


def text_of(made: Made, kind: str) -> str:
    """The file of a puzzle."""
    japanese, english = TASKS[kind]
    lines = [
        f"name = {toml(dict(zip(('ja', 'en'), made.title, strict=True)))}",
        f"goal = {toml(kind)}",
        f"level = {made.level}",
        f"task = {{ ja = {toml(japanese)}, en = {toml(english)} }}",
        "solution = [",
    ]
    lines += [f"    {option},  # {words}" for option, words in zip(made.line, made.words, strict=True)]
    lines += ["]", "", "[position]"]
    lines += [f"{key} = {toml(value)}" for key, value in made.table.items() if not isinstance(value, dict)]
    for key, value in made.table.items():
        if isinstance(value, dict):
            lines += ["", f"[position.{key}]"]
            lines += [f"{inner} = {toml(item)}" for inner, item in value.items() if item != []]
    return "\n".join(lines) + "\n"

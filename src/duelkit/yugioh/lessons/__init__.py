"""The lessons of Yu-Gi-Oh!, one TOML file each, in the order of their names.

A file has ``name``, ``about`` with ``rules``, ``editions`` (the first is the usual one), a position in the format of
rulings (``me``, ``other``, ``phase`` …), and ``steps``. A step has a ``task``, the ``right`` actions in the words of
rulings (``"summon Gemini Elf"``), the text ``said`` after them, what happens by itself ``then``, and ``answers`` to
other legal actions. Texts are given in both languages, with card names in braces. A step, an answer or a difference
with ``only`` belongs to those editions; of several rule statements, those of the edition's document are cited.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import PurePath

from duelkit.yugioh.lessons.lesson import YugiohLesson
from duelkit.yugioh.lessons.reading import read_lesson

__all__ = ["YugiohLesson", "lessons", "read_lesson"]


@cache
def lessons() -> tuple[YugiohLesson, ...]:
    """All lessons in their order.

    :raises FileError: if a file is damaged, with the key and what was expected.
    """
    folder = resources.files("duelkit.yugioh.lessons")
    names = sorted(file.name for file in folder.iterdir() if PurePath(file.name).suffix == ".toml")
    return tuple(read_lesson((folder / name).read_text(encoding="utf-8"), name) for name in names)

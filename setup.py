"""Builds the wheel; compiles the kernel, the state and the engine with mypyc where a C compiler is found.

Set ``DUELKIT_PURE=1`` to leave everything as plain Python. Without a working compiler the same build installs as
plain Python too.
"""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("kernel", "yugioh/state", "yugioh/engine")


def extensions() -> list[object]:
    """The extension modules, marked optional."""
    if os.environ.get("DUELKIT_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    files = sorted(
        str(path)
        for room in COMPILED
        for path in Path("src/duelkit", room).rglob("*.py")
        if path.name != "__init__.py" and "compile" not in path.parts[:-1]
    )
    built = mypycify(["--config-file=pyproject.toml", *files], opt_level="3", debug_level="0")
    for extension in built:
        extension.optional = True
    return built


setup(ext_modules=extensions())

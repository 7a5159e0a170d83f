"""Builds the wheel; compiles the kernel, the state and the engine with mypyc where a C compiler is found.

Set ``DUELKIT_PURE=1`` to leave everything as plain Python. Without a working compiler the same build installs as
plain Python too.
"""

import os
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

COMPILED = ("kernel", "yugioh/state", "yugioh/engine", "judgment/state", "judgment/engine")
PLAIN = ("__init__.py", "errors.py")
"""Files of those rooms that stay plain; errors, because plain code makes further kinds of them."""


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
        if path.name not in PLAIN and "compile" not in path.parts[:-1]
    )
    built = mypycify(["--config-file=pyproject.toml", *files], opt_level="3", debug_level="0")
    flags = ["-flto=auto", "-fno-semantic-interposition"] if uses_gcc() else []
    for extension in built:
        extension.optional = True
        # the extensions share their lists: never added to in place
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    return built


def uses_gcc() -> bool:
    """Whether the compiler is GCC on Linux, where optimising across files is known to work."""
    return sys.platform == "linux" and "gcc" in (sysconfig.get_config_var("CC") or "")


setup(ext_modules=extensions())

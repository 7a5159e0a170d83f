"""The build backend: setuptools; it asks for mypyc only if the engine is to be compiled (``DUELKIT_COMPILE=1``)."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

COMPILER = "mypy[mypyc]>=1.15"


def get_requires_for_build_wheel(config_settings: dict[str, object] | None = None) -> list[str]:
    """What a wheel needs to be built, beside setuptools."""
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    if os.environ.get("DUELKIT_COMPILE"):
        needed = [*needed, COMPILER]
        if os.environ.get("DUELKIT_TUNE"):
            # duels are played while it is built
            needed += tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    return needed

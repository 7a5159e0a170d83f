"""Every library is bounded from below and above, and the tested set lies within."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).parents[2]


def test_libraries_have_bounds_and_the_tested_set_keeps_them() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (ROOT / "tested.txt").read_text(encoding="utf-8").splitlines()
    tested = {
        re.sub(r"[-_.]+", "-", name).lower(): version
        for name, _, version in (line.partition("==") for line in lines if not line.startswith("#"))
    }
    extras = project["optional-dependencies"]
    for line in [*project["dependencies"], *extras["postgres"], *extras["camera"], *extras["lab"]]:
        wanted = Requirement(line)
        signs = {specifier.operator for specifier in wanted.specifier}
        assert ">=" in signs and signs & {"<", "<="}, line
        name = re.sub(r"[-_.]+", "-", wanted.name).lower()
        assert Version(tested[name]) in wanted.specifier, line

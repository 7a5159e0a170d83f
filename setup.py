"""Builds the wheel: plain Python, or with the kernel, the states and the engines compiled by mypyc.

``DUELKIT_COMPILE=1`` compiles (``make fast`` sets it). Objects stay in ``build/`` and are compiled again only when
their C file or a header has changed, as many at a time as there are processors. ``DUELKIT_TUNE=1`` besides, as releases
do, compiles everything twice: once to see in random duels what is done how often, and then for that.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = (
    "kernel",
    "yugioh/state",
    "yugioh/engine",
    "yugioh/words/*/run.py",
    "yugioh/setup.py",
    "yugioh/duel.py",
    "judgment/state",
    "judgment/engine",
    "judgment/words/*/run.py",
    "judgment/setup.py",
    "judgment/duel.py",
    "environments/packing.py",
    "environments/*/encoding.py",
    "environments/*/rows.py",
    "environments/*/history.py",
    "players/*/chances.py",
    "players/*/evaluation.py",
    "players/*/greedy.py",
    "players/*/beliefs.py",
)
"""Rooms, and single files."""
SETTINGS = ("pyproject.toml", "setup.py")
"""What the compiler is told stands in these; all is compiled again when they change."""
PLAIN = ("__init__.py", "errors.py", "native.py")
"""Files of those rooms that stay plain: errors, because plain code makes further kinds of them; what is told mypyc."""


def extensions() -> list[Extension]:
    """The extension modules: one that holds everything, and for each module one that points into it."""
    if not os.environ.get("DUELKIT_COMPILE"):
        return []
    from mypyc.build import mypycify

    files = sorted(
        str(path)
        for room in COMPILED
        for path in files_of(room)
        if path.name not in PLAIN and "compile" not in path.parts[:-1]
    )
    say(f"translating {len(files)} files to C")
    built = mypycify(["--config-file=pyproject.toml", *files], opt_level="3", debug_level="0", multi_file=True)
    if gcc():
        add(
            max(built, key=lambda extension: len(extension.sources)),
            "-flto=auto",
            "-fno-semantic-interposition",
            "-fvisibility=hidden",
            "-fno-plt",
        )
    return built


def gcc() -> bool:
    """Whether the compiler is one that is known to optimise across files and by what it has seen."""
    return sys.platform == "linux" and "gcc" in (sysconfig.get_config_var("CC") or "")


def add(extension: Extension, *flags: str) -> None:
    """Have an extension compiled and linked with further flags; extensions share their lists."""
    extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    extension.extra_link_args = [*extension.extra_link_args, *flags]


def files_of(room: str) -> Iterator[Path]:
    """The Python files of a room, or the files that a pattern means."""
    return Path("src/duelkit").glob(room if room.endswith(".py") else f"{room}/**/*.py")


def say(line: str) -> None:
    """A step of the build, as it happens."""
    print(f"duelkit: {line}", flush=True)


class Build(build_ext):
    """Compiles several files at once, and only those that have changed."""

    def build_extensions(self) -> None:
        self.forget_what_is_gone()
        compile_one = self.compiler.compile
        workers = os.cpu_count() or 1

        def compile_all(
            sources: list[str], output_dir: str | None = None, depends: list[str] | None = None, **options: Any
        ) -> list[str]:
            objects = self.compiler.object_filenames(sources, output_dir=output_dir)
            headers = newest([*(depends or []), *SETTINGS])
            stale = [
                source
                for source, made in zip(sources, objects, strict=True)
                if self.force
                or not os.path.exists(made)
                or os.path.getmtime(made) < max(os.path.getmtime(source), headers)
            ]
            whole = len(sources) > 1
            if whole:
                say(f"compiling {len(stale)} of {len(sources)} files, {workers} at a time")
            with ThreadPoolExecutor(workers) as pool:
                done = pool.map(lambda source: compile_one([source], output_dir=output_dir, **options), stale)
                for count, _ in enumerate(done, 1):
                    if whole and (count % 20 == 0 or count == len(stale)):
                        say(f"compiled {count} of {len(stale)}")
            if whole:
                say("linking, with optimisation across files; this takes the longest")
            return objects

        self.compiler.compile = compile_all
        whole = max(self.extensions, key=lambda extension: len(extension.sources), default=None)
        if whole is not None:
            whole.depends = [*whole.depends, *SETTINGS]
            self.extensions.remove(whole)
            say(f"{len(self.extensions)} modules that point into it")
            self.parallel = workers
            super().build_extensions()
            if os.environ.get("DUELKIT_TUNE") and gcc():
                self.rehearse(whole)
            self.build_extension(whole)
            self.extensions.append(whole)

    def rehearse(self, whole: Extension) -> None:
        """Compile so that it counts what is done how often, play duels, and have it compiled for that."""
        say("compiling to count what is done how often")
        usual = whole.extra_compile_args, whole.extra_link_args
        counts = Path(self.build_temp, "counts").absolute()
        shutil.rmtree(counts, ignore_errors=True)
        add(whole, "-fprofile-generate", f"-fprofile-dir={counts}", "-fno-lto")
        self.force = True
        self.build_extension(whole)
        say("playing duels")
        subprocess.run(
            [sys.executable, "-m", "duelkit.environments.rehearsal"],
            check=True,
            env={**os.environ, "PYTHONPATH": os.path.abspath(self.build_lib)},
        )
        whole.extra_compile_args, whole.extra_link_args = usual
        add(
            whole,
            "-fprofile-use",
            f"-fprofile-dir={counts}",
            "-fprofile-partial-training",
            "-fprofile-correction",
            "-Wno-missing-profile",
        )

    def forget_what_is_gone(self) -> None:
        """Remove what an earlier build left for modules that no longer exist."""
        wanted = {os.path.abspath(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        for path in Path(self.build_lib).rglob("*" + (sysconfig.get_config_var("EXT_SUFFIX") or ".so")):
            if str(path.absolute()) not in wanted:
                path.unlink()


def newest(paths: list[str]) -> float:
    """When the youngest of these files was changed."""
    return max(os.path.getmtime(path) for path in paths)


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})

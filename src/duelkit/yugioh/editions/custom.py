"""Custom editions: a Python file with a few lines, or TOML.

.. code-block:: toml

    base = "mr3"
    identity = "house"
    life_points = 4000
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from duelkit.kernel.errors import DuelkitError, FileError
from duelkit.yugioh.state.rules import NUMBERS, SWITCHES, Rules, shown

LARGEST_FILE = 1 << 16
LONGEST_MESSAGE = 1000


def read_edition(path: str, known: dict[str, Rules]) -> Rules:
    """The edition that a file defines.

    A Python file is executed and must define ``edition`` (``edition = MASTER_RULE_3.revise(life_points=4000)``). A TOML
    file names a ``base`` and the fields that differ.

    :param known: the editions that can be a base, by id.
    :raises FileError: if the file is invalid; the message names the file, the line or field, and what was expected.
    """
    file = Path(path)
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise FileError(path, 0, "too large for an edition; expected at most 64 KiB")
        text = file.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise FileError(
            path, 0, f"cannot be read ({error.strerror or error}); expected an edition as .toml or .py file"
        ) from None
    except UnicodeDecodeError:
        raise FileError(path, 0, "not UTF-8 text; expected an edition as .toml or .py file") from None
    return _from_python(path, text, known) if file.suffix == ".py" else _from_toml(path, text, known)


def rules_text(rules: Rules) -> str:
    """The numbers and switches of an edition in one line, for a record."""
    values = rules.values()
    return " ".join(
        [
            f"document={rules.document}",
            *(f"{name}={int(str(values[name]))}" for name in NUMBERS),
            *(f"{name}={'yes' if values[name] else 'no'}" for name in SWITCHES),
        ]
    )


def rules_from_text(identity: str, text: str) -> Rules:
    """The edition that ``rules_text`` wrote.

    :raises DuelkitError: for an unknown field or an invalid value.
    """
    changes: dict[str, object] = {"identity": identity}
    for entry in text.split():
        name, _, value = entry.partition("=")
        number = len(value) <= 12 and value.isascii() and value.isdecimal()
        changes[name] = int(value) if number else {"yes": True, "no": False}.get(value, value)
    return Rules("base").revise(**changes)


def _from_toml(path: str, text: str, known: dict[str, Rules]) -> Rules:
    try:
        table = tomllib.loads(text)
    except RecursionError:
        raise FileError(path, 0, "nested too deeply; expected lines such as life_points = 4000") from None
    except ValueError as error:  # invalid TOML, and numbers of thousands of digits
        raise FileError(path, 0, f"not TOML: {_one_line(error)}") from None
    base = table.pop("base", None)
    if not isinstance(base, str) or base.lower() not in known:
        raise FileError(path, 0, f"base is {shown(base)}; expected one of {', '.join(known)}")
    table.setdefault("identity", Path(path).stem)
    return _named(path, known, known[base.lower()], table)


def _named(path: str, known: dict[str, Rules], base: Rules, changes: dict[str, object]) -> Rules:
    try:
        rules = base.revise(**changes)
    except DuelkitError as error:
        raise FileError(path, 0, str(error)) from None
    return _not_taken(path, known, rules)


def _not_taken(path: str, known: dict[str, Rules], rules: Rules) -> Rules:
    if rules.identity.lower() in known:
        raise FileError(path, 0, f"identity is {rules.identity!r}, which is an edition already; expected another name")
    return rules


def _from_python(path: str, text: str, known: dict[str, Rules]) -> Rules:
    names: dict[str, object] = {"__name__": "edition", "__file__": path}
    try:
        exec(compile(text, path, "exec"), names)  # the user's own file, executed at the user's request
    except SyntaxError as error:
        raise FileError(path, error.lineno or 0, f"not Python: {error.msg}") from None
    except (Exception, SystemExit) as error:
        trace = error.__traceback__
        line = 0
        while trace is not None:
            if trace.tb_frame.f_code.co_filename == path:
                line = trace.tb_lineno
            trace = trace.tb_next
        what = "" if isinstance(error, DuelkitError) else f"{type(error).__name__}: "
        raise FileError(path, line, what + _one_line(error)) from None
    found = names.get("edition")
    if not isinstance(found, Rules):
        raise FileError(
            path,
            0,
            f"edition is {'missing' if found is None else shown(found)}; expected rules, such as "
            "edition = MASTER_RULE_3.revise(life_points=4000)",
        )
    # rules can be created without revise, which checks the values
    stated = {
        name: value
        for name, value in found.values().items()
        if name != "source" and (value != "" or name not in ("name_ja", "name_en"))
    }
    return _named(path, known, found, stated)


def _one_line(error: BaseException) -> str:
    """The message of an error in one line of limited length."""
    text = " ".join(str(error).split())
    return text if len(text) <= LONGEST_MESSAGE else text[:LONGEST_MESSAGE] + "…"

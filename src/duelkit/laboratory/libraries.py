"""The libraries of the extra ``duelkit[lab]``, imported when they are used."""

from __future__ import annotations

from importlib.util import find_spec

from duelkit.kernel.errors import DuelkitError


def demand(*names: str) -> None:
    """Checks that libraries are installed.

    :raises DuelkitError: naming what is missing and how to install it.
    """
    missing = [name for name in names if find_spec(name) is None]
    if missing:
        raise DuelkitError(f"this needs {', '.join(missing)}; expected the extra: pip install 'duelkit[lab]'")

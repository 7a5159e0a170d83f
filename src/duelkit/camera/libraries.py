"""The libraries of the extra ``duelkit[camera]``, imported when they are used."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from duelkit.kernel.errors import DuelkitError

NEEDED: Final = ("cv2", "numpy", "reportlab")


def demand() -> None:
    """Check that the libraries are installed.

    :raises DuelkitError: if some are missing, with their names and how to install them.
    """
    missing = []
    for name in NEEDED:
        try:
            import_module(name)
        except ImportError:
            missing.append(name)
    if missing:
        raise DuelkitError(
            f"cards and cameras need {', '.join(missing)}; expected the extra: pip install 'duelkit[camera]'"
        )

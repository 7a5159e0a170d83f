"""The libraries of the extras ``duelkit[net]`` and ``duelkit[ppo]``, checked before they are used."""

from __future__ import annotations

from importlib.util import find_spec

from duelkit.kernel.errors import DuelkitError

NET = ("numpy", "onnx", "onnxruntime")
"""The libraries that a trained net needs, included in ``duelkit[net]``."""
TRAINING = ("numpy", "jax", "optax")
"""The libraries that training needs, included in ``duelkit[ppo]``."""


def demand(names: tuple[str, ...]) -> None:
    """Checks that the libraries of an extra are installed.

    :param names: ``NET`` or ``TRAINING``.
    :raises DuelkitError: naming what is missing and how to install it.
    """
    missing = [name for name in names if find_spec(name) is None]
    if missing:
        extra = "net" if names is NET else "ppo"
        raise DuelkitError(f"this needs {', '.join(missing)}; expected the extra: pip install 'duelkit[{extra}]'")

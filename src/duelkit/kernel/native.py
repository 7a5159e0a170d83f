"""Declarations for mypyc, which compiles parts of the project to C; plain Python ignores them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    """A number of 64 bits, which compiled code holds as the machine does."""

    def mypyc_attr(**options: int) -> Callable[[T], T]:
        """Do nothing. In compiled code, ``free_list_len=1`` lets a class reuse the memory of its last instance."""
        return lambda kind: kind

"""What the compiler to C is told about single classes; plain Python takes no notice of it."""

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

    def mypyc_attr(**told: int) -> Callable[[T], T]:
        """Says nothing: ``free_list_len=1`` lets a compiled class use the memory of its last instance again."""
        return lambda kind: kind

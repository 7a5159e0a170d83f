"""Tables of results as lines of text, for any screen or pipe."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console
from rich.table import Table

WIDEST = 1000


def lines(headers: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Returns a table whose columns are as wide as their contents.

    :param right: the columns that are aligned on the right.
    """
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for at, header in enumerate(headers):
        table.add_column(header, justify="right" if at in right else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    out = io.StringIO()
    Console(file=out, width=WIDEST, color_system=None, markup=False, emoji=False, highlight=False).print(table)
    return [line.rstrip() for line in out.getvalue().splitlines()]

"""The layout of observations: which number stands where in the one row that an environment gives, and what it means.

schema = layout_of("yugioh")
parts = schema.split(observation)          # views, no copies
parts["cards"][:, schema["cards"].at("atk")]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from numpy.typing import NDArray

VERSION: Final = 1
"""Raised whenever a number moves or changes its meaning; the ids of environments end with this number less one."""
LEAST: Final = -32768
MOST: Final = 32767
"""Observations are 16-bit integers; larger values are replaced by these bounds."""


class Block(NamedTuple):
    """Rows of one kind.

    :param name: its name.
    :param rows: how many there are; unused ones are zero.
    :param columns: the name of each column, and its meaning.
    :param about: what a row is.
    """

    name: str
    rows: int
    columns: Mapping[str, str]
    about: str

    @property
    def size(self) -> int:
        """How many numbers the block contains."""
        return self.rows * len(self.columns)

    def at(self, column: str) -> int:
        """Returns the number of a column.

        :raises KeyError: if there is none.
        """
        for at, name in enumerate(self.columns):
            if name == column:
                return at
        raise KeyError(f"no column {column!r} in block {self.name!r}; expected one of {', '.join(self.columns)}")


class Schema:
    """The blocks of a game's observations, in order.

    :param game: the game's name.
    """

    def __init__(self, game: str, *blocks: Block) -> None:
        self.game = game
        self.version = VERSION
        self.blocks = {block.name: block for block in blocks}
        self.starts: dict[str, int] = {}
        self.size = 0
        """How many numbers an observation contains."""
        for block in blocks:
            self.starts[block.name] = self.size
            self.size += block.size
        self.menu = self.blocks["options"].rows
        """The most options that a question may have: the number of actions."""

    def __getitem__(self, name: str) -> Block:
        return self.blocks[name]

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks.values())

    def split(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Returns the blocks of an observation, or of an array of observations, by name: views, not copies.

        :param observation: an array of the shape (…, ``size``).
        :returns: arrays of the shapes (…, rows, columns).
        """
        before = observation.shape[:-1]
        return {
            name: observation[..., start : start + block.size].reshape(*before, block.rows, len(block.columns))
            for name, start, block in ((name, self.starts[name], block) for name, block in self.blocks.items())
        }

    def table(self) -> str:
        """Returns the layout as the tables of ``docs/environments.md``, in Markdown."""
        lines = [f"`{self.game}`: {self.size} numbers, schema {self.version}.", ""]
        for block in self:
            lines += [
                f"**`{block.name}`**, {block.rows} × {len(block.columns)}, from {self.starts[block.name]}: "
                f"{block.about}",
                "",
                "| column | meaning |",
                "| --- | --- |",
            ]
            for meaning, alike in groupby(block.columns, block.columns.__getitem__):
                names = list(alike)
                lines.append(f"| `{names[0]}`{f' to `{names[-1]}`' if names[1:] else ''} | {meaning} |")
            lines.append("")
        return "\n".join(lines)

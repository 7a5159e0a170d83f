"""How the pieces of a duel's state are copied, stored and hashed.

Every mutable class of the state is a :class:`Part`: it names its fields, so that pickling and hashing follow one
definition; copying is written by hand for speed and is tested against these fields.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

LAYOUT: Final = 11
"""Which fields a state is hashed with: one more whenever a piece of state gains, loses or renames a field, or a field
holds more of what happened.

Hashes of another layout cannot be compared. Records of layout 1 do not name it.
"""


NONE: Final[list[Any]] = []
"""What the lists of a state hold until they are filled, so that a copy makes none in vain; like the next ones never
written."""
NO_TABLE: Final[dict[Any, Any]] = {}
NO_PILES: Final[list[list[int]]] = [[], []]
ZEROS: Final = [0, 0]


class Part:
    """A piece of state with named fields."""

    def fields(self) -> tuple[str, ...]:
        """The names of all attributes that are state."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (type(self), tuple([getattr(self, name) for name in self.fields()])))


def restore(kind: type[Part], values: tuple[object, ...]) -> Part:
    """Build a part from its stored values."""
    part = kind()
    names = part.fields()
    for i in range(len(names)):
        setattr(part, names[i], values[i])
    return part


def own_containers(part: Part) -> None:
    """Give a blank piece of state lists and dictionaries of its own."""
    for name in part.fields():
        value = getattr(part, name)
        if isinstance(value, list):
            setattr(part, name, [one[:] if isinstance(one, list) else one for one in value])
        elif isinstance(value, dict):
            setattr(part, name, value.copy())


class Shared:
    """An immutable piece that copies share; ``identity`` tells it apart in a hash."""

    def identity(self) -> object:
        """Plain ints, strings and tuples that say which piece this is."""
        raise NotImplementedError


def _feed(value: object, out: list[str]) -> None:
    if value is None:
        out.append("-")
    elif isinstance(value, bool):
        out.append("1" if value else "0")
    elif isinstance(value, int):
        out.append(str(value))
    elif isinstance(value, str):
        out.append(value)
    elif isinstance(value, (list, tuple)):
        out.append("(")
        for item in value:
            _feed(item, out)
        out.append(")")
    elif isinstance(value, dict):
        out.append("{")
        for key in sorted(value):
            _feed(key, out)
            _feed(value[key], out)
        out.append("}")
    elif isinstance(value, Part):
        out.append(type(value).__name__)
        for name in value.fields():
            _feed(getattr(value, name), out)
    elif isinstance(value, Shared):
        _feed(value.identity(), out)
    else:
        raise TypeError(f"no hash for {type(value).__name__}")


def digest_of(values: object) -> str:
    """A hash of a state, 16 hexadecimal digits; equal for equal states, compiled or not."""
    out: list[str] = []
    _feed(values, out)
    return hashlib.blake2b(",".join(out).encode(), digest_size=8).hexdigest()

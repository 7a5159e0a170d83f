"""How the parts of a duel's state are copied, stored and hashed.

Every mutable class of the state is a :class:`Part`, which names its fields for pickling and hashing. Copying is written
by hand for speed and tested against these fields.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

LAYOUT: Final = 22
"""The version of the hashed fields. It increases whenever a part of the state gains, loses or renames a field, or a
field contains more than before.

Hashes of different layouts cannot be compared. Records of layout 1 do not name it.
"""


NONE: Final[list[Any]] = []
"""The initial value of the lists of a state, shared to save time when copying. Like the next ones, it is never written.
"""
NO_TABLE: Final[dict[Any, Any]] = {}
NO_PILES: Final[list[list[int]]] = [[], []]
ZEROS: Final = [0, 0]


class Part:
    """A part of the state with named fields."""

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
    """Replace the shared empty containers of a blank part by new ones."""
    for name in part.fields():
        value = getattr(part, name)
        if isinstance(value, list):
            setattr(part, name, [one[:] if isinstance(one, list) else one for one in value])
        elif isinstance(value, dict):
            setattr(part, name, value.copy())


class Shared:
    """An immutable part that copies share; ``identity`` distinguishes it in a hash."""

    def identity(self) -> object:
        """Ints, strings and tuples that identify this part."""
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
    """A hash of a state as 16 hexadecimal digits; equal for equal states, compiled or not."""
    out: list[str] = []
    _feed(values, out)
    return hashlib.blake2b(",".join(out).encode(), digest_size=8).hexdigest()

"""Every ruling of the book, in every edition it names."""

from __future__ import annotations

import pytest

from duelkit.yugioh.rulings import rulings, run

RUNS = [(identity, edition) for identity, ruling in rulings().items() for edition in ruling.editions]


@pytest.mark.parametrize(("identity", "edition"), RUNS)
def test_the_ruling_runs(identity: str, edition: str) -> None:
    failure = run(rulings()[identity], edition)
    assert failure is None, str(failure)

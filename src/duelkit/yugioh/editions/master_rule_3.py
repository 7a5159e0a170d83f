"""Master Rule 3 (マスタールール３), 2015."""

from __future__ import annotations

from duelkit.yugioh.state.rules import Rules

MASTER_RULE_3 = Rules("mr3")

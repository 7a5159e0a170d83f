"""Master Rule 3 (マスタールール３), version 1.1 of March 2015."""

from __future__ import annotations

from duelkit.yugioh.state.rules import Rules

MASTER_RULE_3 = Rules("mr3", "マスタールール３（2015年）", "Master Rule 3 (2015)", "document", "MR3")

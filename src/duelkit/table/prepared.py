"""Imported by the server from which the table's processes are forked: loads the cards and words."""

from __future__ import annotations

from duelkit.table.processes import ready_to_read

ready_to_read()

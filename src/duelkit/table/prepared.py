"""Reads the cards and the words when it is imported, for the server from which the table's processes are forked."""

from __future__ import annotations

from duelkit.table.processes import ready_to_read

ready_to_read()

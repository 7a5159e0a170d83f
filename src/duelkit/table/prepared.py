"""Imported by the server from which the table's processes are forked: loads the cards and words."""

from __future__ import annotations

from duelkit.table.processes import leave_interrupts, ready_to_read

leave_interrupts()
ready_to_read()

"""Procedures of several steps, as tasks on the stack."""

"""Environments for people who train players: observations as arrays, PettingZoo, Gymnasium and OpenSpiel.

``docs/environments.md`` tells what the arrays hold. What needs a library of its own imports it when it is used.
"""

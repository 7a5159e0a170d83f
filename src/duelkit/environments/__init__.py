"""Environments for training players: observations as arrays; PettingZoo, Gymnasium and OpenSpiel.

``docs/environments.md`` describes the arrays. Optional libraries are imported when they are used.
"""

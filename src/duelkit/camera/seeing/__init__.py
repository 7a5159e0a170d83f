"""Reads pictures of the mat."""

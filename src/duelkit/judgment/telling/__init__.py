"""Duels in words, Japanese and English."""

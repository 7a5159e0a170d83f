"""Telling a duel in words, Japanese and English."""

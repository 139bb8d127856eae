"""Frames, decisions, standing effects, events and the interpreter of cards; knows no game."""

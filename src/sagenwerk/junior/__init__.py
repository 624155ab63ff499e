"""Andor Junior: a module per chapter of its rule book."""

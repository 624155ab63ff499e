"""Views of Andor Junior."""

"""The rules of Die Legenden von Andor."""

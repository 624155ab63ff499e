"""Policies, and the loop that plays games to their end."""

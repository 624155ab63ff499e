"""The server: tables, seats, messages, store."""

"""How the database grew, one step a file; run by ``sagenwerk.table.prepare``."""

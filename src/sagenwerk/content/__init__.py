"""Boards, heroes, tiles and tasks as files: loading, checking, and files of one's own. See ``docs/content.md``."""

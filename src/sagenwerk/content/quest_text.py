"""A quest of HeroQuest as the text of a file, written like the shipped ones, so that people can go on with it."""

from __future__ import annotations

from typing import Any, Final

from sagenwerk.content.notation import inline

#: Keys of a map that are written as blocks of their own, in this order.
LISTS: Final = ("monsters", "furniture", "traps", "loads", "notes", "texts")
#: Texts of the head that get a block each.
HEAD_TEXTS: Final = ("title", "goal-text", "story")


def quest_text(tree: dict[str, Any], comments: list[str]) -> str:
    """The file: comments, what cannot be played yet, head, maps by edition, other boards, blocks of the box."""
    lines = [f"# {comment}" if comment else "#" for comment in comments]
    lines += ["", f"format = {tree['format']}"]
    if tree.get("not-playable"):
        lines.append("not-playable = [")
        lines.extend(f"    {inline('x', reason)[4:]}," for reason in tree["not-playable"])
        lines.append("]")
    head = tree["quest"]
    lines += _block("[quest]", {key: value for key, value in head.items() if key not in HEAD_TEXTS})
    for key in HEAD_TEXTS:
        lines += _block(f"[quest.{key}]", head[key])
    for edition, given in tree["map"].items():
        lines += _map(f"map.{edition}", given)
    for name, given in tree.get("boards", {}).items():
        lines += _map(f"boards.{name}", given)
    for name, piece in tree.get("furniture", {}).items():
        lines += _block(f"[furniture.{name}]", piece)
    return "\n".join(lines) + "\n"


def _block(head: str, table: dict[str, Any]) -> list[str]:
    return ["", head, *[inline(key, value) for key, value in table.items()]]


def _map(name: str, given: dict[str, Any]) -> list[str]:
    own = {key: value for key, value in given.items() if key not in (*LISTS, "goal") and value not in ([], None)}
    lines = _block(f"[{name}]", own)
    for key in LISTS:
        for one in given.get(key, []):
            lines += _block(f"[[{name}.{key}]]", one)
    return lines + _block(f"[{name}.goal]", given["goal"])

"""Prints the JSON schema of all that travels over the WebSocket, for the type generator of the client.

``python -m sagenwerk.table.schema`` writes it to standard output; ``npm run types`` turns it into TypeScript.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from sagenwerk.table.messages import Wire


def schema() -> dict[str, Any]:
    """The JSON schema of ``Wire`` with every message and view below ``$defs``."""
    return msgspec.json.schema(Wire)


def main() -> None:
    """Write the schema to standard output, always in the same form."""
    text = msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=1)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()

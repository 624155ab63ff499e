"""Starts `sagenwerk serve` on a free port and asks for what a browser would; exit code 0 if all answers.

python tools/check_server.py PROGRAM [ARGUMENTS OF serve]
"""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urldefrag, urljoin
from urllib.request import urlopen

PATIENCE = 60.0
NAMED_IN_PAGE = re.compile(r"""(?:src|href)\s*=\s*["']([^"']+)["']""")
NAMED_IN_STYLE = re.compile(r"""url\(\s*["']?([^"')]+)["']?\s*\)""")


class Failed(Exception):
    """The server did not do what it should; the text says what."""


def fetch(address: str) -> tuple[str, str]:
    """The media type and the text of what is at an address. Raises Failed if it does not answer with 200."""
    try:
        with urlopen(address, timeout=10) as answer:
            return answer.headers.get_content_type(), answer.read().decode("utf-8", "replace")
    except (URLError, OSError) as error:
        raise Failed(f"{address}: {error}") from error


def wait_until_healthy(server: subprocess.Popen[bytes], address: str) -> None:
    """Come back when the health address answers. Raises Failed if the server stops or takes too long."""
    end = time.monotonic() + PATIENCE
    while True:
        if server.poll() is not None:
            raise Failed(f"the server stopped with exit code {server.returncode}")
        try:
            fetch(address)
            return
        except Failed as failure:
            if time.monotonic() > end:
                raise Failed(f"no answer after {PATIENCE:.0f} seconds: {failure}") from failure
            time.sleep(0.05)


def check_page(address: str) -> int:
    """Fetch the page and all that it and its style sheets name here; how many addresses answered."""
    kind, page = fetch(address)
    if kind != "text/html":
        raise Failed(f"{address}: is {kind}, not a page")
    waiting = [urljoin(address, name) for name in NAMED_IN_PAGE.findall(page)]
    if not waiting:
        raise Failed(f"{address}: the page names no script and no style sheet")
    seen = {address}
    while waiting:
        asset = urldefrag(waiting.pop()).url
        if asset in seen or not asset.startswith(address):
            continue
        seen.add(asset)
        kind, text = fetch(asset)
        if kind == "text/html":
            raise Failed(f"{asset}: a page came instead of the file")
        if kind == "text/css":
            waiting += [urljoin(asset, name) for name in NAMED_IN_STYLE.findall(text)]
    return len(seen)


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main(program: str, *arguments: str) -> int:
    """Start, ask, stop, and say how it went."""
    address = f"http://127.0.0.1:{(port := free_port())}/"
    with tempfile.TemporaryDirectory(prefix="sagenwerk-") as folder:
        database = str(Path(folder, "check.sqlite"))
        options = ["--port", str(port), "--no-browser", "--database", database]
        started = time.monotonic()
        server = subprocess.Popen([program, "serve", *options, *arguments], cwd=folder)
        try:
            wait_until_healthy(server, address + "health")
            ready = time.monotonic() - started
            count = check_page(address)
        except Failed as failure:
            print(f"Check failed: {failure}")
            return 1
        finally:
            server.terminate()
            server.wait(timeout=10)
    print(f"Check passed: ready after {ready:.1f} s, the page and all it names answer ({count} addresses).")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

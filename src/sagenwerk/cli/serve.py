"""``sagenwerk serve``: the table in the browser."""

from __future__ import annotations

import errno
import gc
import os
import socket
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from sagenwerk.cli.speech import PROBLEMS, WRONG_USE, Content, Language, content_of, faults_of, note, say, stop
from sagenwerk.content.problems import ContentError
from sagenwerk.locales import sentence

#: The only address that is served.
HOST = "127.0.0.1"
#: Where people look for it.
USUAL_PORT = 8000
#: Seconds that pages get to take their leave when the server stops.
LEAVE = 2
#: Bytes of the longest message of a page.
LONGEST_MESSAGE = 65_536


def serve(
    language: Language,
    port: Annotated[int, typer.Option(min=0, max=65_535, help="Port to serve on; 0: any free one.")] = USUAL_PORT,
    database: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where games are kept.", show_default="in your data folder"),
    ] = None,
    content: Content = None,
    bot_pause: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds between two actions of bots, so that one can follow.")
    ] = 0.6,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")] = True,
) -> None:
    """Serve the games to browsers on this computer, until Ctrl+C."""
    listener = listen(port, language)
    # The other commands do without a web server, which takes its time to load: less without looking for garbage.
    gc.disable()
    from uvicorn import Config, Server

    from sagenwerk.table.app import create_app
    from sagenwerk.table.books import choices
    from sagenwerk.table.faults import Fault
    from sagenwerk.table.http import compiled
    from sagenwerk.table.pages import Pages
    from sagenwerk.table.prepare import usual_database
    from sagenwerk.table.settings import Settings

    text = content_of(content, language)
    path = (database or usual_database()).expanduser().absolute()
    try:
        choices(text)  # looks through the whole file
        app = create_app(Settings(path, bot_pause, text))
    except ContentError as error:
        stop(faults_of(error, content or Path(), language), WRONG_USE)
    except Fault as fault:
        stop(fault.said(language), PROBLEMS)
    gc.freeze()
    gc.enable()
    address = f"http://{HOST}:{listener.getsockname()[1]}"

    def welcome() -> None:
        say(language, "cli-serving", address=address)
        say(language, "cli-rules-compiled" if compiled() else "cli-rules-interpreted", database=str(path))
        say(language, "cli-stop-hint")
        if not Pages().built:
            note(language, "cli-no-page")
        if browser:
            webbrowser.open(address)

    class Speaking(Server):
        """Says that it is there once it is, and answers already while it looks for the words."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            threading.Thread(target=welcome, daemon=True).start()

    config = Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=LEAVE,
    )
    with suppress(KeyboardInterrupt):  # the usual way to stop
        Speaking(config).run(sockets=[listener])


def listen(port: int, language: str) -> socket.socket:
    """The port, taken for this server; stops with a sentence if somebody else has it."""
    listener = socket.socket()
    if os.name != "nt":  # where it would let two servers share one port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((HOST, port))
        listener.listen(128)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            other = port + 1 if port < 65_535 else USUAL_PORT
            stop(sentence(language, "cli-port-taken", {"port": str(port), "other": str(other)}), PROBLEMS)
        reason = error.strerror or str(error)
        stop(sentence(language, "cli-port-not-allowed", {"port": str(port), "reason": reason}), PROBLEMS)
    return listener

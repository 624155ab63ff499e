"""``sagenwerk serve``: the table in the browser."""

from __future__ import annotations

import errno
import gc
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sagenwerk.cli.speech import PROBLEMS, WRONG_USE, Content, Language, content_of, faults_of, note, say, stop
from sagenwerk.content.problems import ContentError
from sagenwerk.locales import sentence
from sagenwerk.table.homes import homes

if TYPE_CHECKING:
    from uvicorn import Server

    from sagenwerk.table.settings import Settings

#: The address of this computer that only it can reach, and all that it has.
HOST = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
#: Where people look for it.
USUAL_PORT = 8000
#: Proxies that are believed if nobody says which: those on this computer.
PROXIES_HERE = ("127.0.0.1", "::1")

Port = Annotated[
    int,
    typer.Option(min=0, max=65_535, help="Port to serve on; 0: any free one. Each of several processes has its own."),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL",
        envvar="SAGENWERK_DATABASE",
        help="Where games are kept: a SQLite file, or postgresql+psycopg://... With PostgreSQL several processes can"
        " serve the same tables: start `serve` several times, each on its own --port.",
        show_default="in your data folder",
    ),
]
Lan = Annotated[bool, typer.Option("--lan", help="Let the other devices in your home network join.")]
Hosts = Annotated[
    list[str] | None,
    typer.Option(
        "--host",
        metavar="NAME",
        help="Name in the net, behind a reverse proxy; can be given several times.",
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS",
        help="Reverse proxy whose X-Forwarded-For and -Proto are believed: address or network. With --host the"
        " default is this computer.",
    ),
]
MetricsToken = Annotated[
    str,
    typer.Option(
        metavar="TOKEN",
        envvar="SAGENWERK_METRICS_TOKEN",
        help="What Prometheus must show to read /metrics from another computer.",
        show_default="only from this computer",
    ),
]


def serve(
    language: Language,
    port: Port = USUAL_PORT,
    database: Database = None,
    content: Content = None,
    bot_pause: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds between two actions of bots, so that one can follow.")
    ] = 0.6,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")] = True,
    lan: Lan = False,
    host: Hosts = None,
    proxy: Proxies = None,
    metrics_token: MetricsToken = "",
    log_json: Annotated[
        bool, typer.Option("--log-json", help="Write the log as JSON lines, every request too.")
    ] = False,
) -> None:
    """Serve the games to browsers on this computer (--lan: in the home network; --host: in the net), until Ctrl+C."""
    proxies = networks(proxy or (PROXIES_HERE if host else ()), language)
    everywhere = lan or not all(ip_network(one, strict=False).is_loopback for one in proxies)
    listener = listen(port, language, EVERYWHERE if everywhere else HOST)
    # The other commands do without a web server, which takes its time to load: less without looking for garbage.
    gc.disable()
    from sagenwerk.table.app import create_app
    from sagenwerk.table.books import choices
    from sagenwerk.table.faults import Fault
    from sagenwerk.table.logs import set_up
    from sagenwerk.table.prepare import usual_database
    from sagenwerk.table.settings import Settings

    set_up(log_json)
    text = content_of(content, language)
    settings = Settings(
        database=database or str(usual_database()),
        bot_pause=bot_pause,
        content=text,
        lan=lan,
        hosts=tuple(name.lower() for name in host or ()),
        proxies=proxies,
        metrics_token=metrics_token,
    )
    try:
        choices(text)  # looks through the whole file
        app = create_app(settings)
    except ContentError as error:
        stop(faults_of(error, content or Path(), language), WRONG_USE)
    except Fault as fault:
        stop(fault.said(language), PROBLEMS)
    served = listener.getsockname()[1]

    def greet() -> None:
        welcome(settings, served, language)
        if browser:
            webbrowser.open(f"http://{HOST}:{served}")

    server = server_for(app, settings, greet)
    gc.freeze()
    gc.enable()
    with suppress(KeyboardInterrupt):  # the usual way to stop
        server.run(sockets=[listener])


def server_for(app: Any, settings: Settings, greet: Callable[[], None]) -> Server:
    """A server that greets once it is there, and tells the pages before it goes."""
    from uvicorn import Server

    from sagenwerk.table.connections import config_for

    class Speaking(Server):
        """Answers already while it looks for the words."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            threading.Thread(target=greet, daemon=True).start()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await app.state.gate.farewell()
            await super().shutdown(sockets)

    return Speaking(config_for(app, settings))


def welcome(settings: Settings, port: int, language: str) -> None:
    """Say where the games are and who may come."""
    from sagenwerk.table.databases import address_of, shown
    from sagenwerk.table.http import compiled
    from sagenwerk.table.pages import Pages

    say(language, "cli-serving", address=f"http://{HOST}:{port}")
    say(
        language,
        "cli-rules-compiled" if compiled() else "cli-rules-interpreted",
        database=shown(address_of(settings.database)),
    )
    for name in settings.hosts:
        say(language, "cli-serving-host", name=name)
    if settings.lan:
        invite(port, language)
    say(language, "cli-stop-hint")
    if not Pages().built:
        note(language, "cli-no-page")


def invite(port: int, language: str) -> None:
    """Say how other devices get here, and who may join."""
    from sagenwerk.cli.home import qr_code  # its library takes as long to load as all of this command

    addresses = [f"http://{home}:{port}" for home in homes()]
    if not addresses:
        note(language, "cli-lan-no-network")
        return
    for address in addresses:
        say(language, "cli-lan-address", address=address)
    with suppress(UnicodeEncodeError):  # old terminals cannot show it
        typer.echo(qr_code(addresses[0]))
    say(language, "cli-lan-who")


def networks(given: list[str] | tuple[str, ...], language: str) -> tuple[str, ...]:
    """Addresses of proxies; stops with a sentence if one is none."""
    for one in given:
        try:
            ip_network(one, strict=False)
        except ValueError:
            stop(sentence(language, "cli-proxy-form", {"text": one}), WRONG_USE)
    return tuple(given)


def listen(port: int, language: str, address: str = HOST) -> socket.socket:
    """The port, taken for this server; stops with a sentence if somebody else has it."""
    listener = socket.socket()
    if os.name != "nt":  # where it would let two servers share one port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((address, port))
        listener.listen(2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            other = port + 1 if port < 65_535 else USUAL_PORT
            stop(sentence(language, "cli-port-taken", {"port": str(port), "other": str(other)}), PROBLEMS)
        reason = error.strerror or str(error)
        stop(sentence(language, "cli-port-not-allowed", {"port": str(port), "reason": reason}), PROBLEMS)
    return listener

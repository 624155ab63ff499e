// A server at the other end of a real line: it keeps what pages say, and says what the test tells it to.
import { createRequire } from "node:module";
import type { WebSocket as Socket, WebSocketServer as Listening } from "ws";
import type { Travelling } from "../src/lib/wire";

// Tests run as in a browser, for which this package has nothing but an excuse.
const { WebSocket, WebSocketServer } = createRequire(import.meta.url)("ws") as typeof import("ws");

/** A socket as a browser has it; that of Node takes no events of the pretended browser. */
class Quiet extends WebSocket {
  constructor(address: string) {
    super(address);
    // In a browser whoever does not listen to errors just sees it close.
    this.on("error", () => undefined);
  }
}
export const BrowserSocket = Quiet as unknown as typeof globalThis.WebSocket;

type FromPage = Travelling["client"];
type FromServer = Travelling["server"];

export class LineServer {
  /** What each line has brought, the newest line last. */
  readonly heard: FromPage[][] = [];
  readonly sockets: Socket[] = [];
  #server: Listening | null = null;
  #port = 0;

  /** Begin to listen; the second time on the same port. */
  async start(): Promise<void> {
    const server = new WebSocketServer({ port: this.#port, host: "127.0.0.1" });
    this.#server = server;
    server.on("connection", (socket) => {
      const messages: FromPage[] = [];
      this.heard.push(messages);
      this.sockets.push(socket);
      socket.on("message", (data) => messages.push(JSON.parse(String(data)) as FromPage));
    });
    await new Promise((listening) => server.once("listening", listening));
    this.#port = (server.address() as { port: number }).port;
  }

  get address(): string {
    return `ws://127.0.0.1:${this.#port}`;
  }

  /** The newest line, and what it has brought. */
  get messages(): FromPage[] {
    return this.heard.at(-1) ?? [];
  }

  tell(message: FromServer): void {
    this.sockets.at(-1)!.send(JSON.stringify(message));
  }

  /** Break all lines at once, without a word. */
  cut(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  /** Nothing is listening any more. */
  async stop(): Promise<void> {
    this.cut();
    await new Promise<void>((stopped) => this.#server!.close(() => stopped()));
  }
}

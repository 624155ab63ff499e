// A line to a server that the tests speak for themselves: what the page sends is kept, what it hears is given.
import { Connection } from "../src/lib/connection.svelte";
import type { AnyBoard } from "../src/lib/board";
import type { Travelling, Update } from "../src/lib/wire";
import { Session } from "../src/table/session.svelte";
import board from "./fixtures/board.json";

type FromPage = Travelling["client"];
type FromServer = Travelling["server"];

export class Wire extends EventTarget {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: FromPage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    super();
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** The newest line. */
export function wire(): Wire {
  return Wire.all.at(-1)!;
}

export function connect(): Connection {
  Wire.all = [];
  globalThis.WebSocket = Wire as unknown as typeof WebSocket;
  return new Connection("t1", "key", "ws://test");
}

/** A table that shows `update`, with its line open. */
export function tableWith(update: unknown): Session {
  const session = new Session(connect());
  session.board = board as unknown as AnyBoard;
  wire().open();
  wire().hear(update as Update);
  return session;
}

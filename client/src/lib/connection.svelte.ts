// The table's line to the server: it says hello with the version it has, and comes back by itself after a break.
import type { FieldSays, LogLine, Refused, Sentence, Travelling, Trouble, Update } from "./wire";

export type Line = "connecting" | "open" | "broken" | "impossible" | "ended";

type FromPage = Travelling["client"];
type FromServer = Travelling["server"];
type Order = Extract<FromPage, { type: "intent" | "undo" | "override" }>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

function newId(): string {
  // Not randomUUID: that one is missing on plain http of other computers in the house.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  line: Line = $state("connecting");
  update: Update | null = $state.raw(null);
  lines: LogLine[] = $state.raw([]);
  /** Number of lines that came with the last update; 0 after the whole chronicle came anew. */
  fresh: number = $state(0);
  refused: Refused | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  /** Answers to `ask` at the present version, by field. */
  says: Record<string, FieldSays> = $state.raw({});
  /** An intent is under way and not yet answered. */
  waiting: boolean = $state(false);
  /** When the next try starts, as a time of the clock; 0 while none is planned. */
  nextTry: number = $state(0);

  #socket: WebSocket | null = null;
  #order: Order | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #table: string;
  readonly #token: string;
  readonly #address: string;
  readonly #retry = (): void => this.tryNow();
  readonly #awake = (): void => {
    if (document.visibilityState === "visible") this.tryNow();
  };

  constructor(table: string, token: string, address = socketAddress()) {
    this.#table = table;
    this.#token = token;
    this.#address = address;
    if (address === "") return; // a game that is seen again: nobody is asked anything
    if (typeof WebSocket === "undefined") {
      this.line = "impossible";
      return;
    }
    addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#awake);
    this.#open();
  }

  /** Take actions in order, all or none. */
  act(actions: string[]): void {
    if (!this.update || this.waiting) return;
    this.#send({ type: "intent", id: newId(), version: this.update.version, actions });
  }

  undo(): void {
    if (!this.update || this.waiting) return;
    this.#send({ type: "undo", id: newId(), version: this.update.version });
  }

  redo(): void {
    if (!this.update || this.waiting) return;
    this.#send({ type: "undo", id: newId(), version: this.update.version, redo: true });
  }

  /** The game master changes the position by hand, all or none. */
  override(edits: Record<string, string | number>[]): void {
    if (!this.update || this.waiting) return;
    this.#send({ type: "override", id: newId(), version: this.update.version, edits });
  }

  /** The game master stops the game, or lets it go on. */
  pause(on: boolean): void {
    this.#tell({ type: "pause", on });
  }

  seat(hero: string, player: string): void {
    this.#tell({ type: "seat", hero, player });
  }

  ask(field: string): void {
    this.#tell({ type: "ask", field });
  }

  /** Try again at once instead of waiting. */
  tryNow(): void {
    if (this.line === "broken" && !this.#closed) {
      clearTimeout(this.#timer);
      this.#open();
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#awake);
    this.#socket?.close();
  }

  #send(order: Order): void {
    this.refused = null;
    this.#order = order;
    this.waiting = true;
    this.#tell(order);
  }

  #tell(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    this.nextTry = 0;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tell({ type: "hello", table: this.#table, token: this.#token, since: this.update?.version ?? -1 });
      // Its id makes a repeat harmless: the server knows whether it has been carried out already.
      if (this.#order) this.#tell(this.#order);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed || this.line === "ended") return;
    this.line = "broken";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.nextTry = Date.now() + wait;
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "update":
        this.#tries = 0;
        this.line = "open";
        this.trouble = null;
        this.#take(message);
        break;
      case "refused":
        this.#answered(message.answers);
        this.refused = message;
        break;
      case "said":
        this.says = { ...this.says, [message.says.field]: message.says };
        break;
      case "trouble":
        this.trouble = message;
        if (message.final) {
          this.line = "ended";
          this.#socket?.close();
        }
        this.waiting = false;
        this.#order = null;
        break;
    }
  }

  #take(update: Update): void {
    this.fresh = update.whole ? 0 : update.lines.length;
    this.lines = update.whole ? update.lines : [...this.lines, ...update.lines];
    this.update = update;
    this.says = {};
    this.#answered(update.answers);
  }

  #answered(id: string): void {
    if (this.#order?.id === id) {
      this.#order = null;
      this.waiting = false;
    }
  }
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/socket`;
}

/** The sentence for a state of the line that is not good. */
export function lineSentence(line: Line): Sentence | null {
  const ids: Partial<Record<Line, string>> = {
    connecting: "line-connecting",
    broken: "line-broken",
    impossible: "line-impossible",
  };
  const id = ids[line];
  return id === undefined ? null : { id, args: {} };
}

// The table's line to the server: it says hello with what it has, and comes back by itself after a break.
import type {
  Chance,
  FieldSays,
  Hinted,
  Links,
  LogLine,
  Notice,
  Orders,
  PersonNow,
  Pointed,
  Refused,
  Sentence,
  TalkLine,
  Travelling,
  Trouble,
  Update,
} from "./wire";

export type Line = "connecting" | "open" | "broken" | "impossible" | "ended";

type FromPage = Travelling["client"];
type FromServer = Travelling["server"];
type Order = Extract<FromPage, { type: "intent" | "undo" | "override" }>;

/** What the host wishes for; what is left out does not matter for it. */
export interface Wish {
  do: string;
  hero?: string;
  person?: string;
  value?: string;
}

/** How long things take, in milliseconds. */
export const TIMES = {
  firstWait: 500,
  longestWait: 8000,
  /** So long nothing may come after something was asked; then the line is dead, even if nobody has closed it. */
  answer: 8000,
  /** The same where the network has just gone: it may still be there within one computer or house. */
  soon: 2500,
  /** So long nothing need come by itself; then somebody asks. */
  quiet: 25_000,
  /** A finger that points is seen. */
  pointed: 6000,
  /** It is told that the line is back. */
  back: 4000,
};

/** What takes its time, or is not answered at all. */
const THOUGHT_ABOUT = ["hint", "ask_orders", "watch_chance"];

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
  /** The line was broken and has just come back. */
  back: boolean = $state(false);
  people: PersonNow[] = $state.raw([]);
  /** How many look on by the link to watch. */
  watching: number = $state(0);
  talk: TalkLine[] = $state.raw([]);
  /** Lines of one's own that have not come back from the server yet. */
  unheard: string[] = $state.raw([]);
  /** Somebody points at a field just now. */
  pointed: Pointed | null = $state.raw(null);
  /** New links, told to the host alone. */
  links: Links | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** What the bot can be told that was asked about last. */
  orders: Orders | null = $state.raw(null);
  /** What a bot would do at the present version, if one has asked; `thinks` until it has said so. */
  hinted: Hinted | "thinks" | null = $state.raw(null);
  /** How likely the heroes win, where this page watches that; of the version that it says. */
  chance: Chance | null = $state.raw(null);

  #socket: WebSocket | null = null;
  #order: Order | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** Something was sent, and nothing has come since. */
  #asked = false;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  #calming: ReturnType<typeof setTimeout> | undefined;
  /** Id of the hint that was asked for last. */
  #hint = "";
  #watchesChance = false;
  /** The next update answers hello. */
  #greeting = true;
  /** What was said before the break has not been asked for again. */
  #behind = false;
  #closed = false;
  readonly #table: string;
  readonly #token: string;
  readonly #address: string;
  readonly #times: typeof TIMES;
  /** The network changed, or somebody looks at the page again: is the line still alive? */
  readonly #look = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.line === "broken") this.tryNow();
    else this.#probe();
  };
  readonly #gone = (): void => {
    if (this.line !== "open") return;
    this.#probe();
    this.#watchFor(this.#times.soon);
  };

  constructor(table: string, token: string, address = socketAddress(), times = TIMES) {
    this.#table = table;
    this.#token = token;
    this.#address = address;
    this.#times = times;
    if (address === "") return; // a game that is seen again: nobody is asked anything
    if (typeof WebSocket === "undefined") {
      this.line = "impossible";
      return;
    }
    addEventListener("online", this.#look);
    addEventListener("offline", this.#gone);
    document.addEventListener("visibilitychange", this.#look);
    this.#open();
  }

  /** Take actions in order, all or none. */
  act(actions: string[]): void {
    if (!this.update || this.waiting) return;
    this.#send({ type: "intent", id: newId(), version: this.update.version, actions });
  }

  /** What dice of one's own show: one of the outcomes in `update.dice`. */
  throwDice(outcome: string): void {
    if (this.update?.dice?.outcomes.includes(outcome)) this.act([outcome]);
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

  /** A line for everybody; while the line is broken it waits. */
  say(text: string): void {
    const line = text.split(/\s+/).filter(Boolean).join(" ");
    if (line === "") return;
    this.unheard = [...this.unheard, line];
    this.#tell({ type: "say", text: line });
  }

  /** Show everybody a field. */
  point(field: string): void {
    this.#tell({ type: "point", field });
  }

  /** Yes or no to a question among the persons. */
  answer(question: string, yes: boolean): void {
    this.#tell({ type: "answer", question, yes });
  }

  /** Take one's own question back. */
  withdraw(question: string): void {
    this.#tell({ type: "withdraw", question });
  }

  /** What can the bot that plays this hero be told? */
  askOrders(hero: string): void {
    this.#tell({ type: "ask_orders", hero });
  }

  /** Tell a bot what to do: a plan out of `orders`, or "" for what it likes. */
  order(hero: string, plan: string): void {
    this.#tell({ type: "tell", hero, plan });
  }

  /** What would a bot do here? */
  askHint(): void {
    if (!this.update || this.line !== "open" || this.hinted === "thinks") return;
    this.#hint = newId();
    this.hinted = "thinks";
    this.#tell({ type: "hint", id: this.#hint, version: this.update.version });
  }

  /** From now on this page wants to know how likely the heroes win, or no more. */
  watchChance(on: boolean): void {
    if (on === this.#watchesChance) return;
    this.#watchesChance = on;
    this.chance = null;
    this.#tell({ type: "watch_chance", on });
  }

  /** What only the host may do. */
  host(wish: Wish): void {
    this.#tell({ type: "host", hero: "", person: "", value: "", ...wish });
  }

  /** Try again at once instead of waiting. */
  tryNow(): void {
    if (this.line === "broken" && !this.#closed && this.#socket === null) {
      clearTimeout(this.#timer);
      this.#open();
    }
  }

  close(): void {
    this.#closed = true;
    for (const timer of [this.#timer, this.#watch, this.#forgetting, this.#calming]) clearTimeout(timer);
    removeEventListener("online", this.#look);
    removeEventListener("offline", this.#gone);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
    this.#socket = null;
  }

  #send(order: Order): void {
    this.refused = null;
    this.notice = null;
    this.#order = order;
    this.waiting = true;
    this.#tell(order);
  }

  #tell(message: FromPage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    // The rest is answered at once. Whoever sleeps or changes the network may keep a line on which nothing ever comes.
    if (this.#asked || THOUGHT_ABOUT.includes(message.type)) return;
    this.#asked = true;
    this.#watchFor(this.#times.answer);
  }

  #watchFor(time: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.#asked) this.#lost(this.#socket);
      else this.#probe();
    }, time);
  }

  /** Ask for something that costs nothing: any field; without one, hello. */
  #probe(): void {
    const hero = this.update?.view.heroes[0];
    const field = hero && ("square" in hero ? hero.square : hero.field);
    if (field) this.ask(field);
    else if (this.line === "open") this.#hello();
  }

  #hello(): void {
    this.#greeting = true;
    this.#tell({
      type: "hello",
      table: this.#table,
      token: this.#token,
      since: this.update?.version ?? -1,
      talk: this.talk.at(-1)?.number ?? 0,
    });
    if (this.#watchesChance) this.#tell({ type: "watch_chance", on: true });
  }

  #open(): void {
    this.nextTry = 0;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    // Somebody may be there and not answer: then it is tried once more.
    this.#asked = true;
    this.#watchFor(this.#times.answer);
    socket.onopen = () => {
      this.#asked = false;
      this.#behind = true;
      this.#hello();
      // Its id makes a repeat harmless: the server knows whether it has been carried out already.
      if (this.#order) this.#tell(this.#order);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#asked = false;
      this.#watchFor(this.#times.quiet);
      this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket | null): void {
    if (socket !== this.#socket || this.#closed || this.line === "ended") return;
    this.#socket = null;
    clearTimeout(this.#watch);
    socket?.close();
    this.line = "broken";
    if (this.hinted === "thinks") this.hinted = null;
    this.back = false;
    // Not all pages at the same time, when a server starts again.
    const wait =
      Math.min(this.#times.longestWait, this.#times.firstWait * 2 ** this.#tries) * (0.75 + Math.random() / 4);
    this.#tries += 1;
    this.nextTry = Date.now() + wait;
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "update":
        this.#take(message);
        break;
      case "refused":
        this.#answered(message.answers);
        // A hint that comes too late is none; nobody has done anything wrong.
        if (message.answers === this.#hint) this.hinted = null;
        if (message.answers !== this.#hint || message.version === this.update?.version) this.refused = message;
        break;
      case "hinted":
        if (message.answers === this.#hint && message.version === this.update?.version) this.hinted = message;
        break;
      case "orders":
        this.orders = message;
        break;
      case "chance":
        this.chance = message;
        break;
      case "said":
        this.says = { ...this.says, [message.says.field]: message.says };
        break;
      case "people":
        this.people = message.people;
        this.watching = message.watching ?? 0;
        this.#catchUp();
        break;
      case "talk":
        this.#listen(message.lines);
        break;
      case "pointed":
        this.pointed = message;
        clearTimeout(this.#forgetting);
        this.#forgetting = setTimeout(() => (this.pointed = null), this.#times.pointed);
        break;
      case "links":
        this.links = message;
        break;
      case "notice":
        this.notice = message;
        break;
      case "trouble":
        this.trouble = message;
        if (message.final) {
          this.line = "ended";
          this.#socket?.close();
        }
        this.waiting = false;
        this.#order = null;
        this.unheard = [];
        break;
    }
  }

  #take(update: Update): void {
    if (this.line === "broken") {
      this.back = true;
      clearTimeout(this.#calming);
      this.#calming = setTimeout(() => (this.back = false), this.#times.back);
    }
    this.#tries = 0;
    this.line = "open";
    this.trouble = null;
    const before = this.update?.version ?? -1;
    // The version never shrinks, an undo is an entry, too. Only a server that has lost something says less at hello.
    const late = update.version < before && !this.#greeting;
    this.#greeting = false;
    if (!late) {
      // What comes twice is told once.
      const news = update.whole ? update.lines : update.lines.filter((line) => line.entry > before);
      this.fresh = update.whole ? 0 : news.length;
      this.lines = update.whole ? update.lines : [...this.lines, ...news];
      if (update.version !== before) {
        this.says = {};
        this.hinted = null;
      }
      this.update = update;
    }
    this.#answered(update.answers);
  }

  #listen(lines: TalkLine[]): void {
    const last = this.talk.at(-1)?.number ?? 0;
    const news = lines.filter((line) => line.number > last);
    this.talk = [...this.talk, ...news];
    const mine = news.filter((line) => line.person === this.update?.table.you).map((line) => line.text);
    this.unheard = this.unheard.filter((text) => {
      const at = mine.indexOf(text);
      if (at >= 0) mine.splice(at, 1);
      return at < 0;
    });
  }

  /** After hello the people come last: what one said and what has not come by now was lost on the way. */
  #catchUp(): void {
    if (!this.#behind) return;
    this.#behind = false;
    for (const text of this.unheard) this.#tell({ type: "say", text });
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

// A game that is seen again: its moments, the one that is shown, and a table that shows it without a server.
import { Connection } from "../lib/connection.svelte";
import type { LogLine, TableInfo } from "../lib/wire";
import { Session } from "../table/session.svelte";
import { goesOn, momentsOf, placeOf, type Moment, type Part } from "./part";

/** A line on which nothing is ever sent: what the table hears comes from the moment that is shown. */
class SeenAgain extends Connection {
  constructor() {
    super("", "", "");
    this.line = "open";
  }
  override act(): void {}
  override undo(): void {}
  override redo(): void {}
  override override(): void {}
  override ask(): void {}

  show(table: TableInfo, moment: Moment, lines: LogLine[], fresh: number): void {
    this.fresh = fresh;
    this.lines = lines;
    this.update = {
      type: "update",
      version: moment.entry,
      whole: fresh === 0,
      table,
      view: moment.view,
      lines,
      undo: null,
      undo_asks: false,
      redo: null,
      redo_asks: false,
      answers: "",
      bot_is_thinking: false,
      paused: false,
      days: {},
      waits_for: [],
      questions: [],
      plans: [],
      dice: null,
      dice_known: false,
    };
  }
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export class Rerun {
  readonly #line = new SeenAgain();
  readonly session = new Session(this.#line, true);
  moments: Moment[] = $state.raw([]);
  entries: number[] = $state.raw([]);
  /** Which moment is shown. */
  place = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  finished = $state(false);
  whole = $state(false);
  wholeCanBeSeen = $state(false);
  #table: TableInfo | null = null;
  #lines: LogLine[] = [];
  /** By place: how many lines have been told up to and with it. */
  #told: number[] = [];

  /** Take over one more part. False: something was taken back since, nothing of what is here need hold any more. */
  add(part: Part): boolean {
    if (
      !goesOn(
        this.moments.map((one) => one.entry),
        part.entries,
      ) ||
      part.first !== this.moments.length
    )
      return false;
    // Who looks at it has no seat here: what belongs to a seat, this browser must not take from the real table.
    this.#table = { ...part.table, id: `replay-${part.table.id}` };
    const found = momentsOf(part);
    for (const moment of found) {
      this.#lines.push(...moment.lines);
      this.#told.push(this.#lines.length);
    }
    this.moments = [...this.moments, ...found];
    this.entries = part.entries;
    this.finished = part.finished;
    this.whole = part.whole;
    this.wholeCanBeSeen = part.whole_can_be_seen;
    return true;
  }

  get table(): TableInfo {
    return this.#table!;
  }
  get last(): number {
    return this.moments.length - 1;
  }
  /** All moments have come. */
  get complete(): boolean {
    return this.moments.length === this.entries.length;
  }
  get now(): Moment {
    return this.moments[this.place]!;
  }
  /** What was told last, up to the moment that is shown. */
  get line(): LogLine | undefined {
    return this.#lines[this.#told[this.place]! - 1];
  }
  /** Every line with the place of its moment. */
  get told(): { place: number; line: LogLine }[] {
    return this.moments.flatMap((moment, place) => moment.lines.map((line) => ({ place, line })));
  }
  /** Where a new day begins. */
  get days(): { place: number; day: number }[] {
    const found: { place: number; day: number }[] = [];
    for (const { place, line } of this.told)
      if (line.day > (found.at(-1)?.day ?? 0)) found.push({ place, day: line.day });
    return found;
  }

  go(place: number): void {
    const wanted = Math.min(Math.max(place, 0), this.last);
    const fresh = wanted === this.place + 1 ? this.moments[wanted]!.lines.length : 0;
    this.place = wanted;
    this.#line.show(this.table, this.now, this.#lines.slice(0, this.#told[wanted]), fresh);
    if (wanted === this.last) this.playing = false;
  }
  goTo(entry: number): void {
    this.go(placeOf(this.entries, entry));
  }
  step(by: 1 | -1): void {
    this.go(this.place + by);
  }
  toggle(): void {
    if (!this.playing && this.place === this.last) this.go(0);
    this.playing = !this.playing && this.last > 0;
  }
}

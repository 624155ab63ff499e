// A game that is seen again, as it comes from the server: what changed from moment to moment, put together again.
import type { LogLine, TableInfo, Update } from "../lib/wire";

export type View = Update["view"];

/** A part of a game (`GET /api/tables/<id>/moments`), or all of it. */
export interface Part {
  table: TableInfo;
  /** Entries of the log: another number than before means that the game has gone on. */
  version: number;
  /** The entry of every moment there is, the beginning first. */
  entries: number[];
  /** Place of the first of these moments among `entries`. */
  first: number;
  moments: { entry: number; step: number; changed: Partial<View>; lines: LogLine[] }[];
  finished: boolean;
  /** Nothing is left out: somebody may go on from any moment. */
  whole: boolean;
  /** The game is over, and its secrets may be looked at, too. */
  whole_can_be_seen: boolean;
}

/** The table after an entry of the log. */
export interface Moment {
  entry: number;
  view: View;
  lines: LogLine[];
}

/** The moments of a part; the first one holds the whole view, each other what changed since. */
export function momentsOf(part: Part): Moment[] {
  let view = {} as View;
  return part.moments.map(({ entry, changed, lines }) => {
    view = { ...view, ...changed } as View;
    return { entry, view, lines };
  });
}

/** Whether a game has only gone on since: what was known of it still holds. */
export function goesOn(known: number[], entries: number[]): boolean {
  return known.length <= entries.length && known.every((entry, place) => entries[place] === entry);
}

/** The place of the moment that shows an entry: its own, or the last one before it. */
export function placeOf(entries: number[], entry: number): number {
  return Math.max(
    0,
    entries.findLastIndex((one) => one <= entry),
  );
}

/** A save up to an entry: a save of its own, from which somebody can go on. */
export function savedUpTo(saga: string, entry: number): string {
  const [head = "", ...rows] = saga.split("\n");
  const kept = rows.filter((row) => {
    const number = /"entry":(\d+)/.exec(row)?.[1];
    return number !== undefined && Number(number) <= entry;
  });
  return [head, ...kept].join("\n") + "\n";
}

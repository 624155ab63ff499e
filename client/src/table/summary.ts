// What is told aloud of what happened.
import type { LogLine } from "../lib/wire";
import type { Session } from "./session.svelte";

const BURST = 6;

/** All lines in words; of many at once only those worth telling. */
export function summaryOf(session: Session, lines: LogLine[], worthTelling: (line: LogLine) => boolean): string {
  const told = lines.length > BURST ? lines.filter(worthTelling) : lines;
  return told.map((line) => session.tell(line)).join(" ");
}

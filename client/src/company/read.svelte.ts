// What has been read of a table's conversation in this browser.
import { recall, remember } from "../lib/keep";
import type { TalkLine } from "../lib/wire";

const numbers: Record<string, number> = $state(recall<Record<string, number>>("talk", {}));

export function readUpTo(table: string, number: number): void {
  if ((numbers[table] ?? 0) >= number) return;
  numbers[table] = number;
  remember("talk", { ...numbers });
}

/** How many lines of others nobody has read here. */
export function unreadOf(table: string, you: string, lines: readonly TalkLine[]): number {
  const read = numbers[table] ?? 0;
  return lines.filter((line) => line.number > read && line.person !== you).length;
}

// Which creature is which: looks and rules do not tell two gors apart, but on the board each walks its own way.
import type { LogLine } from "../../lib/wire";

/** Key of the creature on each field. */
export type Herd = Record<string, string>;

/** The keys after these lines, for creatures that stand on `fields` now. */
export function herdAfter(before: Herd, lines: LogLine[], creatures: { field: string; kind: string }[]): Herd {
  const moved: Herd = { ...before };
  for (const { text } of lines) {
    const from = String(text.args["from"] ?? "");
    const key = moved[from];
    if (key === undefined) continue;
    if (text.id === "event-creature-moves") {
      delete moved[from];
      moved[String(text.args["to"])] = key;
    }
  }
  const after: Herd = {};
  let next = 1 + Math.max(0, ...Object.values(moved).map((key) => Number(key.split(" ").at(-1))));
  for (const { field, kind } of creatures) {
    const key = moved[field];
    after[field] = key?.startsWith(`${kind} `) ? key : `${kind} ${next++}`;
  }
  return after;
}

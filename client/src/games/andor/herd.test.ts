import { expect, test } from "vitest";
import type { LogLine } from "../../lib/wire";
import { herdAfter } from "./herd";

function moves(from: string, to: string): LogLine {
  const text = { id: "event-creature-moves", args: { creature: "gor", from, to } };
  return { entry: 1, day: 1, text, rule: "AN-119", hero: "", fields: [], dice: [] };
}
const gors = (...fields: string[]) => fields.map((field) => ({ field, kind: "gor" }));

test("every creature gets a key of its own", () => {
  expect(herdAfter({}, [], gors("8", "20"))).toEqual({ "8": "gor 1", "20": "gor 2" });
});
test("a creature keeps its key while it walks, past others, too", () => {
  const herd = herdAfter({ "8": "gor 1", "7": "gor 2" }, [moves("8", "7"), moves("7", "0")], gors("0", "7"));
  expect(Object.values(herd).sort()).toHaveLength(2);
  const one = herdAfter({ "20": "gor 1", "3": "gor 2" }, [moves("20", "4")], gors("3", "4"));
  expect(one).toEqual({ "3": "gor 2", "4": "gor 1" });
});
test("one that went away does not lend its key to another kind", () => {
  expect(herdAfter({ "8": "gor 1" }, [], [{ field: "8", kind: "skral" }])).toEqual({ "8": "skral 2" });
});

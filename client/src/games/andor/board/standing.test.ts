import { expect, test } from "vitest";
import type { Point } from "../../../board/lines";
import type { Figure } from "../../../board/figures";
import { placed, Ways } from "./standing";

const figure = (key: string, field: string): Figure => ({
  key,
  field,
  symbol: "creature-gor",
  frame: "beast",
  color: "red",
  letter: "G",
});
const places: Record<string, Point> = { "1": [0, 0], "2": [100, 0], "3": [200, 0] };
const at = (field: string) => places[field]!;

test("figures that share a field stand side by side", () => {
  const [one, other] = placed([figure("a", "1"), figure("b", "1")], at, "");
  expect(one!.at).not.toEqual(other!.at);
});
test("whoever acts is drawn last, and larger when alone", () => {
  const all = placed([figure("a", "1"), figure("b", "2")], at, "a");
  expect(all.map(({ key }) => key)).toEqual(["b", "a"]);
  expect(all[1]!.size).toBeGreaterThan(all[0]!.size);
});
test("a way leads through the gates between its fields", () => {
  const ways = new Ways([{ from: "1", to: "2", x: 50, y: 20, turn: 0 }], at);
  expect(ways.line(["2", "1"])).toEqual([
    [100, 0],
    [50, 20],
    [0, 0],
  ]);
});
test("where there is no gate a way leads straight on", () => {
  expect(new Ways([], at).line(["1", "3"])).toEqual([
    [0, 0],
    [200, 0],
  ]);
  expect(new Ways([], at).path(["1"])).toBe("");
});

import { describe, expect, test } from "vitest";
import { FieldMap } from "./field-map";
import { packed, type Point } from "./lines";

// A row of three squares, and one below the middle that touches nothing.
const square = (id: string, x: number, y: number) => ({
  id,
  at: [x, y] as Point,
  outline: packed([
    [x - 50, y - 50],
    [x + 50, y - 50],
    [x + 50, y + 50],
    [x - 50, y + 50],
  ]),
});
const map = new FieldMap(
  [square("a", 0, 0), square("b", 100, 0), square("c", 200, 0), square("d", 100, 300)],
  [
    { id: "a", adjacent: ["b"] },
    { id: "b", adjacent: ["a", "c"] },
    { id: "c", adjacent: ["b"] },
    { id: "d", adjacent: [] },
  ],
);

describe("a finger", () => {
  test("means the field under it", () => {
    expect(map.meant([10, 10], [], 22)).toBe("a");
    expect(map.meant([10, 200], [], 22)).toBe(undefined);
  });
  test("that just misses a legal field means it", () => {
    expect(map.meant([40, 0], ["b"], 22)).toBe("b");
    expect(map.meant([120, 65], ["b"], 22)).toBe("b");
  });
  test("farther away means no legal field", () => {
    expect(map.meant([20, 0], ["b"], 22)).toBe("a");
    expect(map.meant([120, 80], ["b"], 22)).toBe(undefined);
  });
  test("near the middle of its own field means that one, however small the board is shown", () => {
    expect(map.meant([5, 0], ["b"], 90)).toBe("a");
  });
});

test("arrows lead to the neighbour in that direction, or else to the nearest field there", () => {
  expect(map.towards("a", "right")).toBe("b");
  expect(map.towards("b", "down")).toBe("d");
  expect(map.towards("d", "up")).toBe("b");
  expect(map.towards("a", "left")).toBe("a");
});
test("figures walk over neighbours, and straight where none leads", () => {
  expect(map.way("a", "c")).toEqual(["a", "b", "c"]);
  expect(map.way("a", "d")).toEqual(["a", "d"]);
});

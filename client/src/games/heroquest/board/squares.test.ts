import { expect, test } from "vitest";
import { areaOf, beside, boxOf, middleOf, neighboursOf, placeOf, sideOf, squareAt, wallsOf, wayOver } from "./squares";

test("squares are named by column and row", () => {
  expect(placeOf("E15")).toEqual([4, 14]);
  expect(squareAt(4, 14)).toBe("E15");
  expect(middleOf("A1")).toEqual([20, 20]);
});

test("beyond the edge of the board there is no square", () => {
  expect(beside("A1", "north")).toBe("");
  expect(beside("Z19", "east")).toBe("");
  expect(neighboursOf("A1")).toEqual(["B1", "A2"]);
});

test("a square knows on which side another one lies", () => {
  expect(sideOf("B2", "B3")).toBe("south");
  expect(sideOf("B2", "C3")).toBeUndefined();
});

test("walls stand between rooms and at the edge of the board, in whole lines", () => {
  const room = (square: string) => (square === "B2" || square === "C2" ? 1 : 0);
  // Two squares of a room, nothing else seen: one line above, one below, one at each end.
  expect(wallsOf(new Set(["B2", "C2"]), room)).toBe("M40 40H120M40 80H120M40 40V80M120 40V80");
});

test("no wall stands within a room, nor where nothing is seen", () => {
  expect(wallsOf(new Set(["B2"]), () => 1)).toBe("");
  expect(wallsOf(new Set(), () => 0)).toBe("");
});

test("a way goes round what is closed", () => {
  const closed = new Set(["A1 east"]);
  expect(wayOver("A1", "B1", (square, side) => !closed.has(`${square} ${side}`))).toEqual(["A1", "A2", "B2", "B1"]);
});

test("where no way leads one goes straight", () => {
  expect(wayOver("A1", "C1", () => false)).toEqual(["A1", "C1"]);
});

test("the smallest box round squares", () => {
  expect(boxOf(["B2", "D3"])).toEqual([40, 40, 160, 120]);
  expect(areaOf(["A1"])).toBe("M0 0h40v40h-40Z");
});

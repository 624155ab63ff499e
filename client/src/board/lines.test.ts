import { expect, test } from "vitest";
import { inset, type Point } from "./lines";

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

test("a line inside of another one keeps its distance, whichever way round it goes", () => {
  const within = [
    [10, 10],
    [90, 10],
    [90, 90],
    [10, 90],
  ];
  expect(inset(square, 10)).toEqual(within);
  expect(inset([...square].reverse(), 10)).toEqual([...within].reverse());
});

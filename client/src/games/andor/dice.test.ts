import { expect, test } from "vitest";
import { counted, sumOf } from "./dice";

const hero = (dice: number[], more: object = {}) => ({ dice, equalAddUp: false, lastCounts: false, ...more });

test("of a hero's dice the highest counts", () => {
  expect(counted(hero([2, 5, 3]))).toEqual([1]);
});
test("of equal highest dice one counts without a helm", () => {
  expect(counted(hero([5, 5, 3]))).toHaveLength(1);
});
test("with a helm equal dice add up if that is more", () => {
  expect(counted(hero([3, 5, 5], { equalAddUp: true }))).toEqual([1, 2]);
  expect(counted(hero([2, 2, 5], { equalAddUp: true }))).toEqual([2]);
  expect(counted(hero([3, 3, 5], { equalAddUp: true }))).toEqual([0, 1]);
});
test("with a bow the last die counts", () => {
  expect(counted(hero([6, 2], { lastCounts: true }))).toEqual([1]);
});
test("a sum is written as a sum", () => {
  expect(sumOf(hero([3, 5, 5], { equalAddUp: true }), 10, [4])).toBe("5+5 + 4 = 14");
  expect(sumOf(hero([2, 5]), 5, [2, 0])).toBe("5 + 2 = 7");
  expect(sumOf(hero([]), 0, [4])).toBe("0 + 4 = 4");
});
test("a doubled die is written as what it is worth", () => {
  expect(sumOf(hero([5]), 10, [3])).toBe("10 + 3 = 13");
});

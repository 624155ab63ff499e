import { expect, test } from "vitest";
import { actionsFor, shared, type Portion } from "./share";

const all: Portion[] = [
  { hero: "dwarf", what: "gold", name: "gold to the dwarf", away: false },
  { hero: "dwarf", what: "willpower", name: "willpower to the dwarf", away: false },
  { hero: "warrior", what: "gold", name: "gold to the warrior", away: false },
];

test("pieces are sent one by one in the order of the offers", () => {
  const pieces = { "gold to the warrior": 1, "willpower to the dwarf": 2, "gold to the dwarf": 1 };
  expect(shared(pieces)).toBe(4);
  expect(actionsFor(all, pieces)).toEqual([
    "gold to the dwarf",
    "willpower to the dwarf",
    "willpower to the dwarf",
    "gold to the warrior",
  ]);
});

import { expect, test } from "vitest";
import type { Offer } from "../../lib/wire";
import { actionsOf, partners, GROUND, type Row } from "./exchange";

function offer(kind: string, target: string, other = ""): Offer {
  const name = `warrior: ${kind} ${target} ${other}`;
  const args: Record<string, string> = other ? { other } : {};
  const label = { id: kind, args };
  return { name, kind, hero: "warrior", target, price: 0, hours: 0, willpower: 0, rule: "", warning: null, label };
}
const rows: Row[] = [
  { item: "gold", mine: 4, theirs: 0, give: "give gold", take: "" },
  { item: "helm", mine: 0, theirs: 1, give: "", take: "take helm" },
];

test("what goes away goes first, one action a piece", () => {
  expect(actionsOf(rows, { gold: 2, helm: -1 })).toEqual(["give gold", "give gold", "take helm"]);
});
test("nothing set, nothing done", () => {
  expect(actionsOf(rows, {})).toEqual([]);
});
test("partners are the field and the heroes beside", () => {
  const offers = [offer("give", "gold", "archer"), offer("walk", "7"), offer("lay-down", "gold")];
  expect(partners(offers)).toEqual([GROUND, "archer"]);
});

import { expect, test } from "vitest";
import type { AndorView, Offer } from "../../lib/wire";
import { betweens, wrapped } from "./between";

function offer(name: string, kind: string, hero = "wizard"): Offer {
  const label = { id: `offer-${kind}`, args: {} };
  return { name, kind, hero, target: "", price: 0, hours: 0, willpower: 0, rule: "", warning: null, label };
}
const floor = offer("wizard: act in between", "floor");
const back = offer("wizard: done", "back");
const well = offer("wizard: empty the well", "well");
const falcon = offer("wizard: send the falcon to the archer", "falcon");
function seen(there: Offer[]): AndorView {
  return { offers: [floor, offer("dwarf: wait", "pass", "dwarf")], between: { wizard: there } } as unknown as AndorView;
}

test("one click takes the floor, acts and gives it back", () => {
  const [one] = betweens(seen([back, well]));
  expect(one!.offers).toEqual([well]);
  expect(wrapped(one!, [well.name])).toEqual([floor.name, well.name, back.name]);
});
test("after the falcon has flown off the hero still has the floor", () => {
  const [one] = betweens(seen([back, falcon]));
  expect(wrapped(one!, [falcon.name])).toEqual([floor.name, falcon.name]);
});
test("who has nothing to do is not shown", () => {
  expect(betweens(seen([back]))).toEqual([]);
});

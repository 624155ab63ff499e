// Groups of offers by what a person does with them. What may be done is the server's word alone.
import { t } from "../../lib/speak";
import type { JuniorView, Offer } from "../../lib/wire";
import type { Possible } from "../../table/possible";
import { fieldName } from "./here";

/** Moving loot around; offered in one dialog. */
export const EXCHANGES = ["pick-up", "lay-down", "give", "take"];

/** Chosen on the board. */
export function isMove(offer: Offer): boolean {
  return offer.kind === "step" || offer.kind === "cave";
}

/** What is tapped on the board for `field`: the actions in order, or null. */
export function actionsFor(view: JuniorView, field: string): string[] | null {
  const look = view.offers.find((offer) => offer.kind === "look-at" && offer.target === field);
  if (look) return [look.name];
  const route = view.routes.find((one) => one.target === field);
  if (route) return route.actions;
  const move = view.offers.find((offer) => isMove(offer) && offer.target === field);
  return move ? [move.name] : null;
}

/** All fields that can be chosen, the cheapest first. */
export function possibleFields(view: JuniorView, nameOf: (field: string) => string): Possible[] {
  const ways = view.routes.map((route) => ({
    field: route.target,
    actions: route.actions,
    price: route.price,
    steps: route.fields.length,
  }));
  // A legal step that is not the shortest way to its field is an offer, too.
  const single = new Set(ways.filter((way) => way.actions.length === 1).map((way) => way.actions[0]));
  const others = view.offers
    .filter((offer) => (isMove(offer) && !single.has(offer.name)) || offer.kind === "look-at")
    .map((offer) => ({ field: offer.target, actions: [offer.name], price: offer.price, steps: 1 }));
  return [...ways, ...others]
    .sort((a, b) => a.price - b.price)
    .map(({ field, actions, price, steps }) => {
      const costs = price > 0 ? [t("plan-price", { steps, suns: price })] : [];
      return { field, actions, label: [fieldName(view, field, nameOf(field)), ...costs].join(", ") };
    });
}

// Groups of offers by what a person does with them. What may be done is the server's word alone.
import type { JuniorView, Offer } from "../../lib/wire";

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

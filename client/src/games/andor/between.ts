// Free actions out of turn: taking the floor, acting and giving it back travel together, so that no floor stays open.
import type { AndorView, Offer } from "../../lib/wire";

export interface Between {
  hero: string;
  floor: Offer;
  back: Offer;
  /** What the hero could do. */
  offers: Offer[];
}

/** The heroes who may act in between, and what each of them could do. */
export function betweens(view: AndorView): Between[] {
  return view.offers
    .filter((offer) => offer.kind === "floor")
    .flatMap((floor) => {
      const there = view.between[floor.hero] ?? [];
      const back = there.find((offer) => offer.kind === "back");
      const offers = there.filter((offer) => offer.kind !== "back");
      return back && offers.length > 0 ? [{ hero: floor.hero, floor, back, offers }] : [];
    });
}

/** Actions that end with a question of their own; the hero gives the floor back afterwards. */
const ASKS = ["falcon"];

/** All that is sent for these actions. */
export function wrapped({ floor, back, offers }: Between, actions: string[]): string[] {
  const asks = offers.some((offer) => ASKS.includes(offer.kind) && actions.includes(offer.name));
  return asks ? [floor.name, ...actions] : [floor.name, ...actions, back.name];
}

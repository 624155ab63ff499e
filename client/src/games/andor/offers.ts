// Groups of offers by what a person does with them. What may be done is the server's word alone.
import type { AndorRoute, AndorView, Offer } from "../../lib/wire";
import { EXCHANGES } from "./exchange";

/** Chosen on the board: a step of the hero or of an ally who is led, a field that a card asks for. */
const ON_BOARD = ["walk", "ally-step", "turn-up", "leave-empty", "lose-farmer"];

export function isMove(offer: Offer): boolean {
  return ON_BOARD.includes(offer.kind);
}

/** What a card asks; answered in a dialog unless the answers are fields. */
export const QUESTIONS = [
  "choose",
  "pick",
  "accept",
  "lose-item",
  "lose-farmer",
  "turn-up",
  "leave-empty",
  "pay",
  "keep-event",
];

/** Whether a card asks this, so that people may want to read it again. */
export function asksForCard(question: string): boolean {
  return [...QUESTIONS, "gets", "pays", "loses", "shield-card"].includes(question);
}

/** What is bought; offered at the equipment board. */
const BUYING = ["buy", "buy-strength", "buy-brew", "deal"];

export function isBuying(offer: Offer): boolean {
  return BUYING.includes(offer.kind);
}

export function isExchange(offer: Offer): boolean {
  return EXCHANGES.includes(offer.kind);
}

export function isAttack(offer: Offer): boolean {
  return ["attack", "ranged", "clear"].includes(offer.kind);
}

/** Buttons of the action bar: what is neither on the board nor in a dialog, in the order in which they stand. */
export interface Bar {
  moves: Offer[];
  attacks: Offer[];
  /** The one action of the turn and free actions, each a button. */
  actions: Offer[];
  exchanges: Offer[];
  buying: Offer[];
  /** Fields for the telescope. */
  looks: Offer[];
  /** Heroes who may act in between. */
  floors: Offer[];
  wait: Offer | undefined;
  endTurn: Offer | undefined;
  endDay: Offer | undefined;
}

const ENDS = { wait: "pass", endTurn: "end-turn", endDay: "end-day" } as const;

export function barOf(offers: Offer[]): Bar {
  const of = (kind: string) => offers.find((offer) => offer.kind === kind);
  const special: string[] = [...Object.values(ENDS), "floor", "look"];
  return {
    moves: offers.filter(isMove),
    attacks: offers.filter(isAttack),
    exchanges: offers.filter(isExchange),
    buying: offers.filter(isBuying),
    looks: offers.filter((offer) => offer.kind === "look"),
    floors: offers.filter((offer) => offer.kind === "floor"),
    wait: of(ENDS.wait),
    endTurn: of(ENDS.endTurn),
    endDay: of(ENDS.endDay),
    actions: offers.filter(
      (offer) =>
        !special.includes(offer.kind) && !isMove(offer) && !isAttack(offer) && !isBuying(offer) && !isExchange(offer),
    ),
  };
}

export function routeTo(view: AndorView, field: string): AndorRoute | undefined {
  return view.routes.find((one) => one.target === field);
}

/** What is tapped on the board for `field`: the actions in order, or null. An attack comes before the way there. */
export function actionsFor(view: AndorView, field: string): string[] | null {
  const attack = view.offers.find((offer) => isAttack(offer) && offer.target === field);
  if (attack) return [attack.name];
  const route = routeTo(view, field);
  if (route) return route.actions;
  const other = view.offers.find((offer) => isMove(offer) && offer.target === field);
  return other ? [other.name] : null;
}

/** How many steps of a route are overtime. */
export function overtimeOf(route: AndorRoute): number {
  return route.steps.filter((step) => step.willpower > 0).length;
}

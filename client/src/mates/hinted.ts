// Where a hint points: the field on the board, and the buttons that do what it says.
import type { Hinted, Offer } from "../lib/wire";
import type { Session } from "../table/session.svelte";

/** What sentences call a place, the goal before what is on the way. */
const PLACES = ["field", "to", "at", "target", "square"];

/** Behind which button of the table actions are found that have none of their own just now, by their kind. */
const BEHIND: Record<string, string[]> = {
  "[data-moves]": ["step", "cave", "look-at", "walk", "ally-step", "turn-up", "leave-empty", "lose-farmer"],
  "[data-exchanges]": ["pick-up", "lay-down", "give", "take", "take-from", "falcon-give", "falcon-take"],
  "[data-buying]": ["buy", "buy-strength", "buy-brew", "deal"],
  "[data-looks]": ["look"],
  "[data-floors]": ["floor"],
  "[data-group=attack]": ["attack", "attack-bare", "throw", "shoot"],
  "[data-group=cast]": ["cast", "cast-door"],
  "[data-group=potions]": ["drink", "give-potion", "splash", "revive", "ring"],
};

/** The offer that a hint would take. */
export function offerOf(session: Session, hint: Hinted): Offer | undefined {
  return session.connection.update?.view.offers.find((offer) => offer.name === hint.action);
}

/** The field that a hint is about: the one that it names, else where its action leads; "" for none on this board. */
export function fieldOf(session: Session, hint: Hinted): string {
  const named = PLACES.map((place) => String(hint.says.args[place] ?? ""));
  const fields = new Set(session.board?.fields.map((field) => field.id));
  return [...named, offerOf(session, hint)?.target ?? ""].find((field) => fields.has(field)) ?? "";
}

/** The buttons of an action, or the one that leads to it. */
export function buttonsOf(offer: Offer, within: ParentNode = document): Element[] {
  const own = within.querySelectorAll(`[data-action="${CSS.escape(offer.name)}"]`);
  if (own.length > 0) return [...own];
  const behind = Object.keys(BEHIND).filter((button) => BEHIND[button]!.includes(offer.kind));
  return behind.flatMap((button) => [...within.querySelectorAll(button)]);
}

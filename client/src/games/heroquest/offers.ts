// Which buttons belong together, and what a tap on a square means.
import type { HeroQuestView, Offer, QuestAim, QuestRoute } from "../../lib/wire";

const ICONS: Record<string, string> = {
  roll: "ui-dice",
  "end-turn": "ui-end",
  "open-door": "ui-door",
  "genie-door": "ui-door",
  attack: "ui-fight",
  "attack-bare": "ui-fight",
  "attack-foe": "ui-fight",
  throw: "item-axe",
  shoot: "item-crossbow",
  "no-more-attack": "ui-end",
  cast: "ui-spell",
  "cast-at": "ui-spell",
  "cast-door": "ui-spell",
  "cast-chaos": "ui-spell",
  "chaos-at": "ui-spell",
  lightning: "ui-spell",
  "save-by-spell": "ui-spell",
  "set-ring": "item-ring",
  drink: "item-brew",
  "give-potion": "item-brew",
  splash: "item-brew",
  revive: "item-poison",
  ring: "item-ring",
  "search-treasure": "ui-treasure",
  "search-secrets": "ui-search",
  "search-doors": "ui-search",
  "search-traps": "ui-trap",
  "open-chest": "ui-treasure",
  "take-left": "ui-treasure",
  "take-load": "ui-treasure",
  "take-load-here": "ui-treasure",
  "put-down": "ui-treasure",
  "keep-gold": "gold",
  "hand-gold": "gold",
  buy: "ui-cart",
  enough: "ui-end",
  disarm: "ui-tools",
  "disarm-here": "ui-tools",
  jump: "ui-jump",
  "lead-ally": "prince",
  "leave-quest": "ui-stairs",
  stay: "ui-pass",
  "let-pass": "ui-end",
  "refuse-pass": "ui-close",
  "set-out": "ui-map",
  "get-away": "ui-move",
  start: "ui-move",
  "give-up": "mon-skeleton",
  defend: "item-shield",
  "choose-figure": "mon-chaos",
  "figure-attack": "ui-fight",
  "figure-done": "ui-end",
  "end-master-turn": "ui-end",
};

export function iconOf(offer: Offer): string {
  if (offer.kind === "element") return `el-${offer.target}`;
  return ICONS[offer.kind] ?? "ui-end";
}

const ATTACKS = ["attack", "attack-bare", "throw", "shoot"];
const CASTS = ["cast", "cast-door"];
const POTIONS = ["drink", "give-potion", "splash", "revive", "ring"];
/** Steps of figures: they are taken on the board, not by buttons. */
const STEPS = ["step", "figure-step", "lead-ally"];
const ENDS = ["end-turn", "end-master-turn"];

/** Offers by the place where they stand in the action bar. */
export interface Bar {
  roll: Offer | undefined;
  doors: Offer[];
  attacks: Offer[];
  casts: Offer[];
  potions: Offer[];
  searches: Offer[];
  steps: Offer[];
  end: Offer | undefined;
  others: Offer[];
}

export function barOf(offers: readonly Offer[]): Bar {
  const some = (kinds: readonly string[]) => offers.filter((offer) => kinds.includes(offer.kind));
  const searches = offers.filter((offer) => offer.kind.startsWith("search-"));
  const special = [...ATTACKS, ...CASTS, ...POTIONS, ...STEPS, ...ENDS, "roll", "open-door"];
  return {
    roll: offers.find((offer) => offer.kind === "roll"),
    doors: some(["open-door"]),
    attacks: some(ATTACKS),
    casts: some(CASTS),
    potions: some(POTIONS),
    searches,
    steps: some(STEPS),
    end: offers.find((offer) => ENDS.includes(offer.kind)),
    others: offers.filter((offer) => !special.includes(offer.kind) && !searches.includes(offer)),
  };
}

/** Whether the hero on turn, or the game master on his, is asked what he does; everything else is a question. */
export function isTurn(view: HeroQuestView): boolean {
  return view.question === "turn" || view.question === "master";
}

export function routeTo(view: HeroQuestView, square: string): QuestRoute | undefined {
  return view.routes.find((route) => route.target === square);
}

export function isStep(offer: Offer): boolean {
  return STEPS.includes(offer.kind);
}

/** Offers about what is on a square. */
export function offersAt(view: HeroQuestView, square: string): Offer[] {
  return view.offers.filter((offer) => !isStep(offer) && offer.label.args["square"] === square);
}

/** Weapons and spells that could be meant for whoever stands on a square. */
export function aimsAt(view: HeroQuestView, square: string): QuestAim[] {
  return view.aims.filter((aim) => aim.square === square);
}

export function isAttack(kind: string): boolean {
  return ATTACKS.includes(kind);
}

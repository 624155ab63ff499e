// What can change hands: by partner, one row a kind, moved one piece an action. What may be done is the server's word.
import type { AndorHero, AndorView, Offer } from "../../lib/wire";

/** The field itself as a partner. */
export const GROUND = "ground";

export interface Row {
  item: string;
  mine: number;
  theirs: number;
  /** Actions that move one piece away from me or to me; "" if that is not possible now. */
  give: string;
  take: string;
}

const GIVING = ["give", "lay-down", "falcon-give"];
const TAKING = ["take-from", "pick-up", "falcon-take"];

/** Offers that belong into the dialog of exchanges. */
export const EXCHANGES = [...GIVING, ...TAKING];

export function partnerOf(offer: Offer): string {
  if (offer.kind === "lay-down" || offer.kind === "pick-up") return GROUND;
  return String(offer.label.args["other"] ?? "");
}

/** Who there is to exchange with now: the field first. */
export function partners(offers: Offer[]): string[] {
  const found = new Set(offers.filter((offer) => EXCHANGES.includes(offer.kind)).map(partnerOf));
  return [...found].sort((a, b) => Number(b === GROUND) - Number(a === GROUND));
}

export function countIn(hero: AndorHero, item: string): number {
  if (item === "gold") return hero.gold;
  if (item === "farmer") return hero.farmers;
  const { large, head, small, purse } = hero.bag;
  return [...large, ...head, ...small, ...purse].filter((one) => one === item).length;
}

export function countOn(view: AndorView, field: string, item: string): number {
  if (item === "gold") return view.gold[field] ?? 0;
  if (item === "farmer") return view.farmers[field] ?? 0;
  const thing = view.things.some((one) => one.id === item && one.field === field && !one.hero && !one.creature);
  return (view.items[field]?.[item] ?? 0) + Number(thing);
}

export function rowsWith(view: AndorView, hero: AndorHero, partner: string, offers: Offer[]): Row[] {
  const other = view.heroes.find((one) => one.id === partner);
  const rows: Row[] = [];
  for (const offer of offers) {
    if (!EXCHANGES.includes(offer.kind) || partnerOf(offer) !== partner) continue;
    let row = rows.find((one) => one.item === offer.target);
    if (!row) {
      const theirs = other ? countIn(other, offer.target) : countOn(view, hero.field, offer.target);
      row = { item: offer.target, mine: countIn(hero, offer.target), theirs, give: "", take: "" };
      rows.push(row);
    }
    if (GIVING.includes(offer.kind)) row.give = offer.name;
    else row.take = offer.name;
  }
  return rows;
}

/** The actions for what was set: positive numbers go away, negative ones come. What goes makes room for what comes. */
export function actionsOf(rows: Row[], moved: Record<string, number>): string[] {
  const times = (name: string, count: number) => Array.from({ length: Math.max(0, count) }, () => name);
  const away = rows.flatMap((row) => times(row.give, moved[row.item] ?? 0));
  const here = rows.flatMap((row) => times(row.take, -(moved[row.item] ?? 0)));
  return [...away, ...here];
}

// Sharing out what the group got, or has to pay: one piece an action, all of them sent as one intent.
import type { AndorHero, Offer } from "../../lib/wire";
import { countIn } from "./exchange";

export interface Portion {
  hero: string;
  what: string;
  /** The action that hands over one piece. */
  name: string;
  /** Taken from the hero, who can give no more than he has. */
  away: boolean;
}

/** Kinds of offers that hand over (or pay) one piece; what it is, if its target does not say it. */
const PIECES: Record<string, string> = {
  "reward-gold": "gold",
  "reward-willpower": "willpower",
  gets: "",
  pays: "",
  loses: "",
};

export function isPiece(offer: Offer): boolean {
  return PIECES[offer.kind] !== undefined;
}

/** Who may get (or pay) what, in the order in which the rules want it. */
export function portions(offers: Offer[]): Portion[] {
  return offers.filter(isPiece).map((offer) => ({
    hero: String(offer.label.args["hero"] ?? offer.hero),
    what: PIECES[offer.kind] || String(offer.label.args["item"] ?? offer.target),
    name: offer.name,
    away: offer.kind === "pays" || offer.kind === "loses",
  }));
}

export function shared(pieces: Record<string, number>): number {
  return Object.values(pieces).reduce((sum, one) => sum + one, 0);
}

/** One action a piece, portion by portion. */
export function actionsFor(all: Portion[], pieces: Record<string, number>): string[] {
  return all.flatMap((portion) => Array.from({ length: pieces[portion.name] ?? 0 }, () => portion.name));
}

/** How many pieces this can be at most. */
export function mostOf(portion: Portion, hero: AndorHero, rest: number): number {
  if (!portion.away) return rest;
  const has = portion.what === "willpower" ? hero.willpower : countIn(hero, portion.what);
  return Math.min(rest, portion.what === "strength" ? hero.strength : has);
}

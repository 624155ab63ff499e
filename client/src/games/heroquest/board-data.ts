// The board of HeroQuest as the server hands it out, with the numbers printed on cards.
import type { AnyBoard } from "../../lib/board";

/** A text in both languages. */
export interface Text {
  de: string;
  en: string;
}

/** What is printed on the card of a weapon, an armour or an artifact; what it does not have is missing. */
export interface ItemCard {
  names: Text;
  price?: number;
  attack?: number;
  diagonal?: boolean;
  thrown?: boolean;
  shot?: boolean;
  no_shield?: boolean;
  attack_against?: Record<string, number>;
  twice_against?: string[];
  defend_base?: number;
  defend_plus?: number;
  move_dice?: number;
  mind_plus?: number;
  two_spells?: boolean;
  /** Who may have it; missing or null for everybody. */
  heroes?: string[] | null;
}

export interface Edition {
  names: Text;
  equipment: Record<string, ItemCard>;
  artifacts: Record<string, ItemCard>;
  spells: Record<string, { names: Text; element: string; text: Text }>;
  chaos_spells: Record<string, { names: Text; text: Text }>;
}

export interface BoardData extends AnyBoard {
  /** Number of the room by square; squares of the corridor are missing. */
  rooms: Record<string, number>;
  editions: Record<string, Edition>;
  furniture: Record<string, { names: Text }>;
  title: Text;
  story: Text | null;
  goal: Text;
  number: number;
}

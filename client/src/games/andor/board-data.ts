// A board of Die Legenden von Andor as the server hands it out. Places run from 0 to 1, left to right and down.

import type { AnyBoard, AnyField } from "../../lib/board";

/** A text in both languages. */
export interface Text {
  de: string;
  en: string;
}

/** Pages of a legend card. */
export interface CardPages {
  /** Letter of the legend track at which it is read, or "". */
  letter?: string;
  title: Text;
  story?: Text | null;
  text?: Text | null;
  task?: Text | null;
  /** Of an event card: a shield can stop it. */
  shield?: boolean;
}

export interface BoardField extends AnyField {
  id: string;
  terrain: string;
  x: number;
  y: number;
  /** Where its number stands. */
  label: [number, number];
  /** Where a creature goes from here; "" where none does. */
  arrow: string;
  well: boolean;
  fog: boolean;
  merchant: boolean;
  river: boolean;
  /** What is drawn there, besides what its terrain says; "" for nothing. */
  place: string;
  /** Null: known by its number alone. */
  names: { de: string; en: string } | null;
  adjacent: string[];
}

export interface Bridge {
  from: string;
  to: string;
  rope: boolean;
  names: { de: string; en: string };
}

export interface BoardData extends AnyBoard {
  fields: BoardField[];
  castle: string;
  bridges: Bridge[];
  /** Pairs of fields along whose borders the water runs. */
  river: [string, string][];
  branch: [string, string][];
  /** Outside the fields: where the river runs on to, and where the branch comes from. */
  mouth: [number, number][];
  inflow: [number, number][];
  /** Id of the legend, the story before its first card, a word to those who try again, and the last page. */
  legend?: string;
  prologue?: Text | null;
  retry?: Text | null;
  end?: { won: Text | null; lost: Text | null };
  /** Pages of legend cards and event cards, by the name that the chronicle tells. */
  cards?: Record<string, CardPages>;
}

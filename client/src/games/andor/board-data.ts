// A board of Die Legenden von Andor as the server hands it out. Places run from 0 to 1, left to right and down.

export interface BoardField {
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

export interface BoardData {
  fields: BoardField[];
  castle: string;
  bridges: Bridge[];
  /** Pairs of fields along whose borders the water runs. */
  river: [string, string][];
  branch: [string, string][];
  /** Outside the fields: where the river runs on to, and where the branch comes from. */
  mouth: [number, number][];
  inflow: [number, number][];
}

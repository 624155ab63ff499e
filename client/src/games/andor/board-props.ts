// What the table tells the board, and what the board tells the table. The board knows no rules.
import type { Face, Figure } from "../../board/figures";
import type { BoardData } from "./board-data";

/** Something lying on a field. */
export interface Thing {
  symbol: string;
  count: number;
  /** Colour of a gem or stone. */
  color?: string;
}

/** A fog token; `face` once somebody knows it, with a short text on it ("−2", "S"). */
export interface Fog {
  face: { symbol: string; text: string } | null;
}

/** A golden shield, or the shield of a farmer who reached the castle; `by`: the creature on it. */
export interface Shield {
  farmer: boolean;
  by: Face | null;
}

/** A field that can be chosen now. A field may stand here twice, to walk to and to attack; its first label is read. */
export interface Reach {
  field: string;
  kind: "free" | "overtime" | "attack";
  /** What it costs, as short as can be ("−2"); "" for nothing. */
  price: string;
  /** Accessible name: name of the field, what is there, price. */
  label: string;
}

/** One field of a way. `note` is said on its mark instead of its number ("4. Schritt −4 WP"). */
export interface Step {
  field: string;
  overtime: boolean;
  note?: string;
}

export interface BoardProps {
  board: BoardData;
  figures: Figure[];
  /** Buildings put up by a legend, such as the tower of the skral: symbol by field. */
  buildings: Record<string, string>;
  /** Fields with a merchant now; left out: all merchants of the board. */
  merchants?: string[] | undefined;
  wells: Record<string, "full" | "empty" | "gone">;
  fog: Record<string, Fog>;
  things: Record<string, Thing[]>;
  /** How many rubble tokens lie on a field. */
  rubble: Record<string, number>;
  /** Pairs of neighbours between which nobody can go now. */
  closed: [string, string][];
  /** The plate beside the castle: its heading ("Schilde 1 von 2") and the shields. */
  shields: { heading: string; shields: Shield[] };
  arrows: "off" | "subtle" | "strong";
  /** Key of the figure whose person decides now, or "" while nobody may act. */
  hero: string;
  /** Key of the figure whose turn it is, or "". */
  turn: string;
  reach: Reach[];
  /** Field that was tapped, or "". */
  chosen: string;
  /** The way that is being looked at, from the hero's field to the goal, both included; empty: none. */
  way: Step[];
  /** Fields that pulse once, for a hint. */
  hint?: string[];
  /** Fields to bring into sight, e.g. from a line of the log. */
  focus?: string[];
  /** Pixels of the board that something of the table lies over. */
  covered?: { top: number; bottom: number };
  /** Accessible name of any field. */
  nameOf: (field: string) => string;
  /** Tapped, or Enter on it: any field. */
  onchoose: (field: string) => void;
  /** Token dropped on a field. */
  onconfirm: (field: string) => void;
  /** Escape. */
  onback: () => void;
}

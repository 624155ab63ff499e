// What the table tells the board, and what the board tells the table. The board knows no rules.
import type { Figure } from "../../board/figures";
import type { HeroQuestView } from "../../lib/wire";
import type { BoardData } from "./board-data";

/** A square that can be chosen now. */
export interface Reach {
  field: string;
  /** `passes`: over somebody; `ends`: nobody walks on from there; `unknown`: nobody has seen yet what is there. */
  kind: "free" | "passes" | "ends" | "unknown";
  /** Accessible name: name of the square, what is there, how far. */
  label: string;
}

/** Somebody or something that an offer is about. */
export interface Mark {
  field: string;
  /** `attack`, `spell`, or anything else. */
  kind: string;
  label: string;
}

export interface BoardProps {
  board: BoardData;
  view: HeroQuestView;
  figures: Figure[];
  reach: Reach[];
  marks: Mark[];
  /** Squares used in this turn, the first one where the figure began. */
  used: readonly string[];
  /** Lines of sight while somebody aims: from, to. */
  lines: readonly (readonly [string, string])[];
  /** Doors that can be opened now: square and side as "A1 north". */
  openable: ReadonlySet<string>;
  /** Letters on squares, for the game master. */
  notes: readonly { square: string; letter: string; done: boolean }[];
  /** Key of the figure whose person decides now, or "" while nobody may act. */
  hero: string;
  /** Key of the figure whose turn it is, or "". */
  turn: string;
  /** Square that was tapped, or "". */
  chosen: string;
  /** The way to a square, both ends included; empty: none leads there. */
  wayTo: (field: string) => readonly string[];
  /** Squares to bring into sight, e.g. from a line of the log. */
  focus: readonly string[];
  /** Accessible name of any square. */
  nameOf: (field: string) => string;
  /** What a piece of furniture is called. */
  nameOfPiece: (kind: string) => string;
  /** Tapped, or Enter on it: any square. `sure`: pointed at with a mouse, which shows the way before. */
  onchoose: (field: string, sure: boolean) => void;
  /** Figure dropped on a square. */
  onconfirm: (field: string) => void;
  /** Escape. */
  onback: () => void;
}

// What the table tells the board, and what the board tells the table. The board knows no rules.
import type { BoardData } from "./board-data";
import type { JuniorView } from "../../lib/wire";
import type { Language } from "../../lib/settings.svelte";

/** A field that can be chosen now: to go there (`go`, with its price in suns) or to look at its tile (`look`). */
export interface Reach {
  field: string;
  kind: "go" | "look";
  price: number;
  /** Accessible name: name of the field, what is there, price. */
  label: string;
}

export interface BoardProps {
  board: BoardData;
  view: JuniorView;
  language: Language;
  /** Hero whose person decides now, or "" while nobody may act. */
  hero: string;
  reach: Reach[];
  /** Field that was tapped, or "". */
  chosen: string;
  /** Fields of the way that is being looked at, from the hero's field to the goal; empty: none. */
  way: string[];
  /** Fields to bring into sight, e.g. from a line of the log. */
  focus?: string[];
  /** Accessible name of any field. */
  nameOf: (field: string) => string;
  /** Tapped, or Enter on it: any field. */
  onchoose: (field: string) => void;
  /** Token dropped on a field, or chosen field tapped or entered again. */
  onconfirm: (field: string) => void;
  /** Escape. */
  onback: () => void;
}

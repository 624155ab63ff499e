// Badges that stand on the fields of a board.
import type { Frame } from "./frames";
import type { Point } from "./lines";

/** How a badge looks. */
export interface Face {
  symbol: string;
  frame: Frame;
  /** A CSS colour. */
  color: string;
  /** From the language files; "" for none. */
  letter: string;
}

/** Whoever stands on the board. */
export interface Figure extends Face {
  /** Names the figure as long as it is on the board: it walks when its field changes. */
  key: string;
  field: string;
  /** A short number at its edge: strength of a creature, how many farmers stand together. */
  badge?: string;
  /** Symbols of what it takes along, or of what works on it. */
  carries?: string[];
  /** A gold rim. */
  boss?: boolean;
  /** It cannot be reached now, while somebody looks for a target. */
  faded?: boolean;
}

/** A figure with its place in board units. */
export interface Placed extends Figure {
  at: Point;
  size: number;
}

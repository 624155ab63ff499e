// The board of HeroQuest as the server hands it out, with the numbers printed on cards.
import type { AnyBoard } from "../../lib/board";

/** A text in both languages. */
export interface Text {
  de: string;
  en: string;
}

export interface BoardData extends AnyBoard {
  /** Number of the room by square; 0 and missing ones are the corridor. */
  rooms: Record<string, number>;
}

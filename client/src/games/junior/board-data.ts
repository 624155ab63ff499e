// A board of Andor Junior as the server hands it out. Places run from 0 to 1, left to right and down.
import type { AnyBoard, AnyField } from "../../lib/board";

export interface BoardField extends AnyField {
  kind: string;
  side?: string | undefined;
  number?: number | null | undefined;
  slots?: number | null | undefined;
  terrain?: string | null | undefined;
  names: { de: string; en: string };
}

export interface BoardData extends AnyBoard {
  fields: BoardField[];
  bridge: { from: string; to: string };
  caves: string[];
  footpath: { from: string; to: string; through: string[] }[];
  river: [number, number][];
  castle?: unknown;
}

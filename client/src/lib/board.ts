// A board as the server hands it out (`GET /api/content/<digest>/board`). Places run from 0 to 1, left to right and down.

export interface BoardField {
  id: string;
  kind: string;
  x: number;
  y: number;
  side?: string | undefined;
  number?: number | null | undefined;
  slots?: number | null | undefined;
  terrain?: string | null | undefined;
  names: { de: string; en: string };
  adjacent: string[];
}

export interface BoardData {
  fields: BoardField[];
  bridge: { from: string; to: string };
  caves: string[];
  footpath: { from: string; to: string; through: string[] }[];
  river: [number, number][];
  castle?: unknown;
}

// What boards of all games have in common, as the server hands them out (`GET /api/content/<digest>/board`).
// Places run from 0 to 1, left to right and down.

export interface AnyField {
  id: string;
  x: number;
  y: number;
  /** Null: known by its id alone. */
  names: { de: string; en: string } | null;
  adjacent: string[];
}

export interface AnyBoard {
  fields: AnyField[];
  /** What the table's own files call a `creature`, `item`, `card` and so on, by id. */
  names?: Record<string, Record<string, { de: string; en: string }>>;
  /** What is played, if the catalogues do not know it. */
  title?: { de: string; en: string };
}

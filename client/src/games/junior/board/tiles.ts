// How tiles look whose face somebody has seen.
export interface Face {
  symbol: string;
  /** A letter or number on it: `number` as it is, `mark` as the message of that item. */
  number?: string;
  mark?: string;
}

const FACES: Record<string, string> = {
  dragon: "creature-dragon",
  "mine-dragon": "creature-dragon",
  telescope: "item-telescope",
  hourglass: "item-hourglass",
  reka: "witch",
  wood: "item-wood",
  sword: "item-sword",
  gold: "gold",
  "wolf-cub": "wolfcub",
  kraken: "kraken",
  falcon: "item-falcon",
  "mine-empty": "place-rock",
  empty: "nothing",
};

/** The face of a known tile. `kraken` and `nothing` are drawn by the board itself, all others are in the symbol file. */
export function faceOf(tile: string): Face {
  if (tile.startsWith("gor-")) return { symbol: "creature-gor", number: tile.slice("gor-".length) };
  if (tile.startsWith("herb-")) return { symbol: "item-wolfherb", mark: `mark-item-${tile}` };
  return { symbol: FACES[tile] ?? "star" };
}

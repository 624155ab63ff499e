// The board as the content file describes it, in the form in which the server hands it out. Used while building only.
import { parse } from "smol-toml";
import type { BoardData } from "../board-data";
import { drawBoard, type Geometry } from "./geometry";
import { pictureName } from "./picture-name";

interface Place {
  kind: string;
  x: number;
  y: number;
  number?: number;
  terrain?: string;
  de: string;
  en: string;
  to: string[];
}
interface File {
  board: {
    bridge: { from: string; to: string };
    river: [number, number][];
    footpath: { from: string; to: string; through: string[] }[];
    fields: Record<string, Place>;
  };
}

/** Read a board's TOML text. */
export function boardOf(text: string): BoardData {
  const { board } = parse(text) as unknown as File;
  const places = Object.entries(board.fields);
  return {
    fields: places.map(([id, { de, en, to, ...place }]) => ({ ...place, id, names: { de, en }, adjacent: to })),
    bridge: board.bridge,
    caves: places.filter(([, place]) => place.kind === "cave").map(([id]) => id),
    footpath: board.footpath,
    river: board.river,
  };
}

/** The picture of the board of a TOML text, and its name. */
export function pictureOf(text: string): { name: string; geometry: Geometry } {
  const board = boardOf(text);
  return { name: pictureName(board), geometry: drawBoard(board) };
}

// The board as the content file describes it, in the form in which the server hands it out. Used while building only.
import { parse } from "smol-toml";
import type { BoardData } from "../board-data";
import { drawBoard, type Geometry } from "./geometry";
import { pictureName } from "./picture-name";

interface Place {
  terrain: string;
  x: number;
  y: number;
  label: [number, number];
  arrow?: string;
  well?: boolean;
  fog?: boolean;
  merchant?: boolean;
  river?: boolean;
  place?: string;
  de?: string;
  en?: string;
  to: string[];
}
interface File {
  board: Pick<BoardData, "castle" | "river" | "branch" | "mouth" | "inflow"> & {
    bridges: { from: string; to: string; rope?: boolean; de: string; en: string }[];
    fields: Record<string, Place>;
  };
}

/** Read a board's TOML text. */
export function boardOf(text: string): BoardData {
  const { board } = parse(text) as unknown as File;
  const { castle, river, branch, mouth, inflow } = board;
  return {
    fields: Object.entries(board.fields).map(([id, place]) => ({
      id,
      terrain: place.terrain,
      x: place.x,
      y: place.y,
      label: place.label,
      arrow: place.arrow ?? "",
      well: place.well ?? false,
      fog: place.fog ?? false,
      merchant: place.merchant ?? false,
      river: place.river ?? false,
      place: place.place ?? "",
      names: place.de && place.en ? { de: place.de, en: place.en } : null,
      adjacent: place.to,
    })),
    castle,
    bridges: board.bridges.map(({ from, to, rope, de, en }) => ({ from, to, rope: rope ?? false, names: { de, en } })),
    river,
    branch,
    mouth,
    inflow,
  };
}

/** The picture of the board of a TOML text, and its name. */
export function pictureOf(text: string): { name: string; geometry: Geometry } {
  const board = boardOf(text);
  return { name: pictureName(board), geometry: drawBoard(board) };
}

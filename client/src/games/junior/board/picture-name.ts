import { nameOfText } from "../../../board/noise";
import type { BoardData } from "../board-data";

/** A name for all that the picture depends on: boards of the same name look the same. */
export function pictureName(board: BoardData): string {
  const fields = board.fields.map((one) => [
    one.id,
    one.kind,
    one.x,
    one.y,
    one.number ?? 0,
    one.terrain ?? "",
    [...one.adjacent].sort(),
  ]);
  const path = board.footpath.map(({ from, to, through }) => [from, to, through]);
  return nameOfText(JSON.stringify([fields, board.bridge.from, board.bridge.to, path, board.river]));
}

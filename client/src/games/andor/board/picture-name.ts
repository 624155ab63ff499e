import { nameOfText } from "../../../board/noise";
import type { BoardData } from "../board-data";

/** A name for all that the picture depends on: boards of the same name look the same. */
export function pictureName(board: BoardData): string {
  const fields = board.fields.map((one) => [
    one.id,
    one.terrain,
    one.x,
    one.y,
    one.label,
    one.arrow,
    one.well,
    one.merchant,
    one.river,
    one.place,
    [...one.adjacent].sort(),
  ]);
  const bridges = board.bridges.map(({ from, to, rope }) => [from, to, rope]);
  const { castle, river, branch, mouth, inflow } = board;
  return nameOfText(JSON.stringify([fields, castle, bridges, river, branch, mouth, inflow]));
}

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawBoard } from "./geometry";
import { geometryOf } from "./load";
import { pictureName } from "./picture-name";
import { boardOf } from "./shipped";

const board = boardOf(readFileSync("../src/sagenwerk/content/junior/board.toml", "utf-8"));

test("the shipped board comes with its picture ready-made", async () => {
  expect(await geometryOf(board)).toEqual(drawBoard(board));
}, 60_000);
test("names of fields change nothing in the picture, places do", () => {
  const [first, ...others] = board.fields;
  const renamed = { ...board, fields: [{ ...first!, names: { de: "Anders", en: "Other" } }, ...others] };
  const moved = { ...board, fields: [{ ...first!, x: first!.x + 0.01 }, ...others] };
  expect(pictureName(renamed)).toBe(pictureName(board));
  expect(pictureName(moved)).not.toBe(pictureName(board));
});

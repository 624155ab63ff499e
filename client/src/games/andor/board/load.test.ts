import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawBoard } from "./geometry";
import { geometryOf } from "./load";
import { pictureName } from "./picture-name";
import { boardOf } from "./shipped";

const board = boardOf(readFileSync("../src/sagenwerk/content/andor/board.toml", "utf-8"));

test("the shipped board comes with its picture ready-made", async () => {
  expect(await geometryOf(board)).toEqual(JSON.parse(JSON.stringify(drawBoard(board))));
}, 60_000);
test("names and fog change nothing in the picture, places and arrows do", () => {
  const [first, ...others] = board.fields;
  const named = { ...board, fields: [{ ...first!, fog: true, names: { de: "Anders", en: "Other" } }, ...others] };
  const moved = { ...board, fields: [{ ...first!, x: first!.x + 0.01 }, ...others] };
  const turned = { ...board, fields: [{ ...first!, arrow: "1" }, ...others] };
  expect(pictureName(named)).toBe(pictureName(board));
  expect(pictureName(moved)).not.toBe(pictureName(board));
  expect(pictureName(turned)).not.toBe(pictureName(board));
});

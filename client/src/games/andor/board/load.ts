// The picture of a board of Die Legenden von Andor.
import { pictures } from "../../../board/pictures";
import type { BoardData } from "../board-data";
import type { Geometry } from "./geometry";
import { pictureName } from "./picture-name";

export const geometryOf = pictures<BoardData, Geometry>({
  shipped: () => import("virtual:andor-board").then(({ default: made }) => made),
  nameOf: pictureName,
  worker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
});

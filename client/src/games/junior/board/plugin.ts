// Computes the picture of the shipped board while the page is built, as the module `virtual:junior-board`.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

const NAME = "virtual:junior-board";
const INSIDE = `\0${NAME}`;
// Vite runs in the folder of its configuration.
const FILE = resolve("../src/sagenwerk/content/junior/board.toml");
const HERE = resolve("src/games/junior/board");

/** Read and draw with the very modules that the page uses. */
async function pictureOf(text: string): Promise<unknown> {
  const { module: file } = await runnerImport<typeof import("./shipped")>(`${HERE}/shipped.ts`);
  const { module: drawing } = await runnerImport<typeof import("./geometry")>(`${HERE}/geometry.ts`);
  const { module: name } = await runnerImport<typeof import("./picture-name")>(`${HERE}/picture-name.ts`);
  const board = file.boardOf(text);
  return { name: name.pictureName(board), geometry: drawing.drawBoard(board) };
}

export function juniorBoard(): Plugin {
  return {
    name: "junior-board",
    resolveId: (id) => (id === NAME ? INSIDE : undefined),
    async load(id) {
      if (id !== INSIDE) return undefined;
      this.addWatchFile(FILE);
      // A text is smaller to load and faster to read than an object in code.
      const text = JSON.stringify(await pictureOf(readFileSync(FILE, "utf-8")));
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}

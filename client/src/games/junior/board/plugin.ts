// Computes the picture of the shipped board while the page is built, as the module `virtual:junior-board`.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

const NAME = "virtual:junior-board";
const INSIDE = `\0${NAME}`;
// Vite runs in the folder of its configuration.
const FILE = resolve("../src/sagenwerk/content/junior/board.toml");
// Reading and drawing are done by the very modules that the page uses.
const DRAWING = resolve("src/games/junior/board/shipped.ts");

export function juniorBoard(): Plugin {
  return {
    name: "junior-board",
    resolveId: (id) => (id === NAME ? INSIDE : undefined),
    async load(id) {
      if (id !== INSIDE) return undefined;
      this.addWatchFile(FILE);
      const { module: drawing, dependencies } = await runnerImport<typeof import("./shipped")>(DRAWING);
      for (const file of dependencies) this.addWatchFile(file);
      // A text is smaller to load and faster to read than an object in code.
      const text = JSON.stringify(drawing.pictureOf(readFileSync(FILE, "utf-8")));
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}

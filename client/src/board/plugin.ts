// Computes the picture of a game's shipped board while the page is built, as the module `virtual:<game>-board`.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

/** What draws a board from its TOML text; the very modules that the page uses. */
interface Drawing {
  pictureOf: (text: string) => { name: string; geometry: unknown };
}

export function boardPicture(game: string): Plugin {
  const name = `virtual:${game}-board`;
  const inside = `\0${name}`;
  // Vite runs in the folder of its configuration.
  const file = resolve(`../src/sagenwerk/content/${game}/board.toml`);
  return {
    name: `${game}-board`,
    resolveId: (id) => (id === name ? inside : undefined),
    async load(id) {
      if (id !== inside) return undefined;
      this.addWatchFile(file);
      const source = resolve(`src/games/${game}/board/shipped.ts`);
      const { module: drawing, dependencies } = await runnerImport<Drawing>(source);
      for (const one of dependencies) this.addWatchFile(one);
      // A text is smaller to load and faster to read than an object in code.
      const text = JSON.stringify(drawing.pictureOf(readFileSync(file, "utf-8")));
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}

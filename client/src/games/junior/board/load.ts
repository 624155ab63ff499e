// Gets the picture of a board: ready-made for the shipped one, computed in a worker for boards of people's own files.
import type { BoardData } from "../../../lib/board";
import type { Geometry } from "./geometry";
import { pictureName } from "./picture-name";

const made = new Map<string, Promise<Geometry>>();

/** The picture of this board; computed once, however often it is asked for. */
export function geometryOf(board: BoardData): Promise<Geometry> {
  const name = pictureName(board);
  const known = made.get(name);
  if (known) return known;
  const geometry = import("virtual:junior-board").then(({ default: shipped }) =>
    shipped.name === name ? shipped.geometry : computed(board),
  );
  made.set(name, geometry);
  geometry.catch(() => made.delete(name));
  return geometry;
}

function computed(board: BoardData): Promise<Geometry> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<Geometry>) => {
      worker.terminate();
      resolve(event.data);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message));
    };
    worker.postMessage(JSON.parse(JSON.stringify(board)));
  });
}

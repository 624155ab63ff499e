// Gets the picture of a board: ready-made for the shipped one, computed in a worker for boards of people's own files.

interface Recipe<Board, Geometry> {
  /** The ready-made picture, and its name. */
  shipped: () => Promise<{ name: string; geometry: Geometry }>;
  /** A name for all that the picture depends on. */
  nameOf: (board: Board) => string;
  /** A worker that takes a board and gives its picture. */
  worker: () => Worker;
}

/** Gives the picture of any board; each is computed once, however often it is asked for. */
export function pictures<Board, Geometry>({ shipped, nameOf, worker }: Recipe<Board, Geometry>) {
  const made = new Map<string, Promise<Geometry>>();
  const computed = (board: Board) =>
    new Promise<Geometry>((resolve, reject) => {
      const working = worker();
      working.onmessage = (event: MessageEvent<Geometry>) => {
        working.terminate();
        resolve(event.data);
      };
      working.onerror = (event) => {
        working.terminate();
        reject(new Error(event.message));
      };
      working.postMessage(JSON.parse(JSON.stringify(board)));
    });
  return (board: Board): Promise<Geometry> => {
    const name = nameOf(board);
    const known = made.get(name);
    if (known) return known;
    const geometry = shipped().then((one) => (one.name === name ? one.geometry : computed(board)));
    made.set(name, geometry);
    geometry.catch(() => made.delete(name));
    return geometry;
  };
}

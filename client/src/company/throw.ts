// What dice can show, read out of the names of the outcomes: faces that can be tapped one by one.

export interface Throw {
  /** How many dice are thrown. */
  dice: number;
  /** What each of them can show, in the order of the outcomes. */
  faces: string[];
  /** The name of the outcome in which the dice show just this; "" for none. */
  outcome: (shown: readonly string[]) => string;
}

/** The faces that an outcome names, or null if it names none. */
export function facesIn(outcome: string): string[] | null {
  const combat = /combat dice: (\d+) skulls, (\d+) white, (\d+) black$/.exec(outcome);
  if (combat) return ["skull", "white", "black"].flatMap((face, at) => times(face, Number(combat[at + 1])));
  const thrown = / throws (\d+ \w+(?:, \d+ \w+)*)$/.exec(outcome);
  if (thrown) {
    return thrown[1]!.split(", ").flatMap((part) => {
      const [count = "", face = ""] = part.split(" ");
      return times(face, Number(count));
    });
  }
  const several = /^dice((?: \d+)+)$/.exec(outcome);
  if (several) return several[1]!.trim().split(" ");
  const one = /(?:shows|: )\s*(\d+)$/.exec(outcome);
  return one ? [one[1]!] : null;
}

/** The throw of these outcomes, or null if they are no faces of so many dice. */
export function throwOf(outcomes: readonly string[]): Throw | null {
  const shown = outcomes.map(facesIn);
  const dice = shown[0]?.length ?? 0;
  if (dice === 0 || shown.some((faces) => faces?.length !== dice)) return null;
  const names = new Map(shown.map((faces, at) => [keyOf(faces!), outcomes[at]!]));
  return {
    dice,
    faces: [...new Set(shown.flatMap((faces) => faces!))],
    outcome: (faces) => names.get(keyOf(faces)) ?? "",
  };
}

function times(face: string, count: number): string[] {
  return Array<string>(count).fill(face);
}

/** The same dice in any order. */
function keyOf(faces: readonly string[]): string {
  return [...faces].sort().join(" ");
}

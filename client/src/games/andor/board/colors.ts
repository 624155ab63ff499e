// Colours of the ground, by terrain; what they are in which light stands in `Board.svelte`.
import type { FieldShape } from "./geometry";

/** How many tones a terrain has. */
const TONES: Record<string, number> = {
  plain: 4,
  watchful_forest: 4,
  southern_forest: 4,
  mountain: 4,
  castle: 1,
  tavern: 1,
  mine: 1,
};

export function colorOf({ terrain, tone }: Pick<FieldShape, "terrain" | "tone">): string {
  const known = terrain in TONES ? terrain : "plain";
  return `var(--${known.replace("_", "-")}-${tone % TONES[known]!})`;
}

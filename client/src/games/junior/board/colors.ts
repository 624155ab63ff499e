// Colours of the fields, by what they are.
import type { FieldShape } from "./geometry";

const TONES: Record<string, readonly string[]> = {
  meadow: ["#a8d95f", "#9fd257", "#b2df6b", "#a4d65c"],
  castle: ["#ffe08a"],
  well: ["#8fd8c0"],
  bush: ["#6fbf55"],
  watchtower: ["#ffd2a0"],
  cave: ["#cdb7a0"],
  merchant: ["#ffc7b8"],
  bridge_house: ["#e0c6f2"],
  tree_of_songs: ["#c7ec8f"],
  mine: ["#b9a6d6", "#c2b0de", "#b3a0d1", "#bda9d9"],
};
const FOREST = "#7fb956";
const MOUNTAIN = "#d3ccd9";

export function colorOf({ kind, terrain, tone }: FieldShape): string {
  if (kind === "gor") return terrain === "forest" ? FOREST : MOUNTAIN;
  const tones = TONES[kind] ?? TONES.meadow!;
  return tones[tone % tones.length]!;
}

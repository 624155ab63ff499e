// How the floor looks: tones, joints and cracks of every square, the same for the same square everywhere.
import { randomOf } from "../../../board/noise";
import { areaOf, CELL, cornerOf, placeOf, type Rooms } from "./squares";

const CORRIDOR = ["#8b8881", "#85827b", "#918e87", "#7f7c76"];
const ROOMS = [
  ["#9c8f7a", "#96896f", "#a39680"],
  ["#7f8b8e", "#788487", "#869295"],
  ["#94806b", "#8d7964", "#9b8772"],
  ["#86906f", "#7f8968", "#8d9776"],
  ["#8d7f90", "#86788a", "#948697"],
  ["#a08a66", "#998360", "#a7916d"],
];

export interface Floor {
  /** Path data by colour. */
  tones: [color: string, path: string][];
  /** Light and dark edges of the slabs, joints inside of them, inlaid diamonds, cracks and pebbles. */
  light: string;
  dark: string;
  joints: string;
  inlays: string;
  cracks: string;
  moss: string;
}

/** The floor of these squares. */
export function floorOf(squares: readonly string[], room: Rooms): Floor {
  const tones = new Map<string, string[]>();
  const floor: Floor = { tones: [], light: "", dark: "", joints: "", inlays: "", cracks: "", moss: "" };
  for (const square of squares) {
    const number = room(square);
    const [column, row] = placeOf(square);
    const [x, y] = cornerOf(square);
    const random = randomOf(column * 71 + row * 131 + 5);
    const palette = number === 0 ? CORRIDOR : ROOMS[number % ROOMS.length]!;
    const tone = palette[Math.floor(random() * palette.length)]!;
    tones.set(tone, [...(tones.get(tone) ?? []), square]);
    floor.light += `M${x + 1.5} ${y + CELL - 1}V${y + 1.5}H${x + CELL - 1}`;
    floor.dark += `M${x + CELL - 1} ${y + 1}V${y + CELL - 1}H${x + 1}`;
    if (number > 0 && number % 3 === 0) floor.joints += `M${x} ${y + 20}H${x + CELL}M${x + 20} ${y}v20`;
    if (number > 0 && number % 3 === 1) floor.inlays += `M${x + 20} ${y + 3}l17 17-17 17-17-17Z`;
    if (random() < 0.3) floor.cracks += crack(x, y, random);
    if (random() < 0.16) {
      const [mx, my] = [x + 4 + random() * 26, y + CELL - 5 - random() * 3];
      floor.moss += `M${mx.toFixed(1)} ${my.toFixed(1)}q3 -6 5 0q2 -7 5 0q2 -4 4 1Z`;
    }
  }
  floor.tones = [...tones].map(([color, some]) => [color, areaOf(some)]);
  return floor;
}

/** A crooked line with one branch from the edge of a slab. */
function crack(x: number, y: number, random: () => number): string {
  const part = (least: number, most: number) => least + random() * (most - least);
  const way = random() < 0.5 ? 1 : -1;
  const [startX, startY] = [x + part(6, 34), y + (way > 0 ? 1 : CELL - 1)];
  const steps = [0, 1].map(() => `l${part(-6, 6).toFixed(1)} ${(way * part(5, 10)).toFixed(1)}`);
  return `M${startX.toFixed(1)} ${startY}${steps.join("")}l${part(2, 6).toFixed(1)} ${(way * part(1, 5)).toFixed(1)}`;
}

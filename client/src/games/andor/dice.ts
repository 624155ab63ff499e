// Which dice of a throw count, and the battle value written as a sum. The server alone says what it is worth.

export interface Throw {
  dice: number[];
  /** Equal dice add up: a helm, or a creature. */
  equalAddUp: boolean;
  /** Die by die: the last one counts (bow). */
  lastCounts: boolean;
}

/** Places of the dice that count. */
export function counted({ dice, equalAddUp, lastCounts }: Throw): number[] {
  if (dice.length === 0) return [];
  if (lastCounts) return [dice.length - 1];
  const worth = (face: number) => (equalAddUp ? face * dice.filter((one) => one === face).length : face);
  const best = Math.max(...dice.map(worth));
  const face = Math.max(...dice.filter((one) => worth(one) === best));
  const places = dice.flatMap((one, at) => (one === face ? [at] : []));
  return equalAddUp ? places : places.slice(-1);
}

/** "5+5 + 4 = 14": the dice that count, then strength and whatever else is added. */
export function sumOf(thrown: Throw, dieValue: number, more: number[]): string {
  const faces = counted(thrown).map((at) => thrown.dice[at]!);
  const bare = faces.reduce((sum, face) => sum + face, 0);
  // Brew doubles, a herb adds: then the value of the dice is written as it is.
  const first = bare === dieValue && faces.length > 0 ? faces.join("+") : String(dieValue);
  const added = more.filter((one) => one !== 0);
  const total = dieValue + added.reduce((sum, one) => sum + one, 0);
  return `${[first, ...added].join(" + ")} = ${total}`;
}

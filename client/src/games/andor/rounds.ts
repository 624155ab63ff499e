// The rounds of a battle as the chronicle tells them.
import type { LogLine } from "../../lib/wire";

export interface HeroThrow {
  hero: string;
  dice: number[];
  /** Value of the black die, 0 for none. */
  black: number;
  /** A die that the wizard turned: before and after. */
  turned: [number, number] | null;
}

export interface Round {
  number: number;
  throws: HeroThrow[];
  foe: number[];
  foeBlack: boolean;
  /** Both battle values once they are compared. */
  heroes: number | null;
  against: number | null;
  /** What came of it, and what was done about it. */
  told: LogLine[];
}

const BEGINS = ["event-attacks", "event-tries-rubble"];
const COMPARED = ["event-creature-loses", "event-heroes-lose", "event-values-equal", "event-rubble-value"];
const AFTER = ["event-shield-in-battle", "event-loses-willpower", "event-falls", "event-creature-beaten"];

function numbers(text: unknown): number[] {
  return String(text ?? "")
    .split(" ")
    .filter((one) => one !== "")
    .map(Number);
}

/** Lines of the battle that was begun last. */
export function battleLines(lines: LogLine[]): LogLine[] {
  const from = lines.findLastIndex((line) => BEGINS.includes(line.text.id));
  return from < 0 ? [] : lines.slice(from);
}

/** `oneByOne`: heroes who throw die by die. */
export function roundsOf(lines: LogLine[], oneByOne: string[]): Round[] {
  const rounds: Round[] = [];
  for (const line of battleLines(lines)) {
    const { id, args } = line.text;
    if (id === "event-fight-hour" && Number(args["round"]) !== rounds.at(-1)?.number) {
      rounds.push({
        number: Number(args["round"]),
        throws: [],
        foe: [],
        foeBlack: false,
        heroes: null,
        against: null,
        told: [],
      });
    }
    const round = rounds.at(-1);
    if (!round) continue;
    if (id === "event-hero-rolls") {
      const mine = throwOf(round, line.hero);
      const dice = numbers(args["dice"]);
      mine.dice = oneByOne.includes(line.hero) ? [...mine.dice, ...dice] : dice;
      mine.black = Number(args["black"] ?? 0);
    } else if (id === "event-wizard-turns") {
      const mine = throwOf(round, String(args["other"]));
      const dice = numbers(args["dice"]);
      mine.dice = oneByOne.includes(mine.hero) ? [...mine.dice.slice(0, -1), ...dice.slice(-1)] : dice;
      mine.black = Number(args["black"] ?? 0);
      mine.turned = [Number(args["before"]), Number(args["after"])];
    } else if (id === "event-creature-rolls") {
      round.foe = numbers(args["dice"]);
      round.foeBlack = Number(args["black"] ?? 0) > 0;
    } else if (COMPARED.includes(id)) {
      round.heroes = Number(args["heroes-value"] ?? args["value"]);
      round.against = Number(args["creature-value"] ?? args["number"]);
      round.told.push(line);
    } else if (AFTER.includes(id)) {
      round.told.push(line);
    }
  }
  return rounds;
}

function throwOf(round: Round, hero: string): HeroThrow {
  let found = round.throws.find((one) => one.hero === hero);
  if (!found) {
    found = { hero, dice: [], black: 0, turned: null };
    round.throws.push(found);
  }
  return found;
}

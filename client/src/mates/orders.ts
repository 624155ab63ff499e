// What a bot can be told, as a list that one can look through: sentences that differ in a word or two are one entry.
import { settings } from "../lib/settings.svelte";
import type { Order } from "../lib/wire";
import { words } from "../lib/words";
import type { Session } from "../table/session.svelte";

export interface Choice {
  plan: string;
  /** The whole sentence. */
  says: string;
  /** The words that make the difference; the sentence, where there is nothing to choose between. */
  label: string;
}

export interface Entry {
  /** The sentence, with dots for what is chosen. */
  says: string;
  choices: Choice[];
}

/** So many sentences of a kind are one after the other; more are one entry. */
const FEW = 2;
/** In more words than these the sentences of an entry do not differ: a place, and what is there. */
const MOST_WORDS = 2;

type Args = Record<string, string | number>;

/** Entries in the order in which the first of each kind was listed. */
export function entriesOf(session: Session, orders: readonly Order[]): Entry[] {
  const kinds = new Map<string, Order[]>();
  for (const order of orders) kinds.set(order.says.id, [...(kinds.get(order.says.id) ?? []), order]);
  return [...kinds.values()].flatMap((alike) => {
    const differing = differences(alike);
    const few = alike.length <= FEW || differing.length > MOST_WORDS;
    return few ? alike.map((order) => alone(session, order)) : [together(session, alike, differing)];
  });
}

/** The arguments in which sentences differ, the place first. */
function differences(alike: readonly Order[]): string[] {
  const first: Args = alike[0]!.says.args;
  const differing = Object.keys(first).filter((name) => alike.some(({ says }) => says.args[name] !== first[name]));
  return differing.sort((a, b) => Number(b === "field") - Number(a === "field"));
}

function alone(session: Session, { plan, says }: Order): Entry {
  const sentence = session.say(says);
  return { says: sentence, choices: [{ plan, says: sentence, label: sentence }] };
}

function together(session: Session, alike: readonly Order[], differing: readonly string[]): Entry {
  const { id, args } = alike[0]!.says;
  const dots = Object.fromEntries(differing.map((name) => [name, "…"]));
  return {
    says: session.say({ id, args: { ...args, ...dots } }),
    choices: alike.map(({ plan, says }) => {
      const said = words(settings.language, says.args, session.names);
      const [first, ...more] = differing.map((name) => String(said[name] ?? says.args[name]));
      const label = more.length > 0 ? `${first} (${more.join(", ")})` : first!;
      return { plan, says: session.say(says), label };
    }),
  };
}

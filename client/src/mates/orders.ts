// What a bot can be told, as a list that one can look through: sentences that differ in one word only are one entry.
import { settings } from "../lib/settings.svelte";
import type { Order } from "../lib/wire";
import { words } from "../lib/words";
import type { Session } from "../table/session.svelte";

export interface Choice {
  plan: string;
  /** The whole sentence. */
  says: string;
  /** The word that makes the difference; the sentence, where there is nothing to choose between. */
  label: string;
}

export interface Entry {
  /** The sentence, with dots for the word that is chosen. */
  says: string;
  choices: Choice[];
}

/** So many sentences of a kind are one after the other; more are one entry. */
const FEW = 2;

type Args = Record<string, string | number>;

/** Entries in the order in which the first of each kind was listed. */
export function entriesOf(session: Session, orders: readonly Order[]): Entry[] {
  const kinds = new Map<string, Order[]>();
  for (const order of orders) kinds.set(order.says.id, [...(kinds.get(order.says.id) ?? []), order]);
  return [...kinds.values()].flatMap((alike) => {
    const word = alike.length > FEW ? difference(alike) : undefined;
    return word === undefined ? alike.map((order) => alone(session, order)) : [together(session, alike, word)];
  });
}

/** The one argument in which sentences differ; undefined if there are more. */
function difference(alike: readonly Order[]): string | undefined {
  const first: Args = alike[0]!.says.args;
  const differing = Object.keys(first).filter((name) => alike.some(({ says }) => says.args[name] !== first[name]));
  return differing.length === 1 ? differing[0] : undefined;
}

function alone(session: Session, { plan, says }: Order): Entry {
  const sentence = session.say(says);
  return { says: sentence, choices: [{ plan, says: sentence, label: sentence }] };
}

function together(session: Session, alike: readonly Order[], word: string): Entry {
  const { id, args } = alike[0]!.says;
  return {
    says: session.say({ id, args: { ...args, [word]: "…" } }),
    choices: alike.map(({ plan, says }) => {
      const value = says.args[word]!;
      const label = String(words(settings.language, { [word]: value }, session.names)[word] ?? value);
      return { plan, says: session.say(says), label };
    }),
  };
}

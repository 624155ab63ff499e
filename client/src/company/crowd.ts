// Who is at the table, as words: there or away, thinking, playing whom.
import { listed, own, t } from "../lib/speak";
import type { PersonNow } from "../lib/wire";
import type { Session } from "../table/session.svelte";

export interface Member extends PersonNow {
  you: boolean;
  /** The game waits for them. */
  thinks: boolean;
  /** Names of the heroes they play. */
  heroes: string[];
}

export function membersOf(session: Session): Member[] {
  const update = session.connection.update;
  return session.connection.people.map((person) => ({
    ...person,
    name: person.name || session.personName(person.id),
    you: person.id === update?.table.you,
    thinks: update?.waits_for.includes(person.id) ?? false,
    heroes: (update?.table.seats ?? [])
      .filter((seat) => seat.person === person.id)
      .map((seat) => session.names.hero(seat.hero)?.name ?? own(seat.hero)),
  }));
}

/** One person in a sentence. */
export function memberInWords({ name, you, present, thinks }: Member): string {
  const called = you ? t("person-you", { name }) : name;
  if (!present) return t("person-gone", { name: called, count: 1 });
  return thinks ? t("person-thinks", { name: called, count: 1 }) : t("person-here-now", { name: called });
}

/** Everybody in a few sentences. */
export function crowdInWords(session: Session): string {
  const { watching } = session.connection;
  const said = membersOf(session).map(memberInWords);
  return listed([...said, ...(watching > 0 ? [t("watching-count", { count: watching })] : [])]);
}

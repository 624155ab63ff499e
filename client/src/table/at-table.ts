// Who is who at a table, for the dialogs about it.
import type { PersonNow } from "../lib/wire";
import { seatAt } from "../lib/seats";
import { own, t } from "../lib/speak";
import type { Session } from "./session.svelte";

export const MASTER = "game-master";
/** The person who leads the game as game master. */
export const LEADER = "master";

export function me(session: Session): PersonNow | undefined {
  return session.connection.people.find(({ id }) => id === session.table?.you);
}

/** Whether this page may do what only the host may do. */
export function asHost(session: Session): boolean {
  return me(session)?.host ?? false;
}

/** Whoever plays a seat or leads the game, as the table calls the seat. */
export function seatName(session: Session, hero: string): string {
  return hero === MASTER ? own(hero) : (session.names.hero(hero)?.name ?? hero);
}

export function personName(session: Session, id: string): string {
  const name = session.connection.people.find((person) => person.id === id)?.name;
  return name || (id === LEADER ? own(MASTER) : t("lobby-somebody"));
}

/** What one's own seats are called after: the name that one said, else the usual one. */
export function myName(session: Session): string {
  return me(session)?.name || t("person-here");
}

/** Bots that can play a seat; not every game has some that plan. */
export function botsFor(session: Session, hero: string): string[] {
  const [simple, other] = hero === MASTER ? ["simple", "cunning"] : ["greedy", "random"];
  const planners = session.table!.plans ? ["planner-quick", "planner", "planner-strong"] : [];
  return [simple!, ...planners, other!];
}

/** Whoever was told no link to join has but his own seat to show elsewhere. */
export function inviteWord(session: Session): string {
  if (session.table!.you === "") return "lobby-link-watch";
  return asHost(session) || seatAt(session.table!.id).invite !== "" ? "lobby-invite" : "lobby-move";
}

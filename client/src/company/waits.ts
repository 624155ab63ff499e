// For whom the game waits, seen from one screen.
import type { Session } from "../table/session.svelte";
import { botOf, isOpen } from "./seats";

export interface Waits {
  /** `asked`: a person has to answer something in another one's turn; `bot-asks`: or to a bot; `away`: is not there; `open`: there is nobody. */
  kind: "bot" | "bot-asks" | "stand-in" | "open" | "person" | "asked" | "away" | "closed";
  /** Name of the hero who is to act; "" for all of them, and for the game master. */
  hero: string;
  /** Names of the persons who have to say something. */
  who: string[];
}

/** Null while somebody at this screen decides, dice are awaited, or nothing is to be decided. */
export function waitsOf(session: Session): Waits | null {
  const update = session.connection.update;
  const { decider } = session;
  if (!update || !decider || update.dice || update.view.result !== "playing" || session.decides) return null;
  const { actor, turn } = update.view;
  const hero = session.names.hero(actor === "chance" ? turn : actor)?.name ?? "";
  if (update.table.closed) return { kind: "closed", hero, who: [] };
  const bots = update.questions.find((one) => one.kind === "bot" && one.version === update.version);
  if (bots && session.late) {
    const open = bots.open.filter((person) => person !== update.table.you);
    return { kind: "bot-asks", hero, who: open.map((person) => session.personName(person)) };
  }
  if (botOf(decider) !== "") {
    const away = decider.bot === "";
    return { kind: away ? "stand-in" : "bot", hero, who: away ? [session.personName(decider.person)] : [] };
  }
  if (isOpen(decider)) return { kind: "open", hero, who: [] };
  const wanted = update.waits_for.length > 0 ? update.waits_for : [decider.person];
  const others = wanted.filter((person) => person !== update.table.you);
  if (others.length === 0) return null;
  const present = session.connection.people.filter((one) => one.present).map((one) => one.id);
  const away = !session.sharesScreen && others.every((person) => !present.includes(person));
  const asked = turn !== "" && actor !== turn && !["group", "chance", "game-master"].includes(actor);
  return {
    kind: away ? "away" : asked ? "asked" : "person",
    hero,
    who: others.map((person) => nameAt(session, person)),
  };
}

/** What a person is called who acts: by the name at the seat where more play at one screen. */
function nameAt(session: Session, person: string): string {
  const { decider } = session;
  return (decider?.person === person && decider.player) || session.personName(person);
}

// Who is to act and what to do next, in words; told and read aloud whenever it changes.
import { call, tell } from "../lib/announce.svelte";
import { aloud, canRead, read } from "../lib/aloud.svelte";
import { settings } from "../lib/settings.svelte";
import { listed, t } from "../lib/speak";
import { type Waits, waitsOf } from "../company/waits";
import type { Session } from "./session.svelte";

export interface Call {
  heading: string;
  sentence: string;
  whole: string;
  /** Somebody else acts: there is nothing to do here. */
  waits: boolean;
}

export function callOf(session: Session): Call {
  const waits = waitsOf(session);
  const [heading, sentence] = waits ? othersCall(session, waits) : ownCall(session);
  return { heading, sentence, whole: `${heading} ${sentence}`, waits: waits !== null };
}

function othersCall(session: Session, waits: Waits): [string, string] {
  const heading = t(headingOf(waits), wordsOf(waits));
  if (waits.kind === "bot") return [heading, t("bot-waits")];
  if (waits.kind === "asked") return [heading, session.say(session.connection.update!.view.call)];
  return [heading, t(`waits-${waits.kind}-text`, wordsOf(waits))];
}

function ownCall(session: Session): [string, string] {
  const { dice, view } = session.connection.update!;
  if (dice) return [t("own-dice"), t(session.watches ? "own-dice-watch" : "own-dice-text")];
  return [ownHeading(session), session.say(view.call)];
}

/** Of the bot that is to act one says who it is, of all others who has to say something. */
function headingOf({ kind, hero }: Waits): string {
  if (kind === "bot") return "bot-turn";
  return hero === "" && (kind === "person" || kind === "away") ? `waits-${kind}-all` : `waits-${kind}`;
}

function wordsOf({ hero, who }: Waits): Record<string, string> {
  return { hero, who: listed(who) };
}

function ownHeading(session: Session): string {
  const { view } = session.connection.update!;
  const hero = session.names.hero(view.actor === "chance" ? view.turn : view.actor)?.name;
  const player = session.decider?.player;
  if (view.result !== "playing") return t(`over-${view.result}`);
  if (hero === undefined) return t("your-turn-all");
  if (session.persons.length > 1 && player) return t("your-turn-person", { player, hero });
  return t("your-turn", { hero });
}

/** Tells every new call to those who cannot see it; to be used while a component starts. */
export function announceCalls(calls: () => Call): void {
  let told = "";
  $effect(() => {
    const { heading, whole, waits } = calls();
    if (whole === told) return;
    told = whole;
    if (waits) {
      tell(heading);
      return;
    }
    call(whole);
    if (settings.readCalls && canRead() && !aloud.speaking) read(whole);
  });
}

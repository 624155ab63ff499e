// Who is to act and what to do next, in words; told and read aloud whenever it changes.
import { call, tell } from "../lib/announce.svelte";
import { aloud, canRead, read } from "../lib/aloud.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/speak";
import type { Session } from "./session.svelte";

export interface Call {
  heading: string;
  sentence: string;
  whole: string;
  /** A bot acts: there is nothing to do. */
  waits: boolean;
}

export function callOf(session: Session): Call {
  const { view } = session.connection.update!;
  const { decider } = session;
  const hero = session.names.hero(view.actor === "chance" ? view.turn : view.actor)?.name;
  const waits = view.result === "playing" && !!decider?.bot;
  const heading = (() => {
    if (view.result !== "playing") return t(`over-${view.result}`);
    if (hero === undefined) return t("your-turn-all");
    if (waits) return t("bot-turn", { hero });
    if (session.persons.length > 1 && decider?.player) return t("your-turn-person", { player: decider.player, hero });
    return t("your-turn", { hero });
  })();
  const sentence = waits ? t("bot-waits") : session.say(view.call);
  return { heading, sentence, whole: `${heading} ${sentence}`, waits };
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

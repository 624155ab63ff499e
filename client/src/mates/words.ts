// What bots say, in words: their plans and questions, and how sure one can be of a number.
import { t } from "../lib/speak";
import type { Chance, Hinted, PlanNow, Question, Sentence } from "../lib/wire";
import type { Session } from "../table/session.svelte";

/** What the bot of a hero is about to do; undefined: nothing that it has told. */
export function planOf(session: Session, hero: string): PlanNow | undefined {
  return session.connection.update?.plans.find((plan) => plan.hero === hero);
}

/** A plan with its reason, one sentence after the other. */
export function planInWords(session: Session, { says, why }: { says: Sentence; why: Sentence | null }): string {
  return [says, ...(why ? [why] : [])].map((one) => session.say(one)).join(" ");
}

/** Who has told a bot to do so; "" for nobody. */
export function tellerInWords(session: Session, { person }: PlanNow): string {
  if (person === "") return "";
  return person === session.table?.you ? t("mate-told-you") : t("mate-told", { name: session.personName(person) });
}

/** What a bot is called among persons. */
export function botName(session: Session, hero: string): string {
  return t("mate-bot", { hero: session.names.hero(hero)?.name ?? hero });
}

/** What a bot asks, without its reasons. */
export function questionInWords(session: Session, { hero, label }: Question): string {
  return t("mate-asks", { name: botName(session, hero), what: label ? session.say(label) : "" });
}

/** Why it asks that: what it is up to, and what for. */
export function reasonsInWords(session: Session, { plan, why }: Question): string {
  return [plan, why].flatMap((one) => (one ? [session.say(one)] : [])).join(" ");
}

/** A share as so many of a hundred. */
export function ofHundred(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}

/** How far apart the bounds of a share may lie for what one says of it, in hundredths. */
const FINE = 12;
const ROUGH = 24;

/** How exact a share is, from the bounds of doubt: `fine`, `rough` or `vague`. */
export function sureness(low: number, high: number): "fine" | "rough" | "vague" {
  const width = ofHundred(high) - ofHundred(low);
  return width <= FINE ? "fine" : width <= ROUGH ? "rough" : "vague";
}

/** What a hint says: what to do, why, and how sure that is. */
export function hintInWords(session: Session, hint: Hinted): { says: string; why: string; sure: string } {
  return {
    says: t("hint-says", { words: session.say(hint.says) }),
    why: hint.why ? session.say(hint.why) : "",
    sure: sureInWords(hint),
  };
}

/** How sure a bot is of what it would do; "" where it did not have to think. */
function sureInWords({ games, share, low, high, close, ended }: Hinted): string {
  if (games === 0) return "";
  const args = { share: ofHundred(share), low: ofHundred(low), high: ofHundred(high) };
  const stands = t(ended ? "hint-won" : "hint-stands", { ...args, sure: sureness(low, high) });
  return `${stands} ${t(close ? "hint-close" : "hint-clear")}`;
}

/** How likely the heroes win, in a sentence. */
export function chanceInWords({ stated, low, high, games }: Chance): string {
  if (!games) return t("chance-unknown");
  return t("chance-text", { stated: ofHundred(stated), low: ofHundred(low), high: ofHundred(high) });
}

// Who is to act and what to do next. The server's sentence begins with who it is; that is the heading.
import { sentencesOf } from "../../lib/aloud.svelte";
import type { Session } from "../../table/session.svelte";
import { type Call, callOf } from "../../table/whose-call.svelte";

export function andorCall(session: Session): Call {
  const call = callOf(session);
  const view = session.connection.update!.view;
  if (call.waits || session.connection.update!.dice || view.result !== "playing") return call;
  const [first = "", ...rest] = sentencesOf(call.sentence);
  const player = session.decider?.player ?? "";
  const heading = session.persons.length > 1 && player && view.actor !== "group" ? `${player}: ${first}` : first;
  const sentence = rest.join(" ");
  return { ...call, heading, sentence, whole: `${heading} ${sentence}`.trim() };
}

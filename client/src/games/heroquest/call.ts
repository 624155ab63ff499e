// Who is to act and what to do next; the game master is somebody else on every screen but his own.
import { t } from "../../lib/speak";
import type { Session } from "../../table/session.svelte";
import { type Call, callOf } from "../../table/whose-call.svelte";

export function questCall(session: Session): Call {
  const call = callOf(session);
  const view = session.view("heroquest");
  if (view.result !== "playing") return call;
  const master = view.actor === "game-master";
  const mine = session.decides;
  if (master && session.decider?.bot) return withHeading(call, t("hq-master-acts"), t("bot-waits"));
  if (master)
    return withHeading(
      call,
      t(mine ? "hq-master-your-turn" : "hq-master-turn"),
      mine ? call.sentence : t("hq-wait-for-master"),
    );
  if (session.table?.audience === "game-master") {
    const hero = session.names.hero(view.actor === "chance" ? view.turn : view.actor)?.name ?? "";
    return withHeading(call, t("hq-hero-acts", { hero }), t("hq-master-watches"));
  }
  return call;
}

function withHeading(call: Call, heading: string, sentence: string): Call {
  return { ...call, heading, sentence, whole: `${heading} ${sentence}`.trim() };
}

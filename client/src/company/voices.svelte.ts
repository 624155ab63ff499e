// What others do, told to those who cannot see it; and the finger that points, handed to the board.
import { untrack } from "svelte";
import { pointing } from "../board/pointing.svelte";
import { tell } from "../lib/announce.svelte";
import { t } from "../lib/speak";
import type { Session } from "../table/session.svelte";

/** A page that is loaded anew goes and comes back; that is not worth a word. */
const GONE_TIME = 2500;

/** To be used while a component starts. */
export function hearOthers(session: () => Session | null): void {
  pointTo(session);
  hearTalk(session);
  seePeople(session);
}

function pointTo(session: () => Session | null): void {
  $effect(() => {
    const at = session();
    const pointed = at?.connection.pointed ?? null;
    const known = at?.board?.fields.some((one) => one.id === pointed?.field) ?? false;
    pointing.at = pointed && known ? { field: pointed.field, name: pointed.name } : null;
    if (!at || !pointed || !known) return;
    untrack(() => {
      tell(t("pointed-at", { name: pointed.name, field: at.nameOf(pointed.field) }));
      if (pointed.person !== at.table?.you) at.focus = [pointed.field];
    });
  });
  $effect(() => {
    const at = session();
    const may = at !== null && at.inCompany && !at.watches;
    pointing.show = may ? (field) => at.connection.point(field) : null;
    return () => (pointing.show = null);
  });
}

function hearTalk(session: () => Session | null): void {
  let last = -1;
  $effect(() => {
    const at = session();
    if (!at?.connection.update) return;
    const { talk } = at.connection;
    const news = last < 0 ? [] : talk.filter((line) => line.number > last && line.person !== at.table?.you);
    last = Math.max(0, talk.at(-1)?.number ?? 0, last);
    if (news.length > 0) tell(news.map(({ name, text }) => t("talk-said", { name, text })).join(" "));
  });
}

function seePeople(session: () => Session | null): void {
  let here: Set<string> | null = null;
  $effect(() => {
    const at = session();
    if (!at || at.connection.people.length === 0) return;
    const now = new Set(at.connection.people.filter((one) => one.present).map((one) => one.id));
    const timer = setTimeout(
      () => {
        const before = here ?? now;
        here = now;
        const name = (id: string) => at.personName(id);
        const came = [...now].filter((id) => !before.has(id)).map((id) => t("came-back", { name: name(id) }));
        const went = [...before].filter((id) => !now.has(id)).map((id) => t("went-away", { name: name(id) }));
        if (came.length + went.length > 0) tell([...came, ...went].join(" "));
      },
      here === null ? 0 : GONE_TIME,
    );
    return () => clearTimeout(timer);
  });
}

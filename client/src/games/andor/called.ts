// What creatures, articles, cards and goals are called: by the catalogues, or by the table's own files. For headings and
// lists: names begin with a capital letter.
import { known, ofGame } from "../../lib/words";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/speak";
import type { Session } from "../../table/session.svelte";

export class Called {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  #name(kind: string, id: string): string {
    const message = ofGame(settings.language, `${kind}-${id}`, "andor");
    const name = known(settings.language, message)
      ? t(message)
      : (this.#session.names.own?.(kind, id, settings.language) ?? id);
    return name.charAt(0).toLocaleUpperCase(settings.language) + name.slice(1);
  }

  creature(id: string): string {
    return this.#name("creature", id);
  }
  item(id: string): string {
    return this.#name("item", id);
  }
  ally(id: string): string {
    return this.#name("ally", id);
  }
  fog(id: string): string {
    return this.#name("fog", id);
  }
  goal(id: string): string {
    return this.#name("goal", id);
  }
  card(id: string): string {
    return this.#name("card", id);
  }
}

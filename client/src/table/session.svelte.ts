// One table in this browser: its line, its board, the words for its names, and which panel is open.
import type { BoardData } from "../lib/board";
import { Connection } from "../lib/connection.svelte";
import { settings, type Language } from "../lib/settings.svelte";
import type { LogLine, Seat, Sentence, TableInfo } from "../lib/wire";
import { say, type Names } from "../lib/words";

export type Panel = "" | "menu" | "rules" | "settings" | "situation" | "known" | "seats";

export class Session {
  readonly connection: Connection;
  board: BoardData | null = $state.raw(null);
  panel: Panel = $state("");
  /** The rule that the rule book is to open at. */
  rule = $state("");
  /** Why something was refused, if that led to the rule book. */
  reason: Sentence | null = $state.raw(null);
  /** Fields to bring into sight. */
  focus: string[] = $state.raw([]);

  readonly #fields: Record<string, { de: string; en: string }> = $derived(
    Object.fromEntries((this.board?.fields ?? []).map((field) => [field.id, field.names])),
  );

  readonly names: Names = {
    hero: (id) => {
      const hero = this.connection.update?.view.heroes.find((one) => one.id === id);
      return hero && { name: hero.name, gender: hero.figure };
    },
    field: (id: string, language: Language) => this.#fields[id]?.[language],
  };

  constructor(connection: Connection) {
    this.connection = connection;
  }

  get table(): TableInfo | undefined {
    return this.connection.update?.table;
  }

  say(sentence: Sentence): string {
    return say(settings.language, sentence, this.names);
  }

  /** A line of the chronicle; its sentence may name the day. */
  tell(line: LogLine): string {
    return this.say({ id: line.text.id, args: { day: line.day, ...line.text.args } });
  }

  nameOf(field: string): string {
    return this.names.field(field, settings.language) ?? field;
  }

  seatOf(hero: string): Seat | undefined {
    return this.table?.seats.find((seat) => seat.hero === hero);
  }

  /** Names of the persons at this table, each once. */
  get persons(): string[] {
    const seats = this.table?.seats ?? [];
    return [...new Set(seats.filter((seat) => seat.bot === "").map((seat) => seat.player))];
  }

  /** Whether a person at this screen decides now. */
  get decides(): boolean {
    const view = this.connection.update?.view;
    return view?.result === "playing" && view.offers.length > 0 && this.seatOf(view.actor)?.bot === "";
  }

  /** Whether the person who decides can be heard: the line is open, and the last intent has been answered. */
  get mayAct(): boolean {
    return this.decides && this.connection.line === "open" && !this.connection.waiting;
  }

  /** Open the rule book at a rule; `reason` is the refusal that led there. */
  openRule(rule: string, reason: Sentence | null = null): void {
    this.rule = rule;
    this.reason = reason;
    this.panel = "rules";
  }
}

// One table in this browser: its line, its board, the words for its names, and which panel is open.
import type { AnyBoard } from "../lib/board";
import { masterOf } from "../lib/keys";
import { Connection } from "../lib/connection.svelte";
import { settings, type Language } from "../lib/settings.svelte";
import { own, scenarioTitle, t } from "../lib/speak";
import type { LogLine, Seat, Sentence, TableInfo, Update } from "../lib/wire";
import { place, say, type Names } from "../lib/words";
import { botOf, isOpen } from "../company/seats";
import type { Late } from "../mates/late";

export type Panel =
  | ""
  | "menu"
  | "rules"
  | "settings"
  | "situation"
  | "known"
  | "fair"
  | "seats"
  | "master"
  | "invite"
  | "host"
  | "orders";

/** What is seen of a table of any game. */
export type View = Update["view"];

export class Session {
  readonly connection: Connection;
  /** The game is seen again: nobody can do anything, and nothing opens by itself. */
  readonly again: boolean;
  board: AnyBoard | null = $state.raw(null);
  panel: Panel = $state("");
  /** The rule that the rule book is to open at. */
  rule = $state("");
  /** Why something was refused, if that led to the rule book. */
  reason: Sentence | null = $state.raw(null);
  /** Fields to bring into sight. */
  focus: string[] = $state.raw([]);
  /** Dialogs that show what persons have to answer, so that the table behind them need not. */
  dialogsWithAsks = $state(0);
  /** The conversation is open. */
  talking = $state(false);
  /** Whose bot is told something. */
  told = $state("");
  /** What comes once the table is there, about teammates. */
  late: Late | null = $state.raw(null);

  readonly #fields: Record<string, { de: string; en: string } | null> = $derived(
    Object.fromEntries((this.board?.fields ?? []).map((field) => [field.id, field.names])),
  );

  readonly names: Names = {
    game: () => this.table?.game,
    hero: (id) => {
      const hero = this.connection.update?.view.heroes.find((one) => one.id === id);
      return hero && { name: hero.name, gender: hero.figure };
    },
    field: (id: string, language: Language) => this.#fields[id]?.[language],
    own: (argument: string, id: string, language: Language) =>
      this.board?.names?.[argument]?.[id]?.[language] ?? this.#calledHere(argument, id, language),
  };

  constructor(connection: Connection, again = false) {
    this.connection = connection;
    this.again = again;
  }

  /** What a figure of a quest is called that has a name of its own. */
  #calledHere(argument: string, id: string, language: Language): string | undefined {
    const view = this.connection.update?.view;
    if (argument !== "kind" || view?.game !== "heroquest") return undefined;
    const waiting = view.secret?.monsters.find((one) => one.kind === id)?.names;
    return (view.names[id] ?? waiting)?.[language];
  }

  /** What is seen of this table, as its game shows it. Throws at a table of another game. */
  view<Game extends View["game"]>(game: Game): Extract<View, { game: Game }> {
    const view = this.connection.update?.view;
    if (view?.game !== game) throw new Error(`this table does not play ${game}`);
    return view as Extract<View, { game: Game }>;
  }

  /** The day, or round, of the game. */
  get day(): number {
    const view = this.connection.update?.view;
    return view === undefined ? 0 : view.game === "heroquest" ? view.round : view.day;
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
    return place(settings.language, field, this.names) ?? field;
  }

  /** What is played, in words. */
  get title(): string {
    const { table, board } = this;
    return table ? scenarioTitle(table.game, table.scenario, board?.title) : "";
  }

  seatOf(hero: string): Seat | undefined {
    return this.table?.seats.find((seat) => seat.hero === hero);
  }

  /** Names of the players at this screen, each once. */
  get persons(): string[] {
    return [...new Set(this.#own.map((seat) => seat.player))];
  }

  /** Seats that the person at this screen holds and plays. */
  get #own(): Seat[] {
    const you = this.table?.you ?? "";
    return (this.table?.seats ?? []).filter((seat) => you !== "" && seat.person === you && botOf(seat) === "");
  }

  /** Somebody only looks on here. */
  get watches(): boolean {
    return !this.again && this.table?.you === "";
  }

  /** Whether more persons than one are, or can be, at this table. */
  get inCompany(): boolean {
    const { people, watching } = this.connection;
    const others = people.length > (this.sharesScreen ? 2 : 1);
    return others || watching > 0 || this.table?.seats.some(isOpen) === true;
  }

  /** Heroes and game master hand one device to each other. */
  get sharesScreen(): boolean {
    return this.table !== undefined && masterOf(this.table.id).leads === "here";
  }

  /** What a person goes by. */
  personName(id: string): string {
    const known = this.connection.people.find((one) => one.id === id)?.name;
    const seat = this.table?.seats.find((one) => one.person === id);
    return known || seat?.player || (seat?.hero === "game-master" ? own(seat.hero) : t("somebody"));
  }

  /**
   * Who decides, unless the game is only seen again: the seat of the hero who is asked; of a question for all, one's own
   * if there is one, else another person's.
   */
  get decider(): Seat | undefined {
    if (this.again) return undefined;
    const view = this.connection.update?.view;
    if (view?.actor !== "group") return view && this.seatOf(view.actor === "chance" ? view.turn : view.actor);
    const seats = (this.table?.seats ?? []).filter((seat) => seat.hero !== "game-master");
    const own = this.#own.find((seat) => seats.includes(seat));
    return own ?? seats.find((seat) => seat.person !== "" && botOf(seat) === "") ?? seats[0];
  }

  /** Whether the person at this screen decides now. */
  get decides(): boolean {
    const view = this.connection.update?.view;
    const { decider, table } = this;
    const mine = decider !== undefined && this.#own.includes(decider) && !table!.closed;
    return mine && view?.result === "playing" && view.offers.length > 0;
  }

  /** Whether the person who decides can be heard: the line is open, and the last intent has been answered. */
  get mayAct(): boolean {
    return this.decides && this.connection.line === "open" && !this.connection.waiting;
  }

  /** What is drawn at the seat of a bot that plans; null at all others. */
  mate(seat: Seat | undefined): Late | null {
    return seat && botOf(seat).startsWith("planner") ? this.late : null;
  }

  /** Open the rule book at a rule; `reason` is the refusal that led there. */
  openRule(rule: string, reason: Sentence | null = null): void {
    this.rule = rule;
    this.reason = reason;
    this.panel = "rules";
  }
}

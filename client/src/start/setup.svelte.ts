// What is being put together on the start page: the game, what of it, who plays whom, which rules.
import type { DiceFrom, GameChoice, NewTable, Placed, ScenarioChoice, UndoRule } from "../lib/http";
import type { Leads } from "../lib/seats";
import { recall, remember } from "../lib/keep";

const MASTER_BOTS = ["simple", "cunning"];
/** They lead a game as well as they play a hero. */
const PLANNERS = ["planner-quick", "planner", "planner-strong"];

/** Who plays a hero: somebody at this screen, whoever comes by the link, or a bot. */
export type Plays = "here" | "open" | "bot";

export interface Place extends Placed {
  taken: boolean;
}

export function playsOf(place: Placed): Plays {
  return place.open ? "open" : place.bot ? "bot" : "here";
}

export class Setup {
  game: GameChoice;
  scenario: string = $state("");
  /** All heroes of the box in seat order; `taken` ones play. */
  places: Place[] = $state([]);
  options: Record<string, string> = $state({});
  seed: string = $state("");
  /** What whoever opens the table is called by the others. */
  name: string = $state("");
  /** Seconds after which a bot plays for somebody who is away; 0: never. */
  away: number = $state(0);
  undo: UndoRule = $state("strict");
  dice: DiceFrom = $state("server");
  /**
   * Who leads a game with a game master: a bot's name, a person `here` or `elsewhere`, or whoever comes by the link
   * (`open`); and that person's name.
   */
  leads: string = $state("");
  leader: string = $state("");
  /** Text of a file of one's own that this is played with, and what the file is called. */
  readonly content: string;
  readonly file: string;

  /** What a person is called who gave no name. */
  readonly #unnamed: string;

  constructor(
    game: GameChoice,
    person: string,
    own: { name: string; text: string } = { name: "", text: "" },
    unnamed = "?",
  ) {
    this.game = game;
    this.#unnamed = unnamed;
    const before = recall<Partial<NewTable>>(`setup.${game.name}`, {});
    this.name = recall("name", person);
    this.away = recall("away", 0);
    this.undo = before.undo === "friendly" ? "friendly" : "strict";
    this.dice = before.dice === "own" ? "own" : "server";
    this.content = own.text;
    this.file = own.name;
    const usual = game.scenarios.find((one) => one.id === before.scenario) ?? game.scenarios[0];
    const first = own.text ? game.scenarios.find((one) => one.own) : undefined;
    this.scenario = (first ?? usual)?.id ?? "";
    const known = (before.heroes ?? []).filter((one) => game.heroes.some((hero) => hero.id === one.hero));
    const missing = game.heroes.filter((hero) => !known.some((one) => one.hero === hero.id));
    this.places = [
      ...known.map((one) => ({ ...one, open: one.open === true, taken: true })),
      ...missing.map((hero, index) => ({
        hero: hero.id,
        figure: index % 2 === 0 ? ("f" as const) : ("m" as const),
        player: person,
        bot: "",
        open: false,
        // One person with the fewest heroes is the usual beginning; against a game master all of them stand together.
        taken: known.length === 0 && (index < game.fewest_heroes || game.game_master === true),
      })),
    ];
    const leads = recall<string>(`leads.${game.name}`, "");
    this.leads = this.leaders.includes(leads) ? leads : (this.masterBots[0] ?? "here");
    for (const option of game.options) {
      const value = before.options?.[option.name];
      this.options[option.name] = value !== undefined && option.values.includes(value) ? value : option.default;
    }
  }

  /** Who can lead the game. */
  get leaders(): string[] {
    return [...this.masterBots, "here", "elsewhere", "open"];
  }
  /** Bots that can lead the game, and those that can play a hero. */
  get masterBots(): string[] {
    if (!this.game.game_master) return [];
    return this.game.bots.filter((bot) => MASTER_BOTS.includes(bot) || PLANNERS.includes(bot));
  }
  get heroBots(): string[] {
    return this.game.bots.filter((bot) => !MASTER_BOTS.includes(bot));
  }

  /** Others come by the link. */
  get withFriends(): boolean {
    return this.taken.some((place) => place.open) || (this.game.game_master === true && this.leads === "open");
  }

  get taken(): Place[] {
    return this.places.filter((place) => place.taken);
  }

  get choice(): ScenarioChoice | undefined {
    return this.game.scenarios.find((one) => one.id === this.scenario);
  }

  /** How few and how many heroes may play this. */
  get fewest(): number {
    return this.choice?.fewest_heroes ?? this.game.fewest_heroes;
  }
  get most(): number {
    return this.choice?.most_heroes ?? this.game.most_heroes;
  }

  get countFits(): boolean {
    return this.taken.length >= this.fewest && this.taken.length <= this.most;
  }

  /** The grades of difficulty that there are here; fewer than two: nothing to choose. */
  get difficulties(): string[] {
    const option = this.game.options.find((one) => one.name === "difficulty");
    return this.choice?.difficulties ?? option?.values ?? [];
  }

  /** Choices that stand on the start page itself: how hard it is, and which printed edition. */
  get frontOptions(): { name: string; values: string[] }[] {
    const edition = this.game.options.find((one) => one.name === "edition");
    return [
      ...(this.difficulties.length > 1 ? [{ name: "difficulty", values: this.difficulties }] : []),
      ...(edition ? [edition] : []),
    ];
  }

  get changedOptions(): number {
    return this.game.options.filter((option) => this.options[option.name] !== option.default).length;
  }

  /** Have a hero played by somebody else. */
  give(place: Place, plays: Plays): void {
    place.open = plays === "open";
    place.bot = plays === "bot" ? (this.heroBots[0] ?? "") : "";
  }

  /** Move a hero one seat forward or back among those who play. */
  move(hero: string, direction: 1 | -1): void {
    const taken = this.taken;
    const from = taken.findIndex((place) => place.hero === hero);
    const other = taken[from + direction];
    if (from < 0 || !other) return;
    const places = [...this.places];
    const a = places.findIndex((place) => place.hero === hero);
    const b = places.findIndex((place) => place.hero === other.hero);
    [places[a], places[b]] = [places[b]!, places[a]!];
    this.places = places;
  }

  table(): NewTable {
    const seed = Number.parseInt(this.seed, 10);
    // Among friends everybody is called something, also at seats whose name nobody has typed.
    const name = this.name.trim() || (this.taken.find((place) => playsOf(place) === "here")?.player.trim() ?? "");
    const unnamed = this.withFriends ? name : "";
    const table: NewTable = {
      game: this.game.name,
      scenario: this.scenario,
      heroes: this.taken.map(({ hero, figure, player, bot, open }) => ({
        hero,
        figure,
        player: bot || open ? "" : player.trim() || unnamed,
        bot: open ? "" : bot,
        open,
      })),
      options: this.#optionsHere(),
      seed: Number.isSafeInteger(seed) && seed >= 0 ? seed : null,
      // What somebody has typed in wrongly must not come again.
      undo: this.dice === "own" ? "friendly" : this.undo,
      dice: this.dice,
    };
    remember(`setup.${this.game.name}`, { ...table, seed: null });
    if (this.withFriends) {
      table.name = name;
      table.away = this.away;
      remember("name", name);
      remember("away", this.away);
    }
    if (this.game.game_master) {
      remember(`leads.${this.game.name}`, this.leads);
      table.game_master = this.#leader();
    }
    return this.content ? { ...table, content: this.content } : table;
  }

  /** Where whoever leads sits, if he comes by a key of this browser. */
  get leadsHere(): Leads {
    return this.game.game_master && this.personLeads ? (this.leads as Leads) : "";
  }

  get personLeads(): boolean {
    return this.leads === "here" || this.leads === "elsewhere";
  }

  #leader(): string {
    if (this.leads === "open") return "open:";
    return this.personLeads ? this.leader.trim() || this.#unnamed : `bot:${this.leads}`;
  }

  /** Where there is but one grade of difficulty, that one. */
  #optionsHere(): Record<string, string> {
    const options = $state.snapshot(this.options);
    const [only, ...more] = this.difficulties;
    if (options["difficulty"] !== undefined && only !== undefined && more.length === 0) options["difficulty"] = only;
    return options;
  }
}

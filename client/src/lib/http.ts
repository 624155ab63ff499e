// The few things that are asked once: games, tables, boards, the rule book.
import type { Language } from "./settings.svelte";
import type { Sentence } from "./wire";

/** Something that did not work, as a sentence of the catalogues. */
export class Problem extends Error {
  readonly sentence: Sentence;
  readonly detail: string;
  readonly status: number;

  constructor(sentence: Sentence, detail: string, status: number) {
    super(detail);
    this.sentence = sentence;
    this.detail = detail;
    this.status = status;
  }
}

export interface HeroChoice {
  id: string;
  color: string;
  suns?: number;
  rank?: number;
  /** Dice, or dice of the three rows by willpower. */
  dice: number | number[];
  names: { f: string; m: string };
}
export interface ScenarioChoice {
  id: string;
  tasks?: string[];
  drawn?: number;
  names?: { de: string; en: string };
  /** Story before the beginning. */
  prologue?: { de: string; en: string } | null;
  author?: string;
  fewest_heroes?: number;
  most_heroes?: number;
  difficulties?: string[];
  /** Begins in the middle of the one before it. */
  entry?: boolean;
  /** From a file of one's own. */
  own?: boolean;
  /** Its number in the book; 0 for one outside of the row. */
  number?: number;
}
export interface OptionChoice {
  name: string;
  values: string[];
  default: string;
  rule: string;
  confidence: string;
}
export interface GameChoice {
  name: string;
  heroes: HeroChoice[];
  fewest_heroes: number;
  most_heroes: number;
  scenarios: ScenarioChoice[];
  options: OptionChoice[];
  /** Bots that can play; `simple` and `cunning` lead a game as game master. */
  bots: string[];
  /** Somebody leads the game. */
  game_master?: boolean;
}
export interface Placed {
  hero: string;
  figure: "f" | "m";
  player: string;
  bot: string;
}
export interface NewTable {
  game: string;
  scenario: string;
  heroes: Placed[];
  options: Record<string, string>;
  seed: number | null;
  /** Text of a file of one's own. */
  content?: string;
  /** Who leads the game, in games with a game master: a person's name, or `bot:simple` and so on. */
  game_master?: string;
}
export interface TableKey {
  table: string;
  token: string;
  /** Opens the table for the game master, in games that have one. */
  master_token: string;
}
export interface SavedTable {
  id: string;
  token: string;
  game: string;
  scenario: string;
  heroes: Placed[];
  day: number;
  result: string;
  updated: string;
  turn: string;
}
/** The same in each language. */
export type InWords = Record<Language, string>;
/** What became of a file of a map editor: the text of a quest file, and what is to be said about it. */
export interface TakenOver {
  text: string;
  title: string;
  /** Which of the `titles` of the file this is, from 1. */
  number: number;
  titles: string[];
  playable: boolean;
  /** Pieces beyond the base box, whose values are proposed. */
  others: string[];
  /** Where the heroes begin; `ask_start`: the file does not say so for sure. */
  start: string[];
  ask_start: boolean;
  warnings: InWords[];
  why_not: InWords[];
}
export interface Situation {
  position: string;
  rules_version: number;
  content_digest: string;
}

/** What went wrong, as a sentence of the catalogues. */
export function sentenceOf(error: unknown): Sentence {
  return error instanceof Problem ? error.sentence : { id: "trouble-odd-answer", args: { status: 0 } };
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Problem({ id: "trouble-no-server", args: {} }, "The server does not answer.", 0);
  }
  const text = await answer.text();
  let body: unknown;
  try {
    body = text === "" ? null : JSON.parse(text);
  } catch {
    throw new Problem({ id: "trouble-odd-answer", args: { status: answer.status } }, text, answer.status);
  }
  if (!answer.ok) {
    const said = body as { error?: Sentence; detail?: string } | null;
    const sentence = said?.error ?? { id: "trouble-odd-answer", args: { status: answer.status } };
    throw new Problem({ id: sentence.id, args: sentence.args ?? {} }, said?.detail ?? "", answer.status);
  }
  return body as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

export const games = (): Promise<GameChoice[]> => ask("/api/games");
/** What can be chosen of a game with a file of one's own. */
export const ownFile = (game: string, content: string): Promise<GameChoice> =>
  ask(`/api/games/${game}/file`, {
    method: "POST",
    headers: { "content-type": "text/plain; charset=utf-8" },
    body: content,
  });
/** A quest of a map editor as a quest file; `start`: a square to begin on, `quest`: which of several. */
export const takeOver = (game: string, file: File, start: string, quest: number): Promise<TakenOver> =>
  ask(`/api/games/${game}/import?${new URLSearchParams({ name: file.name, start, quest: String(quest) })}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: file,
  });
export const tables = (): Promise<SavedTable[]> => ask("/api/tables");
export const openTable = (table: NewTable): Promise<TableKey> => post("/api/tables", table);
export const deleteTable = (id: string): Promise<unknown> => ask(`/api/tables/${id}`, { method: "DELETE" });
export const again = (id: string, entry: number, token = ""): Promise<TableKey> =>
  post(`/api/tables/${id}/again`, { entry, token });
/** The heroes of a finished game go on with what they bring along; no scenario: with the one that follows. */
export const next = (id: string, scenario = ""): Promise<TableKey> => post(`/api/tables/${id}/next`, { scenario });
export const situation = (id: string, token = ""): Promise<Situation> =>
  ask(`/api/tables/${id}/position?token=${encodeURIComponent(token)}`);
export const board = <T>(digest: string): Promise<T> => ask(`/api/content/${digest}/board`);
export const rules = <T>(game: string): Promise<T> => ask(`/api/rules/${game}`);
export const savePath = (id: string, token = ""): string =>
  `/api/tables/${id}/save${token === "" ? "" : `?token=${encodeURIComponent(token)}`}`;
export const importSave = (saga: string): Promise<TableKey> =>
  ask("/api/import", { method: "POST", headers: { "content-type": "text/plain; charset=utf-8" }, body: saga });

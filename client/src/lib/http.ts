// The few things that are asked once: games, tables, boards, the rule book.
import type { Language } from "./settings.svelte";
import type { Seat, Sentence } from "./wire";

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
  /** Somebody else takes the seat by the link to join. */
  open: boolean;
}
export type UndoRule = "strict" | "friendly";
export type DiceFrom = "server" | "own";
export interface NewTable {
  game: string;
  scenario: string;
  heroes: Placed[];
  options: Record<string, string>;
  seed: number | null;
  /** Text of a file of one's own. */
  content?: string;
  /** Who leads the game, in games with a game master: a person's name, `bot:simple` and so on, or `open:`. */
  game_master?: string;
  /** What whoever opens the table is called. */
  name?: string;
  /** Seconds after which a bot plays for somebody who is away; 0: never. */
  away?: number;
  /** Dice that are taken back fall the same again (`strict`), or are thrown anew. */
  undo: UndoRule;
  /** Whose dice are thrown: those of Sagenwerk, or people type in what their own show. */
  dice: DiceFrom;
}
export interface TableKey {
  table: string;
  token: string;
  /** Opens the table for the game master, in games that have one. */
  master_token: string;
  /** What links to join and to watch are made of; "" where somebody else has opened the table. */
  invite: string;
  watch: string;
}
/** What whoever has a link sees before coming in. */
export interface Invitation {
  game: string;
  scenario: string;
  /** What whoever looks after the table is called. */
  host: string;
  /** `person` is not empty where somebody sits; what is empty may be left out. */
  seats: (Pick<Seat, "hero" | "figure" | "player"> & Partial<Seat>)[];
  /** The link is the one to watch. */
  watching: boolean;
}
export interface SavedTable {
  id: string;
  game: string;
  scenario: string;
  heroes: Placed[];
  game_master: Placed | null;
  day: number;
  result: string;
  updated: string;
  turn: string;
  /** Something that chance gave was taken back. */
  dice_known: boolean;
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

async function text(path: string, init: RequestInit = {}): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Problem({ id: "trouble-no-server", args: {} }, "The server does not answer.", 0);
  }
  const body = await answer.text();
  if (answer.ok) return body;
  const said = parsed<{ error?: Sentence; detail?: string } | null>(body, answer.status);
  const sentence = said?.error ?? { id: "trouble-odd-answer", args: { status: answer.status } };
  throw new Problem({ id: sentence.id, args: sentence.args ?? {} }, said?.detail ?? "", answer.status);
}

function parsed<T>(body: string, status: number): T {
  try {
    return (body === "" ? null : JSON.parse(body)) as T;
  } catch {
    throw new Problem({ id: "trouble-odd-answer", args: { status } }, body, status);
  }
}

/** The answer of the server. Raises Problem. */
export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  return parsed<T>(await text(path, init), 200);
}

/** The token of whoever asks; never in the address, which would stand in logs. */
function bearer(token: string): Record<string, string> {
  return token === "" ? {} : { authorization: `Bearer ${token}` };
}

function post<T>(path: string, body: unknown, token = ""): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(token) },
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
/** The tables of these seats that there are. */
export const mine = (seats: { table: string; token: string }[]): Promise<SavedTable[]> =>
  post(
    "/api/mine",
    seats.map(({ table, token }) => ({ table, token })),
  );
/** All tables, for the owner of the computer. */
export const tables = (): Promise<SavedTable[]> => ask("/api/tables");
/** Where other devices of the home network find the server, for the owner of the computer. */
export const addresses = (): Promise<string[]> => ask("/api/addresses");
/** The owner of the computer becomes host of a table. */
export const claim = (id: string): Promise<TableKey> => post(`/api/tables/${id}/claim`, {});
/** What a link to join or to watch leads to. */
export const invitation = (id: string, link: string): Promise<Invitation> =>
  post(`/api/tables/${id}/invitation`, { link });
/** Come in by the link to join, and take seats that are open. */
export const join = (id: string, link: string, name: string, heroes: string[]): Promise<TableKey> =>
  post(`/api/tables/${id}/join`, { link, name, heroes });
export const openTable = (table: NewTable): Promise<TableKey> => post("/api/tables", table);
export const deleteTable = (id: string, token: string): Promise<unknown> =>
  ask(`/api/tables/${id}`, { method: "DELETE", headers: bearer(token) });
export const again = (id: string, entry: number, token: string): Promise<TableKey> =>
  post(`/api/tables/${id}/again`, { entry }, token);
/** The heroes of a finished game go on with what they bring along; no scenario: with the one that follows. */
export const next = (id: string, scenario: string, token: string): Promise<TableKey> =>
  post(`/api/tables/${id}/next`, { scenario }, token);
export const situation = (id: string, token: string): Promise<Situation> =>
  ask(`/api/tables/${id}/position`, { headers: bearer(token) });
export const board = <T>(digest: string, table: string): Promise<T> =>
  ask(`/api/content/${digest}/board?${new URLSearchParams({ table })}`);
export const rules = <T>(game: string): Promise<T> => ask(`/api/rules/${game}`);
/** The save of a table as text. */
export const save = (id: string, token: string): Promise<string> =>
  text(`/api/tables/${id}/save`, { headers: bearer(token) });
/** What was found out about the dice of a save. */
export interface Verdict {
  checked: Sentence[];
  open: Sentence[];
  flaws: { line: number; what: Sentence }[];
}
/** Whether the outcomes of a save follow from what the dealer was bound to; `noted`: the check value seen at the start. */
export const verify = (saga: string, noted: string): Promise<Verdict> =>
  ask(`/api/verify?${new URLSearchParams({ noted })}`, {
    method: "POST",
    headers: { "content-type": "text/plain; charset=utf-8" },
    body: saga,
  });
export const importSave = (saga: string): Promise<TableKey> =>
  ask("/api/import", { method: "POST", headers: { "content-type": "text/plain; charset=utf-8" }, body: saga });

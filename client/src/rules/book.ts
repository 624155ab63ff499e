// The rule book as the server hands it out (`GET /api/rules/<game>`), both languages inside.
import type { Language } from "../lib/settings.svelte";

export type Words = Record<Language, string>;

export interface Source {
  text: Words;
  page?: string;
  address?: string;
}

export interface Rule {
  id: string;
  chapter: string;
  title: Words;
  text: Words;
  does: Words;
  built: string;
  known: string;
  sources: Source[];
  interpretation: Words | null;
  option: string;
}

export interface RuleBook {
  game: string;
  chapters: { id: string; title: Words }[];
  rules: Rule[];
}

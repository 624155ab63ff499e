// What there is to read: the story of the quest and what the notes of its map told so far.
import type { Language } from "../../lib/settings.svelte";
import { type Page, paragraphs } from "../../table/story";
import type { BoardData } from "./board-data";

export function pagesOf(board: BoardData, language: Language): Page[] {
  return [
    {
      id: "story",
      mark: board.number > 0 ? String(board.number) : "",
      title: board.title[language],
      story: paragraphs(board.story?.[language] ?? ""),
      task: paragraphs(board.goal[language]),
    },
  ];
}

// What there is to read: the pages of legend cards and event cards, as the table's files bring them along.
import type { Language } from "../../lib/settings.svelte";
import type { LogLine } from "../../lib/wire";
import { type Page, paragraphs } from "../../table/story";
import type { BoardData, Text } from "./board-data";

function inLanguage(text: Text | null | undefined, language: Language): string {
  return text?.[language] ?? "";
}

/** The pages of a legend card; null if the files have none of that name. */
export function pageOf(board: BoardData, card: string, language: Language): Page | null {
  const found = board.cards?.[card];
  if (!found) return null;
  const [story, text, task] = [found.story, found.text, found.task].map((one) => inLanguage(one, language));
  return {
    id: card,
    mark: found.letter ?? "",
    title: inLanguage(found.title, language),
    story: [...paragraphs(story!), ...paragraphs(text!)],
    task: paragraphs(task!),
  };
}

/** Everything read so far: the prologue, then every card in the order in which it was read. */
export function pagesRead(board: BoardData, lines: LogLine[], language: Language): Page[] {
  const pages: Page[] = [];
  const prologue = paragraphs(inLanguage(board.prologue, language));
  if (prologue.length > 0) {
    pages.push({ id: "prologue", mark: "", title: inLanguage(board.title, language), story: prologue, task: [] });
  }
  for (const line of lines) {
    const card = line.text.args["card"] ?? line.text.args["page"];
    if (!READ.includes(line.text.id) || card === undefined) continue;
    const page = pageOf(board, String(card), language);
    if (page && (page.story.length > 0 || page.task.length > 0)) pages.push(page);
  }
  return pages;
}

const READ = ["event-card-read", "event-story"];

/** The card, of the legend or an event, that these lines tell of last; null for none. */
export function cardTurned(board: BoardData, lines: LogLine[], language: Language): Page | null {
  const line = lines.findLast((one) => one.text.id === "event-event-card" || READ.includes(one.text.id));
  return line === undefined ? null : pageOf(board, String(line.text.args["card"] ?? line.text.args["page"]), language);
}

/** Whether a line turns a page of the legend. */
export function turnsPage(line: LogLine): boolean {
  return READ.includes(line.text.id);
}

/** The event card that these lines tell of last; null for none. */
export function eventCard(lines: LogLine[]): string | null {
  const line = lines.findLast((one) => one.text.id === "event-event-card");
  return line === undefined ? null : String(line.text.args["card"]);
}

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import QuestImport from "../src/games/heroquest/QuestImport.svelte";
import type { TakenOver } from "../src/lib/http";
import { change } from "../src/lib/settings.svelte";

const made: TakenOver = {
  text: 'format = 1\n[quest]\nid = "the-well"\n',
  title: "The Well",
  number: 1,
  titles: ["The Well"],
  playable: true,
  others: [],
  start: ["C16", "B16", "C15", "D16"],
  ask_start: false,
  warnings: [{ de: "Kein wanderndes Monster.", en: "No wandering monster." }],
  why_not: [],
};
const file = new File(["<quest/>"], "well.xml", { type: "text/xml" });
const none = () => undefined;

/** What the server was asked, and what it answers, in order; then the last again. */
let asked: URL[] = [];
function answers(...bodies: { status?: number; body: unknown }[]): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const { status = 200, body } = bodies[Math.min(asked.length, bodies.length - 1)]!;
    asked.push(new URL(path, "http://here"));
    return new Response(JSON.stringify(body), { status });
  });
}
function dialog(onopen: (name: string, text: string) => Promise<void> = async () => undefined) {
  return render(QuestImport, { game: "heroquest", file, onopen, onclose: none });
}

beforeEach(() => {
  asked = [];
  change("language", "de");
  // The pretended browser keeps no files to save.
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:well", revokeObjectURL: none }));
});
afterEach(() => vi.unstubAllGlobals());

test("what is to be said stands in words before the quest is taken over", async () => {
  answers({ body: made });
  const opened: string[] = [];
  dialog(async (name, text) => void opened.push(name, text));
  expect(await screen.findByRole("heading", { name: "The Well" })).toBeInTheDocument();
  expect(screen.getByText("Kein wanderndes Monster.")).toBeInTheDocument();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("link", { name: "Als Abenteuerdatei sichern" })).toHaveAttribute("download", "well.toml");
  await fireEvent.click(screen.getByRole("button", { name: "Übernehmen" }));
  expect(opened).toEqual(["well.toml", made.text]);
  expect(asked[0]!.pathname + asked[0]!.search).toBe("/api/games/heroquest/import?name=well.xml&start=&quest=1");
});

test("where the file does not say where heroes begin, the proposal can be changed, more than once", async () => {
  answers({ body: { ...made, ask_start: true } }, { body: { ...made, start: ["E16"] } });
  dialog();
  const input = await screen.findByRole("textbox", { name: "Auf welchem Feld beginnen die Helden?" });
  expect(input).toHaveValue("C16");
  await fireEvent.input(input, { target: { value: " e16" } });
  await fireEvent.submit(input.closest("form")!);
  expect(await screen.findByText("Die Helden beginnen auf: E16")).toBeInTheDocument();
  expect(asked[1]!.searchParams.get("start")).toBe("e16");
  expect(screen.getByRole("textbox")).toHaveValue("E16");
});

test("of several quests of a file one is chosen", async () => {
  answers({ body: { ...made, titles: ["The Well", "The Mill"] } }, { body: { ...made, title: "The Mill", number: 2 } });
  dialog();
  const choice = await screen.findByRole("combobox", { name: "Welches Abenteuer der Datei?" });
  await fireEvent.change(choice, { target: { value: "2" } });
  expect(await screen.findByRole("heading", { name: "The Mill" })).toBeInTheDocument();
  expect(asked[1]!.searchParams.get("quest")).toBe("2");
});

test("pieces beyond the box carry the mark of what is proposed", async () => {
  answers({ body: { ...made, others: ["Troll"] } });
  dialog();
  expect(await screen.findByText(/Nicht aus dem Grundspiel: Troll/)).toBeInTheDocument();
  expect(screen.getByText("Vorschlag")).toBeInTheDocument();
});

test("what cannot be played says why, and its text can be kept", async () => {
  answers({ body: { ...made, playable: false, why_not: [{ de: "Mehrere Pläne.", en: "Several boards." }] } });
  dialog();
  expect(await screen.findByText("Mehrere Pläne.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Übernehmen" })).toBeNull();
  expect(screen.getByRole("link", { name: "Als Abenteuerdatei sichern" })).toBeInTheDocument();
});

test("a fault is told with its line in the language of the page, and nothing is offered", async () => {
  const args = { line: 9, de: "well.xml:9: Sie hört auf.", en: "well.xml:9: It ends." };
  answers({ status: 422, body: { error: { id: "server-import-failed", args }, detail: "" } });
  change("language", "en");
  dialog();
  expect(await screen.findByRole("alert")).toHaveTextContent("Well.xml:9: It ends. Nothing was taken over.");
  expect(screen.queryByRole("button", { name: "Take over" })).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a wrong square is told, and what was there before stays", async () => {
  const args = { line: 0, de: "Z99 gibt es nicht.", en: "There is no Z99." };
  answers(
    { body: { ...made, ask_start: true } },
    { status: 422, body: { error: { id: "server-import-failed", args }, detail: "" } },
  );
  dialog();
  const input = await screen.findByRole("textbox");
  await fireEvent.submit(input.closest("form")!);
  expect(await screen.findByRole("alert")).toHaveTextContent("Z99 gibt es nicht.");
  expect(screen.getByRole("heading", { name: "The Well" })).toBeInTheDocument();
});

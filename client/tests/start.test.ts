import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import type { GameChoice } from "../src/lib/http";
import { change } from "../src/lib/settings.svelte";
import HeroChoice from "../src/start/HeroChoice.svelte";
import type { Listed } from "../src/start/lobby";
import SavedGames from "../src/start/SavedGames.svelte";
import { Setup } from "../src/start/setup.svelte";

const game: GameChoice = {
  name: "junior",
  heroes: [
    { id: "warrior", color: "blue", suns: 6, dice: 4, names: { f: "Mairen", m: "Thorn" } },
    { id: "archer", color: "green", suns: 9, dice: 3, names: { f: "Chada", m: "Pasco" } },
    { id: "dwarf", color: "yellow", suns: 6, dice: 3, names: { f: "Bait", m: "Kram" } },
    { id: "mage", color: "purple", suns: 6, dice: 1, names: { f: "Eara", m: "Liphardus" } },
  ],
  fewest_heroes: 2,
  most_heroes: 4,
  scenarios: [{ id: "challenge-1", tasks: ["wolf-herb"], drawn: 0 }],
  options: [{ name: "falcon_burden", values: ["0", "1"], default: "0", rule: "R-131", confidence: "proposed" }],
  bots: ["greedy", "random"],
};

beforeEach(() => change("language", "de"));

test("the usual beginning is one person with two heroes", () => {
  const table = new Setup(game, "Mia").table();
  expect(table.heroes).toEqual([
    { hero: "warrior", figure: "f", player: "Mia", bot: "", open: false },
    { hero: "archer", figure: "m", player: "Mia", bot: "", open: false },
  ]);
  expect(table.options).toEqual({ falcon_burden: "0" });
  expect(table.seed).toBeNull();
});

test("the order of seats can be changed, and the first holds the night marker", () => {
  const setup = new Setup(game, "Mia");
  setup.move("archer", -1);
  expect(setup.table().heroes.map((place) => place.hero)).toEqual(["archer", "warrior"]);
});

test("one hero is too few, and the page does not let it begin", () => {
  const setup = new Setup(game, "Mia");
  setup.places[1]!.taken = false;
  expect(setup.countFits).toBe(false);
});

test("a hero can be left to Sagenwerk, and nobody's name is sent with it", () => {
  const setup = new Setup(game, "Mia");
  setup.places[1]!.bot = "greedy";
  expect(setup.table().heroes[1]).toEqual({ hero: "archer", figure: "m", player: "", bot: "greedy", open: false });
});

test("a seat can wait for whoever comes by the link; then everybody is called something", () => {
  const setup = new Setup(game, "");
  setup.give(setup.places[1]!, "open");
  setup.name = " Mia ";
  setup.away = 300;
  const table = setup.table();
  expect(table.heroes[0]).toMatchObject({ player: "Mia", bot: "", open: false });
  expect(table.heroes[1]).toEqual({ hero: "archer", figure: "m", player: "", bot: "", open: true });
  expect(table).toMatchObject({ name: "Mia", away: 300 });
  setup.give(setup.places[1]!, "bot");
  expect(setup.table().heroes[1]).toMatchObject({ bot: "greedy", open: false });
  expect(setup.table().name).toBeUndefined();
});

test("a game master may come by the link, too", () => {
  const setup = new Setup({ ...game, game_master: true, bots: ["greedy", "simple"] }, "Mia");
  expect(setup.withFriends).toBe(false);
  setup.leads = "open";
  expect(setup.withFriends).toBe(true);
  expect(setup.table().game_master).toBe("open:");
  expect(setup.leadsHere).toBe("");
});

test("rules at the table are sent along and remembered", () => {
  const setup = new Setup(game, "Mia");
  expect(setup.table()).toMatchObject({ undo: "strict", dice: "server" });
  setup.undo = "friendly";
  setup.dice = "own";
  setup.table();
  expect(new Setup(game, "Mia").table()).toMatchObject({ undo: "friendly", dice: "own" });
});

test("the last set-up is there again", () => {
  const setup = new Setup(game, "Mia");
  setup.places[2]!.taken = true;
  setup.options.falcon_burden = "1";
  setup.table();
  const again = new Setup(game, "Mia");
  expect(again.taken.map((place) => place.hero)).toEqual(["warrior", "archer", "dwarf"]);
  expect(again.options).toEqual({ falcon_burden: "1" });
});

test("heroine or hero is a choice with the names of both", async () => {
  const setup = new Setup(game, "");
  render(HeroChoice, { setup });
  screen.getByRole("radio", { name: "Thorn" }).click();
  await tick();
  expect(setup.table().heroes[0]?.figure).toBe("m");
});

test("games whose dice were taken back are in no statistics", () => {
  const listed = (id: string, result: string, dice_known: boolean): Listed => ({
    ...{ id, result, dice_known, mine: true, game: "junior", scenario: "challenge-1" },
    ...{ heroes: [], game_master: null, day: 3, updated: "2026-11-30T12:00:00.000+00:00", turn: "warrior" },
  });
  const tables = [
    listed("a", "won", false),
    listed("b", "lost", false),
    listed("c", "won", true),
    listed("d", "playing", false),
  ];
  const { container } = render(SavedGames, { tables, titleOf: () => "", onclose: () => {}, onchanged: () => {} });
  expect(container.ownerDocument.querySelector("[data-tally]")).toHaveTextContent(
    "2 Spiele sind zu Ende, gewonnen: 1. Eines zählt nicht: Da wurden Würfel zurückgenommen.",
  );
});

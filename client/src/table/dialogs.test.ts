import { render, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import first from "../../tests/fixtures/first.json";
import { tableWith, wire } from "../../tests/line";
import { keepSeat, seatAt } from "../lib/seats";
import { change } from "../lib/settings.svelte";
import type { PersonNow, Seat, Update } from "../lib/wire";
import HostDialog from "./HostDialog.svelte";
import InviteDialog from "./InviteDialog.svelte";
import Seats from "./Seats.svelte";

const update = first as unknown as Update;
const PEOPLE: PersonNow[] = [
  { id: "host", name: "Mia", host: true, present: true },
  { id: "p2", name: "Ben", host: false, present: false },
];

function seat(hero: string, more: Partial<Seat> = {}): Seat {
  return { hero, figure: "f", player: "", bot: "", person: "", stand_in: "", ...more };
}
/** Mia plays the warrior, Ben the archer; a bot plays the dwarf, and the mage's seat is open. */
function table(you: string, archer: Partial<Seat> = {}) {
  const seats = [
    seat("warrior", { person: "host", player: "Mia" }),
    seat("archer", { person: "p2", player: "Ben", ...archer }),
    seat("dwarf", { bot: "greedy" }),
    seat("mage"),
  ];
  const session = tableWith({ ...update, table: { ...update.table, you, seats } });
  wire().hear({ type: "people", people: PEOPLE, watching: 2 });
  return session;
}
const sent = () => wire().sent.at(-1);
const on = (container: Element, selector: string) => container.querySelector<HTMLElement>(selector);
function choices(container: Element, hero: string): string[] {
  const options = container.querySelectorAll<HTMLOptionElement>(`[data-seat=${hero}] [data-who] option`);
  return [...options].map(({ value }) => value);
}

beforeEach(() => change("language", "de"));

test("a guest leaves his seat or takes an open one, and nothing else", () => {
  const { container } = render(Seats, { session: table("p2") });
  expect(choices(container, "archer")).toEqual(["me", "open:"]);
  for (const hero of ["warrior", "dwarf", "mage"]) expect(choices(container, hero)).toEqual([]);
  expect(on(container, "[data-seat=dwarf] [data-take]")).toBeNull();
  on(container, "[data-seat=mage] [data-take]")!.click();
  expect(sent()).toEqual({ type: "seat", hero: "mage", player: "Ben" });
});

test("the host gives open seats and those of bots away, but nobody else's", () => {
  const { container } = render(Seats, { session: table("host") });
  for (const hero of ["warrior", "dwarf", "mage"]) {
    expect(choices(container, hero)).toEqual(["me", "open:", "bot:greedy", "bot:random"]);
  }
  expect(choices(container, "archer")).toEqual([]);
  const select = container.querySelector<HTMLSelectElement>("[data-seat=dwarf] [data-who]")!;
  select.value = "open:";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(sent()).toEqual({ type: "seat", hero: "dwarf", player: "open:" });
});

test("whoever looks on changes nothing", () => {
  const { container } = render(Seats, { session: table("") });
  expect(container.querySelectorAll("select, input, [data-take]")).toHaveLength(0);
});

test("whoever is back takes over from the bot that stood in", () => {
  const { container } = render(Seats, { session: table("p2", { stand_in: "greedy" }) });
  on(container, "[data-seat=archer] [data-take-back]")!.click();
  expect(sent()).toEqual({ type: "seat", hero: "archer", player: "Ben" });
});

test("the host frees seats, lets bots step in, hands over and removes, the latter only when sure", async () => {
  const { container } = render(HostDialog, { session: table("host") });
  expect(on(container, "[data-person=host] [data-remove]")).toBeNull();
  on(container, "[data-person=p2] [data-stand-in]")!.click();
  expect(sent()).toMatchObject({ type: "host", do: "stand-in", hero: "archer" });
  on(container, "[data-person=p2] [data-free]")!.click();
  expect(sent()).toMatchObject({ type: "host", do: "free", hero: "archer" });
  const before = wire().sent.length;
  on(container, "[data-remove]")!.click();
  await tick();
  expect(wire().sent).toHaveLength(before);
  on(container, "[data-sure]")!.click();
  expect(sent()).toMatchObject({ type: "host", do: "remove", person: "p2" });
  on(container, "[data-close]")!.click();
  expect(sent()).toMatchObject({ type: "host", do: "close" });
  expect(container).toHaveTextContent("2 Personen schauen zu.");
});

test("others see who looks after the table, without its buttons", () => {
  const { container } = render(HostDialog, { session: table("p2") });
  expect(on(container, "[data-person=host]")).toHaveTextContent("betreut den Tisch");
  expect(container.querySelectorAll("[data-remove], [data-free], [data-delete], [data-away]")).toHaveLength(0);
});

test("a host who does not know the links makes new ones, and this browser keeps them", async () => {
  const { container } = render(InviteDialog, { session: table("host") });
  expect(on(container, "[data-link]")).toBeNull();
  on(container, "[data-new-links]")!.click();
  expect(sent()).toMatchObject({ type: "host", do: "links" });
  wire().hear({ type: "links", invite: "in", watch: "look" });
  await waitFor(() => expect(on(container, "[data-link]")).toHaveValue(`${location.origin}/join/t1#in`));
  expect(seatAt("t1")).toMatchObject({ invite: "in", watch: "look" });
});

test("a guest has the link of his own seat to take elsewhere", async () => {
  keepSeat({ table: "t1", token: "own" });
  const { container } = render(InviteDialog, { session: table("p2") });
  await waitFor(() => expect(on(container, "[data-link]")).toHaveValue(`${location.origin}/table/t1#own`));
  expect(on(container, "[data-new-links]")).toBeNull();
});

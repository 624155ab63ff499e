import { expect, test } from "vitest";
import { remember } from "./keep";
import { joinLink, keepKeys, keepNext, keyOf, masterOf, ownLink, tokenFor } from "./keys";
import { forgetSeat, keepSeat, keptSeats, seatAt } from "./seats";

const key = { table: "t1", token: "mine", master_token: "leads", invite: "join", watch: "look" };

test("what opens a table is kept, and what is learned later stays beside it", () => {
  keepKeys(key, { game: "junior", name: "Mia" });
  keepSeat({ table: "t1", invite: "newer", watch: "newer" });
  expect(seatAt("t1")).toMatchObject({ token: "mine", invite: "newer", game: "junior", name: "Mia" });
  expect(keyOf("t1")).toBe("mine");
});

test("the game master's key is kept only where a person of this browser leads", () => {
  keepKeys(key);
  expect(masterOf("t1")).toEqual({ token: "", leads: "" });
  keepKeys(key, { leads: "here" });
  expect(masterOf("t1")).toEqual({ token: "leads", leads: "here" });
  expect(tokenFor({ id: "t1", audience: "game-master" })).toBe("leads");
  expect(tokenFor({ id: "t1", audience: "heroes" })).toBe("mine");
  expect(ownLink({ id: "t1", audience: "game-master" })).toMatch(/\/table\/t1\/master#leads$/);
  expect(ownLink({ id: "t1", audience: "heroes" })).toMatch(/\/table\/t1#mine$/);
});

test("a table that goes on has the same person and the same one who leads", () => {
  keepKeys(key, { game: "heroquest", name: "Mia", leads: "elsewhere" });
  keepNext({ ...key, table: "t2", token: "next", master_token: "still" }, "t1");
  expect(seatAt("t2")).toMatchObject({ token: "next", master_token: "still", leads: "elsewhere", name: "Mia" });
});

test("whoever only looks on has no seat, but comes in again", () => {
  keepSeat({ table: "t1", watch: "look" });
  expect(keyOf("t1")).toBe("look");
  expect(keyOf("elsewhere")).toBe("");
});

test("the seat used last comes first, and the oldest ones are forgotten", () => {
  for (let at = 0; at < 505; at += 1) keepSeat({ table: `t${at}`, token: "x" });
  expect(keptSeats()).toHaveLength(500);
  expect(seatAt("t0").token).toBe("");
  forgetSeat("t504");
  expect(keptSeats().some(({ table }) => table === "t504")).toBe(false);
});

test("a browser that played before keeps its seats", () => {
  remember("tables", { old: "token", led: "token" });
  remember("masters", { led: { token: "master", leads: "here" } });
  expect(seatAt("old").token).toBe("token");
  expect(seatAt("led")).toMatchObject({ token: "token", master_token: "master", leads: "here" });
  keepSeat({ table: "new", token: "x" });
  expect(
    keptSeats()
      .map(({ table }) => table)
      .sort(),
  ).toEqual(["led", "new", "old"]);
});

test("the part of a link that opens something never goes to the server", () => {
  expect(new URL(joinLink("t1", "secret")).pathname).toBe("/join/t1");
});

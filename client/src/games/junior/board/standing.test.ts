import { expect, test } from "vitest";
import { followed } from "./standing";

const next = new Map([
  ["gor3", "gor2"],
  ["gor2", "gor1"],
  ["gor1", "castle"],
]);
const at = (key: string, field: string) => ({ key, field });

test("Gors that all walk on keep who they are", () => {
  expect(followed([at("x", "gor3"), at("y", "gor2")], ["gor1", "gor2"], next)).toEqual([
    at("y", "gor1"),
    at("x", "gor2"),
  ]);
});
test("the Gors left standing after one is beaten keep who they are", () => {
  expect(followed([at("x", "gor3"), at("y", "gor2")], ["gor3"], next)).toEqual([at("x", "gor3")]);
  expect(followed([at("x", "gor3"), at("y", "gor2")], ["gor2"], next)).toEqual([at("y", "gor2")]);
});
test("a new Gor has a name of its own", () => {
  const [old, fresh] = followed([at("gor 1", "gor2")], ["gor2", "gor3"], next);
  expect(old).toEqual(at("gor 1", "gor2"));
  expect(fresh!.field).toBe("gor3");
  expect(fresh!.key).not.toBe("gor 1");
});

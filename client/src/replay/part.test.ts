import { expect, test } from "vitest";
import { goesOn, momentsOf, placeOf, savedUpTo, type Part } from "./part";
import first from "../../tests/fixtures/first.json";

const { view, table, lines } = first as unknown as {
  view: Part["moments"][0]["changed"];
  table: Part["table"];
  lines: [];
};

function part(...moments: Part["moments"]): Part {
  const entries = moments.map(({ entry }) => entry);
  return { table, version: 9, entries, first: 0, moments, finished: false, whole: true, whole_can_be_seen: false };
}

test("each moment is the one before with what changed since", () => {
  const [begin, later, last] = momentsOf(
    part(
      { entry: 0, step: 0, changed: view, lines },
      { entry: 1, step: 1, changed: { turn: "archer" }, lines },
      { entry: 4, step: 2, changed: { actor: "archer" }, lines },
    ),
  );
  expect(begin!.view).toEqual(view);
  expect(later!.view).toEqual({ ...view, turn: "archer" });
  expect(last!.view).toEqual({ ...view, turn: "archer", actor: "archer" });
  expect(last!.entry).toBe(4);
});

test("what is known of a game holds as long as nothing of it was taken back", () => {
  expect(goesOn([0, 1, 2], [0, 1, 2, 3])).toBe(true);
  expect(goesOn([], [0])).toBe(true);
  expect(goesOn([0, 1, 2], [0, 1])).toBe(false);
  expect(goesOn([0, 1, 2], [0, 1, 4])).toBe(false);
});

test("an entry is shown by its own moment, or by the last one before it", () => {
  expect(placeOf([0, 1, 2, 7, 8], 7)).toBe(3);
  expect(placeOf([0, 1, 2, 7, 8], 5)).toBe(2);
  expect(placeOf([0, 1, 2, 7, 8], 99)).toBe(4);
  expect(placeOf([50, 51], 3)).toBe(0);
});

test("a save up to an entry ends with that entry and what stands beside it", () => {
  const rows = [
    '{"kind":"head","game":"junior"}',
    '{"kind":"choice","entry":1,"step":1,"action":"a"}',
    '{"kind":"outcome","entry":2,"step":1,"asked":"b","outcome":"c"}',
    '{"kind":"position","entry":2,"digest":"d","position":{}}',
    '{"kind":"choice","entry":3,"step":2,"action":"e"}',
  ];
  const saga = rows.join("\n") + "\n";
  expect(savedUpTo(saga, 2)).toBe(rows.slice(0, 4).join("\n") + "\n");
  expect(savedUpTo(saga, 0)).toBe(`${rows[0]}\n`);
  expect(savedUpTo(saga, 3)).toBe(saga);
});

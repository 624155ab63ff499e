import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf8");

type Theme = Record<string, string>;

/** The colours of one block of the token file. */
function block(selector: string): Theme {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf("\n}", start));
  return Object.fromEntries(
    [...body.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]),
  );
}

const light = block(":root");
const themes: Record<string, Theme> = {
  light,
  dark: { ...light, ...block(':root[data-theme="dark"]') },
  junior: { ...light, ...block(':root[data-theme="junior"]') },
};

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const TEXT: [string, string][] = [
  ["ink", "bg"],
  ["ink", "panel"],
  ["ink", "panel2"],
  ["ink", "call"],
  ["ink2", "bg"],
  ["ink2", "panel"],
  ["ink2", "panel2"],
  ["onaccent", "accent"],
  ["accent", "panel2"],
  ["good", "panel"],
  ["good", "panel2"],
  ["warn", "panel"],
  ["warn", "panel2"],
  ["ontopbar", "topbar"],
  ["ontopbar", "topbar-button"],
  ["onprice", "price"],
  ["onwarrior", "warrior"],
  ["onarcher", "archer"],
  ["ondwarf", "dwarf"],
  ["onmage", "mage"],
  ["onwizard", "wizard"],
  ["onbarbarian", "barbarian"],
  ["onelf", "elf"],
  ["ongame-master", "game-master"],
  ["onseal", "seal"],
];
const CONTROLS: [string, string][] = [
  ["line2", "panel"],
  ["focus", "panel"],
  ["focus", "bg"],
  ["focus", "panel2"],
  ["focus", "call"],
  ["topbar-focus", "topbar"],
  ["topbar-focus", "topbar-button"],
  ["topbar-edge", "topbar"],
  ["price-edge", "price"],
  ["call-edge", "call"],
];

for (const [name, theme] of Object.entries(themes)) {
  test.each(TEXT)(`text %s on %s has at least 4.5 to 1 (${name})`, (text, ground) => {
    expect(contrast(theme[text]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(CONTROLS)(`edge %s on %s has at least 3 to 1 (${name})`, (edge, ground) => {
    expect(contrast(theme[edge]!, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });
}
